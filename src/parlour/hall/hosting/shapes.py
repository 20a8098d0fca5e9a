"""Shapes: what hosts are told, as types."""

from typing import NotRequired

from typing_extensions import TypedDict

from parlour.core.shapes import Refused, Said
from parlour.hall.people.player import Role


class Concerned(TypedDict):
    """The player whom an act is about; without a name if they have left."""

    id: str
    name: str | None


class Counted(TypedDict):
    """An amount of an asset, by its printed name and its name in every language."""

    name: str
    called: Said
    count: int


class ActDetails(TypedDict):
    """Further facts of an act.

    It holds `until` a time. `assets` were given or traded, in a `community` or the hall. `fields` of the charter were
    changed. `uses` are those of an invitation, or the accounts that were made. `title` is of the card set that was
    admitted or paid for. `missing` is gil that could not be taken back.
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
    """The ban of an account: until when, None for good, and why."""

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
    """The texts of the hall, whom it lets in, and the community of players who have chosen none."""

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
    """Gil that a player got from the hall for cards of a community's set, and what they paid for them.

    Of what is `due`, so much is still `there`.
    """

    player: str
    name: str | None
    set: str
    title: str
    got: int
    paid: int
    due: int
    there: int
