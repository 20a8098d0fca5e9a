"""Shapes: what is told of notices, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Sentence
from parlour.core.words import Lang

Localised = Literal["lang", "zone"]

Kind = Literal[
    "challenged",
    "countered",
    "accepted",
    "declined",
    "fell-through",
    "rematch",
    "turn",
    "ended",
    "pick",
    "picked",
    "trade",
    "traded",
    "trade-off",
    "pairing",
    "tried",
    "cup-announced",
    "cup-checkin",
    "cup-challenged",
    "cup-declined",
    "cup-missed",
    "cup-off",
    "cup-over",
    "community-asks",
    "community-member",
    "community-keeper",
    "reported",
    "reports-week",
]
Topic = Literal["challenges", "turns", "winnings", "trades", "tournaments", "communities", "moderation"]
Channel = Literal["push", "mail", "hook"]


class Notice(TypedDict):
    """A notice to the reader: a sentence, and where it leads.

    It `waits` while they have something to do there, until `due` where there is an end to that.
    """

    id: str
    kind: Kind
    says: Sentence
    link: str
    created: str
    waits: bool
    due: str | None
    read: bool


class Inbox(TypedDict):
    """The number of notices that wait for the reader, and all notices: what waits first, then the newest first."""

    waiting: int
    notices: list[Notice]


class Hours(TypedDict):
    """From one time of day until another, as "22:00", on the reader's clocks."""

    since: str
    until: str


class Push(TypedDict):
    """The browsers that are told though no page of the hall is open: the hall's key, their number, if this is one."""

    key: str
    browsers: int
    here: bool


class Mail(TypedDict):
    """The mail to the reader: whether the hall sends any, to which address, and whether who reads it has said so."""

    offered: bool
    address: str | None
    proven: bool


class Hook(TypedDict):
    """The program of the reader's that is told, signed with the secret, and the hosts where it may be."""

    hosts: list[str]
    url: str | None
    secret: str | None


class Reach(TypedDict):
    """The reader's wishes to be reached outside the hall: by which channels for each topic, and when."""

    wants: dict[Topic, list[Channel]]
    lang: Lang
    zone: str
    chosen: list[Localised]
    """Those of the two that the reader chose; the others are those of their browser."""
    quiet: Hours | None
    digest: str | None
    push: Push
    mail: Mail
    hook: Hook
