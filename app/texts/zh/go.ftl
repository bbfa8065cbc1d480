### 围棋

go-name = 围棋
go-about = 围地多者胜。照中国规则数子，黑贴三又四分之三子。

## 规则选项
go-option-size = 棋盘
go-option-size-9 = 九路
go-option-size-13 = 十三路
go-option-size-19 = 十九路
go-option-size-7 = 七路
go-option-size-5 = 五路
go-option-size-3 = 三路
go-option-size-2 = 二路
go-option-superko = 全局同形
go-option-superko-positional = 禁止再现
go-option-superko-positional-more = 整盘棋不得与以前任何时候相同
go-option-superko-situational = 同一方走时禁止再现
go-option-superko-situational-more = 整盘棋相同，且又轮到同一方走，才禁止
go-option-superko-simple = 只禁单劫
go-option-superko-simple-more = 本馆补充：同形出现三次，作无胜负
go-option-komi = 贴目
go-option-komi-7-5 = 七目半
go-option-komi-7 = 七目
go-option-komi-6-5 = 六目半
go-option-komi-5-5 = 五目半
go-option-komi-0-5 = 半目
go-option-komi-0 = 不贴
go-option-komi-more = 七目半即三又四分之三子
go-option-handicap = 让子
go-option-handicap-0 = 不让
go-option-handicap-1 = 让先
go-option-handicap-2 = 二子
go-option-handicap-3 = 三子
go-option-handicap-4 = 四子
go-option-handicap-5 = 五子
go-option-handicap-6 = 六子
go-option-handicap-7 = 七子
go-option-handicap-8 = 八子
go-option-handicap-9 = 九子
go-option-handicap-more = 让先不贴目；让几子，另还几目。小棋盘上放不下这样多

## 座位、棋子、记谱法
go-man-black-stone = 黑子
go-man-white-stone = 白子
go-form-letters = 字母加数字
go-file-sgf = SGF
go-lens-area = 眼下的地盘
go-button-pass = 停一手
go-button-agree = 同意
go-button-resume = 接着下
go-layout-proposal = 替我标死子
go-tally-area = { $a } 子

## 要说的话
go-note-mark-the-dead = 点死子，标好后按“同意”
go-note-other-agrees = 对方已同意这样数
go-note-all-count-as-alive = 再各停一手，盘上的子都算活
go-note-other-passed = 对方停了一手，你也停就数子
go-why-ko = 打劫，先在别处下一手
go-why-suicide = 下在这里没有气
go-why-superko = 不能回到以前的局面
go-why-mark-stones = 要点棋子
go-why-marked-already = 这块棋已标过
go-why-level = 黑 { $a } 子，白 { $b } 子，和棋
go-why-black-by-zi = 黑 { $a } 子，白 { $b } 子，黑胜 { $c } 子
go-why-black-by-zi-quarter = 黑 { $a } 子，白 { $b } 子，黑胜 { $c }¼ 子
go-why-black-by-zi-half = 黑 { $a } 子，白 { $b } 子，黑胜 { $c }½ 子
go-why-black-by-zi-three-quarters = 黑 { $a } 子，白 { $b } 子，黑胜 { $c }¾ 子
go-why-white-by-zi = 黑 { $a } 子，白 { $b } 子，白胜 { $c } 子
go-why-white-by-zi-quarter = 黑 { $a } 子，白 { $b } 子，白胜 { $c }¼ 子
go-why-white-by-zi-half = 黑 { $a } 子，白 { $b } 子，白胜 { $c }½ 子
go-why-white-by-zi-three-quarters = 黑 { $a } 子，白 { $b } 子，白胜 { $c }¾ 子
go-end-area = 数子
go-end-level = 双方相等
go-end-repetition = 同形出现三次，无胜负

## 写法有误时应有的
go-want-ko = 这里没有劫
go-want-no-ko = 打劫，不能马上提回
go-want-liberty = 下在这里没有气
go-want-liberties = 每一块棋都应有气
go-want-chain = 应是一块没有标过的棋
go-want-state = 应是 ko-e5、passed、resumed、marking、agreed、over 或 dead-e5
go-want-marks = 现在该标死子
go-want-play = 现在该落子
go-want-sgf = 应是一份 SGF 棋谱
go-want-go = 这不是围棋的棋谱
go-want-size = 没有这样大的棋盘
go-want-komi = 没有这样的贴目
go-want-handicap = 让子应在九个以内
go-want-moves = 开局以后不应再摆子
