### Words of the page, and those that all games share

## Name, header, language, light and dark
brand = Yiguan
tagline = { $a } games, one table
tagline-sit = sit down and play
page-title = { $a } · Yiguan
nav-lobby = Lobby
nav-back = Back
skip-to-content = Skip to content
language = Language
theme-to-dark = Change to dark
theme-to-light = Change to light
close = Close
cancel = Cancel
more = More
copied = Copied
copy-failed = Could not copy; select it by hand

## Lobby
lobby-search = Search
lobby-search-hint = Name of a game
lobby-none = No game of that name
lobby-continue = Continue
lobby-kinds = Kinds
lobby-games = Games
lobby-remove = Keep this game no longer
kind-all = All
kind-territory = Territory
kind-line = Lines
kind-royal = Kings
kind-capture = Captures
kind-race = Races
kind-hidden = Hidden
seats-2 = 2 players
seats-3 = 3 players
seats-4 = 4 players
seats-6 = 6 players
seats-2-to-4 = 2 to 4 players
seats-2-to-6 = 2 to 6 players
has-dice = dice
has-secrets = hidden

## Before a game
options-rules = Rules
options-seats = Players
options-clock = Time
options-start = Start
options-preview = How it begins
options-plain = This game is played in one way only
options-view = Your side
options-view-both = Both sides
options-view-all = All sides
player-person = Person
player-ai = Computer
player-you = You
level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4
level-5 = level 5
level-1-more = A beginner can win
level-2-more = Sees a move or two
level-3-more = Gives and takes
level-4-more = Misses little
level-5-more = Thinks longest

## Opening from text
open-text = Open a game
open-text-what = Paste a link, a position or moves
open-text-what-files = Paste a link, a position, moves or the text of a game file

## Time
clock-none = No clock
clock-custom = Custom
clock-contest = Contest
clock-union = Union
clock-portal = Online
clock-minutes = { $a } min
clock-seconds = { $a } s
clock-says-main = { $a } min a side
clock-says-main-seconds = { $a } s a side
clock-says-increment = { $a } s added per move
clock-says-per-move = { $a } s per move
clock-says-countdown = countdown { $a } s × { $b }
clock-says-forgiven = lost after { $a } time-outs
clock-countdown-left = Countdown, { $a } left
clock-overstepped-once = This move took too long; it is forgiven
clock-left-of-move = This move { $a }

## Seats
seat-red = Red
seat-black = Black
seat-white = White
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-gray = Grey
seat-first = First
seat-second = Second
seat-third = Third
seat-fourth = Fourth
seat-fifth = Fifth
seat-sixth = Sixth

## The room
room-board = Board
room-facts = This game
room-moves = Moves
room-controls = Controls
fact-clock = Time
fact-faces = Pieces
faces-characters = Characters
faces-letters = Letters
fact-series = Series
fact-score = Score
turn-yours = Your move
turn-of = { $a } to move
turn-roll = Roll the die
turn-thinking = Thinking
turn-chance = Up to chance
move-number = Move { $a }
start-position = Start
thinking = Thinking
thinking-depth = { $a } plies deep
thinking-nodes = { $a } positions
thinking-stop = Stop and move
thinking-preparing = Solving the game, { $a }%
thinking-break-off = Stop
thinking-stopped = Stopped
thinking-lost = The computer broke off; another one has taken over
thinking-failed = The computer could not move
balance = Balance
balance-even = About even
balance-slight = { $a } slightly better
balance-better = { $a } better
balance-winning = { $a } winning
balance-mate = { $a } wins within { $b } plies
balance-unknown = No estimate yet
balance-proved = { $a } wins by force
verdict-win = { $a } wins in { $b } plies
verdict-draw = Drawn with best play
verdict-none = Nothing is certain here
choose-first = First choose one of your men
take-count = Take { $a }
choose-empty = Choose an empty place
button-commit = Stop here
button-roll = Roll
button-pass = Pass
button-ready = Ready
die-face = Die shows { $a }
die-none = Not rolled yet

## Spoken
spoken-place = { $a }, empty
spoken-man = { $a }, { $b }
spoken-can-go = can go here
spoken-can-take = can capture
spoken-held = selected
spoken-last = last move
spoken-check = in check
spoken-danger = at risk
spoken-won = part of the win
spoken-dead = dead
spoken-own = counts for { $a }
spoken-move = { $a } plays { $b }
spoken-rolled = Rolled { $a }
spoken-level = { $a }, level { $b }

## Buttons
act-undo = Undo
act-hint = Hint
act-verdict = Who wins?
act-flip = Flip
act-draw = Draw
act-resign = Resign
act-claim = Claim
act-share = Share
act-copy = Copy the moves
act-copy-position = Copy the position
act-copy-link = Copy link
act-copy-file = Copy as { $a }
act-save-file = Download { $a }
act-open-text = Open
act-open-so-far = Open as far as it goes
act-embed = Embed
act-new = New game
act-next-game = Next game
act-first = To the start
act-back = One back
act-forward = One forward
act-last = To the end
act-continue-here = Play on from here
act-accept = Accept
act-refuse = Refuse
act-confirm = OK
act-notation = Notation
act-open-here = Open in Yiguan
act-retry = Try again
act-resigned = { $a } resigned
act-flagged = { $a } ran out of time
act-offered = { $a } offered a draw
act-accepted = { $a } accepted the draw
act-refused = { $a } refused the draw
act-claimed = { $a } claimed
resign-ask = Resign?
draw-ask = { $a } offers a draw. Accept?
hint-none = No hint here

## Notations
form-iccs = Coordinates
form-wxf = WXF
form-chinese = Chinese
form-plain = Plain

## Endings
result-win = { $a } wins
result-win-yours = You win
result-loss-yours = You lose
result-draw = Draw
result-place = { $a }. { $b }
result-because = { $a }: { $b }
sentence-gap = {". "}
end-resigned = the other side resigned
end-time = the other side ran out of time
end-agreed = by agreement
end-repetition = the position occurred three times
end-quiet = nothing happened for too long
end-full = the board is full
end-stalemate = no move left
end-mate = checkmate
end-five = five in a row
end-limit = the move limit was reached
series-game = Game { $a } of { $b }
series-game-free = Game { $a }
series-score = { $a } to { $b }
series-won = { $a } wins the match
series-drawn = The match is drawn
series-first-to = First to { $a } wins

## Links and what is wrong with them
link-shared = Link copied; whoever opens it can play on
link-empty = The link names no game
link-damaged = The link is damaged
link-damaged-more = A part may be missing; ask for it again
link-newer = The link comes from a newer version
link-newer-more = Reload this page and try again
link-too-long = The link is too long
link-too-long-more = No game makes a link this long
link-unknown-game = There is no game called “{ $a }” here
link-unknown-game-more = Choose another one in the lobby
link-bad-position = The start position is wrong at character { $a }
link-bad-option-key = There is no option called “{ $a }”
link-bad-option-value = “{ $a }” cannot be “{ $b }”
link-bad-move = Move { $a }, “{ $b }”, is not written correctly
link-refused-move = Move { $a } is against the rules
link-refused-more = This is the position so far; you can play on from here
link-bad-ply = There is no move { $a }
link-secret = This page is only the referee: the link opens through one seat’s eyes, but it holds the whole game, and whoever decodes it can see every hidden man
fault-at = Character { $a }: { $b }
fault-storage = The browser does not keep anything; a reload will lose this game

## What was wanted where something is written wrongly
want-legal-move = a legal move is wanted
want-running-game = the game has ended
want-side = say whose turn it is
want-rank = a row of the board is wanted
want-file = a column is wanted
want-place = the name of a place is wanted
want-letter = the letter of a column is wanted first, as in h8
want-row-length = rows as long as those of the board are wanted
want-stone = x, o, a number or a slash is wanted
want-man = a man is wanted
want-men = the number of men is wrong
want-number = a number is wanted
want-smaller-number = a smaller number is wanted
want-end = nothing more should follow
want-more = something is missing
want-empty = an empty place is wanted
want-turn = say whose turn it is
want-die = the number on a die is wanted

## Refusals
why-cannot-begin = Nothing here can move
why-cannot-stop = Cannot stop here yet
why-game-over = The game has ended
why-roll-first = Roll the die first
why-no-such-seat = There is no such seat
why-no-draws = No draws can be offered in this game
why-no-resigning = No resigning in this game
why-offer-open = A draw has been offered; waiting for the answer
why-no-offer = Nobody has offered a draw
why-nothing-to-claim = There is nothing to claim
why-not-your-turn = It is not your turn
why-not-yours = This is not your man
why-occupied = This place is taken
why-own-man = Your own man stands here
why-repetition = The position may not occur again
why-looking-back = You are looking back; return to the current position first

## Joining
list-comma = {", "}
list-and = {" and "}
spoken-comma = {", "}
player-person-more = At this screen
clock-plain = Usual
clock-caai = Society
clock-main-minutes = Whole game (min)
clock-increment-seconds = Added per move (s)
clock-per-move-seconds = Limit per move (s)

### The Junqi games: for two and for four

## Men
rank-commander = Marshal
rank-general = General
rank-division = Division
rank-brigade = Brigade
rank-regiment = Regim’t
rank-battalion = Batt’n
rank-company = Company
rank-platoon = Platoon
rank-engineer = Engineer
rank-mine = Mine
rank-bomb = Bomb
rank-flag = Flag
guess-commander = Co
guess-general = Ge
guess-division = Di
guess-brigade = Br
guess-regiment = Re
guess-battalion = Ba
guess-company = Cy
guess-platoon = Pl
guess-engineer = En
guess-mine = Mi
guess-bomb = Bo
guess-flag = Fl
man-red-commander = red commander
man-red-general = red general
man-red-division = red division leader
man-red-brigade = red brigade leader
man-red-regiment = red regiment leader
man-red-battalion = red battalion leader
man-red-company = red company leader
man-red-platoon = red platoon leader
man-red-engineer = red engineer
man-red-mine = red mine
man-red-bomb = red bomb
man-red-flag = red flag
man-red-hidden = hidden red man
man-black-commander = black commander
man-black-general = black general
man-black-division = black division leader
man-black-brigade = black brigade leader
man-black-regiment = black regiment leader
man-black-battalion = black battalion leader
man-black-company = black company leader
man-black-platoon = black platoon leader
man-black-engineer = black engineer
man-black-mine = black mine
man-black-bomb = black bomb
man-black-flag = black flag
man-black-hidden = hidden black man

## Junqi: the set-up
note-set-up = Click two men to swap them, then “Ready”
note-flag-in-headquarters = The flag belongs in a headquarters
note-mines-behind = Mines belong in the last two rows
note-bombs-behind = No bombs in the front row
why-flag-in-headquarters = The flag belongs in a headquarters
why-mines-behind = Mines belong in the last two rows
why-bombs-behind = No bombs in the front row
why-set-up-at-home = First set up the men in your own half
layout-balanced = Balanced
layout-storm = Storm
layout-left-wing = Left wing
layout-ambush = Ambush
layout-fortress = Fortress
layout-decoy = Decoy

## Junqi: moves and clashes
why-nobody-there = No man stands there
why-headquarters-hold = Whoever stands in a headquarters stays there
why-mines-stay = Mines do not move
why-flags-stay = Flags do not move
why-no-way-out = This man has no way out
why-partners-man = Your partner’s man stands here
why-camps-are-safe = Men in camps cannot be attacked
why-mountains = Mountains lie between; there is no way
why-one-step = One step at a time by road
why-one-step-more = Only from rail to rail can one go further
why-rail-blocked = A man blocks the rails
why-no-free-rails = No free rails lead there
why-rails-turn = Only engineers turn on rails
why-rails-turn-more = Stop at the corner, then turn with the next move
why-plays-no-more = This side is out of the game
call-attacker-wins = Clash: the attacker wins
call-attacker-wins-sign = +
call-defender-wins = Clash: the defender wins
call-defender-wins-sign = −
call-both-die = Clash: both fall
call-both-die-sign = =
call-flag-taken = The flag is taken
call-flag-bombed = The flag is blown up
call-flag-stands = This man may not take the flag and returns
call-flag-shown = The flag is shown
call-seat-beaten = Seat { $a } is out
note-quiet-loses = { $a } more plies without a clash, and who makes the last loses
note-quiet-draws = { $a } more plies without a loss make a draw
tally-men-left = { $a } men
lens-beaten = Record
lens-beaten-more = Numbers: men beaten; dots: never moved
zone-camps = camps
zone-headquarters = headquarters
zone-rails = rails
form-stations = Stations

## Junqi: endings
why-flag = The flag is lost
why-stuck = The side to move has no move
why-all-stuck = Neither side has a move
why-quiet-lost = { $a } plies without a clash: who made the last loses
why-quiet = { $a } plies without a loss
end-flag = the flag is taken
end-stuck = no move left
end-all-stuck = nobody can move
end-quiet-lost = no clash for too long

## Junqi: what should have been written
want-kind = the letter of a kind is wanted, as S, J or Q
want-station = the name of a station is wanted
want-from-to = from and to are wanted, as a2-a9
want-next-home = the next station of the home is wanted
want-quiet = the plies since the last clash are wanted, put during the set-up
want-time-outs = the time-outs of each side are wanted
want-set-up = a set-up fills the homes in order
want-fewer-men = there are too many men of one kind
want-men-at-home = flags belong in headquarters, mines in the last two rows
want-flag = a side without a flag is out of the game

### games with secrets
curtain-give = Hand the screen to { $a }
act-uncover = I am { $a }: lift the curtain
act-seal = Share a sealed link
seal-for = For
sealed-wait = { $a } is to move: send them a sealed link
fact-eye = Eyes
eye-all = All is shown
eye-of = What { $a } sees
eye-here = All play here
act-pin = Mark
pin-man = Choose a hidden man to write your guess on
pin-mark = What do you take it for?
pin-hidden = Only hidden men can be marked
pin-off = Erase
formation = Formation
formation-random = Random
formation-keep = Keep
formation-name = Name of the formation
formation-new = Mine { $a }
formation-forget = Delete
formation-bad = This formation cannot be laid out here
formation-kept = The formation is kept in this browser
link-elsewhere = This game is kept only in the browser where it was begun
link-elsewhere-more = Ask for a sealed link
end-diagram = This is what one seat sees, to look at only
fact-dice = Dice
dice-long = Rolling
dice-short = At once

### The rule book

book-contents = Contents
book-coming = Fetching the rules
book-lost = The rules did not come; check the connection and open the page again
book-play = Play
book-at = { $a } · { $b }
book-answer = Rule
act-again = Again
sheet-000 = Contest sheet “New games”
sheet-001 = Sheets of the contest at Northeastern University
sheet-002 = Students’ union sheet, Nanjing
sheet-003 = Games posted by Beihe
sheet-004 = Portal rules for Junqi and xiangqi
sheet-site = Added by this site
