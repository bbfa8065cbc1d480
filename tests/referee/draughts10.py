"""International draughts against py-draughts: legal moves, endings, and draws by FMJD's rules, from the start and from endings."""

import collections
import re

from draughts import StandardBoard as Board
from draughts.boards._draw import endgame_limits
from loguru import logger
from ours import compare

logger.disable("draughts")
LONGEST = 300


def ending(rng):
    """A position of few men, mostly kings, in the side that moves first."""
    squares = rng.sample(range(6, 46), rng.choice([2, 3, 4, 4, 5, 7]))
    sides = {"W": [squares[0]], "B": [squares[1]]}
    for square in squares[2:]:
        sides[rng.choice("WWB")].append(square)
    man = lambda square: f"{'K' if rng.random() < 0.75 else ''}{square}"
    white, black = (",".join(man(s) for s in sides[side]) for side in "WB")
    return f"{rng.choice('WB')}:W{white}:B{black}"


def numbered(moves):
    """Moves by their ends: the first of those with the same ends is `28x19`, the second `28x19#2`."""
    found = collections.Counter()
    for first, sign, last in moves:
        found[f"{first}{sign}{last}"] += 1
    return {f"{ends}#{i}" if i > 1 else ends for ends, count in found.items() for i in range(1, count + 1)}


def ends(text):
    squares = re.split("[-x]", text)
    return squares[0], "-" if "-" in text else "x", squares[-1]


def their_moves(legal):
    # Ways that take the same men to the same end are one move.
    kinds = {(*ends(str(move)), frozenset(move.captured_list)) for move in legal}
    return numbered(kind[:3] for kind in kinds)


def limited(board):
    """An ending that has to be won in so many moves."""
    sets = board.white_men, board.white_kings, board.black_men, board.black_kings
    return endgame_limits(*(bits.bit_count() for bits in sets)) != (-1, -1)


def one_game(ours, rng):
    if rng.random() < 0.6:
        setup, board = ["new draughts first=white"], Board()
    else:
        fen = ending(rng)
        setup, board = ["new draughts", f"position {fen}"], Board.from_fen(fen)
    # Some players like kings to wander, so that games last until they are drawn.
    wander = rng.random() < 0.5
    moves, theirs, end, was_limited = [], [], None, False
    while True:
        # Their clocks run on where an ending is no longer one of those that are limited; ours stop. We leave it there.
        if was_limited and not limited(board) and board.legal_moves:
            break
        was_limited = limited(board)
        legal = board.legal_moves
        if not legal:
            end = "over 1-2" if board.turn.name == "WHITE" else "over 2-1"
        elif board.is_draw:
            end = "over 1-1"
        theirs.append(end or their_moves(legal))
        if end or len(moves) == LONGEST:
            break
        kings = [m for m in legal if abs(board._get(m.square_list[0])) == 2]
        move = rng.choice(kings if wander and kings and rng.random() < 0.8 else legal)
        moves.append(str(move))
        board.push(move)
    read = lambda texts: numbered(ends(text) for text in texts)
    return compare(ours, setup, moves, theirs, read=read), end
