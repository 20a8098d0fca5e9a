"""`parlour simulate`: many matches between agents, counted."""

import json
import re
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import agents
from parlour.agents import Player, levels
from parlour.agents.arena.crew import Crew
from parlour.agents.arena.match import play
from parlour.agents.arena.pairs import ready, seed_of
from parlour.agents.own.own_agent import PATIENCE
from parlour.agents.playout import column, playouts
from parlour.cli import screen, target
from parlour.cli.contests import crew, findings
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.refusal import Refusal
from parlour.core.shapes import Refused

BETWEEN = re.compile(r",(?!\s*\w+=)")  # the comma between two agents, not one between two settings
DEALS = 500  # different deals that random play goes through in turn
CHUNK = 50_000  # random matches between two looks at the progress bar


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.notices(), transient=True)


def _pair(game: Game, text: str, patience: float) -> tuple[Player, Player]:
    names = [name.strip() for name in BETWEEN.split(text)]
    if len(names) != 2:  # a match has two seats
        raise Refusal("two-agents", given=text)
    return levels.contender(game, names[0], patience), levels.contender(game, names[1], patience)


@dataclass(frozen=True, slots=True)
class _Matches:
    """The matches to count, described so that any process can play some of them."""

    game: str
    rules: str
    agents: tuple[str, str]
    games: int
    seed: int
    patience: float


class _Count(NamedTuple):
    """Wins of seat 0, draws and wins of seat 1; and why each seat gave no action, where it lost by that."""

    tally: Sequence[int] = (0, 0, 0)
    forfeits: tuple[Sequence[Refused], Sequence[Refused]] = ((), ())

    def with_more(self, more: "_Count") -> "_Count":
        """Return the sum of two counts."""
        tally = [ours + its for ours, its in zip(self.tally, more.tally, strict=True)]
        first, second = ([*ours, *its] for ours, its in zip(self.forfeits, more.forfeits, strict=True))
        return _Count(tally, (first, second))


@cache
def _dealt(matches: _Matches) -> tuple[Game, Any]:
    """Return a game with its kernels compiled, and the deals that random play goes through in turn."""
    game = registry.game(matches.game)
    rules = game.rule_book.parse(matches.rules)
    numbers = range(min(matches.games, DEALS))
    deals = [game.deal(rules, [{}, {}], Seeded(matches.seed + number))[0] for number in numbers]
    playouts(game)(deals[0], seeded_tape(0), closed_log(), 1)
    return game, np.concatenate(deals)


def _at_random(matches: _Matches, begun: int) -> _Count:
    """Play the matches from number `begun` on, inside one kernel, and count them."""
    game, starts = _dealt(matches)
    tape = seeded_tape(seed_of(matches.seed, begun))
    tally = playouts(game)(np.roll(starts, -begun, axis=0), tape, closed_log(), min(CHUNK, matches.games - begun))
    return _Count([int(count) for count in tally[:3]])


def _one(matches: _Matches, number: int) -> _Count:
    """Play one match between agents that look at their views, and count it in the same way."""
    game, rules, seats = ready(matches.game, matches.rules, matches.agents, matches.patience)
    seed = matches.seed + number
    played = play(game, rules, [{}, {}], seats, seed, seed, time.perf_counter)
    at = column(played.outcome)
    return _Count([int(at == each) for each in range(3)], (played.faults(0), played.faults(1)))


def _counted(matches: _Matches, hands: Crew) -> tuple[_Count, float]:
    """Return the count of all matches, and the seconds it took."""
    count = _Count()
    blind = all(text == "random" for text in matches.agents)
    some, jobs = (_at_random, range(0, matches.games, CHUNK)) if blind else (_one, range(matches.games))
    # Compiled before the clock starts.
    _dealt(matches) if blind else ready(matches.game, matches.rules, matches.agents, matches.patience)
    began = time.perf_counter()
    with _progress() as progress, closing(hands.map(partial(some, matches), jobs)) as answers:
        task = progress.add_task(screen.say("cli-simulate-progress"), total=matches.games)
        for answer in answers:
            count = count.with_more(answer)
            progress.update(task, completed=sum(count.tally))
        seconds = time.perf_counter() - began
    return count, seconds


def simulate(
    table: Annotated[str | None, typer.Argument(metavar="[GAME[:RULES]]", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=screen.say("cli-simulate-games"))] = 1000,
    players: Annotated[
        str, typer.Option("--agents", help=screen.say("cli-simulate-agents", known=", ".join(agents.all_names())))
    ] = "random,random",
    seed: Annotated[int, typer.Option(help=screen.say("cli-simulate-seed"))] = 0,
    patience: crew.PatienceOption = PATIENCE,
    processes: crew.ProcessesOption = None,
    on: crew.OnOption = None,
    address: crew.AddressOption = None,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-simulate-json"))] = False,
) -> None:
    """Play matches between two agents and tell who won how many."""
    game, rules = target.read(table)
    seats = _pair(game, players, patience)
    matches = _Matches(game.name, str(rules), (seats[0].name, seats[1].name), games, seed, patience)
    for player in seats:
        agents.warm(game, player, rules)
    (tally, forfeits), seconds = _counted(matches, crew.chosen(processes or 1, on, address))
    rate = games / max(seconds, 1e-9)
    if as_json:
        told = {
            "game": game.name,
            "rules": str(rules),
            "agents": [agent.name for agent in seats],
            "games": games,
            "wins": [tally[0], tally[2]],
            "draws": tally[1],
            "forfeits": [len(faults) for faults in forfeits],
            "seed": seed,
            "seconds": round(seconds, 6),
            "games_per_second": round(rate, 1),
        }
        typer.echo(json.dumps(told))
        return
    typer.echo(
        screen.say(
            "cli-simulate-result",
            games=games,
            rules=str(rules),
            first=seats[0].name,
            second=seats[1].name,
            firstSeat=screen.seat(game, 0),
            secondSeat=screen.seat(game, 1),
            firstWins=tally[0],
            draws=tally[1],
            secondWins=tally[2],
            rate=f"{rate:,.0f}",
        )
    )
    for player, faults in zip(seats, forfeits, strict=True):
        findings.tell_forfeits(player.name, faults)
