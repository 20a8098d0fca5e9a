"""Puzzle: a position, the one action that is right in it, and what each action is worth; one line of JSON."""

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
    """What is asked and what is right; only its view may be told to whoever has not solved it."""

    id: str
    game: str
    rules: str
    position: Mapping[str, Any]
    solution: str
    theme: str
    """What decides: the kind of an event, or by what rule it happened."""
    exact: bool
    """Whether worth was solved, and is the margin at the end; else it was searched, and is the outcome, -1 to 1."""
    worth: Mapping[str, float]
    """Of each action by its text, for the seat to act."""
    difficulty: int
    """As a rating: who has it solves the puzzle every other time. An estimate until people have tried."""

    @cached_property
    def played(self) -> Game:
        """Its game."""
        return registry.game(self.game)

    @cached_property
    def state(self) -> State:
        """Its position, as it is read; nobody changes it."""
        return self.played.parse_position(self.played.rule_book.parse(self.rules), self.position)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.played.to_act(self.state)

    def line(self) -> str:
        """The puzzle as one line of JSON, without its end."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Puzzle:
    """The puzzle of a line that `Puzzle.line` wrote."""
    return Puzzle(**json.loads(line))


def named(rules: str, position: Mapping[str, Any]) -> str:
    """The id of a position under rules: the same wherever it is found."""
    text = json.dumps([rules, position], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=ID_BYTES).hexdigest()
