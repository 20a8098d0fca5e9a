"""The checker is silent where our cards say what a printed list says, and tells what either leaves out."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.cipher.cards import printed
from tests.games.cipher.cards.checker import all_cards
from tests.games.cipher.cards.doubts import doubts

SKILL = (
    'Tide and Ebb |AUTO| [Once Per Turn] [Flip 2 Bonds face-down, Send 1 "Ada" from your hand to the Retreat Area] '
    "When another <Blue> ally is deployed, if you have 3 or more Bond cards, you may pay the cost and if you do: "
    "Choose 1 non-Main Character enemy with a Deployment Cost of 2 or lower, and destroy them. "
    "Until the end of your opponent's next turn, this unit gains +30 attack. (What stands here only reminds of +90.)"
)
CARD = {
    "Character": "Bea (Isles)",
    "Title": "Keeper of the Tide",
    "Color": ["Blue"],
    "Cost": "3",
    "ClassChangeCost": "2",
    "Class": "Bishop",
    "Type": ["Female", "Staff "],
    "MinRange": 1,
    "MaxRange": 2,
    "Attack": "50",
    "Support": "20",
    "Skill": f"{SKILL}\nStill Water |CONT| If this unit is attacking a <Dragon>, this unit gains +20 attack.",
    "SupportSkill": "|ATK SUPP| Blue Emblem: "
    "Until the end of this combat, your <Blue> attacking unit gains +10 attack.",
    "AlternateArts": [{"CardCode": "B99-001SR"}, {"CardCode": "B99-001SR+"}],
}
ENTERED: dict[str, Any] = {
    **{"code": "B99-001", "title": "Keeper of the Tide", "unit_name": "Bea", "colors": ["Blue"], "cost": 3},
    **{"class_change_cost": 2, "class": "Bishop", "attack": 50, "support": 20, "range": [1, 2]},
    **{"gender": ["Female"], "weapons": ["Staff"], "types": []},
    "skills": [
        {
            "name": "Tide and Ebb",
            "kind": ["AUTO"],
            "once_per_turn": True,
            "cost": [{"op": "flip_bonds", "n": 2}, {"op": "discard", "filter": {"count": 1, "names": ["Ada"]}}],
            "trigger": {"on": "deploy", "who": {"count": 1, "side": "ally", "other": True, "tags": ["Blue"]}},
            "conditions": [{"if": "count_bonds", "cmp": ">=", "n": 3, "filter": {}}],
            "effects": [
                {"op": "destroy", "target": {"count": 1, "side": "enemy", "main": False, "cost_max": 2}},
                {"op": "modify_attack", "target": {"ref": "self"}, "amount": 30, "duration": "opponent_turn"},
            ],
        },
        {
            "name": "Still Water",
            "kind": ["CONT"],
            "once_per_turn": False,
            "cost": [],
            "trigger": None,
            "conditions": [{"if": "self_attacking", "filter": {"count": 1, "tags": ["Dragon"], "side": "any"}}],
            "effects": [{"op": "modify_attack", "target": {"ref": "self"}, "amount": 20, "duration": None}],
        },
    ],
    "support_skills": [
        {
            "name": "Blue Emblem",
            "type": "attack",
            "cost": [],
            "trigger": None,
            "conditions": [{"if": "combatant_is", "ref": "attacker", "filter": {"tags": ["Blue"]}}],
            "effects": [{"op": "modify_attack", "target": {"ref": "attacker"}, "amount": 10, "duration": "combat"}],
        }
    ],
}


@pytest.fixture
def text(tmp_path: Path) -> printed.Card:
    """Return the card as a list has it."""
    file = tmp_path / "list.json"
    file.write_text(json.dumps([CARD]), encoding="utf-8-sig")
    (read,) = printed.cards(file)
    return read


def test_what_says_the_same_raises_no_doubt(text: printed.Card) -> None:
    assert list(doubts(ENTERED, text)) == []


WRONG: list[tuple[list[Any], Any, list[str]]] = [
    (["cost"], 2, ["-: cost, 2 in the data, 3 in the list"]),
    (["weapons"], [], ["-: kinds, {'Female'} in the data"]),
    (["skills", 0, "once_per_turn"], False, ["once, once per turn: only the list"]),
    (["skills", 0, "cost", 0, "n"], 3, ["cost, count 2: only the list", "cost, count 3: only the data"]),
    (["skills", 0, "cost", 1, "filter", "names"], ["Ida"], ["cost, name Ada: only the list", "cost, name Ida: only"]),
    (["skills", 0, "trigger", "on"], "move", ["when, deed deploy: only the list", "when, deed move: only the data"]),
    (["skills", 0, "trigger", "who", "other"], False, ["when, other: only the list"]),
    (
        ["skills", 0, "conditions", 0, "cmp"],
        "<=",
        ["when, at least 3: only the list", "when, at most 3: only the data"],
    ),
    (["skills", 0, "conditions"], [], ["when, at least 3: only the list", "when, where bonds: only the list"]),
    (["skills", 0, "effects", 0, "op"], "tap", ["does, deed destroy: only the list", "does, deed tap: only the data"]),
    (["skills", 0, "effects", 0, "target", "main"], None, ["does, main False: only the list"]),
    (["skills", 0, "effects", 0, "target", "side"], "ally", ["does, enemy: only the list"]),
    (["skills", 0, "effects", 1, "amount"], -30, ["does, signed 30: only the list", "does, signed -30: only the data"]),
    (
        ["skills", 0, "effects", 1, "duration"],
        "turn",
        ["does, until opponent_turn: only", "does, until turn: only the data"],
    ),
    (
        ["skills", 1, "conditions", 0, "filter"],
        {"not_tags": ["Dragon"]},
        ["when, tag Dragon: only the list", "not tag Dragon"],
    ),
    (["support_skills"], [], ["-: skills, 0 in the data, 1 in the list"]),
    (
        ["support_skills", 0, "effects", 0, "amount"],
        20,
        ["all, signed 10: only the list", "all, signed 20: only the data"],
    ),
]


@pytest.mark.parametrize(("where", "value", "told"), WRONG)
def test_what_is_entered_otherwise_is_told(text: printed.Card, where: list[Any], value: Any, told: list[str]) -> None:
    """Each kind of fact is told when it alone differs."""
    card = copy.deepcopy(ENTERED)
    place: Any = card
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = value
    found = sorted(str(doubt) for doubt in doubts(card, text))
    assert len(found) == len(told)
    assert all(any(part in line for line in found) for part in told), found


def test_a_skill_whose_note_says_why_is_left_out(text: printed.Card) -> None:
    card = copy.deepcopy(ENTERED)
    card["skills"][1] |= {"conditions": [], "note": "as printed in Japanese"}
    assert list(doubts(card, text)) == []


def test_every_card_of_ours_is_read_for_facts() -> None:
    """Every card is read for facts, since a card with unknown words could not be compared."""
    for card in all_cards():
        nobody = printed.Card(card["code"], card["title"], {})
        assert all(doubt.part == "skills" for doubt in doubts(card, nobody))
