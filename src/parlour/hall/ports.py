"""Ports: what the hall needs kept, whoever keeps it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

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


class Store(Protocol):
    """Durable keeping: what `append` has answered True to survives kill -9."""

    async def name(self) -> str:
        """What this hall is called among others; whoever asks knows that the database answers."""

    @property
    def absences(self) -> Absences:
        """The days on which people are away."""

    @property
    def archive(self) -> Archive:
        """The finished matches of this hall."""

    @property
    def card_sets(self) -> CardSets:
        """The card sets that were made in this hall."""

    @property
    def challenges(self) -> Challenges:
        """The challenges of this hall."""

    @property
    def chat(self) -> Chat:
        """What was said at the tables."""

    @property
    def clearing(self) -> Forsaken:
        """The tables that nobody joined."""

    @property
    def commitments(self) -> Commitments:
        """The seeds that were promised and not used yet."""

    @property
    def communities(self) -> Communities:
        """The communities of this hall."""

    @property
    def decks(self) -> Decks:
        """The decks that accounts keep."""

    @property
    def kept_rules(self) -> RulesShelf:
        """The rule sets that accounts keep."""

    @property
    def balances(self) -> Balances:
        """What self-play has found of rule sets."""

    @property
    def notices(self) -> Notices:
        """What players are told."""

    @property
    def reaches(self) -> Reaches:
        """How players are told outside the hall."""

    @property
    def deliveries(self) -> Deliveries:
        """What is on its way to them there."""

    @property
    def puzzles(self) -> Puzzles:
        """What people made of puzzles."""

    @property
    def machines(self) -> Machines:
        """The players that are programs."""

    @property
    def members(self) -> Members:
        """The directory of accounts."""

    @property
    def wishes(self) -> Wishes:
        """Who looks for which cards, and who shows his."""

    @property
    def ties(self) -> Ties:
        """What players make of each other."""

    @property
    def moderation(self) -> Moderation:
        """What moderators work with."""

    @property
    def journal(self) -> Journal:
        """What hosts did."""

    @property
    def charter(self) -> Charters:
        """What the hall says, and whom it lets in."""

    @property
    def invitations(self) -> Invitations:
        """The links by which accounts are made."""

    @property
    def vitals(self) -> Vitals:
        """How the hall is."""

    @property
    def windfalls(self) -> Windfalls:
        """What players got from it for cards of communities' sets."""

    @property
    def roll(self) -> Roll:
        """The accounts as hosts look for them."""

    @property
    def ledger(self) -> Ledger:
        """Who has what, and how it came about."""

    @property
    def settlements(self) -> Settlements:
        """What winners may still pick."""

    @property
    def trades(self) -> Trades:
        """What players offer each other."""

    @property
    def heartbeat(self) -> Heartbeat:
        """What its clocks need."""

    @property
    def tournaments(self) -> Register:
        """The tournaments of this hall."""

    async def append(self, append: Append) -> bool:
        """Write entries down with what follows from them; False when (match, seq) or the command was there already.

        A Refusal of an effect is raised. In both cases nothing is written.
        """

    def write(self, append: Append, told: Told) -> None:
        """The same without waiting: `told` hears what came of it, in the event loop, an error too."""

    async def commit(self, *effects: Effect) -> None:
        """Write all effects or none; raises the Refusal of the one that the world does not allow."""

    async def answer_to(self, player: str, command: str) -> Answered | None:
        """What a player's command was answered when it came before."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write here too."""

    async def load(self, match_id: str) -> Match | None:
        """The match as its log tells it, or None."""

    async def since(self, match_id: str, seq: int) -> Sequence[Entry]:
        """The entries of a match's log after one of them."""

    async def grown(self, known: Mapping[str, int]) -> Sequence[str]:
        """Ids of the matches whose log is longer than is known."""

    async def game_of(self, match_id: str) -> str | None:
        """The name of the game a match is of, or None; its kernels need not be warm for it."""

    async def live_with_agents(self, game: str) -> list[str]:
        """Ids of the matches of a game being played in which an agent of the house has a seat."""

    async def live_between_people(self, game: str) -> list[str]:
        """Ids of the matches of a game being played in which no agent of the house has a seat."""

    async def dealt_before(self, game: str, revision: int) -> list[str]:
        """Ids of the matches of a game being played that were dealt under older rules than a revision."""

    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Matches by status, newest first; those of one player when given."""

    async def player(self, player_id: str) -> Player | None:
        """The player of an id, or None."""

    @property
    def accounts(self) -> Accounts:
        """Who has an account."""

    @property
    def ratings(self) -> Ratings:
        """How strong everybody is."""

    @property
    def sessions(self) -> Sessions:
        """Which browser belongs to whom."""
