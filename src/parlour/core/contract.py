"""The contract: what the kernels of a game promise, and what a game declares before anything is computed.

Begin here. A game is a class on `core.game.Game`. Its rules are the *kernels* of this page, functions on one flat
record that `core.kernels` compiles. A game declares what kernels never see: how large things can become, and who may
know what. `parlour.testing.check_game` trusts no declaration: it plays small deals in every possible way, and compares.

In every kernel `s` is one record of the game's; `seat` is 0 or 1; `viewer` is a seat or `SPECTATOR`; `chance` is
a tape from which `core.chance.pick` reads; `log` takes rows by `core.log.emit`. A kernel keeps nothing between calls,
raises nothing, and reads and writes nothing but its arguments. Actions are whole numbers from 0 up.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.record import State

OVER = -1  # what `to_act` returns when a match is over
SPECTATOR = 2  # the viewer who has no seat
VIEWERS = (0, 1, SPECTATOR)
Bring: TypeAlias = dict[str, Any]
"""The things a seat brings to a match, in its game's own words: a hand, a deck, nothing."""


class Kernels(NamedTuple):
    """The rules of a game as functions on records; the last two may be left out."""

    legal: Callable[..., Any]
    """`legal(s, out) -> n`: write the legal actions of the seat to act, each once, into the first n places of `out`.

    `out` holds int16 and has room for every action there is. It is called while the match goes on, so n is at least 1.
    Its answer is equal for a state and for the view of the seat to act.
    """
    apply: Callable[..., Any]
    """`apply(s, action, chance, log)`: play a legal action in place, and log what happened and who may know.

    The same state, action and picks lead to the same bytes. A tape that is too short answers 0 to every pick; the
    caller then runs the kernel again from the start. `s` may be a view; its hidden things then count as what they look
    like. The log may be full.
    """
    to_act: Callable[..., Any]
    """`to_act(s) -> seat`: the seat whose turn it is, or `OVER`; everybody may know it."""
    outcome: Callable[..., Any]
    """`outcome(s, seat) -> float`: what a seat has won, within the declared range; both seats' sum is 0.

    It is 0 while the match goes on.
    """
    observe: Callable[..., Any]
    """`observe(s, viewer)`: blank in place all that the viewer may not know, and nothing that they may.

    States that the viewer cannot tell apart become the same bytes. Observing a view again changes nothing.
    """
    resample: Callable[..., Any]
    """`resample(s, viewer, chance)`: fill a view in place with a state that may lie behind it.

    Each state comes as often as chance brings it about, given all that the viewer was shown. No action of another seat
    counts as likelier than the rest. It may draw until limits hold.
    """
    random_action: Callable[..., Any]
    """`random_action(s, chance) -> action`: one of the legal actions, each exactly as likely; the match goes on."""
    features: Callable[..., Any]
    """`features(s, seat, out)`: write what a seat may know as numbers for learners, in all of the declared places.

    `out` holds float32 and its old content. Every number lies in -1..1, and not all are 0. They are equal for a state
    and for the seat's view of it.
    """
    worth: Callable[..., Any] | None = None
    """`worth(s, seat) -> float`: how well a seat stands while the match goes on, in -1..1, for agents that ask."""
    shortcut: Callable[..., Any] | None = None
    """`shortcut(s, chance) -> (outcome, actions)`: what the first seat wins by random play to the end, and its length.

    It takes the picks that `random_action` and `apply` would take, and writes nothing but the chance. Where only
    playing tells, it returns 0 actions and takes no pick. So it may for a match that is over, or a scripted tape.
    """


class SmallDeal(NamedTuple):
    """A deal small enough to be played in every possible way, to its end or for `actions` actions."""

    deal: Callable[[Chance], tuple[State, list[Event]]]
    actions: int | None = None


@dataclass(frozen=True, slots=True)
class Declaration:
    """The facts of a game known before anything is computed; bounds hold for every rule set, and may be generous."""

    seats: tuple[str, str]
    """Their names in JSON and words."""
    actions: int
    """A bound above the numbers of all actions."""
    features: int
    """The number of features that the kernel of that name writes."""
    longest: int | None
    """The most actions that a match can have; None where the rules know no end."""
    widest_pick: int
    """The largest n of a pick, in a deal or in an action; 1 for a game without chance."""
    outcomes: tuple[float, float] = (-1.0, 1.0)
    """The least and the most that a seat can win, in -1..1."""
    known: Callable[[State, int], object] | None = None
    """`known(state, viewer)`: what a viewer may know of a state, as any value that can be compared and hashed.

    It is written in plain Python, apart from the kernels. `observe`, events and everything else are held to it: a
    viewer cannot tell apart two states for which it returns the same. None: everybody may know everything.
    """

    @property
    def has_chance(self) -> bool:
        """True if anything is left to chance."""
        return self.widest_pick > 1

    @property
    def is_open(self) -> bool:
        """True if everybody may know everything: a game of perfect information."""
        return self.known is None
