"""EinStein against OpenSpiel: legal moves and endings, whoever begins there being Red here."""

import re

import pyspiel
from ours import compare

GAME = pyspiel.load_game("einstein_wurfelt_nicht")
TURNED = {"up": "down", "down": "up", "left": "right", "right": "left", "diag": "diag"}
HOMES = ["a5 b5 c5 a4 b4 a3".split(), "e1 d1 c1 e2 d2 e3".split()]


def men_of(state):
    """Men by cell, row by row from the top left: `b3`, `w5`."""
    return re.findall(r"\|(\w\w)\|", str(state))


def cell(i):
    return "abcde"[i % 5] + str(5 - i // 5)


def one_game(ours, rng):
    state = GAME.new_initial_state()
    while state.is_chance_node() and "roll" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(rng.choice(state.legal_actions()))
    state.apply_action(roll := rng.choice(state.legal_actions()))
    # Our Red begins at the top left. If their beginner sits at the bottom right, the board is turned.
    turned = state.current_player() == 1
    men = men_of(state)
    if turned:
        men = men[::-1]
    red, blue = ("w", "b") if turned else ("b", "w")
    where = {man: cell(i) for i, man in enumerate(men) if man != "__"}
    setup = ["new einstein"]
    for colour, letter, home in ((red, "R", HOMES[0]), (blue, "B", HOMES[1])):
        there = {at: man for man, at in where.items() if man[0] == colour}
        setup += [f"{letter}{there[at][1]}@{at}" for at in home]
    setup.append(f"roll{roll + 1}")

    def ours_for(text):
        man, way = text.rstrip("*").split("-")
        letter = "R" if man[0].lower() == red else "B"
        return f"{letter}{man[1]}-{TURNED[way] if turned else way}"

    moves, theirs = [], []
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            theirs.append({f"roll{a + 1}" for a in legal})
            state.apply_action(a := rng.choice(legal))
            moves.append(f"roll{a + 1}")
        else:
            texts = {a: ours_for(state.action_to_string(state.current_player(), a)) for a in legal}
            theirs.append(set(texts.values()))
            state.apply_action(a := rng.choice(legal))
            moves.append(texts[a])
    first = state.returns()[1 if turned else 0]
    end = "over 1-2" if first > 0 else "over 2-1"
    theirs.append(end)
    return compare(ours, setup, moves, theirs), end
