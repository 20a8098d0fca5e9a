"""`parlour simulate`: many matches between machines, counted."""

import json
import time
from typing import Annotated

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import agents
from parlour.agents import Agent
from parlour.agents.arena import play
from parlour.agents.playout import playouts
from parlour.agents.tally import column
from parlour.cli import screen, target
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

DEALS = 500  # different deals that random play goes through in turn
CHUNK = 50_000  # random matches between two looks at the progress bar


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.notices(), transient=True)


def _pair(text: str) -> tuple[Agent, Agent]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:  # a match has two seats
        raise Refusal("two-agents", given=text)
    return agents.agent(names[0]), agents.agent(names[1])


def _at_full_speed(game: Game, rules: RuleSet, games: int, seed: int) -> tuple[list[int], float]:
    """Random play inside one kernel: wins of seat 0, draws, wins of seat 1; and the seconds it took."""
    deals = [game.deal(rules, [{}, {}], Seeded(seed + i))[0] for i in range(min(games, DEALS))]
    starts, tape, log = np.concatenate(deals), seeded_tape(seed), closed_log()
    run = playouts(game)
    run(starts[:1], seeded_tape(0), log, 1)  # compiled before the clock starts
    tally, done = np.zeros(4, np.int64), 0
    began = time.perf_counter()
    with _progress() as progress:
        task = progress.add_task(screen.say("cli-simulate-progress"), total=games)
        while done < games:
            now = min(CHUNK, games - done)
            tally += run(np.roll(starts, -done), tape, log, now)
            done += now
            progress.update(task, completed=done)
        seconds = time.perf_counter() - began
    return [int(count) for count in tally[:3]], seconds


def _one_by_one(
    game: Game, rules: RuleSet, seats: tuple[Agent, Agent], games: int, seed: int
) -> tuple[list[int], float]:
    """The same for agents that look at their views."""
    for agent in seats:
        agents.warm(game, agent)
    tally = [0, 0, 0]
    began = time.perf_counter()
    with _progress() as progress:
        for number in progress.track(range(games), description=screen.say("cli-simulate-progress")):
            tally[column(play(game, rules, seats, seed + number))] += 1
        seconds = time.perf_counter() - began
    return tally, seconds


def simulate(
    table: Annotated[str | None, typer.Argument(metavar="[GAME[:RULES]]", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=screen.say("cli-simulate-games"))] = 1000,
    players: Annotated[
        str, typer.Option("--agents", help=screen.say("cli-simulate-agents", known=", ".join(agents.names())))
    ] = "random,random",
    seed: Annotated[int, typer.Option(help=screen.say("cli-simulate-seed"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-simulate-json"))] = False,
) -> None:
    """Play matches between two agents and tell who won how many."""
    game, rules = target.read(table)
    seats = _pair(players)
    blind = all(agent.name == "random" for agent in seats)
    tally, seconds = _at_full_speed(game, rules, games, seed) if blind else _one_by_one(game, rules, seats, games, seed)
    rate = games / max(seconds, 1e-9)
    if as_json:
        told = {
            "game": game.name,
            "rules": str(rules),
            "agents": [agent.name for agent in seats],
            "games": games,
            "wins": [tally[0], tally[2]],
            "draws": tally[1],
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
            firstSeat=screen.say(game.seats[0]),
            secondSeat=screen.say(game.seats[1]),
            firstWins=tally[0],
            draws=tally[1],
            secondWins=tally[2],
            rate=f"{rate:,.0f}",
        )
    )
