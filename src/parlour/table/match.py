"""Match: the decision on what a command does, and the evolution by the entry that was written down."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

from parlour.core import registry
from parlour.core.chance import Chance, Keyed, Scripted
from parlour.core.contract import OVER, SPECTATOR, Bring
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Result
from parlour.table import shapes, timestamps
from parlour.table.clock import Timing
from parlour.table.close_reason import CloseReason
from parlour.table.ending import BOTH_LOST, COUNTED, Ending
from parlour.table.entry import Entry
from parlour.table.entry_data import Dealt, Seated
from parlour.table.seat import SEATS, Seat
from parlour.table.terms import CASUAL, Terms

FIRST_REVISION = 1  # of a game's rules, where a log names none
BARE, OF_AN_ENTRY = 4_000, 2_500  # bytes, beside the states


@dataclass(frozen=True, slots=True)
class Offer:
    """A proposal of one seat to the other: a "draw", or to call the match off ("abort")."""

    what: shapes.What
    seat: int


def commitment(secret: bytes) -> str:
    """Return the commitment, published before the first pick: SHA-256 of the secret seed, in hex."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(slots=True)
class Match:
    """A match as its log tells it; all but what it was created with is a cache of the log.

    `decide_*` check a command and return the entries it would append, changing nothing. `evolve` takes an entry that
    was committed. The two are apart so that nothing is told or kept before it is written down. `commitment` was
    published before anything was drawn; `nonces` are the seats', in the order they were taken. `diverged_at` is the
    number of the first entry that today's rules do not replay: from there on events are known, and no states.
    `taken_back` counts the moves taken back.
    """

    id: str
    game: Game
    rules: RuleSet
    secret: bytes
    created: str
    commitment: str
    terms: Terms = CASUAL
    log: list[Entry] = field(default_factory=list)
    seats: list[Seat | None] = field(default_factory=lambda: [None] * SEATS)
    state: State | None = None
    states: dict[int, State] = field(default_factory=dict)
    ending: Ending | None = None
    offer: Offer | None = None
    timing: Timing | None = None
    rematch: str | None = None
    close_reason: CloseReason | None = None
    diverged_at: int | None = None
    taken_back: int = 0
    nonces: tuple[str, ...] = ()
    answers: dict[str, Entry] = field(default_factory=dict)
    # Values worked out once and read often; the key comes first.
    _turn: tuple[State | None, int] = field(default=(None, OVER), init=False, repr=False, compare=False)
    _next_turn: tuple[State | None, int] = field(default=(None, OVER), init=False, repr=False, compare=False)
    _result: tuple[object, Result | None] = field(default=(None, None), init=False, repr=False, compare=False)

    @classmethod
    def create(
        cls,
        match_id: str,
        rules: RuleSet,
        secret: bytes,
        created: str,
        terms: Terms = CASUAL,
        published: str | None = None,
    ) -> "Match":
        """Return an empty table with its rules and terms agreed and its secret seed fixed.

        `published` is the commitment as it was kept, for a seed that was fixed before.
        """
        published_as = commitment(secret) if published is None else published
        return cls(match_id, registry.game(rules.game), rules, secret, created, published_as, terms)

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the first."""
        return len(self.log)

    @property
    def weight(self) -> int:
        """The approximate bytes it takes in memory."""
        states = 0 if self.state is None else len(self.states) * int(self.state.nbytes)
        return BARE + len(self.log) * OF_AN_ENTRY + states

    @property
    def revision(self) -> int:
        """The revision of the game's rules that its deal was made under, or will be."""
        return self.revision_by(self.log)

    def revision_by(self, log: Iterable[Entry]) -> int:
        """Return the revision that a log of it was dealt under, or will be."""
        dealt = next((entry for entry in log if entry.kind == "dealt"), None)
        return self.game.revision if dealt is None else int(dealt.data_as("dealt").get("revision", FIRST_REVISION))

    def by_digest(self, entry: Entry) -> bool:
        """Return True if the next entry is compared by its digest.

        It is compared by its events, where the match was dealt with another layout of the record.
        """
        return self.revision_by(chain(self.log, [entry])) >= self.game.laid_out

    @property
    def status(self) -> shapes.Status:
        """The status: "open" while a seat is free, then "live", then "over"; "closed" when nobody may sit down."""
        if self.state is None and self.diverged_at is None:
            return "open" if self.close_reason is None else "closed"
        return "over" if self.result() is not None else "live"

    def to_act(self) -> int | None:
        """Return the seat whose turn it is, or None."""
        if self.state is None or self.ending is not None or self.diverged_at is not None:
            return None
        turn = self._turn_here(self.state)
        return None if turn == OVER else turn

    def turn_after(self, state: State) -> int:
        """Return whose turn the game says it is in a state that comes next, or OVER."""
        if self._next_turn[0] is not state:
            self._next_turn = state, self.game.to_act(state)
        return self._next_turn[1]

    def _turn_here(self, state: State) -> int:
        if self._turn[0] is not state:
            self._turn = state, self.turn_after(state)
        return self._turn[1]

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player, or None."""
        for number, seat in enumerate(self.seats):
            if seat is not None and seat.player == player:
                return number
        return None

    def viewer_of(self, player: str) -> int:
        """Return the viewer number of a player: their seat, or a spectator."""
        seat = self.seat_of(player)
        return SPECTATOR if seat is None else seat

    @property
    def follows(self) -> str | None:
        """The match of which this one is a rematch."""
        return next((seat.follows for seat in self.seats if seat is not None and seat.follows), None)

    def answered(self, command: str) -> Entry | None:
        """Return the entry of a command that came before: a resend changes nothing."""
        return self.answers.get(command)

    def decide_seat(self, number: int, seat: Seat, command: str | None, now: str) -> list[Entry]:
        """Take a free seat; with the second seat taken, the match is dealt."""
        if self.close_reason is not None:
            raise Conflict("table-closed")
        if self.seats[number] is not None:
            raise Conflict("seat-taken")
        if seat.player is not None and self.seat_of(seat.player) is not None:
            raise Conflict("already-seated")
        other = self.seats[1 - number]
        if other is not None and other.keeps not in (None, seat.player):
            raise Conflict("seat-kept")
        data: Seated = {**seat.as_json(), "bring": self.game.check_bring(self.rules, seat.bring, number)}
        entries = [Entry(self.seq + 1, "seated", now, number, command, data=data)]
        if other is not None:
            brings = [data["bring"], other.bring] if number == 0 else [other.bring, data["bring"]]
            entries.append(self._dealt(brings, seat, now))
        return entries

    def decide_close(self, close_reason: CloseReason, now: str) -> list[Entry]:
        """Close a table that still waits, for a reason; return nothing if it waits no more."""
        return [Entry(self.seq + 1, "closed", now, data=close_reason.as_json())] if self.status == "open" else []

    def decide_study(
        self,
        seats: Sequence[Seat],
        position: Mapping[str, Any],
        now: str,
        known: bool = False,
        chosen: bool = False,
    ) -> list[Entry]:
        """Seat both sides of an empty table, and begin from a position instead of a deal.

        `known` and `chosen` are explained at `Dealt`. A position that is over already is a Refusal: there is nothing
        left to play. So is one that cannot be played to its end.
        """
        state = self.game.parse_position(self.rules, position)
        if self.game.to_act(state) == OVER:
            raise Refusal("study-over")
        self.game.check_playable(state)
        seated = [Entry(number + 1, "seated", now, number, data=seat.as_json()) for number, seat in enumerate(seats)]
        beginning = Dealt(revision=self.game.revision, position=dict(position))
        if known:
            beginning["known"] = True
        if chosen:
            beginning["chosen"] = True
        return [*seated, Entry(len(seated) + 1, "dealt", now, data=beginning, after=state)]

    def chance(self, seq: int, *sitting: Seat) -> Keyed:
        """Return the tape of an entry: from the secret seed and the nonces of seats, those now `sitting` down too."""
        return Keyed(self.secret, self.id, seq, (*self.nonces, *(seat.nonce for seat in sitting if seat.nonce)))

    def _dealt(self, brings: Sequence[Bring], last: Seat, now: str) -> Entry:
        seq = self.seq + 2
        chance = self.chance(seq, last)
        state, events = self.game.deal(self.rules, brings, chance)
        beginning = Dealt(revision=self.game.revision)
        return Entry(seq, "dealt", now, None, None, None, pairs(chance), tuple(events), beginning, after=state)

    def require_playing(self, seat: int | None) -> int:
        """Return the seat of somebody who plays here and now; a Refusal says what is missing."""
        if seat is None:
            raise Forbidden("not-your-match")
        if self.state is None:
            raise Refusal("match-not-begun")
        if self.result() is not None:
            raise Conflict("match-over")
        return seat

    def time_is_up(self, now: str) -> bool:
        """Return True if the running clock is at zero."""
        deadline = None if self.timing is None else self.timing.deadline
        return deadline is not None and timestamps.read(now) >= deadline

    def decide_act(self, seat: int | None, action: str, command: str, now: str) -> Entry:
        """Play an action given as text, as long as there is time."""
        seat = self.require_playing(seat)
        state = self.state
        assert state is not None
        if self.to_act() != seat:
            raise Refusal("not-your-turn")
        if self.time_is_up(now):
            raise Refusal("time-is-up")
        number = self.game.parse_action(state, action)
        chance = self.chance(self.seq + 1)
        after, events = self.game.played(state, number, chance)
        return Entry(
            self.seq + 1, "act", now, seat, command, number, pairs(chance), tuple(events), {"text": action}, after
        )

    def decide_resign(self, seat: int | None, command: str, now: str) -> Entry:
        """Give the match up, at any time of it."""
        seat = self.require_playing(seat)
        events = (Event("resigned", {"seat": self.game.seats[seat]}),)
        return Entry(self.seq + 1, "resigned", now, seat, command, events=events)

    def decide_rematch(self, new_match: str, now: str) -> Entry:
        """Note the match in which this one is played again."""
        if self.status != "over":
            raise Refusal("rematch-too-early")
        return Entry(self.seq + 1, "rematch", now, data={"match": new_match})

    def evolve(self, entry: Entry) -> None:
        """Take a committed entry into the cache; an entry out of order is an error of the caller."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        match entry.kind:
            case "seated":
                assert entry.seat is not None
                seat = self.seats[entry.seat] = Seat(**entry.data_as("seated"))
                self.nonces += (seat.nonce,) if seat.nonce else ()
            case "dealt" | "act":
                self._play(entry)
            case "timeout" if entry.action is not None:
                self._play(entry)
            case "timeout" if self.terms.clock is not None and self.terms.clock.is_shared:
                self.ending = Ending(COUNTED, 1 - entry.seat) if entry.seat is not None else Ending(BOTH_LOST, None)
            case "resigned" | "timeout":
                assert entry.seat is not None
                self.ending = Ending(entry.kind, 1 - entry.seat)
            case "agreed" | "aborted" | "called-off":
                self.ending = Ending(entry.kind, None)
            case "offered":
                assert entry.seat is not None
                self.offer = Offer(entry.data_as("offered")["what"], entry.seat)
            case "declined":
                self.offer = None
            case "takeback":
                self._play(entry)
                self.taken_back += 1
            case "rematch":
                self.rematch = entry.data_as("rematch")["match"]
            case "closed":
                self.close_reason = CloseReason.from_json(entry.data_as("closed"))
        played_on = entry.kind == "act" and self.offer is not None and self.offer.seat != entry.seat
        if played_on or self.ending is not None:
            self.offer = None  # to play on is an answer
        self._run_clocks(entry)
        self.log.append(entry)
        if entry.command is not None:
            self.answers.setdefault(entry.command, entry)
        if self.state is not None and self.diverged_at is None:
            self.states[entry.seq] = self.state

    def _run_clocks(self, entry: Entry) -> None:
        if entry.kind == "dealt" and self.terms.clock is not None:
            self.timing = Timing.full(self.terms.clock)
        if self.timing is not None:
            timing = self.timing
            if entry.kind == "downtime":
                timing = timing.given_back(entry.data_as("downtime")["milliseconds"])
            self.timing = timing.turned(self.to_act(), timestamps.read(entry.time))

    def after(self, entries: Sequence[Entry]) -> "Match":
        """Return the match as it will stand once entries are committed; this one does not change."""
        ahead = replace(self, log=[*self.log], seats=[*self.seats], states={**self.states}, answers={**self.answers})
        for entry in entries:
            ahead.evolve(entry)
        return ahead

    def _play(self, entry: Entry) -> None:
        """Take in the state an entry led to: the one it brings, or the one today's rules reach from its picks."""
        if self.diverged_at is not None:
            return
        if entry.after is not None:
            self.state = entry.after
            return
        try:
            chance = Scripted([value for _n, value in entry.picks])
            after, events = self._replayed(entry, chance)
            game = self.game
            led = entry.led_to(after, events, self.by_digest(entry), game.notes, game.former_names)
            faithful = led and pairs(chance) == entry.picks
        except Exception:  # any way in which these rules fail at a foreign log
            faithful = False
        if faithful:
            self.state = after
        else:
            self.diverged_at = entry.seq

    def _replayed(self, entry: Entry, chance: Scripted) -> tuple[State, Sequence[Event]]:
        """Return the state an entry leads to, and what happens on the way, from its picks alone."""
        if entry.kind == "dealt":
            return self.deal_again(entry, chance)
        if entry.kind == "takeback":
            return self.states[entry.data_as("takeback")["since"] - 1], entry.events
        assert self.state is not None and entry.action is not None
        if entry.kind == "timeout":
            self.drawn_action(chance)
        return self.game.played(self.state, entry.action, chance)

    def drawn_action(self, chance: Chance) -> int:
        """Draw a legal action of the seat to act by lot."""
        assert self.state is not None
        legal = self.game.legal(self.state)
        return legal[chance.pick(len(legal))]

    def deal_again(self, dealt: Entry, chance: Chance) -> tuple[State, Sequence[Event]]:
        """Return the beginning of the match: the deal of what both seats brought, or the position of a study."""
        if (position := dealt.data_as("dealt").get("position")) is not None:
            return self.game.parse_position(self.rules, position), ()
        return self.game.deal(self.rules, [seat.bring if seat else {} for seat in self.seats], chance)

    def result(self) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        stands = self.seq, self.ending, self.diverged_at
        if self._result[0] != stands:
            self._result = stands, self._ended()
        return self._result[1]

    def _ended(self) -> Result | None:
        if self.ending is not None:
            winner = None if self.ending.winner is None else self.game.seats[self.ending.winner]
            return shapes.CutShort(winner=winner, score=self._score(), reason=self.ending.reason, spoils=None)
        if self.state is None or self.diverged_at is not None or self._turn_here(self.state) != OVER:
            return None
        return self.game.result(self.state)

    def _score(self) -> Any:
        """Return the score as the board stands, where today's rules know the board."""
        if self.state is None or self.diverged_at is not None:
            return None
        return self.game.view(self.state, SPECTATOR).get("score")


def pairs(chance: Chance) -> tuple[tuple[int, int], ...]:
    """Return the picks of an entry, for its log."""
    return tuple((n, value) for n, value in chance.picks)
