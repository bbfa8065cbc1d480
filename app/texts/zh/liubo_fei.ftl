### 六博 · 飞棋制

liubo_fei-name = 六博 · 飞棋制
liubo_fei-about = 一枭五散，直线飞行。三子成形而杀，杀枭或杀尽五散者胜。

## 规则选项
liubo_fei-option-captures = 何时算成形
liubo_fei-option-captures-moved = 走的那枚在内
liubo_fei-option-captures-moved-more = 只有走动的棋子参与的三子才杀
liubo_fei-option-captures-any = 新成的都算
liubo_fei-option-captures-any-more = 走开后，留下的三子成形也杀
liubo_fei-option-owl = 枭的位置
liubo_fei-option-owl-back = 底线正中
liubo_fei-option-owl-front = 底线之前
liubo_fei-option-owl-more = 原图已失，两种摆法都左右对称

## 棋子、记谱法、计数
liubo_fei-man-red-owl = 红枭
liubo_fei-man-red-plain = 红散
liubo_fei-man-blue-owl = 蓝枭
liubo_fei-man-blue-plain = 蓝散
liubo_fei-form-places = 起止
liubo_fei-form-chinese = 中文
liubo_fei-tally-plain-left = 散 { $a }
liubo_fei-note-quiet-soon = 已连续 { $a } 步没有杀子，再过 { $b } 步判和

## 杀子的名称
liubo_fei-call-bi = 毙子
liubo_fei-call-bi-more = 己方两子相邻，一侧的对方一子被杀
liubo_fei-call-tai = 抬子
liubo_fei-call-tai-more = 己方两子夹住对方一子，中间的被杀
liubo_fei-call-tiao = 挑子
liubo_fei-call-tiao-more = 己方一子居中，两侧的对方两子都被杀

## 为什么不能这样走
liubo_fei-why-empty-point = 这里没有棋子
liubo_fei-why-empty-point-more = 请先选自己的棋子
liubo_fei-why-not-yours = 这是对方的棋子
liubo_fei-why-not-yours-more = 请先选自己的棋子
liubo_fei-why-hemmed-in = 此子无处可走
liubo_fei-why-hemmed-in-more = 四面都被占住或已到边，请换一枚
liubo_fei-why-own-man = 这里是自己的棋子
liubo_fei-why-own-man-more = 只能走到空着的点
liubo_fei-why-no-taking-by-moving = 不能走到对方的棋子上
liubo_fei-why-no-taking-by-moving-more = 杀子靠三子成形：毙、抬、挑
liubo_fei-why-way-blocked = 路上有子
liubo_fei-why-way-blocked-more = 格数不限，但不可越过棋子
liubo_fei-why-straight-only = 只能横走或竖走
liubo_fei-why-straight-only-more = 沿直线走，格数不限

## 终局
liubo_fei-why-owl = 枭被杀
liubo_fei-why-owl-more = 标出的是枭倒下的地方
liubo_fei-why-plain = 五枚散棋全被杀
liubo_fei-why-plain-more = 标出的是最后的散棋
liubo_fei-why-stuck = 无棋可走
liubo_fei-why-stuck-more = 标出的棋子四面都被堵住，轮到走而走不了，判负
liubo_fei-why-quiet = 连续 { $a } 步没有杀子
liubo_fei-why-quiet-more = 双方合计，判和
liubo_fei-end-owl = 杀了枭
liubo_fei-end-plain = 杀尽五散
liubo_fei-end-stalemate = 对方无棋可走
liubo_fei-end-quiet = 连续三十步没有杀子

## 写法有误时应有的
liubo_fei-want-one-owl = 每方只有一枚枭
liubo_fei-want-five-plain = 每方至多五枚散棋
liubo_fei-want-owl-or-plain = 应是 O、S、o、s、数字或斜线
liubo_fei-want-owl-and-plain = 刚走过的一方应有枭和散棋
liubo_fei-want-possible-end = 杀子之后应从零数起
liubo_fei-want-those-killed = 这一步杀的不是这些子
