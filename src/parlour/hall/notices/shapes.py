"""Shapes: what is told of notices, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Sentence

Kind = Literal[
    "challenged",
    "accepted",
    "declined",
    "fell-through",
    "turn",
    "ended",
    "pick",
    "picked",
    "trade",
    "traded",
    "trade-off",
    "pairing",
    "cup-announced",
    "cup-checkin",
    "cup-missed",
    "cup-off",
    "cup-over",
]


class Notice(TypedDict):
    """Something the reader is told: in a sentence, with where it leads. It `waits` while he has something to do there,
    until `due` where there is an end to that.
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
    """How much waits for the reader, and what he is told: what waits first, then the newest first."""

    waiting: int
    notices: list[Notice]
