"""Game: the contract every game keeps, and what comes free for keeping it."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core import record
from parlour.core.chance import CHANCE, Chance, Seeded, Tape, enumerate_outcomes, merge, seeded_tape
from parlour.core.collecting import NOTHING, CardSet, Spoils
from parlour.core.drawing import Line
from parlour.core.event import Event, Names
from parlour.core.jit import kernel
from parlour.core.log import LOG
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleBook, RuleSet

OVER = -1
TRUTHS = 1 << 31  # seeds a resampled truth is drawn with
SPECTATOR = 2


class Kernels(NamedTuple):
    """The functions on records that a game gives; see DESIGN in ARCHITECTURE.md for what each promises.

    legal(s, out) -> n; apply(s, action, chance, log); to_act(s) -> seat or -1; outcome(s, seat) -> -1..1;
    observe(s, viewer); resample(s, viewer, chance); random_action(s, chance) -> action; features(s, seat, out).
    """

    legal: Callable[..., Any]
    apply: Callable[..., Any]
    to_act: Callable[..., Any]
    outcome: Callable[..., Any]
    observe: Callable[..., Any]
    resample: Callable[..., Any]
    random_action: Callable[..., Any]
    features: Callable[..., Any]


class Shells(NamedTuple):
    """The same kernels for callers in Python: one-element arrays in, because passing records is slow."""

    legal: Callable[..., Any]
    apply: Callable[..., Any]
    to_act: Callable[..., Any]
    outcome: Callable[..., Any]
    observe: Callable[..., Any]
    resample: Callable[..., Any]


def _shells(kernels: Kernels) -> Shells:
    k_legal, k_apply, k_to_act, k_outcome = kernels.legal, kernels.apply, kernels.to_act, kernels.outcome
    k_observe, k_resample = kernels.observe, kernels.resample

    @kernel
    def legal(states, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_legal(states[0], out)

    @kernel
    def apply(states, action, tapes, logs):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_apply(states[0], action, tapes[0], logs[0])

    @kernel
    def to_act(states):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_to_act(states[0])

    @kernel
    def outcome(states, seat):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        return k_outcome(states[0], seat)

    @kernel
    def observe(states, viewer):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_observe(states[0], viewer)

    @kernel
    def resample(states, viewer, tapes):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        k_resample(states[0], viewer, tapes[0])

    return Shells(legal, apply, to_act, outcome, observe, resample)


class Game(ABC):
    """A game: its kernels and words below, and above them everything that is the same for all games.

    States are one-record arrays. Seats are 0 and 1, viewer 2 is a spectator. Everything that comes from outside is
    checked and answered by a Refusal that changed nothing.
    """

    name: ClassVar[str]
    revision: ClassVar[int] = 1  # of its rules: raised when a log may replay otherwise, or the record is laid out anew
    seats: ClassVar[tuple[str, ...]]
    dtype: ClassVar[np.dtype[Any]]
    kernels: ClassVar[Kernels]
    action_count: ClassVar[int]
    rule_book: ClassVar[RuleBook]
    worth: Callable[..., Any] | None = None  # optional kernel worth(s, seat) -> -1..1: how well a seat stands now
    horizon: ClassVar[int | None] = None  # random actions after which a search asks `worth`; None: it plays to the end

    @cached_property
    def shells(self) -> Shells:
        """The kernels for callers in Python."""
        return _shells(self.kernels)

    # What a game writes.

    @abstractmethod
    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """A fresh match from what both seats brought, and the events of its set-up."""

    @abstractmethod
    def action_text(self, state: State, action: int) -> str:
        """An action as its unique text."""

    @abstractmethod
    def parse_action(self, state: State, text: str) -> int:
        """The action of a text; a Refusal when it is no action of this game."""

    @abstractmethod
    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        """The events of a log's rows; `before` and `after` are the states around the action."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """A state as JSON that `parse_position` reads back to equal bytes."""

    @abstractmethod
    def parse_position(self, rules: RuleSet, position: Mapping[str, Any]) -> State:
        """The state of a position written as JSON; a Refusal says where it is wrong."""

    @abstractmethod
    def view_json(self, view: State, viewer: int) -> dict[str, Any]:
        """A view (already observed) as JSON for the interface."""

    @abstractmethod
    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> dict[str, Any]:
        """An event for a viewer, with its sentence in every language and nothing he may not know.

        `names` are the players' by seat; a game whose sides have names of their own, colours, tells it by those.
        """

    @abstractmethod
    def result(self, state: State) -> dict[str, Any] | None:
        """The end of the match as JSON, or None while it goes on."""

    @abstractmethod
    def judge(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The referee's ruling on a request of this game, without its `id` and `ok`."""

    # What a game may write.

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
        """What a seat brings (hand, deck), validated and made canonical; a Refusal says what is wrong."""
        if bring and bring.get("cards"):
            raise Refusal("nothing-to-bring", at=self.seats[seat])
        return {}

    def has_draws(self, rules: RuleSet) -> bool:
        """Whether a match can end without a winner, so that the seats may agree on it."""
        return False

    def cards(self, set_name: str) -> list[dict[str, Any]]:
        """The cards of a set for pickers; a Refusal for an unknown set.

        A card with `enforced` says whether all its rules are; the command line counts them.
        """
        raise Refusal("no-card-sets", game=self.name)

    def draw(self, view: State, viewer: int, lang: str = "en") -> list[Line]:
        """A view as lines of text for terminals and golden playthroughs; games draw better than JSON."""
        return [[(line, "")] for line in json.dumps(self.view_json(view, viewer), indent=1).splitlines()]

    def picture(self, view: Mapping[str, Any]) -> list[Shape]:
        """A position as flat shapes, from its JSON view; a game that has none is shown by its drawing."""
        return []

    def card_columns(self, card: Mapping[str, Any]) -> dict[str, str]:
        """A card of `cards` as the cells of a table row, by column."""
        return {key: "" if value is None else str(value) for key, value in card.items()}

    def exports(self, history: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> dict[str, str]:
        """A finished match in the notations of its community: text by a short name, from what a spectator saw.

        `history` is the list of entries as a table tells them, `names` who sat where, by seat.
        """
        return {}

    def lint_cards(self, text: str) -> list[str]:
        """Every problem of a card file, one sentence each; an empty list means it can be played."""
        return []

    def data_problems(self) -> list[str]:
        """What is wrong with the data files that ship with the game."""
        return []

    def collectible_sets(self) -> Sequence[str]:
        """The card sets that players can own; most games have none."""
        return ()

    def collecting(self, set_name: str) -> CardSet:
        """The cards of a collectible set with their prices, its packs and its starter; a Refusal for another set."""
        raise Refusal("no-card-sets", game=self.name)

    def draws_from(self, rules: RuleSet) -> str | None:
        """The collectible set a whole collection of which each seat brings, when chance picks from it; else None."""
        return None

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        """The cards each seat risks in the match just dealt, as "<set>/<id>"; a Refusal when they cannot be owned."""
        raise Refusal("no-card-sets", game=self.name)

    def spoils(self, state: State, given_up: int | None = None) -> Spoils:
        """What moves at the end of a match; `given_up` is the seat that lost without the game saying so."""
        return NOTHING

    # What every game gets.

    @property
    def card_sets(self) -> list[str]:
        """The card sets a table may choose from, the usual one first: the values of the option `cards`."""
        option = self.rule_book.options.get("cards")
        if option is None:
            raise Refusal("no-card-sets", game=self.name)
        return [str(value) for value in option.values]

    def to_act(self, state: State) -> int:
        """The seat whose turn it is, or -1 when the match is over."""
        return int(self.shells.to_act(state))

    def legal(self, state: State) -> list[int]:
        """All legal actions of the seat to act."""
        out = np.empty(self.action_count, np.int16)
        return [int(action) for action in out[: self.shells.legal(state, out)]]

    def outcome(self, state: State, seat: int) -> float:
        """-1 to 1 for a seat; 0 while the match goes on."""
        return float(self.shells.outcome(state, seat))

    def check_legal(self, state: State, action: int) -> None:
        """Raise a Refusal unless the action can be played now."""
        if self.to_act(state) == OVER:
            raise Conflict("match-over")
        if not 0 <= action < self.action_count:
            raise Refusal("illegal-action", action=str(action))
        if action not in self.legal(state):
            raise self.illegal(state, action)

    def illegal(self, state: State, action: int) -> Refusal:
        """Why an action cannot be played; games say more than this."""
        return Refusal("illegal-action", action=str(action))

    def apply(self, state: State, action: int, chance: Chance) -> list[Event]:
        """Play a legal action in place and tell what happened; a Refusal leaves the state as it was."""
        self.check_legal(state, action)
        before = record.copy(state)
        log = np.zeros(1, LOG)

        def run(tape: Tape) -> None:
            record.assign(state, before)
            log["n"] = 0
            self.shells.apply(state, action, tape, log)

        try:
            chance.drive(run)
        except BaseException:
            record.assign(state, before)
            raise
        return self.decode(before, state, log)

    def outcomes(self, state: State, action: int) -> list[tuple[Fraction, State, list[Event]]]:
        """Every outcome of an action with its exact probability, equal states merged; the state is not changed."""

        def run(chance: Chance) -> tuple[State, list[Event]]:
            twin = record.copy(state)
            return twin, self.apply(twin, action, chance)

        merged = merge(enumerate_outcomes(run), lambda outcome: outcome[0].tobytes())
        return [(weight, after, events) for weight, (after, events) in merged]

    def observe(self, state: State, viewer: int) -> State:
        """What a viewer may know: a copy of the state with the rest blanked."""
        twin = record.copy(state)
        self.shells.observe(twin, viewer)
        return twin

    def resample(self, view: State, viewer: int, chance: Chance) -> State:
        """A possible truth behind a view, drawn uniformly from those consistent with it.

        It takes one pick, the seed of a tape of its own: drawing until limits hold can want more than a tape holds.
        """
        twin = record.copy(view)
        self.shells.resample(twin, viewer, seeded_tape(chance.pick(TRUTHS)))
        return twin

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        """What a viewer is shown, as JSON, made from his view alone."""
        return self.view_json(self.observe(state, viewer), viewer)

    def preview(self, view: State, action: int) -> tuple[State, list[Event]]:
        """What an action would do as far as the view tells, chance taken as it falls for seed 0."""
        twin = record.copy(view)
        log = np.zeros(1, LOG)
        tape = np.zeros(1, CHANCE)
        self.shells.apply(twin, action, tape, log)
        return twin, self.decode(view, twin, log)

    def warm(self) -> None:
        """Compile or load every kernel a table needs."""
        rules = self.rule_book.standard
        chance = Seeded(1)
        state, _events = self.deal(rules, [{}, {}], chance)
        while self.to_act(state) != OVER:
            seat = self.to_act(state)
            self.resample(self.observe(state, seat), seat, chance)
            self.apply(state, self.legal(state)[0], chance)
        self.outcome(state, 0)
