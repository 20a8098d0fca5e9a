"""Context: the parts of one hall that its handlers share."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from starlette.requests import HTTPConnection

from parlour.hall.analysis.sums import Sums
from parlour.hall.cups.boards import origin
from parlour.hall.money.economy import Economy
from parlour.hall.play.clearing import Allowance
from parlour.hall.play.origin import Origin
from parlour.hall.ports import Store
from parlour.table.match import Match
from parlour.web.delivery.channels import Channels
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
from parlour.web.monitoring.metrics import Metrics
from parlour.web.pictures.gallery import Gallery
from parlour.web.thread_pool import ThreadPool


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of one hall: its store, its rooms and the people there, and what its host chose.

    `tables` do what is done in `rooms`, `presence` knows who is in them, and `channels` lead out of the hall. `gallery`
    holds the pictures of links. `analysts` search for those who review a match; `sums` are what was found then.
    People play the games of `owned_only` with their own cards alone. `economy` is what the house gives, `allowance` how
    many tables somebody may have to themselves, `machines` how many machines. `thread_pool` is the place for what takes
    long. The hall is known by `public_url`; pages of `frames` may show a match. `metrics` count since `opened`, and
    `monitors` may read them. The hall keeps its files in `folder`.
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
    thread_pool: ThreadPool
    public_url: str
    frames: tuple[str, ...]
    metrics: Metrics
    opened: str
    folder: Path
    monitors: tuple[str, ...]

    async def origin(self, match: Match) -> Origin | None:
        """Return where the seed of a tournament's match came from, once that may be known."""
        if match.terms.tournament is None:
            return None
        return origin(await self.store.tournaments.get(match.terms.tournament), match.id)


async def context(connection: HTTPConnection) -> Context:
    """Return the context of the application that a request or socket belongs to."""
    return cast(Context, connection.app.state.context)
