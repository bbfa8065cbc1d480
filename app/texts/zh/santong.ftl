### 三通棋

santong-name = 三通棋
santong-about = 轮流在六十四个三角格里下子，先用相连的棋子通到三边者胜。后手全局有一次可连下两子。下满棋盘无人三通为和，这一条是本馆补充。

## 座位、棋子、记谱法
santong-seat-first = 甲
santong-seat-second = 乙
santong-man-first-stone = 甲方棋子
santong-man-second-stone = 乙方棋子
santong-form-letters = 行字母加数字
santong-button-double = 连下两子
santong-zone-left-side = 左边
santong-zone-right-side = 右边
santong-zone-base = 底边

## 要说的话
santong-tally-double-ahead = 可连下两子一次
santong-tally-double-half = 正连下两子
santong-tally-double-spent = 连下两子已用
santong-call-doubles = 连下两子
santong-note-first-of-two = 点出两子中的第一子
santong-note-second-of-two = 再下一子
santong-why-three-sides = 相连的棋子通到三边
santong-why-second-stone-now = 正在连下两子，请下第二子
santong-why-double-is-spent = 连下两子已经用过
santong-why-double-is-spent-more = 全局只有一次
santong-why-double-is-of-second = 只有后手能连下两子
santong-why-double-is-of-second-more = 这是抵消先手之利的规定
santong-why-nothing-to-double = 只剩一格，不能连下两子
santong-end-three-sides = 先通到三边
santong-end-full = 棋盘已满，无人三通

## 写法有误时应有的
santong-want-single = 此时不能连下两子，不应有 *
santong-want-double = 应写明后手连下两子还剩几子：2、1 或 0
santong-want-stones-in-turn = 双方子数应合于轮流下子，后手至多一次连下两子
santong-want-one-end = 三通应由最后一子造成
