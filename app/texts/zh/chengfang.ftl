### 成方

chengfang-name = 成方
chengfang-about = 轮流下子，同色四子占住任意正方形的四角为成方。先成三方者胜；棋子用完时，成方多者胜。

## 座位、棋子、记谱法
chengfang-man-red-stone = 红子
chengfang-man-blue-stone = 蓝子
chengfang-form-letters = 字母加数字

## 要说的话
chengfang-note-stones-left = 还有 { $a } 子可下
chengfang-tally-squares = 成方 { $a }
chengfang-call-squares-made = 成方 { $a } 个
chengfang-why-squares-made = 这一手成方 { $a } 个
chengfang-why-squares-enough = 已成方 { $a } 个，满三个即胜
chengfang-why-squares-counted = 棋子用完，红成方 { $a } 个，蓝 { $b } 个
chengfang-why-not-centre-first = 红方第一手不能下在中心
chengfang-why-not-centre-first-more = 这是对先手的限制，其余各处都可下
chengfang-end-three-squares = 先成三方
chengfang-end-more-squares = 棋子用完，成方较多
chengfang-end-as-many-squares = 棋子用完，成方一样多

## 写法有误时应有的
chengfang-want-not-centre = 红方第一手不应在中心
chengfang-want-as-many-stones = 轮到红走时双方子数应相等，轮到蓝走时红应多一子，最多各十二子
chengfang-want-no-three-of-mover = 该走的一方不应已成三方
