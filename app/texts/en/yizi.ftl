### One Line

yizi-name = One Line
yizi-about = Ten men in a line, and either player moves any of them. Whoever brings the last one home wins. In a row of games the loser of one decides who begins the next.

## Options
yizi-option-rule = Set-up
yizi-option-rule-1 = Rule 1: one man on each point
yizi-option-rule-2 = Rule 2: two on each of the five far points
yizi-option-rule-3 = Rule 3: the players put them down
yizi-option-rule-3-more = Each turn puts one or more men on one point; who puts the last one moves second
yizi-option-last = The last man
yizi-option-last-wins = Who brings it home wins
yizi-option-last-loses = Who brings it home loses
yizi-option-last-more = Bringing it home along with others counts too

## Seats, men, places
yizi-seat-first = First
yizi-seat-second = Second
yizi-man-coin = { $a } men
yizi-zone-terminal = terminal

## Notation
yizi-form-points = Points

## What there is to say
yizi-note-in-hand = { $a } men left to put down
yizi-note-taken = { $a } taken up
yizi-why-home-stays = Men on the terminal stay there
yizi-why-nobody-there = No man stands there
yizi-why-towards-terminal = Men only go towards the terminal
yizi-why-towards-terminal-more = There is no way back: choose a point nearer to the terminal
yizi-why-not-on-terminal = No man is put on the terminal
yizi-why-put-down-first = First all men are put down
yizi-why-put-down-first-more = Click a point, taken or not, once for each man
yizi-why-last-man-wins = The last man is home: who brought it wins
yizi-why-last-man-loses = The last man is home: who brought it loses
yizi-end-last-man = the last man is home

## What should have been written
yizi-want-at = an @ and a point are wanted
yizi-want-count = a number of men is wanted
yizi-want-point = the number of a point is wanted, 0 for the terminal
yizi-want-from-to = from-to is wanted, as in 7-3
yizi-want-eleven-points = eleven points are wanted
yizi-want-ten-men = ten men are wanted
