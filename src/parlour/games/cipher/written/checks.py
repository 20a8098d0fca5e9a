"""Checks: the checks of a written position's values, each with its place and what would be right."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.refusal import Refusal
from parlour.games.cipher.state import SEATS


def seat_of(given: object, at: str) -> int:
    """Return the seat of a name."""
    if given not in SEATS:
        raise Refusal("cipher-bad-position", at=at, problem="one-of", known=", ".join(SEATS))
    return SEATS.index(str(given))


def listed(given: object, at: str) -> Sequence[Any]:
    """Return a list, empty if nothing is given."""
    if given is None:
        return ()
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise Refusal("cipher-bad-position", at=at, problem="list")
    return given


def mapped(given: object, at: str, fields: Sequence[str]) -> Mapping[str, Any]:
    """Return an object of these fields and no others: misspelt ones would be left out in silence."""
    if not isinstance(given, Mapping):
        raise Refusal("cipher-bad-position", at=at, problem="object")
    for name in given:
        if name not in fields:
            known = ", ".join(fields)
            raise Refusal("cipher-bad-position", at=at, problem="field", given=str(name)[:40], known=known)
    return given


def flag(given: object, at: str) -> int:
    """Return a flag, 0 if nothing is given."""
    if given is not None and not isinstance(given, bool):
        raise Refusal("cipher-bad-position", at=at, problem="flag")
    return int(bool(given))


def whole(given: object, at: str, least: int = 0, most: int = 30000) -> int:
    """Return a whole number within bounds."""
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise Refusal("cipher-bad-position", at=at, problem="number", least=least, most=most)
    return given
