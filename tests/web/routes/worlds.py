"""Worlds: one story lived twice, in halls with the same ids, lots and clock, that differ in secrets alone."""

from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from hashlib import shake_256
from pathlib import Path
from typing import Any

from parlour.games.cipher.cards.deck import starters
from tests.hall.communities.test_charter import charter
from tests.web.collecting import SHELF, SHOP, cards, enrolled
from tests.web.edge.hosting import hosted, made_host
from tests.web.visiting import LINK, Guest, Message, Seat, Thrifty

CLOSED = "triple-triad:wiki+visibility=closed+card_pick=free"
HANDS = [50, 51, 52, 53, 54], [50, 101, 7, 33, 88]  # the first card is the one that is played
ORTHODOX = "chakart:seed+array=orthodox"
HIDING = "d1e2~", "d1g4~"  # the hiding square of a queen
STARTER = sorted(starters()["S01"].codes)
# Cards that can replace those of the starter and leave all others in their places.
OTHERS = {
    "B01-006": "B01-005",
    "B01-012": "B01-011",
    "B01-014": "B01-015",
    "B01-018": "B01-017",
    "B01-021": "B01-022",
    "B01-024": "B01-025",
    "B01-028": "B01-027",
    "B01-029": "B01-031",
    "B01-036": "B01-033",
    "S01-005": "S02-001",
}
DECKS = STARTER, [OTHERS.get(code, code) for code in STARTER]
LEADER = starters()["S01"].main
BLUE_HAND = [1, 2, 3, 4, 5]
PASSWORD = "correct horse"
LOBBY = {"kind": "lobby"}
CLUB = "lantern-club"  # a community with its own gil and cards; Ann, Ben and Cid are members, Eve and Zoe are not


class Twin(Thrifty):
    """A machine that draws the same in every world, except for secrets while the worlds are `apart`. Its clocks advance
    with the story, so little that the hall never has to beat.
    """

    def __init__(self, world: int) -> None:
        self.apart = False
        self._world = world
        self._drawn: Counter[str] = Counter()
        self._time = round(datetime(2026, 1, 1, tzinfo=UTC).timestamp() * 1000)

    def _bytes(self, kind: str, size: int, world: int = 0) -> bytes:
        self._drawn[kind] += 1
        return shake_256(f"{kind} {self._drawn[kind]} {world}".encode()).digest(size)

    def token(self, size: int) -> str:
        """Return the next of the ids, which are the same in both worlds."""
        return urlsafe_b64encode(self._bytes("token", size)).rstrip(b"=").decode()

    def secret(self, size: int) -> bytes:
        """Return the next secret, which is this world's own while the worlds are apart."""
        return self._bytes("secret", size, self._world if self.apart else 0)

    def lot(self, n: int) -> int:
        """Return the next lot."""
        return int.from_bytes(self._bytes("lot", 16)) % n

    def wall(self) -> int:
        """Return the time of the story."""
        return self._time

    def steady(self) -> int:
        """Return the time of the story."""
        return self._time

    def later(self) -> None:
        """Let a moment pass."""
        self._time += 1


def _played(*turns: tuple[Seat, str]) -> None:
    """Play actions one after another, each as a command of the same name in every world."""
    for number, (seat, action) in enumerate(turns):
        assert seat.act(action, f"story-{number}")["type"] == "accepted"


class World:
    """A hall and its people, two worlds of which differ in what is Ann's. That is what she holds, offers, writes and
    agrees on with Cid, in the hall and in a community. Ben plays against her, Eve has an account, moderates, owns a
    machine and watches. Zoe has just come, and Gus is the host.
    """

    machine: Guest

    def __init__(self, guests: list[Guest], twin: Twin, number: int) -> None:
        self.number = number
        self._twin = twin
        self.gus, *known, self.zoe = guests
        self.ann, self.ben, self.cid, self.eve = map(self._account, known, ("Ann", "Ben", "Cid", "Eve"))
        self.known: dict[str, list[str]] = {}
        self.heard: dict[str, list[str]] = {}  # by those at a table while something happened there
        own = charter(presets=[], purse={"gil": 300, "prize": None})
        self._made(made_host(self._account(self.gus, "Gus")).post("/api/communities", {"id": CLUB, **own}))
        self._made(self.gus.http.put("/api/players/Eve/role", json={"role": "moderator"}), 200)
        self._live()

    def _of(self, *choices: Any) -> Any:
        """Return one of two things, by the world."""
        return choices[self.number]

    def _account(self, guest: Guest, name: str) -> Guest:
        password = self._of(PASSWORD, "battery staple") if name == "Ann" else PASSWORD
        guest.http.headers["user-agent"] = self._of("Firefox", "Lynx") if name == "Ann" else "Browser"
        assert guest.post("/api/me/claim", {"name": name, "password": password}).status_code == 201
        return guest

    @contextmanager
    def _apart(self) -> Iterator[None]:
        self._twin.apart = True
        yield
        self._twin.apart = False

    def _live(self) -> None:
        """Live the story: what the people did before the others begin to ask."""
        for one in (self.ann, self.ben, self.cid):
            enrolled(one)
            self._twin.later()
            self._made(one.http.put(f"/api/communities/{CLUB}/membership"), 200)
            self._made(one.post(f"{SHELF}/enrol?community={CLUB}"), 200)
        gift, offer, staked, (held, other) = self._for_cards()
        waiting = self.ann.open(**self._closed(), opponent=LINK)
        running = [self._triple_triad(self.ben), self._triple_triad(self.cid), self._chakart(), self._cipher(self.ben)]
        over = self._given_up(self._cipher(self.cid))
        challenges = [self._challenge(LOBBY)]
        with self._apart():  # what nobody else begins may have another seed
            challenges.append(self._challenge({"kind": "player", "player": self.cid.me["id"]}))
        cup = {"name": "Cup", "game": "triple-triad", "rules": CLOSED, "form": "knockout", "guests": True}
        tournament = self._made(self.eve.post("/api/tournaments", cup))
        self._made(self.ann.post(f"/api/tournaments/{tournament['id']}/entrants", {"bring": self._hand()}), 200)
        self.known = {
            "match_id": [one["id"] for one in (waiting, staked, *running, over)],
            "over": [over["id"]],
            "challenge_id": [one["id"] for one in challenges],
            "trade_id": [self._trade()["id"], self._trade(CLUB)["id"], gift["id"], offer["id"]],
            "offer": [offer["list"]],
            "card": ["1", "50", held.rpartition("/")[2], other.rpartition("/")[2]],
            "held": [held],
            "other": [other],
            "tournament_id": [tournament["id"]],
            "player": ["Ann", "Cid"],
            "player_id": [self.ann.me["id"]],
        }
        deck = {"name": self._of("Mine", "Another"), "main": LEADER, "cards": DECKS[self.number]}
        self._made(self.ann.http.put("/api/decks/cipher/mine", json=deck), 200)
        for where in ("", f"?community={CLUB}"):
            self._spend(self.ben, where)

    def _for_cards(self) -> tuple[Message, Message, Message, tuple[str, str]]:
        """Let Ann stake her own cards against Ben, with or without one of Ben's gift. She offers Ben one outside her
        hand. Return both trades, the match, and two cards. One is in her hand in the first world alone, the other in
        the second.
        """
        common, held, other, offered, *others = cards(self.ann)
        given = next(card for card in cards(self.ben) if card not in cards(self.ann))
        gift = self._made(self.ben.post("/api/trades", {"to": self.ann.me["id"], "mine": {given: 1}, "theirs": {}}))
        self._made(self.ann.post(f"/api/trades/{gift['id']}/agree", {"seen": gift["list"]}), 200)
        list_ = {"to": self.ben.me["id"], "mine": {offered: 1}, "theirs": {}}
        offer = self._made(self.ann.post("/api/trades", list_))
        mine = [common, *self._of([held, given], [other, others[0]]), *others[1:3]]
        hands = [[int(card.rpartition("/")[2]) for card in some] for some in (mine, cards(self.ben)[:5])]
        return gift, offer, self._begin(self.ben, hands, terms={"owned": True}), (held, other)

    def _hand(self) -> Message:
        return {"cards": HANDS[self.number]}

    def _closed(self) -> Message:
        return {"game": "triple-triad", "rules": CLOSED, "seat": "red", "bring": self._hand()}

    def _made(self, answer: Any, status: int = 201) -> Message:
        assert answer.status_code == status, answer.text
        self._twin.later()
        return dict(answer.json())

    @contextmanager
    def _watched(self, match: Message, other: Guest, opposite: Seat) -> Iterator[None]:
        """Let Eve watch, and keep what she and Ben hear word for word."""
        with self.eve.at(match) as watching:
            yield
            for name, seat in (("Eve", watching), *([("Ben", opposite)] if other is self.ben else [])):
                seat.settle()
                self.heard[f"{name} {match['id']}"] = seat.raw

    def _triple_triad(self, other: Guest) -> Message:
        """Let Ann and another play their first cards, and talk."""
        return self._begin(other, (HANDS[self.number], BLUE_HAND))

    def _begin(self, other: Guest, hands: Sequence[Sequence[int]], **more: Any) -> Message:
        mine, theirs = ({"cards": hand} for hand in hands)
        match = other.join(self.ann.open(**{**self._closed(), "bring": mine}, **more), bring=theirs)
        with self.ann.at(match) as red, other.at(match) as blue, self._watched(match, other, blue):
            turns = [(red, "1@4"), (blue, "1@0")]
            _played(*(turns if match["to_act"] == "red" else turns[::-1]))
            if other is self.cid:
                line = {"type": "chat", "command": "talk", "text": self._of("I hold Ifrit", "I hold Siren")}
                assert red.ask(line)["type"] == "accepted"
        return match

    def _chakart(self) -> Message:
        """Let Ann's queen hide from Ben."""
        match = self.ben.join(self.ann.open(game="chakart", rules=ORTHODOX, seat="white"))
        with self.ann.at(match) as white, self.ben.at(match) as black, self._watched(match, self.ben, black):
            _played((white, "e2e4"), (black, "e7e5"), (white, self._of(*HIDING)))
        return match

    def _cipher(self, other: Guest) -> Message:
        """Let Ann lay a bond that is in both of her decks, and pass the turn. Nobody has seen what else she holds."""
        deck = {"cards": DECKS[self.number], "main": LEADER}
        match = self.ann.open(game="cipher", rules="cipher:seed", seat="first", bring=deck)
        other.join(match, bring={"deck": "S01"})
        with self.ann.at(match) as first, other.at(match) as second, self._watched(match, other, second):
            hand = first.hear("snapshot")["view"]["sides"]["first"]["hand"]
            bond = next(card["card"] for card in hand if card["card"] in DECKS[0] and card["card"] in DECKS[1])
            _played((first, "keep"), (second, "keep"), (first, bond), (first, "pass"), (first, "end"))
        return match

    def _given_up(self, match: Message) -> Message:
        """Let Ann resign, with what she did not show still hidden."""
        with self.ann.at(match) as seat:
            assert seat.ask({"type": "resign", "command": "resign"})["type"] == "accepted"
        return match

    def whisper(self) -> None:
        """Let Ann do what is between her and Cid alone; the lobby is told only that something happened."""
        with self._apart():
            self._challenge({"kind": "player", "player": self.cid.me["id"]})

    def _challenge(self, to: Message) -> Message:
        return self._made(self.ann.post("/api/challenges", {**self._closed(), "to": to}))

    def _trade(self, community: str | None = None) -> Message:
        """Let Ann pay Cid, and offer them more."""
        for gil in (5, 7), (11, 13):
            list_ = {"to": self.cid.me["id"], "mine": {"gil": gil[self.number]}, "theirs": {}, "community": community}
            trade = self._made(self.ann.post("/api/trades", list_))
            if gil == (5, 7):
                self._made(self.cid.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]}), 200)
        return trade

    def _spend(self, guest: Guest, where: str) -> None:
        """Spend a guest's gil on cards, so that they open no pack: its cards are drawn by this hall's own chance."""
        assert guest.post(f"{SHOP}/cards/1/buy{where}", {"count": 12 if where else 20}).status_code == 200


@contextmanager
def hall_of(number: int, folder: Path, **set_by_host: Any) -> Iterator[tuple[list[Guest], Twin]]:
    """Yield six new guests of the hall of one world, and its machine."""
    twin = Twin(number)
    chosen = {"games": "triple-triad,chakart,cipher", "rate_limits": False, **set_by_host}
    with hosted(folder, environment=twin, **chosen) as address, ExitStack() as open_now:
        yield [open_now.enter_context(Guest(address)) for _ in range(6)], twin


@contextmanager
def world(number: int, folder: Path) -> Iterator[World]:
    """Yield one of the two worlds, at the moment when the others begin to ask."""
    with hall_of(number, folder) as (guests, twin):
        here = World(guests, twin, number)
        made = here.eve.post("/api/me/machines", {"name": "Adel"}).json()
        with Guest(here.eve.address, token=made["token"]) as here.machine:
            yield here
