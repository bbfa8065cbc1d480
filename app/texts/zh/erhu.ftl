### 二虎棋

erhu-name = 二虎棋
erhu-about = 两只虎跳过犬吃犬，十六只犬四面围虎。虎吃满六只胜，犬把两虎都困住胜。

## 规则选项
erhu-option-repetition = 局面重复
erhu-option-repetition-draw = 三次为和
erhu-option-repetition-draw-more = 规则书只说不能取胜为和，这一条是本馆补充
erhu-option-repetition-none = 不作数
erhu-option-quiet = 久不吃犬
erhu-option-quiet-50 = 五十步为和
erhu-option-quiet-50-more = 双方步数合计，吃一只便重新数起；这一条是本馆补充
erhu-option-quiet-none = 不限

## 座位、棋子、棋位、记谱法
erhu-seat-tigers = 虎
erhu-seat-dogs = 犬
erhu-man-tiger = 虎
erhu-man-dog = 犬
erhu-man-dogs = 犬 { $a } 只
erhu-zone-centres = 米字中心
erhu-form-points = 点位

## 要说的话
erhu-tally-eaten = 吃犬 { $a } 只
erhu-why-nobody-there = 这里没有棋子
erhu-why-tiger-hemmed = 这只虎眼下动不了
erhu-why-tiger-hemmed-more = 走不出去，也没有犬可跳；被困的虎不从棋盘上取下
erhu-why-one-tiger-hemmed = 有一只虎被困住，另一只还能走
erhu-why-one-tiger-hemmed-more = 两只都动不了才算犬胜，被困的一只留在棋盘上
erhu-why-dog-hemmed = 这只犬眼下动不了
erhu-why-dog-hemmed-more = 犬只能沿线走到相邻的空位
erhu-why-eats-by-jumping = 吃犬要跳过去
erhu-why-eats-by-jumping-more = 虎与犬相邻，同一直线上犬的那一边是空位，虎就跳到那个空位，吃掉一只
erhu-why-no-jump-over-tiger = 虎不能跳过虎
erhu-why-no-dog-between = 中间没有犬，只走一步
erhu-why-tiger-ways = 虎沿线走一步，或跳过一处犬
erhu-why-tiger-ways-more = 跳的时候虎、犬、空位三处要在同一直线上相连
erhu-why-one-dog = 一次走一只犬
erhu-why-no-gathering = 犬不能再聚到一处
erhu-why-no-gathering-more = 成叠的犬散开之后不再合拢，只走空位
erhu-why-dog-ways = 犬沿线走一步
erhu-why-six-eaten = 吃满六只犬
erhu-why-tigers-trapped = 两只虎都动不了
erhu-why-quiet = 五十步没有吃犬
erhu-end-six-eaten = 虎吃满六只犬
erhu-end-tigers-trapped = 两只虎都被困住

## 写法有误时应有的
erhu-want-from-to = 应写作“起点-终点”，吃犬写 x，如 b3-a3、b3xb5
erhu-want-own-man = 起点应有该走一方的棋子
erhu-want-five-rows = 应有五行，每行五位
erhu-want-tiger-or-dogs = 应是 T、犬数 1 到 4 或点号
erhu-want-stack-at-centre = 成叠的犬只能在米字中心
erhu-want-two-tigers = 应有两只虎
erhu-want-ten-to-sixteen-dogs = 犬应有十到十六只
erhu-want-dogs-after-last-meal = 吃满六只之后不应轮到虎
