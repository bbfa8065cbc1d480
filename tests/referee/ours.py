"""Our referee: `cargo run --example play`, asked on its standard input."""

import subprocess


class Ours:
    """One process that referees one game after the other."""

    def __init__(self, program, game):
        self.process = subprocess.Popen(
            [program, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1 << 20
        )

    def ask(self, lines):
        """Sends all lines and returns the answers; a refused line is an error."""
        answers = []
        for at in range(0, len(lines), 100):  # few enough that neither side waits for the other
            part = lines[at : at + 100]
            self.process.stdin.write("".join(line + "\n" for line in part))
            self.process.stdin.flush()
            answers += [self.process.stdout.readline().rstrip("\n") for _ in part]
        return answers


class Difference(Exception):
    """We and the other program do not agree."""


def compare(ours, setup, moves, theirs, legal="legal", read=set):
    """Plays `moves` after the lines of `setup` and holds our answers against `theirs`.

    `theirs` has one entry a position, the first before any move: the set of legal moves, or the text of the end
    (`over PLACES`). `legal` asks for our moves, `read` makes a set of them. Returns how many positions were compared.
    """
    lines = setup + [legal]
    for move in moves:
        lines += [move, legal]
    answers = ours.ask(lines)
    for line, answer in zip(lines, answers):
        if not answer.startswith("="):
            raise Difference(f"{line}: {answer}")
    for ply, (answer, other) in enumerate(zip(answers[len(setup) :: 2], theirs)):
        text = answer[2:]
        played = " ".join(moves[:ply])
        if isinstance(other, str) or text.startswith("over"):
            if not (isinstance(other, str) and text.startswith(other + " ")):
                raise Difference(f"after {played}: we say {text}, they say {other}")
        elif (mine := read(text.split())) != other:
            raise Difference(f"after {played}: only we allow {mine - other}, only they allow {other - mine}")
    return len(theirs)
