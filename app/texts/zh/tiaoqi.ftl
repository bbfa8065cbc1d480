### 跳棋

tiaoqi-name = 跳棋
tiaoqi-about = 十枚棋子连走带跳，奔向对面的营区。先占满的人胜；三人以上按占满的先后排名。

## 规则选项
tiaoqi-option-seats = 人数
tiaoqi-option-seats-2 = 两人
tiaoqi-option-seats-3 = 三人
tiaoqi-option-seats-4 = 四人
tiaoqi-option-seats-6 = 六人
tiaoqi-option-hop = 跳法
tiaoqi-option-hop-equidistant = 等距跳
tiaoqi-option-hop-equidistant-more = 一条直线上只隔一枚棋子，又恰在正中，就能跳过
tiaoqi-option-hop-adjacent = 相邻跳
tiaoqi-option-hop-adjacent-more = 只能跳过紧挨着的一枚，落在它后面
tiaoqi-option-leaving = 离营
tiaoqi-option-leaving-on = 限时离开
tiaoqi-option-leaving-on-more = 走完第 20、25、30 手时，须有 5、8、10 枚离开本营，否则判消极而负，棋子离盘
tiaoqi-option-leaving-off = 不限
tiaoqi-option-repetition = 重复局面
tiaoqi-option-repetition-draw = 三次终局
tiaoqi-option-repetition-none = 不计
tiaoqi-option-repetition-more = 本馆补充，还在下的人名次相同
tiaoqi-option-quiet = 久无进展
tiaoqi-option-quiet-300 = 三百手终局
tiaoqi-option-quiet-none = 不计
tiaoqi-option-quiet-more = 本馆补充，三百手内无人入营的子超过以往，还在下的人名次相同

## 棋子、营区
tiaoqi-man-red-man = 红子
tiaoqi-man-blue-man = 蓝子
tiaoqi-man-yellow-man = 黄子
tiaoqi-man-green-man = 绿子
tiaoqi-man-purple-man = 紫子
tiaoqi-man-black-man = 黑子
tiaoqi-zone-red-camp = 红营
tiaoqi-zone-blue-camp = 蓝营
tiaoqi-zone-yellow-camp = 黄营
tiaoqi-zone-green-camp = 绿营
tiaoqi-zone-purple-camp = 紫营
tiaoqi-zone-black-camp = 黑营

## 记谱法
tiaoqi-form-holes = 孔号
tiaoqi-form-landings = 逐跳

## 要说的话
tiaoqi-tally-in-goal = 入营 { $a }
tiaoqi-tally-home = 第 { $a } 手到齐
tiaoqi-tally-out = 出局
tiaoqi-call-home = 第 { $a } 手到齐
tiaoqi-call-out-passive = 第 { $a } 手离营不足，判消极而负
tiaoqi-why-home = 第 { $a } 手到齐
tiaoqi-why-out = 第 { $a } 手出局
tiaoqi-why-in-goal = 入营 { $a } 枚
tiaoqi-why-out-passive = 第 { $a } 手离营不足，判消极而负
tiaoqi-note-must-leave = 走完第 { $a } 手时须有 { $b } 枚离营，现有 { $c } 枚
tiaoqi-note-goal-held = 营里还有别人的子，要等它离开
tiaoqi-why-nobody-there = 这里没有棋子
tiaoqi-why-hemmed-in = 这枚棋子走不动
tiaoqi-why-hemmed-in-more = 四周没有空位，也没有能跳到的空位
tiaoqi-why-occupied = 这里已经有子
tiaoqi-why-goal-held = 别人的子还在这个营里
tiaoqi-why-goal-held-more = 占满营区才算到齐；对方若不按时离营，会判消极而负
tiaoqi-why-no-step-after-hop = 跳过之后不能再走一步
tiaoqi-why-no-way = 跳不到那里
tiaoqi-why-no-way-more = 走一步只到相邻的空位；跳要沿直线，一次次连到那里
tiaoqi-why-no-middle = 正中没有棋位，跳不到
tiaoqi-why-nobody-to-hop = 正中没有棋子可跳
tiaoqi-why-adjacent-only = 只能跳过紧挨着的棋子
tiaoqi-why-not-in-the-middle = 中间的棋子不在正中
tiaoqi-why-several-between = 中间不止一枚棋子
tiaoqi-why-can-move = 还有棋可走，不能不走
tiaoqi-why-must-pass = 没有一枚走得动，这一手只能不走
tiaoqi-why-plays-no-more = 这一家已经不在局中
tiaoqi-why-goal-filled = 占满了对面的营区
tiaoqi-why-passive = 离营的棋子不够，判消极而负
tiaoqi-why-ranked = 只剩一家，名次已定
tiaoqi-why-no-progress = 连续 { $a } 手无人多入一子
tiaoqi-why-third-time = 同一局面第三次出现
tiaoqi-end-goal-filled = 占满对面的营区
tiaoqi-end-passive = 离营不足
tiaoqi-end-ranked = 名次已定

## 写法有误时应有的
tiaoqi-want-hole = 应是 0 到 120 的孔号
tiaoqi-want-from-to = 应写作“起点->终点”，如 6->14
tiaoqi-want-no-pass = 有棋可走时不能写 pass
tiaoqi-want-every-landing = 应逐个写出落点
tiaoqi-want-standings = 应写明各家入营的子数，如 0-0
tiaoqi-want-men-of-standing = 各家棋子应与其境况相合：在局中的十枚，到齐的占满营区，出局的没有
