"""`parlour puzzles`: positions in which one action alone is right, mined from seeded games; one line of JSON each."""

from typing import Annotated

import typer

from parlour.analysis.puzzles.family import gather
from parlour.cli import screen, target


def puzzles(
    tables: Annotated[list[str], typer.Argument(metavar="GAME[:RULES]...", show_default=False)],
    count: Annotated[int, typer.Option(min=1, help=screen.say("cli-puzzles-count"))] = 10,
    seed: Annotated[int, typer.Option(help=screen.say("cli-puzzles-seed"))] = 0,
    among: Annotated[int, typer.Option(min=1, help=screen.say("cli-puzzles-among"))] = 1,
) -> None:
    """Write so many puzzles, from each rule set in turn. The same seed finds the same puzzles."""
    written = 0
    with screen.waiting("cli-puzzles-waiting") as say:
        for found in gather([target.read(table) for table in tables], seed, among):
            if found.puzzle is not None:
                written += 1
                typer.echo(found.puzzle.line())
            say(screen.say("cli-puzzles-so-far", count=written, games=found.games))
            if written == count:
                return
