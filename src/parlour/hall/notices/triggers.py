"""Triggers: the notices that follow from what happens.

A notice says nothing that its reader may not know: names, games and cards that changed hands. It never says the reason
that somebody else was told.
"""

from collections.abc import Iterable, Sequence

from parlour.core import words
from parlour.core.shapes import Argument
from parlour.hall.effects import Effect
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.shapes import Kind
from parlour.hall.people.player import Player
from parlour.table.entry import Entry
from parlour.table.match import Match

HOUR = 3600  # seconds: who has so long for a turn need not sit at the table


def told(player: Player, kind: Kind, subject: str, now: str, by: Player, place: str = "", **about: Argument) -> Notify:
    """Tell a player what another did, who has nothing left to do about it."""
    return Notify((Notice(player.id, kind, subject, now, {"name": by.name, **about}, place),), (by.id,))


def game_said(name: str) -> Argument:
    """Return a game by its name, in the reader's language."""
    return words.sentence(f"game-{name}")


def after_entries(match: Match, entries: Sequence[Entry]) -> tuple[Effect, ...]:
    """Return what the players of a match are told after these entries.

    They hear that a match of a tournament begins, and that it is their turn if a turn is long. They hear how it ended
    if they may have been away. For a player with a chair kept nothing waits once the match begins, or the table is
    closed.
    """
    if not (is_by_post(match) or match.terms.tournament):
        kept = tuple(sits.keeps for sits in match.seats if sits is not None and sits.keeps)
        began_or_closed = any(entry.kind in ("dealt", "closed") for entry in entries)
        return (Notify((), kept),) if kept and began_or_closed else ()
    last = entries[-1]
    if match.status == "over":
        notices = list(_ended(match, last))
    elif match.status == "live" and any(entry.kind == "dealt" for entry in entries) and match.terms.tournament:
        notices = [_notice(match, seat, "pairing", last) for seat in _people(match)]
    else:
        notices = list(_turn(match, last))
    return (Notify(tuple(notices), _settled(match)),)


def is_by_post(match: Match) -> bool:
    """Tell whether nobody has to sit at this table while they wait: a turn of it takes hours."""
    return match.terms.clock is not None and match.terms.clock.free >= HOUR


def _turn(match: Match, last: Entry) -> Iterable[Notice]:
    seat = match.to_act()
    if match.status == "live" and is_by_post(match) and seat != last.seat and seat in _people(match):
        yield _notice(match, seat, "turn", last, str(last.seq))


def _ended(match: Match, last: Entry) -> Iterable[Notice]:
    result = match.result()
    winner = None if result is None or result["winner"] is None else match.game.seats.index(result["winner"])
    for seat in _people(match):
        if seat != last.seat:
            yield _notice(match, seat, "ended", last, result=_how(winner, seat))


def _how(winner: int | None, seat: int) -> str:
    if winner is None:
        return "drawn"
    return "won" if winner == seat else "lost"


def _settled(match: Match) -> tuple[str, ...]:
    return tuple(str(sits.player) for sits in match.seats if sits is not None and sits.player)


def _people(match: Match) -> list[int]:
    return [seat for seat, sits in enumerate(match.seats) if sits is not None and sits.player is not None]


def _notice(match: Match, seat: int, kind: Kind, last: Entry, place: str = "", **about: Argument) -> Notice:
    """Return a notice to the player of a seat about their match."""
    mine, other = match.seats[seat], match.seats[1 - seat]
    assert mine is not None and mine.player is not None
    named: dict[str, Argument] = {"name": "" if other is None else other.name, "game": game_said(match.game.name)}
    return Notice(mine.player, kind, match.id, last.time, {**named, **about}, place)
