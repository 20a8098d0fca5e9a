"""Requests: what a message asks for, in the hall's own nouns."""

from typing import Annotated

from fastapi import Depends, Path, Query

from parlour.core.contract import Bring
from parlour.core.refusal import Conflict, NotFound, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.communities.charter import LONGEST_ADDRESS
from parlour.hall.communities.community import within
from parlour.hall.money import collection
from parlour.hall.money.ledger import player_account, purse
from parlour.hall.people.player import Player
from parlour.hall.play.commitments import born
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.seat import PUBLIC_NONCE
from parlour.table.terms import Terms
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Hall, Visiting
from parlour.web.handlers.messages import ChanceChoice, RulesChoice

Named = Annotated[str, Path(max_length=100)]
ID_BYTES, SECRET_BYTES = 9, 32  # 72 bits of a link, 256 of chance


async def player_named(hall: Context, name: str) -> Player:
    """Return the account of a name, however it is written."""
    player = await hall.store.accounts.named(name)
    if player is None:
        raise NotFound("unknown-player")
    return player


async def require_members(hall: Context, community: str | None, *players: str) -> None:
    """Refuse players who may not use what is a community's own; what is the hall's anybody may use."""
    for needed in within(community, *players):
        await hall.store.communities.require(needed)


async def _within(
    hall: Hall, visit: Visiting, community: Annotated[str | None, Query(max_length=LONGEST_ADDRESS)] = None
) -> str | None:
    await require_members(hall, community, visit.player.id)
    return community


Within = Annotated[str | None, Depends(_within)]  # a community whose own gil and cards are meant; None for the hall's


def new_identity() -> MatchIdentity:
    """Return a new id, a secret seed that nobody guesses, and the time."""
    return MatchIdentity(environment().token(ID_BYTES), environment().secret(SECRET_BYTES), now())


def rules_given(choice: str | RulesChoice) -> object:
    """Return a choice of rules as the rule book reads it."""
    return choice if isinstance(choice, str) else choice.given()


def requested_seat(seats: tuple[str, ...], choice: str) -> int | None:
    """Return the number of the seat that is asked for by its name or as "first" or "second"; None for "random"."""
    if choice == "random":
        return None
    if choice in ("first", "second"):
        return ("first", "second").index(choice)
    if choice not in seats:
        raise Refusal("bad-seat-choice", at="seat", given=choice, known=", ".join((*seats, "random")))
    return seats.index(choice)


async def requested_match(hall: Context, player: str, choice: ChanceChoice | None) -> MatchIdentity:
    """Return the new match that was promised to a player, or one made now if no promise is named."""
    if choice is None:
        return new_identity()
    kept = await hall.store.commitments.commitment(choice.commitment, player)
    if kept is None:
        raise Conflict("unknown-commitment", at="chance.commitment")
    return born(kept, now())


def nonce_of(choice: ChanceChoice | None) -> str:
    """Return a player's nonce; the public one if they give none of their own."""
    return PUBLIC_NONCE if choice is None else choice.nonce


def require_owned(hall: Context, game: str, terms: Terms) -> None:
    """Refuse other cards than those of collections, where the host wants a game played with these alone."""
    if game in hall.owned_only and not terms.owned:
        raise Refusal("owned-only", at="terms.owned")


async def requested_bring(
    hall: Context, rules: RuleSet, terms: Terms, player: str, choice: Bring | None
) -> Bring | None:
    """Return what a player brings to a table with these rules and terms, from their collection if these say so."""
    if not terms.owned:
        return choice
    owned = await hall.store.ledger.holdings(player_account(purse(player, terms.community)))
    return collection.bring(rules, terms, owned, choice)
