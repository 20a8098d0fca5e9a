"""Kinds: the values that a parameter of the skill vocabulary may have, each with its check."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

Problem = tuple[str, str]  # a path and a reason
Check = Callable[[Any, str], Iterator[Problem]]


@dataclass(frozen=True, slots=True)
class Kind:
    """The possible values of one parameter, with its name in problems, and if it may be left out."""

    said: str
    check: Check
    needed: bool = True


Word = Mapping[str, Kind]  # a word of the vocabulary, as the parameters it takes


def maybe(kind: Kind) -> Kind:
    """Return the kind of a parameter that may be left out, or be null."""
    return replace(kind, needed=False)


def one_of(*values: object) -> Kind:
    """Return the kind of values from a closed set."""
    said = "one of " + ", ".join(repr(value) for value in values)
    return _kind(said, lambda value: any(value == known and type(value) is type(known) for known in values))


def _kind(said: str, good: Callable[[Any], bool]) -> Kind:
    def check(value: Any, path: str) -> Iterator[Problem]:
        if not good(value):
            yield path, f"must be {said}, not {value!r}"

    return Kind(said, check)


def listed(kind: Kind) -> Kind:
    """Return the kind of a list of one or more values of a kind."""

    def check(value: Any, path: str) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield path, f"must be a list of {kind.said}, not {value!r}"
            return
        for at, one in enumerate(value):
            yield from kind.check(one, f"{path}[{at}]")

    return Kind(f"a list of {kind.said}", check)


def record(said: str, fields: Word) -> Kind:
    """Return the kind of a mapping with these parameters and no others."""
    return Kind(said, lambda value, path: check_fields(fields, value, path))


def worded(said: str, named_by: str, words: Mapping[str, Word], common: Word | None = None) -> Kind:
    """Return the kind of a mapping that is described by a word of the vocabulary.

    The value of its `named_by` is the word, which determines all other parameters.
    """

    def check(value: Any, path: str) -> Iterator[Problem]:
        name = value.get(named_by) if isinstance(value, Mapping) else None
        if not isinstance(name, str) or name not in words:
            yield path, f"{named_by!r} must name a known {said}, not {name!r}"
            return
        fields = {named_by: TEXT, **(common or {}), **words[name]}
        yield from ((where, f"{name}: {why}") for where, why in check_fields(fields, value, path))

    return Kind(said, check)


def check_fields(fields: Word, value: Any, path: str) -> Iterator[Problem]:
    """Yield every parameter that is missing, unknown or of another kind."""
    if not isinstance(value, Mapping):
        yield path, f"must be an object, not {value!r}"
        return
    for name in value:
        if name not in fields:
            yield f"{path}.{name}", f"is no parameter here; known are {', '.join(fields) or 'none'}"
    for name, kind in fields.items():
        given = value.get(name)
        if given is not None:
            yield from kind.check(given, f"{path}.{name}")
        elif kind.needed:
            yield path, f"{name!r} is missing: {kind.said}"


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


TEXT: Final = _kind("text", lambda value: isinstance(value, str) and bool(value.strip()))
NUMBER: Final = _kind("a number", _is_number)
COUNT: Final = _kind("a number from 1", lambda value: _is_number(value) and value >= 1)
FROM_NOTHING: Final = _kind("a number from 0", lambda value: _is_number(value) and value >= 0)
TENS: Final = _kind("a multiple of ten", lambda value: _is_number(value) and value % 10 == 0)
FLAG: Final = _kind("true or false", lambda value: isinstance(value, bool))
YES: Final = one_of(True)


def tags(known: Sequence[str]) -> Kind:
    """Return the kind of a list of these tags."""
    return listed(one_of(*known))
