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
    """Something the reader is told: in a sentence, with where it leads. It `waits` while they have something to do
    there, until `due` where there is an end to that.
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
    """How much waits for the reader, and what they are told: what waits first, then the newest first."""

    waiting: int
    notices: list[Notice]


class Hours(TypedDict):
    """From one time of day until another, as "22:00", on the reader's clocks."""

    since: str
    until: str


class Push(TypedDict):
    """Browsers that are told something though no page of the hall is open: the hall's key, and how many there are."""

    key: str
    browsers: int
    here: bool


class Mail(TypedDict):
    """Whether the hall sends mail, to which address, and whether who reads it has said so."""

    offered: bool
    address: str | None
    proven: bool


class Hook(TypedDict):
    """Where a program of the reader's is told, signed with the secret; to which hosts that may be."""

    hosts: list[str]
    url: str | None
    secret: str | None


class Reach(TypedDict):
    """How the reader wants to be reached outside the hall: for each topic by which channels, and when."""

    wants: dict[Topic, list[Channel]]
    lang: Lang
    zone: str
    chosen: list[Localised]
    """Which of the two the reader chose; the others are those of their browser."""
    quiet: Hours | None
    digest: str | None
    push: Push
    mail: Mail
    hook: Hook
