### Two Tigers

erhu-name = Two Tigers
erhu-about = Two tigers eat dogs by jumping over them, sixteen dogs hem the tigers in. Six dogs eaten win; so do two tigers that cannot move.

## Options
erhu-option-repetition = Repetition
erhu-option-repetition-draw = The third time is a draw
erhu-option-repetition-draw-more = The rule sheet only says that it is a draw when neither can win; this is an addition of this site
erhu-option-repetition-none = Does not count
erhu-option-quiet = Nothing eaten
erhu-option-quiet-50 = 50 moves are a draw
erhu-option-quiet-50-more = Moves of both sides together since the last dog was eaten; an addition of this site
erhu-option-quiet-none = No limit

## Seats, men, places, notation
erhu-seat-tigers = Tigers
erhu-seat-dogs = Dogs
erhu-man-tiger = tiger
erhu-man-dog = dog
erhu-man-dogs = { $a } dogs
erhu-zone-centres = centres
erhu-form-points = Points

## What there is to say
erhu-tally-eaten = { $a } eaten
erhu-why-nobody-there = Nobody stands there
erhu-why-tiger-hemmed = This tiger cannot move now
erhu-why-tiger-hemmed-more = It can neither step nor jump; a tiger hemmed in stays on the board
erhu-why-one-tiger-hemmed = One tiger is hemmed in, the other can move
erhu-why-one-tiger-hemmed-more = The dogs win when neither can move; until then it stays on the board
erhu-why-dog-hemmed = This dog cannot move now
erhu-why-dog-hemmed-more = Dogs step along a line to a neighbouring empty point
erhu-why-eats-by-jumping = Tigers eat by jumping over
erhu-why-eats-by-jumping-more = With a dog beside it and an empty point beyond in line, a tiger jumps to that point and eats one dog
erhu-why-no-jump-over-tiger = Tigers do not jump over tigers
erhu-why-no-dog-between = No dog stands between: one step only
erhu-why-tiger-ways = A tiger goes one step along a line, or jumps over dogs
erhu-why-tiger-ways-more = To jump, tiger, dogs and empty point must be neighbours on one straight line
erhu-why-one-dog = One dog at a time
erhu-why-no-gathering = Dogs do not gather again
erhu-why-no-gathering-more = Once apart they never form a stack: they step to empty points
erhu-why-dog-ways = A dog goes one step along a line
erhu-why-six-eaten = Six dogs are eaten
erhu-why-tigers-trapped = Neither tiger can move
erhu-why-quiet = Nothing eaten for 50 moves
erhu-end-six-eaten = six dogs are eaten
erhu-end-tigers-trapped = both tigers are hemmed in

## What should have been written
erhu-want-from-to = from-to is wanted, with x where a dog is eaten, as in b3-a3 or b3xb5
erhu-want-own-man = a man of the side to move is wanted where the move begins
erhu-want-five-rows = five rows of five points are wanted
erhu-want-tiger-or-dogs = T, 1 to 4 dogs or a dot is wanted
erhu-want-stack-at-centre = stacks of dogs stand on the centres only
erhu-want-two-tigers = two tigers are wanted
erhu-want-ten-to-sixteen-dogs = ten to sixteen dogs are wanted
erhu-want-dogs-after-last-meal = after the sixth dog it is the dogs’ turn
