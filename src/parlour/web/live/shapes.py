"""Shapes: the messages of sockets, as types; what a browser says stands in `web.handlers.messages`."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Phrased, Refused, Sketched, Told, View
from parlour.hall.notices.shapes import Notice
from parlour.hall.people.shapes import ChatLine
from parlour.hall.play.shapes import Acquaintance
from parlour.table.shapes import Match, Standing, Step


class SocketEntry(Step):
    """One step of a match, and what the viewer saw after it; None where today's rules do not lead there."""

    events: list[Phrased | Told]
    view: View | Sketched | None


class Snapshot(TypedDict):
    """The standing of a match, and its history since the entry that was asked for."""

    type: Literal["snapshot"]
    now: str
    seq: int
    match: Match
    view: View | Sketched | None
    history: list[SocketEntry]


class NewEntry(TypedDict):
    """News of the match. Of a move only how the match stands now is told; the rest of it is as before."""

    type: Literal["entry"]
    now: str
    entry: SocketEntry
    match: Match | Standing


class MatchChanged(TypedDict):
    """A change of something about the table, and of nothing on the board."""

    type: Literal["match"]
    now: str
    match: Match


class Thinking(TypedDict):
    """The news that an agent thinks."""

    type: Literal["thinking"]
    seat: str


class Talked(TypedDict):
    """A line that somebody said, or that a moderator removed."""

    type: Literal["chat"]
    line: ChatLine


class Presence(TypedDict):
    """The people at the table now: which seats, and how many watch."""

    type: Literal["presence"]
    seats: dict[str, bool]
    watchers: int


class Accepted(TypedDict):
    """The entry that a command led to, now or when it came before."""

    type: Literal["accepted"]
    command: str
    seq: int


class NotAccepted(TypedDict):
    """The refusal of a command; None when it was no command, or the socket itself is refused."""

    type: Literal["refused"]
    command: str | None
    error: Refused


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


class Look(TypedDict):
    """The news that something in the lobby changed: ask again."""

    type: Literal["look"]


class Waiting(TypedDict):
    """The number of things that wait for the reader, at their tables and of what others asked of them.

    `reports` are those they may decide about, where they moderate.
    """

    type: Literal["waiting"]
    waiting: int
    reports: int


class NewNotice(TypedDict):
    """The news that the reader is told something."""

    type: Literal["notice"]
    notice: Notice


class Here(TypedDict):
    """The people in the lobby: some by name, and how many in all."""

    type: Literal["here"]
    players: list[Acquaintance]
    count: int


TableMessage = (
    Snapshot | NewEntry | MatchChanged | Thinking | Talked | Presence | Accepted | NotAccepted | Pong
)  # fmt: skip
LobbyMessage = Look | Here | Talked | NotAccepted | Pong
InboxMessage = Waiting | NewNotice | NotAccepted | Pong
Message = TableMessage | LobbyMessage | InboxMessage
