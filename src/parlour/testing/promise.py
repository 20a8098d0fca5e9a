"""A promise of the contract, kept or broken."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field


class Broken(AssertionError):
    """A promise that a game did not keep, and where."""


@dataclass(slots=True)
class Proof:
    """The promises that were found kept, on how many deals, in how many worlds of the small ones."""

    promises: set[str] = field(default_factory=set)
    deals: int = 0
    worlds: int = 0

    def __str__(self) -> str:
        return f"{len(self.promises)} promises on {self.deals} deals, {self.worlds} worlds"


_PROOF: ContextVar[Proof] = ContextVar("proof")


@contextmanager
def proving() -> Iterator[Proof]:
    """Collect in a proof all that is found kept while this lasts."""
    proof = Proof()
    before = _PROOF.set(proof)
    try:
        yield proof
    finally:
        _PROOF.reset(before)


def must(kept: bool, promise: str, *where: object) -> None:
    """Raise Broken unless a promise is kept."""
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(str, where))}"[:2000])
    if proof := _PROOF.get(None):
        proof.promises.add(promise)


def played(worlds: int = 0) -> None:
    """Count a deal in the proof, with the worlds that it had."""
    if proof := _PROOF.get(None):
        proof.deals += 1
        proof.worlds += worlds


def as_json(value: object) -> str:
    """Return a value as JSON that can be compared."""
    return json.dumps(value, sort_keys=True)
