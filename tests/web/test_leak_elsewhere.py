"""Nothing beside the table tells secrets: not lists, chat, archive, files, collections or refusals.

Each test lives the same story twice, with nothing different but a secret. The answers to the others must be the same
byte for byte. Ids, times, names by lot and the committed seed always differ, and are made equal first.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.collecting import SHELF, cards, enrolled
from tests.web.live.test_chat import talk
from tests.web.visiting import LINK, Guest, Message

Arrive = Callable[..., Guest]
Told = dict[str, bytes]
CLOSED = "triple-triad:wiki+visibility=closed+card_pick=free"
BLUE_HAND = [1, 2, 3, 4, 5]
HANDS = [50, 51, 52, 53, 54], [50, 101, 7, 33, 88]
TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(\+00:00|Z)")


class Story:
    """Red, Blue and a watcher at one table, and what is asked of the hall about it."""

    def __init__(self, guest: Arrive) -> None:
        self.red, self.blue, self.eve = guest(), guest(), guest()
        for one, name in ((self.red, "Red"), (self.blue, "Blue"), (self.eve, "Eve")):
            one.http.patch("/api/me", json={"name": name})
        self.match: Message = {}

    def begun(self, hand: list[int], **wish: Any) -> bool:
        """Return True if the match began with Red to move, as the lot decides."""
        self.match = self.red.open(game="triple-triad", rules=CLOSED, bring={"cards": hand}, **wish)
        self.match = self.blue.join(self.match, bring={"cards": BLUE_HAND})
        return bool(self.match["to_act"] == "red")

    def played(self) -> None:
        """Let Red play the card that both hands share, and Blue one of theirs."""
        with self.red.at(self.match) as red, self.blue.at(self.match) as blue:
            assert red.act("1@4", "one")["type"] == "accepted"
            assert blue.act("1@0", "two")["type"] == "accepted"

    def given_up(self) -> None:
        """Let Red resign, with four cards that nobody saw."""
        with self.red.at(self.match) as red:
            assert red.ask({"type": "resign", "command": "r"})["type"] == "accepted"

    def plain(self, answer: bytes) -> bytes:
        """Return an answer with all that differs between any two stories made equal."""
        for name in ("id", "commitment", "secret"):
            answer = answer.replace(str(self.match.get(name) or "no such").encode(), name.encode())
        for one, name in ((self.red, b"RED"), (self.blue, b"BLUE"), (self.eve, b"EVE")):
            answer = answer.replace(one.me["id"].encode(), name)
            for session in one.http.get("/api/me/sessions").json():
                answer = answer.replace(session["id"].encode(), b"SESSION")
        return TIME.sub(b"T", answer)

    def told(self, who: Guest, *paths: str) -> Told:
        """Return the answers to somebody by path, the status before the body."""
        self.match = who.look(self.match)  # the seed, when it is shown
        found = {}
        for path in paths:
            answer = who.http.get(path.replace("ID", self.match["id"]))
            found[path] = b"%d %s" % (answer.status_code, self.plain(answer.content))
        return found

    def refused(self, who: Guest) -> list[bytes]:
        """Return the answers to somebody who tries what they may not do."""
        tries = [
            who.post(f"/api/matches/{self.match['id']}/join", {"bring": {"cards": BLUE_HAND}}),
            who.post("/api/studies", {"begin": {"match": self.match["id"], "seq": 10**6}, "agent": "random"}),
            who.post(f"/api/matches/{self.match['id']}/winnings", {"cards": []}),
        ]
        heard = []
        with who.at(self.match) as seat:
            for number, action in enumerate(("1@0", "9@9", "2@4", "take 1", "pick 1", "5@1@2")):
                heard.append(json.dumps(seat.act(action, f"try-{number}")).encode())
        return [self.plain(answer) for answer in (*(one.content for one in tries), *heard)]


ABOUT = (
    "/api/matches/ID",
    "/api/matches/ID/chat",
    "/api/matches/ID/exports",
    "/api/matches/ID/exports/history.jsonl",
    "/api/matches/ID/exports/log.jsonl",
    "/api/matches/ID/exports/seat.jsonl",
    "/api/matches/ID/exports/wiki",
    "/api/matches/ID/preview.png",
    "/api/matches/ID/verify",
    "/api/matches/ID/winnings",
    "/api/matches?mine=true",
    "/api/me/export",
    "/api/archive?player=Red&game=chakart",
    "/t/ID",
    "/library/ID",
)


@pytest.fixture
def story(guest: Arrive) -> Callable[[list[int]], Story]:
    """Return a maker of stories that begin alike."""

    def made(hand: list[int]) -> Story:
        while True:
            one = Story(guest)
            if one.begun(hand):
                one.played()
                return one

    return made


def test_a_running_match_tells_nothing_anywhere(story: Callable[[list[int]], Story]) -> None:
    """Lists, files, pages and every refusal are the same for Blue and for a watcher, whatever Red holds."""
    one, other = story(HANDS[0]), story(HANDS[1])
    for name in ("blue", "eve"):
        here, there = getattr(one, name), getattr(other, name)
        assert one.told(here, *ABOUT) == other.told(there, *ABOUT)
        assert one.refused(here) == other.refused(there)


def test_a_finished_match_tells_a_watcher_no_more_than_they_saw(story: Callable[[list[int]], Story]) -> None:
    """After the end every file, page and study is the same for a watcher, whatever cards Red kept."""
    one, other = story(HANDS[0]), story(HANDS[1])
    told = []
    for each in (one, other):
        each.given_up()
        told.append(each.told(each.eve, *ABOUT))
    assert told[0] == told[1]
    assert told[0]["/api/matches/ID/exports/history.jsonl"].startswith(b"200 ")
    for own in ("log", "seat"):
        assert told[0][f"/api/matches/ID/exports/{own}.jsonl"].startswith(b"404 ")
    assert one.refused(one.eve) == other.refused(other.eve)


def _said(guest: Arrive, lines: tuple[str, ...]) -> Iterator[bytes]:
    """Yield what both players see of a table at which the watchers say some lines."""
    while not (story := Story(guest)).begun(HANDS[0]):
        pass
    with story.red.at(story.match) as red, story.blue.at(story.match) as blue, story.eve.at(story.match) as eve:
        for line in lines:
            assert talk(eve, line)["type"] == "accepted"
        for seat in (red, blue):
            seat.settle()
        for seat in (red, blue):
            yield from (story.plain(text.encode()) for text in seat.raw if '"presence"' not in text)
    for who in (story.red, story.blue):
        for path in ("chat", "chat?room=watchers", "chat?before=1", "chat?room=watchers&before=9000"):
            answer = who.http.get(f"/api/matches/{story.match['id']}/{path}")
            yield b"%d %s" % (answer.status_code, story.plain(answer.content))


def test_players_do_not_learn_that_watchers_talk(guest: Arrive) -> None:
    """No byte on the socket or in the chat tells players what watchers say, or how much."""
    assert list(_said(guest, ())) == list(_said(guest, ("they hold Ifrit", "and Siren")))


def _challenged(guest: Arrive, hand: list[int]) -> list[bytes]:
    """Return what others see of a challenge with a hand and of a tournament entered with that hand."""
    story = Story(guest)
    wish = {"game": "triple-triad", "rules": CLOSED, "to": LINK, "bring": {"cards": hand}}
    made = story.red.post("/api/challenges", wish).json()
    cup = {"name": "Cup", "game": "triple-triad", "rules": CLOSED, "form": "knockout", "guests": True}
    entered = story.eve.post("/api/tournaments", cup).json()
    assert story.red.post(f"/api/tournaments/{entered['id']}/entrants", {"bring": {"cards": hand}}).status_code == 200
    answers = [story.blue.http.get(f"/api/challenges/{made['id']}")]
    answers += [who.http.get(f"/api/tournaments/{entered['id']}") for who in (story.blue, story.eve)]
    answers += [story.blue.http.delete(f"/api/challenges/{made['id']}")]
    answers += [story.blue.http.get(f"/c/{made['id']}"), story.blue.http.get(f"/tournament/{entered['id']}")]
    ids = {made["id"].encode(): b"CHALLENGE", entered["id"].encode(): b"CUP"}
    ids |= {one["commitment"].encode(): b"COMMITMENT" for one in (made, entered)}
    plain = [story.plain(answer.content) for answer in answers]
    for known, name in ids.items():
        plain = [answer.replace(known, name) for answer in plain]
    return plain


def test_what_is_brought_is_nobodys_business(guest: Arrive) -> None:
    """A challenge, a tournament and their pages are the same to others, whatever hand was brought."""
    assert _challenged(guest, HANDS[0]) == _challenged(guest, HANDS[1])


def test_a_stake_does_not_tell_a_closed_hand(guest: Arrive) -> None:
    """While a match is played for cards, others see its player's collection and the register as before."""
    ann, ben, eve = enrolled(guest()), enrolled(guest()), guest()
    hand, other = ([int(asset.rpartition("/")[2]) for asset in cards(one)[:5]] for one in (ann, ben))

    def seen(by: Guest) -> list[object]:
        collection = by.http.get(SHELF, params={"of": ann.me["id"]}).json()
        registers = [by.http.get(f"/api/register/triple-triad/ff8/{card}").json()["holders"] for card in hand]
        counts = [[(one["id"], one["count"]) for one in register] for register in registers]
        return [collection["cards"], collection["gil"], counts]

    before = seen(ben), seen(eve)
    wish = {"game": "triple-triad", "rules": CLOSED, "terms": {"owned": True, "gil": 50}}
    match = ann.open(**wish, bring={"cards": hand})
    ben.join(match, bring={"cards": other})
    assert (seen(ben), seen(eve)) == before
    mine = {card["id"]: (card["count"], card["staked"]) for card in ann.http.get(SHELF).json()["cards"]}
    assert all(mine[str(card)][1] == 1 for card in hand)
