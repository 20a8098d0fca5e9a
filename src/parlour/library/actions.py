"""Actions: the legal actions of the seat to act, each as people write it, computed on demand."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import cast, overload

import numpy as np

from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal

SHOWN = 3  # actions that a refusal names as examples


class Actions(Sequence[str]):
    """The legal actions of a position, in the game's order.

    `in` and `number` accept every spelling of an action, and its number.

    >>> actions = parlour.game("triple-triad:ff8+open", seed=7).actions
    >>> len(actions), actions[0], actions[-1]
    (45, 'Ultima Weapon a1', 'Blood Soul c3')
    >>> "Blood Soul a3" in actions, "blood soul A3" in actions, "5 7" in actions, "castles" in actions
    (True, True, True, False)
    """

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state
        seat = game.to_act(state)
        self._view = state if seat == OVER else game.observe(state, seat)

    @cached_property
    def numbers(self) -> list[int]:
        """The legal actions as the kernels number them.

        >>> actions = parlour.game("triple-triad:ff8+open", seed=7).actions
        >>> actions.numbers[:3], actions[:3]
        ([0, 1, 2], ['Ultima Weapon a1', 'Ultima Weapon b1', 'Ultima Weapon c1'])
        """
        return [] if self._game.to_act(self._state) == OVER else self._game.legal(self._state)

    @cached_property
    def _written(self) -> dict[str, int]:
        """The number of each action by all its spellings; a name goes before a shorter spelling of another."""
        ways = (self._game.typed, self._game.action_text, self._game.named)
        return {_plain(way(self._view, number)): number for way in ways for number in self.numbers}

    def name(self, number: int) -> str:
        """Return an action as people write it; a Refusal of what is no number of this game's actions.

        >>> actions = parlour.game("triple-triad:ff8+open", seed=7).actions
        >>> actions.name(42)
        'Blood Soul a3'
        """
        if not self._is_number(number):
            raise self._unknown(number)
        return self._game.named(self._view, int(number))

    def number(self, action: str | int) -> int:
        """Return the legal action that somebody wrote, or gave by number; a Refusal says why it cannot be played.

        >>> actions = parlour.game("triple-triad:ff8+open", seed=7).actions
        >>> actions.number("Blood Soul a3"), actions.number("5 7"), actions.number(42)
        (42, 42, 42)
        """
        found = self._found(action)
        if found is not None:
            return found
        if not self.numbers:
            raise Conflict("match-over")
        number = self._meant(action)
        if number is None:
            raise self._unknown(action)
        raise self._game.illegal(self._view, number)

    def _found(self, action: object) -> int | None:
        """Return the number of a legal action, None for anything else."""
        if isinstance(action, str):
            return self._written.get(_plain(action))
        return int(action) if self._is_number(action) and action in self.numbers else None

    def _meant(self, action: object) -> int | None:
        """Return the action that somebody means though it is not legal now; None where it stands for none."""
        if not isinstance(action, str):
            return int(cast(int, action)) if self._is_number(action) else None
        try:
            return self._game.parse_typed(self._view, action)
        except Refusal:
            return None

    def _is_number(self, action: object) -> bool:
        """Return True if it is a number that the kernels have for an action."""
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        return whole and 0 <= cast(int, action) < self._game.declared.actions

    def _unknown(self, action: object) -> Refusal:
        written = action if isinstance(action, str) else repr(action)
        more = "yes" if len(self) > SHOWN else "no"
        return Refusal("not-an-action-now", action=written[:40], known=", ".join(self[:SHOWN]), more=more)

    def __contains__(self, action: object) -> bool:
        return self._found(action) is not None

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
    """Return a text without capitals, and with single spaces."""
    return " ".join(action.casefold().split())
