"""`parlour play`: a match in the terminal, drawn and told in words."""

import secrets
from typing import Annotated

import typer
from rich.console import Console

from parlour import agents
from parlour.agents import levels
from parlour.agents.agent import Agent
from parlour.cli import screen, target
from parlour.cli.person import Person
from parlour.core.chance import Chance, Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.facets.levels import NAMES
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal

HOUSE = (*NAMES, *agents.names())
TOKEN = "PARLOUR_TOKEN"
SEEDS = 1_000_000  # small enough to be read out to a friend


def _sentences(game: Game, events: list[Event], seat: int) -> list[str]:
    """Return sentences of what happened, as a seat may know it."""
    return [game.event_json(event, seat)[screen.lang()] for event in events]


def _seat(game: Game, wanted: str, chance: Chance) -> int:
    if wanted == "random":
        return chance.pick(len(game.seats))
    if wanted not in game.seats:
        raise Refusal("bad-seat-choice", given=wanted, known=", ".join((*game.seats, "random")))
    return game.seats.index(wanted)


def play(
    table: Annotated[str | None, typer.Argument(metavar="[GAME[:RULES]]", show_default=False)] = None,
    agent: Annotated[str, typer.Option(help=screen.say("cli-play-agent", known=", ".join(HOUSE)))] = "search",
    seat: Annotated[str, typer.Option(help=screen.say("cli-play-seat"))] = "random",
    seed: Annotated[int | None, typer.Option(help=screen.say("cli-play-seed"), show_default=False)] = None,
    hall: Annotated[str | None, typer.Option("--hall", help=screen.say("cli-play-hall"), show_default=False)] = None,
    token: Annotated[str | None, typer.Option("--token", envvar=TOKEN, help=screen.say("cli-play-token"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-play-json"))] = False,
) -> None:
    """Play a match at the terminal until it is over or the person leaves, here or in a hall."""
    if hall is not None:
        from parlour.cli import afar  # it needs what the extra `seat` installs

        afar.play(hall, token, table, as_json)
        return
    if as_json:
        raise Refusal("lines-without-hall")
    game, rules = target.read(table)
    opponent = levels.opponent(game, agent)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    chance = Seeded(seed)
    mine = _seat(game, seat, Seeded(seed + 1))
    out = screen.console()
    with screen.notices().status(screen.say("cli-play-warming")):
        game.warm()
        agents.warm(game, opponent)
    names = {"rules": str(rules), "side": screen.seat(game, mine), "agent": opponent.name, "seed": str(seed)}
    out.print(screen.say("cli-play-begins", **names), markup=False)
    state, events = game.deal(rules, [{}, {}], chance)
    with agents.sit(opponent, rules, str(seed)) as other:
        play_out(game, state, events, mine, other, chance, seed, out)


def play_out(
    game: Game,
    state: State,
    events: list[Event],
    mine: int,
    opponent: Agent,
    chance: Chance,
    seed: int,
    out: Console,
) -> tuple[list[Event], int] | None:
    """Play a match that has begun until it is over; return all that happened and how often the person acted.

    Return None if the person left.
    """
    here = Person(game, mine, out)
    here.tell(_sentences(game, events, mine))
    told, moves, ply = [*events], 0, 0
    while (turn := game.to_act(state)) != OVER:
        if turn == mine:
            here.show(state)
            action = here.ask(state)
            if action is None:
                out.print(screen.say("cli-play-left"))
                return None
            moves += 1
        else:
            action = opponent.choose(game, game.observe(state, turn), turn, seed * 1000 + ply)
        happened = game.apply(state, action, chance)
        here.tell(_sentences(game, happened, mine))
        told += happened
        ply += 1
    here.show(state)
    return told, moves
