### 不围棋

nogo-name = 不围棋
nogo-about = 提子者负，自杀者也负：谁先无处可下，谁输。

## 规则选项
nogo-option-size = 棋盘
nogo-option-size-9 = 九路
nogo-option-size-8 = 八路
nogo-option-size-7 = 七路
nogo-option-size-6 = 六路
nogo-option-size-5 = 五路
nogo-option-size-4 = 四路
nogo-option-size-3 = 三路
nogo-option-size-2 = 二路
nogo-option-size-more = 比赛用九路，小棋盘是本馆补充
nogo-option-fatal = 提子与自杀
nogo-option-fatal-loses = 可下，下了就输
nogo-option-fatal-refused = 不许下
nogo-option-fatal-refused-more = 没有别处可下时判负，胜负与前者相同

## 座位、棋子、记谱法
nogo-man-black-stone = 黑子
nogo-man-white-stone = 白子
nogo-form-letters = 字母加数字
nogo-lens-fatal = 下了就输的点

## 要说的话
nogo-why-takes = 下在这里会提子，提子者负
nogo-why-suicide = 下在这里自己没有气，自杀者负
nogo-why-no-safe-point = 没有不输的点了
nogo-note-no-safe-point = 没有不输的点了
nogo-end-takes = 提了子
nogo-end-suicide = 自杀
nogo-end-no-safe-point = 已无处可下

## 写法有误时应有的
nogo-want-safe-point = 这里提子或自杀，不许下
nogo-want-liberties = 每一块棋都应有气
