"""`parlour journey`: a road of stages in the terminal, played against the house, or the check of a file of one."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from parlour import agents
from parlour.agents import levels
from parlour.cli import reading, screen, target
from parlour.cli.play import SEEDS, play_out
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.journeys.goal import Played, reached
from parlour.core.journeys.journey import Journey, Stage, begun
from parlour.core.journeys.reading import house_journey, lint, read
from parlour.core.refusal import NotFound

WRONG = 1  # exit status of a file with a fault


def journey(
    name: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    stage: Annotated[str | None, typer.Argument(help=screen.say("cli-journey-stage"), show_default=False)] = None,
    check: Annotated[Path | None, typer.Option(help=screen.say("cli-journey-check"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=screen.say("cli-play-seed"), show_default=False)] = None,
) -> None:
    """List the stages of a game's journey, play one of them, or check a file."""
    game, _rules = target.read(name)
    if check is not None:
        _check(game, check)
        return
    road = house_journey(game)
    if road is None:
        raise NotFound("no-journey", game=game.name)
    if stage is None:
        for number, one in enumerate(road.stages, 1):
            typer.echo(screen.say("cli-journey-line", number=number, title=one.title[screen.lang()], name=one.name))
        return
    _play(game, road, road.stage(stage), secrets.randbelow(SEEDS) if seed is None else seed)


def _check(game: Game, path: Path) -> None:
    """Print every line of a file that is wrong; exit with 1 if there is one."""
    text = reading.text(path)
    faults = lint(game, text)
    for fault in faults:
        typer.echo(f"{path}:{fault.line}: {fault.reason.message(screen.lang())}")
    if faults:
        raise typer.Exit(WRONG)
    typer.echo(screen.say("cli-journey-fine", file=path.name, stages=len(read(game, text).stages)))


def _play(game: Game, road: Journey, stage: Stage, seed: int) -> None:
    """Play a stage at the terminal until it is over or the person leaves."""
    lang, out, chance = screen.lang(), screen.console(), Seeded(seed)
    opponent = levels.player(game, stage.opponent)
    with screen.notices().status(screen.say("cli-play-warming")):
        game.warm()
        agents.warm(game, opponent)
    for text in (stage.title, stage.new, stage.asks, stage.hint):
        out.print(text[lang], markup=False)
    if stage.puzzles is not None:
        theme = screen.say(f"puzzle-theme-{stage.puzzles}")
        out.print(screen.say("cli-journey-puzzles", theme=theme), markup=False)
    state, events, seat = begun(game, stage, chance)
    played = play_out(game, state, events, seat, opponent, chance, seed, out)
    if played is None:
        return
    told, moves = played
    result = game.result(state)
    assert result is not None
    met = reached(stage.goal, Played(game.seats[seat], game.seats[1 - seat], result, told, moves))
    out.print(_verdict(road, stage, met), markup=False)


def _verdict(road: Journey, stage: Stage, met: bool) -> str:
    """Return what is said at the end of a stage: the next one, or the goal that was missed."""
    lang, onward = screen.lang(), road.after(stage.name)
    if not met:
        return screen.say("cli-journey-missed", goal=stage.asks[lang])
    if onward is None:
        return screen.say("cli-journey-end")
    return screen.say("cli-journey-reached", title=onward.title[lang], name=onward.name)
