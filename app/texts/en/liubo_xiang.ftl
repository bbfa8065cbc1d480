### Liubo, chess system

liubo_xiang-name = Liubo, chess
liubo_xiang-about = Six men, each with its own way of going. Take the owl; never let the owls face each other.

## Options
liubo_xiang-option-repetition = Third occurrence
liubo_xiang-option-repetition-draw = Draw
liubo_xiang-option-repetition-draw-more = Added by this site; not while a chase is being counted
liubo_xiang-option-repetition-none = Nothing happens
liubo_xiang-option-quiet = A hundred quiet moves
liubo_xiang-option-quiet-100 = Draw
liubo_xiang-option-quiet-100-more = Added by this site; moves of both sides without a capture or a stopper’s step
liubo_xiang-option-quiet-none = No limit

## Men, notation, counts
liubo_xiang-man-red-owl = red owl
liubo_xiang-man-red-hound = red hound
liubo_xiang-man-red-pheasant = red pheasant
liubo_xiang-man-red-calf = red calf
liubo_xiang-man-red-stopper = red stopper
liubo_xiang-man-red-finished = red finished stopper
liubo_xiang-man-blue-owl = blue owl
liubo_xiang-man-blue-hound = blue hound
liubo_xiang-man-blue-pheasant = blue pheasant
liubo_xiang-man-blue-calf = blue calf
liubo_xiang-man-blue-stopper = blue stopper
liubo_xiang-man-blue-finished = blue finished stopper
liubo_xiang-form-places = From and to
liubo_xiang-form-chinese = Chinese
liubo_xiang-tally-chase = chase { $a } of 5
liubo_xiang-button-finish = Stopper
liubo_xiang-button-hound = Hound
liubo_xiang-button-pheasant = Pheasant
liubo_xiang-button-calf = Calf

## What a move did
liubo_xiang-call-stopper-arrived = A stopper has arrived
liubo_xiang-call-stopper-arrived-more = The other side must take it at once, or it is finished
liubo_xiang-call-stopper-taken = The stopper that had arrived was taken
liubo_xiang-call-stopper-finished = A stopper is finished
liubo_xiang-call-stopper-finished-more = It stays there to the end, neither moved nor taken
liubo_xiang-call-rose-hound = The stopper became a hound
liubo_xiang-call-rose-pheasant = The stopper became a pheasant
liubo_xiang-call-rose-calf = The stopper became a calf

## What to know before moving
liubo_xiang-note-choose-rise = Stay a stopper, or become another man
liubo_xiang-note-would-face = On the marked point the owls would face each other: that loses at once
liubo_xiang-note-would-chase = The marked point would be the fifth attack on the same man: that loses at once
liubo_xiang-note-stopper-take-now = Take the marked stopper now, or it is finished
liubo_xiang-note-stopper-will-finish = Nobody can take the marked stopper; after this move it is finished
liubo_xiang-note-quiet-soon = { $a } moves without a capture or a stopper’s step; a draw after { $b } more

## Why a click is refused
liubo_xiang-why-empty-point = Nobody stands here
liubo_xiang-why-empty-point-more = Choose one of your own men first
liubo_xiang-why-not-yours = This is not your man
liubo_xiang-why-not-yours-more = Choose one of your own men first
liubo_xiang-why-finished-stays = A finished stopper does not move
liubo_xiang-why-finished-stays-more = It stays here to the end
liubo_xiang-why-hemmed-in = This man cannot move
liubo_xiang-why-hemmed-in-more = Every point it could go to is taken or off the board; choose another man
liubo_xiang-why-own-man = Your own man stands here
liubo_xiang-why-own-man-more = Only men of the other side can be taken
liubo_xiang-why-finished-safe = A finished stopper cannot be taken
liubo_xiang-why-finished-safe-more = It could be taken only by the move after it arrived
liubo_xiang-why-owl-home = The owl does not leave its baseline
liubo_xiang-why-owl-home-more = It goes any distance along it
liubo_xiang-why-way-blocked = Somebody stands in the way
liubo_xiang-why-way-blocked-more = No man goes over another
liubo_xiang-why-hound-two-forwards = The hound goes two points only forwards
liubo_xiang-why-hound-two-forwards-more = Straight or diagonally, over an empty point
liubo_xiang-why-hound-step = The hound goes one point, or two forwards
liubo_xiang-why-hound-step-more = One in any direction; two straight or diagonally forwards
liubo_xiang-why-pheasant-step = The pheasant goes one point straight and one diagonally outwards
liubo_xiang-why-pheasant-step-more = Nothing blocks it on the way
liubo_xiang-why-calf-takes-diagonally = The calf takes nothing straight ahead
liubo_xiang-why-calf-takes-diagonally-more = It takes one point diagonally
liubo_xiang-why-calf-moves-straight = The calf goes diagonally only to take
liubo_xiang-why-calf-moves-straight-more = No enemy stands there; without a capture it goes one point straight
liubo_xiang-why-calf-step = The calf goes one point straight and takes one point diagonally
liubo_xiang-why-stopper-takes-nothing = The stopper takes nothing
liubo_xiang-why-stopper-takes-nothing-more = It goes to an empty point in front
liubo_xiang-why-stopper-step = The stopper goes one point forwards
liubo_xiang-why-stopper-step-more = Straight or diagonally, never sideways or back
liubo_xiang-why-choose-rise = Choose first what the stopper becomes
liubo_xiang-why-choose-rise-more = Press a button below, or choose another man

## Why it is as it is
liubo_xiang-why-owl-attacked = The owl is attacked
liubo_xiang-why-owl-attacked-more = The marked men could take it next
liubo_xiang-why-owl = The owl was taken
liubo_xiang-why-owl-more = It was taken at the marked point, which decides the game
liubo_xiang-why-facing = The owls face each other
liubo_xiang-why-facing-more = On one file with nobody between; whoever brought that about loses
liubo_xiang-why-stuck = No move left
liubo_xiang-why-stuck-more = Whoever cannot move loses
liubo_xiang-why-dead = Neither side can win
liubo_xiang-why-dead-more = Only owls and finished stoppers are left, and nobody can be forced; the game is drawn
liubo_xiang-why-quiet = { $a } moves without a capture or a stopper’s step
liubo_xiang-why-quiet-more = Counted for both sides together; the game is drawn
liubo_xiang-why-threefold = This position has occurred three times
liubo_xiang-why-threefold-more = Nobody was chased; the game is drawn
liubo_xiang-why-owl-chases-hound = The owl has attacked the hound { $a } times in a row
liubo_xiang-why-owl-chases-hound-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-owl-chases-pheasant = The owl has attacked the pheasant { $a } times in a row
liubo_xiang-why-owl-chases-pheasant-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-owl-chases-calf = The owl has attacked the calf { $a } times in a row
liubo_xiang-why-owl-chases-calf-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-owl-chases-stopper = The owl has attacked the stopper { $a } times in a row
liubo_xiang-why-owl-chases-stopper-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-hound-chases-owl = The hound has attacked the owl { $a } times in a row
liubo_xiang-why-hound-chases-owl-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-hound-chases-hound = The hound has attacked the hound { $a } times in a row
liubo_xiang-why-hound-chases-hound-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-hound-chases-pheasant = The hound has attacked the pheasant { $a } times in a row
liubo_xiang-why-hound-chases-pheasant-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-hound-chases-calf = The hound has attacked the calf { $a } times in a row
liubo_xiang-why-hound-chases-calf-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-hound-chases-stopper = The hound has attacked the stopper { $a } times in a row
liubo_xiang-why-hound-chases-stopper-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-pheasant-chases-owl = The pheasant has attacked the owl { $a } times in a row
liubo_xiang-why-pheasant-chases-owl-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-pheasant-chases-hound = The pheasant has attacked the hound { $a } times in a row
liubo_xiang-why-pheasant-chases-hound-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-pheasant-chases-pheasant = The pheasant has attacked the pheasant { $a } times in a row
liubo_xiang-why-pheasant-chases-pheasant-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-pheasant-chases-calf = The pheasant has attacked the calf { $a } times in a row
liubo_xiang-why-pheasant-chases-calf-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-pheasant-chases-stopper = The pheasant has attacked the stopper { $a } times in a row
liubo_xiang-why-pheasant-chases-stopper-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-calf-chases-owl = The calf has attacked the owl { $a } times in a row
liubo_xiang-why-calf-chases-owl-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-calf-chases-hound = The calf has attacked the hound { $a } times in a row
liubo_xiang-why-calf-chases-hound-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-calf-chases-pheasant = The calf has attacked the pheasant { $a } times in a row
liubo_xiang-why-calf-chases-pheasant-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-calf-chases-calf = The calf has attacked the calf { $a } times in a row
liubo_xiang-why-calf-chases-calf-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses
liubo_xiang-why-calf-chases-stopper = The calf has attacked the stopper { $a } times in a row
liubo_xiang-why-calf-chases-stopper-more = The first marked man is chased, the second chases it; the fifth attack in a row by one man on the same man loses

## Endings
liubo_xiang-end-owl = the owl was taken
liubo_xiang-end-facing = the other side made the owls face each other
liubo_xiang-end-chase = the other side chased one man five times
liubo_xiang-end-stalemate = the other side cannot move
liubo_xiang-end-dead = neither side can win
liubo_xiang-end-quiet = a hundred quiet moves

## What should have been written
liubo_xiang-want-letter-of-man = O, H, P, C, S, F, the same in small letters, a number or a slash is wanted
liubo_xiang-want-owl-at-home = the owl belongs on its baseline
liubo_xiang-want-stopper-ahead = a stopper is never on its own baseline
liubo_xiang-want-finished-at-end = a finished stopper belongs on the enemy’s baseline
liubo_xiang-want-one-arrived = only one stopper can have just arrived
liubo_xiang-want-arrived-of-last = the stopper that has just arrived belongs to whoever has just moved
liubo_xiang-want-fewer-men = more men of this kind than a side has
liubo_xiang-want-owl-of-last = whoever has just moved needs an owl
liubo_xiang-want-chaser = a man that takes is wanted, of the side whose chase it is
liubo_xiang-want-arrow = > is wanted after the chaser
liubo_xiang-want-chased = an enemy man that can be taken is wanted, each once
liubo_xiang-want-times = x and how often is wanted
liubo_xiang-want-risen = H, P or C is wanted
