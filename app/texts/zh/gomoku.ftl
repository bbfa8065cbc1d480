### 五子棋

gomoku-name = 五子棋
gomoku-about = 黑先白后，先连成五子者胜，没有禁手。

## 规则选项
gomoku-option-first = 第一手
gomoku-option-first-centre = 下在天元
gomoku-option-first-free = 随处可下
gomoku-option-first-more = 比赛规定黑方第一手下在天元
gomoku-option-five = 长连
gomoku-option-five-overline = 六子以上也算
gomoku-option-five-exact = 恰好五子才算
gomoku-option-five-exact-more = 连成六子以上既不算胜，也不犯规
gomoku-option-size = 棋盘
gomoku-option-size-15 = 十五路
gomoku-option-size-19 = 十九路

## 座位、棋子、记谱法
gomoku-man-black-stone = 黑子
gomoku-man-white-stone = 白子
gomoku-form-letters = 字母加数字

## 用时

## 要说的话
gomoku-why-first-at-centre = 第一手要下在天元
gomoku-why-five = 五子相连
gomoku-why-overline-not-five = 连成六子以上，不算五连
gomoku-why-overline-not-five-more = 这一局约定恰好五子才算
gomoku-end-full = 棋盘已满，无人连成五子

## 写法有误时应有的
gomoku-want-centre = 第一手应在天元
gomoku-want-as-many-stones = 轮到黑走时双方子数应相等，轮到白走时黑应多一子
gomoku-want-no-five-of-mover = 该走的一方不应已有五连
