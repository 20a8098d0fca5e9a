"""`parlour play --hall` plays an offer at the terminal, a link, and JSON lines, and refuses what is no table."""

import json
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli.app import run
from tests.cli.at_terminal import PARLOUR
from tests.legal import actions
from tests.remote.test_seat import played
from tests.web.visiting import Guest, Message, serving, until

OPEN = {"game": "triple-triad", "rules": "triple-triad:ff8", "seat": "random", "to": {"kind": "lobby"}}


@pytest.fixture(autouse=True)
def remembering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the terminal's cookies in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall in which Triple Triad is played."""
    with serving(tmp_path_factory.mktemp("hall"), games="triple-triad", rate_limits=False) as address:
        yield address


def terminal(url: str, *words: str) -> subprocess.Popen[str]:
    """Start `parlour play --hall`, with pipes for a terminal."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PARLOUR, "--lang", "en", "play", "--hall", url, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True
    )


def begun(ann: Guest, offer: Message) -> Message:
    """Return the match that an offer becomes once it is accepted."""
    where = f"/api/challenges/{offer['id']}"
    return {"id": until(lambda: ann.http.get(where).json()["match"], "the offer is taken up")}


def said(door: subprocess.Popen[str], message: Message) -> None:
    """Send a line to the process."""
    assert door.stdin is not None
    door.stdin.write(json.dumps(message) + "\n")
    door.stdin.flush()


def test_a_door_of_lines_plays_a_whole_match(url: str) -> None:
    """JSON lines play a whole match by a link; a mistake is answered again, and both seats see the same end."""
    with Guest(url) as ann:
        offer = ann.post("/api/challenges", OPEN).json()
        with terminal(url, "--json", f"{url}/c/{offer['id']}") as door:
            other = threading.Thread(target=lambda: played(ann, begun(ann, offer)))
            other.start()
            assert door.stdout is not None
            heard: list[Message] = []
            legal = ""
            for line in door.stdout:
                message: Message = json.loads(line)
                heard.append(message)
                if message["type"] == "decide":
                    legal = message["legal"][0]
                    first = sum(one["type"] == "decide" for one in heard) == 1
                    said(door, {"action": "castle" if first else legal})
                if message["type"] == "error":
                    said(door, {"action": legal})
            other.join()
        assert door.returncode == 0
        assert [one["type"] for one in heard][:3] == ["hello", "decide", "error"]
        assert heard[-1] == {"type": "over", "result": ann.look(begun(ann, offer))["result"]}


def test_an_offer_is_chosen_and_the_position_shown(url: str) -> None:
    """A player chooses an offer, and sees the screen of a match against the house; after leaving, its link."""
    with Guest(url) as ann:
        offer = ann.post("/api/challenges", OPEN).json()
        with terminal(url) as here:
            assert here.stdin is not None
            here.stdin.write("1\n")
            here.stdin.flush()
            match = begun(ann, offer)
            with ann.at(match) as seat:
                told = seat.hear("snapshot")
                if told["match"]["to_act"] == told["match"]["you"]:
                    seat.act(actions(told["view"])[0])
            shown, notices = here.communicate("?\nq\n")
        assert "triple-triad:ff8" in shown and ann.me["name"] in shown
        assert match["id"] in notices and ann.look(match)["status"] == "live"


def test_a_guest_comes_back_to_their_seat(url: str) -> None:
    """A guest returns to their seat by the same command; while waiting they see the table, and who is to move."""
    with Guest(url) as ann:
        match = ann.open(game="triple-triad", rules="triple-triad:ff8", seat="red")
        link = f"{url}/t/{match['id']}"
        with terminal(url, link) as here:
            until(lambda: ann.look(match)["status"] == "live", "the seat is taken")
            told = ann.look(match)
            if told["to_act"] == told["you"]:
                assert here.stdout is not None
                shown = iter(here.stdout.readline, "")
                assert next(line for line in shown if f"{ann.me['name']} is to move." in line)
                with ann.at(match) as seat:
                    seat.act(actions(seat.hear("snapshot")["view"])[0])
            _shown, notices = here.communicate("")
        assert match["id"] in notices
        with terminal(url, link) as again:
            _shown, notices = again.communicate("q\n")
        assert again.returncode == 0 and link in notices


@pytest.mark.parametrize(
    "link", ["http://other.example/t/CODE", "other.example/t/CODE", "http://127.0.0.1:1/elsewhere"]
)
def test_a_link_of_another_hall_is_refused(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A link of another hall is refused with both addresses, before anything is requested."""
    assert run(["play", "--hall", "http://127.0.0.1:1/hall", link]) == 2
    told = capsys.readouterr().err
    assert link in told and "http://127.0.0.1:1/hall" in told


@pytest.mark.parametrize(
    "words", [("--json",), ("--hall", "cards.example"), ("--hall", "http://127.0.0.1:1", "some-code")]
)
def test_what_is_no_table_is_told_in_one_line(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """JSON lines without a hall are refused in one line, and so is an address without one."""
    assert run(["play", *words]) == 2
    told = capsys.readouterr().err.strip()
    assert told.startswith("parlour: ") and "\n" not in told


def test_with_lines_a_table_is_to_be_named(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With JSON lines a table must be named, since nobody is there to choose; the hall refuses an unknown code."""
    assert run(["play", "--hall", url, "--json"]) == 2
    assert "link" in capsys.readouterr().err
    assert run(["play", "--hall", url, "--json", "no-such-table"]) == 2


def test_a_game_that_is_told_by_views_alone_is_not_sat_down_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A game known only by views takes no seat at the terminal; a program of JSON lines takes it."""
    with serving(tmp_path / "hall", games="cipher", rate_limits=False) as hall, Guest(hall) as ann:
        match = ann.open(game="cipher", rules="cipher:seed", seat="first")
        assert run(["--lang", "en", "play", "--hall", hall, match["id"]]) == 2
        assert "--json" in capsys.readouterr().err and ann.look(match)["status"] == "open"
