### 八仙棋

baxian-name = 八仙棋
baxian-about = 八枚棋子，可走可跳，跳过对方的子便是吃子。先有一枚棋子进入对方宫中者胜。

## 规则选项
baxian-option-setup = 布局
baxian-option-setup-open = 中路空出
baxian-option-setup-full = 底线摆满
baxian-option-setup-open-more = 原图已佚。两行左右对称又让出宫位的摆法只有这一种
baxian-option-setup-full-more = 底线五枚，前排三枚，宫中有自己的子
baxian-option-repetition = 重复局面
baxian-option-repetition-draw = 三次为和
baxian-option-repetition-none = 不计
baxian-option-repetition-more = 本馆补充，原规则没有和棋
baxian-option-quiet = 久不吃子
baxian-option-quiet-100 = 一百手为和
baxian-option-quiet-none = 不计
baxian-option-quiet-more = 本馆补充，原规则没有和棋

## 棋子、宫
baxian-man-red-man = 红子
baxian-man-blue-man = 蓝子
baxian-zone-red-palace = 红宫
baxian-zone-blue-palace = 蓝宫

## 记谱法
baxian-form-points = 坐标

## 要说的话
baxian-why-nobody-there = 这里没有棋子
baxian-why-hemmed-in = 这枚棋子走不动
baxian-why-hemmed-in-more = 四边的点都有子，子后面也没有空点可跳
baxian-why-occupied = 这里已经有子
baxian-why-no-step-after-jump = 跳过之后不能再走一步
baxian-why-no-step-after-jump-more = 可以接着跳，或停在这里
baxian-why-along-lines = 只能沿横线或竖线
baxian-why-one-at-a-time = 走一格，或跳过紧挨着的一枚棋子
baxian-why-nobody-to-jump = 中间没有棋子可跳
baxian-why-taken-already = 中间这枚刚才已经吃掉
baxian-why-been-there = 刚才到过这里，再跳回去没有所得
baxian-why-palace = 棋子进了对方的宫
baxian-why-no-men = 棋子全被吃光，无棋可走
baxian-why-no-moves = 轮到走棋，却没有一枚走得动
baxian-why-third-time = 同一局面第三次出现
baxian-why-nothing-taken = 连续 { $a } 手没有吃子
baxian-end-palace = 进入对方宫中
baxian-end-no-men = 棋子全被吃光
baxian-end-no-moves = 无棋可走
baxian-end-quiet = 久不吃子

## 写法有误时应有的
baxian-want-every-landing = 不止一种跳法，应写出每个落点
baxian-want-possible-end = 刚走过的一方才可能在对方宫中
