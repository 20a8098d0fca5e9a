"""Puzzle: a position, its single right action, and the worth of each action; one line of JSON."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.record import State

ID_BYTES = 5


@dataclass(frozen=True)
class Puzzle:
    """The question and its answer; before a player has solved it, only its view may be told."""

    id: str
    game: str
    rules: str
    position: Mapping[str, Any]
    solution: str
    theme: str
    """The decisive element: the kind of an event, or the rule by which it happened."""
    exact: bool
    """True if worth was solved, and is the margin at the end; else it was searched, and is the outcome, -1 to 1."""
    worth: Mapping[str, float]
    """The worth of each action by its text, for the seat to act."""
    difficulty: int
    """A rating: a player of this rating solves the puzzle every other time. An estimate until people have tried."""

    @cached_property
    def played(self) -> Game:
        """Its game."""
        return registry.game(self.game)

    @cached_property
    def state(self) -> State:
        """Its position, as it is read; it is never changed."""
        return self.played.parse_position(self.played.rule_book.parse(self.rules), self.position)

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.played.to_act(self.state)

    def line(self) -> str:
        """Return the puzzle as one line of JSON, without its end."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Puzzle:
    """Return the puzzle of a line that `Puzzle.line` wrote."""
    return Puzzle(**json.loads(line))


def named(rules: str, position: Mapping[str, Any]) -> str:
    """Return the id of a position under rules, the same one wherever it is found."""
    text = json.dumps([rules, position], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=ID_BYTES).hexdigest()
