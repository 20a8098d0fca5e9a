"""Moderation: what anybody reports, and what moderators do about it."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import NotFound
from parlour.hall.effects import Effect
from parlour.hall.people import chat, moderation, shapes
from parlour.hall.people.chat import Message
from parlour.hall.people.moderation import LONGEST_MUTE, LONGEST_NOTE, Report, Verdict
from parlour.hall.people.player import Player, Role
from parlour.hall.people.shapes import Reason
from parlour.web.clock import now
from parlour.web.edge.limits import REPORTING
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, Moderator, once
from parlour.web.handlers.messages import Number, Strict

router = APIRouter()
LONGEST_LIST, AROUND, LOG_PAGE = 50, 5, 50
Note = Annotated[str, Field(max_length=LONGEST_NOTE)]


class AboutLine(Strict):
    """A line of a chat, by its number."""

    kind: Literal["line"]
    line: Number


class AboutPlayer(Strict):
    """A player, by the name of their account."""

    kind: Literal["player"]
    name: Annotated[str, Field(max_length=100)]


class NewReport(Strict):
    """A report: what it is about, and why."""

    about: Annotated[AboutLine | AboutPlayer, Field(discriminator="kind")]
    reason: Reason
    note: Note = ""


class NewVerdict(Strict):
    """A verdict on a report; one that neither removes nor mutes dismisses it."""

    remove: bool = False
    hours: Annotated[int, Field(ge=1, le=LONGEST_MUTE)] | None = None
    why: Note = ""

    def given(self) -> Verdict:
        """Return the verdict as the hall reads it."""
        return Verdict(self.remove, self.hours, self.why.strip())


class Filed(TypedDict):
    """The answer that a report came in."""

    reported: bool


class Duty(TypedDict):
    """The duty of the moderators: what waits for them; the host alone is told who they are."""

    reports: list[shapes.Report]
    mutes: list[shapes.Mute]
    moderators: list[str] | None


class Decided(TypedDict):
    """A report that was decided about."""

    report: int


class Unmuted(TypedDict):
    """A player who may talk again."""

    player: str


class DeedLog(TypedDict):
    """Some deeds, the newest first, and where the next page begins."""

    deeds: list[shapes.Deed]
    next: int | None


@router.post("/reports", status_code=201, summary="Report a line or a player")
async def report(body: NewReport, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[Filed]:
    """Report something to the moderators, who see it with what was said around the line."""

    async def decide() -> tuple[list[Effect], Filed]:
        accused, line = await _reported(hall, player, body.about)
        await hall.limits.take(REPORTING, player.id)
        return [moderation.file_report(player, accused, line, body.reason, body.note, now())], {"reported": True}

    return await once(hall, player, key, decide)


async def _reported(hall: Context, player: Player, about: AboutLine | AboutPlayer) -> tuple[Player, Message | None]:
    """Return who is reported, and for what line. A line that the reporter may not read is unknown to them."""
    if isinstance(about, AboutPlayer):
        accused, line = await hall.store.accounts.named(about.name), None
    else:
        line = await hall.store.chat.line(about.line)
        if line is None or not await _may_read(hall, player, line):
            raise NotFound("unknown-line")
        accused = await hall.store.player(line.player)
    if accused is None:
        raise NotFound("unknown-player")
    return accused, line


async def _may_read(hall: Context, player: Player, line: Message) -> bool:
    """Tell whether a player may read a line: anybody reads the lobby; at a table it depends on who sits there."""
    return line.match is None or line.room in chat.rooms_of((await hall.rooms.room(line.match)).match, player.id)


@router.get("/moderation", summary="What waits for the moderators")
async def waiting(hall: Hall, moderator: Moderator) -> Answer[Duty]:
    """Return open reports with what was said around them, all who are muted, and for the host the moderators."""
    found = await hall.store.moderation.open_for(moderator.id, LONGEST_LIST)
    muted = await hall.store.moderation.mutes(now())
    host = moderator.role is Role.HOST
    return {
        "reports": [moderation.report_json(one, await _context(hall, one)) for one in found],
        "mutes": [moderation.mute_json(mute) for mute in muted],
        "moderators": [one.name for one in await hall.store.moderation.moderators()] if host else None,
    }


async def _context(hall: Context, report: Report) -> list[Message]:
    return [] if report.line is None else [*await hall.store.moderation.around(report.line, AROUND)]


@router.post("/moderation/reports/{number}", summary="Decide about a report")
async def decide_report(
    number: Number, body: NewVerdict, hall: Hall, moderator: Moderator, key: CommandKey = None
) -> Answer[Decided]:
    """Dismiss a report, remove the line, mute its speaker, or both; it goes into the log."""
    removed: list[Message] = []

    async def decide() -> tuple[list[Effect], Decided]:
        found = await hall.store.moderation.report(number, moderator.id)
        if found is None:
            raise NotFound("unknown-report")
        if body.remove and found.line is not None:
            removed.append(found.line)
        return moderation.decide(moderator, found, body.given(), now()), {"report": number}

    answer = await once(hall, moderator, key, decide)
    for line in removed:
        await _tell_removed(hall, line)
    return answer


async def _tell_removed(hall: Context, line: Message) -> None:
    left = await hall.store.chat.line(line.number)
    if left is None:
        return
    if left.match is None:
        await hall.lobby_chat.broadcast(left)
    else:
        hall.chat.broadcast(hall.rooms.here(left.match), left)


@router.delete("/moderation/mutes/{player_id}", summary="Let somebody talk again")
async def unmute(player_id: Annotated[str, Path(max_length=40)], hall: Hall, moderator: Moderator) -> Answer[Unmuted]:
    """End a mute before its time."""
    player = await hall.store.player(player_id)
    if player is None:
        raise NotFound("unknown-player")
    await hall.store.commit(*moderation.unmute(moderator, player, now()))
    return {"player": player_id}


@router.get("/moderation/log", summary="What moderators did")
async def log(hall: Hall, moderator: Moderator, before: Number | None = None) -> Answer[DeedLog]:
    """Return every deed, newest first; `next` is the `before` of the next page."""
    deeds = await hall.store.moderation.log(before, LOG_PAGE)
    more = deeds[-1].number if len(deeds) == LOG_PAGE else None
    return {"deeds": [moderation.deed_json(deed) for deed in deeds], "next": more}
