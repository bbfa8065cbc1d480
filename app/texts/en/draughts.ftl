### Words of international draughts

draughts-name = Draughts
draughts-name-more = International, a hundred squares
draughts-about = Men step and jump diagonally; capturing is compulsory, and so is capturing the most. Who stops on the far row becomes a flying king.

## Options
draughts-option-first = First move
draughts-option-first-black = Black
draughts-option-first-black-more = As the contest’s rules have it
draughts-option-first-white = White
draughts-option-first-white-more = As the world federation has it
draughts-option-draws = Draws
draughts-option-draws-site = Four more
draughts-option-draws-site-more = This site’s addition: a position for the third time; 25 moves each with kings alone and without a capture; 16 moves with three men against a king, 5 with two or one
draughts-option-draws-seed = As in the rules
draughts-option-draws-seed-more = By agreement; who refuses a draw has to win within 40 moves

## Men, board, notations
draughts-man-black-man = black man
draughts-man-black-king = black king
draughts-man-white-man = white man
draughts-man-white-king = white king
draughts-zone-crowns-black = Black’s crowning row
draughts-zone-crowns-white = White’s crowning row
draughts-lens-numbers = Square numbers
draughts-form-numbers = Squares
draughts-form-landings = Squares, every landing
draughts-file-pdn = PDN

## Remarks
draughts-tally-men = { $a } left
draughts-note-must-take = A capture is compulsory: men to take: { $a }
draughts-note-black-has-left = Black refused a draw; moves left to win: { $a }
draughts-note-white-has-left = White refused a draw; moves left to win: { $a }
draughts-note-ending-has-left = Against a lone king; moves left to win: { $a }

## Why a click is refused
draughts-why-empty-square = Nobody stands on this square
draughts-why-empty-square-more = Choose one of your own men first
draughts-why-not-yours = This is not your man
draughts-why-not-yours-more = Choose one of your own men first
draughts-why-no-moves = This man cannot move
draughts-why-no-moves-more = The squares before it are taken; choose another
draughts-why-must-take = A capture is compulsory
draughts-why-must-take-more = Men to take: { $a }; the captures are shown
draughts-why-takes-fewer = That takes { $a }, another capture { $b }
draughts-why-takes-fewer-more = Taking the most is compulsory; the longest captures are shown
draughts-why-off-the-way = Not on the way of a capture
draughts-why-off-the-way-more = Men to take: { $a }; the captures are shown
draughts-why-jumped-already = Nobody is jumped twice
draughts-why-jumped-already-more = Men taken leave when the move has ended; until then they bar the way
draughts-why-land-behind = Click where to come down
draughts-why-land-behind-more = A capture jumps over the man to a free square behind it
draughts-why-diagonal = Men go along diagonals
draughts-why-king-path = Something stands in the king’s way
draughts-why-king-path-more = Without a capture its way must be open
draughts-why-man-back = A man does not step back
draughts-why-man-back-more = Only captures go backwards
draughts-why-man-step = A man goes one square
draughts-why-man-step-more = Diagonally forwards to a free square next to it

## Why it is as it is
draughts-why-all-taken = All men are taken
draughts-why-stalemate = No move left
draughts-why-stalemate-more = The men that are left cannot move; the game is lost
draughts-why-kings-only = { $a } moves each with kings alone and without a capture
draughts-why-kings-only-more = This site’s addition; the game is drawn
draughts-why-sixteen-moves = Three against a king, not won in 16 moves
draughts-why-sixteen-moves-more = This site’s addition; the game is drawn
draughts-why-five-moves = An ending against a lone king, not won in 5 moves
draughts-why-five-moves-more = This site’s addition; the game is drawn
draughts-why-refused-draw = Not won in { $a } moves after refusing a draw
draughts-why-refused-draw-more = Who refuses a draw has to win within { $a } moves; the game is drawn
draughts-why-repetition = This position has occurred three times
draughts-why-repetition-more = This site’s addition; the game is drawn

## Endings
draughts-end-all-taken = all men are taken
draughts-end-stalemate = no move left
draughts-end-kings-only = 25 moves each with kings alone
draughts-end-sixteen-moves = three against a king, not won in 16 moves
draughts-end-five-moves = against a lone king, not won in 5 moves
draughts-end-refused-draw = not won in 40 moves after refusing a draw

## What was wanted where something is written wrongly
draughts-want-square = the number of a square, 1 to 50, is wanted
draughts-want-more = something is missing
draughts-want-step = nothing can be taken here: a move like 32-28 is wanted
draughts-want-capture = a capture is compulsory: a move like 28x19 is wanted
draughts-want-most = a capture of the most men is wanted
draughts-want-whole-way = there are several ways: every square on it is wanted
draughts-want-side = whose turn it is: W or B
draughts-want-each-side-once = each side is written once
draughts-want-king = a man on the far row is a king: K is wanted
draughts-want-fewer-men = a side has twenty men at most
draughts-want-counter = H, E, RB or RW is wanted
draughts-want-smaller-number = a smaller number is wanted
draughts-want-game-type = international draughts, type 20, is wanted
