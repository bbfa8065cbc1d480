### Chinese checkers

tiaoqi-name = Chinese checkers
tiaoqi-about = Ten men walk and hop across the star. Who first fills the camp opposite wins; with more than two, places go by who is done first.

## Options
tiaoqi-option-seats = Players
tiaoqi-option-seats-2 = Two
tiaoqi-option-seats-3 = Three
tiaoqi-option-seats-4 = Four
tiaoqi-option-seats-6 = Six
tiaoqi-option-hop = Hops
tiaoqi-option-hop-equidistant = Equidistant
tiaoqi-option-hop-equidistant-more = Over the only man on a line who stands in the very middle
tiaoqi-option-hop-adjacent = Adjacent
tiaoqi-option-hop-adjacent-more = Over a man right beside, to the hole behind
tiaoqi-option-leaving = Leaving
tiaoqi-option-leaving-on = In time
tiaoqi-option-leaving-on-more = After turns 20, 25 and 30 there must be 5, 8 and 10 men outside the camp; otherwise the player loses and his men go
tiaoqi-option-leaving-off = At will
tiaoqi-option-repetition = Repetition
tiaoqi-option-repetition-draw = Three times ends it
tiaoqi-option-repetition-none = Not counted
tiaoqi-option-repetition-more = Added by this site: those who still play share a place
tiaoqi-option-quiet = No progress
tiaoqi-option-quiet-300 = 300 plies end it
tiaoqi-option-quiet-none = Not counted
tiaoqi-option-quiet-more = Added by this site: 300 plies in which nobody has more men in the goal than ever before; those who still play share a place

## Men, camps
tiaoqi-man-red-man = red man
tiaoqi-man-blue-man = blue man
tiaoqi-man-yellow-man = yellow man
tiaoqi-man-green-man = green man
tiaoqi-man-purple-man = purple man
tiaoqi-man-black-man = black man
tiaoqi-zone-red-camp = Red’s camp
tiaoqi-zone-blue-camp = Blue’s camp
tiaoqi-zone-yellow-camp = Yellow’s camp
tiaoqi-zone-green-camp = Green’s camp
tiaoqi-zone-purple-camp = Purple’s camp
tiaoqi-zone-black-camp = Black’s camp

## Notation
tiaoqi-form-holes = Holes
tiaoqi-form-landings = Landings

## What there is to say
tiaoqi-tally-in-goal = { $a } in
tiaoqi-tally-home = done in { $a }
tiaoqi-tally-out = out
tiaoqi-call-home = Done in turn { $a }
tiaoqi-call-out-passive = Too few had left after turn { $a }: out
tiaoqi-why-home = Done in turn { $a }
tiaoqi-why-out = Out after turn { $a }
tiaoqi-why-in-goal = { $a } in the goal
tiaoqi-why-out-passive = Too few had left after turn { $a }: out
tiaoqi-note-must-leave = After turn { $a } there must be { $b } men outside; there are { $c }
tiaoqi-note-goal-held = Others still stand in the goal and must leave first
tiaoqi-why-nobody-there = No man stands there
tiaoqi-why-hemmed-in = This man cannot move
tiaoqi-why-hemmed-in-more = No hole beside it is empty, and it can hop nowhere
tiaoqi-why-occupied = The hole is taken
tiaoqi-why-goal-held = A man of another still stands in this camp
tiaoqi-why-goal-held-more = The camp must be filled; who does not leave it in time loses for being passive
tiaoqi-why-no-step-after-hop = No step after a hop
tiaoqi-why-no-way = No hops lead there
tiaoqi-why-no-way-more = A step goes to an empty hole beside; hops go along lines, one after the other
tiaoqi-why-no-middle = There is no hole in the middle
tiaoqi-why-nobody-to-hop = No man stands in the middle
tiaoqi-why-adjacent-only = Only over a man right beside
tiaoqi-why-not-in-the-middle = The man between is not in the middle
tiaoqi-why-several-between = More than one man stands between
tiaoqi-why-can-move = There is a move, so no passing
tiaoqi-why-must-pass = No man can move: this turn passes
tiaoqi-why-plays-no-more = This player is not in the game any more
tiaoqi-why-goal-filled = The camp opposite is filled
tiaoqi-why-passive = Too few men have left the camp
tiaoqi-why-ranked = One player is left, so the places are settled
tiaoqi-why-no-progress = Nobody has got one man more home for { $a } plies
tiaoqi-why-third-time = The same position for the third time
tiaoqi-end-goal-filled = the camp opposite is filled
tiaoqi-end-passive = too few men had left the camp
tiaoqi-end-ranked = the places are settled

## What should have been written
tiaoqi-want-hole = the number of a hole from 0 to 120 is wanted
tiaoqi-want-from-to = from->to is wanted, as in 6->14
tiaoqi-want-no-pass = there is a move, so pass cannot be written
tiaoqi-want-every-landing = every landing is wanted
tiaoqi-want-standings = the men in the goal of every player are wanted, as in 0-0
tiaoqi-want-men-of-standing = a player in the game has ten men, one at home his goal full, one who is out none
