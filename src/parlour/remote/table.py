"""Table: a match in a hall, followed from wherever it stands to its end, with a mind for one seat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from uuid import uuid4

from parlour.agents.own.decision import Decision
from parlour.core.refusal import Refusal, Unavailable
from parlour.remote.hall import TROUBLE, Hall, HallRefusal, Json, Line
from parlour.remote.mind import Mind, read

LOOK: Final = 30.0  # seconds after which a silent table is pinged
OVER: Final = ("over", "closed")
# Refusals of a command that came too early, and is not at fault.
PACED: Final = ("slow-down", "machine-too-fast", "warming-up", "warming-failed", "store-away", "not-saved")
Pause = Callable[[float], bool]
"""A function that waits so many seconds, and returns False if nobody waits any more."""


class Backoff:
    """Waits that grow each time, up to half a minute, and start over after a success."""

    FIRST, LONGEST = 0.5, 30.0

    def __init__(self) -> None:
        self._next = self.FIRST

    def next(self) -> float:
        """Return the seconds to wait now."""
        now, self._next = self._next, min(2 * self._next, self.LONGEST)
        return now

    def well(self) -> None:
        """Start over after a success."""
        self._next = self.FIRST


@dataclass(slots=True)
class _Given:
    """The last action that a mind gave, with the entry it follows: a line that breaks asks nobody twice."""

    seq: int = 0
    message: Json = field(default_factory=dict)


def played(hall: Hall, match_id: str, mind: Mind, pause: Pause) -> Json | None:
    """Play a match with a mind to its end, and return it; None where it was left before.

    While the hall cannot be reached, or asks for patience, it is tried again after a `pause`. A Refusal of the mind
    gives the match up, and is then raised.
    """
    backoff, given = Backoff(), _Given()
    try:
        while True:
            try:
                with hall.socket(f"/api/matches/{match_id}/socket") as line:
                    match = _followed(hall, line, mind, given, backoff, pause)
                mind.over(match["result"])
                return match
            except HallRefusal:
                raise
            except (*TROUBLE, Unavailable):
                if not pause(backoff.next()):
                    return None
    finally:
        mind.close()


def _followed(hall: Hall, line: Line, mind: Mind, given: _Given, backoff: Backoff, pause: Pause) -> Json:
    """Follow the table until the match is over, and act wherever it is our turn."""
    match: Json = {}
    asked: Decision | None = None  # the decision that was sent, and is not accepted yet
    decided = 0  # the number of the last entry decided on
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
            refusal = HallRefusal(message["error"])
            if refusal.code in PACED:
                pause(backoff.next())
            else:
                _refused(hall, line, mind, asked, refusal)
            decided = given.seq = 0
        if match["to_act"] == match["you"] and match["you"] is not None and match["seq"] > decided:
            told = hall.get(f"/api/matches/{match['id']}/decision")  # it may be newer than the last message
            asked = read(told, match)
            if told["to_act"] == told["seat"]:
                decided = asked.seq
                if given.seq != decided:
                    given.message = _act(line, mind, asked)
                    given.seq = decided
                line.say(given.message)


def _refused(hall: Hall, line: Line, mind: Mind, asked: Decision, refusal: HallRefusal) -> None:
    """Tell the mind that its action was refused, unless the match has moved on meanwhile."""
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
    """Resign, and stay until it is heard: a last message may be lost on a line that closes."""
    command = uuid4().hex
    line.say({"type": "resign", "command": command})
    while (message := line.hear(LOOK)) is not None and message.get("command") != command:
        pass
