"""Known games: a secret seed whose chance shows what is wanted, found by playing it without a hall."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.cli.app import main
from parlour.core import registry
from parlour.core.chance import Keyed
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.web.handlers import requests

NOW = "2026-01-01T00:00:00Z"


@dataclass(frozen=True)
class Move:
    """A move: the legal action as the view lists it, and that view."""

    seat: int
    legal: dict[str, Any]
    view: dict[str, Any]


@dataclass(frozen=True)
class Story:
    """A whole game: its seed and name fix all chance, so its moves can be made again at two browsers."""

    match: str
    rules: str
    brings: tuple[Any, Any]
    secret: bytes
    moves: list[Move]


@dataclass(frozen=True)
class Plot:
    """The contents that a story must show, and the players who want to see them.

    `weigh(legal, view, missing)` is how much an action is liked while `missing` is still to be shown. `shown` tells
    what a move and its entry have shown.
    """

    rules: str
    wanted: frozenset[str]
    most: int
    weigh: Callable[[dict[str, Any], dict[str, Any], set[str]], float]
    shown: Callable[[Move, Entry], set[str]]
    brings: tuple[Any, Any] = (None, None)

    def tell(self, name: str, since: int = 0) -> Story:
        """Return the first such game, seed after seed. To save time, `since` skips seeds known to show too little."""
        tried = (self._play(name, number.to_bytes(32, "big")) for number in range(since, 10_000))
        return next(found for found in tried if found is not None)

    def _play(self, name: str, secret: bytes) -> Story | None:
        """Return the game under this seed, or None if it shows too little or lasts too long."""
        rules = registry.game(self.rules.partition(":")[0]).rule_book.parse(self.rules)
        match = Match.create(name, rules, secret, NOW)
        for number in (0, 1):
            for entry in match.decide_seat(number, Seat(str(number), "", None, self.brings[number]), None, NOW):
                match.evolve(entry)
        taste = random.Random(secret)
        moves: list[Move] = []
        missing = set(self.wanted)
        while match.status == "live" and len(moves) < self.most:
            seat = match.to_act()
            assert seat is not None and match.state is not None
            view = match.game.view(match.state, seat)
            weights = [self.weigh(legal, view, missing) for legal in view["legal"]]
            if not any(weights):
                return None
            move = Move(seat, taste.choices(view["legal"], weights)[0], view)
            entry = match.decide_act(seat, move.legal["action"], f"c{len(moves)}", NOW)
            match.evolve(entry)
            moves.append(move)
            missing -= self.shown(move, entry)
        if match.status != "over" or missing:
            return None
        return Story(name, self.rules, self.brings, secret, moves)


def _chance(match: Match, seq: int, *sitting: Seat) -> Keyed:
    """Return the story's chance, in whose hall no entry gave a clock time back for a delay."""
    return Keyed(match.secret, match.id, seq - sum(entry.kind == "downtime" for entry in match.log))


@dataclass(frozen=True)
class Told:
    """The program with known chance: fixed seeds for its first matches, and no nonces of browsers in the picks."""

    stories: tuple[Story, ...]

    def __call__(self) -> None:
        """Run it."""
        known = [(story.match, story.secret) for story in self.stories]
        by_chance = requests.new_identity

        def new_identity() -> MatchIdentity:
            return MatchIdentity(*known.pop(0), requests.now()) if known else by_chance()

        requests.new_identity = new_identity
        Match.chance = _chance  # type: ignore[method-assign]
        main()
