"""Enrolling: a community's register, which is tried, and brought in whole."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field
from typing_extensions import TypedDict

from parlour.hall.effects import Effect
from parlour.hall.hosting import enrolling, register, shapes
from parlour.hall.hosting.register import LONGEST, Member
from parlour.hall.money.collection import card_set
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Hall, Host
from parlour.web.handlers.messages import Strict
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant
from parlour.web.routes.keys import TOKEN_BYTES

router = APIRouter(prefix="/host/register")
ID_BYTES = 12
Name = Annotated[str, Field(max_length=80)]


class RegisterText(Strict):
    """Members with their cards, of this set, and gil, as CSV or as the wiki writes them."""

    text: Annotated[str, Field(max_length=LONGEST)]
    game: Name
    set: Name


class NewRegister(RegisterText, Because):
    """A register to be brought in."""


class DryRun(TypedDict):
    """The outcome for each member; nothing is written."""

    members: list[shapes.RegisterMember]


async def _read(hall: Context, body: RegisterText) -> list[Member]:
    cards = enrolling.named(card_set(body.game, body.set).cards)
    known = await hall.store.roll.names()
    return await hall.thread_pool.work(lambda: register.settled(register.read(body.text, cards), *known))


@router.post("/try", summary="Try a register")
async def try_register(body: RegisterText, hall: Hall, _host: Host) -> Answer[DryRun]:
    """Return what would become of each member, line by line."""
    return {"members": [register.member_json(one) for one in await _read(hall, body)]}


@router.post("", status_code=201, summary="Bring a register in")
async def enrol(body: NewRegister, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Make accounts of all members who are not here yet. A key opens each account, and nothing else does."""
    by = warrant(host, body.why)
    password = await hall.passwords.hash(environment().token(TOKEN_BYTES))  # a password that nobody is told

    async def effects() -> list[Effect]:
        new = register.newcomers(await _read(hall, body))
        ids = [environment().token(ID_BYTES) for _ in new]
        return enrolling.enrol(by, enrolling.with_ids(new, ids), body.game, body.set, password)

    return await done(hall, by, key, effects)
