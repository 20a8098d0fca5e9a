"""Positions of Cipher read back as they are written, and others are refused by their place."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, VIEWERS
from parlour.core.refusal import Refusal
from parlour.games.cipher import GAME
from parlour.games.cipher.written.fields import COUNTERS, REFERENCES, SEAT_COUNTERS
from tests.rounds import dear

RULES = GAME.rule_book.standard
PLIES, EVERY = 160, 8

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 0, 1, 2, 100, 127, 128, 30_000, 30_001, 1 << 31, 1 << 53, 0.5, 1.0]),
    st.sampled_from(["", "x", "first", "first.front.0", "second.hand.9", "first.front.-1", "B01-003"]),
    st.sampled_from([[], [None], [1], [0, 1], [0, 0, 0], ["B01-003", 0], [["x"]], {}, {"a": 1}]),
)


def written() -> list[dict[str, Any]]:
    """Return positions of a random match as JSON; no skill refers to a card that left."""
    chance, found = Seeded(5), []
    state, _events = GAME.deal(RULES, [GAME.check_bring(RULES, None, seat) for seat in (0, 1)], chance)
    for ply in range(PLIES):
        if GAME.to_act(state) == OVER:
            break
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.pick(len(legal))], chance)
        if ply % EVERY == 0:
            try:
                found.append(json.loads(json.dumps(GAME.position(state))))
            except Refusal as refusal:
                assert refusal.code == "cipher-no-position"
    return found


POSITIONS = written()


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path to every value inside a position."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (*path, key)
        yield from places(one, (*path, key))


def changed(position: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """Return the position with one value replaced or added."""
    twin = json.loads(json.dumps(position))
    at = twin
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return twin


def hold(position: dict[str, Any]) -> None:
    """Check that a position is refused, or read as a state that can be shown and played on."""
    try:
        state = GAME.parse_position(RULES, position)
    except Refusal:
        return
    for viewer in VIEWERS:
        GAME.view(state, viewer)
    assert GAME.to_act(state) == OVER or GAME.legal(state)


def test_what_is_written_reads_back() -> None:
    """A written position reads back to an equal one."""
    assert len(POSITIONS) > 10
    for position in POSITIONS:
        again = GAME.position(GAME.parse_position(RULES, position))
        assert json.loads(json.dumps(again)) == position


@given(data=st.data())
def test_a_change_is_read_or_refused(data: st.DataObject) -> None:
    """Any value anywhere in a position is read or refused."""
    position = data.draw(st.sampled_from(POSITIONS))
    path = data.draw(st.sampled_from([*places(position)]))
    hold(changed(position, path, data.draw(ODD)))


@pytest.mark.parametrize("name", [*COUNTERS, *SEAT_COUNTERS, *REFERENCES, "skill", "at", "picked", "queue", "seat"])
@dear
@given(value=ODD)
def test_what_is_pending_is_read_or_refused(name: str, value: Any) -> None:
    """Any value in the pending question is read or refused, even a field the position left out."""
    position = next(one for one in POSITIONS if "pending" in one)
    hold(changed(position, ("pending", name), value))


@pytest.mark.parametrize("given_", [None, [], [1], [0, 0, 0], 3])
def test_a_number_of_each_seat_is_two_numbers(given_: object) -> None:
    """Counters of the seats are two numbers, in the order of the seats."""
    position = next(one for one in POSITIONS if "pending" in one)
    with pytest.raises(Refusal) as refused:
        GAME.parse_position(RULES, changed(position, ("pending", "owed"), given_))
    assert (refused.value.code, refused.value.at) == ("cipher-bad-position", "position.pending.owed")
