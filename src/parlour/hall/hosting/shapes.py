"""Shapes: what hosts are told, as types."""

from typing import NotRequired

from typing_extensions import TypedDict

from parlour.core.shapes import Refused, Said
from parlour.hall.people.player import Role


class Concerned(TypedDict):
    """Whom an act is about; no name where they have left."""

    id: str
    name: str | None


class Counted(TypedDict):
    """So much of an asset, by its name as printed and by what it is called in every language."""

    name: str
    called: Said
    count: int


class ActDetails(TypedDict):
    """What else is told of an act: until when, what was given in which community, between whom a trade was, what was
    changed, which card set was admitted, how much gil could not be taken back.
    """

    until: NotRequired[str | None]
    assets: NotRequired[list[Counted]]
    community: NotRequired[str | None]
    fields: NotRequired[list[str]]
    uses: NotRequired[int]
    title: NotRequired[str]
    missing: NotRequired[int]


class HostAct(TypedDict):
    """A line of the journal."""

    number: int
    id: str
    kind: str
    host: str | None
    about: Concerned | None
    beside: Concerned | None
    time: str
    why: str
    was: str | None
    became: str | None
    undoes: bool
    undone: bool
    reversible: bool
    data: ActDetails


class RegisterMember(TypedDict):
    """A member of a register, and what would become of them: new, here already, or not to be brought in, and why."""

    line: int
    name: str
    cards: int
    gil: int
    verdict: str
    fault: Refused | None


class Banned(TypedDict):
    """Until when an account is banned, None for good, and why."""

    until: str | None
    why: str


class RollLine(TypedDict):
    """An account as the host sees it in the list."""

    id: str
    name: str
    role: Role
    since: str
    seen: str
    gil: int
    reports: int
    ban: Banned | None
    muted: str | None


class Bilingual(TypedDict):
    """A text in both languages, either of which may be missing."""

    en: str
    fr: str


class Charter(TypedDict):
    """What the hall says of itself, whom it lets in, and the community of whoever has chosen none."""

    name: str
    welcome: Bilingual
    conduct: Bilingual
    guests: bool
    accounts: str
    community: str | None


class Invitation(TypedDict):
    """A link by which accounts are made; `open` while it works."""

    id: str
    note: str
    made: str
    expires: str
    uses: int
    used: int
    open: bool


class Windfall(TypedDict):
    """Gil that a player got from the hall for cards of a community's set, and what they paid for them; of what is due
    so much is still there.
    """

    player: str
    name: str | None
    set: str
    title: str
    got: int
    paid: int
    due: int
    there: int
