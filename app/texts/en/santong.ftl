### Three-Way

santong-name = Three-Way
santong-about = Put stones in turn into 64 triangles. Who first joins all three sides by one group wins. Once in the game the second player may put two stones. A full board without a winner is a draw, which is this site’s addition.

## Seats, men, notation
santong-seat-first = First
santong-seat-second = Second
santong-man-first-stone = first player’s stone
santong-man-second-stone = second player’s stone
santong-form-letters = Row letter and number
santong-button-double = Two stones
santong-zone-left-side = left side
santong-zone-right-side = right side
santong-zone-base = base

## What there is to say
santong-tally-double-ahead = Two stones: still to come
santong-tally-double-half = Two stones: one more now
santong-tally-double-spent = Two stones: spent
santong-call-doubles = Two stones in one turn
santong-note-first-of-two = Choose the first of two cells
santong-note-second-of-two = One more stone this turn
santong-why-three-sides = One group joins the three sides
santong-why-second-stone-now = The second of two stones is due
santong-why-double-is-spent = The turn with two stones is spent
santong-why-double-is-spent-more = There is one in the whole game
santong-why-double-is-of-second = Only the second player may put two stones
santong-why-double-is-of-second-more = This makes up for the other’s first move
santong-why-nothing-to-double = One cell is left, so there is nothing to double
santong-end-three-sides = the three sides were joined first
santong-end-full = the board is full and nobody joined the three sides

## What should have been written
santong-want-single = no * here: two stones cannot be put now
santong-want-double = how many stones the second player’s double turn has left is wanted: 2, 1 or 0
santong-want-stones-in-turn = the numbers of stones should fit turns of one, with one of two at most by the second player
santong-want-one-end = a group that joins the sides should come from the last stone
