"""Listings: a match, or a challenge, as a line of a list."""

from collections.abc import Sequence
from typing import Any

from parlour.core import registry
from parlour.hall.listings import Listing
from parlour.hall.people.ratings import family
from parlour.hall.play.challenges import Challenge, challenge_json
from parlour.web.handlers.context import Context


def _seat(who: str | None) -> dict[str, Any]:
    """A seat of a list: free, or a player's whose name is None when he has left the hall."""
    return {"kind": "open" if who is None else "player", "name": who or None}


def listing_json(listing: Listing, player: str) -> dict[str, Any]:
    """The line as a player sees it: `you` is his seat in it."""
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
    }


async def challenges_json(hall: Context, found: Sequence[Challenge], player: str, moment: str) -> list[dict[str, Any]]:
    """The challenges as a player sees them, each with its challenger's strength under its rules."""
    ratings = await hall.store.ratings.among([one.challenger.id for one in found])
    return [challenge_json(one, player, moment, ratings.get((one.challenger.id, family(one.rules)))) for one in found]
