"""`parlour arena`: agents meet in pairs of matches, and the difference is told in Elo with its error."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from parlour import agents
from parlour.agents import levels
from parlour.agents.arena.contest import Contest, brings_of
from parlour.agents.arena.crew import Crew
from parlour.agents.arena.run import Run
from parlour.agents.arena.run_file import kept
from parlour.agents.arena.sprt import Sprt
from parlour.agents.own.own_agent import PATIENCE
from parlour.cli import screen, target
from parlour.cli.contests import crew, findings
from parlour.core.refusal import Refusal

PAIRS = 100  # of each pairing, if neither a number nor a test is asked for
INTERRUPTED = 130  # exit status after Ctrl-C
KNOWN = ", ".join(agents.all_names())


def arena(
    table: Annotated[str, typer.Argument(metavar="GAME[:RULES]", show_default=False)],
    players: Annotated[
        list[str],
        typer.Argument(metavar="AGENT...", help=screen.say("cli-arena-agents", known=KNOWN), show_default=False),
    ],
    pairs: Annotated[
        int | None, typer.Option(min=1, help=screen.say("cli-arena-pairs", usual=str(PAIRS)), show_default=False)
    ] = None,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help=screen.say("cli-arena-sprt"), show_default=False)
    ] = None,
    alpha: Annotated[float, typer.Option(help=screen.say("cli-arena-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option(help=screen.say("cli-arena-beta"))] = 0.05,
    bring: Annotated[str | None, typer.Option(help=screen.say("cli-arena-bring"), show_default=False)] = None,
    seed: Annotated[int, typer.Option(help=screen.say("cli-arena-seed"))] = 0,
    lines: Annotated[Path | None, typer.Option(help=screen.say("cli-arena-lines"), show_default=False)] = None,
    patience: crew.PatienceOption = PATIENCE,
    processes: crew.ProcessesOption = None,
    on: crew.OnOption = None,
    address: crew.AddressOption = None,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-simulate-json"))] = False,
) -> None:
    """Let agents meet and tell how much stronger one is than another."""
    game, rules = target.read(table)
    meeting = tuple(levels.contender(game, text, patience) for text in players)
    contest = Contest(game, rules, meeting, brings_of(game, rules, bring), seed, patience)
    run = Run(contest, _test(sprt, alpha, beta))
    hands = crew.chosen(processes or crew.cores(), on, address)
    contest.prepare()
    each = PAIRS if pairs is None and run.sprt is None else pairs
    whole = _played(run, hands, each, lines)
    if as_json:
        typer.echo(json.dumps(findings.told(run, whole)))
    else:
        findings.draw(run, whole)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def _test(sprt: str | None, alpha: float, beta: float) -> Sprt | None:
    if sprt is None:
        return None
    try:
        elo0, elo1 = map(float, sprt.split(","))
    except ValueError:
        raise Refusal("sprt-bounds", given=sprt, alpha=alpha, beta=beta) from None
    return Sprt(elo0, elo1, alpha, beta)


def _played(run: Run, hands: Crew, each: int | None, lines: Path | None) -> bool:
    """Play the run and show its progress; return False if it was interrupted."""
    with kept(lines, run.contest) as (stood, keep), _progress(run, each) as advanced:
        try:
            for _pair in run.played(hands, each, time.perf_counter, stood, keep):
                advanced()
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def _progress(run: Run, each: int | None) -> Iterator[Any]:
    """Show a bar on standard error: matches played, Elo so far, and how far a test has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    total = None if each is None else 2 * each * len(run.contest.pairings)
    with Progress(*columns, console=screen.notices(), transient=True) as progress:
        task = progress.add_task(screen.say("cli-arena-begins"), total=total)

        def advanced() -> None:
            games = sum(score.games for score in run.scores.values())
            progress.update(task, completed=games, description=findings.so_far(run))

        yield advanced
