"""The chat of a table over its socket: who reads which lines, and which are never sent."""

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from parlour.hall.people.chat import Talkers
from tests.table.shelving import shelved
from tests.web.live.test_lobby import inside
from tests.web.routes.test_accounts import claimed
from tests.web.visiting import Guest, Message, Seat, play_out, serving

Arrive = Callable[..., Guest]


def talk(seat: Seat, text: str, command: str | None = None) -> Message:
    """Say something at a table, and return the answer."""
    return seat.ask({"type": "chat", "command": command or uuid4().hex, "text": text})


def read(guest: Guest, match: Message, **asked: object) -> tuple[int, Message]:
    """Return the status and the body of a page of the chat."""
    answer = guest.http.get(f"/api/matches/{match['id']}/chat", params=asked)  # type: ignore[arg-type]  # plain values
    return answer.status_code, answer.json()


def texts(guest: Guest, match: Message, **asked: object) -> list[str]:
    """Return the texts of a page of the chat."""
    return [line["text"] for line in read(guest, match, **asked)[1]["lines"]]


def test_each_room_hears_itself_alone(guest: Arrive) -> None:
    """Until the match is over, players and watchers read no line of each other; then everybody reads both rooms."""
    ann, ben, eve, zoe = guest(), guest(), guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as red, ben.at(match) as blue, eve.at(match) as one, zoe.at(match) as two:
        assert talk(red, "  good\u202e   luck ")["type"] == "accepted"
        assert talk(one, "they have the five")["type"] == "accepted"
        line = blue.hear("chat")["line"]
        assert (line["text"], line["by"]["seat"], line["by"]["you"]) == ("good luck", "red", False)
        assert two.hear("chat")["line"]["text"] == "they have the five"
        for seat in (red, blue, one, two):
            seat.settle()
        assert not any("five" in text for text in (*red.raw, *blue.raw))
        assert not any("luck" in text for text in (*one.raw, *two.raw))
        for player in (ann, ben):
            assert texts(player, match) == ["good luck"]
            assert read(player, match, room="watchers")[0] == 403
        for watcher in (eve, zoe):
            assert texts(watcher, match) == ["they have the five"]
            assert read(watcher, match, room="players")[0] == 403
        with ann.at(match) as again, ben.at(match) as other:
            views = {"red": again.hear("snapshot")["view"], "blue": other.hear("snapshot")["view"]}
            play_out({"red": again, "blue": other}, views[views["red"]["to_act"]])
    for reader in (ann, ben, eve, zoe, guest()):
        assert texts(reader, match, room="players") == ["good luck"]
        assert texts(reader, match, room="watchers") == ["they have the five"]


def test_a_resend_is_one_line(guest: Arrive) -> None:
    """A command that is sent twice makes one line; an equal command of another player makes their own."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as red, ben.at(match) as blue:
        for seat in (red, red, blue):
            assert talk(seat, "hello", "same")["type"] == "accepted"
    assert texts(ann, match) == ["hello", "hello"]


def test_the_chat_is_no_part_of_the_match(guest: Arrive) -> None:
    """Chat lines change neither the log nor the snapshot."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as red:
        before = red.hear("snapshot")
        talk(red, "thinking of the five")
        red.settle()
    with ann.at(match) as red:
        after = red.hear("snapshot")
    assert {**before, "now": ""} == {**after, "now": ""}


@pytest.mark.parametrize(("text", "refusal"), [("", "bad-line"), ("\u200b", "bad-line"), ("x" * 301, "bad-line")])
def test_a_line_is_judged(guest: Arrive, text: str, refusal: str) -> None:
    """An unfit line is refused with the reason, and not stored."""
    ann = guest()
    match = ann.open()
    with ann.at(match) as red:
        answer = talk(red, text, "mine")
        assert (answer["type"], answer["command"], answer["error"]["code"]) == ("refused", "mine", refusal)
    assert texts(ann, match) == []


def test_who_talks_too_fast_waits(guest: Arrive) -> None:
    """After several lines at once the next one is refused, with the time to wait."""
    ann = guest()
    match = ann.open()
    with ann.at(match) as red:
        assert talk(red, "line 0")["type"] == "accepted"
        answers = (talk(red, f"line {number}") for number in range(1, 100))  # a slow machine says fewer at once
        refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["error"]["code"] == "too-often"


def test_a_stranger_and_another_seat_say_nothing_in_a_name(guest: Arrive) -> None:
    """Nobody talks without a cookie, and nobody without a seat talks among the players."""
    ann, eve = guest(), guest()
    match = ann.open()
    with eve.at(match) as seat:
        wished = seat.ask({"type": "chat", "command": "c", "text": "hi", "room": "players"})
        assert wished["error"]["code"] == "bad-message"
    eve.http.cookies.clear()
    with eve.at(match) as seat:
        assert talk(seat, "hi")["error"]["code"] == "chat-stranger"
    assert texts(ann, match) == []


def test_a_line_of_who_left_is_nobodys(guest: Arrive) -> None:
    """A line of a player who has left stays, without their name."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    with ben.at(match) as blue:
        talk(blue, "bye")
    assert ben.post("/api/me/leave", {"password": None}).status_code == 204
    (line,) = read(ann, match)[1]["lines"]
    assert (line["text"], line["by"]["name"]) == ("bye", None)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall in which only accounts talk."""
    with shelved(), serving(Path(tmp_path_factory.mktemp("strict")), chat=Talkers.ACCOUNTS) as address:
        yield address


def test_the_host_may_keep_the_chat_for_accounts(strict: str) -> None:
    """A guest reads the chat and is told why they cannot talk; with an account they can."""
    with Guest(strict) as ann:
        match = ann.open()
        assert read(ann, match)[1]["hindrance"]["code"] == "chat-for-accounts"
        with ann.at(match) as red:
            assert talk(red, "hi")["error"]["code"] == "chat-for-accounts"
        assert ann.post("/api/me/claim", {"name": "Ann", "password": "correct horse"}).status_code == 201
        assert read(ann, match)[1]["hindrance"] is None
        with ann.at(match) as red:
            assert talk(red, "hi")["type"] == "accepted"


def say_in_lobby(by: Guest, text: str, key: str | None = None) -> tuple[int, Message]:
    """Say something in the lobby, and return the status and the line."""
    answer = by.post("/api/lobby/chat", {"text": text}, key)
    return answer.status_code, answer.json()


def in_lobby(guest: Guest) -> list[str]:
    """Return the texts of the lobby's chat that a guest reads."""
    return [line["text"] for line in guest.http.get("/api/lobby/chat").json()["lines"]]


def test_whoever_is_in_the_lobby_hears_what_is_said_there(guest: Arrive) -> None:
    """Everybody in the lobby hears a line once, however often it is sent. Its speaker sees it as their own."""
    ann, ben = guest(), guest()
    word = uuid4().hex
    with inside(ann) as here, inside(ben) as there:
        for _ in range(2):
            status, line = say_in_lobby(ann, f"  who plays {word} ", "same")
            assert (status, line["text"], line["by"]["you"]) == (201, f"who plays {word}", True)
        assert there.hear("chat")["line"]["by"]["you"] is False
        assert here.hear("chat")["line"]["by"]["you"] is True
        ben.post("/api/lobby/chat", {"text": word})
        assert there.hear("chat")["line"]["text"] == here.hear("chat")["line"]["text"] == word
    assert [text for text in in_lobby(guest()) if word in text] == [f"who plays {word}", word]
    assert say_in_lobby(ann, " ")[0] == 422


def test_who_is_kept_away_is_not_heard_in_the_lobby(guest: Arrive) -> None:
    """The lines of a blocked player do not reach the blocker, neither live nor in the lobby's past."""
    (ann, _), (ben, name) = claimed(guest), claimed(guest)
    assert ann.http.put(f"/api/ties/{name}", json={"kind": "blocked"}).is_success
    word = uuid4().hex
    with inside(ann) as here, inside(guest()) as there:
        assert say_in_lobby(ben, word)[0] == 201
        assert there.hear("chat")["line"]["text"] == word
        say_in_lobby(ann, "mine")
        assert here.hear("chat")["line"]["text"] == "mine"
        assert not any(word in text for text in here.raw)
    assert word not in in_lobby(ann) and word in in_lobby(ben)


@pytest.mark.parametrize("talkers", [Talkers.ACCOUNTS, Talkers.NOBODY])
def test_the_host_sets_who_talks_in_the_lobby(tmp_path: Path, talkers: Talkers) -> None:
    """The host's setting holds for the lobby as for tables: a guest reads why they may not talk."""
    with serving(tmp_path, chat=talkers) as address, Guest(address) as ann:
        assert say_in_lobby(ann, "hi")[0] == 403
        assert ann.http.get("/api/lobby/chat").json()["hindrance"]["code"].startswith("chat-")
