"""A match is its log: a command is decided without a change, and entries rebuild the state."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.table.match import Match
from parlour.table.seat import Seat
from tests.rounds import dear
from tests.table.playing import BLUE, NOW, RED, act, dealt_match, empty_table, play_on, replayed, seat_both

TRIAD_RULES = (
    "triple-triad:free",
    "triple-triad:ffwtt+same+plus+elemental",
    "triple-triad:free+power_wall+battle+broken_wall",
    "triple-triad:wiki+card_pick=random+sudden_death",
    "triple-triad:ff14+card_pick=draft+roulette",
)


def refused(code: str, match: Match, *args: object) -> None:
    """Check that `decide_act` refuses with this code and leaves the match as it was."""
    before, seq = record.copy(match.state) if match.state is not None else None, match.seq
    with pytest.raises(Refusal) as told:
        match.decide_act(*args, "c", NOW)  # type: ignore[arg-type]  # wrong arguments are the point
    assert told.value.code == code
    assert match.seq == seq
    assert before is None or record.same(before, match.state)


def test_open_live_over() -> None:
    """A table is open until both sit, live until there is a result, then over."""
    match = empty_table()
    assert match.status == "open" and match.to_act() is None
    seat_both(match)
    assert match.status == "live"
    assert [entry.kind for entry in match.log] == ["seated", "seated", "dealt"]
    play_on(match, 1)
    assert match.status == "over" and match.to_act() is None
    assert match.result()["winner"] in match.game.seats


def test_deciding_changes_nothing() -> None:
    """A decision is an entry to write down: until `evolve` the match is as it was, and deciding again agrees."""
    match = dealt_match()
    before = record.copy(match.state)
    first = match.decide_act(match.to_act(), "take 2", "c1", NOW)
    again = match.decide_act(match.to_act(), "take 2", "c1", NOW)
    assert record.same(before, match.state) and match.seq == 3
    assert first == again


def test_refusals_of_a_turn() -> None:
    """Foreign seat, out of turn, nonsense, illegal, too early and too late each have a refusal of their own."""
    refused("match-not-begun", empty_table(), 0, "take 1")
    match = dealt_match()
    turn = match.to_act()
    refused("not-your-match", match, None, "take 1")
    refused("not-your-turn", match, 1 - turn, "take 1")
    refused("bad-action", match, turn, "take everything")
    while match.state["heap"][0] > 2:
        act(match, "take 1")
    refused("illegal-action", match, match.to_act(), "take 3")
    play_on(match, 1)
    refused("match-over", match, 0, "take 1")


def test_refusals_of_a_seat() -> None:
    """Nobody sits twice, on a taken seat, or with cards that the rules do not allow."""
    match = empty_table()
    for entry in match.decide_seat(0, RED, None, NOW):
        match.evolve(entry)
    for code, number, seat in (
        ("seat-taken", 0, BLUE),
        ("already-seated", 1, RED),
        ("unknown-card", 1, Seat("ben", "Ben", None, {"cards": [99]})),
        ("wrong-hand-size", 1, Seat("ben", "Ben", None, {"cards": [1, 2]})),
    ):
        with pytest.raises(Refusal) as told:
            match.decide_seat(number, seat, None, NOW)
        assert told.value.code == code
    assert match.seq == 1


def test_resigning() -> None:
    """A player who resigns loses, on or off turn, and nothing can be played after it."""
    match = dealt_match()
    seat = 1 - match.to_act()
    match.evolve(match.decide_resign(seat, "c", NOW))
    assert match.status == "over"
    assert match.result()["winner"] == match.game.seats[1 - seat]
    assert match.result()["reason"] == "resigned"
    refused("match-over", match, 1 - seat, "take 1")
    with pytest.raises(Refusal, match="over"):
        match.decide_resign(1 - seat, "d", NOW)


def test_a_resent_command_finds_its_entry() -> None:
    """The log finds the entry of every command it answered."""
    match = dealt_match()
    entry = act(match, "take 1", "abc")
    assert match.answered("abc") == entry
    assert match.answered("abd") is None


def test_entries_must_come_in_order() -> None:
    """A gap in the log is a programming error, never a silent hole."""
    match = dealt_match()
    entry = act(match)
    with pytest.raises(AssertionError):
        match.evolve(entry)


@given(secret=st.binary(min_size=32, max_size=32), seed=st.integers(0, 2**32), plies=st.integers(0, 40))
def test_the_log_rebuilds_the_state(secret: bytes, seed: int, plies: int) -> None:
    """The stored log alone leads to the same bytes, turn, status and events, whatever was played."""
    match = play_on(dealt_match(secret=secret), seed, plies)
    again = replayed(match)
    assert record.same(again.state, match.state)
    assert (again.status, again.to_act(), again.seq) == (match.status, match.to_act(), match.seq)
    assert again.log == match.log


@dear
@given(rules=st.sampled_from(TRIAD_RULES), secret=st.binary(min_size=32, max_size=32), seed=st.integers(0, 2**32))
def test_the_log_rebuilds_a_real_game(rules: str, secret: bytes, seed: int) -> None:
    """The log of Triple Triad rebuilds its match too, whatever picks the rules make."""
    match = play_on(dealt_match(rules, secret=secret), seed)
    again = replayed(match)
    assert record.same(again.state, match.state)
    assert again.result() == match.result() is not None


def test_a_replay_never_draws() -> None:
    """A stored pick is taken as it stands, whatever the secret would have given."""
    match = play_on(dealt_match(), 7)
    other = Match.create(match.id, match.rules, bytes(32), match.created)
    for entry in replayed(match).log:
        other.evolve(entry)
    assert record.same(other.state, match.state)
