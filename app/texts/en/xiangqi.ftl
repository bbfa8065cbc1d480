### Words of xiangqi

xiangqi-name = Xiangqi
xiangqi-name-more = Chinese chess

## Options
xiangqi-option-repetition = Third occurrence
xiangqi-option-repetition-asian = Asian rules
xiangqi-option-repetition-asian-more = Perpetual check and perpetual chase lose
xiangqi-option-repetition-checks = Checks only
xiangqi-option-repetition-checks-more = Perpetual check loses if there was another move; chases are free
xiangqi-option-repetition-draw = Draw
xiangqi-option-repetition-draw-more = The position three times is a draw, whatever was done
xiangqi-option-limit = Sixty rounds without a capture
xiangqi-option-limit-60 = Draw
xiangqi-option-limit-none = No limit
xiangqi-option-facing = Making the generals face each other
xiangqi-option-facing-refused = Not possible
xiangqi-option-facing-loses = Loses at once

## Time
xiangqi-clock-plain = Plain
xiangqi-clock-union = Union contest
xiangqi-clock-portal = Online

## Men
xiangqi-man-red-king = red general
xiangqi-man-red-advisor = red advisor
xiangqi-man-red-elephant = red elephant
xiangqi-man-red-horse = red horse
xiangqi-man-red-rook = red chariot
xiangqi-man-red-cannon = red cannon
xiangqi-man-red-pawn = red soldier
xiangqi-man-black-king = black general
xiangqi-man-black-advisor = black advisor
xiangqi-man-black-elephant = black elephant
xiangqi-man-black-horse = black horse
xiangqi-man-black-rook = black chariot
xiangqi-man-black-cannon = black cannon
xiangqi-man-black-pawn = black soldier

## Board
xiangqi-zone-palace = Palace
xiangqi-zone-river = River banks

## Why a click is refused
xiangqi-why-empty-point = Nobody stands here
xiangqi-why-empty-point-more = Choose one of your own men first
xiangqi-why-not-yours = This is not your man
xiangqi-why-not-yours-more = Choose one of your own men first
xiangqi-why-no-moves = This man is boxed in
xiangqi-why-no-moves-more = Every point it could go to is taken, blocked or out of bounds; choose another man
xiangqi-why-own-man = Your own man stands here
xiangqi-why-own-man-more = Only men of the other side can be captured
xiangqi-why-facing = The generals would face each other
xiangqi-why-facing-more = Keep a man between them on the file
xiangqi-why-check-stands = Your general would still be in check
xiangqi-why-check-stands-more = Capture the attacker, block it, or move the general away
xiangqi-why-into-check = The general would be in check there
xiangqi-why-into-check-more = The marked man reaches that point
xiangqi-why-exposes = This man shields your general
xiangqi-why-exposes-more = If it went there, the marked man could take the general
xiangqi-why-becomes-screen = Your general would be in check over this man
xiangqi-why-becomes-screen-more = The marked cannon needs one man to fire over; do not stand between
xiangqi-why-king-palace = The general does not leave the palace
xiangqi-why-king-palace-more = It stays on the nine points with the crossed lines
xiangqi-why-king-step = The general goes one point along a line
xiangqi-why-advisor-palace = The advisor does not leave the palace
xiangqi-why-advisor-palace-more = It stays on the nine points with the crossed lines
xiangqi-why-advisor-step = The advisor goes one point diagonally
xiangqi-why-elephant-river = The elephant does not cross the river
xiangqi-why-elephant-eye = Elephant’s eye blocked
xiangqi-why-elephant-eye-more = A man stands on the point in the middle of its way
xiangqi-why-elephant-step = The elephant goes two points diagonally
xiangqi-why-horse-leg = Horse leg blocked
xiangqi-why-horse-leg-more = A man stands on the first point of its way
xiangqi-why-horse-step = The horse goes one point along a line, then one diagonally outwards
xiangqi-why-rook-line = The chariot goes along straight lines
xiangqi-why-rook-path = Something stands in the chariot’s way
xiangqi-why-cannon-line = The cannon goes along straight lines
xiangqi-why-cannon-path = The cannon jumps only to capture
xiangqi-why-cannon-path-more = Without a capture its way must be open
xiangqi-why-cannon-no-screen = The cannon needs one man to fire over
xiangqi-why-cannon-no-screen-more = Nobody stands between it and its target
xiangqi-why-cannon-many-screens = Too many men in between
xiangqi-why-cannon-many-screens-more = The cannon fires over exactly one man, its own or the other side’s
xiangqi-why-pawn-back = The soldier never goes back
xiangqi-why-pawn-river = The soldier goes sideways only beyond the river
xiangqi-why-pawn-step = The soldier goes one point: forwards, beyond the river also sideways

## Why it is as it is
xiangqi-why-check = Check
xiangqi-why-double-check = Check from two sides
xiangqi-why-mate = Checkmate
xiangqi-why-mate-more = The general is attacked, and no move answers it
xiangqi-why-king-taken = The general was captured
xiangqi-why-stalemate = No move left
xiangqi-why-stalemate-more = In xiangqi the side that cannot move loses
xiangqi-why-facing-lost = The generals face each other
xiangqi-why-facing-lost-more = Whoever brought that about loses
xiangqi-why-limit = { $a } rounds without a capture
xiangqi-why-limit-more = The game is drawn
xiangqi-why-material = Neither side can win any more
xiangqi-why-material-more = No chariot, horse, cannon or soldier is left; the game is drawn
xiangqi-why-repetition = This position has occurred three times
xiangqi-why-repetition-more = Neither side did anything forbidden; the game is drawn
xiangqi-why-both-check = Both sides kept giving check
xiangqi-why-both-check-more = Neither has to give way; the game is drawn
xiangqi-why-both-chase = Both sides kept chasing
xiangqi-why-both-chase-more = Neither has to give way; the game is drawn
xiangqi-why-red-checks = Red gave perpetual check
xiangqi-why-red-checks-more = The marked men checked with every move until the position came a third time; Red had to change and loses
xiangqi-why-black-checks = Black gave perpetual check
xiangqi-why-black-checks-more = The marked men checked with every move until the position came a third time; Black had to change and loses
xiangqi-why-red-chases-rook = Red kept chasing the chariot
xiangqi-why-red-chases-rook-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-red-chases-horse = Red kept chasing the horse
xiangqi-why-red-chases-horse-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-red-chases-cannon = Red kept chasing the cannon
xiangqi-why-red-chases-cannon-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-red-chases-advisor = Red kept chasing the advisor
xiangqi-why-red-chases-advisor-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-red-chases-elephant = Red kept chasing the elephant
xiangqi-why-red-chases-elephant-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-red-chases-pawn = Red kept chasing the soldier
xiangqi-why-red-chases-pawn-more = Every move attacked it anew until the position came a third time; Red had to change and loses
xiangqi-why-black-chases-rook = Black kept chasing the chariot
xiangqi-why-black-chases-rook-more = Every move attacked it anew until the position came a third time; Black had to change and loses
xiangqi-why-black-chases-horse = Black kept chasing the horse
xiangqi-why-black-chases-horse-more = Every move attacked it anew until the position came a third time; Black had to change and loses
xiangqi-why-black-chases-cannon = Black kept chasing the cannon
xiangqi-why-black-chases-cannon-more = Every move attacked it anew until the position came a third time; Black had to change and loses
xiangqi-why-black-chases-advisor = Black kept chasing the advisor
xiangqi-why-black-chases-advisor-more = Every move attacked it anew until the position came a third time; Black had to change and loses
xiangqi-why-black-chases-elephant = Black kept chasing the elephant
xiangqi-why-black-chases-elephant-more = Every move attacked it anew until the position came a third time; Black had to change and loses
xiangqi-why-black-chases-pawn = Black kept chasing the soldier
xiangqi-why-black-chases-pawn-more = Every move attacked it anew until the position came a third time; Black had to change and loses

## Endings
xiangqi-end-material = neither side has a man that can cross the river
xiangqi-end-stalemate = no move left
xiangqi-end-facing = the generals face each other
xiangqi-end-limit = sixty rounds without a capture
xiangqi-end-repetition = the position occurred three times
xiangqi-end-perpetual-check = perpetual check
xiangqi-end-perpetual-chase = perpetual chase

## What was wanted where something is written wrongly
xiangqi-want-position = a position is wanted
xiangqi-want-man = a man is wanted
xiangqi-want-nine-files = every rank has nine points
xiangqi-want-ten-ranks = there are ten ranks
xiangqi-want-reachable-place = this man can never stand here
xiangqi-want-fewer-men = there are more men of this kind than the set has
xiangqi-want-both-kings = both generals are wanted
xiangqi-want-no-facing = the generals may not face each other
xiangqi-want-side = whose turn it is: w or b
xiangqi-want-file = a file, or front or rear, is wanted
xiangqi-want-rank = a rank from 0 to 9 is wanted
xiangqi-want-way = forwards, back or sideways is wanted: + - =
xiangqi-want-which-man = say which of the men that can go so
xiangqi-want-dash = a dash is wanted
