"""Chat: what is said at a table, in one room by those who play and in another by those who watch, and in the lobby."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol
from unicodedata import category, normalize

from parlour.core.refusal import Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people import shapes
from parlour.hall.people.player import Player, Role
from parlour.hall.people.shapes import Room
from parlour.table.match import Match

LONGEST = 300  # characters of a line
PAGE = 50  # lines that are read at once
JOINER = "\u200d"  # invisible, and what many pictures are put together with
PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
LOBBY: Final = "lobby"
DAYS_KEPT: Final = 7  # of what is said in the lobby; what was reported stays
ROOMS: tuple[Room, ...] = (PLAYERS, WATCHERS)


class Talkers(StrEnum):
    """Who may talk in this hall, as its host sets it."""

    EVERYONE = "everyone"
    ACCOUNTS = "accounts"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Message:
    """Something said, in the lobby at no match; `name` is empty for who left the hall, `text` None for what a moderator
    removed.
    """

    number: int
    match: str | None
    room: Room
    player: str
    name: str
    text: str | None
    time: str


@dataclass(frozen=True, slots=True)
class Mute:
    """Until when somebody may not talk in the hall, and why."""

    player: str
    name: str
    until: str
    why: str


@dataclass(frozen=True, slots=True)
class Spoken(Effect):
    """Something is said in a room; "muted" while its speaker may not, "already-answered" for a resend."""

    match: str | None
    room: Room
    player: str
    command: str
    text: str
    now: str


@dataclass(frozen=True, slots=True)
class NeedVoice(Effect):
    """Somebody says something elsewhere than in a room; "muted" while he may not."""

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class ForgetLines(Effect):
    """What was said in the lobby before a time is forgotten, so much of it, but for what was reported."""

    before: str
    most: int


class Chat(Protocol):
    """What was said, as it is kept."""

    async def spoken(self, player: str, command: str) -> Message | None:
        """What a player said by a command when it came before."""

    async def line(self, number: int) -> Message | None:
        """The line of a number, or None."""

    async def page(self, match: str | None, room: str, before: int | None, reader: str = "") -> Sequence[Message]:
        """The last lines of a room before one of them, oldest first; in the lobby none of whom he keeps away."""

    async def unheard_by(self, player: str) -> frozenset[str]:
        """Who keeps a player away, and does not hear him in the lobby."""

    async def mute_of(self, player: str, now: str) -> Mute | None:
        """The mute somebody is under."""


def room_of(match: Match, player: str) -> Room:
    """The room in which somebody talks: who has a seat among the players, anybody else among the watchers."""
    return WATCHERS if match.seat_of(player) is None else PLAYERS


def rooms_of(match: Match, player: str) -> tuple[Room, ...]:
    """The rooms somebody may read, his own first.

    Watchers may say what players must not know, and players' talk is their own, so until the match is over nobody
    reads the other room.
    """
    mine = room_of(match, player)
    return (mine, *(room for room in ROOMS if room != mine and match.status == "over"))


def checked_text(given: str) -> str:
    """A line as it is kept: one line, composed, nothing invisible in it; a Refusal when nothing or too much is left."""
    seen = "".join(sign if category(sign)[0] != "C" or sign == JOINER else " " for sign in normalize("NFC", given))
    text = " ".join(seen.split())
    if not text.strip(JOINER) or len(text) > LONGEST:
        raise Refusal("bad-line", most=LONGEST)
    return text


def require_talker(player: Player, talkers: Talkers) -> None:
    """A Refusal for a machine, and for who may not talk in a hall whose host set it so."""
    if player.role is Role.MACHINE:
        raise Forbidden("machine-may-not")
    if talkers is Talkers.NOBODY:
        raise Forbidden("chat-closed")
    if talkers is Talkers.ACCOUNTS and not player.has_account:
        raise Forbidden("chat-for-accounts")


def muted(mute: Mute) -> Refusal:
    """Why somebody may not talk, and until when."""
    return Forbidden("muted", until=mute.until[:16].replace("T", " "), why=mute.why)


def speak(match: Match, player: Player, talkers: Talkers, command: str, text: str, now: str) -> Spoken:
    """Say something in one's own room of a table."""
    require_talker(player, talkers)
    return Spoken(match.id, room_of(match, player.id), player.id, command, checked_text(text), now)


def speak_in_lobby(player: Player, talkers: Talkers, command: str, text: str, now: str) -> Spoken:
    """Say something to whoever is in the lobby."""
    require_talker(player, talkers)
    return Spoken(None, LOBBY, player.id, command, checked_text(text), now)


def line_json(line: Message, match: Match | None, viewer: str) -> shapes.ChatLine:
    """A line for one who may read its room."""
    seat = None if match is None else match.seat_of(line.player)
    return {
        "number": line.number,
        "room": line.room,
        "by": {
            "id": line.player,
            "name": line.name or None,
            "seat": None if match is None or seat is None else match.game.seats[seat],
            "you": line.player == viewer,
        },
        "text": line.text,
        "time": line.time,
    }
