### 避三棋

sanlian-name = 避三棋
sanlian-about = 先成三连者负，没有三连时先成四连或五连者胜，每回合换人先下。原帖棋名已失，此名为本馆补充。

## 规则选项
sanlian-option-size = 棋盘
sanlian-option-size-5 = 五路
sanlian-option-size-5-more = 每方十二子，用完无人成连为和
sanlian-option-size-9 = 九路
sanlian-option-size-9-more = 四连负，五连以上胜，三连不算；下满棋盘为和，这一条是本馆补充

## 座位、棋子、记谱法
sanlian-man-red-stone = 红子
sanlian-man-blue-stone = 蓝子
sanlian-form-letters = 字母加数字

## 要说的话
sanlian-note-begins-round = 第 { $a } 回合，先下
sanlian-note-ends-round = 第 { $a } 回合，后下，下一回合先下
sanlian-why-three = 先成三连，判负
sanlian-why-three-beside-long = 四连与三连同时出现，仍以三连判负
sanlian-why-three-beside-long-more = 场上有了三连，四连便不算胜
sanlian-why-long = 场上没有三连，先成四连或五连，胜
sanlian-why-four = 成四连，判负
sanlian-why-four-beside-long = 五连与四连同时出现，仍以四连判负
sanlian-why-long-five = 五子以上相连，胜
sanlian-end-three = 先成三连
sanlian-end-long = 先成四连或五连
sanlian-end-stones-spent = 棋子用完，无人成连
sanlian-end-four = 先成四连
sanlian-end-long-five = 五子以上相连
sanlian-end-full = 棋盘已满，无人成连，这一条是本馆补充

## 写法有误时应有的
sanlian-want-stones-in-turn = 双方子数应合于“红蓝、蓝红、红蓝”的次序
sanlian-want-one-end = 定胜负的连线应由最后一子造成
