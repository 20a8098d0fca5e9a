"""Filter rows: the units and cards that a skill refers to, as rows of numbers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.cards.reader import Reader, Unenforced
from parlour.games.cipher.compiled import columns as c
from parlour.games.cipher.compiled import opcodes as o
from parlour.games.cipher.compiled.rows import Rows

KEYWORDS: Final = ("CF", "DB", "CP", "BS", "CCS", "FS", "LIS", "US")


class FilterRows(Rows):
    """The compiler of filters, and of lists of them."""

    def filter(self, given: Mapping[str, Any] | None, obeys: Collection[str] = ()) -> int:
        """Return the row of a filter, or NOTHING.

        `obeys` names the words about a group that the filter's place reads. A filter that only describes obeys none of
        them, but may say that it means one.
        """
        if given is None:
            return c.NOTHING
        r = Reader(given, "filter")
        for word in _OF_THE_GROUP.difference(obeys):
            if r.has(word) and not (word == "count" and given[word] == 1):
                raise Unenforced(f"filter: {word} in this place")
        row = [0] * c.FILTER_COLUMNS
        row[c.F_REF] = r.choose("ref", o.REFS, "")
        row[c.F_SIDE] = r.choose("side", o.SIDES, "any")
        row[c.F_ALL] = c.EVERY * r.flag("all")
        self._filter_count(r, row)
        row[c.F_OTHER] = r.flag("other")
        row[c.F_NAMES], row[c.F_NAMES_N] = self.name_list(r.take("names", ()))
        row[c.F_NOT_NAMES], row[c.F_NOT_NAMES_N] = self.name_list(r.take("not_names", ()))
        tags = list(r.take("tags", ()))
        symbols = [tag for tag in tags if tag in _SYMBOLS]
        tags = [tag for tag in tags if tag not in _SYMBOLS]
        row[c.F_TAGS] = self.tags(tags)
        row[c.F_ANY_TAGS] = self.tags(r.take("any_tags", ()))
        row[c.F_NOT_TAGS] = self.tags(r.take("not_tags", ()))
        equal = r.take("cost_eq")
        row[c.F_COST_MIN] = r.take("cost_min", -1 if equal is None else equal)
        row[c.F_COST_MAX] = r.take("cost_max", 99 if equal is None else equal)
        equal = r.take("attack_eq")
        row[c.F_ATTACK_MIN] = r.take("attack_min", -1 if equal is None else equal)
        row[c.F_ATTACK_MAX] = r.take("attack_max", -1 if equal is None else equal)
        for column, key in ((c.F_MAIN, "main"), (c.F_TAPPED, "tapped"), (c.F_PROMOTED, "class_changed"),
                            (c.F_LEVELLED, "leveled_up")):  # fmt: skip
            value = r.take(key)
            row[column] = -1 if value is None else int(value)
        row[c.F_LINE] = (c.NOTHING, o.FRONT, o.BACK)[r.choose("line", ("", "front", "back"), "")]
        row[c.F_ATTACKED] = r.flag("attacked_this_turn")
        row[c.F_AREA] = r.flag("same_area_as_self") + 2 * r.flag("other_area_than_self")
        row[c.F_SAME_NAME] = r.choose("same_name_as", o.NAMESAKES, "")
        row[c.F_DISTINCT] = r.flag("distinct_names")
        coloured = r.take("has_symbol")
        row[c.F_COLOURLESS] = 0 if coloured is None else 1 + int(bool(coloured))
        if r.flag("colorless") or "Colorless" in symbols:
            row[c.F_COLOURLESS] = 1
        elif symbols:
            row[c.F_COLOURLESS] = 2
        row[c.F_NOT_ATTACKER] = r.flag("not_attacker")
        row[c.F_NOT_DEFENDER] = r.flag("not_defender")
        row[c.F_FACE] = r.choose("face", ("", "up", "down"), "")
        row[c.F_SUPPORT_SKILL] = r.flag("has_support_skill")
        skill = r.take("has_skill")
        row[c.F_SKILL_NAME] = self.skill_name(skill) if skill else 0
        keyword = r.take("has_keyword")
        row[c.F_KEYWORD] = self.keyword(keyword) if keyword else 0
        chosen = r.take("chosen_by_skill")
        row[c.F_CHOSEN_BY] = self.skill_name(chosen) if chosen else 0
        support = r.take("support_eq")
        row[c.F_SUPPORT] = c.NOTHING if support is None else c.SUPPORT_X if support == "X" else support
        row[c.F_EACH] = r.flag("each")
        r.take("or_more")  # the places that obey it ask for at least one anyway
        r.close()
        asked = {key for key, value in given.items() if value is not None}
        row[c.F_CARD], row[c.F_STANDS] = int(bool(_OF_THE_CARD & asked)), int(bool(_OF_THE_UNIT & asked))
        return self.block(self.filters, "filter", [row])

    def keyword(self, name: str) -> int:
        """Return the number of a keyword; 0 means none."""
        if name not in KEYWORDS:
            raise Unenforced(f"keyword {name!r}")
        return 1 + KEYWORDS.index(name)

    def _filter_count(self, r: Reader, row: list[int]) -> None:
        """Read how many to choose, at least and at most; 99 means as many as there are."""
        count, least, most = r.take("count"), r.take("min"), r.take("max")
        if count is None and least is None and most is None and not row[c.F_REF] and not row[c.F_ALL]:
            row[c.F_ALL] = 1
        if count is not None:
            least, most = (count if least is None else least), (count if most is None else most)
        row[c.F_MIN] = 1 if least is None else int(least)
        row[c.F_MAX] = 99 if most == "any" else (max(1, row[c.F_MIN]) if most is None else int(most))

    def whom(self, given: Sequence[Mapping[str, Any]] | Mapping[str, Any] | None) -> tuple[int, int]:
        """Return a list of filters, any of which may match, as rows in a run."""
        if given is None:
            return c.NOTHING, 0
        return self.run("whom", [self.filter(one) for one in ([given] if isinstance(given, Mapping) else given)])


# The words about several units or cards together, which a filter's place must obey.
_OF_THE_GROUP: Final = frozenset({"count", "min", "max", "distinct_names", "each", "or_more"})
HOW_MANY: Final = frozenset({"count", "min", "max"})

_SYMBOLS: Final = ("Color", "Colorless")  # a symbol of any colour, or none


# The words about the card itself, which only those who may see its face can check.
_OF_THE_CARD: Final = frozenset({
    "names", "not_names", "tags", "any_tags", "not_tags", "cost_min", "cost_max", "cost_eq", "same_name_as",
    "has_symbol", "colorless", "has_support_skill", "has_skill", "has_keyword",
    "support_eq",
})  # fmt: skip


_OF_THE_UNIT: Final = frozenset({
    "other", "line", "not_attacker", "not_defender", "attacked_this_turn", "same_area_as_self", "other_area_than_self",
    "main", "tapped", "class_changed", "leveled_up", "attack_min", "attack_max", "attack_eq", "chosen_by_skill",
})  # fmt: skip
