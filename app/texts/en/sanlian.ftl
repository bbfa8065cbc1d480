### Avoid Three

sanlian-name = Avoid Three
sanlian-about = The first three in line loses; where there is none, the first four or five wins. Who begins changes each round. The old name is lost; this one is ours.

## Options
sanlian-option-size = Board
sanlian-option-size-5 = 5 × 5
sanlian-option-size-5-more = Twelve stones each; if they run out, the game is drawn
sanlian-option-size-9 = 9 × 9
sanlian-option-size-9-more = Fours lose, five or more win, threes are nothing; a full board is a draw, which is this site’s addition

## Seats, men, notation
sanlian-man-red-stone = red stone
sanlian-man-blue-stone = blue stone
sanlian-form-letters = Letter and number

## What there is to say
sanlian-note-begins-round = Round { $a }, first stone
sanlian-note-ends-round = Round { $a }, second stone; the same side begins the next round
sanlian-why-three = The first three in line loses
sanlian-why-three-beside-long = A four came with a three, and the three decides
sanlian-why-three-beside-long-more = With a three on the board a four does not win
sanlian-why-long = No three on the board: the first four or five wins
sanlian-why-four = Four in line lose
sanlian-why-four-beside-long = A five came with a four, and the four decides
sanlian-why-long-five = Five or more in line win
sanlian-end-three = three in line were made first
sanlian-end-long = four or five in line were made first
sanlian-end-stones-spent = all stones are down without a line
sanlian-end-four = four in line were made first
sanlian-end-long-five = five or more in line
sanlian-end-full = the board is full without a line, which is this site’s addition

## What should have been written
sanlian-want-stones-in-turn = the numbers of stones should fit the order Red Blue, Blue Red, Red Blue
sanlian-want-one-end = a line that decides should come from the last stone
