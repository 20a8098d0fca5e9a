"""Terms are read once for every adapter, and faulty terms are refused."""

import pytest

from parlour.adapters.terms import agreed
from parlour.core.chance import Seeded
from parlour.core.record import same
from parlour.core.refusal import Refusal

HAND = {"cards": [1, 2, 3, 4, 5]}


def test_a_game_alone_means_its_usual_rules() -> None:
    terms = agreed("chakart")
    assert terms.rules == terms.game.rule_book.standard


def test_terms_deal_as_the_game_does() -> None:
    """Equal chance deals equal matches, whatever the seats bring."""
    terms = agreed("triple-triad:ff8", {"red": HAND})
    dealt, _events = terms.game.deal(terms.rules, [HAND, {}], Seeded(3))
    assert same(terms.deal(Seeded(3)), dealt)


@pytest.mark.parametrize(
    ("text", "brings", "code"),
    [
        ("poker", None, "unknown-game"),
        ("triple-triad:ff9", None, "unknown-preset"),
        ("triple-triad:ff8", [HAND, {}], "bad-brings"),
        ("triple-triad:ff8", {"white": HAND}, "bad-seat-choice"),
        ("triple-triad:ff8", {"blue": {"cards": [1]}}, "wrong-hand-size"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, brings: object, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        agreed(text, brings)  # type: ignore[arg-type]  # what is wrong with it is the case
    assert refused.value.code == code
