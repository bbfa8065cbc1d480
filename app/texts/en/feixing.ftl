### Aeroplane chess

feixing-name = Aeroplane chess
feixing-about = Four planes each take off by the die, fly round the ring and home. Who first has all four home wins.

## Options
feixing-option-seats = Players
feixing-option-seats-4 = Four
feixing-option-seats-3 = Three
feixing-option-seats-2 = Two
feixing-option-seats-3-more = One side stays empty, and its colour is nobody’s
feixing-option-seats-2-more = They sit opposite each other
feixing-option-takeoff = Take-off
feixing-option-takeoff-five-six = Five or six
feixing-option-takeoff-five-six-more = A 5 or a 6 may take one plane off; then one throws again
feixing-option-takeoff-six = Six
feixing-option-takeoff-six-more = A 6 may take one plane off; then one throws again
feixing-option-takeoff-even = Even
feixing-option-takeoff-even-more = A 2, 4 or 6 may take one plane off; then one throws again
feixing-option-home = Home
feixing-option-home-exact = Exact
feixing-option-home-exact-more = What is over is walked back
feixing-option-home-overshoot = Enough
feixing-option-home-overshoot-more = A number larger than needed also arrives
feixing-option-partners = Partners
feixing-option-partners-off = None
feixing-option-partners-opposite = Opposite
feixing-option-partners-adjacent = Adjacent
feixing-option-partners-more = Planes of partners do not attack but stack, and all eight must be home. For four players; two or three play for themselves
feixing-option-partners-adjacent-more = Red and Blue, Yellow and Green: their planes do not attack but stack, and all eight must be home. For four players only
feixing-option-jumps = Jumps and flights
feixing-option-jumps-forced = By themselves
feixing-option-jumps-forced-more = On its own colour a plane jumps on, at its dotted line it flies
feixing-option-jumps-optional = As one likes
feixing-option-jumps-optional-more = Every jump and flight may be left out: click the plane, then where it stops

## Men, zones
feixing-man-red-plane = red plane
feixing-man-blue-plane = blue plane
feixing-man-yellow-plane = yellow plane
feixing-man-green-plane = green plane
feixing-zone-red-hangar = Red’s hangar
feixing-zone-blue-hangar = Blue’s hangar
feixing-zone-yellow-hangar = Yellow’s hangar
feixing-zone-green-hangar = Green’s hangar

## Notation, lenses
feixing-form-places = Stations
feixing-lens-numbers = Station numbers

## Counts
feixing-tally-home = { $a } home
feixing-tally-out = out

## What to know
feixing-note-take-off = { $a } is thrown: a plane may take off
feixing-note-take-off-or-move = { $a } is thrown: take off or move a plane
feixing-note-move = { $a } is thrown: move a plane
feixing-note-rider-next = Throw again for the plane on the stack
feixing-note-rider-moves = { $a } is thrown: the plane on the stack moves

## What happened
feixing-call-takeoff = Take-off
feixing-call-jumped = Jumps to the next station of its colour
feixing-call-flew = Flies along the dotted line
feixing-call-hit = A plane is hit and goes back to its hangar
feixing-call-hit-crossing = The flight hits a plane, which goes back to its hangar
feixing-call-barred = Two planes bar the dotted line
feixing-call-bounced = A stack is in the way: the rest is walked back
feixing-call-walked-back = Too many: the rest is walked back from the goal
feixing-call-collided = Right on a stack: all go back to their hangars
feixing-call-rides = A six: it stops on the stack
feixing-call-stacked = A stack of { $a }
feixing-call-arrived = Home
feixing-call-again-six = A six: another throw
feixing-call-again-takeoff = Another throw after taking off
feixing-call-pass = { $a } moves nothing: the next player throws
feixing-call-pass-again = { $a } moves nothing: another throw

## Why not
feixing-why-nobody-there = No plane of yours stands there
feixing-why-not-yours = This plane is another player’s
feixing-why-partners = This is your partner’s plane; each moves his own
feixing-why-needs-five-six = { $a } is thrown: taking off needs a 5 or a 6
feixing-why-needs-six = { $a } is thrown: taking off needs a 6
feixing-why-needs-even = { $a } is thrown: taking off needs a 2, 4 or 6
feixing-why-is-home = This plane is home and moves no more
feixing-why-rider-first = The plane on the stack must move
feixing-why-rider-first-more = After stopping on a stack with a 6, the next throw is for that plane
feixing-why-behind-a-stack = A stack is in the way
feixing-why-behind-a-stack-more = What is over is walked back from it; with a 6 the plane stops on it
feixing-why-flight-barred = Two planes bar the dotted line
feixing-why-lands-elsewhere = With { $a } it does not stop here
feixing-why-plays-no-more = This player is out
feixing-why-all-home = All four planes are home
feixing-why-team-home = All eight planes of the partners are home
feixing-why-left-alone = All others have given up
feixing-end-all-home = all planes are home
feixing-end-team-home = the partners are home
feixing-end-left-alone = all others have given up

## What should have been written
feixing-want-planes = the planes of every player are wanted, as in 0-12-h-h
feixing-want-players = as many players as play are wanted
feixing-want-progress = 0 to 56 is wanted, or h in the hangar
feixing-want-four-planes = four planes a player are wanted
feixing-want-order-of-leaving = who left first, second and third is wanted, from 1
feixing-want-die = 1 to 6 is wanted, - before the throw
feixing-want-no-die = after the end no die is wanted
feixing-want-die-that-moves = this number lets nothing move, so it passes
feixing-want-rider = the progress of the plane on another’s stack is wanted, - if there is none
feixing-want-one-side-a-station = planes of two sides do not share a station
feixing-want-possible-end = such an ending cannot come about
