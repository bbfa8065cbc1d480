### 中国象棋的文字

xiangqi-name = 象棋
xiangqi-name-more = 中国象棋

## 选项
xiangqi-option-repetition = 局面第三次出现
xiangqi-option-repetition-asian = 亚洲棋规
xiangqi-option-repetition-asian-more = 长将、长捉判负
xiangqi-option-repetition-checks = 只禁长将
xiangqi-option-repetition-checks-more = 有其他着法而长将判负，长捉不禁
xiangqi-option-repetition-draw = 作和
xiangqi-option-repetition-draw-more = 不论着法，三次重复即和
xiangqi-option-limit = 六十回合无吃子
xiangqi-option-limit-60 = 作和
xiangqi-option-limit-none = 不限
xiangqi-option-facing = 走成将帅照面
xiangqi-option-facing-refused = 不能走
xiangqi-option-facing-loses = 走后即负

## 用时
xiangqi-clock-plain = 普通
xiangqi-clock-union = 学生会赛
xiangqi-clock-portal = 网络

## 棋子
xiangqi-man-red-king = 红帅
xiangqi-man-red-advisor = 红仕
xiangqi-man-red-elephant = 红相
xiangqi-man-red-horse = 红马
xiangqi-man-red-rook = 红车
xiangqi-man-red-cannon = 红炮
xiangqi-man-red-pawn = 红兵
xiangqi-man-black-king = 黑将
xiangqi-man-black-advisor = 黑士
xiangqi-man-black-elephant = 黑象
xiangqi-man-black-horse = 黑马
xiangqi-man-black-rook = 黑车
xiangqi-man-black-cannon = 黑炮
xiangqi-man-black-pawn = 黑卒

## 棋盘
xiangqi-zone-palace = 九宫
xiangqi-zone-river = 河沿

## 为什么不能这样走
xiangqi-why-empty-point = 这里没有棋子
xiangqi-why-empty-point-more = 请先选自己的棋子
xiangqi-why-not-yours = 这不是你的棋子
xiangqi-why-not-yours-more = 请先选自己的棋子
xiangqi-why-no-moves = 此子无处可走
xiangqi-why-no-moves-more = 能到的点都被占、被挡或出界，请换一个棋子
xiangqi-why-own-man = 这里是自己的棋子
xiangqi-why-own-man-more = 只能吃对方的棋子
xiangqi-why-facing = 将帅不能照面
xiangqi-why-facing-more = 两将之间须留一子
xiangqi-why-check-stands = 仍被将军
xiangqi-why-check-stands-more = 吃掉来将之子、挡住它，或把将帅走开
xiangqi-why-into-check = 走到那里会被将军
xiangqi-why-into-check-more = 标出的棋子控制着那一点
xiangqi-why-exposes = 此子护着将帅，不能离开
xiangqi-why-exposes-more = 走开后，标出的棋子就能吃掉将帅
xiangqi-why-becomes-screen = 不能给对方当炮架
xiangqi-why-becomes-screen-more = 标出的空头炮只差一个炮架，走到中间就被将军
xiangqi-why-king-palace = 将帅不能出九宫
xiangqi-why-king-palace-more = 只能在画有斜线的九个点上走
xiangqi-why-king-step = 将帅每次沿线走一步
xiangqi-why-advisor-palace = 仕士不能出九宫
xiangqi-why-advisor-palace-more = 只能在画有斜线的九个点上走
xiangqi-why-advisor-step = 仕士每次斜走一步
xiangqi-why-elephant-river = 相象不能过河
xiangqi-why-elephant-eye = 象眼被塞
xiangqi-why-elephant-eye-more = 田字中心有棋子
xiangqi-why-elephant-step = 相象走田字
xiangqi-why-horse-leg = 马腿被挡
xiangqi-why-horse-leg-more = 起步的那一点有棋子
xiangqi-why-horse-step = 马走日字
xiangqi-why-rook-line = 车走直线
xiangqi-why-rook-path = 车路被挡
xiangqi-why-cannon-line = 炮走直线
xiangqi-why-cannon-path = 炮只有吃子才能越子
xiangqi-why-cannon-path-more = 不吃子时，路上不能有棋子
xiangqi-why-cannon-no-screen = 炮吃子要隔一个子
xiangqi-why-cannon-no-screen-more = 中间没有炮架
xiangqi-why-cannon-many-screens = 中间的棋子太多
xiangqi-why-cannon-many-screens-more = 炮吃子只能隔一个子，己方对方都可以
xiangqi-why-pawn-back = 兵卒不能后退
xiangqi-why-pawn-river = 兵卒过河后才能横走
xiangqi-why-pawn-step = 兵卒每次走一步，向前，过河后也可横走

## 局面说明
xiangqi-why-check = 将军
xiangqi-why-double-check = 双将
xiangqi-why-mate = 将死
xiangqi-why-mate-more = 将帅被将军，无着可应
xiangqi-why-king-taken = 将帅被吃
xiangqi-why-stalemate = 困毙
xiangqi-why-stalemate-more = 轮到走棋而无子可走，判负
xiangqi-why-facing-lost = 将帅照面
xiangqi-why-facing-lost-more = 走成照面的一方判负
xiangqi-why-limit = { $a } 回合没有吃子
xiangqi-why-limit-more = 按自然限着判和
xiangqi-why-material = 双方都无法取胜
xiangqi-why-material-more = 车马炮兵都已不在，判和
xiangqi-why-repetition = 同一局面出现了三次
xiangqi-why-repetition-more = 双方都没有违例，不变作和
xiangqi-why-both-check = 双方长将
xiangqi-why-both-check-more = 双方都可不变，判和
xiangqi-why-both-chase = 双方长捉
xiangqi-why-both-chase-more = 双方都可不变，判和
xiangqi-why-red-checks = 红方长将
xiangqi-why-red-checks-more = 标出的棋子步步将军，局面三次重复，红方应变不变，判负
xiangqi-why-black-checks = 黑方长将
xiangqi-why-black-checks-more = 标出的棋子步步将军，局面三次重复，黑方应变不变，判负
xiangqi-why-red-chases-rook = 红方长捉车
xiangqi-why-red-chases-rook-more = 步步捉同一个车，局面三次重复，红方应变不变，判负
xiangqi-why-red-chases-horse = 红方长捉马
xiangqi-why-red-chases-horse-more = 步步捉同一个马，局面三次重复，红方应变不变，判负
xiangqi-why-red-chases-cannon = 红方长捉炮
xiangqi-why-red-chases-cannon-more = 步步捉同一个炮，局面三次重复，红方应变不变，判负
xiangqi-why-red-chases-advisor = 红方长捉士
xiangqi-why-red-chases-advisor-more = 步步捉同一个士，局面三次重复，红方应变不变，判负
xiangqi-why-red-chases-elephant = 红方长捉象
xiangqi-why-red-chases-elephant-more = 步步捉同一个象，局面三次重复，红方应变不变，判负
xiangqi-why-red-chases-pawn = 红方长捉过河卒
xiangqi-why-red-chases-pawn-more = 步步捉同一个卒，局面三次重复，红方应变不变，判负
xiangqi-why-black-chases-rook = 黑方长捉车
xiangqi-why-black-chases-rook-more = 步步捉同一个车，局面三次重复，黑方应变不变，判负
xiangqi-why-black-chases-horse = 黑方长捉马
xiangqi-why-black-chases-horse-more = 步步捉同一个马，局面三次重复，黑方应变不变，判负
xiangqi-why-black-chases-cannon = 黑方长捉炮
xiangqi-why-black-chases-cannon-more = 步步捉同一个炮，局面三次重复，黑方应变不变，判负
xiangqi-why-black-chases-advisor = 黑方长捉仕
xiangqi-why-black-chases-advisor-more = 步步捉同一个仕，局面三次重复，黑方应变不变，判负
xiangqi-why-black-chases-elephant = 黑方长捉相
xiangqi-why-black-chases-elephant-more = 步步捉同一个相，局面三次重复，黑方应变不变，判负
xiangqi-why-black-chases-pawn = 黑方长捉过河兵
xiangqi-why-black-chases-pawn-more = 步步捉同一个兵，局面三次重复，黑方应变不变，判负

## 终局
xiangqi-end-material = 双方都没有能过河的子
xiangqi-end-stalemate = 困毙
xiangqi-end-facing = 将帅照面
xiangqi-end-limit = 六十回合没有吃子
xiangqi-end-repetition = 三次重复，不变作和
xiangqi-end-perpetual-check = 长将
xiangqi-end-perpetual-chase = 长捉

## 书写有误
xiangqi-want-position = 应写一个局面
xiangqi-want-man = 应为棋子
xiangqi-want-nine-files = 每行应有九个点
xiangqi-want-ten-ranks = 应有十行
xiangqi-want-reachable-place = 这个棋子不可能在这里
xiangqi-want-fewer-men = 这种棋子多于一副棋的数目
xiangqi-want-both-kings = 应有双方的将帅
xiangqi-want-no-facing = 将帅不能照面
xiangqi-want-side = 应写轮到谁走：w 或 b
xiangqi-want-file = 应为纵线，或前、后
xiangqi-want-rank = 应为 0 到 9 的行号
xiangqi-want-way = 应为进、退、平
xiangqi-want-which-man = 应说明是哪一个棋子
xiangqi-want-dash = 应为横线
