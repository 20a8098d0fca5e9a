"""Keys: the way back for people who forgot their password."""

from typing import Annotated

import structlog
from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response
from pydantic import Field

from parlour.core.refusal import NotFound
from parlour.hall.people.accounts import checked_password
from parlour.hall.people.keys import KeyUsed, made
from parlour.hall.people.names import name_key
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from parlour.web.delivery import letters
from parlour.web.edge.limits import HASHING, MAILING, SIGNING_IN, address
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Hall, people_alone
from parlour.web.handlers.messages import Strict
from parlour.web.routes.me import Me, Name, Password, me_json

log = structlog.get_logger()
router = APIRouter(prefix="/session", dependencies=[Depends(people_alone)])
TOKEN_BYTES = 24


class Forgotten(Strict):
    """The name of somebody whose password was forgotten."""

    name: Name


class NewKeyed(Strict):
    """A key, and the password to come."""

    key: Annotated[str, Field(max_length=200)]
    password: Password


@router.post("/forgotten", status_code=202, summary="I forgot my password")
async def forgotten(request: Request, body: Forgotten, hall: Hall, later: BackgroundTasks) -> None:
    """Send a link to whoever has this account and proved an address for mail. Nobody is told whether one was sent."""
    await hall.limits.take(SIGNING_IN, f"{address(request)} forgotten")
    await hall.limits.take(MAILING, f"forgotten {name_key(body.name)}")
    later.add_task(_send_key, hall, body.name)


async def _send_key(hall: Context, name: str) -> None:
    player = await hall.store.accounts.named(name)
    if player is None or hall.channels.mail is None:
        return
    preferences = await hall.store.preferences.of(player.id)
    if preferences.mail is None or not preferences.proven:
        return
    token = environment().token(TOKEN_BYTES)
    await hall.store.commit(made(player.id, digest(token), now()))
    letter = letters.key(preferences.lang, player.name, hall.channels.base, token)
    try:
        await hall.channels.mail.send(preferences.mail, letter, digest(token))
    except OSError as error:
        log.warning("a key could not be sent", error=repr(error))


@router.post("/key", status_code=201, summary="Take another password")
async def use(request: Request, response: Response, body: NewKeyed, hall: Hall) -> Answer[Me]:
    """Give the account that the key opens this password from now on; it belongs to this browser alone."""
    await hall.limits.take(SIGNING_IN, f"{address(request)} key")
    await hall.limits.take(HASHING, address(request))
    password, opens = checked_password(body.password), digest(body.key)
    player = await hall.store.accounts.opened_by(opens, now())
    if player is None:
        raise NotFound("unknown-key")
    used = KeyUsed(player.id, opens, await hall.passwords.hash(password), now())
    await hall.guests.admit(request, response, player, used)
    hall.presence.show_out(player.id)
    return me_json(player, request)
