"""Waited: where a match of a warm game still waits for a kernel; `python -m tests.web.kernels.waited GAME`, alone."""

import sys
import traceback

from numba.core.event import Listener, register

from parlour.core import registry
from parlour.web.kernels.warming import warm
from parlour.web.live.telling import Telling
from tests.table.playing import dealt_match, play_on


class Waits(Listener):  # type: ignore[misc]  # numba has no types
    """Lines of ours from which a kernel was compiled or loaded."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def on_start(self, event: object) -> None:
        """The compiler was asked for."""
        stack = traceback.extract_stack()
        ours = [frame for frame in stack if "parlour" in frame.filename and not frame.filename.endswith("core/jit.py")]
        self.lines.append(f"{ours[-1].filename}: {ours[-1].line}")

    def on_end(self, event: object) -> None:
        """It answered."""


def main(name: str) -> None:
    """Warm a game, play a match of it and tell everybody all of it."""
    list(warm(name))
    waits = Waits()
    register("numba:compiler_lock", waits)
    match = play_on(dealt_match(registry.game(name).rule_book.standard.text), 1)
    for player in ("ann", "ben", "eve"):
        Telling().snapshot(match, player)
    sys.stdout.write("".join(f"{line}\n" for line in dict.fromkeys(waits.lines)))


if __name__ == "__main__":
    main(sys.argv[1])
