"""Moderation: reports, what moderators do about them, and the log of it that nobody changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, cast, get_args

from parlour.core.refusal import Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people import shapes
from parlour.hall.people.accounts import appointment
from parlour.hall.people.chat import Message, Mute
from parlour.hall.people.player import Player, Role
from parlour.hall.people.shapes import Reason
from parlour.table import timestamps

REASONS: tuple[Reason, ...] = get_args(Reason)
LONGEST_NOTE = 300
MOST_OPEN = 20  # reports of one player that wait
HOUR = 3_600_000  # milliseconds
WEEK = 7 * 24 * HOUR
LONGEST_MUTE = 24 * 365  # hours
Kind = Literal["dismissed", "removed", "muted", "unmuted", "appointed", "discharged"]


@dataclass(frozen=True, slots=True)
class Report:
    """A report of a line, or of a player as such; `number` is 0 until it is written down."""

    number: int
    reporter: Player
    accused: Player
    line: Message | None
    reason: Reason
    note: str
    time: str


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed of a moderator: about whom, when, and why."""

    number: int
    kind: str
    moderator: Player
    about: Player
    time: str
    data: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Reported(Effect):
    """A new report, of which those who may decide about it are told.

    Refused as "already-reported" for the same line twice, as "too-many-reports" if too many wait.
    """

    report: Report


@dataclass(frozen=True, slots=True)
class TellWeek(Effect):
    """The weekly word to each host: how many reports came in since the week before, and how many wait."""

    now: str


@dataclass(frozen=True, slots=True)
class ReportClosed(Effect):
    """The end of a report; refused as "report-closed" if it was dealt with before."""

    number: int
    now: str


@dataclass(frozen=True, slots=True)
class LineRemoved(Effect):
    """The removal of what a line says; that something was said stays."""

    number: int
    now: str


@dataclass(frozen=True, slots=True)
class Muted(Effect):
    """The mute of a player until a time; a new mute replaces the old one."""

    player: str
    until: str
    why: str


@dataclass(frozen=True, slots=True)
class Unmuted(Effect):
    """The end of a mute; refused as "not-muted" if the player could talk all the time."""

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class Noted(Effect):
    """A moderator's deed for the log, in the transaction of what it did."""

    kind: Kind
    moderator: str
    about: str
    now: str
    data: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision of a moderator about a report: remove the line, mute its speaker for some hours, or neither."""

    remove: bool
    hours: int | None
    why: str


class Moderation(Protocol):
    """The work of moderators. None is told of reports about themselves, or of their own match while it runs."""

    async def open_for(self, moderator: str, limit: int) -> Sequence[Report]:
        """Return the reports that wait for this moderator, oldest first."""

    async def report(self, number: int, moderator: str) -> Report | None:
        """Return one of them by its number."""

    async def waiting(self, players: Sequence[str]) -> Mapping[str, int]:
        """Return how many reports each of these players may decide about; players without any are left out."""

    async def around(self, line: Message, each: int) -> Sequence[Message]:
        """Return a line with some lines of its room before and after it, their removed texts included."""

    async def mutes(self, now: str) -> Sequence[Mute]:
        """Return everybody who may not talk now."""

    async def moderators(self) -> Sequence[Player]:
        """Return all moderators, by name."""

    async def log(self, before: int | None, limit: int) -> Sequence[Deed]:
        """Return the deeds before one of them, newest first."""


def file_report(
    reporter: Player, accused: Player, line: Message | None, reason: Reason, note: str, now: str
) -> Reported:
    """Report a line, or a player; refuse a report of oneself."""
    if reporter.id == accused.id:
        raise Refusal("report-oneself")
    return Reported(Report(0, reporter, accused, line, reason, note.strip()[:LONGEST_NOTE], now))


def _require_power(moderator: Player, about: Player) -> None:
    """Refuse to mute a host, and to mute a moderator except by a host."""
    if about.role is Role.HOST or (about.role is Role.MODERATOR and moderator.role is not Role.HOST):
        raise Forbidden("not-to-be-muted")


def decide(moderator: Player, report: Report, verdict: Verdict, now: str) -> list[Effect]:
    """Close a report with what is done about it; each deed is noted. Neither removing nor muting dismisses it."""
    effects: list[Effect] = [ReportClosed(report.number, now)]
    said: dict[str, str | int] = {"report": report.number, "reason": report.reason, "why": verdict.why}

    def note(kind: Kind, **more: str | int) -> Noted:
        return Noted(kind, moderator.id, report.accused.id, now, {**said, **more})

    if verdict.remove:
        if report.line is None:
            raise Refusal("nothing-to-remove")
        line = report.line
        at = {} if line.match is None else {"match": line.match}
        effects += [LineRemoved(line.number, now), note("removed", line=line.number, **at)]
    if verdict.hours is not None:
        _require_power(moderator, report.accused)
        if not verdict.why:
            raise Refusal("why-needed", at="why")
        until = timestamps.later(now, verdict.hours * HOUR)
        effects += [Muted(report.accused.id, until, verdict.why), note("muted", until=until)]
    return effects if len(effects) > 1 else [*effects, note("dismissed")]


def unmute(moderator: Player, player: Player, now: str) -> list[Effect]:
    """Let a player talk again before their time."""
    return [Unmuted(player.id, now), Noted("unmuted", moderator.id, player.id, now, {})]


def appoint(host: Player, player: Player, role: Role, now: str) -> list[Effect]:
    """Make an account a moderator, or a player again."""
    kind: Kind = "appointed" if role is Role.MODERATOR else "discharged"
    return [appointment(host, player, role), Noted(kind, host.id, player.id, now, {})]


def report_json(report: Report, context: Sequence[Message]) -> shapes.Report:
    """Return a report for a moderator, with the lines around the one it is about."""
    line = report.line
    return {
        "number": report.number,
        "reporter": _person(report.reporter),
        "accused": _person(report.accused),
        "reason": report.reason,
        "note": report.note,
        "time": report.time,
        "match": None if line is None else line.match,
        "line": None if line is None else line.number,
        "context": [
            {"number": one.number, "by": one.player, "name": one.name or None, "text": one.text, "time": one.time}
            for one in context
        ],
    }


def deed_json(deed: Deed) -> shapes.Deed:
    """Return a line of the log."""
    people = {"moderator": _person(deed.moderator), "about": _person(deed.about)}
    return cast(shapes.Deed, {"number": deed.number, "kind": deed.kind, "time": deed.time, **people, **deed.data})


def mute_json(mute: Mute) -> shapes.Mute:
    """Return a player who may not talk."""
    return {"player": mute.player, "name": mute.name or None, "until": mute.until, "why": mute.why}


def _person(player: Player) -> shapes.Person:
    return {"id": player.id, "name": player.name or None, "role": player.role}
