"""Actions: what the seat to act may play now, each as people write it, found out when it is asked for."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import overload

from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal

SHOWN = 3  # actions that a refusal names as examples


class Actions(Sequence[str]):
    """The legal actions of a position, in the game's order; `in` and `number` take every way of writing one."""

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state
        seat = game.to_act(state)
        self._view = state if seat == OVER else game.observe(state, seat)

    @cached_property
    def numbers(self) -> list[int]:
        """The same as the kernels know them."""
        return [] if self._game.to_act(self._state) == OVER else self._game.legal(self._state)

    @cached_property
    def _written(self) -> dict[str, int]:
        """Every way of writing each; a name goes before a shorter spelling of another."""
        ways = (self._game.typed, self._game.action_text, self._game.named)
        return {_plain(way(self._view, number)): number for way in ways for number in self.numbers}

    def name(self, number: int) -> str:
        """An action as people write it."""
        return self._game.named(self._view, number)

    def number(self, action: str) -> int:
        """The legal action that somebody wrote; a Refusal says why it cannot be played."""
        written = action if isinstance(action, str) else repr(action)  # a number is one of the kernels' own
        found = self._written.get(_plain(written)) if written is action else None
        if found is not None:
            return found
        if not self.numbers:
            raise Conflict("match-over")
        number = self._meant(written)
        if number is None:
            raise Refusal("not-an-action-now", action=written[:40], known=", ".join(self[:SHOWN]))
        raise self._game.illegal(self._view, number)

    def _meant(self, action: str) -> int | None:
        """The action that a text stands for though it is not legal now; None where it stands for none."""
        try:
            return self._game.parse_typed(self._view, action)
        except Refusal:
            return None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, str) and _plain(action) in self._written

    def __iter__(self) -> Iterator[str]:
        return map(self.name, self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self.name(number) for number in self.numbers[place]]
        return self.name(self.numbers[place])

    def __repr__(self) -> str:
        return f"<{len(self)} actions: {', '.join(self)}>"


def _plain(action: str) -> str:
    """A text without capitals, and with one space wherever there are some."""
    return " ".join(action.casefold().split())
