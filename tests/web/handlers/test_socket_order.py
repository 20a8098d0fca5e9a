"""Messages that do not wait for answers are answered in order, whichever reader reads each."""

from collections.abc import Callable

import pytest

from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
KINDS = ("accepted", "refused", "pong")


def act(command: str, action: str = "take 1") -> Message:
    return {"type": "act", "command": command, "action": action}


@pytest.fixture
def table(guest: Arrive) -> tuple[Guest, Guest, Message]:
    """Return the player to move, their opponent and the table."""
    ann, ben = guest(), guest()
    match = ben.join(ann.open(rules="nim:free+heap=40"))
    return (ann, ben, match) if match["to_act"] == "red" else (ben, ann, match)


def test_answers_come_in_the_order_of_what_was_said(table: tuple[Guest, Guest, Message]) -> None:
    """A move and the messages sent while it is written are answered in order: pings, resends and mistakes."""
    mover, _other, match = table
    with mover.at(match) as seat:
        said = [act("one"), {"type": "ping"}, act("two"), act("one"), "nonsense", act("three", "take 9")]
        for message in said:
            seat.say(message)
        answers = [seat.hear(*KINDS) for _ in said]
        assert [answer["type"] for answer in answers] == [
            "accepted", "pong", "refused", "accepted", "refused", "refused"
        ]  # fmt: skip
        assert [answer.get("command") for answer in answers] == ["one", None, "two", "one", None, "three"]
        assert answers[0]["seq"] == answers[3]["seq"]


def test_a_move_is_told_before_it_is_accepted(table: tuple[Guest, Guest, Message]) -> None:
    """Everybody, the mover included, is told of a move before it is accepted."""
    mover, other, match = table
    with mover.at(match) as mine, other.at(match) as theirs:
        mine.say(act("one"))
        assert [mine.hear("entry", "accepted")["type"] for _ in range(2)] == ["entry", "accepted"]
        assert theirs.hear("entry")["entry"]["seat"] == match["to_act"]
