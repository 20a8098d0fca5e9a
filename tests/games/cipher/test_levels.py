"""The search at Cipher spends cards where that wins, and keeps them where it does not."""

from collections.abc import Iterator
from typing import Any

from parlour import agents
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import State, copy

CIPHER = registry.game("cipher")
DECKS = [{"deck": "S01"}, {"deck": "S02"}]
EDGE = "Killing Edge"  # three bonds, so that the unit's attacks this turn cannot be evaded


def _questions(decks: list[dict[str, str]], games: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """Yield every question of so many games, each with the view of the seat that is asked."""
    greedy = agents.agent("greedy")
    for seed in range(games):
        chance = Seeded(seed)
        state, _events = CIPHER.deal(CIPHER.rule_book.parse("cipher:official"), decks, chance)
        while (seat := CIPHER.to_act(state)) >= 0:
            yield copy(state), CIPHER.view(state, seat)
            CIPHER.apply(state, greedy.choose(CIPHER, CIPHER.observe(state, seat), seat, seed), chance)


def _criticals(games: int) -> Iterator[tuple[State, int, int]]:
    """Yield positions in which a critical hit is possible, with the strength of the attack and of the defence."""
    for state, view in _questions(DECKS, games):
        if view["ask"]["kind"] == "critical" and len(CIPHER.legal(state)) > 1:
            yield state, view["battle"]["attack"]["total"], view["battle"]["defense"]["total"]


def _late_edges(games: int) -> Iterator[State]:
    """Yield positions in which a unit that has already attacked could pay for the Killing Edge."""
    for state, view in _questions([DECKS[0]] * 2, games):
        side = view["sides"][view["viewer"]]
        done = {unit["card"] for row in ("front", "back") for unit in side[row] if unit["tapped"]}
        may = {CIPHER.action_text(state, action) for action in CIPHER.legal(state)}
        if may & {f"use {card} {EDGE}" for card in done}:
            yield state


def _choice(state: State) -> str:
    """Return the search's choice."""
    seat = CIPHER.to_act(state)
    action = agents.agent("search").choose(CIPHER, CIPHER.observe(state, seat), seat, 1)
    return CIPHER.action_text(state, action)


def _is_critical(state: State) -> bool:
    """Tell whether the search pays for a critical hit."""
    return _choice(state) != "no"


def test_a_critical_hit_is_paid_for_where_it_wins_the_battle() -> None:
    """The search pays where that wins the battle, not where the battle is won without it."""
    wins, wasted = [], []
    for state, attack, defense in _criticals(12):
        if attack >= defense:
            wasted.append(_is_critical(state))
        elif 2 * attack >= defense:
            wins.append(_is_critical(state))
    assert len(wins) >= 10 and len(wasted) >= 10
    assert sum(wins) / len(wins) > 0.8
    assert sum(wasted) / len(wasted) < 0.1


def test_no_bond_is_paid_for_an_attack_that_is_over() -> None:
    """The search pays for no tapped unit, which attacks no more this turn."""
    positions = list(_late_edges(20))
    assert len(positions) >= 6
    assert [choice for choice in map(_choice, positions) if EDGE in choice] == []
