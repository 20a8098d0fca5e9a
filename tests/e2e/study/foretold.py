"""Stages foretold: matches for stages of a road under known chance, in which whoever plays these moves reaches them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from parlour.agents import levels
from parlour.cli.app import main
from parlour.core import registry
from parlour.core.journeys.journey import Journey, Stage
from parlour.hall.people.player import Player
from parlour.hall.people.progress import met
from parlour.hall.play import journeys
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.seat import PUBLIC_NONCE
from parlour.web.environment import running_in
from parlour.web.handlers import requests
from tests.served import Hall
from tests.web.visiting import Thrifty

NOW: Final = "2026-01-01T00:00:00Z"
LOT: Final = 7  # the chance of the house's agents
TRAVELLER: Final = Player("traveller", "Traveller")
GUIDE: Final = "otto"  # who finds the moves, without a search
MOST: Final = 30  # moves of one


@dataclass(frozen=True)
class Foretold:
    """A match for a stage: its name and secret, and the traveller's moves that reach the goal, as legal actions."""

    stage: Stage
    identity: MatchIdentity
    moves: tuple[dict[str, Any], ...]


def foretell(road: Journey, stage: Stage) -> Foretold:
    """Return the first match that reaches the goal of a stage by a move on the board."""
    tried = (_played(road, stage, number) for number in count())
    return next(found for found in tried if found is not None)


def _played(road: Journey, stage: Stage, number: int) -> Foretold | None:
    game = registry.game(road.game)
    identity = MatchIdentity(f"{road.game}-{stage.name}", number.to_bytes(32, "big"), NOW)
    begun = journeys.begin(road, stage, None, TRAVELLER, identity, PUBLIC_NONCE)
    match = begun.match.after(begun.entries)
    mine = match.seat_of(TRAVELLER.id)
    assert mine is not None
    moves: list[dict[str, Any]] = []
    while match.status == "live" and len(moves) < MOST:
        turn, state = match.to_act(), match.state
        assert turn is not None and state is not None
        player = levels.player(game, GUIDE if turn == mine else stage.opponent)
        action = player.choose(game, game.observe(state, turn), turn, number if turn == mine else LOT)
        text = game.action_text(state, action)
        if turn == mine:
            moves.append(next(one for one in game.view(state, turn)["legal"] if one["action"] == text))
        match.evolve(match.decide_act(turn, text, f"c{match.seq}", NOW))
    reached = match.status == "over" and met(match, mine) and moves[-1].get("word") is None
    return Foretold(stage, identity, tuple(moves)) if reached else None


class _Known(Thrifty):
    """A machine whose lots are always the same."""

    def lot(self, n: int) -> int:
        """Return the lot."""
        return LOT % n


@dataclass(frozen=True)
class _Program:
    """The program, whose first matches are known."""

    matches: tuple[MatchIdentity, ...]

    def __call__(self) -> None:
        """Run it."""
        known, by_chance = list(self.matches), requests.new_identity
        requests.new_identity = lambda: known.pop(0) if known else by_chance()
        with running_in(_Known()):
            main()


@contextmanager
def foretold(data: Path, game: str, matches: Sequence[Foretold]) -> Iterator[Hall]:
    """Yield a hall of one game in which the first matches are these."""
    hall = Hall(data, program=_Program(tuple(one.identity for one in matches)), GAMES=game)
    hall.start()
    yield hall
    hall.kill()
