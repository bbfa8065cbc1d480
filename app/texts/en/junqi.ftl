### Two-player Junqi

junqi-name = Junqi
junqi-about = Both sides set up unseen, and a referee tells how men meet. Take the other’s flag and you win.

## Options
junqi-option-preset = Rules
junqi-option-preset-contest = Contest
junqi-option-preset-contest-more = Mines stay, a fallen commander shows the flag, 31 plies without a clash lose
junqi-option-preset-union = Union
junqi-option-preset-union-more = Mines stay, the flag is not shown, 70 plies without a loss make a draw
junqi-option-preset-portal = Portal
junqi-option-preset-portal-more = Mines go with whoever steps on them, the flag is not shown; a time-out passes the turn, the fourth loses
junqi-option-mines = Mines
junqi-option-mines-preset = As the rules say
junqi-option-mines-survive = Stay
junqi-option-mines-die = Go as well
junqi-option-commander = Commander falls
junqi-option-commander-preset = As the rules say
junqi-option-commander-shown = Flag is shown
junqi-option-commander-silent = Nothing is shown
junqi-option-flag = Flag taken by
junqi-option-flag-preset = As the rules say
junqi-option-flag-any = Any man
junqi-option-flag-not-commander = Not the commander
junqi-option-flag-engineer = Engineers only
junqi-option-flag-engineer-more = Others that attack the flag return; the move counts, and the flag is known from then on
junqi-option-bombs = Bombs
junqi-option-bombs-preset = As the rules say
junqi-option-bombs-behind = Not in front
junqi-option-bombs-anywhere = Anywhere
junqi-option-quiet = No clash
junqi-option-quiet-preset = As the rules say
junqi-option-quiet-31 = 31 plies lose
junqi-option-quiet-31-more = Both sides’ plies count, and who makes the 31st loses
junqi-option-quiet-70 = 70 plies draw
junqi-option-quiet-70-more = Both sides’ plies count since a man was lost
junqi-option-quiet-none = No limit

## Zones
junqi-zone-red-home = Red’s half
junqi-zone-black-home = Black’s half
