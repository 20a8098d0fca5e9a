"""The archive: every finished match, found again by who played what, how and when."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from typing import Any, Protocol

from parlour.core import registry
from parlour.core.contract import SPECTATOR
from parlour.core.game import Game
from parlour.core.refusal import Conflict, NotFound, Refusal
from parlour.hall.people.player import Player
from parlour.hall.play.origin import Origin
from parlour.table.entry import Kind, StoredEntry
from parlour.table.match import Match
from parlour.table.projection import counting_history, history, match_json

DRAW = "draw"
FORMAT = 1  # of the files
PAGE = 24  # matches on one page of a search


class LoggedEntry(StoredEntry):
    """A line of a match's log as a file, with the picks of chance and all that anybody brought."""

    seq: int
    kind: Kind
    seat: int | None
    time: str


@dataclass(frozen=True, slots=True)
class Question:
    """A search of the archive; None is anything. `since` and `until` are days, both included, as YYYY-MM-DD.

    `result` is the name of the winning seat or "draw"; `after` is the place where the last page ended. To a `community`
    belong matches under rules that it has or had under a name.
    """

    player: str | None = None
    game: str | None = None
    preset: str | None = None
    result: str | None = None
    since: str | None = None
    until: str | None = None
    after: str | None = None
    community: str | None = None

    def winner(self) -> tuple[bool, int | None]:
        """Return whether the winner matters, and the number of the seat that should have won, None for a draw."""
        if self.result is None:
            return False, None
        if self.result == DRAW:
            return True, None
        seats = {name: number for game in registry.games() for number, name in enumerate(game.seats)}
        if self.result not in seats:
            raise Refusal("bad-archive-result", given=self.result, known=", ".join([DRAW, *seats]))
        return True, seats[self.result]


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match as the archive lists it; `winner` is a seat's name, or None for a draw.

    `taken_back` is the number of takebacks.
    """

    id: str
    game: str
    rules: str
    seats: dict[str, str | None]
    winner: str | None
    ended: str
    entries: int
    taken_back: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """Some matches, the newest first, and where the next page begins, None after the last."""

    matches: Sequence[Finished]
    next: str | None


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of somebody's matches against a level of the house, at one game."""

    game: str
    level: str
    won: int
    drawn: int
    lost: int


class Archive(Protocol):
    """The archive as it is kept."""

    async def search(self, question: Question) -> Page:
        """Return one page of what fits the question."""

    async def ended_after(self, place: tuple[str, str], most: int) -> Sequence[tuple[str, str]]:
        """Return when matches ended and their ids, in that order, after one of them; the first come after ("", "")."""

    async def tallies(self, player: str) -> Sequence[Tally]:
        """Return how a player fared against each of the house, by game and level.

        Studies, and matches that were called off or in which something was taken back, count for nothing.
        """


@dataclass(frozen=True, slots=True)
class File:
    """A finished match as a file; it is written when it is asked for."""

    kind: str
    name: str
    media: str
    text: Callable[[], str]


def files(match: Match, player: Player | None, origin: Origin | None = None) -> list[File]:
    """Return the files of a match: what a spectator saw, and for its players their own view and the whole log as well.

    `origin` is where the seed of a tournament's match came from, once that may be known: the log tells it too.
    """
    return [*_logs(match, player, origin), *_notations(match)]


def file(match: Match, player: Player | None, kind: str, origin: Origin | None = None) -> File:
    """Return one of those files by its kind."""
    known: list[str] = []
    for one in chain(_logs(match, player, origin), _notations(match)):
        if one.kind == kind:
            return one
        known.append(one.kind)
    raise NotFound("unknown-export", given=kind, known=", ".join(known))


def _logs(match: Match, player: Player | None, origin: Origin | None) -> list[File]:
    """Return what every game gives: each is written when it is asked for."""
    if match.status != "over":
        raise Conflict("not-over-yet")
    found = [_file(match, "history.jsonl", "application/jsonl", lambda: _lines(match, history(match, SPECTATOR)))]
    seat = None if player is None else match.seat_of(player.id)
    if seat is not None:
        found.append(_file(match, "seat.jsonl", "application/jsonl", lambda: _lines(match, history(match, seat))))
        found.append(_file(match, "log.jsonl", "application/jsonl", lambda: _lines(match, _log(match), origin)))
    return found


def _notations(match: Match) -> Iterator[File]:
    """Yield the files in the notations of the game's community: only a look at its whole history tells them."""
    if match.diverged_at is not None or type(match.game).exports is Game.exports:
        return  # nobody can write down what cannot be replayed, or the game has no notation
    names = {name: seat.name for name, seat in zip(match.game.seats, match.seats, strict=True) if seat is not None}
    for kind, text in match.game.exports(counting_history(match, SPECTATOR), names).items():
        yield _file(match, f"{kind}.txt", "text/plain; charset=utf-8", partial(str, text))


def _file(match: Match, kind: str, media: str, text: Callable[[], str]) -> File:
    return File(kind, f"{match.game.name}-{match.id}.{kind}", media, text)


def _lines(match: Match, entries: Sequence[Mapping[str, Any]], origin: Origin | None = None) -> str:
    header = {"parlour": FORMAT, **match_json(match, None), **({"origin": asdict(origin)} if origin else {})}
    made = match.game.cards.made(match.rules) if match.game.cards else None
    if made is not None:
        header["card_set"] = made  # so that it can be replayed where nobody knows this set, or it has changed
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [header, *entries])


def _log(match: Match) -> list[LoggedEntry]:
    """Return every entry with its picks and what both brought: whoever has it can recompute the whole match."""
    return [
        {"seq": one.seq, "kind": one.kind, "seat": one.seat, "time": one.time, **one.as_json()} for one in match.log
    ]
