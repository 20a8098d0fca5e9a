"""Chat: lines said in the lobby and at tables, where players have one room and watchers another."""

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
JOINER = "\u200d"  # invisible, and many emoji are put together with it
PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
LOBBY: Final = "lobby"
DAYS_KEPT: Final = 7  # of what is said in the lobby; what was reported stays
ROOMS: tuple[Room, ...] = (PLAYERS, WATCHERS)


class Talkers(StrEnum):
    """The people who may talk in this hall, as its host sets it."""

    EVERYONE = "everyone"
    ACCOUNTS = "accounts"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Message:
    """A line that was said; one of the lobby has no match.

    `name` is empty if the speaker left the hall. `text` is None if a moderator removed it.
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
    """The mute of a player: until when they may not talk in the hall, and why."""

    player: str
    name: str
    until: str
    why: str


@dataclass(frozen=True, slots=True)
class Spoken(Effect):
    """A line said in a room; refused as "muted" while its speaker may not talk, as "already-answered" for a resend."""

    match: str | None
    room: Room
    player: str
    command: str
    text: str
    now: str


@dataclass(frozen=True, slots=True)
class NeedVoice(Effect):
    """The condition that a player may talk who says something elsewhere than in a room; else refused as "muted"."""

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class ForgetLines(Effect):
    """The order to forget so many lines of the lobby from before a time, except those that were reported."""

    before: str
    most: int


class Chat(Protocol):
    """The lines as they are kept."""

    async def spoken(self, player: str, command: str) -> Message | None:
        """Return what a player said by a command, if it came before."""

    async def line(self, number: int) -> Message | None:
        """Return the line of a number, or None."""

    async def page(self, match: str | None, room: str, before: int | None, reader: str = "") -> Sequence[Message]:
        """Return the last lines of a room before one of them, oldest first.

        In the lobby, lines of those whom the reader keeps away are left out.
        """

    async def unheard_by(self, player: str) -> frozenset[str]:
        """Return the players who keep this one away, and do not hear them in the lobby."""

    async def mute_of(self, player: str, now: str) -> Mute | None:
        """Return the mute that a player is under, or None."""


def room_of(match: Match, player: str) -> Room:
    """Return the room in which somebody talks: the players' if they have a seat, else the watchers'."""
    return WATCHERS if match.seat_of(player) is None else PLAYERS


def rooms_of(match: Match, player: str) -> tuple[Room, ...]:
    """Return the rooms that somebody may read, their own first.

    Watchers may say what players must not know, and players' talk is their own. So nobody reads the other room until
    the match is over.
    """
    mine = room_of(match, player)
    return (mine, *(room for room in ROOMS if room != mine and match.status == "over"))


def checked_text(given: str) -> str:
    """Return a line as it is kept: one line, composed, nothing invisible in it; refuse an empty or too long one."""
    seen = "".join(sign if category(sign)[0] != "C" or sign == JOINER else " " for sign in normalize("NFC", given))
    text = " ".join(seen.split())
    if not text.strip(JOINER) or len(text) > LONGEST:
        raise Refusal("bad-line", most=LONGEST)
    return text


def require_talker(player: Player, talkers: Talkers) -> None:
    """Refuse a machine, and a player who may not talk in a hall whose host set it so."""
    if player.role is Role.MACHINE:
        raise Forbidden("machine-may-not")
    if talkers is Talkers.NOBODY:
        raise Forbidden("chat-closed")
    if talkers is Talkers.ACCOUNTS and not player.has_account:
        raise Forbidden("chat-for-accounts")


def muted(mute: Mute) -> Refusal:
    """Return why somebody may not talk, and until when."""
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
    """Return a line for one who may read its room."""
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
