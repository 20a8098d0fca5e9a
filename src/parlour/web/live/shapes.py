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
    """How a match stands, and its history since the entry that was asked for."""

    type: Literal["snapshot"]
    now: str
    seq: int
    match: Match
    view: View | Sketched | None
    history: list[SocketEntry]


class NewEntry(TypedDict):
    """Something happened in the match. Of a move only how the match stands now is told; the rest of it is as before."""

    type: Literal["entry"]
    now: str
    entry: SocketEntry
    match: Match | Standing


class MatchChanged(TypedDict):
    """Something about the table changed, and nothing on the board."""

    type: Literal["match"]
    now: str
    match: Match


class Thinking(TypedDict):
    """An agent thinks."""

    type: Literal["thinking"]
    seat: str


class Talked(TypedDict):
    """Somebody said something, or a moderator removed it."""

    type: Literal["chat"]
    line: ChatLine


class Presence(TypedDict):
    """Who is at the table now: which seats, and how many watch."""

    type: Literal["presence"]
    seats: dict[str, bool]
    watchers: int


class Accepted(TypedDict):
    """A command led to this entry, now or when it came before."""

    type: Literal["accepted"]
    command: str
    seq: int


class NotAccepted(TypedDict):
    """A command is refused; None when it was no command, or the socket itself is."""

    type: Literal["refused"]
    command: str | None
    error: Refused


class Pong(TypedDict):
    """Here."""

    type: Literal["pong"]


class Look(TypedDict):
    """Something in the lobby changed: ask again."""

    type: Literal["look"]


class Waiting(TypedDict):
    """How much waits for the reader, at their tables and of what others asked of them; how many reports they may
    decide about, where they moderate.
    """

    type: Literal["waiting"]
    waiting: int
    reports: int


class NewNotice(TypedDict):
    """The reader is told something."""

    type: Literal["notice"]
    notice: Notice


class Here(TypedDict):
    """Who is in the lobby: some by name, and how many in all."""

    type: Literal["here"]
    players: list[Acquaintance]
    count: int


TableMessage = (
    Snapshot | NewEntry | MatchChanged | Thinking | Talked | Presence | Accepted | NotAccepted | Pong
)  # fmt: skip
LobbyMessage = Look | Here | Talked | NotAccepted | Pong
InboxMessage = Waiting | NewNotice | NotAccepted | Pong
Message = TableMessage | LobbyMessage | InboxMessage
