### 一字棋

yizi-name = 一字棋
yizi-about = 十枚棋子排成一线，双方都能走。把最后一枚走到终点的人胜。连续对局时，由上一局的负方决定谁先走。

## 规则选项
yizi-option-rule = 布子
yizi-option-rule-1 = 棋规一：每位一枚
yizi-option-rule-2 = 棋规二：远端五位各两枚
yizi-option-rule-3 = 棋规三：轮流布子
yizi-option-rule-3-more = 每次在一个棋位布一枚以上，布最后一枚的人后走
yizi-option-last = 最后一枚
yizi-option-last-wins = 走到终点者胜
yizi-option-last-loses = 走到终点者负
yizi-option-last-more = 几枚一同到达，也算走了最后一枚

## 座位、棋子、棋位
yizi-seat-first = 甲
yizi-seat-second = 乙
yizi-man-coin = 棋子 { $a } 枚
yizi-zone-terminal = 终点

## 记谱法
yizi-form-points = 位次

## 要说的话
yizi-note-in-hand = 还有 { $a } 枚未布
yizi-note-taken = 拿起 { $a } 枚
yizi-why-home-stays = 到了终点的棋子不再走
yizi-why-nobody-there = 这一位没有棋子
yizi-why-towards-terminal = 只能朝终点走
yizi-why-towards-terminal-more = 棋子不能后退，去处须比原处离终点更近
yizi-why-not-on-terminal = 终点不能布子
yizi-why-put-down-first = 棋子布完才能走
yizi-why-put-down-first-more = 点空位或有子的位布子，点几下布几枚
yizi-why-last-man-wins = 最后一枚到了终点，走这一步的人胜
yizi-why-last-man-loses = 最后一枚到了终点，走这一步的人负
yizi-end-last-man = 最后一枚到了终点

## 写法有误时应有的
yizi-want-at = 应有 @ 与棋位
yizi-want-count = 应是棋子的枚数
yizi-want-point = 应是棋位的号码，终点是 0
yizi-want-from-to = 应写作“起点-终点”，如 7-3
yizi-want-eleven-points = 应有十一个棋位
yizi-want-ten-men = 应有十枚棋子
