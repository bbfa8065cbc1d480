### Liubo, flying system

liubo_fei-name = Liubo, flying
liubo_fei-about = An owl and five plain men fly along the lines. Three in a pattern kill; the owl or all five plain men decide.

## Options
liubo_fei-option-captures = Which patterns kill
liubo_fei-option-captures-moved = Those of the moved man
liubo_fei-option-captures-moved-more = Three men kill only if the moved man is one of them
liubo_fei-option-captures-any = All new ones
liubo_fei-option-captures-any-more = Moving away may also leave three men that kill
liubo_fei-option-owl = Where the owl begins
liubo_fei-option-owl-back = At the back
liubo_fei-option-owl-front = In front
liubo_fei-option-owl-more = The figure of the source is lost; both set-ups are symmetrical

## Men, notation, counts
liubo_fei-man-red-owl = red owl
liubo_fei-man-red-plain = red plain man
liubo_fei-man-blue-owl = blue owl
liubo_fei-man-blue-plain = blue plain man
liubo_fei-form-places = From and to
liubo_fei-form-chinese = Chinese
liubo_fei-tally-plain-left = plain { $a }
liubo_fei-note-quiet-soon = { $a } moves without a kill; a draw after { $b } more

## Names of the kills
liubo_fei-call-bi = Shot (bi)
liubo_fei-call-bi-more = Two own men side by side killed the enemy at their end
liubo_fei-call-tai = Carried off (tai)
liubo_fei-call-tai-more = Two own men killed the enemy between them
liubo_fei-call-tiao = Shouldered (tiao)
liubo_fei-call-tiao-more = One own man killed the enemies on both sides of it

## Why a click is refused
liubo_fei-why-empty-point = Nobody stands here
liubo_fei-why-empty-point-more = Choose one of your own men first
liubo_fei-why-not-yours = This is not your man
liubo_fei-why-not-yours-more = Choose one of your own men first
liubo_fei-why-hemmed-in = This man is hemmed in
liubo_fei-why-hemmed-in-more = All points beside it are taken or off the board; choose another man
liubo_fei-why-own-man = Your own man stands here
liubo_fei-why-own-man-more = A man moves to an empty point
liubo_fei-why-no-taking-by-moving = A man cannot move onto an enemy
liubo_fei-why-no-taking-by-moving-more = Kills are made by three men in a pattern
liubo_fei-why-way-blocked = Somebody stands in the way
liubo_fei-why-way-blocked-more = Any distance, but never over a man
liubo_fei-why-straight-only = Only along a row or a column
liubo_fei-why-straight-only-more = A man moves any distance in a straight line

## Endings
liubo_fei-why-owl = The owl was killed
liubo_fei-why-owl-more = It fell at the marked point
liubo_fei-why-plain = All five plain men were killed
liubo_fei-why-plain-more = The last of them fell at the marked points
liubo_fei-why-stuck = No man can move
liubo_fei-why-stuck-more = The marked men are hemmed in; whoever cannot move loses
liubo_fei-why-quiet = { $a } moves without a kill
liubo_fei-why-quiet-more = Counted for both sides together; the game is drawn
liubo_fei-end-owl = the owl was killed
liubo_fei-end-plain = all plain men were killed
liubo_fei-end-stalemate = the other side cannot move
liubo_fei-end-quiet = thirty moves without a kill

## What should have been written
liubo_fei-want-one-owl = each side has one owl
liubo_fei-want-five-plain = each side has at most five plain men
liubo_fei-want-owl-or-plain = O, S, o, s, a number or a slash is wanted
liubo_fei-want-owl-and-plain = whoever has just moved needs an owl and a plain man
liubo_fei-want-possible-end = after a kill the count begins at 0
liubo_fei-want-those-killed = this move kills other men
