"""`parlour warm`: the kernels of games compiled before anybody waits for them, as when an image is built."""

from typing import Annotated

import typer

from parlour.cli import screen
from parlour.core import registry
from parlour.warmup import marker, steps

KNOWN = ", ".join(registry.names())


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help=screen.say("cli-warm-games", known=KNOWN), show_default=False),
    ] = None,
) -> None:
    """Print a line after each step. Kernels that were compiled before are loaded, which takes a moment."""
    chosen = [registry.game(name) for name in games or registry.names()]
    for game in chosen:
        for done, _step in enumerate(steps.of_all(game), 1):
            typer.echo(screen.say("cli-warm-step", game=game.name, done=done, of=steps.OF_ALL))
    if not all(marker.is_kept(game.name) for game in chosen):
        typer.echo(screen.say("cli-warm-lost"), err=True)
