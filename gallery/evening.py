"""An evening in a hall of its own: one player, her friends, and the games she comes back to."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import Any

from gallery.spot import Heard, Spot, acted, coached
from parlour.analysis.puzzles import shelf
from parlour.hall.analysis import puzzles
from tests.e2e.furnished import account, played
from tests.e2e.story import Move, Story
from tests.served import Hall
from tests.store.migrated import FILE
from tests.web.visiting import Guest, Message

TRIAD = "triple-triad:ffwtt+visibility=open+card_pick=random"  # a newcomer's game
INVITED: Mapping[str, Message] = {
    "triple-triad": {"rules": TRIAD},
    "chakart": {"rules": "chakart:seed+array=orthodox"},
    "cipher": {"rules": "cipher:official", "bring": {"deck": "S01"}},
}
SOLVED = (5, 4, 2, 1)  # days ago


def _won(_played: int, _happened: list[Message], _move: Move) -> bool:
    """Return False, so that the match goes to its end."""
    return False


class Evening:
    """A hall where Odile beats Bastien and loses to him, plays him and Iris, and has friends who play each other."""

    def __init__(self, hall: Hall, stories: Mapping[str, Story]) -> None:
        """Let them play."""
        self.hall = hall
        names = ("Odile", "Bastien", "Iris", "Maud", "Sol")
        self.odile, bastien, iris, maud, sol = (account(hall.url, name) for name in names)
        played(maud, bastien)
        acted(stories["chakart"], (iris, sol), _won)
        self._fought(stories["triple-triad"], bastien)
        acted(stories["chakart"], (self.odile, iris), lambda at, _happened, move: at > 11 and move.seat == 1)
        acted(stories["triple-triad"], (self.odile, bastien), lambda at, _happened, move: at > 4 and move.seat == 0)
        acted(stories["triple-triad"], (maud, sol), lambda at, _happened, _move: at > 3)
        for solver in (self.odile, iris):
            self._solve(solver)
        self.iris = iris
        for friend in ("Maud", "Sol"):
            assert self.odile.http.put(f"/api/ties/{friend}", json={"kind": "friend"}).is_success

    def _fought(self, story: Story, other: Guest) -> None:
        """Let Odile win a story, and look back at it, then lose the same from the other seat."""
        ways = [(self.odile, other), (other, self.odile)]
        path, won = acted(story, ways[0], _won)
        if ways[0][won] is not self.odile:
            ways.reverse()
            path, _seat = acted(story, ways[0], _won)
        self.odile.http.get(path.replace("/t/", "/api/matches/") + "/analysis").raise_for_status()
        acted(story, ways[1], _won)

    def at(self, path: str) -> Spot:
        """Return a page as Odile sees it."""
        return Spot(self.hall, path, self.odile)

    def anew(self, path: str) -> Spot:
        """Return a page as somebody sees it who comes for the first time."""
        return Spot(self.hall, path)

    @cached_property
    def chosen(self) -> Spot:
        """The puzzle of the day of somebody who has solved a few, and who played Chakart last."""
        return Spot(self.hall, "/puzzle", self.iris)

    @cached_property
    def look_back(self) -> Spot:
        """The analysis of a newcomer's game of Triple Triad, played to its end."""
        newcomer = Guest(self.hall.url)
        path = coached(newcomer, TRIAD, lambda _view, _advice: False)
        return Spot(self.hall, path.replace("/t/", "/library/") + "/after", newcomer)

    @cached_property
    def invitations(self) -> Mapping[str, str]:
        """The addresses of Odile's challenges, by game."""
        return {game: self._challenge(game=game, **wish) for game, wish in INVITED.items()}

    def _challenge(self, **wish: Any) -> str:
        answer = self.odile.post("/api/challenges", {"seat": "random", **wish, "to": {"kind": "link"}})
        assert answer.status_code == 201, answer.text
        return f"/c/{answer.json()['id']}"

    def first_game(self, heard: Heard) -> Spot:
        """Return a newcomer's game of Triple Triad at a moment."""
        newcomer = Guest(self.hall.url)
        return Spot(self.hall, coached(newcomer, TRIAD, heard), newcomer)

    def _solve(self, solver: Guest) -> None:
        """Solve the puzzles of some days that are past."""
        for ago in SOLVED:
            then = datetime.now(UTC) - timedelta(days=ago)
            puzzle = shelf.daily(puzzles.day_of(_written(then)), shelf.easy("triple-triad"))
            assert solver.post(f"/api/puzzles/{puzzle.id}/try", {"action": puzzle.solution}).is_success
            with closing(sqlite3.connect(self.hall.data / FILE)) as store, store:
                known = (_written(then), solver.me["id"], puzzle.id)
                store.execute("UPDATE puzzle_record SET solved = ? WHERE player = ? AND puzzle = ?", known)


def _written(time: datetime) -> str:
    """Return a time as the hall writes it."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
