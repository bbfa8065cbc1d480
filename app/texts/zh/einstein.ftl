### 爱恩斯坦棋

einstein-name = 爱恩斯坦棋
einstein-about = 双方各有六枚棋子，掷骰定子。先到对方角上，或吃光对方棋子者胜。

## 规则选项
einstein-option-nearest = 缺号时
einstein-option-nearest-either = 大小两边任选
einstein-option-nearest-either-more = 掷出的号已不在时，比它大的和比它小的各取最近一枚，任选其一
einstein-option-nearest-strict = 只走最近的
einstein-option-nearest-strict-more = 掷出的号已不在时，只走号数最近的，两边一样近才可选
einstein-option-setup = 布局
einstein-option-setup-own = 自己摆
einstein-option-setup-random = 随机摆
einstein-option-series = 赛局
einstein-option-series-7 = 七局，先胜四局
einstein-option-series-single = 一局
einstein-option-series-7-more = 甲方先手第一、四、五局，乙方先手其余各局

## 座位、棋子、区域
einstein-man-red-man = 红 { $a }
einstein-man-blue-man = 蓝 { $a }
einstein-zone-red-home = 红方出发区
einstein-zone-blue-home = 蓝方出发区

## 用时、记谱法、布局
einstein-clock-contest = 比赛
einstein-clock-caai = 全国赛
einstein-form-directions = 方向
einstein-layout-in-order = 依次
einstein-layout-ends-behind = 一六在后
einstein-layout-ends-in-front = 一六在前
einstein-layout-mixed = 大小相间

## 要说的话
einstein-note-set-up = 点两枚棋子互换，布好再按“布好了”
einstein-note-die-says = 掷出 { $a }，走 { $a } 号
einstein-note-gone-only = 掷出 { $a }，{ $a } 号已不在，走 { $b } 号
einstein-note-gone-either = 掷出 { $a }，{ $a } 号已不在，可走 { $b } 号或 { $c } 号
einstein-why-die-says = 掷出 { $a }，只能走 { $a } 号
einstein-why-gone-only = { $a } 号已不在，只能走 { $b } 号
einstein-why-gone-either = { $a } 号已不在，只能走 { $b } 号或 { $c } 号
einstein-why-nobody-there = 这里没有棋子
einstein-why-one-cell = 一次只走一格
einstein-why-one-cell-more = 可横走、竖走或斜走一格，都朝对方的角
einstein-why-only-forward = 只能朝对方的角走
einstein-why-only-forward-more = 可横走、竖走或斜走一格，不能后退
einstein-why-set-up-at-home = 先在自己的出发区布子
einstein-why-corner = 走到了对方的角上
einstein-why-captured-all = 对方的棋子全被吃光
einstein-end-corner = 先到对方角上
einstein-end-captured-all = 吃光对方

## 写法有误时应有的
einstein-want-five-cells = 每行应有五格
einstein-want-five-rows = 应有五行
einstein-want-man = 应是 R、B 或点号
einstein-want-number = 应是 1 到 6
einstein-want-die = 应是 1 到 6，未掷写 -，布子写 put
einstein-want-no-die = 分出胜负之后不应再有骰子
einstein-want-each-man-once = 同一枚棋子只能有一枚
einstein-want-set-up = 布子应依次填满出发区
einstein-want-possible-end = 这样的终局不会出现
einstein-want-no-capture-sign = 这一步没有吃子
