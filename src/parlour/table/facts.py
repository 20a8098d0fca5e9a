"""Facts: what an entry of a match's log says beside who did it, when, and by what chance; its kind decides which.

They are as logs keep them, those of every release: what an older one did not write need not be there.
"""

from collections.abc import Mapping
from typing import Any, NotRequired

from typing_extensions import TypedDict

from parlour.core.contract import Bring
from parlour.table.lapse import StoredLapse
from parlour.table.shapes import What


class Seated(TypedDict):
    """Who sat down, and with what; see `Seat`."""

    player: str | None
    name: str
    agent: str | None
    bring: Bring
    keeps: NotRequired[str | None]
    nonce: NotRequired[str | None]
    follows: NotRequired[str | None]


class Dealt(TypedDict):
    """The revision of the rules it was dealt under, and the position a study was set up with instead of a deal; `known`
    where that had come about in a match or a puzzle, and nobody made it up, `chosen` where one person had chosen the
    cards that met in it.
    """

    revision: NotRequired[int]
    position: NotRequired[Mapping[str, Any]]
    known: NotRequired[bool]
    chosen: NotRequired[bool]


class Played(TypedDict):
    """An action as text, of a seat or of the house for a seat that was late."""

    text: str


class Offered(TypedDict):
    """What a seat proposed."""

    what: What


class GivenBack(TypedDict):
    """How much of a turn was an outage."""

    milliseconds: int


class TakenBack(TypedDict):
    """The number of the entry from which on nothing counts any more, up to this one."""

    since: int


class PlayedAgain(TypedDict):
    """The match in which it is played again."""

    match: str


class Nothing(TypedDict):
    """The kind says it all."""


Facts = Seated | Dealt | Played | Offered | GivenBack | TakenBack | PlayedAgain | StoredLapse | Nothing
