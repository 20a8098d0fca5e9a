"""Deliveries: the id by which a repeat is known, and how long each is tried."""

from dataclasses import replace

from parlour.hall.notices.delivery import ID_LENGTH, MOST_TRIES, delivery_id, next_try
from parlour.hall.notices.notice import Notice
from parlour.table import timestamps
from tests.table.playing import NOW

TURN = Notice("ann", "turn", "m1", NOW, {}, "7")


def test_an_id_is_of_one_notice_channel_and_target() -> None:
    """The id depends on notice, channel and target, and not on when it is computed."""
    one = delivery_id(TURN, "push", "https://push.example/1")
    assert one == delivery_id(replace(TURN, created="later"), "push", "https://push.example/1")
    assert len(one) == ID_LENGTH <= 32  # the longest topic that a push service takes
    others = [replace(TURN, place="8"), replace(TURN, player="ben"), replace(TURN, subject="m2")]
    told = [delivery_id(other, "push", "https://push.example/1") for other in others]
    assert len({one, *told, delivery_id(TURN, "mail", ""), delivery_id(TURN, "push", "https://push.example/2")}) == 6


def test_it_is_tried_for_some_days() -> None:
    moment = NOW
    for tries in range(MOST_TRIES):
        later = next_try(tries, moment)
        assert timestamps.read(later) - timestamps.read(moment) == 60_000 * 2**tries
        moment = later
    assert 0.5 < (timestamps.read(moment) - timestamps.read(NOW)) / 86_400_000 < 2
