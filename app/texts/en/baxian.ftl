### Eight Immortals

baxian-name = Eight Immortals
baxian-about = Eight men a side step or jump; what is jumped over of the other side is taken. The first man in the other’s palace wins.

## Options
baxian-option-setup = Set-up
baxian-option-setup-open = Middle file open
baxian-option-setup-full = Back row full
baxian-option-setup-open-more = The figure is lost; with two full ranks, both sides alike and the palaces free, there is no other
baxian-option-setup-full-more = Five men behind, three in front, one’s own palace taken
baxian-option-repetition = Repetition
baxian-option-repetition-draw = Three times is a draw
baxian-option-repetition-none = Not counted
baxian-option-repetition-more = Added by this site: the source knows no draw
baxian-option-quiet = Nothing taken
baxian-option-quiet-100 = A hundred plies are a draw
baxian-option-quiet-none = Not counted
baxian-option-quiet-more = Added by this site: the source knows no draw

## Men, palaces
baxian-man-red-man = red man
baxian-man-blue-man = blue man
baxian-zone-red-palace = Red’s palace
baxian-zone-blue-palace = Blue’s palace

## Notation
baxian-form-points = Points

## What there is to say
baxian-why-nobody-there = No man stands there
baxian-why-hemmed-in = This man cannot move
baxian-why-hemmed-in-more = All points beside it are taken, and none behind them is free to jump to
baxian-why-occupied = The point is taken
baxian-why-no-step-after-jump = No step after a jump
baxian-why-no-step-after-jump-more = Go on jumping, or stop here
baxian-why-along-lines = Only along the lines
baxian-why-one-at-a-time = One point, or over one man that stands right beside
baxian-why-nobody-to-jump = Nobody stands between to be jumped
baxian-why-taken-already = The man between has just been taken
baxian-why-been-there = It has just been there, and going back wins nothing
baxian-why-palace = A man is in the other’s palace
baxian-why-no-men = All men are taken, so there is no move
baxian-why-no-moves = No man of the side to move can go anywhere
baxian-why-third-time = The same position for the third time
baxian-why-nothing-taken = Nothing has been taken for { $a } plies
baxian-end-palace = a man is in the other’s palace
baxian-end-no-men = all men are taken
baxian-end-no-moves = there is no move
baxian-end-quiet = nothing has been taken for too long

## What should have been written
baxian-want-every-landing = there is more than one way: name every landing
baxian-want-possible-end = only who has just moved can be in the other’s palace
