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
"""The outcome of writing: True if it is durable, False if a place in a log was taken, else why nothing is written."""
Told: TypeAlias = Callable[[Outcome], None]


class Store(Protocol):
    """The durable store: what `append` has answered True to survives kill -9."""

    async def name(self) -> str:
        """Return the name of this hall among others; an answer proves that the database answers."""

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
        """The chat at the tables and in the lobby."""

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
        """The findings of self-play about rule sets."""

    @property
    def notices(self) -> Notices:
        """The notices to players."""

    @property
    def reaches(self) -> Reaches:
        """The ways to reach players outside the hall."""

    @property
    def deliveries(self) -> Deliveries:
        """The notices on their way to players outside the hall."""

    @property
    def puzzles(self) -> Puzzles:
        """The attempts of players at puzzles."""

    @property
    def machines(self) -> Machines:
        """The players that are programs."""

    @property
    def members(self) -> Members:
        """The directory of accounts."""

    @property
    def wishes(self) -> Wishes:
        """The cards that players look for, and whether they show their own."""

    @property
    def ties(self) -> Ties:
        """The ties of players: their friends, and those whom they keep away."""

    @property
    def moderation(self) -> Moderation:
        """The reports, mutes and deeds of moderators."""

    @property
    def journal(self) -> Journal:
        """The acts of hosts."""

    @property
    def charter(self) -> Charters:
        """The texts of the hall, and whom it lets in."""

    @property
    def invitations(self) -> Invitations:
        """The links by which accounts are made."""

    @property
    def vitals(self) -> Vitals:
        """The health of the hall."""

    @property
    def windfalls(self) -> Windfalls:
        """The gil that players got from the hall for cards of communities' sets."""

    @property
    def roll(self) -> Roll:
        """The accounts as hosts look for them."""

    @property
    def ledger(self) -> Ledger:
        """The holdings of all accounts, and the transfers they came from."""

    @property
    def settlements(self) -> Settlements:
        """The winnings that winners may still pick."""

    @property
    def trades(self) -> Trades:
        """The trades that players offer each other."""

    @property
    def heartbeat(self) -> Heartbeat:
        """The data that the clocks need."""

    @property
    def tournaments(self) -> Register:
        """The tournaments of this hall."""

    async def append(self, append: Append) -> bool:
        """Write entries with what follows from them; return False if (match, seq) or the command was there already.

        Raise the Refusal of an effect. In both cases nothing is written.
        """

    def write(self, append: Append, told: Told) -> None:
        """Write like `append`, without waiting: `told` hears the outcome in the event loop, an error too."""

    async def commit(self, *effects: Effect) -> None:
        """Write all effects or none; raise the Refusal of the one that the world does not allow."""

    async def answer_to(self, player: str, command: str) -> Answered | None:
        """Return the answer that a command of a player got, if it came before."""

    @property
    def shared(self) -> bool:
        """Tell whether other processes may write here too."""

    async def load(self, match_id: str) -> Match | None:
        """Return the match as its log tells it, or None."""

    async def since(self, match_id: str, seq: int) -> Sequence[Entry]:
        """Return the entries of a match's log after one of them."""

    async def grown(self, known: Mapping[str, int]) -> Sequence[str]:
        """Return the ids of the matches whose log is longer than is known."""

    async def game_of(self, match_id: str) -> str | None:
        """Return the name of a match's game, or None; the game's kernels need not be warm."""

    async def live_with_agents(self, game: str) -> list[str]:
        """Return the ids of the live matches of a game in which an agent of the house has a seat."""

    async def live_between_people(self, game: str) -> list[str]:
        """Return the ids of the live matches of a game in which no agent of the house has a seat."""

    async def dealt_before(self, game: str, revision: int) -> list[str]:
        """Return the ids of the live matches of a game that were dealt under older rules than a revision."""

    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Return matches by status, newest first; those of one player if given."""

    async def player(self, player_id: str) -> Player | None:
        """Return the player of an id, or None."""

    @property
    def accounts(self) -> Accounts:
        """The accounts of this hall."""

    @property
    def ratings(self) -> Ratings:
        """The ratings of all accounts."""

    @property
    def sessions(self) -> Sessions:
        """The browsers in use, and the players they belong to."""
