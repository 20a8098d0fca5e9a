"""The stage: a hall whose games are known beforehand, with people in it and tables stopped at a moment."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour.cli.app import main
from parlour.core import registry
from parlour.core.chance import Keyed
from parlour.table.match import Match, Seat
from tests.e2e import chakart_story, cipher_story
from tests.e2e.furnished import LINK, RULES, Furniture, account, furnish
from tests.e2e.story import Move, Plot, Story
from tests.served import Hall
from tests.web.collecting import SHELF, WIKI, hand
from tests.web.visiting import Guest, Message

Until = Callable[[int, list[Message], Move], bool]  # of the number of moves, the last one's events, and the next move


@dataclass(frozen=True)
class Spot:
    """An address, and the guest who looks at it; None for a newcomer."""

    path: str
    who: Guest | None = None


@dataclass(frozen=True)
class Rehearsed:
    """The real program, except for chance: every match of a game has the chance of its story."""

    stories: Mapping[str, Story]

    def __call__(self) -> None:
        """Run the program."""
        stories = self.stories

        def known(match: Match, seq: int, *_sitting: Seat) -> Keyed:
            story = stories[match.game.name]
            return Keyed(story.secret, story.match, seq)

        Match.chance = known  # type: ignore[method-assign]
        main()


@dataclass(frozen=True)
class Stage:
    """A hall, its people, and the games that are played in it."""

    hall: Hall
    furniture: Furniture
    stories: Mapping[str, Story]
    players: tuple[Guest, Guest]
    regular: Guest  # has cards, and a table that waits for somebody
    waiting: str  # its address
    staked: str  # the address of a challenge to the regular for cards
    host: Guest

    def table(self, game: str, until: Until) -> Spot:
        """Play a match of this game until a moment, as seen by the player to answer; at its end, by the winner."""
        story = self.stories[game]
        seats = registry.game(game).seats
        first, second = self.players
        match = first.open(game=game, rules=story.rules, seat=seats[0], bring=story.brings[0])
        path = f"/t/{match['id']}"
        with ExitStack() as at_the_table:
            sockets = [at_the_table.enter_context(guest.at(match)) for guest in self.players]
            second.join(match, bring=story.brings[1])
            happened: list[Message] = []
            for played, move in enumerate(story.moves):
                if until(played, happened, move):
                    return Spot(path, self.players[move.seat])
                taken = sockets[move.seat].act(move.legal["action"])
                assert taken["type"] == "accepted", taken
                heard = sockets[1 - move.seat].hear("entry")["entry"]
                while heard["seat"] != seats[move.seat]:
                    heard = sockets[1 - move.seat].hear("entry")["entry"]
                happened = heard["events"]
        return Spot(path, self.players[first.look(match)["result"]["winner"] == seats[1]])


def _any_card(_legal: Message, _view: Message, _missing: set[str]) -> float:
    return 1


def _reasons(_move: Move, entry: Any) -> set[str]:
    return {event.data["by"] for event in entry.events if event.kind == "flipped"}


def _stories() -> Iterator[Story]:
    """Yield an eventful game of each kind."""
    rules = "triple-triad:ffwtt+same+plus+elemental+card_pick=random+visibility=open"
    yield Plot(rules, frozenset({"plus", "combo"}), 9, _any_card, _reasons).tell("plus-and-combo")
    yield chakart_story.story("eight-eggs", chakart_story.EFFECTS, 90)
    yield cipher_story.STARTER_GAME.tell("starter-game")


def _host_token(folder: Path) -> str:
    """Return the host's token of a hall on this folder, from its own machine."""
    command = [Path(sys.executable).with_name("parlour"), "host-token", "--data", folder]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _challenged(by: Guest, whom: Guest) -> str:
    """Return the address of a challenge for cards of their own, with open hands."""
    assert by.post(f"{SHELF}/enrol").is_success
    wish = {"game": "triple-triad", "rules": WIKI, "bring": {"cards": hand(by)}, "terms": {"owned": True, "gil": 50}}
    answer = by.post("/api/challenges", {**wish, "to": {"kind": "player", "player": whom.me["id"]}})
    assert answer.is_success, answer.text
    return f"/c/{answer.json()['id']}"


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    """Give a hall on this folder, open while it is looked at."""
    stories = {story.rules.partition(":")[0]: story for story in _stories()}
    token = _host_token(folder)
    hall = Hall(folder, program=Rehearsed(stories), TRADE_AFTER="0")
    hall.start()
    try:
        with ExitStack() as inhabitants:
            names = ("Camille", "Gaspard", "Odile", "Hospes")
            camille, gaspard, odile, host = (inhabitants.enter_context(account(hall.url, name)) for name in names)
            assert odile.post(f"{SHELF}/enrol").is_success
            assert host.post("/api/me/host", {"token": token}).is_success
            waiting = odile.open(game="triple-triad", rules=RULES, opponent=LINK)
            tables = (f"/t/{waiting['id']}", _challenged(gaspard, odile))
            yield Stage(hall, furnish(hall.url), stories, (camille, gaspard), odile, *tables, host)
    finally:
        hall.kill()
