"""Tree: a game whose chance is nodes of its own, a pick each. Nodes never change, so copies share them.

A running digest stands for all that a seat has been told up to a node. It covers its view after the deal and after
every action, and its own actions. Two nodes have equal digests exactly if the seat cannot tell them apart.
"""

import hashlib
import json
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from parlour.adapters.deals import Deal, Dealer
from parlour.adapters.stepper import FORK, Stepper
from parlour.adapters.terms import agreed
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Conflict, NotFound, Refusal

KEPT = 64  # trees kept for the next call
NONE = -1  # no small deal: the whole match


class Origin(NamedTuple):
    """The parameters a tree grows from; equal ones give the same tree."""

    rules: str
    """`GAME:RULES`."""
    brings: str = ""
    """The seats' brings, by their names, as JSON; empty where chance deals to all."""
    small_deal: int = NONE
    """The number of one of the game's small deals, which have rules of their own."""
    longest: int = 0
    """The number of actions after which a match is over and drawn; 0 where the rules alone end it."""


class Tree:
    """All positions that a deal can lead to."""

    def __init__(self, origin: Origin) -> None:
        self.origin = origin
        terms = agreed(origin.rules, _brings(origin.brings))
        self.game = terms.game
        self.dealer: Dealer = terms.deal if origin.small_deal == NONE else _small(terms.game, origin.small_deal)
        self._here = threading.local()

    def __reduce__(self) -> tuple[Any, ...]:
        return tree_of, (self.origin,)

    @property
    def stepper(self) -> Stepper:
        """The stepper of this thread."""
        found: Stepper | None = getattr(self._here, "stepper", None)
        if found is None:
            found = self._here.stepper = Stepper(self.game)
        return found

    @cached_property
    def root(self) -> "Node":
        """The node before the deal."""
        return self.dealt((), Deal(self.dealer, ()))

    def dealt(self, path: tuple[int, ...], deal: Deal | None = None) -> "Node":
        """Return the node at which the first picks of the deal have fallen as a path says."""
        deal = deal or Deal(self.dealer, path)
        if deal.state is None:
            return PickOfDeal(self, path, deal)
        return self.stand(deal.state, 0, self.stepper.look(deal.state), None)

    def stand(self, state: State, played: int, now: tuple[int, int], since: "_Since | None") -> "Stand":
        """Return the node of a state in which a seat is to act, or none; `now` is what the stepper just said of it."""
        turn, count = now
        if count == 0 or played == self.origin.longest > 0:  # a small deal may have too few cards for an end
            turn, count = OVER, 0
        return Stand(self, state, played, turn, sorted(self.stepper.legal[:count].tolist()), since)

    def imagined(self, node: "Node", seat: int, seed: int) -> "Stand":
        """Return a node that may be the true one for all that a seat was told, with its true probability.

        What the other seat was told before is not imagined: of that the node has only its view.
        """
        if not isinstance(node, Stand):
            raise Conflict("chance-decides")
        truth = self.game.resample(self.game.observe(node.state, seat), seat, Seeded(seed))
        other = _digest(self.game.observe(truth, 1 - seat).tobytes())
        told = [node.told(seat), node.told(seat)]
        told[1 - seat] = other
        return Stand(self, truth, node.played, node.turn, node.legal, (told[0], told[1]))


def _brings(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        raise Refusal("bad-brings", given=text[:80]) from None


def _small(game: Game, number: int) -> Dealer:
    deals = game.small_deals()
    if not 0 <= number < len(deals):
        raise NotFound("no-such-small-deal", game=game.name, count=len(deals), number=number)
    deal = deals[number].deal
    return lambda chance: deal(chance)[0]


@lru_cache(maxsize=KEPT)
def tree_of(origin: Origin) -> Tree:
    """Return the tree of an origin; a Refusal says what is wrong with it."""
    return Tree(origin)


class Node(ABC):
    """A position of a match, or one that chance has yet to decide."""

    __slots__ = ()
    tree: Tree
    turn: int
    """The seat to act, OVER, or FORK where chance decides."""
    legal: Sequence[int] = ()
    """The legal actions of that seat, in order."""
    width: int = 0
    """The number of equally likely values of a pick."""
    picks: tuple[int, ...] = ()
    """The values of the picks before it in the same deal or action."""
    stand: "Stand | None"
    """The position, or the one before the action that chance has yet to decide; None in the deal."""

    @abstractmethod
    def after(self, choice: int) -> "Node":
        """Return the node that a legal action, or a value of a pick, leads to."""

    @abstractmethod
    def told(self, seat: int) -> bytes:
        """Return a digest of all that a seat has been told."""

    def __deepcopy__(self, _known: object) -> "Node":
        return self


class PickOfDeal(Node):
    """A pick of the deal, `width` values wide; nobody has been told anything."""

    __slots__ = ("_deal", "picks", "tree", "width")
    turn = FORK
    stand = None

    def __init__(self, tree: Tree, picks: tuple[int, ...], deal: Deal) -> None:
        self.tree, self.picks, self.width = tree, picks, deal.width
        self._deal: Deal | None = deal  # it waits for the first caller of `after`

    def __reduce__(self) -> tuple[Any, ...]:
        return self.tree.dealt, (self.picks,)

    def after(self, choice: int) -> Node:
        picks, deal = (*self.picks, choice), self._deal
        self._deal = None
        return self.tree.dealt(picks, deal if deal is not None and deal.goes_on(choice) else None)

    def told(self, seat: int) -> bytes:
        return b""


class Stand(Node):
    """A state in which a seat is to act, with its actions in order; or the end."""

    __slots__ = ("_since", "_told", "legal", "played", "state", "tree", "turn")
    legal: list[int]

    def __init__(
        self, tree: Tree, state: State, played: int, turn: int, legal: list[int], since: "_Since | None"
    ) -> None:
        self.tree, self.state, self.played, self.turn, self.legal = tree, state, played, turn, legal
        self._told: list[bytes | None] = [None, None]
        self._since: tuple[Stand, int] | None = None
        if since is not None and isinstance(since[0], bytes):
            self._told = [*since]
        else:
            self._since = since

    def __reduce__(self) -> tuple[Any, ...]:
        told = self.told(0), self.told(1)
        return _again, (self.tree, self.state.tobytes(), self.played, self.turn, self.legal, told)

    @property
    def stand(self) -> "Stand":  # type: ignore[override]  # it is one itself, and is asked alone
        return self

    def after(self, choice: int) -> Node:
        return self.tried(choice, ())

    def tried(self, action: int, picks: Sequence[int]) -> Node:
        """Return the node that an action leads to if its first picks fall so."""
        state, stepper = copy(self.state), self.tree.stepper
        stepper.picks[: len(picks)] = picks
        now = stepper.fork(len(picks), state, action)
        if now[0] == FORK:
            return PickOfAction(self, action, tuple(picks), now[1])
        return self.tree.stand(state, self.played + 1, now, (self, action))

    def told(self, seat: int) -> bytes:
        waiting = [self]
        while waiting[-1]._told[seat] is None and waiting[-1]._since is not None:
            waiting.append(waiting[-1]._since[0])
        told = b""
        for node in reversed(waiting):
            told = node._told[seat] = node._told[seat] or node._heard(seat, told)
        return told

    def _heard(self, seat: int, before: bytes) -> bytes:
        """Return a digest of what the seat was told before, its own action, and what it sees now."""
        view = self.tree.game.observe(self.state, seat).tobytes()
        if self._since is None:
            return _digest(view)
        last, action = self._since
        return _digest(before, str(action).encode() if last.turn == seat else b"-", view)


class PickOfAction(Node):
    """A pick in an action, `width` values wide, after earlier ones that fell as `picks` say."""

    __slots__ = ("action", "picks", "stand", "tree", "width")
    turn = FORK
    stand: Stand

    def __init__(self, stand: Stand, action: int, picks: tuple[int, ...], width: int) -> None:
        self.tree, self.stand, self.action, self.picks, self.width = stand.tree, stand, action, picks, width

    def __reduce__(self) -> tuple[Any, ...]:
        return PickOfAction, (self.stand, self.action, self.picks, self.width)

    def after(self, choice: int) -> Node:
        return self.stand.tried(self.action, (*self.picks, choice))

    def told(self, seat: int) -> bytes:
        """Return the digest from before, with the action for the seat that acted."""
        return _digest(self.stand.told(seat), str(self.action).encode() if self.stand.turn == seat else b"-")


_Since = tuple[Stand, int] | tuple[bytes, bytes]
"""The node before and the action played there; or the digests of what both seats have been told by now."""


def _again(tree: Tree, state: bytes, played: int, turn: int, legal: list[int], told: tuple[bytes, bytes]) -> Stand:
    return Stand(tree, tree.game.state_of(state), played, turn, legal, told)


def _digest(*parts: bytes) -> bytes:
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(part)
    return found.digest()
