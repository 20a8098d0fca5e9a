"""Challenges: somebody proposes a match, and it begins when another accepts. Red challenges, blue accepts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.opening import Birth, open_match, player_seat
from parlour.hall.ports import Player
from parlour.hall.ratings import Rating, require_rateable
from parlour.table import moments
from parlour.table.terms import CASUAL, Terms

WEEK = 7 * 86_400_000  # milliseconds a challenge waits for an answer
MOST_OPEN = 20  # of one player

Audience = Literal["lobby", "link", "player"]
Closing = Literal["accepted", "declined", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A match that is proposed: to the lobby, to whoever has the link, or to one player, `to`.

    `seat` is the challenger's, None for by lot. What he would `bring` is nobody's business before the match begins.
    `status` is "open" until it is "accepted" (then `match` is its id), "declined" or "withdrawn".
    """

    id: str
    rules: RuleSet
    challenger: Player
    audience: Audience
    created: str
    expires: str
    to: Player | None = None
    terms: Terms = CASUAL
    seat: int | None = 0
    bring: dict[str, Any] = field(default_factory=dict)
    status: str = "open"
    match: str | None = None

    def standing(self, now: str) -> str:
        """Its status at a time: what nobody answered is "expired"."""
        return "expired" if self.status == "open" and self.expires <= now else self.status


@dataclass(frozen=True, slots=True)
class OpenChallenge(Effect):
    """A challenge begins to wait; refused when its challenger has too many that wait."""

    challenge: Challenge


@dataclass(frozen=True, slots=True)
class CloseChallenge(Effect):
    """A challenge is answered; refused unless it was still open at that time."""

    challenge: str
    status: Closing
    now: str
    match: str | None = None


class Challenges(Protocol):
    """Challenges as they are kept."""

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """The challenge of an id, whatever became of it, or None."""

    async def waiting(self, player: str, game: str | None, now: str, limit: int) -> Sequence[Challenge]:
        """Those that wait for an answer and concern a player, newest first: in the lobby, to him, or his own."""


def propose(
    challenge_id: str,
    rules: RuleSet,
    challenger: Player,
    bring: dict[str, Any] | None,
    seat: int | None,
    terms: Terms,
    audience: Audience,
    to: Player | None,
    now: str,
) -> Challenge:
    """A new challenge; what the challenger would bring is judged now, so that it can be accepted later."""
    if to is not None and to.id == challenger.id:
        raise Refusal("own-challenge")
    require_rateable(terms, challenger)
    game = registry.game(rules.game)
    given = game.check_bring(rules, bring, seat or 0)
    expires = moments.later(now, WEEK)
    return Challenge(challenge_id, rules, challenger, audience, now, expires, to, terms, seat, given)


def accept(
    challenge: Challenge, player: Player, bring: dict[str, Any] | None, birth: Birth, lot: int
) -> tuple[Effect, ...]:
    """The match that was proposed, in one commit with the end of the challenge; `lot` (0 or 1) gives open seats out."""
    require_open(challenge, birth.now)
    require_addressed(challenge, player)
    require_rateable(challenge.terms, player)
    seat = lot if challenge.seat is None else challenge.seat
    mine, other = player_seat(challenge.challenger, challenge.bring), player_seat(player, bring)
    append = open_match(challenge.rules.game, challenge.rules.text, seat, mine, other, birth, challenge.terms)
    return CloseChallenge(challenge.id, "accepted", birth.now, birth.id), append


def close(challenge: Challenge, player: Player, now: str) -> CloseChallenge:
    """Whoever made a challenge withdraws it; whom alone it was made to declines it."""
    require_open(challenge, now)
    if player.id == challenge.challenger.id:
        return CloseChallenge(challenge.id, "withdrawn", now)
    if challenge.to is None or challenge.to.id != player.id:
        raise Refusal("not-your-challenge")
    return CloseChallenge(challenge.id, "declined", now)


def require_open(challenge: Challenge, now: str) -> None:
    """A Refusal unless the challenge still waits for an answer."""
    if challenge.standing(now) != "open":
        raise Refusal(f"challenge-{challenge.standing(now)}")


def require_addressed(challenge: Challenge, player: Player) -> None:
    """A Refusal for its own challenger, and for everybody but the one player it was made to."""
    if challenge.challenger.id == player.id:
        raise Refusal("own-challenge")
    if challenge.to is not None and challenge.to.id != player.id:
        raise Refusal("not-your-challenge")


def challenge_json(challenge: Challenge, player: str, now: str, rating: Rating | None = None) -> dict[str, Any]:
    """The challenge as anybody may see it, with its challenger's rating under these rules where he has one; of what is
    brought not even that it is there.
    """
    names = registry.game(challenge.rules.game).seats
    to = challenge.to
    return {
        "id": challenge.id,
        "game": challenge.rules.game,
        "rules": challenge.rules.as_json(),
        "terms": challenge.terms.as_json(),
        "challenger": {
            "id": challenge.challenger.id,
            "name": challenge.challenger.name,
            "rating": None if rating is None else rating.as_json(),
        },
        "to": None if to is None else {"id": to.id, "name": to.name},
        "audience": challenge.audience,
        "seat": "random" if challenge.seat is None else names[challenge.seat],
        "mine": challenge.challenger.id == player,
        "status": challenge.standing(now),
        "match": challenge.match,
        "created": challenge.created,
        "expires": challenge.expires,
    }
