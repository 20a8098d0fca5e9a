"""Challenges on the database: read by the lobby, closed once, for the first who asks."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core import registry
from parlour.core.refusal import Conflict
from parlour.hall.people.player import Player, Role
from parlour.hall.play.challenges import MOST_OPEN, Challenge, CloseChallenge, OpenChallenge
from parlour.store import tables
from parlour.store.engine.playable import playable
from parlour.store.handlers import carry_out
from parlour.table.close_reason import CloseReason
from parlour.table.terms import Terms

_RED, _BLUE = tables.player.alias("red"), tables.player.alias("blue")
_ANSWER = tables.challenge.alias("answer")


@carry_out.register
def open_challenge(opening: OpenChallenge, connection: Connection) -> None:
    """Write a challenge, and that its seed is used."""
    challenge, kept = opening.challenge, tables.challenge.c
    mine = (kept.challenger == challenge.challenger.id, kept.status == "open", kept.expires > challenge.created)
    waiting = connection.execute(select(func.count()).where(*mine))
    if waiting.scalar_one() >= MOST_OPEN:
        raise Conflict("too-many-challenges", most=MOST_OPEN)
    row = {
        "id": challenge.id,
        "game": challenge.rules.game,
        "rules": challenge.rules.text,
        "terms": challenge.terms.as_json(),
        "challenger": challenge.challenger.id,
        "challenged": challenge.to.id if challenge.to else None,
        "audience": challenge.audience,
        "seat": challenge.seat,
        "bring": challenge.bring,
        "secret": challenge.secret.hex(),
        "commitment": challenge.commitment,
        "nonce": challenge.nonce,
        "status": challenge.status,
        "match": challenge.match,
        "answers": challenge.answers,
        "lapse": challenge.close_reason.as_json() if challenge.close_reason else None,
        "created": challenge.created,
        "expires": challenge.expires,
    }
    connection.execute(tables.challenge.insert(), row)
    for effect in opening.effects:
        carry_out(effect, connection)


@carry_out.register
def close_challenge(closing: CloseChallenge, connection: Connection) -> None:
    """Close a challenge that is still open, or remove a lapsed one; the row is the lock that one of many gets."""
    kept = tables.challenge.c
    closable = ("open", "lapsed") if closing.status == "withdrawn" else ("open",)
    still_open = (kept.id == closing.challenge, kept.status.in_(closable), kept.expires > closing.now)
    values = {
        "status": closing.status,
        "match": closing.match,
        "lapse": closing.close_reason.as_json() if closing.close_reason else None,
    }
    statement = update(tables.challenge).where(*still_open).values(values)
    if connection.execute(statement.returning(kept.id)).first() is None:
        raise Conflict("challenge-closed")


class StoredChallenges:
    """Challenges as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """Return the challenge of an id in any state, or None."""
        found = await self._read(_all().where(tables.challenge.c.id == challenge_id))
        return found[0] if found else None

    async def waiting(self, player: str, game: str | None, now: str, limit: int) -> Sequence[Challenge]:
        """Return the challenges that concern a player, newest first.

        They wait in the lobby or for the player, or are the player's own and wait or have lapsed.
        """
        kept = tables.challenge.c
        offered = and_(kept.status == "open", or_(kept.audience == "lobby", kept.challenged == player))
        mine = and_(kept.status.in_(("open", "lapsed")), kept.challenger == player)
        wanted = _all().where(kept.expires > now, or_(offered, mine), playable(kept.game))
        if game is not None:
            wanted = wanted.where(kept.game == game)
        return await self._read(wanted.order_by(kept.created.desc()).limit(limit))

    async def _read(self, wanted: Select[Any]) -> list[Challenge]:
        async with self._engine.connect() as connection:
            return [_challenge(row) for row in await connection.execute(wanted)]


def _all() -> Select[Any]:
    kept = tables.challenge
    named = select(
        kept,
        _RED.c.name.label("challenger_name"),
        _RED.c.role.label("challenger_role"),
        _BLUE.c.name.label("challenged_name"),
        _BLUE.c.role.label("challenged_role"),
        _ANSWER.c.id.label("answer"),
    )
    named = named.join(_RED, _RED.c.id == kept.c.challenger).outerjoin(_BLUE, _BLUE.c.id == kept.c.challenged)
    return named.outerjoin(_ANSWER, and_(kept.c.status == "countered", _ANSWER.c.answers == kept.c.id))


def _challenge(row: Row[Any]) -> Challenge:
    return Challenge(
        id=row.id,
        rules=registry.game(row.game).rule_book.parse(row.rules),
        challenger=Player(row.challenger, row.challenger_name, Role(row.challenger_role)),
        audience=row.audience,
        created=row.created,
        expires=row.expires,
        to=Player(row.challenged, row.challenged_name, Role(row.challenged_role)) if row.challenged else None,
        terms=Terms.from_json(row.terms),
        seat=row.seat,
        bring=row.bring,
        secret=bytes.fromhex(row.secret),
        commitment=row.commitment,
        nonce=row.nonce,
        status=row.status,
        match=row.match,
        answers=row.answers,
        answer=row.answer,
        close_reason=CloseReason.from_json(row.lapse),
    )
