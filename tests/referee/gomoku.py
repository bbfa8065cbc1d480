"""Gomoku against OpenSpiel: legal points and endings in the free style, both sizes, with and without the centre rule."""

import pyspiel
from ours import compare

GAMES = {size: pyspiel.load_game(f"gomoku(size={size})") for size in (15, 19)}


def one_game(ours, rng):
    size, centre = rng.choice(list(GAMES)), rng.random() < 0.5
    state = GAMES[size].new_initial_state()
    point = lambda a: "abcdefghijklmnopqrs"[a % size] + str(a // size + 1)
    moves, theirs = [], []
    while not state.is_terminal():
        legal = state.legal_actions()
        if centre and not moves:
            legal = [size * size // 2]
        theirs.append({point(a) for a in legal})
        # Half of all moves go near the last one, so that lines are made on purpose.
        near = [a for a in legal if moves and rng.random() < 0.5 and close(a, last, size)]
        last = rng.choice(near or legal)
        state.apply_action(last)
        moves.append(point(last))
    returns = state.returns()
    end = "over 1-1" if returns[0] == 0 else "over 1-2" if returns[0] > 0 else "over 2-1"
    theirs.append(end)
    options = f"first={'centre' if centre else 'free'},size={size}"
    return compare(ours, [f"new gomoku {options}"], moves, theirs), end


def close(a, b, size):
    return max(abs(a % size - b % size), abs(a // size - b // size)) <= 2
