"""Clocks depend on the entries' times alone: who pays, what comes back, what happens at zero."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import record, registry
from parlour.core.refusal import Refusal
from parlour.table import timeouts, timestamps
from parlour.table.clock import DAY, Clock, Timing
from parlour.table.downtime import Downtime
from parlour.table.match import Match
from parlour.table.projection import history, match_json
from parlour.table.seat import Seat
from parlour.table.terms import Terms
from parlour.table.verify import verify
from tests.table.playing import NOW, SECRET, replayed, seat_both

LIVE = Clock(bank=60, increment=2)
FF14 = Clock(bank=90, free=5, at_zero="play")
POST = Clock(free=3 * DAY)
SIGNAL = Clock(bank=1800, at_zero="count")


def at(seconds: float) -> str:
    """Return the time so many seconds after the deal."""
    return timestamps.later(NOW, round(seconds * 1000))


def timed(clock: Clock | None, rules: str = "nim:free+heap=40") -> Match:
    """Return a match with a clock, dealt at 0."""
    game = rules.partition(":")[0]
    match = Match.create("m1", registry.game(game).rule_book.parse(rules), SECRET, NOW, Terms(clock=clock))
    seat_both(match)
    return match


def move(match: Match, seconds: float, action: str | None = None) -> None:
    """Let the seat to act play at a time, by default its first legal action."""
    turn = match.to_act()
    text = action or match.game.action_text(match.state, match.game.legal(match.state)[0])
    match.evolve(match.decide_act(turn, text, f"c{match.seq}", at(seconds)))


def run_out(match: Match, seconds: float) -> bool:
    """Let the hall look at the clock at a time; return True if that led to an entry."""
    entries = timeouts.decide_timeout(match, at(seconds))
    for entry in entries:
        match.evolve(entry)
    return bool(entries)


def test_who_thinks_pays_and_gets_the_increment() -> None:
    """Ten seconds of thought cost ten and give two back; the other's clock does not run meanwhile."""
    match = timed(LIVE)
    first = match.to_act()
    move(match, 10)
    assert match.timing.left[first] == 52_000 and match.timing.left[1 - first] == 60_000
    assert match.timing.running == 1 - first
    move(match, 13)
    assert match.timing.left[1 - first] == 59_000
    assert match.timing.deadline == timestamps.read(at(13 + 52))


def test_the_free_seconds_of_a_turn_cost_nothing() -> None:
    """Final Fantasy XIV gives 90 seconds for the match, and five free ones at each turn."""
    match = timed(FF14)
    first = match.to_act()
    move(match, 4)
    move(match, 4 + 8)
    assert match.timing.left == ((90_000, 87_000) if first == 0 else (87_000, 90_000))


def test_correspondence_gives_every_turn_the_same_days() -> None:
    """A turn always has the same days: none are saved up and none are lost."""
    match = timed(POST)
    move(match, 2 * DAY)
    assert match.timing.deadline == timestamps.read(at(5 * DAY))
    move(match, 4 * DAY)
    assert match.timing.deadline == timestamps.read(at(7 * DAY))


def test_who_is_out_of_time_loses() -> None:
    """A move at the last moment is too late, and the match ends for the other seat; before, it does not."""
    match = timed(LIVE)
    first = match.to_act()
    assert not run_out(match, 59.999)
    with pytest.raises(Refusal) as told:
        move(match, 60)
    assert told.value.code == "time-is-up"
    assert run_out(match, 60)
    assert match.status == "over" and match.to_act() is None
    winner = match.game.seats[1 - first]
    assert match.result() == {**match.result(), "winner": winner, "reason": "timeout"}
    assert not run_out(match, 1000)
    last = history(match, 0)[-1]
    assert last["kind"] == "timeout" and last["view"]["legal"] == []
    assert "out of time" in last["events"][0]["en"] and "Temps" in last["events"][0]["fr"]
    assert match_json(match, None)["clock"]["left"][match.game.seats[first]] == 0, "no increment for a turn never made"


def test_at_zero_the_table_may_play_by_lot() -> None:
    """The action comes from the match's own tape, so it can be replayed and checked like every other pick."""
    match = timed(FF14)
    first = match.to_act()
    assert run_out(match, 95)
    assert match.status == "live" and match.to_act() == 1 - first
    assert match.timing.left[first] == 0
    entry = match.log[-1]
    assert entry.kind == "timeout" and entry.picks[0][0] == 3 and entry.action == entry.picks[0][1]
    move(match, 96)
    assert match.timing.deadline == timestamps.read(at(101))
    assert run_out(match, 101)
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    for told in replayed(match).log:
        again.evolve(told)
    assert record.same(again.state, match.state) and again.timing == match.timing
    while match.status == "live":
        move(match, 102)
    assert all(finding.ok for finding in verify(match, match_json(match, None)["commitment"]))


def counted(first: int, second: int) -> Match:
    """Return a match of Cipher whose total time ran out when the seats had so many orbs."""
    match = Match.create("m1", registry.game("cipher").rule_book.standard, SECRET, NOW, Terms(clock=SIGNAL))
    for number, deck in enumerate(("S01", "S02")):
        for entry in match.decide_seat(number, Seat(deck, deck, None, {"deck": deck}), None, NOW):
            match.evolve(entry)
    assert match.state is not None
    match.state = record.copy(match.state)
    match.state["orb_n"][0] = first, second
    assert not run_out(match, 1799) and run_out(match, 1800) and not run_out(match, 1801)
    return match


def test_the_time_of_a_match_is_spent_by_both() -> None:
    """Thirty minutes after the deal the time is up, whoever spent it."""
    match = timed(SIGNAL)
    move(match, 600)
    assert match.timing is not None and match.timing.left == (1_200_000, 1_200_000)
    move(match, 700)
    assert match.timing.left == (1_100_000, 1_100_000) and match.timing.deadline == timestamps.read(at(1800))


@pytest.mark.parametrize(("orbs", "winner"), [((3, 2), "first"), ((0, 1), "second")])
def test_when_it_is_up_more_orbs_win(orbs: tuple[int, int], winner: str) -> None:
    """When the time is up more orbs win, even in the middle of a turn (fecipher-wiki.com, FAQ)."""
    match = counted(*orbs)
    result = match.result()
    assert result is not None and (result["winner"], result["reason"]) == (winner, "counted")
    last = history(match, 2)[-1]["events"][0]
    assert last["kind"] == "counted" and last["en"].endswith("is ahead and wins.") and "l’avantage" in last["fr"]


def test_equal_orbs_lose_for_both() -> None:
    match = counted(4, 4)
    result = match.result()
    assert result is not None and (result["winner"], result["reason"]) == (None, "counted-even")
    assert history(match, 2)[-1]["events"][0]["en"] == "The time of the match is up, and nobody is ahead: both lose."
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    for entry in match.log:
        again.evolve(entry)
    assert again.result() == result


def test_a_game_that_counts_nothing_has_no_time_of_a_match() -> None:
    with pytest.raises(Refusal) as refused:
        run_out(timed(SIGNAL), 1800)
    assert refused.value.code == "clock-not-counted"


def away(*seconds: tuple[float, float]) -> Downtime:
    """Return the stretches in which the hall was away."""
    return Downtime.of((timestamps.read(at(since)), timestamps.read(at(until))) for since, until in seconds)


def give_back(match: Match, downtime: Downtime, seconds: float) -> bool:
    """Let the hall give back the time it took until then; return True if there was any."""
    entries = timeouts.decide_downtime(match, downtime, at(seconds))
    for entry in entries:
        match.evolve(entry)
    return bool(entries)


def test_downtime_is_given_back() -> None:
    """The hall was last seen at 20 and is back at 80: a minute of the turn does not count, and no minute twice."""
    match = timed(LIVE)
    first = match.to_act()
    assert give_back(match, away((20, 80)), 80)
    assert match.timing.deadline == timestamps.read(at(120))
    assert not give_back(match, away((20, 80), (30, 80)), 81)
    move(match, 90)
    assert match.timing.left[first] == 60_000 - 30_000 + 2000
    assert not give_back(match, away((20, 80)), 95), "that was the other's turn"


def test_an_outage_in_pieces_is_given_back_whole() -> None:
    """Time given back while the hall is away and when it is back adds up to its whole absence."""
    match = timed(LIVE)
    for seconds in (23, 40, 80):
        assert give_back(match, away((20, seconds)), seconds)
    assert match.timing.deadline == timestamps.read(at(120))
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    for told in replayed(match).log:
        again.evolve(told)
    assert again.timing == match.timing


def test_a_turn_that_began_in_an_outage_owes_its_rest() -> None:
    """The match went on at another process, so the new turn gets back only the rest of the outage."""
    match = timed(LIVE)
    move(match, 30)
    assert give_back(match, away((20, 50)), 50)
    assert match.timing.deadline == timestamps.read(at(30 + 60 + 20))


def test_the_time_of_day_put_back_makes_no_turn_longer() -> None:
    """A turn that began an hour from now begins now, with what its seat had left."""
    match = timed(LIVE)
    assert give_back(match, away(), -3600)
    assert match.timing.deadline == timestamps.read(at(-3600 + 60))
    assert not give_back(match, away(), -3590)


STRETCHES = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)).map(sorted), max_size=8)


@given(STRETCHES, st.integers(0, 60), st.integers(0, 60))
def test_downtime_counts_every_second_once(stretches: list[list[int]], since: int, until: int) -> None:
    """Downtime counts every second once, in whatever order stretches are told and however they overlap."""
    told = Downtime()
    for begin, end in stretches:
        told = told.and_also((begin, end))
    lost = {second for begin, end in stretches for second in range(begin, end)}
    assert told.between(since, until) == len(lost & set(range(since, until)))


def test_a_clock_needs_time() -> None:
    """Clocks that nobody can play by are refused with a reason."""
    for clock, code in (
        (Clock(increment=5), "clock-without-time"),
        (Clock(bank=-1, free=9), "bad-clock"),
        (Clock(bank=9, at_zero="explode"), "bad-clock"),
        (Clock(free=9, at_zero="count"), "clock-of-a-match"),
        (Clock(bank=9, increment=1, at_zero="count"), "clock-of-a-match"),
    ):
        with pytest.raises(Refusal) as told:
            clock.checked()
        assert told.value.code == code


def test_without_a_clock_nothing_runs_out() -> None:
    """Without a clock no time runs out."""
    match = timed(None)
    assert match.timing is None and not run_out(match, 10**9)
    assert match_json(match, "ann")["clock"] is None


def test_terms_come_back_from_a_store() -> None:
    """Terms come back from a store, also those of a hall that knew no clocks."""
    for terms in (Terms(), Terms(rated=True, clock=FF14)):
        assert Terms.from_json(terms.as_json()) == terms
    assert Terms.from_json({"rated": True}) == Terms(rated=True)


TURNS = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 20_000)), max_size=30)


@given(TURNS, st.integers(0, 60), st.integers(0, 10), st.integers(0, 10))
def test_time_is_neither_made_nor_lost(turns: list[tuple[int, int]], bank: int, increment: int, free: int) -> None:
    """Both banks hold what they began with, plus increments, minus what was paid beyond the free seconds."""
    timing, now = Timing.full(Clock(bank, increment, free)).turned(0, 0), 0
    paid, ended, began = 0, 0, 0
    for seat, thought in turns:
        before = timing
        now += thought
        if now > (timing.deadline or 0):
            break
        timing = timing.turned(seat, now)
        if seat != before.running:
            paid, ended, began = paid + max(0, now - began - free * 1000), ended + 1, now
    assert sum(timing.left) == 2 * bank * 1000 + ended * increment * 1000 - paid
    assert min(timing.left) >= 0
