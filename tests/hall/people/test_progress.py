"""The end of a match for a stage: it is reached, or it is not."""

from parlour.core.shapes import Said
from parlour.hall.people.progress import StageReached, follows
from parlour.table import timeouts
from parlour.table.match import Match
from parlour.table.terms import StageTerms, Terms
from tests.table.playing import NOW, empty_table, play_on, seat_both

WORDS: Said = {"en": "Win.", "fr": "Gagnez."}


def staged(goal: StageTerms) -> Match:
    """Return a match for a stage whose first turn has come; both seats are people here."""
    match = empty_table()
    match.terms = Terms(stage=goal)
    seat_both(match)
    return match


def test_whoever_wins_has_reached_a_stage_that_asks_for_it() -> None:
    """The winner of a match has reached its stage, on the journey that it belongs to, and nobody else has."""
    match = play_on(staged(StageTerms("first", WORDS, [{"win": True}], "a-club")), 1)
    result = match.result()
    assert result is not None and result["winner"] is not None
    won = match.seats[match.game.seats.index(result["winner"])]
    assert won is not None and won.player is not None
    reached = StageReached(won.player, match.game.name, "a-club", "first", "m1", match.log[-1].time)
    assert follows(match) == (reached,)


def test_a_goal_that_is_missed_or_called_off_means_nothing() -> None:
    """No stage is reached by a match that missed its goal, or that the hall called off."""
    assert follows(play_on(staged(StageTerms("first", WORDS, [{"moves": 0}])), 1)) == ()
    match = staged(StageTerms("first", WORDS, [{"moves": 50}]))
    match.evolve(timeouts.called_off(match, NOW))
    assert follows(match) == ()


def test_a_match_without_a_stage_reaches_none() -> None:
    """A match outside journeys means nothing to any."""
    match = empty_table()
    seat_both(match)
    assert follows(play_on(match, 1)) == ()
