"""Entry data: the content of a log's entry, beside its seat, time and chance; its kind decides the fields.

They are as logs of every release keep them: fields that an older one did not write may be missing.
"""

from collections.abc import Mapping
from typing import Any, NotRequired

from typing_extensions import TypedDict

from parlour.core.contract import Bring
from parlour.table.close_reason import StoredCloseReason
from parlour.table.shapes import What


class Seated(TypedDict):
    """The player who sat down, and what they brought; see `Seat`."""

    player: str | None
    name: str
    agent: str | None
    bring: Bring
    keeps: NotRequired[str | None]
    nonce: NotRequired[str | None]
    follows: NotRequired[str | None]


class Dealt(TypedDict):
    """The revision of the rules of a deal, and the position from which a study began instead.

    `known` says that the position came from a match or a puzzle, and was not made up. `chosen` says that one person
    chose the cards that met in it.
    """

    revision: NotRequired[int]
    position: NotRequired[Mapping[str, Any]]
    known: NotRequired[bool]
    chosen: NotRequired[bool]


class Played(TypedDict):
    """An action as text, of a seat or of the house for a seat that was late."""

    text: str


class Offered(TypedDict):
    """The proposal of a seat."""

    what: What


class GivenBack(TypedDict):
    """The part of a turn that was an outage."""

    milliseconds: int


class TakenBack(TypedDict):
    """The number of the first entry that no longer counts, nor do those after it, up to this one."""

    since: int


class PlayedAgain(TypedDict):
    """The match in which it is played again."""

    match: str


class Nothing(TypedDict):
    """An entry whose kind says it all."""


EntryData = Seated | Dealt | Played | Offered | GivenBack | TakenBack | PlayedAgain | StoredCloseReason | Nothing
