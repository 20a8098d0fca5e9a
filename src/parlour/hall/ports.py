"""Ports: what the hall needs kept, whoever keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from parlour.hall.communities.card_sets import CardSets
from parlour.hall.communities.community import Communities
from parlour.hall.cups.tournaments import Register
from parlour.hall.effects import Answered, Effect
from parlour.hall.heartbeat import Heartbeat
from parlour.hall.hosting.charter import Charters
from parlour.hall.hosting.invitations import Invitations
from parlour.hall.hosting.journal import Journal
from parlour.hall.hosting.roll import Roll
from parlour.hall.hosting.vitals import Vitals
from parlour.hall.hosting.windfalls import Windfalls
from parlour.hall.listings import Listing
from parlour.hall.money.ledger import Ledger
from parlour.hall.money.stakes import Settlements
from parlour.hall.money.trades import Trades
from parlour.hall.money.wishes import Wishes
from parlour.hall.notices.delivery import Deliveries
from parlour.hall.notices.notice import Notices
from parlour.hall.notices.reach import Reaches
from parlour.hall.people.accounts import Accounts
from parlour.hall.people.chat import Chat
from parlour.hall.people.machines import Machines
from parlour.hall.people.members import Members
from parlour.hall.people.moderation import Moderation
from parlour.hall.people.player import Player
from parlour.hall.people.ratings import Ratings
from parlour.hall.people.sessions import Sessions
from parlour.hall.people.ties import Ties
from parlour.hall.play.absence import Absences
from parlour.hall.play.archive import Archive
from parlour.hall.play.challenges import Challenges
from parlour.hall.play.clearing import Forsaken
from parlour.hall.play.commit import Append
from parlour.hall.play.commitments import Commitments
from parlour.hall.play.decks import Decks
from parlour.hall.play.kept_rules import RulesShelf
from parlour.hall.study.balances import Balances
from parlour.hall.study.puzzles import Puzzles
from parlour.table.entry import Entry
from parlour.table.match import Match

Outcome: TypeAlias = bool | Exception
"""What came of writing: True when it is durable, False when a place in a log was taken, else why nothing is."""
Told: TypeAlias = Callable[[Outcome], None]


@dataclass
class Store(ABC):
    """Durable keeping: what `append` has answered True to survives kill -9."""

    shared: bool  # True where other processes may write here too
    absences: Absences  # the days on which people are away
    accounts: Accounts
    archive: Archive
    balances: Balances  # what self-play has found of rule sets
    card_sets: CardSets
    challenges: Challenges
    charter: Charters
    chat: Chat
    clearing: Forsaken  # the tables that nobody joined
    commitments: Commitments  # the seeds that were promised and not used yet
    communities: Communities
    decks: Decks
    deliveries: Deliveries  # what is on its way to people outside the hall
    heartbeat: Heartbeat  # what its clocks need
    invitations: Invitations
    journal: Journal  # what hosts did
    kept_rules: RulesShelf
    ledger: Ledger
    machines: Machines  # the players that are programs
    members: Members
    moderation: Moderation
    notices: Notices
    puzzles: Puzzles  # what people made of puzzles
    ratings: Ratings
    reaches: Reaches  # how people are told outside the hall
    roll: Roll  # the accounts as hosts look for them
    sessions: Sessions
    settlements: Settlements  # what winners may still pick
    ties: Ties  # what people make of each other
    tournaments: Register
    trades: Trades
    vitals: Vitals
    windfalls: Windfalls  # what the hall paid for cards of communities' sets
    wishes: Wishes  # who looks for which cards

    @abstractmethod
    async def name(self) -> str:
        """What this hall is called among others; whoever asks knows that the database answers."""

    @abstractmethod
    async def append(self, append: Append) -> bool:
        """Write entries down with what follows from them; False when (match, seq) or the command was there already.

        A Refusal of an effect is raised. In both cases nothing is written.
        """

    @abstractmethod
    def write(self, append: Append, told: Told) -> None:
        """The same without waiting: `told` hears what came of it, in the event loop, an error too."""

    @abstractmethod
    async def commit(self, *effects: Effect) -> None:
        """Write all effects or none; raises the Refusal of the one that the world does not allow."""

    @abstractmethod
    async def answer_to(self, player: str, command: str) -> Answered | None:
        """What a player's command was answered when it came before."""

    @abstractmethod
    async def load(self, match_id: str) -> Match | None:
        """The match as its log tells it, or None."""

    @abstractmethod
    async def since(self, match_id: str, seq: int) -> Sequence[Entry]:
        """The entries of a match's log after one of them."""

    @abstractmethod
    async def grown(self, known: Mapping[str, int]) -> Sequence[str]:
        """Ids of the matches whose log is longer than is known."""

    @abstractmethod
    async def game_of(self, match_id: str) -> str | None:
        """The name of the game a match is of, or None; its kernels need not be warm for it."""

    @abstractmethod
    async def live_with_agents(self, game: str) -> list[str]:
        """Ids of the matches of a game being played in which an agent of the house has a seat."""

    @abstractmethod
    async def live_between_people(self, game: str) -> list[str]:
        """Ids of the matches of a game being played in which no agent of the house has a seat."""

    @abstractmethod
    async def dealt_before(self, game: str, revision: int) -> list[str]:
        """Ids of the matches of a game being played that were dealt under older rules than a revision."""

    @abstractmethod
    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Matches by status, newest first; those of one player when given."""

    @abstractmethod
    async def player(self, player_id: str) -> Player | None:
        """The player of an id, or None."""
