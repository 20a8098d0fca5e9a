"""Offers: a draw by agreement, a match called off, and no pestering."""

import pytest

from parlour.core.refusal import Refusal
from parlour.table import offers
from parlour.table.match import Match
from parlour.table.projection import history, match_json
from parlour.table.seat import Seat
from parlour.table.terms import Terms
from tests.table.playing import NOW, RED, SECRET, act, dealt_match, empty_table, replayed, seat_both, stored

CHAKART = "chakart:seed"


def kept(match: Match, entries: list) -> Match:  # type: ignore[type-arg]  # entries
    """Return the match after the entries were written down."""
    for entry in entries:
        match.evolve(stored(entry))
    return match


def offer(match: Match, seat: int | None, what: str) -> Match:
    """Let a seat offer something."""
    return kept(match, offers.decide_offer(match, seat, what, f"o{match.seq}", NOW))


def answer(match: Match, seat: int, agree: bool) -> Match:
    """Let a seat answer."""
    return kept(match, offers.decide_answer(match, seat, agree, f"a{match.seq}", NOW))


def refused(code: str, decide, *args: object) -> None:  # type: ignore[no-untyped-def]  # any decision
    """Check that the decision is refused with this code."""
    with pytest.raises(Refusal) as told:
        decide(*args)
    assert told.value.code == code


def begun(rules: str = CHAKART) -> Match:
    """Return a match in which both have moved."""
    match = dealt_match(rules)
    while offers.may_abort(match):
        act(match)
    return match


def test_a_draw_by_agreement() -> None:
    """The offer is told, the other agrees, and the match ends without a winner."""
    match = offer(begun(), 0, "draw")
    assert match_json(match, "ben")["offer"] == {"what": "draw", "seat": match.game.seats[0]}
    refused("no-offer", offers.decide_answer, match, 0, True, "x", NOW)
    refused("offer-stands", offers.decide_offer, match, 1, "draw", "x", NOW)
    answer(match, 1, True)
    assert match.status == "over" and match.result()["reason"] == "agreed" and match.result()["winner"] is None
    assert match_json(match, "ben")["offer"] is None
    assert history(match, 1)[-1]["view"]["legal"] == []
    assert replayed(match).result() == match.result()


def test_who_plays_on_has_declined() -> None:
    """The offer stands while its maker moves, and is gone when the other does."""
    match = offer(begun(), 0, "draw")
    while match.to_act() == 0:
        act(match)
    assert match.offer is not None
    act(match)
    assert match.offer is None


def test_who_was_declined_moves_before_they_ask_again() -> None:
    """A declined player moves before they offer again: one offer for each move."""
    match = answer(offer(begun(), 0, "draw"), 1, False)
    assert match.status == "live" and match.offer is None
    refused("offer-too-soon", offers.decide_offer, match, 0, "draw", "x", NOW)
    offer(match, 1, "draw")
    assert answer(match, 1, False).offer is None


def test_no_draws_where_somebody_always_wins() -> None:
    """Nim cannot be drawn, nor can rules that replay their ties."""
    refused("no-draws-here", offers.decide_offer, begun("nim:free+heap=40"), 0, "draw", "x", NOW)
    refused("no-draws-here", offers.decide_offer, dealt_match("triple-triad:mush"), 0, "draw", "x", NOW)


def test_calling_off_is_free_until_both_have_moved() -> None:
    """Either seat calls a match off freely until both have moved; then it takes both."""
    match = dealt_match("nim:free+heap=40")
    assert match_json(match, "ann")["abort"]
    assert offer(match, 1, "abort").result()["reason"] == "aborted"
    late = begun("nim:free+heap=40")
    assert not match_json(late, "ann")["abort"]
    assert offer(late, 1, "abort").status == "live"
    assert answer(late, 0, True).result()["reason"] == "aborted"


def test_the_house_lets_go_unless_something_hangs_on_it() -> None:
    """A player of the house declines draws, but lets a casual match be called off."""
    for terms, status in ((Terms(), "over"), (Terms(rated=True), "live")):
        table = empty_table("nim:free+heap=40")
        match = Match.create("m", table.rules, SECRET, NOW, terms)
        seat_both(match, RED, Seat(None, "search", "search", {}))
        while offers.may_abort(match):
            act(match)
        assert offer(match, 0, "abort").status == status
        assert match.offer is None


def test_only_who_plays_offers() -> None:
    """Only players offer: no spectator, nobody before the deal, nobody after the end."""
    refused("not-your-match", offers.decide_offer, begun(), None, "draw", "x", NOW)
    refused("match-not-begun", offers.decide_offer, empty_table(), 0, "abort", "x", NOW)
    over = offer(dealt_match(), 0, "abort")
    refused("match-over", offers.decide_offer, over, 0, "abort", "x", NOW)
    refused("match-over", offers.decide_answer, over, 1, True, "x", NOW)
