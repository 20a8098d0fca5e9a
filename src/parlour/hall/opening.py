"""Opening: a table is set up, found by its link, joined, and set up again with colours swapped."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall import stakes
from parlour.hall.ports import Append, Player
from parlour.hall.ratings import require_rateable
from parlour.hall.standing import consequences, standing
from parlour.table.entry import Entry
from parlour.table.match import Match, Seat
from parlour.table.terms import CASUAL, Terms


@dataclass(frozen=True, slots=True)
class Birth:
    """What a new match has from outside: the id of its link, its secret seed and the time."""

    id: str
    secret: bytes
    now: str


def player_seat(player: Player, bring: dict[str, Any] | None) -> Seat:
    """A seat for a person."""
    return Seat(player.id, player.name, None, bring or {})


def agent_seat(agent: str, bring: dict[str, Any] | None = None) -> Seat:
    """A seat for one of the house's own players; the table deals its cards where the challenger names none."""
    return Seat(None, agent, agent, bring or {})


def append(match: Match, entries: Sequence[Entry], created: bool = False) -> Append:
    """Entries for a match's log, with how it stands after them and what follows when they end it."""
    ahead = match.after(entries)
    begun = stakes.begins(ahead) if match.status == "open" != ahead.status else ()
    ended = consequences(ahead) if match.status != "over" == ahead.status else ()
    return Append(match, entries, created, standing(ahead), (*begun, *ended))


def open_match(
    game: str,
    rules: object,
    number: int,
    seat: Seat,
    opponent: Seat | None,
    birth: Birth,
    terms: Terms = CASUAL,
) -> Append:
    """A new table with the challenger on seat `number`, and an agent opposite when given."""
    rule_set = registry.game(game).rule_book.parse(rules)
    match = Match.create(birth.id, rule_set, birth.secret, birth.now, terms)
    entries = match.decide_seat(number, seat, None, birth.now)
    if opponent is not None:
        entries += match.after(entries).decide_seat(1 - number, opponent, None, birth.now)
    return append(match, entries, created=True)


def join(match: Match, player: Player, bring: dict[str, Any] | None, now: str, command: str | None = None) -> Append:
    """Take the free seat of a table."""
    free = [number for number, seat in enumerate(match.seats) if seat is None]
    if match.seat_of(player.id) is not None:
        raise Refusal("already-seated")
    if not free:
        raise Refusal("seat-taken")
    require_rateable(match.terms, player)
    return append(match, match.decide_seat(free[0], player_seat(player, bring), command, now))


def rematching_seat(match: Match, player: Player) -> int:
    """The seat of a player who wants a finished match played again."""
    seat = match.seat_of(player.id)
    if seat is None:
        raise Refusal("not-your-match")
    if match.status != "over":
        raise Refusal("rematch-too-early")
    return seat


def rematch(match: Match, player: Player, birth: Birth) -> Append:
    """The same rules with colours swapped: the caller sits down, an agent follows at once, a person by its link."""
    seat = rematching_seat(match, player)
    mine, other = match.seats[seat], match.seats[1 - seat]
    assert mine is not None and other is not None
    agent = replace(other, player=None) if other.agent is not None else None
    mine = replace(mine, name=player.name, keeps=other.player)
    terms = replace(match.terms, tournament=None)
    return open_match(match.game.name, match.rules.text, 1 - seat, mine, agent, birth, terms)
