"""The game agrees with a slow reading of the rulebook: equal legal actions, equal exact distributions."""

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.referee import rule
from tests.games.chakart.reference.actions import legal as slowly_legal
from tests.games.chakart.reference.outcomes import outcomes
from tests.games.chakart.reference.position import read

GAME = registry.game("chakart")
RULES = GAME.rule_book.parse("chakart:seed")


def ruled(position: dict[str, Any], action: str) -> dict[tuple[str, str | None, str | None, str], Fraction]:
    """Return the referee's distribution."""
    ruling = rule(GAME, {"game": "chakart", "rules": "chakart:seed", "position": position, "action": action})
    told: dict[tuple[str, str | None, str | None, str], Fraction] = {}
    for outcome in ruling["outcomes"]:
        after = outcome["position"]
        key = (after["fen"], after["pending"], outcome["choose"], outcome["result"])
        told[key] = told.get(key, Fraction(0)) + Fraction(outcome["probability"])
    return told


@given(seed=st.integers(0, 1 << 30), plies=st.integers(0, 160), data=st.data())
def test_both_readings_of_the_rulebook_agree(seed: int, plies: int, data: st.DataObject) -> None:
    """Both readings agree wherever a random game leads, bonus actions included."""
    chance = Seeded(seed)
    state, _events = GAME.deal(RULES, [{}, {}], chance)
    for _ in range(plies):
        legal = GAME.legal(state)
        if not legal:
            break
        GAME.apply(state, legal[chance.pick(len(legal))], chance)
    position = GAME.position(state)
    if GAME.to_act(state) < 0 or position["pending"] == "promotion":
        return  # a promotion after the dice is part of the action before it
    slow = read(position["fen"], position["pending"], position["mover"])
    texts = sorted({GAME.action_text(state, action) for action in GAME.legal(state)} - {"claim"})
    assert texts == sorted(slowly_legal(slow))
    for action in data.draw(st.lists(st.sampled_from(texts), min_size=1, max_size=8, unique=True)):
        assert ruled(position, action) == outcomes(slow, action), action
