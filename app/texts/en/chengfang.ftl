### Four Corners

chengfang-name = Four Corners
chengfang-about = Put stones in turn. Four of a colour on the corners of any square make a square. The first three squares win; when the stones are used up, more squares do.

## Seats, men, notation
chengfang-man-red-stone = red stone
chengfang-man-blue-stone = blue stone
chengfang-form-letters = Letter and number

## What there is to say
chengfang-note-stones-left = Stones left: { $a }
chengfang-tally-squares = Squares: { $a }
chengfang-call-squares-made = Squares made: { $a }
chengfang-why-squares-made = Squares made by this stone: { $a }
chengfang-why-squares-enough = Squares made: { $a }. Three win
chengfang-why-squares-counted = All stones are down: Red made { $a } squares, Blue { $b }
chengfang-why-not-centre-first = Red’s first stone may not go to the centre
chengfang-why-not-centre-first-more = This curbs the first move; any other place will do
chengfang-end-three-squares = three squares made first
chengfang-end-more-squares = all stones are down, and more squares were made
chengfang-end-as-many-squares = all stones are down, with as many squares on both sides

## What should have been written
chengfang-want-not-centre = Red’s first stone must not be at the centre
chengfang-want-as-many-stones = as many stones on both sides are wanted where Red moves, one more red one where Blue moves, twelve each at most
chengfang-want-no-three-of-mover = whoever moves must not have three squares already
