"""Words: those of one part of speech, each declared once, in the order of its opcodes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.games.cipher.shapes.cards import Ability
from parlour.games.cipher.vocabulary.kinds import TEXT, Fields, Kind, Problem, check_fields, read_fields
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced

Data = Mapping[str, Any]
Then = Callable[[Rows, Data, list[int]], None]
_NONE: Final[Fields] = {}


@dataclass(frozen=True, slots=True)
class Word:
    """One word: its parameters, its opcode, and the ability by which people look for cards that have it."""

    fields: Fields
    code: int | None  # None for a word that stands in no row
    ability: Ability | None = None
    then: Then | None = None  # completes a row, or refuses what the engine does not do
    held: bool = False  # enforced in CONT skills alone


class Words:
    """The words of one part of speech; the value of a key, such as "op", is the word, and determines all others."""

    def __init__(self, key: str, common: Fields = _NONE, first: int = 0) -> None:
        self.key, self.first = key, first
        self._common: Fields = {key: TEXT.apart(), **common}
        self.known: dict[str, Word] = {}
        self.names: list[str] = []  # by opcode, from the first on

    def word(
        self,
        name: str,
        fields: Fields = _NONE,
        ability: Ability | None = None,
        then: Then | None = None,
        held: bool = False,
    ) -> int:
        """Declare a word, and return its opcode, the next one."""
        self.names.append(name)
        self._declare(name, Word(fields, self.last, ability, then, held))
        return self.last

    def alias(
        self, code: int, name: str, fields: Fields, ability: Ability, then: Then | None = None, held: bool = False
    ) -> None:
        """Declare another word of an opcode."""
        self._declare(name, Word(fields, code, ability, then, held))

    def without_opcode(self, name: str) -> None:
        """Declare a word that is only known: a card that says it is not enforced, unless its skill is read apart."""
        self._declare(name, Word(_NONE, None))

    def _declare(self, name: str, word: Word) -> None:
        if name in self.known:
            raise ValueError(f"the word {name!r} is declared twice")
        self.known[name] = replace(word, fields={**self._common, **word.fields})

    @property
    def last(self) -> int:
        """The last opcode."""
        return self.first + len(self.names) - 1


def worded(said: str, key: str, words: Mapping[str, Word]) -> Kind:
    """Return the kind of a mapping that is described by one of these words."""

    def check(value: Any, path: str) -> Iterator[Problem]:
        name = value.get(key) if isinstance(value, Mapping) else None
        if not isinstance(name, str) or name not in words:
            yield path, f"{key!r} must name a known {said}, not {name!r}"
            return
        yield from ((where, f"{name}: {why}") for where, why in check_fields(words[name].fields, value, path))

    return Kind(said, check)


def read_word(
    said: str, key: str, words: Mapping[str, Word], rows: Rows, given: Data, row: list[int], column: int = 0
) -> Word:
    """Write what is said into a row, with the word's opcode in a column, and return the word."""
    name = given[key]
    word = words.get(name)
    if word is None or word.code is None:
        raise Unenforced(f"{said} {name!r}")
    row[column] = word.code
    try:
        read_fields(word.fields, rows, given, row)
        if word.then:
            word.then(rows, given, row)
    except Unenforced as unknown:
        raise Unenforced(f"{name}: {unknown}") from unknown
    return word
