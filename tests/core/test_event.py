"""An event says who may know its facts, and keeps that in its log."""

import json

import pytest

from parlour.core.contract import SPECTATOR, VIEWERS
from parlour.core.event import ALL, Event


@pytest.mark.parametrize(
    ("seen", "knowing"),
    [(ALL, [0, 1, SPECTATOR]), (0, []), (1, [0]), (2, [1]), (3, [0, 1]), (1 << SPECTATOR, [SPECTATOR])],
)
def test_each_viewer_has_a_bit(seen: int, knowing: list[int]) -> None:
    """Each viewer has a bit, and an event is public when all bits are set."""
    event = Event("drew", {"seat": "red"}, seen)
    assert [viewer for viewer in VIEWERS if event.known_to(viewer)] == knowing
    assert event.is_public == (len(knowing) == len(VIEWERS))


def test_what_nobody_hides_is_for_all() -> None:
    """An event without viewers is for all."""
    assert Event("placed", {}).is_public


def test_an_event_comes_back_from_its_log() -> None:
    """An event comes back from its log with its facts, and with who may know them."""
    event = Event("drew", {"seat": "red", "cards": [1, 2]}, 1)
    assert Event.from_json(json.loads(json.dumps(event.as_json()))) == event
