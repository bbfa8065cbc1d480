### EinStein würfelt nicht

einstein-name = EinStein würfelt nicht
einstein-about = Six numbered men a side, and the die says who may go. Reach the far corner, or take all, and you win.

## Options
einstein-option-nearest = Number gone
einstein-option-nearest-either = Either side
einstein-option-nearest-either-more = If the man thrown is gone, the next higher and the next lower may go, however far
einstein-option-nearest-strict = Nearest only
einstein-option-nearest-strict-more = If the man thrown is gone, only the nearest number may go; where two are as near, either
einstein-option-setup = Set-up
einstein-option-setup-own = Each side its own
einstein-option-setup-random = By chance
einstein-option-series = Match
einstein-option-series-7 = Seven games, first to four
einstein-option-series-single = One game
einstein-option-series-7-more = A begins the first, fourth and fifth game, B the others

## Seats, men, zones
einstein-man-red-man = red { $a }
einstein-man-blue-man = blue { $a }
einstein-zone-red-home = Red’s home
einstein-zone-blue-home = Blue’s home

## Clocks, notation, set-up
einstein-clock-contest = Contest
einstein-clock-caai = National
einstein-form-directions = Directions
einstein-layout-in-order = In order
einstein-layout-ends-behind = 1 and 6 behind
einstein-layout-ends-in-front = 1 and 6 in front
einstein-layout-mixed = Mixed

## What there is to say
einstein-note-set-up = Click two men to swap them, then “Ready”
einstein-note-die-says = { $a } is thrown: man { $a } goes
einstein-note-gone-only = { $a } is thrown and gone: man { $b } goes
einstein-note-gone-either = { $a } is thrown and gone: man { $b } or { $c } goes
einstein-why-die-says = { $a } is thrown: only man { $a } may go
einstein-why-gone-only = Man { $a } is gone: only man { $b } may go
einstein-why-gone-either = Man { $a } is gone: only man { $b } or { $c } may go
einstein-why-nobody-there = No man stands there
einstein-why-one-cell = One cell at a time
einstein-why-one-cell-more = Sideways, lengthways or diagonally, always towards the far corner
einstein-why-only-forward = Men only go towards the far corner
einstein-why-only-forward-more = One cell sideways, lengthways or diagonally, never back
einstein-why-set-up-at-home = First set up the men in your own home
einstein-why-corner = The far corner is reached
einstein-why-captured-all = All men of the other side are taken
einstein-end-corner = the far corner is reached
einstein-end-captured-all = all men are taken

## What should have been written
einstein-want-five-cells = five cells a row are wanted
einstein-want-five-rows = five rows are wanted
einstein-want-man = R, B or a dot is wanted
einstein-want-number = a number from 1 to 6 is wanted
einstein-want-die = 1 to 6 is wanted, - before the throw, put during the set-up
einstein-want-no-die = after the end no die is wanted
einstein-want-each-man-once = each man can be there only once
einstein-want-set-up = a set-up fills the homes in order
einstein-want-possible-end = such an ending cannot come about
einstein-want-no-capture-sign = nothing is taken by this move
