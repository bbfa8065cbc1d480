"""Chinese checkers against OpenSpiel: legal moves with adjacent hops for two to six, and who wins between two.

There every hop is an action, and a chain goes on until the player passes; here a chain is one move by its ends. So its
chains are followed to every hole they reach, but the one they began on, since coming back is no move here. It knows no
leaving rule, no draw by repetition and no equidistant hops, so these are off, and it stops when the first player is
home, so that of more than two players only the moves are compared. Games are cut after so many of our plies.
"""

import pyspiel
from ours import compare

LONGEST = 240


def ends(text):
    """The holes that an action names, and whether it is a hop; nothing for a pass."""
    if ">" not in text:
        return None
    start, goal = text.replace("=>", "->").split("->")
    return int(start), int(goal), "=>" in text


def read(state):
    """The legal actions by what they do."""
    player = state.current_player()
    return {a: ends(state.action_to_string(player, a)) for a in state.legal_actions()}


def whole_moves(state):
    """Our words for all moves, each with the actions it takes there."""
    moves = {}
    for action, move in read(state).items():
        if move is None:
            moves["pass"] = [action]
            continue
        start, goal, hop = move
        if not hop:
            moves[f"{start}->{goal}"] = [action]
        elif f"{start}=>{goal}" not in moves:
            follow(state, [action], start, goal, moves)
    return moves


def follow(state, actions, start, at, moves):
    """Adds what a chain reaches that has come to `at`."""
    after = state.clone()
    after.apply_action(actions[-1])
    going_on = {}
    passing = []
    if not after.is_terminal() and after.current_player() == state.current_player():
        for action, move in read(after).items():
            if move is None:
                passing = [action]
            elif move[0] == at:
                going_on[action] = move[1]
    moves[f"{start}=>{at}"] = actions + passing
    for action, goal in going_on.items():
        if goal != start and f"{start}=>{goal}" not in moves:
            follow(after, actions + [action], start, goal, moves)


# The tip of every camp, by row and column, and the rows' widths.
TIPS = [(0, 12), (4, 24), (12, 24), (16, 12), (12, 0), (4, 0)]
WIDTHS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
HOLES = [(row, 13 - width + 2 * i) for row, width in enumerate(WIDTHS) for i in range(width)]
CAMPS = {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 6: [0, 1, 2, 3, 4, 5]}


def far(hole, tip):
    rows, columns = (abs(a - b) for a, b in zip(HOLES[hole], tip))
    return rows + max(0, columns - rows) / 2


def one_game(ours, rng):
    seats = rng.choice([2, 2, 2, 3, 4, 6])
    state = pyspiel.load_game(f"chinese_checkers(players={seats},max_moves=100000)").new_initial_state()
    # Players who hurry get home and into each other's way.
    haste = rng.choice([0, 0.5, 0.9])
    moves, theirs, end = [], [], None
    while len(moves) < LONGEST:
        player = state.current_player()
        legal = whole_moves(state)
        theirs.append(set(legal))
        move = rng.choice(sorted(legal))
        if rng.random() < haste:
            tip = TIPS[(CAMPS[seats][player] + 3) % 6]
            gain = lambda m: far(ends(m)[0], tip) - far(ends(m)[1], tip) if ends(m) else 0
            move = max(sorted(legal), key=lambda m: gain(m) + rng.random())
        for action in legal[move]:
            if not state.is_terminal() and state.current_player() == player:
                state.apply_action(action)
        moves.append(move)
        if state.is_terminal():
            if seats == 2:
                end = "over 1-2" if state.returns()[0] > 0 else "over 2-1"
                theirs.append(end)
            break
    options = f"seats={seats},hop=adjacent,leaving=off,repetition=none,quiet=none"
    return compare(ours, [f"new tiaoqi {options}"], moves, theirs), end
