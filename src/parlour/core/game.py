"""Game: the code a game writes around its kernels, and what comes free for keeping the contract (`core.contract`)."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, cast

import numpy as np
from numpy.typing import NDArray

from parlour.core import installed, record, validation, words
from parlour.core.chance import CHANCE, Chance, Seeded, enumerate_outcomes, merge, seeded_tape
from parlour.core.contract import OVER, Bring, Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Called, Event, Names
from parlour.core.facets.cards import Cards
from parlour.core.facets.coach import Coach
from parlour.core.facets.exact import Exact
from parlour.core.facets.learned import Learned
from parlour.core.facets.learning import Learning
from parlour.core.facets.levels import USUAL, Levels, Tuning
from parlour.core.facets.novice import Novice
from parlour.core.facets.referee import Referee
from parlour.core.facets.sketch import Sketch, spelled
from parlour.core.facets.themes import Themes
from parlour.core.log import LOG
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Phrased, Result, Shapes, Told, View
from parlour.core.wrappers import Wrappers, wrappers

TRUTHS = 1 << 31  # seeds a resampled truth is drawn with


class Game(ABC):
    """A game: its kernels and words, and above them everything that is common to all games.

    States are one-record arrays. Seats are 0 and 1, viewer 2 is a spectator. Everything that comes from outside is
    checked and answered by a Refusal that changed nothing.
    """

    name: ClassVar[str]
    revision: ClassVar[int] = 1  # of its rules: raised when a log may replay differently, or the record changes
    laid_out: ClassVar[int] = 1  # the revision that gave its record the present layout
    dtype: ClassVar[np.dtype[Any]]
    # True if the bytes left by `observe` tell a viewer nothing they do not know, whatever the others brought.
    # Otherwise they never leave the house, and a remote player is told views alone.
    open_record: ClassVar[bool] = False
    kernels: ClassVar[Kernels]
    declared: ClassVar[Declaration]
    rule_book: ClassVar[RuleBook]
    tells: ClassVar[Shapes] = Shapes()  # the types of its output, where it tells more than every game must
    notes: ClassVar[frozenset[str]] = frozenset()  # kinds of events that only write down what others tell
    former_names: ClassVar[Mapping[str, str]] = {}  # names as older releases wrote them, and as they are written now

    # Facets: the optional parts.
    cards: ClassVar[Cards | None] = None
    referee: Referee | None = None  # rulings of its own; without, `core.referee` rules on positions
    exact: Exact | None = None  # ends that a solver counts; without, it tells who wins
    sketch: Sketch | None = None  # views for sockets from one kernel; without, they are written from `view`
    tuning: ClassVar[Tuning] = Tuning()  # the settings of its search
    novice: ClassVar[Novice] = Novice()  # how a beginner understands it
    counts: ClassVar[bool] = False  # whether `ahead` names the winner when the time of a whole match is up
    turns: ClassVar[str | None] = None  # the kind of event by which something is lost or changes hands
    levels: ClassVar[Levels] = USUAL  # the named strengths of the house
    coach: ClassVar[Coach | None] = None  # who advises beginners at its tables
    themes: ClassVar[Themes] = Themes()  # what decides its puzzles
    learning: Learning = Learning()  # kernels for playing millions of matches at once
    learned: Learned | None = None  # what the search can learn of it; without, it tries every action once

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.declared.seats

    @cached_property
    def wrappers(self) -> Wrappers:
        """The kernels for callers in Python."""
        return wrappers(self.kernels)

    # Written by every game.

    @abstractmethod
    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """Deal a fresh match from what both seats brought, and return it with the events of its set-up."""

    @abstractmethod
    def action_text(self, state: State, action: int) -> str:
        """Return the unique text of an action."""

    @abstractmethod
    def parse_action(self, state: State, text: str) -> int:
        """Return the action of a text; a Refusal when it is no action of this game."""

    @abstractmethod
    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        """Return the events of a log's rows; `before` and `after` are the states around the action."""

    @abstractmethod
    def position(self, state: State) -> Mapping[str, Any]:
        """Return a state as JSON that `parse_position` reads back to equal bytes."""

    @abstractmethod
    def parse_position(self, rules: RuleSet, position: Mapping[str, Any]) -> State:
        """Return the state of a position written as JSON; a Refusal says where it is wrong."""

    @abstractmethod
    def view_json(self, view: State, viewer: int) -> View:
        """Return a view (already observed) as JSON for the interface.

        Every table reads `to_act`, `result` and `legal`. Each legal action has its `action`, and its sentence by
        language.
        """

    @abstractmethod
    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> Told:
        """Return an event for a viewer, with its sentence in every language and nothing they may not know.

        `names` are the players' by seat. A game whose sides have names of their own, such as colours, uses those.
        """

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Return the end of the match as JSON, or None while it goes on."""

    # Optional.

    def phrased(self, event: Event, viewer: int, names: Called = (None, None)) -> Phrased | Told:
        """Return the event as `event_json` does, but with its sentence as data, for the browser to put into words.

        Worded (`words.worded`) it equals `event_json`. Sockets carry it; for a game without it, they carry
        `event_json`.
        """
        plain = [words.rendered("en", name) if isinstance(name, dict) else name for name in names]
        return self.event_json(event, viewer, plain)

    def named(self, view: State, action: int) -> str:
        """Return a legal action of the seat to act as people write it down, by the names its view shows.

        No two legal actions are named alike. Its text, for most games.
        """
        return self.action_text(view, action)

    def typed(self, state: State, action: int) -> str:
        """Return an action as a person at a terminal types it, with the drawing's numbers; its text, for most games."""
        return self.action_text(state, action)

    def parse_typed(self, state: State, text: str) -> int:
        """Return the action that a person typed; a Refusal when it is no action of this game."""
        return self.parse_action(state, text)

    def ahead(self, state: State) -> int | None:
        """Return the winner when the time of a whole match is up (`counts`), as a seat; None where both have lost."""
        raise Refusal("clock-not-counted", game=self.name)

    def has_draws(self, rules: RuleSet) -> bool:
        """Return True if a match can end without a winner, so that the seats may agree on it."""
        return False

    def check_playable(self, state: State) -> None:  # noqa: B027  # of most games every position is
        """Refuse a position from which a match cannot be played to its end: one may hold too little for that."""

    def alike(self, rules: RuleSet, view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """Yield all views, as JSON, in which the same decision is to be made as in this one, itself included.

        There are two: the view as it stands, and the view with the seats exchanged wherever it names them. A game whose
        board looks the same when it is turned gives those too. While people play a position, a hall searches none of
        these.
        """
        yield view
        yield _exchanged(view, dict(zip(self.seats, self.seats[::-1], strict=True)))

    def small_deals(self) -> Sequence[SmallDeal]:
        """Return deals for proofs (`parlour.testing`); together they have every kind of secret of the game.

        It is the ordinary deal, unless a game has smaller ones: positions near the end, say.
        """
        return (SmallDeal(lambda chance: self.deal(self.rule_book.standard, [{}, {}], chance)),)

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        """Return a view as lines of text for terminals and golden playthroughs; games draw better than JSON."""
        return [[(line, "")] for line in json.dumps(self.view_json(view, viewer), indent=1).splitlines()]

    def heat(self, view: State, pieces: Mapping[int, tuple[str, str]], lang: str = "en") -> list[DrawnLine]:
        """Return a drawing with a short text for each action where it would be played; empty where a list is as clear.

        `pieces` are text and style by action, as in a drawing.
        """
        return []

    def picture(self, view: Mapping[str, Any]) -> list[Shape]:
        """Return a position as flat shapes, from its JSON view; a game without pictures is shown by its drawing."""
        return []

    def poster(self, view: Mapping[str, Any], lang: str) -> list[Shape]:
        """Return a position as the shapes that a link to it shows: its picture, or less where that is too full."""
        return self.picture(view)

    def invitation(self) -> list[Shape]:
        """Return a picture of the game for a link by which somebody is invited; a game may have none."""
        return []

    def exports(self, history: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> dict[str, str]:
        """Return a finished match in the notations of its community: text by a short name, from what a spectator saw.

        `history` is the list of entries as a table tells them, `names` the players by seat.
        """
        return {}

    # Free for every game.

    def need_cards(self) -> Cards:
        """Return the game's cards; a game played without any is a Refusal."""
        if self.cards is None:
            raise Refusal("no-card-sets", game=self.name)
        return self.cards

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
        """Return what a seat brings, validated and made canonical; a Refusal says what is wrong."""
        if self.cards is not None:
            return self.cards.check_bring(rules, bring, seat)
        if bring and bring.get("cards"):
            raise Refusal("nothing-to-bring", at=self.seats[seat])
        return {}

    def check_brings(self, rules: RuleSet, given: Mapping[str, Mapping[str, Any]]) -> list[Bring]:
        """Return what the seats bring, given by name, in the order of the seats; a seat not named brings nothing."""
        given = validation.plain(given)
        if not isinstance(given, Mapping):
            raise Refusal("bad-brings", at="brings", given=str(given)[:80])
        for seat in given:
            if seat not in self.seats:
                raise Refusal("bad-seat-choice", at="brings", given=str(seat)[:40], known=", ".join(self.seats))
        return [self._carried(rules, given.get(seat), seat) for seat in self.seats]

    def _carried(self, rules: RuleSet, bring: object, seat: str) -> Bring:
        """Return what one seat brings; things that cannot be brought are refused, not left out."""
        if not isinstance(bring, Mapping | None):
            raise Refusal("bad-bring", at=f"brings.{seat}", key=seat, given=str(bring)[:80])
        carried = self.check_bring(rules, bring, self.seats.index(seat))
        if not carried and any((bring or {}).values()):
            raise Refusal("brings-unread", at=f"brings.{seat}", key=seat, given=", ".join(bring or {})[:80])
        return carried

    def to_act(self, state: State) -> int:
        """Return the seat whose turn it is, or -1 when the match is over."""
        return int(self.wrappers.to_act(state))

    def legal(self, state: State) -> list[int]:
        """Return all legal actions of the seat to act."""
        out = np.empty(self.declared.actions, np.int16)
        return cast(list[int], out[: self.wrappers.legal(state, out)].tolist())

    def outcome(self, state: State, seat: int) -> float:
        """Return what a seat has won, -1 to 1; 0 while the match goes on."""
        return float(self.wrappers.outcome(state, seat))

    def check_legal(self, state: State, action: int) -> None:
        """Refuse an action that cannot be played now."""
        if self.to_act(state) == OVER or action not in self.legal(state):
            raise self._refused(state, action)

    def _refused(self, state: State, action: int) -> Refusal:
        if self.to_act(state) == OVER:
            return Conflict("match-over")
        if not 0 <= action < self.declared.actions:
            return Refusal("illegal-action", action=str(action))
        return self.illegal(state, action)

    def illegal(self, state: State, action: int) -> Refusal:
        """Return the Refusal of an action that cannot be played; games say more than this."""
        return Refusal("illegal-action", action=str(action))

    def played(self, state: State, action: int, chance: Chance) -> tuple[State, list[Event]]:
        """Return the state a legal action leads to, and what happened; a Refusal where it cannot be played."""
        after, log, room = record.copy(state), np.zeros(1, LOG), np.empty(self.declared.actions, np.int16)
        known = 0 <= action < self.declared.actions
        if not known or not chance.drive(lambda tape: self.wrappers.play(state, action, tape, log, after, room)):
            raise self._refused(state, action)
        return after, self.decode(state, after, log)

    def apply(self, state: State, action: int, chance: Chance) -> list[Event]:
        """Play a legal action in place and tell what happened; a Refusal leaves the state as it was."""
        after, events = self.played(state, action, chance)
        record.assign(state, after)
        return events

    def outcomes(self, state: State, action: int) -> list[tuple[Fraction, State, list[Event]]]:
        """Return every outcome of an action with its exact probability, equal states merged; `state` is not changed."""

        def run(chance: Chance) -> tuple[State, list[Event]]:
            return self.played(state, action, chance)

        merged = merge(enumerate_outcomes(run), lambda outcome: outcome[0].tobytes())
        return [(weight, after, events) for weight, (after, events) in merged]

    def observe(self, state: State, viewer: int) -> State:
        """Return a copy of the state in which all that a viewer may not know is blanked."""
        twin = record.copy(state)
        self.wrappers.observe(twin, viewer)
        return twin

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat may know as numbers for learners, in -1..1.

        They are equal for a state and for the seat's view of it.
        """
        out = np.zeros(self.declared.features, np.float32)
        self.wrappers.features(state, seat, out)
        return out

    def resample(self, view: State, viewer: int, chance: Chance) -> State:
        """Return a possible truth behind a view, drawn uniformly from those consistent with it.

        It takes one pick, the seed of a tape of its own: drawing until limits hold can want more than a tape holds.
        """
        twin = record.copy(view)
        self.wrappers.resample(twin, viewer, seeded_tape(chance.pick(TRUTHS)))
        return twin

    def view(self, state: State, viewer: int) -> View:
        """Return a viewer's view as JSON, made from what they may know alone, with the drawing of an added game.

        A client has pictures of the house's games and of no other.
        """
        view = self.observe(state, viewer)
        told = self.view_json(view, viewer)
        if self.name not in installed.added():
            return told
        drawn = {lang: self.drawing(view, viewer, lang) for lang in words.LANGUAGES}
        return cast(View, {**told, "drawing": drawn})

    def sketched(self, state: State, viewer: int) -> bytes:
        """Return a viewer's view as sockets send it, as JSON in UTF-8; only for a game that has sketches."""
        assert self.sketch is not None
        if self.sketch.covers(state):
            return self.sketch.written(state, viewer)
        return spelled(self.sketch.compact(self.view(state, viewer))).encode()

    def preview(self, view: State, action: int) -> tuple[State, list[Event]]:
        """Return what a legal action would do as far as the view tells, with chance as for seed 0."""
        after, log, room = record.copy(view), np.zeros(1, LOG), np.empty(self.declared.actions, np.int16)
        self.wrappers.play(view, action, np.zeros(1, CHANCE), log, after, room)
        return after, self.decode(view, after, log)

    def warm(self) -> None:
        """Compile or load every kernel that a table, or a position somebody writes down, needs."""
        rules = self.rule_book.standard
        chance = Seeded(1)
        state, _events = self.deal(rules, [{}, {}], chance)
        self.view(state, self.to_act(state))
        self.parse_position(rules, self.position(state))
        if self.sketch is not None:
            self.sketched(state, self.to_act(state))
        while self.to_act(state) != OVER:
            seat = self.to_act(state)
            self.resample(self.observe(state, seat), seat, chance)
            self.apply(state, self.legal(state)[0], chance)
        self.outcome(state, 0)


def _exchanged(told: Any, other: Mapping[str, str]) -> Any:
    """Return JSON with each seat called by the other's name."""
    if isinstance(told, Mapping):
        return {other.get(key, key): _exchanged(inner, other) for key, inner in told.items()}
    if isinstance(told, list | tuple):
        return [_exchanged(inner, other) for inner in told]
    return other.get(told, told) if isinstance(told, str) else told
