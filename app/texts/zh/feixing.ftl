### 飞行棋

feixing-name = 飞行棋
feixing-about = 各有四架飞机，掷骰起飞，绕场一周回到终点。先全部到达者胜。

## 规则选项
feixing-option-seats = 人数
feixing-option-seats-4 = 四人
feixing-option-seats-3 = 三人
feixing-option-seats-2 = 两人
feixing-option-seats-3-more = 空一边，空着的颜色不属于谁
feixing-option-seats-2-more = 对面而坐
feixing-option-takeoff = 起飞
feixing-option-takeoff-five-six = 五点或六点
feixing-option-takeoff-five-six-more = 掷出 5 或 6 可起飞一架，起飞后再掷一次
feixing-option-takeoff-six = 六点
feixing-option-takeoff-six-more = 掷出 6 可起飞一架，起飞后再掷一次
feixing-option-takeoff-even = 双数
feixing-option-takeoff-even-more = 掷出 2、4、6 可起飞一架，起飞后再掷一次
feixing-option-home = 到终点
feixing-option-home-exact = 刚好走到
feixing-option-home-exact-more = 多出来的点数往回走
feixing-option-home-overshoot = 够数就行
feixing-option-home-overshoot-more = 点数有余也算到达
feixing-option-partners = 结伴
feixing-option-partners-off = 各自为战
feixing-option-partners-opposite = 对家
feixing-option-partners-adjacent = 邻家
feixing-option-partners-more = 同伴的飞机相遇不攻击，叠在一起；八架都到才算胜。四人时才有，两人、三人不论
feixing-option-partners-adjacent-more = 红与蓝，黄与绿；同伴的飞机相遇不攻击，叠在一起，八架都到才算胜。四人时才有
feixing-option-jumps = 跳与飞
feixing-option-jumps-forced = 自动
feixing-option-jumps-forced-more = 停在同色格就往前跳，停在虚线口就飞
feixing-option-jumps-optional = 自选
feixing-option-jumps-optional-more = 每次跳、每次飞都可以不要，先点飞机，再点停在哪里

## 棋子、区域
feixing-man-red-plane = 红机
feixing-man-blue-plane = 蓝机
feixing-man-yellow-plane = 黄机
feixing-man-green-plane = 绿机
feixing-zone-red-hangar = 红方机场
feixing-zone-blue-hangar = 蓝方机场
feixing-zone-yellow-hangar = 黄方机场
feixing-zone-green-hangar = 绿方机场

## 记谱法、可看的
feixing-form-places = 格号
feixing-lens-numbers = 格号

## 计数
feixing-tally-home = 到达 { $a }
feixing-tally-out = 退出

## 该知道的
feixing-note-take-off = 掷出 { $a }，可以起飞
feixing-note-take-off-or-move = 掷出 { $a }，起飞或走一架
feixing-note-move = 掷出 { $a }，走一架
feixing-note-rider-next = 再掷一次，走停在迭子上的那架
feixing-note-rider-moves = 掷出 { $a }，只能走停在迭子上的那架

## 发生了什么
feixing-call-takeoff = 起飞
feixing-call-jumped = 跳到下一个同色格
feixing-call-flew = 沿虚线飞过去
feixing-call-hit = 撞子，对方一架返回机场
feixing-call-hit-crossing = 虚线上撞了对方一架，它返回机场
feixing-call-barred = 虚线上有两架叠着，飞不过去
feixing-call-bounced = 过不了迭子，多出的点数往回走
feixing-call-walked-back = 点数有余，从终点往回走
feixing-call-collided = 正好停在迭子上，都返回机场
feixing-call-rides = 六点，停在迭子上面
feixing-call-stacked = 迭子，{ $a } 架同格
feixing-call-arrived = 到达终点
feixing-call-again-six = 六点，再掷一次
feixing-call-again-takeoff = 起飞后再掷一次
feixing-call-pass = 掷出 { $a }，没有飞机可走，轮到下家
feixing-call-pass-again = 掷出 { $a }，没有飞机可走，再掷一次

## 点不得的缘由
feixing-why-nobody-there = 这里没有你的飞机
feixing-why-not-yours = 这是别人的飞机
feixing-why-partners = 这是同伴的飞机，各走各的
feixing-why-needs-five-six = 掷出 { $a }，起飞要 5 或 6
feixing-why-needs-six = 掷出 { $a }，起飞要 6
feixing-why-needs-even = 掷出 { $a }，起飞要 2、4 或 6
feixing-why-is-home = 这架已经到达，不再走
feixing-why-rider-first = 先走停在迭子上的那架
feixing-why-rider-first-more = 掷 6 停在迭子上之后，下一掷只走这一架
feixing-why-behind-a-stack = 被迭子挡住，过不去
feixing-why-behind-a-stack-more = 多出的点数从迭子往回走；掷 6 则停在迭子上面
feixing-why-flight-barred = 虚线上有两架叠着，飞不过去
feixing-why-lands-elsewhere = 掷出 { $a }，停不到这里
feixing-why-plays-no-more = 这一家已经退出
feixing-why-all-home = 四架飞机全部到达
feixing-why-team-home = 两家的八架飞机全部到达
feixing-why-left-alone = 别家都已退出
feixing-end-all-home = 全部到达
feixing-end-team-home = 两家全部到达
feixing-end-left-alone = 别家都已退出

## 写法有误时应有的
feixing-want-planes = 应写明各家的飞机，如 0-12-h-h
feixing-want-players = 家数与人数不符
feixing-want-progress = 应是 0 到 56，机场里的写 h
feixing-want-four-planes = 每家应有四架
feixing-want-order-of-leaving = 退出的先后应从 1 数起
feixing-want-die = 应是 1 到 6，未掷写 -
feixing-want-no-die = 分出胜负之后不应再有骰子
feixing-want-die-that-moves = 这个点数没有飞机可走，不会停在这里
feixing-want-rider = 应是停在别家迭子上的那架的格数，没有写 -
feixing-want-one-side-a-station = 两方的飞机不会同在一格
feixing-want-possible-end = 这样的终局不会出现
