"""A table of a hall: followed from wherever it stands to its end, with a mind for one of its seats."""

from collections.abc import Callable
from typing import Final
from uuid import uuid4

from parlour.core.refusal import Refusal, Unavailable
from parlour.remote.hall import TROUBLE, Hall, Json, Line, Told
from parlour.remote.mind import Decision, Mind, read

LOOK: Final = 30.0  # seconds after which a silent table is looked at again
OVER: Final = ("over", "closed")
# Said too early, and nothing is wrong with it.
PACED: Final = ("slow-down", "machine-too-fast", "warming-up", "warming-failed", "store-away", "not-saved")
Pause = Callable[[float], bool]
"""Waits so many seconds; whether anybody waits any more."""


class Backoff:
    """Waits longer each time, up to half a minute; from the beginning once something went well."""

    FIRST, LONGEST = 0.5, 30.0

    def __init__(self) -> None:
        self._next = self.FIRST

    def next(self) -> float:
        """The seconds to wait now."""
        now, self._next = self._next, min(2 * self._next, self.LONGEST)
        return now

    def well(self) -> None:
        """Something went well."""
        self._next = self.FIRST


def played(hall: Hall, match_id: str, mind: Mind, pause: Pause) -> Json | None:
    """The match as it stands at its end, played by a mind wherever it is our turn; None where it was left before.

    While the hall is not there, or says that it may be asked again later, it is tried again after a `pause`. What the
    mind refuses gives the match up, and is raised then.
    """
    backoff = Backoff()
    try:
        while True:
            try:
                with hall.socket(f"/api/matches/{match_id}/socket") as line:
                    match = _followed(hall, line, mind, backoff, pause)
                mind.over(match["result"])
                return match
            except Told:
                raise
            except (*TROUBLE, Unavailable):
                if not pause(backoff.next()):
                    return None
    finally:
        mind.close()


def _followed(hall: Hall, line: Line, mind: Mind, backoff: Backoff, pause: Pause) -> Json:
    """Hear the table until the match is over; act wherever it is our turn."""
    match: Json = {}
    asked: Decision | None = None  # what was answered to the hall, and not accepted yet
    decided = 0  # the number of the entry that was decided on last
    while True:
        message = line.hear(LOOK)
        if message is None:
            line.say({"type": "ping"})
            continue
        backoff.well()
        match = {**match, **message.get("match", {})}
        for event in message.get("entry", {}).get("events", ()):
            mind.heard(event)
        if match["status"] in OVER:
            return match
        if message["type"] == "refused" and asked is not None:
            refusal = Told(message["error"])
            if refusal.code in PACED:
                pause(backoff.next())
            else:
                _refused(hall, line, mind, asked, refusal)
            decided = 0
        if match["to_act"] == match["you"] and match["you"] is not None and match["seq"] > decided:
            told = hall.get(f"/api/matches/{match['id']}/decision")  # it may be newer than what was heard
            asked = read(told, match)
            if told["to_act"] == told["seat"]:
                decided = asked.seq
                line.say(_act(line, mind, asked))


def _refused(hall: Hall, line: Line, mind: Mind, asked: Decision, refusal: Told) -> None:
    """An action was none. Where the match moved on meanwhile that is no wonder; else its mind is told."""
    stands = hall.get(f"/api/matches/{asked.match}/decision")
    if stands["seq"] == asked.seq:
        try:
            mind.refused(asked, refusal)
        except Refusal:
            _give_up(line)
            raise


def _act(line: Line, mind: Mind, decision: Decision) -> Json:
    try:
        action = mind.decide(decision)
    except Refusal:
        _give_up(line)
        raise
    return {"type": "act", "command": uuid4().hex, "action": action}


def _give_up(line: Line) -> None:
    """Resign, and stay until it is heard: what is said last on a line that closes may never be."""
    command = uuid4().hex
    line.say({"type": "resign", "command": command})
    while (message := line.hear(LOOK)) is not None and message.get("command") != command:
        pass
