### 四季棋

siji-name = 四季棋
siji-about = 春夏对秋冬，各自横竖滑行。春秋不相遇，夏冬不相遇，谁先无路可走谁负。

## 规则选项
siji-option-reading = 不相遇
siji-option-reading-r0 = 有子相隔可过
siji-option-reading-r0-more = 与对季同行或同列、中间又没有别的子，这样的格子不能停，也不能过
siji-option-reading-r2 = 相隔也不可过
siji-option-reading-r2-more = 对季所在的行和列都不能停，也不能过
siji-option-repetition = 局面重复
siji-option-repetition-draw = 三次为和
siji-option-repetition-draw-more = 规则书里没有和棋，这一条是本馆补充
siji-option-repetition-none = 不作数
siji-option-quiet = 步数上限
siji-option-quiet-200 = 二百步为和
siji-option-quiet-200-more = 双方步数合计；规则书里没有，这一条是本馆补充
siji-option-quiet-none = 不限

## 座位、棋子、记谱法
siji-seat-spring-summer = 春夏
siji-seat-autumn-winter = 秋冬
siji-man-spring = 春
siji-man-summer = 夏
siji-man-autumn = 秋
siji-man-winter = 冬
siji-form-squares = 格位
siji-form-seasons = 季名

## 要说的话
siji-note-spring-keeps = 有记号的格子归春守着，不能停也不能过
siji-note-summer-keeps = 有记号的格子归夏守着，不能停也不能过
siji-note-autumn-keeps = 有记号的格子归秋守着，不能停也不能过
siji-note-winter-keeps = 有记号的格子归冬守着，不能停也不能过
siji-why-spring-sees = 路上有春看得见的格子
siji-why-spring-sees-more = 秋与春不相遇：与春同行或同列、中间没有别的子的格子，不能停也不能过
siji-why-summer-sees = 路上有夏看得见的格子
siji-why-summer-sees-more = 冬与夏不相遇：与夏同行或同列、中间没有别的子的格子，不能停也不能过
siji-why-autumn-sees = 路上有秋看得见的格子
siji-why-autumn-sees-more = 春与秋不相遇：与秋同行或同列、中间没有别的子的格子，不能停也不能过
siji-why-winter-sees = 路上有冬看得见的格子
siji-why-winter-sees-more = 夏与冬不相遇：与冬同行或同列、中间没有别的子的格子，不能停也不能过
siji-why-spring-lines = 这条路碰到春的行列
siji-why-spring-lines-more = 这一局约定：春所在的行和列，秋不能停也不能过
siji-why-summer-lines = 这条路碰到夏的行列
siji-why-summer-lines-more = 这一局约定：夏所在的行和列，冬不能停也不能过
siji-why-autumn-lines = 这条路碰到秋的行列
siji-why-autumn-lines-more = 这一局约定：秋所在的行和列，春不能停也不能过
siji-why-winter-lines = 这条路碰到冬的行列
siji-why-winter-lines-more = 这一局约定：冬所在的行和列，夏不能停也不能过
siji-why-straight = 只能沿一行或一列直走
siji-why-no-taking = 这里有子，四季棋不吃子
siji-why-no-jumping = 不能跳过别的子
siji-why-hemmed-in = 这枚子眼下动不了
siji-why-hemmed-in-more = 四面不是有子，就是对季守着
siji-why-nobody-there = 这一格没有棋子
siji-why-stuck = 两枚棋子都动不了，判负
siji-end-stuck = 对方两枚棋子都动不了

## 写法有误时应有的
siji-want-from-to = 应写作“起点-终点”，如 a8-b8
siji-want-own-man = 起点应有自己的棋子
siji-want-four-squares = 应依次写春、夏、秋、冬四格
