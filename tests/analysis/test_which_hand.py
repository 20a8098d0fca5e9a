"""The search for the best hand finds what trying every hand finds, with less work, and repeats its answer."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from parlour.agents.exact import value
from parlour.analysis.meetings import ENOUGH, Hand, Meeting, Results
from parlour.analysis.which_hand import Contest, Ranking, exchanges, which_hand
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from tests.rounds import rounds

TRIAD = registry.game("triple-triad")
RULES = TRIAD.rule_book.parse("triple-triad:ff8")
FF8 = TRIAD.need_cards().of_set("ff8")
FIVE_STARS = [card["id"] for card in TRIAD.need_cards().of_set("ff14") if card["level"] == 5]
MIXED = [card["id"] for card in FF8[4:108:9]]  # twelve, from weak to strong
PLACED = 6  # cards placed at random before a deal is solved, in a millisecond


@cache
def _ending(hand: Hand, number: int, seat: int) -> float:
    """Return the margin by which a hand wins from a seat, once the deal's first cards were placed at random."""
    chance = Seeded(number)
    mine = {"cards": [MIXED[place] for place in hand]}
    state, _events = TRIAD.deal(RULES, [mine, {}] if seat == 0 else [{}, mine], chance)
    for _card in range(PLACED):
        legal = TRIAD.legal(state)
        TRIAD.apply(state, legal[chance.pick(len(legal))], chance)
    found = value(TRIAD, state)
    assert found is not None
    return float(found) if seat == 0 else -float(found)


def _meet(hand: Hand, number: int) -> Meeting:
    return _ending(hand, number, 0), _ending(hand, number, 1)


def _all(opponents: int) -> list[Results]:
    """Return every hand of the twelve cards, the best first."""
    hands = combinations(range(len(MIXED)), 5)
    records = [Results(hand, tuple(_meet(hand, number) for number in range(opponents))) for hand in hands]
    return sorted(records, key=lambda record: record.rank, reverse=True)


def _held(opponents: int, challengers: Callable[[Contest, Hand], Iterator[Hand]]) -> Contest:
    contest = Contest(_meet, opponents)
    every = list(combinations(range(len(MIXED)), 5))
    for _step in contest.steps(every, lambda best: challengers(contest, best)):
        assert not contest.finished
    assert contest.finished
    return contest


@pytest.mark.parametrize("opponents", rounds(1, 3))
def test_the_best_of_twelve_cards_is_the_best_of_all_792_hands(opponents: int) -> None:
    """The best hand of twelve cards is the best of all 792, against the same opponents."""
    contest = _held(opponents, lambda contest, best: (record.hand for record in contest.ranked()))
    best, brute = contest.ranked()[0], _all(opponents)
    assert len(brute) == 792
    assert best.rank == brute[0].rank and best.hand in [record.hand for record in brute if record.rank == best.rank]


def test_exchanges_end_where_no_card_should_be_another() -> None:
    """Exchanges end where no hand that differs in one card does better against all opponents."""
    contest = _held(2, lambda contest, best: exchanges(best, len(MIXED)))
    best = contest.ranked()[0]
    others = [Results(hand, tuple(_meet(hand, number) for number in range(2))) for hand in exchanges(best.hand, 12)]
    assert len(others) == 35 and all(other.rank <= best.rank for other in others)


def test_a_challenger_that_is_surely_worse_is_left() -> None:
    """A challenger that is certainly worse is dropped after some opponents; one as good meets all of them."""
    met: list[tuple[Hand, int]] = []

    def meet(hand: Hand, number: int) -> Meeting:
        met.append((hand, number))
        return (2.0, 0.0) if hand != (9,) else (-2.0, 0.0 if number % 2 else -2.0)

    contest = Contest(meet, 4 * ENOUGH)
    stops = len(list(contest.steps([(0,)], lambda best: iter([(9,), (1,)]))))
    assert stops == contest.count == len(met)
    told = {record.hand: len(record.meetings) for record in contest.ranked()}
    assert told == {(0,): 4 * ENOUGH, (1,): 4 * ENOUGH, (9,): ENOUGH}


def test_a_hand_differs_from_its_exchanges_in_one_card() -> None:
    found = list(exchanges((0, 2, 5), 7))
    assert len(found) == len(set(found)) == 3 * 4
    assert all(len(set(hand) & {0, 2, 5}) == 2 and list(hand) == sorted(hand) for hand in found)


def _small(seed: int = 0, most: int = 10**6, opponents: int = 2) -> Ranking:
    """Return the ranking of the hands of seven cards, solved from the first placement."""
    cards = [card["id"] for card in FF8[40:110:11]]
    return which_hand(TRIAD, RULES, cards, opponents=opponents, seed=seed, goes_on=lambda count, best: count < most)


def test_hands_of_a_collection_are_ranked_by_what_they_come_to() -> None:
    """All 21 hands of seven cards are ranked by their results, with shares that sum to 1; a seed repeats them."""
    ranking = _small()
    assert ranking.finished and len(ranking.records) == 21
    assert [record.rank for record in ranking.records] == sorted((r.rank for r in ranking.records), reverse=True)
    best = ranking.records[0]
    assert len(best.meetings) == 2 and sum(best.shares) == pytest.approx(1)
    assert len(set(ranking.names(best))) == 5
    assert ranking == _small()


def test_who_has_no_more_time_gets_the_best_so_far() -> None:
    """When time is up, the ranking holds the meetings so far."""
    ranking = _small(most=5)
    assert not ranking.finished and sum(len(record.meetings) for record in ranking.records) == 5


def test_many_cards_begin_with_strong_ones() -> None:
    """From a whole set the search begins with a stronger hand than chance would find."""
    ranking = which_hand(TRIAD, RULES, FF8, opponents=1, goes_on=lambda count, best: count < 1)
    (record,) = ranking.records
    assert sum(ranking.cards[place].strength for place in record.hand) > 120


def test_of_copies_each_hand_is_looked_at_once() -> None:
    """Three copies of Malboro and three other cards make four different hands: one with two copies, three with all."""
    cards = ["Malboro", "Malboro", "Malboro", "Geezard", "Gesper", "Blobra"]
    ranking = which_hand(TRIAD, TRIAD.rule_book.parse("triple-triad:ff8"), cards, opponents=1)
    hands = [tuple(sorted(ranking.names(record))) for record in ranking.records]
    assert len(hands) == len(set(hands)) == 4 and ranking.finished
    assert ranking.names(ranking.records[0]).count("Malboro") == 3


def test_the_best_hand_of_a_whole_set_may_hold_copies() -> None:
    """The search of a whole set with copies begins with strong cards too."""
    rules = TRIAD.rule_book.parse("triple-triad:ff8")
    whole = TRIAD.need_cards().plenty(rules, "ff8")
    ranking = which_hand(TRIAD, rules, whole, opponents=1, goes_on=lambda count, best: count < 1)
    assert sum(ranking.cards[place].strength for place in ranking.records[0].hand) > 120


def test_a_known_hand_without_chance_is_met_to_the_end() -> None:
    """Against a known hand without chance, one meeting from each seat tells everything."""
    cards = [card["id"] for card in FF8[60:65]]
    ranking = which_hand(TRIAD, RULES, cards, against={"cards": [card["id"] for card in FF8[70:75]]})
    (record,) = ranking.records
    assert ranking.finished and len(record.meetings) == 1


def test_star_limits_are_kept() -> None:
    rules = TRIAD.rule_book.parse("triple-triad:ff14")
    ff14 = TRIAD.need_cards().of_set("ff14")
    ranking = which_hand(TRIAD, rules, ff14, opponents=1, goes_on=lambda count, best: count < 3)
    for record in ranking.records:
        TRIAD.check_bring(rules, {"cards": [ranking.cards[place].card for place in record.hand]}, 0)


@pytest.mark.parametrize(
    ("game", "rules", "cards", "code"),
    [
        ("triple-triad", "ff8", ["Ifrit"], "too-few-cards"),
        ("triple-triad", "ff8", ["Ifrit", "Nobody"], "unknown-card"),
        ("triple-triad", "ff8+card_pick=random", [1, 2, 3, 4, 5], "hand-not-chosen"),
        ("triple-triad", "ff14", FIVE_STARS[:6], "no-legal-hand"),
        ("cipher", None, [], "no-hands"),
        ("chakart", None, [], "no-card-sets"),
    ],
)
def test_what_has_no_best_hand_is_refused(game: str, rules: str | None, cards: list[object], code: str) -> None:
    played = registry.game(game)
    book = played.rule_book
    with pytest.raises(Refusal) as refused:
        which_hand(played, book.standard if rules is None else book.parse(f"{game}:{rules}"), cards)
    assert refused.value.code == code and not str(refused.value).startswith("error-")


@pytest.mark.parametrize("opponents", [0, -1, 2.5, "3"])
def test_a_number_of_opponents_that_makes_no_sense_is_refused(opponents: Any) -> None:
    game = registry.game("triple-triad")
    with pytest.raises(Refusal) as refused:
        which_hand(game, game.rule_book.parse("triple-triad:ff8"), [1, 2, 3, 4, 5], opponents=opponents)
    assert refused.value.code == "whole-number"
