"""Notices: what players are told of a tournament."""

from collections.abc import Iterable, Sequence

from parlour.core.shapes import Argument
from parlour.hall.cups import prizes
from parlour.hall.cups.tournaments import Entrant, Tournament
from parlour.hall.money.ledger import GIL, assets_called
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.shapes import Kind
from parlour.hall.notices.triggers import game_said


def announced(tournament: Tournament, players: Iterable[str]) -> Notify:
    """Tell these players of a tournament that they may want to sign up for."""
    return Notify(tuple(_notice(tournament, one, "cup-announced", tournament.created) for one in players))


def opened(tournament: Tournament, now: str) -> Notify:
    """Ask everybody on its list to say that they are there."""
    return Notify(tuple(_notice(tournament, one.player, "cup-checkin", now) for one in tournament.entrants))


def settled(*players: str) -> Notify:
    """Note that less may wait for these players than before."""
    return Notify((), players)


def called_off(tournament: Tournament, now: str) -> Notify:
    """Tell everybody on its list that it does not take place."""
    return Notify(tuple(_notice(tournament, one.player, "cup-off", now) for one in tournament.entrants))


def missed(tournament: Tournament, struck: Sequence[Entrant], now: str) -> Notify:
    """Tell these entrants that it has begun without them."""
    return Notify(tuple(_notice(tournament, one.player, "cup-missed", now) for one in struck))


def over(tournament: Tournament, now: str) -> Notify:
    """Tell each entrant which place is theirs, and what it has won them."""
    won = dict(prizes.awarded(tournament))
    notices = []
    for place in tournament.standings():
        entrant = tournament.entrant(place.number)
        prize = won.get(entrant.player, {})
        cards = [one for one in prize if one != GIL]
        said: dict[str, Argument] = {
            "place": place.place, "gil": prize.get(GIL, 0), "cards": assets_called(cards),
        }  # fmt: skip
        if not entrant.withdrawn:
            notices.append(_notice(tournament, entrant.player, "cup-over", now, count=len(cards), **said))
    return Notify(tuple(notices))


def challenged(tournament: Tournament, by: Entrant, other: Entrant, now: str) -> Notify:
    """Tell an entrant of a ladder that they are challenged; they may answer until it ends."""
    return Notify((_notice(tournament, other.player, "cup-challenged", now, name=by.name),), (by.player,))


def turned_down(tournament: Tournament, by: Entrant, other: Entrant, now: str) -> Notify:
    """Tell a challenger that the other does not play."""
    return Notify((_notice(tournament, other.player, "cup-declined", now, name=by.name),), (by.player,))


def withdrawn(_tournament: Tournament, by: Entrant, other: Entrant, _now: str) -> Notify:
    """Note that a challenge is off and waits for nobody."""
    return settled(by.player, other.player)


def _notice(tournament: Tournament, player: str, kind: Kind, now: str, **about: Argument) -> Notice:
    named: dict[str, Argument] = {"cup": tournament.name, "game": game_said(tournament.game)}
    return Notice(player, kind, tournament.id, now, {**named, **about})
