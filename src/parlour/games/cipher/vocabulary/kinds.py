"""Kinds: the values that a parameter of a word may have, each with its check, and the numbers that rows hold for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.games.cipher.vocabulary.rows import Rows, Unenforced

Problem = tuple[str, str]  # a path and a reason
Check = Callable[[Any, str], Iterator[Problem]]
Numbers = Callable[[Rows, Any], tuple[int, ...]]
Reading = Callable[[Rows, Any, list[int]], None]


def _itself(_rows: Rows, value: Any) -> tuple[int, ...]:
    return (int(value),)


@dataclass(frozen=True, slots=True)
class Kind:
    """The possible values of one parameter, with its name in problems, and if it may be left out.

    A kind without a reading is only known: no card that says it is enforced.
    """

    said: str
    check: Check
    numbers: Numbers = _itself
    needed: bool = True
    read: Reading | None = None

    def numbered(self, numbers: Numbers) -> "Kind":
        """Return the kind with other numbers for its values."""
        return replace(self, numbers=numbers)

    def into(self, column: int, *absent: int) -> "Kind":
        """Return the kind of a parameter whose numbers stand from a column on, or others if it is left out."""

        def read(rows: Rows, value: Any, row: list[int]) -> None:
            numbers = absent if value is None else self.numbers(rows, value)
            row[column : column + len(numbers)] = numbers

        return replace(self, read=read)

    def by(self, reading: Reading) -> "Kind":
        """Return the kind of a parameter that is read in a way of its own, if it is given."""

        def read(rows: Rows, value: Any, row: list[int]) -> None:
            if value is not None:
                reading(rows, value, row)

        return replace(self, read=read)

    def apart(self) -> "Kind":
        """Return the kind of a parameter that the whole word is read with, or that says what holds anyway."""
        return self.by(lambda _rows, _value, _row: None)


Fields = Mapping[str, Kind]


def maybe(kind: Kind) -> Kind:
    """Return the kind of a parameter that may be left out, or be null."""
    return replace(kind, needed=False)


def one_of(*values: object) -> Kind:
    """Return the kind of values from a closed set, numbered by their places; the empty text only keeps a place."""
    said = [value for value in values if value != ""]
    return _closed(said).numbered(lambda _rows, value: (values.index(value),))


def choice(codes: Mapping[Any, int | None]) -> Kind:
    """Return the kind of values from a closed set with their numbers; None if a value is not enforced."""

    def numbers(_rows: Rows, value: Any) -> tuple[int, ...]:
        code = codes.get(value)
        if code is None:
            raise Unenforced(repr(value))
        return (code,)

    return _closed([*codes]).numbered(numbers)


def _closed(values: Sequence[object]) -> Kind:
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


def record(said: str, fields: Fields) -> Kind:
    """Return the kind of a mapping with these parameters and no others."""
    return Kind(said, lambda value, path: check_fields(fields, value, path))


def check_fields(fields: Fields, value: Any, path: str) -> Iterator[Problem]:
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


def read_fields(fields: Fields, rows: Rows, given: Mapping[str, Any], row: list[int]) -> None:
    """Write all parameters into a row; what the engine does not read is not enforced."""
    said = {name for name, value in given.items() if value is not None}
    if unread := said - {name for name, kind in fields.items() if kind.read}:
        raise Unenforced(", ".join(sorted(unread)))
    for name, kind in fields.items():
        if kind.read:
            try:
                kind.read(rows, given.get(name), row)
            except Unenforced as unknown:
                raise Unenforced(f"{name} {unknown}") from unknown


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


TEXT: Final = _kind("text", lambda value: isinstance(value, str) and bool(value.strip()))
NUMBER: Final = _kind("a number", _is_number)
COUNT: Final = _kind("a number from 1", lambda value: _is_number(value) and value >= 1)
FROM_NOTHING: Final = _kind("a number from 0", lambda value: _is_number(value) and value >= 0)
TENS: Final = _kind("a multiple of ten", lambda value: _is_number(value) and value % 10 == 0)
FLAG: Final = _kind("true or false", lambda value: isinstance(value, bool))
YES: Final = choice({True: 1})
