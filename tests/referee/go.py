"""Go against OpenSpiel on 9 by 9: legal moves under a simple ko, and who wins by area after two passes.

OpenSpiel ends a game when the whole board comes again, and after 162 moves: there the comparison stops.
"""

import pyspiel
from ours import compare

GAME = pyspiel.load_game("go(board_size=9,komi=7.5)")
PASS = 81


def neighbours(point):
    x, y = point % 9, point // 9
    return [a + 9 * b for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if 0 <= a < 9 and 0 <= b < 9]


def one_game(ours, rng):
    state = GAME.new_initial_state()
    text = lambda a: "pass" if a == PASS else state.action_to_string(0, a).split()[1].lower()
    moves, theirs, played, end = [], [], [], None
    fights = rng.random() < 0.7
    while not state.is_terminal():
        legal = state.legal_actions()
        theirs.append({text(a) for a in legal})
        puts = [a for a in legal if a != PASS]
        # Fights bring captures and kos: many moves go beside the last ones.
        near = [a for a in puts if fights and any(n in played[-3:] for n in neighbours(a))]
        if not puts or rng.random() < 0.01 or (played[-1:] == [PASS] and rng.random() < 0.5):
            action = PASS
        else:
            action = rng.choice(near if near and rng.random() < 0.7 else puts)
        moves.append(text(action))
        played.append(action)
        state.apply_action(action)
    if played[-2:] == [PASS, PASS]:
        # Here the players have still to agree that nothing is dead.
        moves[-1] = "pass agree agree"
        end = "over 1-2" if state.returns()[0] > 0 else "over 2-1"
        theirs.append(end)
    else:
        moves.pop()
    return compare(ours, ["new go superko=simple"], moves, theirs), end
