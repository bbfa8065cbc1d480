### 页面与各种棋共用的词句

## 馆名、页眉、语言、明暗
brand = 弈馆
tagline = { $a }种棋，一张桌
tagline-sit = 坐下便可下
page-title = { $a } · 弈馆
nav-lobby = 大厅
nav-back = 返回
skip-to-content = 跳到正文
language = 语言
theme-to-dark = 换成深色
theme-to-light = 换成浅色
close = 关闭
cancel = 取消
more = 更多
copied = 已复制
copy-failed = 没能复制，请手动选取

## 大厅
lobby-search = 搜索
lobby-search-hint = 棋名
lobby-none = 没有叫这个名字的棋
lobby-continue = 接着下
lobby-kinds = 类别
lobby-games = 棋类
lobby-remove = 不再保留这一局
kind-all = 全部
kind-territory = 围占
kind-line = 连线
kind-royal = 攻王
kind-capture = 吃子
kind-race = 竞走
kind-hidden = 暗棋
seats-2 = 两人
seats-3 = 三人
seats-4 = 四人
seats-6 = 六人
seats-2-to-4 = 二至四人
seats-2-to-6 = 二至六人
has-dice = 骰
has-secrets = 暗

## 开局之前
options-rules = 规则
options-seats = 谁来下
options-clock = 用时
options-start = 开始
options-preview = 开局的样子
options-plain = 此棋只有一种下法
options-view = 你坐哪边
options-view-both = 两边都坐
options-view-all = 各边都坐
player-person = 人
player-ai = 电脑
player-you = 你
level-1 = 一段
level-2 = 二段
level-3 = 三段
level-4 = 四段
level-5 = 五段
level-1-more = 初学者可胜
level-2-more = 看一两步
level-3-more = 有来有往
level-4-more = 少有疏漏
level-5-more = 想得最久

## 从文字打开
open-text = 打开一局
open-text-what = 贴上链接、局面或着法
open-text-what-files = 贴上链接、局面、着法或棋谱文件的内容

## 用时
clock-none = 不计时
clock-custom = 自定
clock-contest = 比赛
clock-union = 协会赛
clock-portal = 网上对局
clock-minutes = { $a } 分
clock-seconds = { $a } 秒
clock-says-main = 每方 { $a } 分
clock-says-main-seconds = 每方 { $a } 秒
clock-says-increment = 每步加 { $a } 秒
clock-says-per-move = 每步 { $a } 秒
clock-says-countdown = 读秒 { $a } 秒，{ $b } 次
clock-says-forgiven = 超时 { $a } 次后判负
clock-countdown-left = 读秒，还有 { $a } 次
clock-overstepped-once = 这一步超时，已宽容一次
clock-left-of-move = 本步 { $a }

## 座位
seat-red = 红
seat-black = 黑
seat-white = 白
seat-blue = 蓝
seat-yellow = 黄
seat-green = 绿
seat-purple = 紫
seat-gray = 灰
seat-first = 先手
seat-second = 后手
seat-third = 三号
seat-fourth = 四号
seat-fifth = 五号
seat-sixth = 六号

## 对局
room-board = 棋盘
room-facts = 这一局
room-moves = 着法
room-controls = 操作
fact-clock = 用时
fact-faces = 棋子
faces-characters = 汉字
faces-letters = 字母
fact-series = 赛局
fact-score = 比分
turn-yours = 轮到你走
turn-of = 轮到{ $a }走
turn-roll = 请掷骰
turn-thinking = 正在想
turn-chance = 听凭运气
move-number = 第 { $a } 手
start-position = 开局
thinking = 正在想
thinking-depth = 想到第 { $a } 步
thinking-nodes = 看过 { $a } 个局面
thinking-stop = 停下就走
thinking-preparing = 先解全局，{ $a }%
thinking-break-off = 停下
thinking-stopped = 已经停下
thinking-lost = 电脑没能算完，已换一个接着下
thinking-failed = 电脑没能走出来
balance = 形势
balance-even = 大致相当
balance-slight = { $a }稍优
balance-better = { $a }占优
balance-winning = { $a }胜势
balance-mate = { $a }在 { $b } 步内取胜
balance-unknown = 还没有估计
balance-proved = { $a }必胜
verdict-win = { $a }必胜，还有 { $b } 手
verdict-draw = 双方都走对便是和棋
verdict-none = 这里说不准谁胜
choose-first = 先点自己的棋子
take-count = 拿 { $a } 枚
choose-empty = 点空处落子
button-commit = 走到这里
button-roll = 掷骰
button-pass = 不走
button-ready = 布好了
die-face = { $a } 点
die-none = 还没有掷

## 念给人听的
spoken-place = { $a }，空
spoken-man = { $a }，{ $b }
spoken-can-go = 可走
spoken-can-take = 可吃
spoken-held = 已选
spoken-last = 末手
spoken-check = 被将
spoken-danger = 危险
spoken-won = 致胜
spoken-dead = 死子
spoken-own = 归{ $a }
spoken-move = { $a }走{ $b }
spoken-rolled = 掷出 { $a }
spoken-level = { $a }，第 { $b } 层

## 按钮
act-undo = 悔棋
act-hint = 提示
act-verdict = 谁必胜
act-flip = 翻转
act-draw = 提和
act-resign = 认输
act-claim = 申请裁定
act-share = 分享
act-copy = 复制棋谱
act-copy-position = 复制局面
act-copy-link = 复制链接
act-copy-file = 复制为 { $a }
act-save-file = 下载 { $a }
act-open-text = 打开
act-open-so-far = 打开到此为止的局面
act-embed = 嵌入网页
act-new = 再来一局
act-next-game = 下一局
act-first = 回到开局
act-back = 退一步
act-forward = 进一步
act-last = 到最后
act-continue-here = 从这里接着下
act-accept = 同意
act-refuse = 不同意
act-confirm = 确定
act-notation = 记谱法
act-open-here = 在弈馆打开
act-retry = 再试
act-resigned = { $a }认输
act-flagged = { $a }超时
act-offered = { $a }提和
act-accepted = { $a }同意和棋
act-refused = { $a }不同意和棋
act-claimed = { $a }申请裁定
resign-ask = 认输吗？
draw-ask = { $a }提和，同意吗？
hint-none = 这里没有提示

## 记谱法
form-iccs = 坐标
form-wxf = WXF
form-chinese = 中文
form-plain = 简记

## 终局
result-win = { $a }胜
result-win-yours = 你赢了
result-loss-yours = 你输了
result-draw = 和棋
result-place = 第 { $a } 名{ $b }
result-because = { $a }：{ $b }
sentence-gap = 。
end-resigned = 对方认输
end-time = 对方超时
end-agreed = 双方同意
end-repetition = 局面重复三次
end-quiet = 久无进展
end-full = 棋盘已满
end-stalemate = 无棋可走
end-mate = 将死
end-five = 五子相连
end-limit = 到了步数上限
series-game = 第 { $a } 局，共 { $b } 局
series-game-free = 第 { $a } 局
series-score = { $a } 比 { $b }
series-won = { $a }赢得全场
series-drawn = 全场打平
series-first-to = 先胜 { $a } 局者赢

## 链接与残缺
link-shared = 链接已复制，谁打开都能接着下
link-empty = 链接里没有写是哪一种棋
link-damaged = 链接残缺
link-damaged-more = 可能漏抄了一段，请向发来的人再要一次
link-newer = 链接来自更新的版本
link-newer-more = 请重新载入本页再试
link-too-long = 链接太长
link-too-long-more = 这样长的链接不会是一局棋
link-unknown-game = 这里没有叫“{ $a }”的棋
link-unknown-game-more = 请回大厅另选
link-bad-position = 起始局面第 { $a } 个字符有误
link-bad-option-key = 没有叫“{ $a }”的选项
link-bad-option-value = “{ $a }”不能取“{ $b }”
link-bad-move = 第 { $a } 步“{ $b }”写得不对
link-refused-move = 第 { $a } 步不合规则
link-refused-more = 下面是到此为止的局面，可以从这里接着下
link-bad-ply = 没有第 { $a } 步
link-secret = 本馆只是裁判：链接里有全局着法，打开只看一方，但解开链接的人能看见所有暗子
fault-at = 第 { $a } 个字符：{ $b }
fault-storage = 浏览器不让保存，重新载入后这一局会丢失

## 写法有误时应有的
want-legal-move = 应是一步合法的着法
want-running-game = 这一局已经结束
want-side = 应写明轮到谁走
want-rank = 应是一行棋位
want-file = 应是列号
want-place = 应是棋位的名称
want-letter = 应以列的字母开头，如 h8
want-row-length = 每行的棋位数应与棋盘相合
want-stone = 应是 x、o、数字或斜线
want-man = 应是一枚棋子
want-men = 棋子数目不对
want-number = 应是数字
want-smaller-number = 数字太大
want-end = 后面不应再有内容
want-more = 还没有写完
want-empty = 此处应是空位
want-turn = 应写明轮到谁
want-die = 应是骰子的点数

## 拒绝的缘由
why-cannot-begin = 这里没有可走的棋子
why-cannot-stop = 还不能停在这里
why-game-over = 这一局已经结束
why-roll-first = 先掷骰子
why-no-such-seat = 没有这个座位
why-no-draws = 这种棋不能提和
why-no-resigning = 这种棋不能认输
why-offer-open = 已经提和，等待答复
why-no-offer = 没有人提和
why-nothing-to-claim = 没有可申请的
why-not-your-turn = 还没有轮到你
why-not-yours = 这是对方的棋子
why-occupied = 这里已经有子
why-own-man = 这里是自己的棋子
why-repetition = 不能让局面再次重复
why-looking-back = 正在看前面的棋，先回到当前

## 连接与补充
list-comma = ，
list-and = 、
spoken-comma = ，
player-person-more = 在本机上下
clock-plain = 平常
clock-caai = 学会赛
clock-main-minutes = 总时（分）
clock-increment-seconds = 每步加时（秒）
clock-per-move-seconds = 每步限时（秒）

### 军棋类：二人军棋与四国军棋共用

## 棋子
rank-commander = 司令
rank-general = 军长
rank-division = 师长
rank-brigade = 旅长
rank-regiment = 团长
rank-battalion = 营长
rank-company = 连长
rank-platoon = 排长
rank-engineer = 工兵
rank-mine = 地雷
rank-bomb = 炸弹
rank-flag = 军旗
guess-commander = 司
guess-general = 军
guess-division = 师
guess-brigade = 旅
guess-regiment = 团
guess-battalion = 营
guess-company = 连
guess-platoon = 排
guess-engineer = 工
guess-mine = 雷
guess-bomb = 炸
guess-flag = 旗
man-red-commander = 红司令
man-red-general = 红军长
man-red-division = 红师长
man-red-brigade = 红旅长
man-red-regiment = 红团长
man-red-battalion = 红营长
man-red-company = 红连长
man-red-platoon = 红排长
man-red-engineer = 红工兵
man-red-mine = 红地雷
man-red-bomb = 红炸弹
man-red-flag = 红军旗
man-red-hidden = 红方暗子
man-black-commander = 黑司令
man-black-general = 黑军长
man-black-division = 黑师长
man-black-brigade = 黑旅长
man-black-regiment = 黑团长
man-black-battalion = 黑营长
man-black-company = 黑连长
man-black-platoon = 黑排长
man-black-engineer = 黑工兵
man-black-mine = 黑地雷
man-black-bomb = 黑炸弹
man-black-flag = 黑军旗
man-black-hidden = 黑方暗子

## 军棋的布阵
note-set-up = 点两枚棋子互换，布好再按“布好了”
note-flag-in-headquarters = 军旗要放在大本营
note-mines-behind = 地雷要放在最后两排
note-bombs-behind = 炸弹不能放在第一排
why-flag-in-headquarters = 军旗要放在大本营
why-mines-behind = 地雷要放在最后两排
why-bombs-behind = 炸弹不能放在第一排
why-set-up-at-home = 先在自己的阵地布阵
layout-balanced = 平衡
layout-storm = 强攻
layout-left-wing = 左翼
layout-ambush = 伏击
layout-fortress = 固守
layout-decoy = 疑阵

## 军棋的走法与碰子
why-nobody-there = 这里没有棋子
why-headquarters-hold = 进了大本营的棋子不能再动
why-mines-stay = 地雷不能移动
why-flags-stay = 军旗不能移动
why-no-way-out = 这枚棋子四面都走不出去
why-partners-man = 这里是同盟的棋子
why-camps-are-safe = 行营里的棋子不能碰
why-mountains = 中间隔着山，没有路
why-one-step = 沿公路一次只走一步
why-one-step-more = 只有两端都在铁路上，才能一次走多步
why-rail-blocked = 铁路上有棋子挡着
why-no-free-rails = 没有空着的铁路通到那里
why-rails-turn = 只有工兵能在铁路上转弯
why-rails-turn-more = 先走到拐角停下，下一步再转
why-plays-no-more = 这一方已经出局
call-attacker-wins = 碰子：攻方胜
call-attacker-wins-sign = 胜
call-defender-wins = 碰子：守方胜
call-defender-wins-sign = 负
call-both-die = 碰子：同归于尽
call-both-die-sign = 同尽
call-flag-taken = 军旗被夺
call-flag-bombed = 军旗被炸
call-flag-stands = 这枚棋子不能夺旗，退回原处
call-flag-shown = 亮出军旗
call-seat-beaten = 第 { $a } 家出局
note-quiet-loses = 再走 { $a } 步无碰子，走那一步的一方负
note-quiet-draws = 再走 { $a } 步无吃子作和
tally-men-left = 余 { $a } 枚
lens-beaten = 战绩
lens-beaten-more = 数字是吃过几枚，点是还没有动过
zone-camps = 行营
zone-headquarters = 大本营
zone-rails = 铁路
form-stations = 站位

## 军棋的终局
why-flag = 军旗失守
why-stuck = 轮到走棋的一方无棋可走
why-all-stuck = 双方都无棋可走
why-quiet-lost = 连续 { $a } 步没有碰子，走这一步的一方负
why-quiet = 连续 { $a } 步没有吃子
end-flag = 夺得军旗
end-stuck = 一方无棋可走
end-all-stuck = 双方都无棋可走
end-quiet-lost = 久不碰子

## 军棋写法有误时应有的
want-kind = 应是棋子的字母，如 S、J、Q
want-station = 应是站位的名称
want-from-to = 应写明从哪里到哪里，如 a2-a9
want-next-home = 应布下一个站位
want-quiet = 应是上次碰子以来的步数，布阵时写 put
want-time-outs = 应是各方超时的次数
want-set-up = 布阵应依次填满阵地
want-fewer-men = 同一种棋子太多
want-men-at-home = 军旗应在大本营，地雷应在最后两排
want-flag = 没有军旗的一方已经出局

### 暗棋
curtain-give = 请把屏幕交给{ $a }方
act-uncover = 我是{ $a }方，揭开
act-seal = 分享封好的链接
seal-for = 给谁看
sealed-wait = 轮到{ $a }方，把封好的链接发给他
fact-eye = 看棋的眼睛
eye-all = 全部看见
eye-of = 只看{ $a }方所见
eye-here = 都在这里下
act-pin = 标记
pin-man = 点一枚暗子，写下你的猜测
pin-mark = 猜它是什么
pin-hidden = 只有暗子可以标记
pin-off = 擦去
formation = 阵型
formation-random = 随机
formation-keep = 存阵
formation-name = 阵名
formation-new = 我的阵{ $a }
formation-forget = 删去
formation-bad = 这个阵型在这里摆不成
formation-kept = 阵型已存在本机
link-elsewhere = 这一局暗棋只存在开局的浏览器里
link-elsewhere-more = 请让对方分享封好的链接
end-diagram = 这是一方所见的局面，只供观看
fact-dice = 掷骰
dice-long = 滚动
dice-short = 从速

### 规则书

book-contents = 目录
book-coming = 正在取规则
book-lost = 规则没有取到，请检查网络后重新打开
book-play = 开一局
book-at = { $a } · { $b }
book-answer = 规则
act-again = 重来
sheet-000 = 《新棋种棋规》
sheet-001 = 东北大学机器博弈大赛规则
sheet-002 = 南邮物联网学院《各棋类比赛规则》
sheet-003 = 北河原创棋帖
sheet-004 = 《军棋与象棋门户规则》
sheet-site = 本馆补充
