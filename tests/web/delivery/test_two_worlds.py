"""Two worlds that differ in what Ann alone may know: everything outside the hall is the same in both.

Compared are notices, pushed messages, mail and hooks, and what strangers see of a match in frames, links and pictures.
That holds while the match is played and when it is over.
"""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.web.delivery.receiving import Browser, post_office, receiving
from tests.web.routes.notices.test_inbox import BY_POST
from tests.web.routes.notices.test_preferences import of, opened
from tests.web.routes.worlds import BLUE_HAND, CLOSED, DECKS, HANDS, HIDING, LEADER, ORTHODOX, Twin, hall_of
from tests.web.visiting import Guest, Message, until

LANGUAGES = ("en", "fr")
TOLD = ("ben", "eve")
# These headers are new at each delivery or depend on the port, and tell nothing of the story.
UNTOLD = {"authorization", "content-length", "host", "user-agent", "accept-encoding", "accept", "connection"}
WRITTEN_ANEW = {"date", "message-id"}
PICTURES = ("preview.png", "moves.gif")
HALL = "https://cards.example"


class Story:
    """Ann plays each game with something hidden by post against Ben, both with an account. What Ann holds differs from
    the other world. Eve has been challenged, and watches.
    """

    def __init__(self, guests: list[Guest], twin: Twin, number: int, around: Any) -> None:
        self._twin, self._number, self._around = twin, number, around
        self.ann, self.ben, self.eve, *_ = guests
        for guest, name in ((self.ann, "ann"), (self.ben, "ben"), (self.eve, "eve")):
            guest.post("/api/me/claim", {"name": name, "password": "correct horse"}).raise_for_status()
            twin.later()
        self.browsers: dict[str, Browser] = {name: opened(around, self._guest(name), name) for name in TOLD}
        self._ids: dict[str, set[str]] = {name: set() for name in TOLD}
        self._acts = 0
        self.games = {"triple-triad": self._triple_triad, "chakart": self._chakart, "cipher": self._cipher}

    def _guest(self, name: str) -> Guest:
        return {"ann": self.ann, "ben": self.ben, "eve": self.eve}[name]

    def _of(self, choices: Any) -> Any:
        return choices[self._number]

    def done(self, answer: httpx.Response | None = None) -> Message:
        """Wait until everybody outside has been told of an event, and return the body of its answer."""
        if answer is not None:
            answer.raise_for_status()
        self._twin.later()
        for name in TOLD:
            self._ids[name] |= {one["id"] for one in self._guest(name).http.get("/api/inbox").json()["notices"]}
            many = len(self._ids[name])
            until(lambda name=name, many=many: len(of(self._around.push, name)) >= many, f"{name} is pushed {many}")
            until(lambda name=name, many=many: len(of(self._around.chat, name)) >= many, f"{name} is hooked {many}")
            until(lambda name=name, many=many: len(self.letters(name)) >= many, f"{name} is mailed {many}")
        return {} if answer is None else dict(answer.json())

    def letters(self, name: str) -> list[Any]:
        """Return the letters to a player, without the one that proves the address."""
        return self._around.post.to(f"{name}@example.org")[1:]

    def _played(self, match: Message, *turns: tuple[Guest, str]) -> None:
        for guest, action in turns:
            with guest.at(match) as seat:
                self._acts += 1
                assert seat.act(action, f"story-{self._acts}")["type"] == "accepted", action
            self.done()

    def challenge(self, to: Guest) -> Message:
        """Let Ann challenge somebody, with a hidden hand."""
        wish = {"game": "triple-triad", "rules": CLOSED, "seat": "red", "bring": {"cards": self._of(HANDS)}}
        told = {"to": {"kind": "player", "player": to.me["id"]}, "terms": BY_POST}
        return self.done(self.ann.post("/api/challenges", {**wish, **told}))

    def _triple_triad(self) -> Message:
        made = self.challenge(self.ben)
        accepted = self.ben.post(f"/api/challenges/{made['id']}/accept", {"bring": {"cards": BLUE_HAND}})
        match = self.ben.look({"id": self.done(accepted)["match"]})
        turns = [(self.ann, "1@4"), (self.ben, "1@0")]
        self._played(match, *(turns if match["to_act"] == "red" else turns[::-1]))
        return match

    def _chakart(self) -> Message:
        match = self.ann.open(game="chakart", rules=ORTHODOX, seat="white", terms=BY_POST)
        self.ben.join(match)
        self.done()
        self._played(match, (self.ann, "e2e4"), (self.ben, "e7e5"), (self.ann, self._of(HIDING)))
        return match

    def _cipher(self) -> Message:
        deck = {"cards": self._of(DECKS), "main": LEADER}
        match = self.ann.open(game="cipher", rules="cipher:seed", seat="first", bring=deck, terms=BY_POST)
        self.ben.join(match, bring={"deck": "S01"})
        self.done()
        with self.ann.at(match) as seat:
            hand = seat.hear("snapshot")["view"]["sides"]["first"]["hand"]
        bond = next(card["card"] for card in hand if all(card["card"] in deck for deck in DECKS))
        self._played(match, (self.ann, "keep"), (self.ben, "keep"))
        self._played(match, (self.ann, bond), (self.ann, "pass"), (self.ann, "end"))
        return match

    def give_up(self, match: Message) -> None:
        """Let Ann resign, with what she did not show still hidden."""
        with self.ann.at(match) as seat:
            assert seat.ask({"type": "resign", "command": "resign"})["type"] == "accepted"
        self.done()

    def secret(self, match: Message) -> Any:
        """Return what Ann sees of a match."""
        with self.ann.at(match) as seat:
            return seat.hear("snapshot")["view"]

    def told(self) -> dict[str, Any]:
        """Return everything that Ben and Eve were told so far, in the hall and outside."""
        found: dict[str, Any] = {}
        for name in TOLD:
            pushed, hooked = of(self._around.push, name), of(self._around.chat, name)
            found |= {
                f"{name}'s inbox": self._guest(name).http.get("/api/inbox").content,
                f"{name} is pushed": [(_heads(one), self.browsers[name].read(one.body)) for one in pushed],
                f"{name}'s program": [(_heads(one), one.body) for one in hooked],
                f"{name}'s mail": [_letter(one) for one in self.letters(name)],
            }
        return found

    def shown(self, match: Message) -> dict[str, Any]:
        """Return what a stranger is shown of a match: frame, links, pictures and answers for programs."""
        found: dict[str, Any] = {}
        with httpx.Client(base_url=self.ann.address) as stranger:
            for lang in LANGUAGES:
                for path in _places(match["id"]):
                    answer = stranger.get(path, headers={"accept-language": lang})
                    heads = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "server"))
                    found[f"{path} {lang}"] = (answer.status_code, heads, answer.content)
        return found


def _places(match_id: str) -> list[str]:
    pages = [f"/embed/{match_id}", f"/t/{match_id}", f"/library/{match_id}"]
    pictures = [f"/api/matches/{match_id}/{picture}" for picture in PICTURES]
    return [*pages, *pictures, f"/api/oembed?url={HALL}/t/{match_id}", f"/api/oembed?url={HALL}/library/{match_id}"]


def _heads(request: Any) -> list[tuple[str, str]]:
    return sorted((name, value) for name, value in request.headers.items() if name not in UNTOLD)


def _letter(letter: Any) -> Any:
    heads = [(name, value) for name, value in letter.items() if name.lower() not in WRITTEN_ANEW]
    return heads, letter.get_content()


def lived(number: int, folder: Path, around: Any) -> Iterator[tuple[str, Any]]:
    """Live one of the worlds, and yield what had been told by then after each event."""
    reached = {"mail": around.post.address, "mail_from": "hall@cards.example", "hooks": around.chat.address}
    known = {"public_url": HALL, "push_services": around.push.address, "secure_cookies": False}
    with hall_of(number, folder, frames="*", **reached, **known) as (guests, twin):
        story = Story(guests, twin, number, around)
        story.challenge(story.eve)
        for game, played in story.games.items():
            match = played()
            yield f"{game}, hidden from all but Ann", story.secret(match)
            yield f"{game}, told", story.told()
            yield f"{game}, shown", story.shown(match)
            story.give_up(match)
            yield f"{game}, told at its end", story.told()
            yield f"{game}, shown at its end", story.shown(match)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Return both worlds. They use the same outside servers one after the other, since their addresses occur in what is
    told.
    """
    with post_office() as post, receiving(201) as push, receiving(204) as chat:
        around = SimpleNamespace(post=post, push=push, chat=chat)
        found = []
        for number in (0, 1):
            found.append(dict(lived(number, tmp_path_factory.mktemp(str(number)), around)))
            for kept in (post.letters, push.requests, chat.requests):
                kept.clear()
    return found


def test_nobody_is_told_outside_what_they_may_not_know(worlds: list[dict[str, Any]]) -> None:
    """Everything told outside is the same byte for byte in both worlds, during each game and after its end."""
    one, other = worlds
    assert one.keys() == other.keys()
    for when in one:
        if when.endswith("hidden from all but Ann"):
            assert one[when] != other[when], "there is nothing to hide"
            continue
        assert one[when].keys() == other[when].keys()
        for what in one[when]:
            assert one[when][what] == other[when][what], (when, what)


def test_everybody_is_told_something(worlds: list[dict[str, Any]]) -> None:
    """Every channel of the comparison has told something, and the pictures are there."""
    for when, told in worlds[0].items():
        if "told" in when:
            assert all(told.values()), when
        elif "shown" in when:
            film = 200 if when.endswith("end") else 409
            for what, (status, _heads, body) in told.items():
                assert (status, bool(body)) == (film if "moves.gif" in what else 200, True), (when, what)
    inbox = worlds[0]["cipher, told at its end"]["ben's inbox"].decode()
    assert all(f'"kind":"{kind}"' in inbox for kind in ("challenged", "turn", "ended"))
