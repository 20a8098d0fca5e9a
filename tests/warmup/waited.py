"""The places where a hall still waits for a kernel of a warm game; `python -m tests.warmup.waited GAME`, alone."""

import sys
import traceback
from itertools import islice

from numba.core.event import Listener, register

import parlour
from parlour.adapters.stepper import Stepper
from parlour.agents.playout import playouts
from parlour.analysis.advice import hints
from parlour.analysis.puzzles import shelf
from parlour.core import referee, registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.hall.analysis import balances, puzzles, reviews
from parlour.hall.analysis.plies import plies
from parlour.hall.play import preview, sandbox
from parlour.hall.play.fair_play import Played
from parlour.table import verify
from parlour.table.match import Match
from parlour.warmup import steps
from parlour.web.live.updates import Updates
from tests.table.playing import dealt_match, play_on

DECISIONS = 3  # decisions of a match to judge


class Waits(Listener):  # type: ignore[misc]  # numba has no types
    """A listener that notes the lines of parlour from which a kernel was compiled or loaded."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def on_start(self, event: object) -> None:
        """Note a call of the compiler."""
        stack = traceback.extract_stack()
        ours = [frame for frame in stack if "parlour" in frame.filename and "core/kernels" not in frame.filename]
        self.lines.append(f"{ours[-1].filename}: {ours[-1].line}")

    def on_end(self, event: object) -> None:
        """Note its answer."""


def play(game: Game) -> Match:
    """Play a match, and tell everybody all of it."""
    match = play_on(dealt_match(game.rule_book.standard.text), 1)
    for player in ("ann", "ben", "eve"):
        Updates().snapshot(match, player)
    return match


def study(match: Match) -> None:
    """Review, show and verify the match, rule on its positions, and weigh its rules."""
    game, rules, nobody = match.game, match.rules, Played(match.game, [])
    decided = plies(match)
    asked = {"game": game.name, "rules": rules.text, "position": game.position(decided[0].decision.state)}
    action = game.action_text(decided[0].decision.state, decided[0].decision.action)
    list(islice(reviews.told(match, 0, nobody, 1), DECISIONS))
    reviews.looked_at(match, 0, nobody, decided[-1].seq)
    preview.boards_of(match, "en")
    verify.verify(match, match.commitment)
    sandbox.look(rules, asked["position"])
    sandbox.choices(rules, asked["position"])
    referee.judge(asked)
    referee.judge({**asked, "action": action})
    next(hints(game, decided[0].decision.state))
    next(balances.told(rules))
    for puzzle in islice(shelf.of([game.name]), 1):
        puzzles.asked(puzzle, puzzles.Attempts(puzzle.id), puzzles.PuzzleRating(puzzle.difficulty), None, nobody)
        puzzles.tried(puzzle, puzzle.solution)


def program(game: Game) -> None:
    """Run what programs ask of a game: simulations, environments, batches."""
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    playouts(game)(state, seeded_tape(0), closed_log(), 1)
    stepper = Stepper(game)
    stepper.look(state)
    stepper.step(state, int(stepper.legal[0]))
    batch = parlour.batch(game.name, 2, deals=2)
    batch.step([game.legal(batch.states[row : row + 1])[0] for row in range(2)])


def main(name: str) -> None:
    """Print each line that waits for the compiler after the warm-up."""
    game = registry.game(name)
    list(steps.of_all(game))
    waits = Waits()
    register("numba:compiler_lock", waits)
    study(play(game))
    program(game)
    sys.stdout.write("".join(f"{line}\n" for line in dict.fromkeys(waits.lines)))


if __name__ == "__main__":
    main(sys.argv[1])
