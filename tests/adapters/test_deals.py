"""A deal that waits for its picks is the deal that is made in one go."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from parlour.adapters.deals import Deal
from parlour.adapters.terms import Terms, agreed
from parlour.core import registry
from parlour.core.chance import Scripted, Seeded
from parlour.core.record import same
from parlour.core.refusal import Refusal


@pytest.fixture(params=registry.names())
def terms(request: pytest.FixtureRequest) -> Terms:
    return agreed(request.param)


def test_a_deal_waits_for_each_of_its_picks(terms: Terms) -> None:
    """Each pick is as wide as in a deal made in one go, from whichever pick the deal begins."""
    chance = Seeded(4)
    at_once = terms.deal(chance)
    values = [value for _n, value in chance.picks]
    for begun in range(0, len(values), 5):
        deal = Deal(terms.deal, values[:begun])
        for wide, value in chance.picks[begun:]:
            assert deal.state is None and deal.width == wide
            assert deal.goes_on(value)
        assert deal.state is not None and same(deal.state, at_once)


def test_a_deal_that_nobody_ends_is_let_go(terms: Terms) -> None:
    """A deal that is never finished leaves nothing behind, and the caller hears a Refusal raised in a deal."""
    Deal(terms.deal, ())
    with pytest.raises(Refusal) as refused:
        Deal(lambda _chance: terms.deal(Scripted([])), ())
    assert refused.value.code == "tape-too-short"


def test_another_thread_has_to_run_it_again(terms: Terms) -> None:
    deal = Deal(terms.deal, ())
    with ThreadPoolExecutor(1) as apart:
        assert not apart.submit(deal.goes_on, 0).result()
    assert deal.goes_on(0)
