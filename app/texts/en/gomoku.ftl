### Gomoku

gomoku-name = Gomoku
gomoku-about = Black begins. The first five in a row win; no move is forbidden.

## Options
gomoku-option-first = First stone
gomoku-option-first-centre = At the centre
gomoku-option-first-free = Anywhere
gomoku-option-first-more = In contests Black begins at the centre
gomoku-option-five = Overlines
gomoku-option-five-overline = Six or more win too
gomoku-option-five-exact = Exactly five win
gomoku-option-five-exact-more = Six or more neither win nor break a rule
gomoku-option-size = Board
gomoku-option-size-15 = 15 × 15
gomoku-option-size-19 = 19 × 19

## Seats, men, notation
gomoku-man-black-stone = black stone
gomoku-man-white-stone = white stone
gomoku-form-letters = Letter and number

## Clocks

## What there is to say
gomoku-why-first-at-centre = The first stone goes to the centre
gomoku-why-five = Five in a row
gomoku-why-overline-not-five = Six or more in a row are no five
gomoku-why-overline-not-five-more = This game is played with exactly five
gomoku-end-full = the board is full and nobody has five

## What should have been written
gomoku-want-centre = the first stone belongs at the centre
gomoku-want-as-many-stones = as many stones on both sides are wanted where Black moves, one more black one where White moves
gomoku-want-no-five-of-mover = whoever moves must not have a five already
