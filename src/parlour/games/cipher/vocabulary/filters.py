"""Filters: one grammar for the units on the field and the cards off it that a skill refers to."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary.kinds import (
    COUNT,
    FLAG,
    FROM_NOTHING,
    TENS,
    YES,
    Fields,
    Kind,
    check_fields,
    choice,
    listed,
    maybe,
    one_of,
    read_fields,
)
from parlour.games.cipher.vocabulary.parameters import (
    FACE_ASKED,
    KEYWORD,
    LINE,
    NAMES,
    SIDE,
    SKILL_NAME,
    TAG_LIST,
)
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.values import NAMESAKES, REFS, SYMBOLS


def _tags(rows: Rows, given: Sequence[str], row: list[int]) -> None:
    row[c.F_TAGS] = rows.tags([tag for tag in given if tag not in SYMBOLS])
    if symbols := {*SYMBOLS} & {*given}:
        row[c.F_COLOURLESS] = c.COLOURLESS if "Colorless" in symbols else c.COLOURED


def _exactly(kind: Kind) -> Kind:
    """Return the kind of a number that is both the least and the most."""
    return kind.numbered(lambda _rows, value: (value, value))


_OF_A_PLACE: Final[Fields] = {
    "ref": one_of(*REFS).into(c.F_REF),
    "side": SIDE.into(c.F_SIDE),
    "all": choice({True: c.EVERY}).into(c.F_ALL),
    "face": FACE_ASKED.into(c.F_FACE),
}
# The words about several units or cards together, which a filter's place must obey.
_OF_THE_GROUP: Final[Fields] = {
    "count": COUNT.apart(),
    "min": FROM_NOTHING.apart(),
    "max": one_of("any", *range(1, 10)).apart(),
    "each": YES.into(c.F_EACH),  # one of each name
    "or_more": YES.apart(),  # the places that obey it ask for at least one anyway
    "distinct_names": YES.into(c.F_DISTINCT),
}
# The words about the card itself, which only those who may see its face can check.
_OF_THE_CARD: Final[Fields] = {
    "names": NAMES.into(c.F_NAMES),
    "not_names": NAMES.into(c.F_NOT_NAMES),
    "same_name_as": one_of(*NAMESAKES).into(c.F_SAME_NAME),
    "tags": TAG_LIST.by(_tags),
    "any_tags": TAG_LIST.into(c.F_ANY_TAGS),
    "not_tags": TAG_LIST.into(c.F_NOT_TAGS),
    "has_symbol": choice({True: c.COLOURED}).into(c.F_COLOURLESS),
    "colorless": choice({True: c.COLOURLESS}).into(c.F_COLOURLESS),
    "cost_eq": _exactly(FROM_NOTHING).into(c.F_COST_MIN),
    "cost_min": FROM_NOTHING.into(c.F_COST_MIN),
    "cost_max": FROM_NOTHING.into(c.F_COST_MAX),
    "support_eq": choice({"X": c.SUPPORT_X, **{n: n for n in range(0, 60, 10)}}).into(c.F_SUPPORT),  # as printed
    "has_skill": SKILL_NAME.into(c.F_SKILL_NAME),
    "has_support_skill": YES.into(c.F_SUPPORT_SKILL),
    "has_keyword": KEYWORD.into(c.F_KEYWORD),
}
_OF_THE_UNIT: Final[Fields] = {
    "other": YES.into(c.F_OTHER),  # than this unit
    "main": FLAG.into(c.F_MAIN),
    "attack_eq": _exactly(TENS).into(c.F_ATTACK_MIN),
    "attack_min": TENS.into(c.F_ATTACK_MIN),
    "attack_max": TENS.into(c.F_ATTACK_MAX),
    "line": LINE.into(c.F_LINE),
    "same_area_as_self": choice({True: c.SAME_AREA}).into(c.F_AREA),
    "other_area_than_self": choice({True: c.OTHER_AREA}).into(c.F_AREA),  # of the unit's own side
    "tapped": FLAG.into(c.F_TAPPED),
    "class_changed": FLAG.into(c.F_PROMOTED),
    "leveled_up": FLAG.into(c.F_LEVELLED),
    "attacked_this_turn": YES.into(c.F_ATTACKED),
    "not_attacker": YES.into(c.F_NOT_ATTACKER),
    "not_defender": YES.into(c.F_NOT_DEFENDER),
    "chosen_by_skill": SKILL_NAME.into(c.F_CHOSEN_BY),  # by this unit, this turn
}
FILTER_FIELDS: Final[Fields] = {
    name: maybe(kind)
    for name, kind in {**_OF_A_PLACE, **_OF_THE_GROUP, **_OF_THE_CARD, **_OF_THE_UNIT}.items()
}  # fmt: skip
HOW_MANY: Final = frozenset({"count", "min", "max"})
_UNSAID: Final = {
    **dict.fromkeys((c.F_COST_MIN, c.F_ATTACK_MIN, c.F_ATTACK_MAX, c.F_LINE, c.F_SUPPORT), c.NOTHING),
    **dict.fromkeys((c.F_MAIN, c.F_TAPPED, c.F_PROMOTED, c.F_LEVELLED), c.NOTHING),
    c.F_COST_MAX: 99,
}
_BLANK: Final = [_UNSAID.get(column, 0) for column in range(c.FILTER_COLUMNS)]


def filter_row(rows: Rows, given: Mapping[str, Any], obeys: Collection[str] = ()) -> int:
    """Return the row of a filter.

    `obeys` names the words about a group that the filter's place reads. A filter that only describes obeys none of
    them, but may say that it means one.
    """
    asked = {name for name, value in given.items() if value is not None}
    for word in asked & _OF_THE_GROUP.keys() - {*obeys}:
        if (word, given[word]) != ("count", 1):
            raise Unenforced(f"{word} in this place")
    row = [*_BLANK]
    read_fields(FILTER_FIELDS, rows, given, row)
    _how_many(given, row)
    row[c.F_CARD], row[c.F_STANDS] = int(bool(_OF_THE_CARD.keys() & asked)), int(bool(_OF_THE_UNIT.keys() & asked))
    return rows.block(rows.filters, "filter", [row])


def _how_many(given: Mapping[str, Any], row: list[int]) -> None:
    """Read how many to choose, at least and at most; 99 means as many as there are."""
    count, least, most = given.get("count"), given.get("min"), given.get("max")
    if count is None and least is None and most is None and not row[c.F_REF] and not row[c.F_ALL]:
        row[c.F_ALL] = 1
    if count is not None:
        least, most = (count if least is None else least), (count if most is None else most)
    row[c.F_MIN] = 1 if least is None else int(least)
    row[c.F_MAX] = 99 if most == "any" else (max(1, row[c.F_MIN]) if most is None else int(most))


def units(*obeys: str) -> Kind:
    """Return the kind of a filter in a place that obeys these words about a group."""
    return Kind(
        "a filter",
        lambda value, path: check_fields(FILTER_FIELDS, value, path),
        lambda rows, given: (filter_row(rows, given, obeys),),
    )


FILTER: Final = units()
CHOSEN: Final = units(*HOW_MANY)
# A list of filters, any of which may match: a run of rows.
ANY_OF: Final = listed(FILTER).numbered(lambda rows, given: rows.run("whom", [filter_row(rows, one) for one in given]))
ONE_KIND: Final = FILTER.numbered(lambda rows, given: ANY_OF.numbers(rows, [given]))
