"""Listings: a match, or a challenge, as a line of a list."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from parlour.core import registry
from parlour.core.shapes import RuleSet
from parlour.hall.listings import Listing
from parlour.hall.money.ledger import GIL, player_account, purse
from parlour.hall.people.player import Role
from parlour.hall.people.ratings import family, pooled
from parlour.hall.play import shapes
from parlour.hall.play.challenges import Challenge, challenge_json
from parlour.table.shapes import Seat, Status, Terms
from parlour.web.handlers.context import Context


class Listed(TypedDict):
    """A match in a list: the reader's seat, whose turn it is and by when; once it is over who won, None for a draw."""

    id: str
    game: str
    rules: RuleSet
    status: Status
    seats: dict[str, Seat]
    you: str | None
    created: str
    terms: Terms
    turn: str | None
    deadline: str | None
    winner: str | None


def _seat(who: str | None) -> Seat:
    """Return a seat of a list: free, or a player's whose name is None when they have left the hall."""
    return {"kind": "open" if who is None else "player", "name": who or None}


def listing_json(listing: Listing, player: str) -> Listed:
    """Return the line as a player sees it: `you` is their seat in it."""
    seats = list(listing.seats)
    return {
        "id": listing.id,
        "game": listing.game,
        "rules": registry.game(listing.game).rule_book.parse(listing.rules).as_json(),
        "status": listing.status,
        "seats": {name: _seat(who) for name, who in listing.seats.items()},
        "you": next((seat for seat, who in listing.players.items() if who == player), None),
        "created": listing.created,
        "terms": listing.terms.as_json(),
        "turn": None if listing.turn is None else seats[listing.turn],
        "deadline": listing.deadline,
        "winner": None if listing.winner is None else seats[listing.winner],
    }


async def challenges_json(
    hall: Context, found: Sequence[Challenge], player: str, moment: str
) -> list[shapes.Challenge]:
    """Return the challenges as a player sees them, each with its challenger's strength under its rules.

    Those of others say how many points of the player's rating they are for. Their own also say whether they still have
    what they play for.
    """
    places = {one.terms.community for one in found if one.terms.gil and one.challenger.id == player}
    gil = {place: await _gil(hall, player, place) for place in places}
    ratings = await hall.store.ratings.among({player, *(one.challenger.id for one in found)})
    told = []
    for one in found:
        theirs, own = (ratings.get((who, _family(one))) for who in (one.challenger.id, player))
        told.append(challenge_json(one, player, moment, theirs, gil.get(one.terms.community), own))
    return told


def _family(challenge: Challenge) -> str:
    """Return the family of rules in which the challenger is rated; machines are rated in a pool of their own."""
    of_people = family(challenge.rules)
    return pooled(of_people) if challenge.challenger.role is Role.MACHINE else of_people


async def _gil(hall: Context, player: str, community: str | None) -> int:
    return (await hall.store.ledger.holdings(player_account(purse(player, community)))).get(GIL, 0)
