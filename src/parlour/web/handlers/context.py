"""Context: what the handlers of one hall share."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from starlette.requests import HTTPConnection

from parlour.hall.cups.boards import origin
from parlour.hall.money.economy import Economy
from parlour.hall.play.clearing import Allowance
from parlour.hall.play.origin import Origin
from parlour.hall.ports import Store
from parlour.hall.study.sums import Sums
from parlour.table.match import Match
from parlour.web.backroom import Backroom
from parlour.web.edge.guests import Guests
from parlour.web.edge.limits import Limits
from parlour.web.edge.passwords import Passwords
from parlour.web.kernels.warming import Warming
from parlour.web.live.analysts import Analysts
from parlour.web.live.chat import LobbyChat, TableChat
from parlour.web.live.inboxes import Inboxes
from parlour.web.live.lobby import Lobby
from parlour.web.live.presence import Presence
from parlour.web.live.rooms import Rooms
from parlour.web.live.sockets import Sockets
from parlour.web.live.tables import Tables
from parlour.web.observed.measures import Measures
from parlour.web.outside.channels import Channels
from parlour.web.pictures.gallery import Gallery


@dataclass(frozen=True, slots=True)
class Context:
    """The store, the rooms, what is done at their tables and who is in them, the lobby, the inboxes and the channels
    out of the hall, the guests' book, how warm the games are, what keeps the doors and counts the sockets, the chat at
    tables and in the lobby, the pictures of links, who searches for whoever looks back, what was found then, the games
    that people play with their own cards alone, what the house gives, how many tables one may have to himself, how many
    machines, the room for what takes long, the address by which the hall is known, whose pages may frame a match, what
    is measured, since when, where the hall keeps its files, and who may read what is measured.
    """

    store: Store
    rooms: Rooms
    tables: Tables
    presence: Presence
    lobby: Lobby
    inboxes: Inboxes
    channels: Channels
    guests: Guests
    warming: Warming
    limits: Limits
    sockets: Sockets
    passwords: Passwords
    chat: TableChat
    lobby_chat: LobbyChat
    gallery: Gallery
    analysts: Analysts
    sums: Sums
    owned_only: frozenset[str]
    economy: Economy
    allowance: Allowance
    machines: int
    backroom: Backroom
    public_url: str
    frames: tuple[str, ...]
    measures: Measures
    opened: str
    folder: Path
    monitors: tuple[str, ...]

    async def origin(self, match: Match) -> Origin | None:
        """Where the seed of a tournament's match came from, once that may be known."""
        if match.terms.tournament is None:
            return None
        return origin(await self.store.tournaments.get(match.terms.tournament), match.id)


async def context(connection: HTTPConnection) -> Context:
    """The context of the application a request or socket belongs to."""
    return cast(Context, connection.app.state.context)
