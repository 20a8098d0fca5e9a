"""A promise of the contract, kept or broken."""

import json


class Broken(AssertionError):
    """A promise that a game did not keep, and where."""


def must(kept: bool, promise: str, *where: object) -> None:
    """Raise Broken unless a promise is kept."""
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(str, where))}"[:2000])


def as_json(value: object) -> str:
    """A value as JSON that can be compared."""
    return json.dumps(value, sort_keys=True)
