"""Wishes: what a message asks for, in the hall's own nouns."""

from typing import Any

from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.hall.money import collection
from parlour.hall.money.ledger import player_account
from parlour.hall.play.commitments import born
from parlour.hall.play.new_match import NewMatch
from parlour.table.match import PUBLIC_NONCE
from parlour.table.terms import Terms
from parlour.web.clock import now
from parlour.web.handlers.context import Context
from parlour.web.handlers.messages import ChanceChoice, RulesChoice
from parlour.web.live.rooms import new_match


def rules_given(choice: str | RulesChoice) -> object:
    """A choice of rules as the rule book reads it."""
    return choice if isinstance(choice, str) else choice.given()


def seat_wish(seats: tuple[str, ...], wish: str) -> int | None:
    """The number of the seat that is asked for by its name or as "first" or "second"; None for "random"."""
    if wish == "random":
        return None
    if wish in ("first", "second"):
        return ("first", "second").index(wish)
    if wish not in seats:
        raise Refusal("bad-seat-choice", at="seat", given=wish, known=", ".join((*seats, "random")))
    return seats.index(wish)


async def birth_wish(hall: Context, player: str, wish: ChanceChoice | None) -> NewMatch:
    """The new match that was promised to a player; one made now for whoever asked for no promise."""
    if wish is None:
        return new_match()
    kept = await hall.store.commitments.commitment(wish.commitment, player)
    if kept is None:
        raise Refusal("unknown-commitment", at="chance.commitment")
    return born(kept, now())


def nonce_of(wish: ChanceChoice | None) -> str:
    """What a player adds to chance; without anything of his own what is public."""
    return PUBLIC_NONCE if wish is None else wish.nonce


def require_owned(hall: Context, game: str, terms: Terms) -> None:
    """Where the host wants it, people play a game with cards of their collections alone."""
    if game in hall.owned_only and not terms.owned:
        raise Refusal("owned-only", at="terms.owned")


async def bring_wish(
    hall: Context, rules: RuleSet, terms: Terms, player: str, wish: dict[str, Any] | None
) -> dict[str, Any] | None:
    """What a player brings to a table with these rules and terms, from his collection where they say so."""
    if not terms.owned:
        return wish
    owned = await hall.store.ledger.holdings(player_account(player))
    return collection.bring(rules, terms, owned, wish)
