"""Every word of a skill is declared once with all its parts; what is not enforced is told with its place."""

import ast
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from parlour.games import cipher
from parlour.games.cipher.text import VOICES
from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import conditions, costs, orders, properties, texts, triggers
from parlour.games.cipher.vocabulary.conditions import conditions_of
from parlour.games.cipher.vocabulary.costs import costs_of
from parlour.games.cipher.vocabulary.effect_fields import EFFECT_FIELDS
from parlour.games.cipher.vocabulary.effects import EFFECTS, REPLACING, SAID, effect_row
from parlour.games.cipher.vocabulary.filters import FILTER_FIELDS, filter_row
from parlour.games.cipher.vocabulary.grammar import skill_problems
from parlour.games.cipher.vocabulary.parameters import TAG_LIST
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.words import Word, Words

SOURCE = Path(cipher.__file__).parent
PARTS: dict[ModuleType, Words] = {
    triggers: triggers.TRIGGERS,
    conditions: conditions.CONDITIONS,
    costs: costs.COSTS,
    properties: properties.PROPERTIES,
    orders: orders.ORDERS,
    texts: texts.TEXTS,
}
WORDS: dict[str, Mapping[str, Word]] = {
    "triggers": triggers.TRIGGERS.known,
    "conditions": conditions.CONDITIONS.known,
    "costs": costs.COSTS.known,
    "effects": SAID,
}
# Parameters that may be said, though no card that says them is enforced.
ONLY_KNOWN = {("tapped", "via"), ("self_to", "when_destroyed_by")}
# Effects that are in every deck, or that only serve others: people do not look for cards that have them.
COMMON = {"choose", "deck_top_to", "note_unique_skill_names", "pay_cost", "shuffle_deck", "to_hand"}
# No kernel names these: decks are built by the first, and the others are left when all of their like are ruled out.
UNNAMED = {"NO_LIMIT", "IF_BONDS_EACH", "IF_COMBAT_WITH"}


def opcodes(module: ModuleType) -> dict[str, int]:
    """Return the constants of a module that are opcodes of words, in the order of their declarations."""
    declared = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
    names = [
        one.target.id
        for one in declared
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and isinstance(one.value, ast.Call)
        and ast.unparse(one.value.func).endswith(".word")
    ]
    return {name: getattr(module, name) for name in names}


def kernels() -> set[str]:
    """Return every name that kernels read, or that makes a card's flags."""
    found = set()
    for folder in ("compiled", "field", "skills", "play"):
        for path in (SOURCE / folder).glob("*.py"):
            found |= {one.id for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.Name)}
    return found


def test_opcodes_count_on_in_the_order_of_declarations() -> None:
    """The opcode of a word is its place; orders follow properties, and texts follow orders."""
    for module, words in PARTS.items():
        assert [*opcodes(module).values()] == [*range(words.first, words.last + 1)]
    assert max(properties.LAST_PROPERTY, triggers.TRIGGERS.last) < 63  # bits of a set
    assert orders.ORDERS.first == properties.LAST_PROPERTY + 1 and orders.ORDERS.last + 1 == texts.FIRST_TEXT


def test_every_word_has_all_its_parts() -> None:
    """A word has a sentence in each language, an effect has an ability, an opcode has a kernel, a parameter is read."""
    for voice in VOICES.values():
        for part, words in WORDS.items():
            assert {*getattr(voice, part)} == {*words}, part
    assert {name for name, word in SAID.items() if word.ability is None} == COMMON
    assert {name for module in PARTS for name in opcodes(module)} - kernels() == UNNAMED
    fields = [
        (word, name, kind) for part in WORDS.values() for word, one in part.items() for name, kind in one.fields.items()
    ]
    fields += [("filter", name, kind) for name, kind in FILTER_FIELDS.items()]
    assert {(word, name) for word, name, kind in fields if kind.read is None} == ONLY_KNOWN


def test_no_word_is_declared_twice() -> None:
    """Neither in one part of speech, nor in two that share a key."""
    words = Words("op")
    words.word("draw")
    with pytest.raises(ValueError, match="'draw' is declared twice"):
        words.word("draw")
    assert len(EFFECTS) == sum(len(PARTS[module].known) for module in (properties, orders, texts))
    assert {*REPLACING.values()} <= {*properties.PROPERTIES.known}


UNENFORCED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"op": "draw", "n": 1, "later": True, "why": None, "again": 2}, "draw: again, later"),
    ({"op": "fly"}, "effect 'fly'"),
    ({"op": "note_unique_skill_names"}, "effect 'note_unique_skill_names'"),
    ({"op": "flip_orb", "filter": {"count": 1}, "face": "down"}, "flip_orb: face 'down'"),
    ({"op": "tap", "target": {"each": True}}, "tap: target each in this place"),
    ({"op": "copy_skills", "keyword": "CF", "from": {"tags": ["Wet"]}}, "copy_skills: from tags 'Wet'"),
    ({"op": "draw", "n": 1, "if": [{"if": "rain"}]}, "draw: if condition 'rain'"),
    ({"op": "free_skill", "skills": ["Heal"]}, "free_skill outside a CONT skill"),
)


@pytest.mark.parametrize(("effect", "said"), UNENFORCED, ids=[said for _effect, said in UNENFORCED])
def test_what_is_not_enforced_is_told_with_its_place(effect: dict[str, Any], said: str) -> None:
    """An unknown word, an unread parameter or a value without a number makes the card unenforced."""
    with pytest.raises(Unenforced) as unknown:
        effect_row(Rows(), effect, continuous=False)
    assert str(unknown.value) == said


def test_a_parameter_stands_in_its_column() -> None:
    """A parameter that is left out has the number that is declared for that, or the number of a blank row."""
    rows = Rows()
    milled = effect_row(rows, {"op": "mill", "who": "opponent", "n": 3, "to": "boundless"}, continuous=False)
    assert [milled[at] for at in (c.E_OP, c.E_WHO, c.E_AMOUNT, c.E_TARGET)] == [orders.MILL, 1, 3, c.NOTHING]
    assert effect_row(rows, {"op": "discard", "who": "self"}, continuous=False)[c.E_AMOUNT] == c.NOTHING
    start, length = conditions_of(rows, [{"if": "own_turn"}, {"if": "self_line", "line": "back"}])
    assert (length, rows.conditions[start + 1][c.I_OP]) == (2, conditions.IF_LINE)
    assert TAG_LIST.numbers(rows, ["Red", "White"]) == (0b101,)
    assert rows.costs[costs_of(rows, [{"op": "discard", "filter": {"count": 2}}])[0]][c.P_N] == 2


def test_equal_filters_share_a_row() -> None:
    """A filter is stored once, and remembers if it asks of the card, or of the unit."""
    rows = Rows()
    red = filter_row(rows, {"side": "ally", "tags": ["Red"]})
    assert (
        filter_row(rows, {"tags": ["Red"], "side": "ally"}) == red != filter_row(rows, {"side": "ally", "line": "back"})
    )
    assert [(row[c.F_CARD], row[c.F_STANDS]) for row in rows.filters] == [(1, 0), (0, 1)]


def test_a_skill_is_checked_by_the_same_declarations() -> None:
    """A problem names the place, the word and the values that there are."""
    effect = {"op": "add_tags", "target": {"ref": "self"}, "tags": ["Wet"]}
    skill = {
        "name": "X",
        "kind": ["CONT"],
        "cost": [],
        "conditions": [],
        "optional_cost": False,
        "once_per_turn": False,
    }
    ((path, why),) = skill_problems({**skill, "effects": [effect]})
    assert path == "skill.effects[0].tags[0]" and why.startswith("add_tags: must be one of 'Red', 'Blue'")
    assert {"op", *EFFECT_FIELDS} <= {*EFFECTS["add_tags"].fields}
