### NoGo

nogo-name = NoGo
nogo-about = Taking stones loses, and so does suicide: who first runs out of safe points has lost.

## Options
nogo-option-size = Board
nogo-option-size-9 = 9 × 9
nogo-option-size-8 = 8 × 8
nogo-option-size-7 = 7 × 7
nogo-option-size-6 = 6 × 6
nogo-option-size-5 = 5 × 5
nogo-option-size-4 = 4 × 4
nogo-option-size-3 = 3 × 3
nogo-option-size-2 = 2 × 2
nogo-option-size-more = Contests use 9 × 9; the smaller boards are this site's addition
nogo-option-fatal = Taking and suicide
nogo-option-fatal-loses = Can be played, and loses
nogo-option-fatal-refused = Cannot be played
nogo-option-fatal-refused-more = Who has no other move loses; the winner is the same

## Seats, men, notation
nogo-man-black-stone = black stone
nogo-man-white-stone = white stone
nogo-form-letters = Letter and number
nogo-lens-fatal = Points that lose

## What there is to say
nogo-why-takes = A stone here takes, and taking loses
nogo-why-suicide = A stone here has no liberty, and suicide loses
nogo-why-no-safe-point = No safe point is left
nogo-note-no-safe-point = No safe point is left
nogo-end-takes = by taking stones
nogo-end-suicide = by suicide
nogo-end-no-safe-point = no safe point was left

## What should have been written
nogo-want-safe-point = a stone here takes or has no liberty, and cannot be played
nogo-want-liberties = every chain needs a liberty
