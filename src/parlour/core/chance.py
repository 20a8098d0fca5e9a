# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Chance is a tape: every random pick of every game is `pick(chance, n)`, a uniform integer below n.

A kernel knows two tapes. A *seeded* one generates picks as fast as the processor can. A *scripted* one is read. When it
is too short, the kernel notes how large a pick it wanted (`starved`). The caller then finds the value and runs the
kernel again. Live matches (HMAC), replays and the exact enumeration of all outcomes are callers of that one mechanism.
Nothing random is ever kept in a game's state.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.kernels import inline
from parlour.core.refusal import Refusal

T = TypeVar("T")
TAPE_LENGTH = 128  # picks one action may make; the longest today is a deck of Cipher that is searched, 62

CHANCE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("state", "u8"),  # of the generator, on a seeded tape
                ("scripted", "i4"),  # 1 if picks are read, 0 if they are generated
                ("starved", "i4"),  # n of the first pick that a script lacked, or 0
                ("used", "i4"),  # picks that were read
                ("length", "i4"),  # picks on the script
                ("tape", "i4", (TAPE_LENGTH,)),  # their values
                ("bounds", "i4", (TAPE_LENGTH,)),  # n of each pick that was read
            ],
            align=True,
        ),
    )
)
Tape = NDArray[np.void]
_SCRIPTED = bytearray(CHANCE.itemsize)  # a tape to be read, with nothing on it
np.ndarray(1, CHANCE, _SCRIPTED)["scripted"] = 1

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@inline
def _word(state):
    """Return the next state of the generator, and its 32 random bits (SplitMix64, upper half)."""
    state += _GOLDEN
    z = (state ^ (state >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return state, (z ^ (z >> _S31)) >> _S32


@inline
def _read(chance, n):
    """Return the next pick of a scripted tape; of a tape too short return 0, and note n in `starved`."""
    at = int(chance.used)
    if chance.starved != 0:
        return 0
    if at >= int(chance.length):
        chance.starved = n
        return 0
    chance.bounds[at] = n
    chance.used = at + 1
    return int(chance.tape[at])


@inline
def _unbiased(state, n, product):
    """Finish the rare case of `draw`: draw again while the word lies in the incomplete last block of n."""
    size = np.uint64(n)
    threshold = np.uint64((4294967296 - n) % n)
    while (product & _LOW) < threshold:
        state, word = _word(state)
        product = word * size
    return state, product


@inline
def draw(state, n):
    """Return the next state of the generator, and a uniform integer in 0..n-1 (Lemire's multiply and reject).

    `pick` keeps the state on its tape. A kernel that makes many picks may keep it in a register; n is at least 2.
    """
    size = np.uint64(n)
    state, word = _word(state)
    product = word * size
    if (product & _LOW) < size:
        state, product = _unbiased(state, n, product)
    return state, np.int64(product >> _S32)


@inline
def pick(chance, n):
    """Return a uniform integer in 0..n-1, without bias."""
    if n <= 1:
        return 0
    if chance.scripted != 0:
        return _read(chance, n)
    state, choice = draw(np.uint64(chance.state), n)
    chance.state = state
    return choice


def seeded_tape(seed: int) -> Tape:
    """Return a one-element array holding a seeded tape, for kernels that run many games."""
    tape = np.zeros(1, CHANCE)
    tape["state"] = np.uint64(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little"))
    return tape


class Chance(ABC):
    """A source of picks for Python and for kernels alike; `picks` lists every [n, value] made, for the log."""

    def __init__(self) -> None:
        self.picks: list[list[int]] = []

    @abstractmethod
    def _draw(self, n: int) -> int:
        """Draw a uniform integer below n from this source."""

    def pick(self, n: int) -> int:
        """Return a uniform integer in 0..n-1; no pick is made of one possibility."""
        if n <= 1:
            return 0
        value = self._draw(n)
        self.picks.append([n, value])
        return value

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` different positions of `items`, drawn one after another."""
        left = list(items)
        return [left.pop(self.pick(len(left))) for _ in range(count)]

    def drive(self, run: Callable[[Tape], T]) -> T:
        """Call `run` with a tape until it has all the picks it wants; `run` must start afresh at each call."""
        tape = np.ndarray(1, CHANCE, bytearray(_SCRIPTED))
        while True:
            answer = run(tape)
            wanted = int(tape["starved"][0])
            if not wanted:
                return answer
            at = int(tape["length"][0])
            tape["tape"][0, at] = self.pick(wanted)
            tape["length"], tape["starved"], tape["used"] = at + 1, 0, 0


class Seeded(Chance):
    """Picks from a seed: for simulation, fast and repeatable."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._tape = seeded_tape(seed)

    def fork(self) -> "Seeded":
        """Return a source of the same picks from here on; neither advances the other."""
        twin = Seeded(0)
        twin._tape = self._tape.copy()
        return twin

    def _draw(self, n: int) -> int:
        return int(pick(self._tape[0], n))


class Scripted(Chance):
    """Picks given beforehand, for tests and replays. Running out is a Refusal, not a guess."""

    def __init__(self, picks: Sequence[int]) -> None:
        super().__init__()
        self._script = list(picks)

    def _draw(self, n: int) -> int:
        at = len(self.picks)
        if at >= len(self._script):
            raise Refusal("tape-too-short", picks=len(self._script))
        value = self._script[at]
        if not 0 <= value < n:
            raise Refusal("tape-out-of-range", value=value, n=n)
        return value


class Keyed(Chance):
    """Picks of a live match: HMAC-SHA256 of its secret seed, so that they can be checked when the seed is shown.

    Pick number `index` of entry `seq` is HMAC(secret, "match|seq|index|attempt|nonces"), an integer of 256 bits. While
    it falls in the incomplete last block of n, it is drawn again. So every value is equally likely.
    """

    def __init__(self, secret: bytes, match: str, seq: int, nonces: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._secret, self._match, self._seq, self.nonces = secret, match, seq, nonces

    def _draw(self, n: int) -> int:
        limit = (1 << 256) // n * n
        attempt = 0
        while True:
            text = "|".join([self._match, str(self._seq), str(len(self.picks)), str(attempt), *self.nonces])
            value = int.from_bytes(hmac.digest(self._secret, text.encode(), "sha256"), "big")
            if value < limit:
                return value % n
            attempt += 1


class _Fork(Exception):
    def __init__(self, n: int) -> None:
        self.n = n


class _Branch(Chance):
    """One path through the tree of picks; asks for a fork where it ends."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__()
        self._path = path

    def _draw(self, n: int) -> int:
        if len(self.picks) == len(self._path):
            raise _Fork(n)
        return self._path[len(self.picks)]


def enumerate_outcomes(run: Callable[[Chance], T], limit: int = 100_000) -> list[tuple[Fraction, T]]:
    """Run `run` over every possible tape and return its exact distribution, unmerged, in the order of the picks.

    `run` must start afresh at each call. More than `limit` outcomes is a Refusal.
    """
    found: list[tuple[Fraction, T]] = []
    stack: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while stack:
        path, weight = stack.pop()
        try:
            found.append((weight, run(_Branch(path))))
        except _Fork as fork:
            if len(found) + len(stack) + fork.n > limit:
                raise Refusal("too-many-outcomes", limit=limit) from None
            stack.extend(([*path, value], weight / fork.n) for value in reversed(range(fork.n)))
    return found


def merge(outcomes: Sequence[tuple[Fraction, T]], key: Callable[[T], Any]) -> list[tuple[Fraction, T]]:
    """Return the distribution with equal outcomes added up; the first of each stays."""
    merged: dict[Any, tuple[Fraction, T]] = {}
    for weight, outcome in outcomes:
        name = key(outcome)
        before = merged.get(name)
        merged[name] = (weight, outcome) if before is None else (before[0] + weight, before[1])
    return list(merged.values())
