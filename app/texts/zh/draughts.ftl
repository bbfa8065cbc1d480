### 国际跳棋的文字

draughts-name = 西洋跳棋
draughts-name-more = 国际跳棋，百格
draughts-about = 斜走斜吃，能吃必吃，吃多优先；到对方底线停住成王，王可以飞。

## 规则选项
draughts-option-first = 先行
draughts-option-first-black = 黑方
draughts-option-first-black-more = 依竞赛棋规
draughts-option-first-white = 白方
draughts-option-first-white-more = 依世界跳棋联合会规则
draughts-option-draws = 判和
draughts-option-draws-site = 另加四条
draughts-option-draws-site-more = 本馆补充：同一局面三次；双方各二十五步只动王而无吃子；对孤王的三子残局十六步、二子以下残局五步
draughts-option-draws-seed = 只依棋规
draughts-option-draws-seed-more = 同意和棋；拒绝提和的一方要在四十步内取胜

## 棋子、棋盘、记谱法
draughts-man-black-man = 黑兵
draughts-man-black-king = 黑王
draughts-man-white-man = 白兵
draughts-man-white-king = 白王
draughts-zone-crowns-black = 黑兵成王的底线
draughts-zone-crowns-white = 白兵成王的底线
draughts-lens-numbers = 格号
draughts-form-numbers = 格号
draughts-form-landings = 格号，写全落点
draughts-file-pdn = PDN 棋谱

## 旁注
draughts-tally-men = 余 { $a } 子
draughts-note-must-take = 必须吃子，要吃满 { $a } 子
draughts-note-black-has-left = 黑方拒绝过和棋，还有 { $a } 步可以取胜
draughts-note-white-has-left = 白方拒绝过和棋，还有 { $a } 步可以取胜
draughts-note-ending-has-left = 对孤王的残局，再走 { $a } 步不胜即和

## 为什么不能这样走
draughts-why-empty-square = 这一格没有棋子
draughts-why-empty-square-more = 请先选自己的棋子
draughts-why-not-yours = 这是对方的棋子
draughts-why-not-yours-more = 请先选自己的棋子
draughts-why-no-moves = 此子无处可走
draughts-why-no-moves-more = 前面的格子都被占着，请换一个棋子
draughts-why-must-take = 有子可吃，必须吃
draughts-why-must-take-more = 这一步要吃 { $a } 子，吃法已标出
draughts-why-takes-fewer = 只能吃 { $a } 子，要吃 { $b } 子
draughts-why-takes-fewer-more = 必须选吃子最多的着法，吃法已标出
draughts-why-off-the-way = 不在吃子的路上
draughts-why-off-the-way-more = 要吃满 { $a } 子，吃法已标出
draughts-why-jumped-already = 跳过的子不能再跳
draughts-why-jumped-already-more = 被吃的子走完才拿掉，在此之前仍挡着路
draughts-why-land-behind = 请点落脚的格子
draughts-why-land-behind-more = 吃子是跳过它，落在它后面的空格
draughts-why-diagonal = 只能沿斜线走
draughts-why-king-path = 王的路上有子
draughts-why-king-path-more = 不吃子时，路上要全是空格
draughts-why-man-back = 兵不能后退
draughts-why-man-back-more = 只有吃子才可以向后
draughts-why-man-step = 兵每次只走一格
draughts-why-man-step-more = 向前斜走到相邻的空格

## 局面说明
draughts-why-all-taken = 棋子被吃光
draughts-why-stalemate = 无棋可走
draughts-why-stalemate-more = 剩下的子都动不了，判负
draughts-why-kings-only = 双方各 { $a } 步只动王，没有吃子
draughts-why-kings-only-more = 本馆补充，判和
draughts-why-sixteen-moves = 三子对孤王，十六步未胜
draughts-why-sixteen-moves-more = 本馆补充，判和
draughts-why-five-moves = 对孤王的残局，五步未胜
draughts-why-five-moves-more = 本馆补充，判和
draughts-why-refused-draw = 拒绝和棋后 { $a } 步未胜
draughts-why-refused-draw-more = 拒绝提和的一方要在其后 { $a } 步内取胜，否则判和
draughts-why-repetition = 同一局面出现了三次
draughts-why-repetition-more = 本馆补充，判和

## 终局
draughts-end-all-taken = 棋子被吃光
draughts-end-stalemate = 无棋可走
draughts-end-kings-only = 各二十五步只动王，没有吃子
draughts-end-sixteen-moves = 三子对孤王，十六步未胜
draughts-end-five-moves = 对孤王的残局，五步未胜
draughts-end-refused-draw = 拒绝和棋后四十步未胜

## 写法有误时应有的
draughts-want-square = 应是 1 到 50 的格号
draughts-want-more = 还没有写完
draughts-want-step = 这里无子可吃，应写成 32-28 的样子
draughts-want-capture = 有子可吃，应写成 28x19 的样子
draughts-want-most = 应选吃子最多的着法
draughts-want-whole-way = 有几种吃法，应写出经过的每一格
draughts-want-side = 应写轮到谁走：W 或 B
draughts-want-each-side-once = 每方只写一次
draughts-want-king = 底线上的应是王，写 K
draughts-want-fewer-men = 每方最多二十子
draughts-want-counter = 应是 H、E、RB、RW 之一
draughts-want-smaller-number = 数字太大
draughts-want-game-type = 应是百格的国际跳棋，类型 20
