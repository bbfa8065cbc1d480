### Four Seasons

siji-name = Four Seasons
siji-about = Spring and Summer against Autumn and Winter, sliding in straight lines. Spring never meets Autumn, Summer never meets Winter; who cannot move loses.

## Options
siji-option-reading = Never meeting
siji-option-reading-r0 = A man between is a shield
siji-option-reading-r0-more = Squares on the row or column of the opposite season with no man between can be neither entered nor passed
siji-option-reading-r2 = No shields
siji-option-reading-r2-more = The whole row and column of the opposite season can be neither entered nor passed
siji-option-repetition = Repetition
siji-option-repetition-draw = The third time is a draw
siji-option-repetition-draw-more = The rule sheet knows no draw; this is an addition of this site
siji-option-repetition-none = Does not count
siji-option-quiet = Move limit
siji-option-quiet-200 = 200 moves are a draw
siji-option-quiet-200-more = Moves of both sides together; not in the rule sheet, an addition of this site
siji-option-quiet-none = None

## Seats, men, notation
siji-seat-spring-summer = Spring and Summer
siji-seat-autumn-winter = Autumn and Winter
siji-man-spring = Spring
siji-man-summer = Summer
siji-man-autumn = Autumn
siji-man-winter = Winter
siji-form-squares = Squares
siji-form-seasons = Seasons

## What there is to say
siji-note-spring-keeps = Spring keeps the marked squares closed
siji-note-summer-keeps = Summer keeps the marked squares closed
siji-note-autumn-keeps = Autumn keeps the marked squares closed
siji-note-winter-keeps = Winter keeps the marked squares closed
siji-why-spring-sees = Spring sees a square on this way
siji-why-spring-sees-more = Autumn never meets Spring: squares on Spring’s row or column with no man between cannot be entered or passed
siji-why-summer-sees = Summer sees a square on this way
siji-why-summer-sees-more = Winter never meets Summer: squares on Summer’s row or column with no man between cannot be entered or passed
siji-why-autumn-sees = Autumn sees a square on this way
siji-why-autumn-sees-more = Spring never meets Autumn: squares on Autumn’s row or column with no man between cannot be entered or passed
siji-why-winter-sees = Winter sees a square on this way
siji-why-winter-sees-more = Summer never meets Winter: squares on Winter’s row or column with no man between cannot be entered or passed
siji-why-spring-lines = This way touches Spring’s row or column
siji-why-spring-lines-more = In this game Autumn can neither enter nor pass them, shielded or not
siji-why-summer-lines = This way touches Summer’s row or column
siji-why-summer-lines-more = In this game Winter can neither enter nor pass them, shielded or not
siji-why-autumn-lines = This way touches Autumn’s row or column
siji-why-autumn-lines-more = In this game Spring can neither enter nor pass them, shielded or not
siji-why-winter-lines = This way touches Winter’s row or column
siji-why-winter-lines-more = In this game Summer can neither enter nor pass them, shielded or not
siji-why-straight = Only straight along a row or a column
siji-why-no-taking = A man stands here, and nothing is taken in Four Seasons
siji-why-no-jumping = Men are not jumped over
siji-why-hemmed-in = This man cannot move now
siji-why-hemmed-in-more = On every side stands a man, or the opposite season keeps the way closed
siji-why-nobody-there = No man stands there
siji-why-stuck = Neither man can move, which loses
siji-end-stuck = neither man of the other side can move

## What should have been written
siji-want-from-to = from-to is wanted, as in a8-b8
siji-want-own-man = one of one’s own men is wanted where the move begins
siji-want-four-squares = the squares of Spring, Summer, Autumn and Winter are wanted
