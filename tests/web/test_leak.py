"""Nothing on the wire tells viewers what they may not know."""

import json
from collections.abc import Callable

from tests.web.visiting import Guest, Message, Seat

Arrive = Callable[..., Guest]
RULES = "triple-triad:wiki+visibility=closed+card_pick=free"
BLUE_HAND = {"cards": [1, 2, 3, 4, 5]}


def without_ids(raw: list[str], match: Message) -> list[str]:
    """Return messages with all that differs between two matches made equal: id, seed, times."""
    cleaned = []
    for text in raw:
        message = json.loads(text)
        if message["type"] != "presence":
            kept = (
                text.replace(match["id"], "ID")
                .replace(match["commitment"], "COMMITMENT")
                .replace(match["created"], "T")
            )
            for entry in [*message.get("history", []), *([message["entry"]] if "entry" in message else [])]:
                kept = kept.replace(entry["time"], "T")
            kept = kept.replace(message.get("now", match["created"]), "T")
            cleaned.append(kept)
    return cleaned


def heard(guest: Arrive, red_hand: list[int]) -> tuple[list[str], list[str]] | None:
    """Return what blue and a spectator are sent while red plays a first card, or None if blue begins."""
    ann, ben, eve = guest(), guest(), guest()
    for one, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
        one.http.patch("/api/me", json={"name": name})
    match = ann.open(game="triple-triad", rules=RULES, bring={"cards": red_hand})
    if ben.join(match, bring=BLUE_HAND)["status"] != "live":
        raise AssertionError("not begun")
    with ann.at(match) as red, ben.at(match) as blue, eve.at(match) as watching:
        if red.hear("snapshot")["view"]["to_act"] != "red":
            return None
        red.act("1@4", "one")
        blue.act("1@0", "two")
        told: list[Seat] = [blue, watching]
        for seat in told:
            seat.settle()
        return without_ids(blue.raw, match), without_ids(watching.raw, match)


def test_a_closed_hand_is_not_on_the_wire(guest: Arrive) -> None:
    """Two matches that differ only in the four cards red keeps send blue and spectators the same bytes."""

    def played(hand: list[int]) -> tuple[list[str], list[str]]:
        while True:
            found = heard(guest, hand)
            if found is not None:
                return found

    one, other = played([50, 51, 52, 53, 54]), played([50, 101, 7, 33, 88])
    assert one[0] == other[0]
    assert one[1] == other[1]
    assert len(one[0]) >= 3
