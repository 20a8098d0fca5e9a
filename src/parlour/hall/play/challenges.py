"""Challenges: somebody proposes a match, and it begins when another accepts. Red challenges, blue accepts."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from parlour.core import registry
from parlour.core.contract import Bring
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.confidential import Confidential, about
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import asset_json, card_asset
from parlour.hall.money.stakes import check_stake, needs
from parlour.hall.notices.notice import Notify
from parlour.hall.notices.shapes import Kind
from parlour.hall.notices.triggers import game_said, told
from parlour.hall.people.accounts import require_entitled
from parlour.hall.people.machines import require_unstaked
from parlour.hall.people.player import Player
from parlour.hall.people.ratings import Rating, swing
from parlour.hall.people.ties import NeedWelcome
from parlour.hall.play import shapes
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import open_match, player_seat
from parlour.table import timestamps
from parlour.table.close_reason import CloseReason
from parlour.table.match import commitment
from parlour.table.seat import PUBLIC_NONCE
from parlour.table.terms import CASUAL, Terms

WEEK = 7 * 86_400_000  # milliseconds a challenge waits for an answer
MOST_OPEN = 20  # of one player

Closing = Literal["accepted", "declined", "withdrawn", "countered", "lapsed"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A match that is proposed: to the lobby, to whoever has the link, or to one player, `to`.

    Its id will be the match's. The seed is fixed, and `commitment` published, before anybody accepts. `nonce` is what
    the challenger adds to chance, None in challenges of halls that asked for none. `seat` is the challenger's, None for
    by lot.

    What they would `bring` is nobody's business before the match begins. But cards that are played for and lie face up
    at the table are shown: whoever may accept sees what they may win.

    `status` is "open" until it is "accepted" (then `match` is its id), "declined" or "withdrawn". It is "lapsed" if its
    challenger could not play for what they had offered; `close_reason` says why. A player to whom alone it was made may
    have "countered" it: by the challenge `answer`, which `answers` it with other terms.
    """

    id: str
    rules: RuleSet
    challenger: Player
    audience: shapes.Audience
    created: str
    expires: str
    secret: bytes
    commitment: str
    nonce: str | None
    to: Player | None = None
    terms: Terms = CASUAL
    seat: int | None = 0
    bring: Bring = field(default_factory=dict)
    status: shapes.ChallengeStatus = "open"
    match: str | None = None
    answers: str | None = None
    answer: str | None = None
    close_reason: CloseReason | None = None

    def status_at(self, now: str) -> shapes.ChallengeStatus:
        """Return its status at a time; a challenge that nobody answered is "expired"."""
        return "expired" if self.status == "open" and self.expires <= now else self.status


@dataclass(frozen=True, slots=True)
class OpenChallenge(Effect):
    """A challenge that begins to wait; refused if its challenger has too many that wait.

    `effects` must become true with it: its challenger has the gil they play for, and its seed is used. The player to
    whom it is made is told.
    """

    challenge: Challenge
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class CloseChallenge(Effect):
    """The end of a challenge that was answered or has lapsed; refused unless it was still open at that time.

    Its challenger puts a lapsed one away by withdrawing it.
    """

    challenge: str
    status: Closing
    now: str
    match: str | None = None
    close_reason: CloseReason | None = None


class Challenges(Protocol):
    """Challenges as they are kept."""

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """Return the challenge of an id, whatever became of it, or None."""

    async def waiting(self, player: str, game: str | None, now: str, limit: int) -> Sequence[Challenge]:
        """Return the challenges that concern a player, newest first.

        They wait in the lobby, or for the player. Or they are the player's own, and wait or have lapsed.
        """


def propose(
    new: MatchIdentity,
    rules: RuleSet,
    challenger: Player,
    bring: Bring | None,
    seat: int | None,
    terms: Terms,
    audience: shapes.Audience,
    to: Player | None,
    nonce: str = PUBLIC_NONCE,
) -> OpenChallenge:
    """Propose a match, with its seed.

    What the challenger would bring is judged now, so that it can be accepted later.
    """
    if to is not None and to.id == challenger.id:
        raise Refusal("own-challenge")
    require_entitled(terms, challenger)
    if to is not None:
        require_unstaked(terms, to)
    game = registry.game(rules.game)
    given = game.check_bring(rules, bring, seat or 0)
    published = commitment(new.secret) if new.published is None else new.published
    made = Challenge(
        id=new.id,
        rules=rules,
        challenger=challenger,
        audience=audience,
        created=new.now,
        expires=timestamps.later(new.now, WEEK),
        secret=new.secret,
        commitment=published,
        nonce=nonce,
        to=to,
        terms=terms,
        seat=seat,
        bring=given,
    )
    covered = (needs(terms, challenger.id),) if terms.gil else ()
    if to is None:
        return OpenChallenge(made, (*covered, *new.using))
    heard = _told(made, to, "challenged", challenger, made.created)
    return OpenChallenge(made, (NeedWelcome(challenger.id, to.id), *covered, *new.using, heard))


def counter(opening: OpenChallenge, answered: Challenge, now: str) -> OpenChallenge:
    """Answer a challenge by a new one, back to its challenger, who is told once.

    A challenge that was made to its player alone ends with it; one that anybody may take up goes on waiting.
    """
    made = replace(opening.challenge, answers=answered.id)
    require_open(answered, now)
    require_addressed(answered, made.challenger)
    heard = _told(made, answered.challenger, "countered", made.challenger, now)
    others = [effect for effect in opening.effects if not isinstance(effect, Notify)]
    closing = (CloseChallenge(answered.id, "countered", now),) if answered.to is not None else ()
    return OpenChallenge(made, (*others, *closing, heard))


def _told(challenge: Challenge, player: Player, what: Kind, by: Player, now: str) -> Effect:
    """Tell one of the two what the other did."""
    return told(player, what, challenge.id, now, by, game=game_said(challenge.rules.game))


def accept(
    challenge: Challenge, player: Player, bring: Bring | None, now: str, nonce: str = PUBLIC_NONCE
) -> tuple[Effect, ...]:
    """Return the match that was proposed, with its seed, in one commit with the end of the challenge."""
    require_open(challenge, now)
    require_addressed(challenge, player)
    require_entitled(challenge.terms, player)
    mine = replace(player_seat(challenge.challenger, challenge.bring), nonce=challenge.nonce)
    other = player_seat(player, bring, nonce)
    _check_brought(challenge, bring, 1 - (challenge.seat or 0))  # first: it asks nothing about the challenger
    with about(challenge.challenger.id):  # what they have may have changed since they proposed it
        _check_brought(challenge, challenge.bring, challenge.seat or 0)
    new = MatchIdentity(challenge.id, challenge.secret, now, challenge.commitment)
    append = open_match(challenge.rules.game, challenge.rules.text, challenge.seat, mine, other, new, challenge.terms)
    heard = _told(challenge, challenge.challenger, "accepted", player, now)
    return CloseChallenge(challenge.id, "accepted", now, new.id), append, heard


def _check_brought(challenge: Challenge, bring: Bring | None, seat: int) -> None:
    """Refuse what a seat brings if it cannot play the match that was proposed with it."""
    given = registry.game(challenge.rules.game).check_bring(challenge.rules, bring, seat)
    check_stake(challenge.rules, challenge.terms, given, seat)


def lapsed(challenge: Challenge, player: Player, confidential: Confidential, now: str) -> tuple[Effect, ...]:
    """Let a challenge fall through, for a reason that its challenger alone is told.

    If this player, who accepts it, could not play for it either, they are told that instead.
    """
    closing = CloseChallenge(challenge.id, "lapsed", now, close_reason=confidential.close_reason())
    heard = _told(challenge, challenge.challenger, "fell-through", player, now)
    return needs(challenge.terms, player.id), closing, heard


def close(challenge: Challenge, player: Player, now: str) -> tuple[CloseChallenge, *tuple[Effect, ...]]:
    """Withdraw a challenge, or put a lapsed one away, for its maker; decline it for the one player it was made to."""
    if not (challenge.status == "lapsed" and player.id == challenge.challenger.id):
        require_open(challenge, now)
    if player.id == challenge.challenger.id:
        settled = () if challenge.to is None else (Notify((), (challenge.to.id,)),)
        return CloseChallenge(challenge.id, "withdrawn", now), *settled
    if challenge.to is None or challenge.to.id != player.id:
        raise Forbidden("not-your-challenge")
    heard = _told(challenge, challenge.challenger, "declined", player, now)
    return CloseChallenge(challenge.id, "declined", now), heard


def require_open(challenge: Challenge, now: str) -> None:
    """Refuse a challenge that does not wait for an answer any more."""
    if challenge.status_at(now) != "open":
        raise Conflict(f"challenge-{challenge.status_at(now)}")


def require_addressed(challenge: Challenge, player: Player) -> None:
    """Refuse its own challenger, and everybody but the one player it was made to."""
    if challenge.challenger.id == player.id:
        raise Refusal("own-challenge")
    if challenge.to is not None and challenge.to.id != player.id:
        raise Forbidden("not-your-challenge")


def challenge_json(
    challenge: Challenge,
    player: str,
    now: str,
    rating: Rating | None = None,
    gil: int | None = None,
    own: Rating | None = None,
) -> shapes.Challenge:
    """Return the challenge as anybody may see it, with its challenger's rating under these rules, if they have one.

    With the `own` rating of the player who reads it, it says how many points it is rated for.

    What is brought is not told, not even that it is there, except what is staked face up. The challenger alone, by the
    `gil` they have, is told that they are short of what they play for.
    """
    mine = challenge.challenger.id == player
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
        "commitment": challenge.commitment,
        "nonce": challenge.nonce,
        "mine": mine,
        "short": mine and gil is not None and challenge.terms.gil > gil,
        "status": challenge.status_at(now),
        "match": challenge.match,
        "swing": swing(own, rating) if challenge.terms.rated and own and rating and not mine else None,
        "staked": [] if mine else _staked(challenge, player, now),
        "answers": challenge.answers,
        "answer": challenge.answer,
        "lapse": challenge.close_reason.shown_to(player) if challenge.close_reason else None,
        "created": challenge.created,
        "expires": challenge.expires,
    }


def _staked(challenge: Challenge, player: str, now: str) -> list[shapes.StakedCard]:
    """Return the challenger's cards that may be won, if whoever may accept sees them at the table anyway."""
    cards = registry.game(challenge.rules.game).cards
    addressed = challenge.to is None or challenge.to.id == player
    if cards is None or not (addressed and challenge.terms.owned and challenge.status_at(now) == "open"):
        return []
    shown = cards.lies_open(challenge.rules, challenge.bring) if cards.at_risk(challenge.rules) else ()
    assets = [card_asset(challenge.rules.game, card) for card in shown]
    return [asset_json(asset) for asset in assets]
