"""Plays random games on our rules and on independent programs, and says where they differ.

Called by `tests/referee/run`. Every position's legal moves are compared as sets, and every ending by its places.
Exits with 1 if anything differs.
"""

import argparse
import collections
import importlib
import random
import sys

from ours import Difference, Ours

GAMES = {"xiangqi": 2000, "einstein": 2000, "gomoku": 500, "draughts": 2000, "go": 2000, "tiaoqi": 2000}
# The package asked about draughts has the game's name itself.
MODULES = {"draughts": "draughts10"}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--play", required=True, help="our `play` example")
    parser.add_argument("--games", type=int, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("which", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    differences = 0
    for name in args.which:
        game = importlib.import_module(MODULES.get(name, name))
        ours = Ours(args.play, name)
        games = args.games or GAMES[name]
        positions, ends = 0, collections.Counter()
        for number in range(games):
            seed = f"{name} {args.seed} {number}"
            try:
                compared, end = game.one_game(ours, random.Random(seed))
            except Difference as difference:
                differences += 1
                print(f"{name}, game {number}: {difference}", flush=True)
                continue
            positions += compared
            ends[end or "cut"] += 1
        told = ", ".join(f"{count} {end.removeprefix('over ')}" for end, count in ends.most_common())
        print(f"{name}: {games} games, {positions} positions compared ({told})", flush=True)
    print(f"{differences} games differ")
    sys.exit(differences > 0)


main()
