"""A match repeats from its two numbers, times each agent, and keeps the table's chance from them."""

from itertools import count
from typing import Any

import pytest

from parlour import agents
from parlour.agents.agent import Agent
from parlour.agents.arena.match import Played, play
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal

GAME = registry.game("chakart")
RULES = GAME.rule_book.standard


def played(seed: int, own: int, *seats: Agent) -> Played:
    """Play a match whose clock ticks once for each look at it."""
    ticks = count()
    return play(GAME, RULES, [{}, {}], seats, seed, own, lambda: float(next(ticks)))


class Notes:
    """An agent that plays as another does and notes what it was given."""

    def __init__(self, like: Agent) -> None:
        self.name, self._like = like.name, like
        self.heard: list[tuple[int, int, bytes]] = []

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        self.heard.append((seat, seed, view.tobytes()))
        return self._like.choose(game, view, seat, seed)


def test_it_repeats_and_hangs_on_both_numbers() -> None:
    """A match repeats from its two numbers, and either one changes it."""
    both = agents.agent("random"), agents.agent("random")
    assert played(1, 1, *both) == played(1, 1, *both)
    assert len({played(seed, own, *both)[:2] for seed in range(2) for own in range(3)}) > 3


def test_each_seat_is_timed_for_its_own_turns() -> None:
    """A choice costs its seat one tick; together there are as many ticks as actions."""
    first, second = Notes(agents.agent("random")), Notes(agents.agent("random"))
    match = played(3, 3, first, second)
    assert match.seconds == (len(first.heard), len(second.heard)) and sum(match.seconds) == match.plies
    assert {seat for seat, _seed, _view in first.heard} == {0} and {seat for seat, *_ in second.heard} == {1}


def test_no_turn_has_another_turns_chance() -> None:
    """No turn has the chance of another turn, neither within a match nor in the next one."""
    notes: list[Any] = [Notes(agents.agent("random")) for _ in range(2)]
    for own in range(2):
        played(5, own, *notes)
    seeds = [seed for note in notes for _seat, seed, _view in note.heard]
    assert len(set(seeds)) == len(seeds)


def test_an_illegal_choice_ends_it() -> None:
    """An illegal choice ends the match with an error."""

    class Wrong(Notes):
        def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
            return game.declared.actions

    with pytest.raises(Refusal) as refused:
        played(1, 1, Wrong(agents.agent("random")), agents.agent("random"))
    assert refused.value.code == "illegal-action"
