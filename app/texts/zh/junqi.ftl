### 二人军棋

junqi-name = 军棋
junqi-about = 双方暗中布阵，碰子由裁判判定。夺得对方军旗者胜。

## 规则选项
junqi-option-preset = 规则
junqi-option-preset-contest = 竞赛
junqi-option-preset-contest-more = 地雷不减，司令阵亡亮旗，连续 31 步无碰子判负
junqi-option-preset-union = 协会
junqi-option-preset-union-more = 地雷不减，司令阵亡不亮旗，连续 70 步无吃子作和
junqi-option-preset-portal = 网上
junqi-option-preset-portal-more = 踩雷同归于尽，司令阵亡不亮旗，超时跳过一步，四次判负
junqi-option-mines = 踩雷
junqi-option-mines-preset = 依规则
junqi-option-mines-survive = 地雷留下
junqi-option-mines-die = 同归于尽
junqi-option-commander = 司令阵亡
junqi-option-commander-preset = 依规则
junqi-option-commander-shown = 亮军旗
junqi-option-commander-silent = 不亮旗
junqi-option-flag = 夺旗
junqi-option-flag-preset = 依规则
junqi-option-flag-any = 任何棋子
junqi-option-flag-not-commander = 司令除外
junqi-option-flag-engineer = 只有工兵
junqi-option-flag-engineer-more = 别的棋子碰旗退回原处，这一步作数，军旗从此公开
junqi-option-bombs = 炸弹
junqi-option-bombs-preset = 依规则
junqi-option-bombs-behind = 不在第一排
junqi-option-bombs-anywhere = 不限
junqi-option-quiet = 久不碰子
junqi-option-quiet-preset = 依规则
junqi-option-quiet-31 = 31 步判负
junqi-option-quiet-31-more = 双方合计，走第 31 步的一方负
junqi-option-quiet-70 = 70 步作和
junqi-option-quiet-70-more = 双方合计，以吃子为准
junqi-option-quiet-none = 不限

## 区域
junqi-zone-red-home = 红方阵地
junqi-zone-black-home = 黑方阵地
