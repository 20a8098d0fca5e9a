"""A game says where its actions lie in the table that a search learns, and what these places mean."""

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.facets.learned import Learned, Part, placed

CHAKART = registry.game("chakart")
LEARNED = CHAKART.learned


def test_parts_follow_each_other() -> None:
    learned = Learned((Part("one", 3), Part("other", 4)), lambda: None)
    assert (learned.starts, learned.size) == ([0, 3], 7)


def test_another_meaning_has_another_fingerprint() -> None:
    """A part of another size, of another meaning or in another place gives another fingerprint."""
    parts = (Part("one", 3), Part("other", 4))
    others = [parts[::-1], (Part("one", 4), Part("other", 3)), (Part("two", 3), Part("other", 4)), parts[:1]]
    found = {Learned(some, lambda: None).fingerprint for some in (parts, *others)}
    assert len(found) == 1 + len(others)
    assert Learned(parts, lambda: 1).fingerprint == Learned(parts, lambda: 2).fingerprint


def test_each_action_has_a_row_of_places() -> None:
    assert LEARNED is not None
    state, _events = CHAKART.deal(CHAKART.rule_book.standard, [{}, {}], Seeded(1))
    legal = CHAKART.legal(state)
    rows = placed(LEARNED, state, legal)
    assert rows.shape == (len(legal), len(LEARNED.parts))
    assert placed(LEARNED, state, legal[:2]).tolist() == rows[:2].tolist()
