"""`parlour train`: a search learns a game from itself, and what it learnt is used if a test finds it stronger."""

import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.agents import weights
from parlour.agents.arena.crew import Crew
from parlour.agents.arena.run import Run
from parlour.agents.arena.run_file import kept
from parlour.agents.training import training
from parlour.agents.training.fit import Fit
from parlour.agents.training.training import TEACHER, Training
from parlour.cli import screen
from parlour.cli.contests import crew, findings
from parlour.core import registry

GAMES = 1000
PAIRS = 400
KEPT = Path("var/training")
NOT_STRONGER = 1  # exit status when the weights stay as they are


def train(
    name: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help=screen.say("cli-train-games"))] = GAMES,
    seed: Annotated[int, typer.Option(help=screen.say("cli-train-seed"))] = 1,
    out: Annotated[Path | None, typer.Option(help=screen.say("cli-train-out"), show_default=False)] = None,
    keep: Annotated[Path | None, typer.Option(help=screen.say("cli-train-keep"), show_default=False)] = None,
    teacher: Annotated[str, typer.Option(help=screen.say("cli-train-teacher"))] = TEACHER,
    pairs: Annotated[int, typer.Option(min=1, help=screen.say("cli-train-pairs"))] = PAIRS,
    processes: crew.ProcessesOption = None,
) -> None:
    """Learn a game, and keep what was learnt if it plays better."""
    game = registry.game(name)
    weights.need_learned(game)
    run = Training(game, seed, teacher, (keep or KEPT / game.name).resolve())
    run.begin()
    hands = crew.chosen(processes or crew.cores(), None, None)
    _play(run, games, hands)
    candidate = _learnt(run, games)
    folder = (out or weights.own_folder(game)).resolve()
    test = run.test(candidate, folder)
    _tested(test, hands, pairs, run.folder / f"{candidate.name}.jsonl")
    findings.draw(test, whole=True)
    if not training.passed(test):
        screen.console().print(screen.say("cli-train-stays", candidate=str(candidate)), soft_wrap=True)
        raise typer.Exit(NOT_STRONGER)
    training.install(candidate, folder)
    screen.console().print(screen.say("cli-train-written", folder=str(folder)), soft_wrap=True)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=screen.notices(), transient=True)


def _play(run: Training, games: int, hands: Crew) -> None:
    with closing(run.played(games, hands)) as played, _progress() as progress:
        task = progress.add_task(screen.say("cli-train-plays"), total=games, completed=games - len(run.missing(games)))
        for _number in played:
            progress.advance(task)


def _learnt(run: Training, games: int) -> Path:
    lessons = run.lessons(games)
    counts = {"games": games, "decisions": len(lessons.counts), "actions": len(lessons.visits)}
    out = screen.console()
    out.print(screen.say("cli-train-lessons", **counts))
    fitted: Fit = run.fit(lessons)
    for report in fitted.passes():
        told = {"number": report.number, "loss": f"{report.loss:.3f}", "hits": f"{100 * report.hits:.1f}"}
        out.print(screen.say("cli-train-pass", **told))
    return run.propose(games, fitted)


def _tested(test: Run, hands: Crew, pairs: int, lines: Path) -> None:
    test.contest.prepare()
    with kept(lines, test.contest) as (stood, keep), _progress() as progress:
        task = progress.add_task(screen.say("cli-train-tests"), total=pairs)
        for _pair in test.played(hands, pairs, time.perf_counter, stood, keep):
            progress.update(task, advance=1, description=findings.so_far(test))
