"""Seat: a machine at the tables of a hall. It accepts challenges that come, and plays on the matches it left."""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from typing import Final, TypeAlias

from parlour.core import registry
from parlour.core.refusal import Refusal, Unavailable
from parlour.core.rules import RuleSet
from parlour.remote.hall import TROUBLE, Hall, HallRefusal, Json
from parlour.remote.mind import Mind
from parlour.remote.table import Backoff, played

LOOK: Final = 10.0  # seconds after which the lobby is read even in silence
GOODBYE: Final = 5.0  # seconds for the last thoughts to finish
CLOSED: Final = ("unknown-token", "banned", "unknown-interface")  # another try would be answered alike
Minds: TypeAlias = Callable[[str], Mind]
Say: TypeAlias = Callable[..., None]
"""A function that prints a message of the terminal's, by its name and variables."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The matches a seat is willing to play: these games, under these rules alone if some are named.

    `most` is the number of tables at once. With `open`, an offer of its own waits in the lobby as long as there is
    room.
    """

    games: tuple[str, ...]
    rules: tuple[RuleSet, ...]
    most: int
    open: bool

    def fits(self, challenge: Json) -> bool:
        """Return True if a challenge is among the matches wanted."""
        ours = challenge["game"] in self.games
        return ours and (not self.rules or challenge["rules"]["text"] in {rules.text for rules in self.rules})

    def offers(self) -> list[RuleSet]:
        """Return the rules of the offers to keep in the lobby."""
        usual = [registry.game(game).rule_book.standard for game in self.games]
        return list(self.rules or usual) if self.open else []


@dataclass(slots=True)
class Seat:
    """A machine in a hall, with a mind for each match."""

    hall: Hall
    wish: Wish
    minds: Minds
    say: Say
    ended: threading.Event = field(default_factory=threading.Event)
    _playing: dict[str, threading.Thread] = field(default_factory=dict)
    _given_up: set[str] = field(default_factory=set)

    def sit(self) -> None:
        """Accept challenges until it is `ended`.

        Then offers are withdrawn, and matches wait in the hall for the next time. It is a Refusal if the hall locks it
        out.
        """
        backoff = Backoff()
        while not self.ended.is_set():
            try:
                self._attend(backoff)
            except Refusal as refusal:
                if refusal.code in CLOSED:
                    raise
                self._wait(backoff, refusal)
            except TROUBLE as trouble:
                self._wait(backoff, self.hall.away(trouble))
        self.leave()

    def end(self) -> None:
        """Accept nothing more; may be called from any thread."""
        self.ended.set()
        self.hall.hang_up()

    def leave(self) -> None:
        """Leave the tables, and withdraw all offers."""
        for thread in list(self._playing.values()):
            thread.join(GOODBYE)
        with suppress(Refusal):
            for challenge in self.hall.get("/api/challenges"):
                if challenge["mine"] and challenge["status"] == "open":
                    self.hall.delete(f"/api/challenges/{challenge['id']}")

    def _attend(self, backoff: Backoff) -> None:
        with self.hall.socket("/api/lobby/socket") as line:
            while not self.ended.is_set():
                self._look()
                backoff.well()
                line.hear(LOOK)

    def _wait(self, backoff: Backoff, why: Refusal) -> None:
        if self.ended.is_set():
            return
        seconds = backoff.next()
        self.say("cli-seat-away", why=why, seconds=ceil(seconds))
        self.ended.wait(seconds)

    def _look(self) -> None:
        lobby = self.hall.get("/api/lobby")
        for match in lobby["playing"]:
            self._play(match["id"])
        mine = []
        for challenge in lobby["challenges"]:
            to = challenge["to"]
            if challenge["mine"] and challenge["status"] == "open":
                mine.append(challenge["rules"]["text"])
            elif to is not None and to["id"] == self.hall.me["id"]:
                self._take(challenge)
        for rules in self.wish.offers():
            if self._has_room() and rules.text not in mine:
                self.hall.post("/api/challenges", _offer(rules))

    def _has_room(self) -> bool:
        return len(self._playing) < self.wish.most

    def _take(self, challenge: Json) -> None:
        """Accept a challenge that fits as soon as there is room, and decline one that does not."""
        where = f"/api/challenges/{challenge['id']}"
        try:
            if not self.wish.fits(challenge):
                self.hall.delete(where)
                self.say("cli-seat-declined", name=challenge["challenger"]["name"], rules=challenge["rules"]["text"])
            elif self._has_room():
                self._play(self.hall.post(f"{where}/accept")["match"])
        except HallRefusal as refusal:
            self.say("cli-seat-not-taken", why=refusal)
            if refusal.code not in ("machine-busy", "challenge-closed", "too-often", "machine-too-fast"):
                with suppress(Refusal):
                    self.hall.delete(where)

    def _play(self, match_id: str) -> None:
        if match_id not in {*self._playing, *self._given_up}:
            self._playing[match_id] = threading.Thread(target=self._to_its_end, args=(match_id,), daemon=True)
            self._playing[match_id].start()

    def _to_its_end(self, match_id: str) -> None:
        try:
            match = self.hall.get(f"/api/matches/{match_id}")
            names = {seat: sits["name"] or "-" for seat, sits in match["seats"].items()}
            other = next((name for seat, name in names.items() if seat != match["you"]), "-")
            self.say("cli-seat-plays", rules=match["rules"]["text"], name=other, match=match_id)
            end = played(self.hall, match_id, self.minds(match["game"]), self._pause)
            if end is not None:
                self.say("cli-seat-over", match=match_id, how=_how(end), name=other)
        except Unavailable:
            pass  # the next look finds the match again
        except Refusal as refusal:
            self._given_up.add(match_id)
            self.say("cli-seat-gave-up", match=match_id, why=refusal)
        finally:
            self._playing.pop(match_id, None)

    def _pause(self, seconds: float) -> bool:
        return not self.ended.wait(seconds)


def _offer(rules: RuleSet) -> Json:
    return {"game": rules.game, "rules": rules.text, "seat": "random", "to": {"kind": "lobby"}}


def _how(match: Json) -> str:
    """Return how a match ended for its seat."""
    result = match["result"]
    if result is None:
        return "closed"
    if result["winner"] is None:
        return "drawn"
    return "won" if result["winner"] == match["you"] else "lost"
