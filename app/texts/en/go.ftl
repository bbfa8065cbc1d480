### Go

go-name = Go
go-about = Surround more of the board. Counted by the Chinese rules: Black gives 7.5 points.

## Options
go-option-size = Board
go-option-size-9 = 9 × 9
go-option-size-13 = 13 × 13
go-option-size-19 = 19 × 19
go-option-size-7 = 7 × 7
go-option-size-5 = 5 × 5
go-option-size-3 = 3 × 3
go-option-size-2 = 2 × 2
go-option-superko = Repetition
go-option-superko-positional = No position again
go-option-superko-positional-more = The whole board may never be as it was before
go-option-superko-situational = Not with the same side to move
go-option-superko-situational-more = The whole board may not be as it was with the same side to move
go-option-superko-simple = Simple ko alone
go-option-superko-simple-more = This site's addition: the third time, nobody wins
go-option-komi = Komi
go-option-komi-7-5 = 7.5 points
go-option-komi-7 = 7 points
go-option-komi-6-5 = 6.5 points
go-option-komi-5-5 = 5.5 points
go-option-komi-0-5 = Half a point
go-option-komi-0 = None
go-option-komi-more = 7.5 points are 3¾ zi
go-option-handicap = Handicap
go-option-handicap-0 = None
go-option-handicap-1 = First move
go-option-handicap-2 = 2 stones
go-option-handicap-3 = 3 stones
go-option-handicap-4 = 4 stones
go-option-handicap-5 = 5 stones
go-option-handicap-6 = 6 stones
go-option-handicap-7 = 7 stones
go-option-handicap-8 = 8 stones
go-option-handicap-9 = 9 stones
go-option-handicap-more = The first move is without komi; each stone costs one point more. Small boards have less room

## Seats, men, notation
go-man-black-stone = black stone
go-man-white-stone = white stone
go-form-letters = Letter and number
go-file-sgf = SGF
go-lens-area = Areas as they are
go-button-pass = Pass
go-button-agree = Agree
go-button-resume = Play on
go-layout-proposal = Mark dead stones for me
go-tally-area = { $a } points

## What there is to say
go-note-mark-the-dead = Click dead stones, then agree
go-note-other-agrees = The other side agrees to count like this
go-note-all-count-as-alive = After two more passes all stones count as alive
go-note-other-passed = The other side passed; pass too and the board is counted
go-why-ko = Ko: play elsewhere first
go-why-suicide = A stone here has no liberty
go-why-superko = The board may not be as it was before
go-why-mark-stones = Click stones
go-why-marked-already = These stones are marked
go-why-level = Black { $a }, White { $b }: nobody wins
go-why-black-by-zi = Black { $a }, White { $b }: Black wins by { $c } zi
go-why-black-by-zi-quarter = Black { $a }, White { $b }: Black wins by { $c }¼ zi
go-why-black-by-zi-half = Black { $a }, White { $b }: Black wins by { $c }½ zi
go-why-black-by-zi-three-quarters = Black { $a }, White { $b }: Black wins by { $c }¾ zi
go-why-white-by-zi = Black { $a }, White { $b }: White wins by { $c } zi
go-why-white-by-zi-quarter = Black { $a }, White { $b }: White wins by { $c }¼ zi
go-why-white-by-zi-half = Black { $a }, White { $b }: White wins by { $c }½ zi
go-why-white-by-zi-three-quarters = Black { $a }, White { $b }: White wins by { $c }¾ zi
go-end-area = by area
go-end-level = equal areas
go-end-repetition = the position came a third time

## What should have been written
go-want-ko = there is no ko
go-want-no-ko = a ko may not be taken back at once
go-want-liberty = a stone here has no liberty
go-want-liberties = every chain needs a liberty
go-want-chain = a chain that is not marked yet is wanted
go-want-state = ko-e5, passed, resumed, marking, agreed, over or dead-e5 is wanted
go-want-marks = dead stones are marked now
go-want-play = stones are put now
go-want-sgf = an SGF file is wanted
go-want-go = this is no game of Go
go-want-size = there is no board of that size
go-want-komi = there is no such komi
go-want-handicap = at most nine stones of handicap are wanted
go-want-moves = after the beginning only moves are wanted
