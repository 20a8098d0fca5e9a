"""Messages: what a browser may send, checked before anything looks at it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from parlour.core import contract, validation
from parlour.core.refusal import Refusal
from parlour.hall.communities.charter import LONGEST_ADDRESS
from parlour.hall.cups.plan import FEWEST, LONGEST_DESCRIPTION, MOST, MOST_MEETINGS, MOST_SWISS, PLACES, Plan
from parlour.hall.play.opening import MOST_MOVES
from parlour.table.clock import LONGEST_BANK, LONGEST_INCREMENT, LONGEST_TURN, Clock
from parlour.table.seat import PUBLIC_NONCE
from parlour.table.terms import Terms

Text = Annotated[str, Field(max_length=2000)]
Whole = Annotated[int, Field(ge=-validation.LARGEST, le=validation.LARGEST)]
Number = Annotated[int, Field(ge=1, le=validation.LARGEST)]  # of a line, a report, an entry of the ledger
CommandId = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]

Nonce = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$")]


Community = Annotated[str, Field(max_length=LONGEST_ADDRESS)] | None  # that has gil and cards of its own


class Strict(BaseModel):
    """A message with these fields and no others, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Bring(Strict):
    """The cards or deck of a seat: cards by id or name or of one's own, or a deck by name or text, and its leader."""

    cards: Annotated[list[Whole | Text | dict[str, Any]], Field(max_length=1000)] = []
    deck: Text | None = None
    text: Annotated[str, Field(max_length=20_000)] | None = None
    main: Text | None = None

    def given(self) -> contract.Bring:
        """Return what was said, as the game reads it."""
        return self.model_dump(exclude_unset=True)


class ChanceChoice(Strict):
    """The sender's part in the chance of a match, and the id of the commitment made to them before."""

    commitment: Annotated[str, Field(max_length=40)]
    nonce: Nonce


class RulesChoice(Strict):
    """A rule set as its text, or as a preset with changed options."""

    text: Text | None = None
    preset: Text | None = None
    options: dict[str, bool | Text] = {}

    def given(self) -> object:
        """Return the choice as the rule book reads it."""
        if self.text is not None:
            return self.text
        return {"preset": self.preset or "free", "options": self.options}


class Bot(Strict):
    """A match against the house, which brings what the challenger names, else what the table deals."""

    kind: Literal["bot"]
    agent: Text = "search"
    bring: Bring | None = None


class Link(Strict):
    """A match against whoever opens the link."""

    kind: Literal["link"]


class ClockChoice(Strict):
    """The time that each seat may think, in seconds; see `parlour.table.clock`."""

    bank: Annotated[int, Field(ge=0, le=LONGEST_BANK)] = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0
    free: Annotated[int, Field(ge=0, le=LONGEST_TURN)] = 0
    at_zero: Literal["lose", "play", "count"] = "lose"


class TermsChoice(Strict):
    """The terms of a match beyond its rules, and the community whose own gil and cards are meant."""

    rated: bool = False
    gil: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    owned: bool = False
    clock: ClockChoice | None = None
    community: Community = None

    def given(self, cup: bool = False) -> Terms:
        """Return the terms, judged; only a cup may have a clock for the whole match."""
        clock = None if self.clock is None else Clock(**self.clock.model_dump()).checked()
        if clock is not None and clock.is_shared and not cup:
            raise Refusal("clock-for-cups", at="terms.clock")
        return Terms(**{**self.model_dump(), "clock": clock})


class NewMatch(Strict):
    """A table to be opened.

    Against the house `moves` may name what is played already at a table where nothing is at stake: both sides' first
    actions, in turn.
    """

    game: Text
    rules: Text | RulesChoice
    bring: Bring | None = None
    seat: Literal["first", "second", "random"] | Text = "random"
    opponent: Annotated[Bot | Link, Field(discriminator="kind")]
    terms: TermsChoice = TermsChoice()
    chance: ChanceChoice | None = None
    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_MOVES)] = []


class ToLobby(Strict):
    """A challenge to everybody in the lobby."""

    kind: Literal["lobby"]


class ToPlayer(Strict):
    """A challenge to one player, by their id."""

    kind: Literal["player"]
    player: Annotated[str, Field(max_length=40)]


class ToChallenger(Strict):
    """An answer to whoever made the challenge of an id: other terms than those it proposes."""

    kind: Literal["answer"]
    challenge: Annotated[str, Field(max_length=40)]


class NewChallenge(Strict):
    """A match to be proposed."""

    game: Text
    rules: Text | RulesChoice
    bring: Bring | None = None
    seat: Literal["first", "random"] | Text = "first"
    to: Annotated[ToLobby | Link | ToPlayer | ToChallenger, Field(discriminator="kind")]
    terms: TermsChoice = TermsChoice()
    chance: ChanceChoice | None = None


Gives = Annotated[dict[Annotated[str, Field(max_length=80)], Whole], Field(max_length=40)]
Moment = Annotated[str, Field(max_length=40, pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?(Z|[+-]\d\d:\d\d)$")]


class NewTournament(Strict):
    """A tournament to be announced.

    `hours` is how long a round lasts, `swiss` how many rounds a Swiss has. `prize` is what the first, second and third
    place win, as counts by asset. A ladder `ends` at a time, and has so many `meetings` of the same two a week.
    """

    name: Annotated[str, Field(min_length=1, max_length=60)]
    game: Text
    rules: Text | RulesChoice
    form: Annotated[str, Field(max_length=12)]
    most: Annotated[int, Field(ge=FEWEST, le=MOST)] = MOST
    hours: Annotated[int, Field(ge=1, le=24 * 30)] | None = None
    guests: bool = False
    terms: TermsChoice = TermsChoice()
    description: Annotated[str, Field(max_length=LONGEST_DESCRIPTION)] = ""
    starts: Moment | None = None
    checkin: bool = False
    swiss: Annotated[int, Field(ge=1, le=MOST_SWISS)] | None = None
    best: Annotated[int, Field(ge=1, le=9)] = 1
    third: bool = False
    prize: Annotated[list[Gives], Field(max_length=PLACES)] = []
    ends: Moment | None = None
    meetings: Annotated[int, Field(ge=1, le=MOST_MEETINGS)] | None = None

    def plan(self) -> Plan:
        """Return what its organiser sets, not judged yet."""
        given = {name: getattr(self, name) for name in _PLANNED}
        return Plan(**given, terms=self.terms.given(cup=True), prize=tuple(self.prize))


_PLANNED = ("most", "hours", "guests", "description", "starts", "checkin", "swiss", "best", "third", "ends", "meetings")


class Join(Strict):
    """A seat taken where the commitment is in sight."""

    bring: Bring | None = None
    nonce: Nonce = PUBLIC_NONCE


class Rematch(Strict):
    """Another match of the same two.

    The first to ask opens the table with a commitment of their own, the second names the table's. Against the house
    `agent` may be another of its players.
    """

    chance: ChanceChoice | None = None
    agent: Text | None = None


class Count(Strict):
    """A number of copies to buy or to sell."""

    count: Annotated[int, Field(ge=1, le=99)] = 1


class NewTrade(Strict):
    """A trade to be proposed: what one player gives, and gets for it, as counts by asset; and what they say to it."""

    to: Text
    mine: Gives
    theirs: Gives
    community: Community = None
    message: Annotated[str, Field(max_length=1000)] = ""


class TradeList(Strict):
    """Another list instead of the one that was seen."""

    seen: Text
    mine: Gives
    theirs: Gives
    message: Annotated[str, Field(max_length=1000)] = ""


class Seen(Strict):
    """The list that was seen, by its hash."""

    seen: Text


class Picked(Strict):
    """The cards a winner picks, by asset."""

    cards: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=40)]


class ReadUntil(Strict):
    """The time at which the newest of what was read was told."""

    until: Annotated[str, Field(max_length=40)]


class Act(Strict):
    """An action to play."""

    type: Literal["act"]
    command: CommandId
    action: Annotated[str, Field(max_length=200)]


class Resign(Strict):
    """A resignation from a match."""

    type: Literal["resign"]
    command: CommandId


class Ping(Strict):
    """A question whether the hall is there."""

    type: Literal["ping"]


class Offer(Strict):
    """A proposal of a draw, or to call the match off."""

    type: Literal["offer"]
    command: CommandId
    what: Literal["draw", "abort"]


class Reply(Strict):
    """An answer to what the other seat proposes."""

    type: Literal["reply"]
    command: CommandId
    agree: bool


class Talk(Strict):
    """A line said in one's own room of the table."""

    type: Literal["chat"]
    command: CommandId
    text: Annotated[str, Field(max_length=1000)]


class Takeback(Strict):
    """The taking back of one's last decision, by the number of its entry."""

    type: Literal["takeback"]
    command: CommandId
    entry: Number


Command = Act | Resign | Offer | Reply | Takeback
Said = Annotated[Command | Talk | Ping, Field(discriminator="type")]
