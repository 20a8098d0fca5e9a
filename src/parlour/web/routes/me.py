"""Me: who asks, their account, and how they leave."""

from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import Conflict, Forbidden
from parlour.core.words import Lang
from parlour.hall.hosting.charter import Admission
from parlour.hall.people.accounts import Claimed, Departed, HostTokenUsed, PasswordChanged, Renamed, checked_password
from parlour.hall.people.names import checked_name, name_key
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import SessionClosed, SessionsClosed, digest
from parlour.web.clock import now
from parlour.web.edge.limits import GUESSING, HASHING, SIGNING_IN, address
from parlour.web.edge.problems import wanted_language
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, Guest, Hall, InThread, Visiting, people_alone
from parlour.web.handlers.emptying import empty_seats
from parlour.web.handlers.messages import Strict

router = APIRouter()
Name = Annotated[str, Field(min_length=1, max_length=24)]
Password = Annotated[str, Field(max_length=1000)]


class NewName(Strict):
    """A name that somebody wants."""

    name: Name


class Credentials(Strict):
    """A name and its password."""

    name: Name
    password: Password


class NewAccount(Credentials):
    """The name and password of an account to come, and what invites to it where that is needed."""

    invitation: Annotated[str, Field(max_length=200)] | None = None


class NewPassword(Strict):
    """The old password, and the one to come."""

    old: Password
    new: Password


class Farewell(Strict):
    """The farewell of somebody who leaves for good; an account says its password once more."""

    password: Password | None = None


class HostToken(Strict):
    """The token that `parlour host-token` printed."""

    token: Annotated[str, Field(max_length=200)]


class Me(TypedDict):
    """The player who asks."""

    id: str
    name: str
    role: Role
    lang: Lang


class Session(TypedDict):
    """A browser I am signed in on."""

    id: str
    device: str
    created: str
    seen: str
    here: bool


def me_json(player: Player, request: Request) -> Me:
    """Return who somebody is, in the language they asked in."""
    return {"id": player.id, "name": player.name, "role": player.role, "lang": wanted_language(request)}


async def _require_password(hall: Context, request: Request, name: str, password: str) -> Player:
    """Return the account of a name and its password; "wrong-password" does not say which of them is wrong."""
    await hall.limits.take(SIGNING_IN, f"{address(request)} {name_key(name)}")
    await hall.limits.take(GUESSING, name_key(name))
    await hall.limits.take(HASHING, address(request))
    known = await hall.store.accounts.credentials(name)
    fits = await hall.passwords.fits(password, known.password if known else None)
    if known is None or not fits:
        raise Forbidden("wrong-password")
    return known.player


@router.get("/me", summary="Who I am")
async def me(request: Request, player: Guest) -> Answer[Me]:
    """Return the player of this browser; a stranger is given a name and a cookie."""
    return me_json(player, request)


@router.patch("/me", summary="Take another name")
async def rename(request: Request, visit: Visiting, body: NewName, hall: Hall) -> Answer[Me]:
    """Take another name; tables I sit at keep the old one."""
    name, player = checked_name(body.name), visit.player
    await hall.store.commit(Renamed(player.id, name))
    return me_json(Player(player.id, name, player.role), request)


@router.post("/me/claim", status_code=201, summary="Create an account")
async def claim(request: Request, response: Response, visit: Visiting, body: NewAccount, hall: Hall) -> Answer[Me]:
    """Turn a guest with all they have into an account, which its name and password open on any browser."""
    if visit.player.role is not Role.GUEST:
        raise Conflict("already-claimed")
    name, password = checked_name(body.name), checked_password(body.password)
    await hall.limits.take(HASHING, address(request))
    player = Player(visit.player.id, name, Role.PLAYER)
    claimed = Claimed(player.id, name, await hall.passwords.hash(password), now())
    admission = Admission(digest(body.invitation) if body.invitation else None, now())
    # Whoever had the guest's token has no claim to the account; but the answer with the new one may be lost.
    session = visit.session
    closed = SessionsClosed(player.id, keep=session.id)
    await hall.guests.admit(request, response, player, admission, claimed, closed, replaces=session.digest)
    return me_json(player, request)


@router.post("/session", status_code=201, dependencies=[Depends(people_alone)], summary="Sign in")
async def sign_in(request: Request, response: Response, body: Credentials, hall: Hall) -> Answer[Me]:
    """Give this browser to an account from now on.

    What its guest played stays the guest's, whose cookie counts on: the answer with the new one may be lost.
    """
    player = await _require_password(hall, request, body.name, body.password)
    before = await hall.guests.visit(request)
    ending = [SessionClosed(before.player.id, before.session.id)] if before and before.player.has_account else []
    await hall.guests.admit(request, response, player, *ending)
    return me_json(player, request)


@router.delete("/session", status_code=204, summary="Sign out")
async def sign_out(response: Response, player: Account, visit: Visiting, hall: Hall) -> None:
    """Take this browser from the account: it belongs to nobody any more."""
    await hall.store.commit(SessionClosed(player.id, visit.session.id))
    hall.presence.show_out(player.id)
    hall.guests.forget(response)


@router.get("/me/sessions", summary="Where I am signed in")
async def sessions(visit: Visiting, hall: Hall) -> Answer[list[Session]]:
    """Return my browsers, the latest first."""
    return [
        {"id": s.id, "device": s.device, "created": s.created, "seen": s.seen, "here": s.id == visit.session.id}
        for s in await hall.store.sessions.of(visit.player.id)
    ]


@router.delete("/me/sessions", status_code=204, summary="Sign out everywhere")
async def sign_out_everywhere(response: Response, player: Account, hall: Hall) -> None:
    """Take every browser from the account, this one too."""
    await hall.store.commit(SessionsClosed(player.id))
    hall.presence.show_out(player.id)
    hall.guests.forget(response)


@router.delete("/me/sessions/{session_id}", status_code=204, summary="Sign out elsewhere")
async def sign_out_one(session_id: str, player: Account, hall: Hall) -> None:
    """Take one browser from the account. The sockets of all its browsers are opened anew."""
    await hall.store.commit(SessionClosed(player.id, session_id))
    hall.presence.show_out(player.id)


@router.put("/me/password", status_code=204, summary="Change the password")
async def change_password(request: Request, visit: Visiting, player: Account, body: NewPassword, hall: Hall) -> None:
    """Change the password; every other browser is signed out."""
    await _require_password(hall, request, player.name, body.old)
    kept = await hall.passwords.hash(checked_password(body.new))
    await hall.store.commit(PasswordChanged(player.id, kept), SessionsClosed(player.id, visit.session.id))
    hall.presence.show_out(player.id)


@router.get("/me/export", summary="All that is kept about me")
async def export(player: Guest, hall: Hall, in_thread: InThread) -> Response:
    """Return everything the hall keeps about this player, as a file."""
    text = await in_thread(orjson.dumps, await hall.store.accounts.export(player.id))
    headers = {"Content-Disposition": 'attachment; filename="parlour.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/me/leave", status_code=204, summary="Leave for good")
async def leave(request: Request, response: Response, visit: Visiting, body: Farewell, hall: Hall) -> None:
    """Leave for good. Matches under way are resigned, name and sessions go; matches stay, by a player who left."""
    player = visit.player
    if player.has_account:
        await _require_password(hall, request, player.name, body.password or "")
    machines = await hall.store.machines.of(player.id)
    await empty_seats(hall, player)
    await hall.store.commit(Departed(player.id, now()))
    for gone in (player.id, *(machine.id for machine in machines)):
        await hall.tables.read_again(gone)
    hall.guests.forget(response)


@router.post("/me/host", summary="Become host")
async def become_host(request: Request, player: Account, body: HostToken, hall: Hall) -> Answer[Me]:
    """Make an account host by the token that the host's own machine printed."""
    await hall.limits.take(SIGNING_IN, f"{address(request)} host")
    await hall.store.commit(HostTokenUsed(player.id, digest(body.token.strip())))
    return me_json(Player(player.id, player.name, Role.HOST), request)
