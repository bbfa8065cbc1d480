"""Xiangqi against Fairy-Stockfish (pyffish): legal moves, mates, the 60-round limit and verdicts on repetition."""

import collections
import os
import random
import re

import pyffish
from ours import compare

NAME = "yiguan"
# Its own xiangqi draws after 50 rounds; everything else is as built in: Asian rules, threefold.
pyffish.load_variant_config(f"[{NAME}:xiangqi]\nnMoveRule = 60\n")
START = pyffish.start_fen("xiangqi")
LONGEST = 400


def shifted(move, by):
    """A move with its ranks counted from one lower or higher."""
    return re.sub(r"\d+", lambda rank: str(int(rank.group()) + by), move)


def board_of(fen):
    """Men by square, as their moves are written (ranks from 1)."""
    men = {}
    for row, text in enumerate(fen.split()[0].split("/")):
        file = 0
        for c in text:
            if c.isdigit():
                file += int(c)
            else:
                men["abcdefghi"[file] + str(10 - row)] = c
                file += 1
    return men


def squares(move):
    return re.findall(r"[a-i]\d+", move)


def judged():
    """Cycles on which the program was found wrong by hand: by the position that returns, our ending."""
    with open(os.path.join(os.path.dirname(__file__), "xiangqi-judged.txt"), encoding="utf-8") as file:
        lines = [line.split("#")[0].split("|") for line in file if line.split("#")[0].strip()]
    return {fen.strip(): end.strip() for fen, end in lines}


JUDGED = judged()
NUMBERS = collections.defaultdict(lambda: random.getrandbits(64))


def key_after(key, men, move):
    """The key of the position after a move, from the one before it."""
    start, end = squares(move)
    taken = NUMBERS[end, men[end]] if end in men else 0
    return key ^ NUMBERS[start, men[start]] ^ NUMBERS[end, men[start]] ^ taken


def bare(men):
    """Nobody has a man that can cross the river."""
    return not any(man in "rncpRNCP" for man in men.values())


def places(value, ply):
    """A value for the side to move, as we write places."""
    if value == 0:
        return "over 1-1"
    return "over 1-2" if (value > 0) == (ply % 2 == 0) else "over 2-1"


def choose(rng, key, men, legal, times, ply, seek):
    """A random move; one who seeks repetition likes positions that were there before."""
    if seek and rng.random() < 0.9:
        known = [m for m in legal if times.get(((ply + 1) % 2, key_after(key, men, m)))]
        if known:
            return rng.choice(known)
    return rng.choice(legal)


def is_end(before, root, gone, since, rng):
    """Whether the game may be ended here, and how. `before` says when the same position was there;
    `gone` moves were played before `root`, which is the position after the last capture.

    A question costs milliseconds: it is asked where the answer can be yes, and at random elsewhere. At a third
    occurrence only the moves since the first one are shown, since those are what the rules speak of: shown more, the
    program also looks at the move that led to the first one, which need not be a chase.
    """
    if len(before) >= 2:
        ply = before[0] - gone
        first = pyffish.get_fen(NAME, root, since[:ply])
        return pyffish.is_optional_game_end(NAME, first, since[ply:])
    if len(since) >= 118 or rng.random() < 0.05:
        return pyffish.is_optional_game_end(NAME, root, since)
    return False, 0


def one_game(ours, rng):
    moves, theirs, men, key = [], [], board_of(START), 0
    times = collections.defaultdict(list)  # after how many moves each position was there, by who is to move
    seek_from = rng.choice([10, 40, 80, 120, LONGEST])
    root, since, end = START, [], None  # the position after the last capture, and the moves since
    for ply in range(LONGEST + 1):
        legal = pyffish.legal_moves(NAME, root, since)
        ended, value = is_end(times[ply % 2, key], root, ply - len(since), since, rng)
        if not legal:
            end = places(pyffish.game_result(NAME, root, since), ply)
        elif bare(men):
            end = "over 1-1"  # ours alone: with these men nobody can win
        elif ended:
            here = " ".join(pyffish.get_fen(NAME, root, since).split()[:2])
            end = JUDGED.get(here) or places(value, ply)
        theirs.append(end or {shifted(move, -1) for move in legal})
        if end or ply == LONGEST:
            break
        times[ply % 2, key].append(ply)
        move = choose(rng, key, men, legal, times, ply, ply >= seek_from)
        since = since + [move]
        key = key_after(key, men, move)
        start, goal = squares(move)
        if goal in men:
            root, since = pyffish.get_fen(NAME, root, since), []
        men[goal] = men.pop(start)
        moves.append(move)
    return compare(ours, ["new xiangqi"], [shifted(move, -1) for move in moves], theirs), end
