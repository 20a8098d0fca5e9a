"""The contract: what the kernels of a game promise, and what a game declares before anything is computed.

Begin here. A game is a class on `core.game.Game`; its rules are the *kernels* of this page, functions on one flat
record that `core.jit.kernel` compiles. What they never see, a game declares: how large things can become, and who may
know what. `parlour.testing.check_game` believes none of it: it plays small deals in every way there is, and compares.

In every kernel `s` is one record of the game's dtype; `seat` is 0 or 1; `viewer` is a seat or `SPECTATOR`; `chance` is
a tape from which `core.chance.pick` reads; `log` takes rows by `core.log.emit`. A kernel keeps nothing between calls,
raises nothing, and reads and writes what it is given and no more. Actions are whole numbers from 0 up.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.record import State

OVER = -1  # what `to_act` says of a match that is over
SPECTATOR = 2  # the viewer who has no seat
VIEWERS = (0, 1, SPECTATOR)
Bring: TypeAlias = dict[str, Any]
"""What a seat comes with, in its game's own words: a hand, a deck, nothing."""


class Kernels(NamedTuple):
    """The rules of a game as functions on records; `worth` alone may be left out."""

    legal: Callable[..., Any]
    """`legal(s, out) -> n`: write the legal actions of the seat to act, each once, into the first n places of `out`.

    `out` holds int16 and has room for every action there is. The match goes on: n is at least 1. Of a state and of the
    view of the seat to act it says the same.
    """
    apply: Callable[..., Any]
    """`apply(s, action, chance, log)`: play a legal action in place, and tell the log what happened and who may know.

    The same state, action and picks lead to the same bytes. A tape that is too short answers 0 to every pick, and the
    caller runs the kernel again from the start. `s` may be a view, whose hidden things then count as what they look
    like; a log may be full.
    """
    to_act: Callable[..., Any]
    """`to_act(s) -> seat`: whose turn it is, or `OVER`; everybody may know it."""
    outcome: Callable[..., Any]
    """`outcome(s, seat) -> float`: what a seat has won, within the declared range; both seats' sum is 0.

    0 while the match goes on.
    """
    observe: Callable[..., Any]
    """`observe(s, viewer)`: blank in place whatever the viewer may not know, and nothing he may.

    States that he cannot tell apart become the same bytes; what is blank stays so when it is observed again.
    """
    resample: Callable[..., Any]
    """`resample(s, viewer, chance)`: fill a view in place with a state that may lie behind it.

    Each comes as often as chance brings it about, given all that the viewer was shown; no action of another's counts
    for likelier than the rest. It may draw until limits hold.
    """
    random_action: Callable[..., Any]
    """`random_action(s, chance) -> action`: one of the legal actions, each exactly as likely; the match goes on."""
    features: Callable[..., Any]
    """`features(s, seat, out)`: what a seat may know as numbers for learners, in every one of the declared places.

    `out` holds float32 and what was in it before. Every number lies in -1..1, and not all are 0. Of a state and of the
    seat's view of it they are the same.
    """
    worth: Callable[..., Any] | None = None
    """`worth(s, seat) -> float`: how well a seat stands while the match goes on, in -1..1, for agents that ask."""


class SmallDeal(NamedTuple):
    """A deal so small that it can be played in every way there is: to its end, or for as many actions."""

    deal: Callable[[Chance], tuple[State, list[Event]]]
    actions: int | None = None


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is known of a game before anything is computed; bounds hold for every rule set, and may be generous."""

    seats: tuple[str, str]
    """Their names in JSON and words."""
    actions: int
    """The numbers of actions lie below it."""
    features: int
    """How many numbers the kernel of that name writes."""
    longest: int | None
    """The most actions that a match can have; None where the rules know no end."""
    widest_pick: int
    """The largest n of a pick, in a deal or in an action; 1 for a game without chance."""
    outcomes: tuple[float, float] = (-1.0, 1.0)
    """The least and the most that a seat can win, in -1..1."""
    known: Callable[[State, int], object] | None = None
    """`known(state, viewer)`: what a viewer may know of a state, as any value that can be compared and hashed.

    It is written in plain Python, apart from the kernels, and is what `observe`, events and everything else is held
    to: two states of which it says the same a viewer cannot tell apart. None: everybody may know everything.
    """

    @property
    def has_chance(self) -> bool:
        """Whether anything is left to chance."""
        return self.widest_pick > 1

    @property
    def is_open(self) -> bool:
        """Whether everybody may know everything: a game of perfect information."""
        return self.known is None
