"""Shares are whole numbers that any processor finds: twice as much for 16 more, and nobody starves."""

import json
from pathlib import Path

import numpy as np
import pytest

from parlour.agents import weights
from parlour.agents.search.prior import EVEN, ONE, write_shares
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.facets.learned import placed

CHAKART = registry.game("chakart")
KEPT = Path(__file__).with_name("shares.json")


def _shares(*sums: int) -> list[int]:
    """Return the shares of actions whose numbers add up to these, each in two parts."""
    table = np.array([sums[0] // 2, *(total - total // 2 for total in sums), *(total // 2 for total in sums)], np.int8)
    n = len(sums)
    places = np.array([(1 + at, 1 + n + at) for at in range(n)], np.int16)
    out = np.zeros(n, np.int64)
    write_shares(table, places, n, out)
    return [int(share) for share in out]


def test_sixteen_more_count_twice() -> None:
    even = ONE // (EVEN * 3) + 1
    one, two, four = (share - even for share in _shares(-16, 0, 16))
    assert two / one == pytest.approx(2, abs=1e-4) and four / two == pytest.approx(2, abs=1e-4)


@pytest.mark.parametrize("sums", [(0,), (5, 5, 5), (-250, 250), tuple(range(-120, 120, 7))])
def test_shares_are_nearly_one_together_and_none_is_starved(sums: tuple[int, ...]) -> None:
    found = _shares(*sums)
    assert ONE - len(sums) <= sum(found) <= ONE + len(sums)
    assert min(found) >= ONE // (EVEN * len(sums)) and found == sorted(found)


def test_shares_of_a_match_are_as_they_were() -> None:
    """The shares that the weights of the house give the actions of a match are those that were written down."""
    found = weights.standing(CHAKART)
    assert found is not None and CHAKART.learned is not None
    chance, told = Seeded(11), []
    state, _events = CHAKART.deal(CHAKART.rule_book.standard, [{}, {}], chance)
    while CHAKART.to_act(state) >= 0:
        legal = CHAKART.legal(state)
        out = np.zeros(len(legal), np.int64)
        write_shares(found.table, placed(CHAKART.learned, state, legal), len(legal), out)
        told.append(out.tolist())
        CHAKART.apply(state, legal[chance.pick(len(legal))], chance)
    assert told == json.loads(KEPT.read_text())
