"""Invitations: links by which accounts are made, as hosts hand them out."""

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field
from typing_extensions import TypedDict

from parlour.hall.effects import Effect
from parlour.hall.hosting import invitations, shapes
from parlour.hall.hosting.invitations import LONGEST, LONGEST_NOTE, MOST_USES
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Hall, Host
from parlour.web.handlers.requests import Named
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant
from parlour.web.routes.keys import TOKEN_BYTES

router = APIRouter(prefix="/host/invitations")
INVITATION_PATH: Final = "/sign-in#invitation="
LONGEST_LIST = 100


class NewInvitation(Because):
    """An invitation to be made: a note of whom it is for, how often it may be used, and for how many days."""

    note: Annotated[str, Field(max_length=LONGEST_NOTE)] = ""
    uses: Annotated[int, Field(ge=1, le=MOST_USES)] = 1
    days: Annotated[int, Field(ge=1, le=LONGEST)] = 7


class InvitationLink(TypedDict):
    """The link, told once, and the act that made it."""

    act: str
    link: str


@router.get("", summary="Invitations")
async def page(hall: Hall, _host: Host) -> Answer[list[shapes.Invitation]]:
    """Return the last ones, with what became of them; no link is told again."""
    moment = now()
    return [invitations.invitation_json(one, moment) for one in await hall.store.invitations.all(LONGEST_LIST)]


@router.post("", status_code=201, summary="Invite")
async def invite(body: NewInvitation, hall: Hall, host: Host) -> Answer[InvitationLink]:
    """Make a link by which an account can be made where not everybody may."""
    by, token = warrant(host, body.why), environment().token(TOKEN_BYTES)

    async def effects() -> list[Effect]:
        return invitations.invite(by, body.note.strip(), digest(token), body.uses, body.days)

    acted = await done(hall, by, None, effects)
    return {"act": acted["act"], "link": f"{INVITATION_PATH}{token}"}


@router.post("/{invitation_id}/revoke", summary="Take an invitation back")
async def uninvite(
    invitation_id: Named, body: Because, hall: Hall, host: Host, key: CommandKey = None
) -> Answer[Acted]:
    """Take an invitation back: nobody makes an account by it any more."""
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        return invitations.uninvite(by, invitation_id)

    return await done(hall, by, key, effects)
