"""Ports: what the hall needs kept, whoever keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from parlour.hall.analysis.balances import Balances
from parlour.hall.analysis.puzzles import Puzzles
from parlour.hall.communities.card_sets import CardSets
from parlour.hall.communities.community import Communities
from parlour.hall.communities.journeys import CommunityJourneys
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
from parlour.hall.money.trades import Trades
from parlour.hall.money.winnings import Settlements
from parlour.hall.money.wishes import Wishes
from parlour.hall.notices.delivery import Deliveries
from parlour.hall.notices.notice import Notices
from parlour.hall.notices.preferences import Preferences
from parlour.hall.people.accounts import Accounts
from parlour.hall.people.chat import Chat
from parlour.hall.people.machines import Machines
from parlour.hall.people.members import Members
from parlour.hall.people.moderation import Moderation
from parlour.hall.people.player import Player
from parlour.hall.people.progress import Progress
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
from parlour.table.entry import Entry
from parlour.table.match import Match

Outcome: TypeAlias = bool | Exception
"""The outcome of writing: True if it is durable, False if a place in a log was taken, else why nothing is written."""
OnOutcome: TypeAlias = Callable[[Outcome], None]


@dataclass
class Store(ABC):
    """The durable store: what `append` has answered True to survives kill -9."""

    shared: bool  # True where other processes may write here too
    absences: Absences  # the days on which people are away
    accounts: Accounts
    archive: Archive
    balances: Balances  # the findings of self-play about rule sets
    card_sets: CardSets
    challenges: Challenges
    charter: Charters
    chat: Chat
    clearing: Forsaken  # the tables that nobody joined
    commitments: Commitments  # the seeds that were promised and not used yet
    communities: Communities
    decks: Decks
    deliveries: Deliveries  # the notices on their way to people outside the hall
    heartbeat: Heartbeat  # the data that its clocks need
    invitations: Invitations
    journal: Journal  # the acts of hosts
    journeys: CommunityJourneys
    kept_rules: RulesShelf
    ledger: Ledger
    machines: Machines  # the players that are programs
    members: Members
    moderation: Moderation
    notices: Notices
    progress: Progress  # the stages of journeys that people reached
    puzzles: Puzzles  # the attempts of people at puzzles
    ratings: Ratings
    preferences: Preferences  # the ways to reach people outside the hall
    roll: Roll  # the accounts as hosts look for them
    sessions: Sessions
    settlements: Settlements  # the winnings that winners may still pick
    ties: Ties  # the friends of people, and those whom they keep away
    tournaments: Register
    trades: Trades
    vitals: Vitals
    windfalls: Windfalls  # the gil that the hall paid for cards of communities' sets
    wishes: Wishes  # the cards that people look for

    @abstractmethod
    async def name(self) -> str:
        """Return the name of this hall among others; an answer proves that the database answers."""

    @abstractmethod
    async def append(self, append: Append) -> bool:
        """Write entries with what follows from them; return False if (match, seq) or the command was there already.

        Raise the Refusal of an effect. In both cases nothing is written.
        """

    @abstractmethod
    def write(self, append: Append, on_outcome: OnOutcome) -> None:
        """Write like `append`, without waiting: `on_outcome` hears the outcome in the event loop, an error too."""

    @abstractmethod
    async def commit(self, *effects: Effect) -> None:
        """Write all effects or none; raise the Refusal of the one that the world does not allow."""

    @abstractmethod
    async def answer_to(self, player: str, command: str) -> Answered | None:
        """Return the answer that a command of a player got, if it came before."""

    @abstractmethod
    async def load(self, match_id: str) -> Match | None:
        """Return the match as its log tells it, or None."""

    @abstractmethod
    async def since(self, match_id: str, seq: int) -> Sequence[Entry]:
        """Return the entries of a match's log after one of them."""

    @abstractmethod
    async def grown(self, known: Mapping[str, int]) -> Sequence[str]:
        """Return the ids of the matches whose log is longer than is known."""

    @abstractmethod
    async def game_of(self, match_id: str) -> str | None:
        """Return the name of a match's game, or None; the game's kernels need not be warm."""

    @abstractmethod
    async def live_with_agents(self, game: str) -> list[str]:
        """Return the ids of the live matches of a game in which an agent of the house has a seat."""

    @abstractmethod
    async def live_between_people(self, game: str) -> list[str]:
        """Return the ids of the live matches of a game in which no agent of the house has a seat."""

    @abstractmethod
    async def dealt_before(self, game: str, revision: int) -> list[str]:
        """Return the ids of the live matches of a game that were dealt under older rules than a revision."""

    @abstractmethod
    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Return matches by status, newest first; those of one player if given."""

    @abstractmethod
    async def player(self, player_id: str) -> Player | None:
        """Return the player of an id, or None."""
