"""Masks and observations have room for each table, and a kernel deals the tables it can."""

import numpy as np
import pytest

from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.facets.learning import observed
from parlour.core.log import closed_log
from parlour.games.triple_triad.learning import LEARNING
from parlour.testing.learning import redealing

GAME = registry.game("triple-triad")
FIVE = {"cards": [1, 2, 3, 4, 5]}
BASIC = "triple-triad:free"


def dealt(text: str, bring: dict[str, list[int]], count: int = 4) -> np.ndarray:
    """Return some deals of a table at which both bring the same."""
    rules = GAME.rule_book.parse(text)
    brings = [GAME.check_bring(rules, bring, seat) for seat in (0, 1)]
    return np.concatenate([GAME.deal(rules, brings, Seeded(seed))[0] for seed in range(count)])


@pytest.mark.parametrize(
    ("text", "cards", "actions", "widest"),
    [
        (BASIC, 5, 45, 45),
        (f"{BASIC}+card_pick=draft", 10, 210, 90),
        (f"{BASIC}+card_pick=full+visibility=open", 10, 210, 90),
        (f"{BASIC}+card_pick=full+visibility=open", 60, 660, 540),
    ],
)
def test_there_is_room_for_what_the_table_can_want(text: str, cards: int, actions: int, widest: int) -> None:
    """The room is enough, and an observation has a place for every card, seen or not."""
    bring = {"cards": list(range(1, cards + 1))} if "full" in text else {}
    states = dealt(text, bring)
    assert LEARNING.room is not None and LEARNING.observation is not None
    assert LEARNING.room(states) == (actions, widest)
    observation = LEARNING.observation(states)
    assert observation.dtype["hand_status"].shape[1] >= cards
    found = observed(observation, states[:1], 0)
    assert np.count_nonzero(found["hand_status"]) == 2 * cards
    held = states["side"][0].reshape(6, 20, 4)[::2].reshape(60, 4)[:cards]
    assert np.array_equal(found["hand_side"][0, 0, :cards], held)


@pytest.mark.parametrize(
    ("text", "brings", "anew"),
    [
        (BASIC, ({}, {}), True),
        (f"{BASIC}+swap", ({}, {}), True),
        (BASIC, (FIVE, FIVE), True),
        (BASIC, (FIVE, {}), False),
        (f"{BASIC}+swap", (FIVE, FIVE), False),
        (f"{BASIC}+sudden_death", (FIVE, FIVE), False),
        (f"{BASIC}+sudden_death+tie_hands=brought", (FIVE, FIVE), True),
        (f"{BASIC}+card_pick=random", (FIVE, FIVE), False),
        (f"{BASIC}+roulette", ({}, {}), False),
        (f"{BASIC}+card_pick=random+random_balance", ({}, {}), False),
    ],
)
def test_a_table_is_dealt_anew_where_the_record_says_enough(text: str, brings: tuple, anew: bool) -> None:
    """A table is dealt again by a kernel if its record says enough; else a batch draws from deals made before."""
    assert (LEARNING.redealer(GAME.rule_book.parse(text), brings) is not None) == anew


@pytest.mark.parametrize("text", [BASIC, f"{BASIC}+sudden_death+tie_hands=brought+playing_order=chaos"])
def test_brought_cards_are_dealt_anew_as_they_are_dealt(text: str) -> None:
    """After any match, brought cards and the same chance give the same bytes as a deal."""
    rules = GAME.rule_book.parse(text)
    brings = [GAME.check_bring(rules, FIVE, seat) for seat in (0, 1)]
    redeal = LEARNING.redealer(rules, brings)
    assert redeal is not None
    for seed in range(20):
        chance = Seeded(seed)
        state, _events = GAME.deal(rules, brings, chance)
        while GAME.to_act(state) >= 0:
            legal = GAME.legal(state)
            GAME.apply(state, legal[chance.pick(len(legal))], chance)
        redealing(redeal.redeal)(state, redeal.table, seeded_tape(seed), closed_log())
        assert state.tobytes() == GAME.deal(rules, brings, Seeded(seed))[0].tobytes()
