"""Pairings hold for any results: nobody meets twice, nobody rests twice, everybody plays."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.hall.cups import pairing, scoring
from parlour.hall.cups.scoring import Pairing

RESULTS = ("first", "second", "draw")


def _played(games: list[tuple[int, int, str]]) -> list[Pairing]:
    """Return boards with their results."""
    return [Pairing(1, at, one, other, result=result) for at, (one, other, result) in enumerate(games)]


@given(st.integers(2, 24))
def test_a_round_robin_has_every_pair_once(count: int) -> None:
    """Everybody meets everybody once, sits at one board a round, and rests at most once."""
    rounds = pairing.circle(count)
    met = sorted((min(one, other), max(one, other)) for boards in rounds for one, other in boards if other is not None)
    assert met == list(combinations(range(count), 2))
    for boards in rounds:
        seated = [number for board in boards for number in board if number is not None]
        assert sorted(seated) == list(range(count))
    byes = [board[0] for boards in rounds for board in boards if board[1] is None]
    assert sorted(byes) == (list(range(count)) if count % 2 else [])


@given(st.integers(2, 64), st.data())
def test_a_knockout_leaves_one(count: int, data: st.DataObject) -> None:
    """Byes are the top seeds' and only in the first round; at the end one is left who never lost."""
    boards = pairing.bracket(count)
    assert sorted(number for board in boards for number in board if number is not None) == list(range(count))
    byes = [board[0] for board in boards if board[1] is None]
    assert sorted(byes) == list(range(len(byes))), "the top seeds rest"
    rounds = 1
    pairs: list[tuple[int | None, int | None]] = list(boards)
    while True:
        winners = [one if other is None else data.draw(st.sampled_from([one, other])) for one, other in pairs]
        if len(winners) == 1:
            break
        pairs = pairing.next_bracket(winners)
        assert all(None not in pair for pair in pairs)
        rounds += 1
    assert rounds == max(1, (count - 1).bit_length())


def test_the_two_best_can_only_meet_in_the_final() -> None:
    """In a bracket of eight the first four seeds are in different quarters."""
    assert pairing.bracket(8) == [(0, 7), (3, 4), (1, 6), (2, 5)]


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 18), st.data())
def test_a_swiss_never_repeats(count: int, data: st.DataObject) -> None:
    """In all its rounds everybody plays or rests, nobody meets twice, nobody rests twice, and nobody is left over."""
    played: list[Pairing] = []
    met: set[frozenset[int]] = set()
    rested: set[int] = set()
    for number in range(1, pairing.swiss_rounds(count) + 1):
        points = scoring.totals(count, played)
        boards, left = pairing.swiss(points, met, rested)
        assert left == []
        assert sorted(one for board in boards for one in board if one is not None) == list(range(count))
        for at, (first, second) in enumerate(boards):
            if second is None:
                assert first not in rested
                rested.add(first)
                played.append(Pairing(number, at, first, None, result="bye"))
                continue
            assert frozenset((first, second)) not in met
            met.add(frozenset((first, second)))
            played.append(Pairing(number, at, first, second, result=data.draw(st.sampled_from(RESULTS))))


def test_a_swiss_pairs_equal_points_upper_half_against_lower() -> None:
    """Eight with no points: 1 against 5 and so on; after that winners meet winners."""
    boards, _left = pairing.swiss(dict.fromkeys(range(8), 0.0), set(), set())
    assert boards == [(0, 4), (1, 5), (2, 6), (3, 7)]
    points = {number: float(number < 4) for number in range(8)}
    boards, _left = pairing.swiss(points, {frozenset((n, n + 4)) for n in range(4)}, set())
    assert {points[one] == points[other] for one, other in boards if other is not None} == {True}


def test_tie_breaks_are_asked_in_their_order() -> None:
    """With equal points the winner of their encounter stands higher, then the one whose opponents have more points."""
    games = [(0, 1, "second"), (0, 2, "first"), (1, 2, "second"), (0, 3, "first"), (1, 3, "first"), (2, 3, "draw")]
    ranked = scoring.standings(4, _played(games))
    assert [(place.number, place.points) for place in ranked] == [(1, 2.0), (0, 2.0), (2, 1.5), (3, 0.5)]
    assert ranked[0].direct == 1.0 and ranked[1].direct == 0.0
    assert ranked[2].sonneborn == 2.0 + 0.25


@pytest.mark.parametrize(("rest", "points"), [(scoring.WIN, 1.0), (0.0, 0.0)])
def test_a_bye_is_worth_what_the_form_says(rest: float, points: float) -> None:
    """A bye counts a win in a swiss, and nothing where everybody rests once; a walkover always counts."""
    byes = [Pairing(1, 1, 0, None, result="bye"), Pairing(1, 2, 1, 2, result="bye")]
    assert scoring.totals(3, byes, rest) == {0: points, 1: 1.0, 2: 0.0}


@given(st.integers(2, 9), st.data())
def test_points_are_conserved(count: int, data: st.DataObject) -> None:
    """Every game gives one point in all, and the crosstable adds up to the standings."""
    games = [(a, b, data.draw(st.sampled_from(RESULTS))) for a, b in combinations(range(count), 2)]
    played = _played(games)
    table = scoring.crosstable(count, played)
    for place in scoring.standings(count, played):
        assert place.points == sum(got for got in table[place.number] if got is not None)
    assert sum(scoring.totals(count, played).values()) == len(games)
