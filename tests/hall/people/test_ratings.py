"""Ratings: a pure function of two ratings and a result."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.hall.people.ratings import LEAD, Rated, Rating, family, follows, rate, swing
from parlour.table.match import Match
from parlour.table.offers import decide_answer, decide_offer
from parlour.table.terms import Terms
from tests.table.playing import NOW, dealt_match, play_on

RATINGS = st.builds(Rating, mu=st.floats(0, 50), sigma=st.floats(1, 8.3), matches=st.integers(0, 500))


@given(RATINGS, RATINGS)
def test_winning_raises_and_losing_lowers(first: Rating, second: Rating) -> None:
    """A win never lowers a rating, and a loss never raises one."""
    winner, loser = rate(first, second, 0)
    assert winner.mu >= first.mu and loser.mu <= second.mu
    assert (winner.matches, loser.matches) == (first.matches + 1, second.matches + 1)


@given(RATINGS, RATINGS, st.sampled_from([0, 1, None]))
def test_seats_do_not_matter(first: Rating, second: Rating, winner: int | None) -> None:
    """A match told from the other side gives the same ratings."""
    other = None if winner is None else 1 - winner
    one, two = rate(first, second, winner)
    swapped = rate(second, first, other)
    for mine, theirs in zip((two, one), swapped, strict=True):
        assert (mine.mu, mine.sigma) == pytest.approx((theirs.mu, theirs.sigma))


@given(RATINGS, RATINGS)
def test_what_a_match_is_about_lies_between_a_win_and_a_loss(own: Rating, other: Rating) -> None:
    """Between equals it is what the winner gains, and it is the same whoever the players are."""
    won, lost = (rate(own, other, winner)[0].points for winner in (0, 1))
    assert 0 <= swing(own, other) <= won - lost
    equal = rate(own, own, 0)[0].points - own.points
    assert abs(swing(own, own) - equal) <= 1


def test_a_draw_between_equals_moves_nobody() -> None:
    """A draw between equals makes both ratings surer, and moves neither."""
    one, two = rate(Rating(), Rating(), None)
    assert one.points == two.points == Rating().points == 1500
    assert one.margin < Rating().margin


def test_fifteen_matches_make_a_rating_sure() -> None:
    """A beginner's rating is provisional until they have played an equal in turns for some time."""
    one, two = Rating(), Rating()
    for number in range(20):
        assert one.provisional or number >= 10
        one, two = rate(one, two, number % 2)
    assert not one.provisional and not two.provisional


def over(**terms: bool) -> Match:
    """Return a match that was played to its end under these terms."""
    return replace(play_on(dealt_match(), 5), terms=Terms(**terms))


def test_only_rated_matches_are_rated() -> None:
    """A casual match changes nothing; a rated one names both players, its family and its winner."""
    assert follows(over()) == ()
    match = over(rated=True)
    (effect,) = follows(match)
    assert isinstance(effect, Rated)
    winner = match.game.seats.index(match.result()["winner"])  # type: ignore[index]  # over
    assert effect == Rated(match.id, "nim:free", ("ann", "ben"), winner, match.log[-1].time)
    assert family(match.rules) == "nim:free"


@pytest.mark.parametrize("plies", [0, 1, 2])
@pytest.mark.parametrize("end", ["resigned", "agreed"])
def test_what_is_given_before_both_have_moved_is_not_rated(plies: int, end: str) -> None:
    """A match that is resigned or drawn before both have moved is not rated, whichever side ends it."""
    match = replace(play_on(dealt_match("chakart:seed"), 5, plies), terms=Terms(rated=True))
    if end == "agreed":
        for entry in decide_offer(match, 0, "draw", "offer", NOW):
            match.evolve(entry)
    ends = decide_answer(match, 1, True, "c", NOW) if end == "agreed" else [match.decide_resign(1, "c", NOW)]
    for entry in ends:
        match.evolve(entry)
    assert match.result() is not None
    assert bool(follows(match)) == (plies == 2)


def test_who_is_given_every_win_by_one_other_gains_little() -> None:
    """Wins that one player keeps giving to another count little, and the rating stays provisional. Nor does it help if
    both were sure before, or if new feeders follow.
    """
    fed, feeder = Rating(), Rating()
    for _ in range(999):
        fed, feeder = rate(fed, feeder, 0)
    assert fed.points < 2000 and fed.provisional and fed.points - feeder.points < 1000
    one, two = Rating(), Rating()
    for number in range(40):
        one, two = rate(one, two, number % 2)
    for _ in range(999):
        one, two = rate(one, two, 0)
    assert not one.provisional and one.points < 1500 + LEAD
    for _ in range(999):
        fed, _given = rate(fed, Rating(), 0)
    assert fed.points <= 1500 + LEAD + 50 and fed.matches == 1998


def test_whoever_leads_by_so_much_still_has_to_win() -> None:
    """For a player who leads by so much a win changes nothing, while a draw and a loss do."""
    strong, weak = Rating(mu=25 + LEAD / 50, sigma=2), Rating(sigma=2)
    after, _weak = rate(strong, weak, 0)
    assert after == replace(strong, matches=1)
    for winner in (1, None):
        first, second = rate(strong, weak, winner)
        assert first.mu < strong.mu and second.mu > weak.mu


def test_machines_are_not_rated() -> None:
    """A match against the house is casual, whatever its terms say."""
    match = over(rated=True)
    match.seats[1] = replace(match.seats[1], player=None, agent="search")  # type: ignore[type-var]  # seated
    assert follows(match) == ()
