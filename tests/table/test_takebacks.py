"""A takeback undoes moves against the house, by an entry that says from where on the log no longer counts."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.contract import SPECTATOR
from parlour.core.refusal import Refusal
from parlour.table import takebacks, timestamps
from parlour.table.audit import differences
from parlour.table.clock import Clock
from parlour.table.entry import Entry
from parlour.table.match import Match, commitment
from parlour.table.projection import history, match_json
from parlour.table.seat import Seat
from parlour.table.terms import CASUAL, Terms
from parlour.table.timeouts import decide_timeout
from parlour.table.verify import verdict, verify
from tests.rounds import dear
from tests.table.playing import BLUE, NOW, RED, SECRET, act, empty_table, play_on, replayed, seat_both, stored

HOUSE = Seat(None, "random", "random", {})
LONG = "nim:free+heap=40"
GAMES = (LONG, "triple-triad:ff8+elemental+card_pick=random", "chakart:seed", "cipher:seed")


def begun(rules: str = LONG, terms: Terms = CASUAL, seats: Sequence[Seat] = (RED, HOUSE)) -> Match:
    """Return a match of Ann against the house, dealt."""
    match = Match.create("m", empty_table(rules).rules, SECRET, NOW, terms)
    seat_both(match, *seats)
    return match


def until_hers(match: Match) -> Match:
    """Let the house play until Ann is to act, or the match is over."""
    while match.to_act() == 1:
        act(match)
    return match


def take_back(match: Match, taken: int | None = None, seat: int | None = 0, now: str = NOW) -> Entry:
    """Let a seat take an entry back, by default the one offered."""
    named = taken if taken is not None else takebacks.open_to_takeback(match)
    entry = takebacks.decide_takeback(match, seat, named or 0, f"t{match.seq}", now)
    match.evolve(stored(entry))
    return entry


def refused(match: Match, *asked: Any) -> str:
    """Return the code with which a takeback is refused; check that nothing has changed."""
    before = match.seq
    with pytest.raises(Refusal) as told:
        take_back(match, *asked)
    assert match.seq == before
    return told.value.code


def after_a_round() -> Match:
    """Return a match in which Ann has moved and the house has answered."""
    match = until_hers(begun())
    act(match)
    return until_hers(match)


def test_it_goes_back_to_before_the_last_decision_of_who_asks() -> None:
    """The player's last decision and the answer to it are undone; the log has grown, and the state is as before."""
    match = after_a_round()
    mine, before = takebacks.open_to_takeback(match), match.seq
    assert mine is not None and match.log[mine - 1].seat == 0
    entry = take_back(match)
    assert match.seq == before + 1 and entry.data == {"since": mine}
    assert match.state is not None and match.state.tobytes() == match.states[mine - 1].tobytes()
    assert match.to_act() == 0 and match.taken_back == 1
    assert takebacks.open_to_takeback(match) is None and refused(match) == "takeback-nothing"


def test_it_goes_on_to_the_move_before() -> None:
    """Takebacks go on to the deal, any number of times, past what was taken back before."""
    match = after_a_round()
    act(match, "take 2")
    until_hers(match)
    first, second = [entry.seq for entry in match.log if entry.kind == "act" and entry.seat == 0]
    take_back(match, second)
    act(match)
    again = match.seq
    assert takebacks.open_to_takeback(match) == again
    take_back(match, again)
    take_back(match, first)
    assert match.state is not None and match.state.tobytes() == match.states[first - 1].tobytes()
    assert [entry.kind for entry in takebacks.counting(match.log)][-1] == "takeback" and match.taken_back == 3
    assert [
        entry.seq for entry in takebacks.counting(match.log) if entry.action is not None and entry.seq >= first
    ] == []


def test_while_the_house_thinks_its_turn_is_gone() -> None:
    """A choice that the house made before the takeback is refused: it is not its turn any more."""
    match = until_hers(begun())
    act(match)
    assert match.to_act() == 1
    take_back(match)
    assert match.to_act() == 0
    with pytest.raises(Refusal) as told:
        match.decide_act(1, "take 1", "house", NOW)
    assert told.value.code == "not-your-turn"


def test_the_same_again_takes_nothing_else_back() -> None:
    """A second command for the same entry is refused, and one for an entry that is not the last."""
    match = after_a_round()
    act(match)
    until_hers(match)
    first, second = [entry.seq for entry in match.log if entry.kind == "act" and entry.seat == 0]
    assert refused(match, first) == "takeback-not-last"
    assert refused(match, match.seq) == "takeback-not-last"
    assert refused(match, 999) == "takeback-not-last"
    take_back(match, second)
    assert refused(match, second) == "takeback-done"


@pytest.mark.parametrize(
    ("terms", "seats", "code"),
    [
        (Terms(rated=True), (RED, HOUSE), "takeback-rated"),
        (Terms(gil=5), (RED, HOUSE), "takeback-staked"),
        (Terms(owned=True), (RED, HOUSE), "takeback-staked"),
        (Terms(tournament="cup"), (RED, HOUSE), "takeback-tournament"),
        (Terms(), (RED, BLUE), "takeback-between-people"),
    ],
)
def test_each_reason_against_it_has_a_refusal(terms: Terms, seats: Sequence[Seat], code: str) -> None:
    """A takeback needs a casual match against the house alone; the table tells so before anybody asks."""
    match = begun(terms=terms, seats=seats)
    act(match)
    act(match)
    told = match_json(match, "ann")
    assert (told["takebacks"], told["takeback"]) == (False, None)
    assert refused(match, match.seq - 1) == code


def test_only_who_plays_takes_back_and_only_while_it_goes_on() -> None:
    """Only a player takes back: no spectator, nobody before the deal, nobody after the end, when the seed is known."""
    match = after_a_round()
    assert refused(match, match.seq, None) == "not-your-match"
    assert refused(empty_table(), 1) == "match-not-begun"
    over = play_on(match, 1)
    assert over.status == "over" and match_json(over, "ann")["takeback"] is None
    assert refused(over, 5) == "match-over"


def test_what_the_table_tells_of_it() -> None:
    """The table tells if a takeback is allowed, of which entry, and how many there were.

    The event says who did it, and since when.
    """
    match = until_hers(begun())
    assert [match_json(match, "ann")[key] for key in ("takebacks", "takeback", "taken_back")] == [True, None, 0]
    mine = act(match).seq
    assert match_json(match, "ann")["takeback"] == mine
    take_back(match)
    told = history(match, SPECTATOR)[-1]
    (event,) = told["events"]
    assert {key: event[key] for key in ("kind", "seat", "since")} == {
        "kind": "takeback",
        "seat": match.game.seats[0],
        "since": mine,
    }
    assert event["number"] == sum(entry.kind == "act" for entry in match.log)
    assert (event["en"], event["fr"]) == ("Ann took a move back.", "Ann a repris un coup.")
    assert told["view"] == next(entry["view"] for entry in history(match, SPECTATOR) if entry["seq"] == mine - 1)
    assert match_json(match, None)["taken_back"] == 1


def test_no_die_is_thrown_twice() -> None:
    """The move made again has other chance: the picks before say nothing of those to come."""
    match = begun(GAMES[1])
    before = [entry.picks for entry in match.log if entry.picks]
    places = set()
    for _ in range(3):
        until_hers(match)
        entry = act(match)
        places.add(match.chance(entry.seq).pick(1 << 30))
        take_back(match, entry.seq)
    assert before and len(places) == 3


def test_time_that_was_used_is_used() -> None:
    """After a takeback the clock goes on with what is left, and nobody takes back once their time is up."""
    clock = Clock(bank=60)
    match = begun(terms=Terms(clock=clock))

    def at(seconds: int) -> str:
        return timestamps.later(NOW, seconds * 1000)

    mine = match.decide_act(0, "take 1", "c", at(20))
    match.evolve(mine)
    take_back(match, mine.seq, 0, at(25))
    assert match.timing is not None and match.timing.running == 0
    assert match.timing.left == (40_000, 55_000)
    match.evolve(match.decide_act(0, "take 1", "d", at(35)))
    assert match.timing.left[0] == 30_000
    assert refused(match, match.seq, 0, at(100)) == "time-is-up"


def test_a_move_that_the_table_played_for_who_was_late_is_taken_back_as_theirs() -> None:
    """A move that the table played for a late player is taken back as that player's own."""
    match = begun(terms=Terms(clock=Clock(free=10, at_zero="play")))
    (late,) = decide_timeout(match, timestamps.later(NOW, 11_000))
    match.evolve(late)
    assert late.seat == 0 and late.action is not None
    take_back(match, late.seq, 0, timestamps.later(NOW, 12_000))
    assert match.to_act() == 0


def test_a_log_that_takes_back_what_it_may_not_is_found() -> None:
    """A log is refused if it takes back another entry, in a rated match, or to another state."""
    match = after_a_round()
    before = match.after([])
    due = takebacks.decide_takeback(match, 0, takebacks.open_to_takeback(match) or 0, "t", NOW)
    assert differences(before, due) == ()
    assert differences(before, replace(due, data={"since": match.seq})) == ("kind",)
    assert differences(before, replace(due, digest="0" * 32)) == ("digest",)
    assert differences(replace(before, terms=Terms(rated=True)), due) == ("kind",)


def test_a_takeback_tells_nobody_what_they_may_not_know() -> None:
    """Two matches that differ only in Ann's hidden cards tell the house and spectators the same."""
    rules = "triple-triad:wiki+visibility=closed+card_pick=free"
    told = []
    for hand in ([50, 51, 52, 53, 54], [50, 101, 7, 33, 88]):  # the first card is the one played
        seats = (replace(RED, bring={"cards": hand}), replace(HOUSE, bring={"cards": [1, 2, 3, 4, 5]}))
        match = begun(rules, seats=seats)
        if match.to_act() == 1:
            act(match, "1@0")
        act(match, "1@4")
        act(match, "2@1")
        take_back(match)
        act(match, "1@8")
        told.append([history(match, 1), history(match, SPECTATOR), match_json(match, None)])
    assert told[0] == told[1] and told[0][1][-1]["view"]["board"][8] is not None


@given(st.data())
@dear
def test_whatever_is_taken_back_the_match_verifies(data: st.DataObject) -> None:
    """After takebacks the log alone leads to the same states, and every pick follows from the seed.

    Every viewer is shown what they were shown before, and nobody is told more of it than another.
    """
    match = begun(data.draw(st.sampled_from(GAMES)))
    seen = {}
    for _ in range(data.draw(st.integers(1, 14))):
        for viewer in (0, 1, SPECTATOR):
            seen[match.seq, viewer] = match.game.view(match.state, viewer)
        taken = takebacks.open_to_takeback(match)
        if taken is not None and data.draw(st.integers(0, 2)) == 0:
            take_back(match, taken)
            assert match.to_act() == 0
            for viewer in (0, 1, SPECTATOR):
                view = match.game.view(match.state, viewer)
                assert view == match.game.view(match.states[taken - 1], viewer)
                assert history(match, viewer)[-1]["view"] == view
                if (taken - 1, viewer) in seen:
                    assert view == seen[taken - 1, viewer]
        elif match.to_act() is not None:
            play_on(match, data.draw(st.integers(0, 1000)), 1)
    again = replayed(match)
    assert again.diverged_at is None and again.taken_back == match.taken_back
    assert {seq: state.tobytes() for seq, state in again.states.items()} == {
        seq: state.tobytes() for seq, state in match.states.items()
    }
    findings = verify(match, commitment(SECRET))
    assert verdict(match, findings) == "fair"
    assert takebacks.counting(match.log)[-1] == match.log[-1]
