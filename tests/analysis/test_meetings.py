"""Meetings set every hand against the same opponents, with each seat beginning, and sum up the results."""

from math import sqrt

import pytest

from parlour.agents.exact import solve
from parlour.analysis.meetings import ENOUGH, Hand, Opponents, Results, points
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal

TRIAD = registry.game("triple-triad")
CARDS = TRIAD.need_cards()
HAND, OTHER = (0, 1, 2, 3, 4), (1, 2, 3, 4, 5)


def _opponents(rules: str, against: object = None, seed: int = 0) -> Opponents:
    book = TRIAD.rule_book.parse(f"triple-triad:{rules}")
    choices = CARDS.choices(book, CARDS.of_set("ff8")[70:78])
    known = None if against is None else {"cards": against}
    return Opponents(TRIAD, book, choices, known, seed)


def test_a_meeting_is_two_deals_solved() -> None:
    """A meeting solves two deals against a known hand, one with the hand in each seat."""
    ids = [card["id"] for card in CARDS.of_set("ff8")]
    mine, theirs = ids[70:75], ids[20:25]
    book = TRIAD.rule_book.parse("triple-triad:ff8")
    told = _opponents("ff8", theirs).meet(HAND, 3)
    margins = []
    for brings, seat in (((mine, theirs), 0), ((theirs, mine), 1)):
        for seed in range(6):
            state, _events = TRIAD.deal(book, [{"cards": cards} for cards in brings], Seeded(seed))
            solution = solve(TRIAD, state)
            assert solution is not None
            margins.append(float(solution.value if solution.seat == seat else -solution.value))
    assert set(told) == set(margins)  # the deals differ in who begins, and each seat began once


def test_opponents_are_the_same_whoever_meets_them() -> None:
    """The number and the seed of an opponent decide its cards and who begins, whichever hand it meets."""

    def opposite(hand: Hand, number: int, seed: int = 0) -> tuple[object, object]:
        first, second = (TRIAD.position(deal) for deal in _opponents("ff8", seed=seed).deals(hand, number))
        assert first["hands"]["blue"] == second["hands"]["red"] and first["hands"]["red"] == second["hands"]["blue"]
        assert first["first_player"] == second["first_player"]
        return first["hands"]["blue"], first["first_player"]

    assert opposite(HAND, 0) == opposite(OTHER, 0)
    assert len({str(opposite(HAND, number, seed)[0]) for number in range(3) for seed in range(3)}) == 9


@pytest.mark.parametrize(
    ("rules", "against", "one"),
    [("ff8", True, True), ("ff8+elemental", True, False), ("ff8", False, False), ("free+first_player=red", True, True)],
)
def test_one_hand_without_chance_is_one_opponent(rules: str, against: bool, one: bool) -> None:
    known = [card["id"] for card in CARDS.of_set("ff8")[:5]] if against else None
    assert _opponents(rules, known).are_one(HAND) is one


def test_what_cannot_be_solved_is_refused() -> None:
    """Chaos from an empty board cannot be solved, and is refused."""
    with pytest.raises(Refusal) as refused:
        _opponents("free+playing_order=chaos").meet(HAND, 0)
    assert refused.value.code == "hand-beyond-reach" and "chaos" in str(refused.value)


def test_a_record_is_what_its_matches_came_to() -> None:
    record = Results(HAND, ((2.0, 0.0), (-4.0, 0.0), (1.0, 1.0)))
    assert record.shares == (3 / 6, 2 / 6, 1 / 6)
    assert [points(meeting) for meeting in record.meetings] == [0.75, 0.25, 1.0]
    assert record.points == pytest.approx(4 / 6) and record.margin == 0


def test_an_error_is_told_of_enough_opponents() -> None:
    """Few meetings have no error; the margin's is its spread, and a hand that won everything may still lose."""
    few, all_won, mixed = (
        Results(HAND, tuple(meetings))
        for meetings in ([(1.0, 1.0)] * (ENOUGH - 1), [(1.0, 3.0)] * 10, [(2.0, 0.0), (-2.0, 0.0)] * 5)
    )
    assert few.points_error is None and few.margin_error is None
    assert all_won.margin_error == 0 and all_won.points_error == pytest.approx(sqrt(11 / 12 / 11 / 12))
    assert mixed.margin_error == pytest.approx(sqrt(10 / 9 / 10))
