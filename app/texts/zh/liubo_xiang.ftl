### 六博 · 象棋制

liubo_xiang-name = 六博 · 象棋制
liubo_xiang-about = 枭卢雉犊各一、塞二，每子走法不同。杀枭者胜，两枭不可对面。

## 规则选项
liubo_xiang-option-repetition = 局面第三次出现
liubo_xiang-option-repetition-draw = 作和
liubo_xiang-option-repetition-draw-more = 本馆补充；长捉还在数时不判
liubo_xiang-option-repetition-none = 不判
liubo_xiang-option-quiet = 百步无进展
liubo_xiang-option-quiet-100 = 作和
liubo_xiang-option-quiet-100-more = 本馆补充；双方合计一百步没有吃子，也没有走塞
liubo_xiang-option-quiet-none = 不限

## 棋子、记谱法、计数
liubo_xiang-man-red-owl = 红枭
liubo_xiang-man-red-hound = 红卢
liubo_xiang-man-red-pheasant = 红雉
liubo_xiang-man-red-calf = 红犊
liubo_xiang-man-red-stopper = 红塞
liubo_xiang-man-red-finished = 红成塞
liubo_xiang-man-blue-owl = 蓝枭
liubo_xiang-man-blue-hound = 蓝卢
liubo_xiang-man-blue-pheasant = 蓝雉
liubo_xiang-man-blue-calf = 蓝犊
liubo_xiang-man-blue-stopper = 蓝塞
liubo_xiang-man-blue-finished = 蓝成塞
liubo_xiang-form-places = 起止
liubo_xiang-form-chinese = 中文
liubo_xiang-tally-chase = 连捉 { $a } / 5
liubo_xiang-button-finish = 成塞
liubo_xiang-button-hound = 升卢
liubo_xiang-button-pheasant = 升雉
liubo_xiang-button-calf = 升犊

## 这一步做了什么
liubo_xiang-call-stopper-arrived = 塞到底线
liubo_xiang-call-stopper-arrived-more = 对方须立即吃掉它，否则成塞
liubo_xiang-call-stopper-taken = 吃掉了刚到底线的塞
liubo_xiang-call-stopper-finished = 成塞
liubo_xiang-call-stopper-finished-more = 此塞从此不动，也不能被吃，直到终局
liubo_xiang-call-rose-hound = 升变为卢
liubo_xiang-call-rose-pheasant = 升变为雉
liubo_xiang-call-rose-calf = 升变为犊

## 走之前要知道的
liubo_xiang-note-choose-rise = 成塞，还是升变
liubo_xiang-note-would-face = 走到标出的点，两枭对面，立即判负
liubo_xiang-note-would-chase = 走到标出的点是第五次捉同一子，立即判负
liubo_xiang-note-stopper-take-now = 标出的塞这一步不吃就成塞
liubo_xiang-note-stopper-will-finish = 标出的塞无子可吃，这一步过后成塞
liubo_xiang-note-quiet-soon = 已连续 { $a } 步没有吃子和走塞，再过 { $b } 步判和

## 为什么不能这样走
liubo_xiang-why-empty-point = 这里没有棋子
liubo_xiang-why-empty-point-more = 请先选自己的棋子
liubo_xiang-why-not-yours = 这是对方的棋子
liubo_xiang-why-not-yours-more = 请先选自己的棋子
liubo_xiang-why-finished-stays = 成塞不能移动
liubo_xiang-why-finished-stays-more = 它一直留在这里，直到终局
liubo_xiang-why-hemmed-in = 此子无处可走
liubo_xiang-why-hemmed-in-more = 能到的点都被占住或已到边，请换一枚
liubo_xiang-why-own-man = 这里是自己的棋子
liubo_xiang-why-own-man-more = 只能吃对方的棋子
liubo_xiang-why-finished-safe = 成塞不能被吃
liubo_xiang-why-finished-safe-more = 只有它刚到底线的那一步可以吃
liubo_xiang-why-owl-home = 枭不离己方底线
liubo_xiang-why-owl-home-more = 在底线上走，格数不限
liubo_xiang-why-way-blocked = 路上有子
liubo_xiang-why-way-blocked-more = 不可越过棋子
liubo_xiang-why-hound-two-forwards = 卢走两格只能向前
liubo_xiang-why-hound-two-forwards-more = 直进或斜进，中间须空
liubo_xiang-why-hound-step = 卢走一格，或前进两格
liubo_xiang-why-hound-step-more = 一格八面皆可；两格只能直进或斜进
liubo_xiang-why-pheasant-step = 雉走日字
liubo_xiang-why-pheasant-step-more = 直走一格，再同向斜走一格，不怕蹩腿
liubo_xiang-why-calf-takes-diagonally = 犊直走不能吃子
liubo_xiang-why-calf-takes-diagonally-more = 沿斜线走一格吃子
liubo_xiang-why-calf-moves-straight = 犊斜走只能吃子
liubo_xiang-why-calf-moves-straight-more = 那里没有对方的棋子；不吃子时直走一格
liubo_xiang-why-calf-step = 犊直走一格，斜吃一格
liubo_xiang-why-stopper-takes-nothing = 塞不能吃子
liubo_xiang-why-stopper-takes-nothing-more = 只能走到前面空着的点
liubo_xiang-why-stopper-step = 塞向前走一格
liubo_xiang-why-stopper-step-more = 直进或斜进，不能横走或后退
liubo_xiang-why-choose-rise = 先选成塞还是升变
liubo_xiang-why-choose-rise-more = 点下面的按钮，或另选一枚棋子

## 局面说明
liubo_xiang-why-owl-attacked = 枭被攻击
liubo_xiang-why-owl-attacked-more = 标出的棋子下一步就能吃枭
liubo_xiang-why-owl = 枭被吃
liubo_xiang-why-owl-more = 枭在标出的点上被吃，立即分出胜负
liubo_xiang-why-facing = 两枭对面
liubo_xiang-why-facing-more = 同一条竖线上，中间没有棋子；走成这样的一方判负
liubo_xiang-why-stuck = 无棋可走
liubo_xiang-why-stuck-more = 轮到走而走不了，判负
liubo_xiang-why-dead = 双方都无法取胜
liubo_xiang-why-dead-more = 只剩枭和成塞，谁也逼不了谁，判和
liubo_xiang-why-quiet = 连续 { $a } 步没有吃子，也没有走塞
liubo_xiang-why-quiet-more = 双方合计，判和
liubo_xiang-why-threefold = 同一局面出现了三次
liubo_xiang-why-threefold-more = 没有长捉，判和
liubo_xiang-why-owl-chases-hound = 枭连捉卢 { $a } 次
liubo_xiang-why-owl-chases-hound-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-owl-chases-pheasant = 枭连捉雉 { $a } 次
liubo_xiang-why-owl-chases-pheasant-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-owl-chases-calf = 枭连捉犊 { $a } 次
liubo_xiang-why-owl-chases-calf-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-owl-chases-stopper = 枭连捉塞 { $a } 次
liubo_xiang-why-owl-chases-stopper-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-hound-chases-owl = 卢连捉枭 { $a } 次
liubo_xiang-why-hound-chases-owl-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-hound-chases-hound = 卢连捉卢 { $a } 次
liubo_xiang-why-hound-chases-hound-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-hound-chases-pheasant = 卢连捉雉 { $a } 次
liubo_xiang-why-hound-chases-pheasant-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-hound-chases-calf = 卢连捉犊 { $a } 次
liubo_xiang-why-hound-chases-calf-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-hound-chases-stopper = 卢连捉塞 { $a } 次
liubo_xiang-why-hound-chases-stopper-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-pheasant-chases-owl = 雉连捉枭 { $a } 次
liubo_xiang-why-pheasant-chases-owl-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-pheasant-chases-hound = 雉连捉卢 { $a } 次
liubo_xiang-why-pheasant-chases-hound-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-pheasant-chases-pheasant = 雉连捉雉 { $a } 次
liubo_xiang-why-pheasant-chases-pheasant-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-pheasant-chases-calf = 雉连捉犊 { $a } 次
liubo_xiang-why-pheasant-chases-calf-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-pheasant-chases-stopper = 雉连捉塞 { $a } 次
liubo_xiang-why-pheasant-chases-stopper-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-calf-chases-owl = 犊连捉枭 { $a } 次
liubo_xiang-why-calf-chases-owl-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-calf-chases-hound = 犊连捉卢 { $a } 次
liubo_xiang-why-calf-chases-hound-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-calf-chases-pheasant = 犊连捉雉 { $a } 次
liubo_xiang-why-calf-chases-pheasant-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-calf-chases-calf = 犊连捉犊 { $a } 次
liubo_xiang-why-calf-chases-calf-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负
liubo_xiang-why-calf-chases-stopper = 犊连捉塞 { $a } 次
liubo_xiang-why-calf-chases-stopper-more = 先标的被捉，后标的在捉；一子连捉同一子，第五次判负

## 终局
liubo_xiang-end-owl = 吃掉了枭
liubo_xiang-end-facing = 对方走成两枭对面
liubo_xiang-end-chase = 对方长捉，满五次
liubo_xiang-end-stalemate = 对方无棋可走
liubo_xiang-end-dead = 双方都无法取胜
liubo_xiang-end-quiet = 百步没有吃子和走塞

## 写法有误时应有的
liubo_xiang-want-letter-of-man = 应是 O、H、P、C、S、F 及其小写、数字或斜线
liubo_xiang-want-owl-at-home = 枭应在己方底线上
liubo_xiang-want-stopper-ahead = 塞不会在己方底线上
liubo_xiang-want-finished-at-end = 成塞应在对方底线上
liubo_xiang-want-one-arrived = 刚到底线的塞只能有一枚
liubo_xiang-want-arrived-of-last = 刚到底线的塞应属刚走过的一方
liubo_xiang-want-fewer-men = 这种棋子多于一副棋的数目
liubo_xiang-want-owl-of-last = 刚走过的一方应有枭
liubo_xiang-want-chaser = 应是能吃子的己方棋子
liubo_xiang-want-arrow = 捉子者之后应写 >
liubo_xiang-want-chased = 应是能被吃的对方棋子，各写一次
liubo_xiang-want-times = 应写 x 和次数
liubo_xiang-want-risen = 升变应写 H、P 或 C
