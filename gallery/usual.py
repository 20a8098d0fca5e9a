"""The usual hall: furnished for every page, with people who play the stories to a moment."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from gallery.spot import Spot, Until, acted
from tests.e2e.furnished import LINK, RULES, account, furnish, played
from tests.e2e.story import Story
from tests.served import Hall
from tests.web.collecting import SHELF, WIKI, given_up, hand, staked
from tests.web.visiting import Guest

LIVE = 5  # moves of the game that goes on
SEA = (
    *("Lighthouse", "Kraken", "Storm", "Whale", "Anchor", "Octopus", "Helmsman", "Diver", "Ferryman", "Lamplighter"),
    *("Anglerfish", "Gull", "Crab", "Seahorse", "Buoy", "Harpoon", "Mermaid", "Coral", "Pearl", "Tide"),
)
SIDES = ("top", "right", "bottom", "left")
FILLED = ("triple-triad/ff8", "triple-triad/ff14", "cipher/enforced")  # sets of which somebody has much
MANY, ONCE = 110, 20  # cards of a set that are looked at, and kinds that a host gives at once


class Usual:
    """A furnished hall; its `regular` has cards and a table that waits for somebody, its `host` keeps it."""

    def __init__(self, hall: Hall, stories: Mapping[str, Story]) -> None:
        """Let people in, and furnish it."""
        self.hall = hall
        self._stories = stories
        names = ("Camille", "Gaspard", "Odile", "Hospes")
        camille, gaspard, self.regular, self.host = (account(hall.url, name) for name in names)
        self._players = (camille, gaspard)
        assert self.regular.post(f"{SHELF}/enrol").is_success
        assert self.host.post("/api/me/host", {"token": _host_token(hall.data)}).is_success
        self.waiting = f"/t/{self.regular.open(game='triple-triad', rules=RULES, opponent=LINK)['id']}"
        self.staked = _challenged(gaspard, self.regular)
        self.made = _published(self.host)
        self.won = _won(camille, self.regular)
        _filled(self.regular, self.host)
        self.furniture = furnish(hall.url)
        for ann, ben in ((camille, gaspard), (self.regular, camille), (gaspard, self.regular)):
            played(ann, ben)
        acted(stories["chakart"], (camille, self.regular), lambda *_moment: False)
        acted(stories["triple-triad"], (gaspard, camille), lambda at, *_moment: at > LIVE)

    def at(self, path: str, who: Guest | None = None) -> Spot:
        """Return a page as a guest sees it, or a newcomer."""
        return Spot(self.hall, path, who)

    def table(self, game: str, until: Until) -> Spot:
        """Play a match of this game until a moment, as seen by the player to answer; at its end, by the winner."""
        path, seat = acted(self._stories[game], self._players, until)
        return Spot(self.hall, path, self._players[seat])

    def after(self, game: str) -> Spot:
        """Play a match of this game to its end, and return its analysis as seen by the loser."""
        record = self.record(game)
        return Spot(self.hall, f"{record.path}/after", record.who)

    def record(self, game: str) -> Spot:
        """Play a match of this game to its end, and return its record as seen by the loser."""
        path, seat = acted(self._stories[game], self._players, lambda *_moment: False)
        return Spot(self.hall, path.replace("/t/", "/library/"), self._players[1 - seat])


def _host_token(folder: Path) -> str:
    """Return the host's token of a hall on this folder, from its own machine."""
    command = [Path(sys.executable).with_name("parlour"), "host-token", "--data", folder]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _published(host: Guest) -> str:
    """Return the address of a set of cards that was made in this hall."""
    rows = [
        {"id": n, "name": name, "level": (1 + n) // 2, **{side: 1 + n * k % 10 for k, side in enumerate(SIDES, 3)}}
        for n, name in enumerate(SEA, 1)
    ]
    document = {"game": "triple-triad", "name": "sea", "title": "The open sea", "pack_price": 400, "cards": rows}
    answer = host.post("/api/card-sets", {**document, "after": 0})
    assert answer.is_success, answer.text
    return f"/card-sets/{answer.json()['name']}"


def _challenged(by: Guest, whom: Guest) -> str:
    """Return the address of a challenge for cards of their own, with open hands."""
    assert by.post(f"{SHELF}/enrol").is_success
    wish = {"game": "triple-triad", "rules": WIKI, "bring": {"cards": hand(by)}, "terms": {"owned": True, "gil": 50}}
    answer = by.post("/api/challenges", {**wish, "to": {"kind": "player", "player": whom.me["id"]}})
    assert answer.is_success, answer.text
    return f"/c/{answer.json()['id']}"


def _won(loser: Guest, winner: Guest) -> str:
    """Return the address of a table where the winner is to take a card."""
    assert loser.post(f"{SHELF}/enrol").is_success
    match = staked(loser, winner)
    given_up(loser, match)
    return f"/t/{match['id']}"


def _filled(album: Guest, host: Guest) -> None:
    """Fill an album: of every five cards one is missing and one is there twice; of the missing some are wanted."""
    for shelf in FILLED:
        cards = album.http.get(f"/api/collection/{shelf}").json()["cards"][:MANY]
        gifts = [(card["asset"], 2 if at % 5 == 1 else 1) for at, card in enumerate(cards) if at % 5 != 2]
        for at in range(0, len(gifts), ONCE):
            gift = {"why": "for the pictures", "assets": dict(gifts[at : at + ONCE])}
            assert host.post(f"/api/host/accounts/{album.me['id']}/grant", gift).is_success
        for card in cards[2::15]:
            assert album.http.put(f"/api/wishes/{shelf}/{card['id']}").is_success
