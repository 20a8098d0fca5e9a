"""The stage: halls whose games are known beforehand, with people in them and tables stopped at a moment."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gallery.evening import Evening
from gallery.quiet import Quiet
from gallery.usual import Usual
from parlour.cli.app import main
from parlour.core.chance import Keyed
from parlour.table.match import Match
from parlour.table.seat import Seat
from tests.e2e import chakart_story, cipher_story
from tests.e2e.story import Move, Plot, Story
from tests.served import Hall
from tests.web.visiting import Message


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


class Stage:
    """Three halls, each opened when the first scene lies there."""

    def __init__(self, opened: Callable[[str], Hall], stories: Mapping[str, Story]) -> None:
        """Keep what opens a hall by its name, and what is played there."""
        self._opened = opened
        self._stories = stories

    @cached_property
    def usual(self) -> Usual:
        """The hall with something on every page."""
        return Usual(self._opened("usual"), self._stories)

    @cached_property
    def evening(self) -> Evening:
        """The hall where one player comes back to her games, and waits for friends."""
        return Evening(self._opened("evening"), self._stories)

    @cached_property
    def quiet(self) -> Quiet:
        """The hall where nobody has been."""
        return Quiet(self._opened("quiet"))


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


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    """Give halls in this folder, open while they are looked at."""
    stories = {story.rules.partition(":")[0]: story for story in _stories()}
    halls: list[Hall] = []

    def opened(name: str) -> Hall:
        (folder / name).mkdir()
        halls.append(Hall(folder / name, program=Rehearsed(stories), TRADE_AFTER="0", RATE_LIMITS="false"))
        halls[-1].start()
        return halls[-1]

    try:
        yield Stage(opened, stories)
    finally:
        for hall in halls:
            hall.kill()
