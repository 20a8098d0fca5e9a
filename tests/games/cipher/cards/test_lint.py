"""Card files are checked before they are played, with line, path and reason of each fault."""

import copy
import functools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from parlour.games.cipher.cards.lint import lint, lint_starters, shipped_problems
from parlour.games.cipher.cards.printings import DATA

TEXT = (DATA / "cards.json").read_text(encoding="utf-8")
CARDS: list[dict[str, Any]] = json.loads(TEXT)
STARTERS: dict[str, Any] = json.loads((DATA / "starters.json").read_text(encoding="utf-8"))
MARTH = next(card for card in CARDS if card["code"] == "B01-003")

Change = Callable[[dict[str, Any]], object]


def said_of(change: Change) -> list[str]:
    """Return the linter's words on a file of two cards whose second was changed."""
    changed = copy.deepcopy(MARTH)
    changed["code"] = "X"
    change(changed)
    return lint("[\n" + json.dumps(MARTH) + ",\n" + json.dumps(changed) + "\n]\n")


def test_what_ships_is_clean() -> None:
    """Every word of every shipped card is known, none contradict each other, and the starters fit the cards."""
    assert shipped_problems() == []


def test_one_card_a_line() -> None:
    """The file is compact and still shows one card a line in a diff."""
    lines = ["[", *(json.dumps(card, ensure_ascii=False) + "," for card in CARDS)]
    lines[-1] = lines[-1].removesuffix(",")
    assert "\n".join([*lines, "]\n"]) == TEXT


WRONG: list[tuple[Change, str]] = [
    (lambda c: c.pop("attack"), "line 3, X: card: 'attack' is missing: a multiple of ten"),
    (lambda c: c.update(attack="many"), "line 3, X: attack: must be a multiple of ten, not 'many'"),
    (lambda c: c.update(colour="Red"), "line 3, X: colour: is no parameter here"),
    (lambda c: c.update(weapons=["Spoon"]), "line 3, X: weapons: must be a list of different 'Sword'"),
    (lambda c: c.update(support="X"), "'X' and its support skills disagree"),
    (lambda c: c["skills"][0].update(kind=["SING"]), "skills[0].kind: must be one of ['ACT']"),
    (lambda c: c["skills"][0]["effects"][0].update(op="fly"), "effects[0]: 'op' must name a known effect, not 'fly'"),
    (lambda c: c["skills"][0]["effects"][0].pop("target"), "effects[0]: move: 'target' is missing: a filter"),
    (lambda c: c["skills"][0]["effects"][0]["target"].update(tags=["Wet"]), "target.tags[0]: move: must be one of"),
    (lambda c: c["skills"][0]["effects"][0]["target"].update(count=0), "must be a number from 1, not 0"),
    (lambda c: c["skills"][0]["effects"][0]["target"].pop("count"), "a target needs a number"),
    (lambda c: c["skills"][0]["conditions"][0].update(line="side"), "self_line: must be one of 'front', 'back'"),
    (lambda c: c["skills"][0].update(conditions=[{"if": "rain"}]), "'if' must name a known condition, not 'rain'"),
    (lambda c: c["skills"][0].update(cost=[{"op": "gold"}]), "'op' must name a known cost, not 'gold'"),
    (lambda c: c["skills"][0].update(trigger={"on": "noon"}), "'on' must name a known trigger, not 'noon'"),
    (lambda c: c["skills"][0].update(kind=["CONT"]), "cost: a CONT skill costs nothing"),
    (lambda c: c["skills"][0].update(kind=["CONT"], cost=[]), "move happens once; a CONT skill only holds"),
    (lambda c: c["skills"][0].update(cost=[]), "costs nothing and is not once per turn has no end"),
    (lambda c: c["skills"][0].update(kind=["AUTO"]), "trigger: an AUTO skill answers an event"),
    (lambda c: c["skills"][0].update(cost=[], optional_cost=True), "there is no cost to leave unpaid"),
    (lambda c: c["support_skills"][0]["effects"][0].update(duration=None), "must say how long it lasts"),
    (lambda c: c["skills"][0]["effects"].insert(0, {"op": "untap", "target": {"ref": "chosen"}}), "nothing was chosen"),
    (lambda c: c["skills"][0]["effects"].append({"op": "revealed_to", "to": "hand"}), "nothing was revealed before"),
    (lambda c: c["skills"][0].update(cost=[], effects=[{"op": "draw", "n": 1, "if_done": True}]), "nothing before it"),
    (lambda c: c.update(title="Altean prince"), "spelt in several ways: Altean Prince Marth, Altean prince Marth"),
    (lambda c: c["skills"][0].update(keyword="BS"), "kind: a BS skill is of kind BOND"),
    (lambda c: c["skills"][0]["effects"][0].update(target={"ref": "self", "tags": ["Red"]}), "tags cannot narrow it"),
    (lambda c: c["skills"][0].update(conditions=[{"if": "no_units", "filter": {"all": True}}]), "not for all"),
    (lambda c: c.update(code="B01-003"), "code 'B01-003' is given 2 times"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[reason[:40] for _change, reason in WRONG])
def test_what_is_wrong_is_named(change: Change, reason: str) -> None:
    """Each fault is told with its place and reason."""
    said = said_of(change)
    assert any(reason in problem for problem in said), said


def changed(data: Any) -> Iterator[Callable[[], None]]:
    """Yield ways to spoil a piece of data: each part removed, or turned into something else."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(parts):
        yield from changed(value)
        for other in (None, 7, "x", [], {}, [{}]):
            yield functools.partial(data.__setitem__, key, other)
        if isinstance(data, dict):
            yield functools.partial(data.pop, key)


def test_no_file_is_too_bad_to_be_read() -> None:
    """The linter answers whatever is missing or of another kind."""
    for number in range(len(list(changed(copy.deepcopy(MARTH))))):
        spoilt = copy.deepcopy(MARTH)
        list(changed(spoilt))[number]()
        assert isinstance(lint(json.dumps([spoilt])), list)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "line 1: a card file is a list of cards"),
        ("[]", "line 1: a card file is a list of cards, and this one is empty"),
        ("[\n{,}\n]", "line 2: not JSON"),
        ('[\n"Marth"\n]', "line 2: card: must be an object, not 'Marth'"),
        ("[\n" + json.dumps(MARTH) + "\n", "line 3: not JSON"),
    ],
)
def test_what_is_no_list_of_cards(text: str, reason: str) -> None:
    """The line says where reading stopped."""
    assert lint(text)[0].startswith(reason)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"cost": 2}, "S01, cards[0].cost: B01-003 is printed with 1, not 2"),
        ({"name": "Marth"}, "is printed with 'Altean Prince Marth', not 'Marth'"),
        ({"code": "B99-001"}, "there is no card B99-001"),
        ({"count": 3}, "51 cards are listed, but the total says 50"),
    ],
)
def test_starters_that_contradict_the_cards(row: dict[str, Any], reason: str) -> None:
    """A starter list is compared with the cards."""
    starters = copy.deepcopy(STARTERS)
    starters["S01"]["cards"][0].update(row)
    assert any(reason in problem for problem in lint_starters(starters, CARDS))


def test_a_starter_needs_a_leader_of_cost_one() -> None:
    """A starter needs a main character of cost 1."""
    starters = copy.deepcopy(STARTERS)
    starters["S01"]["main_character"] = "B01-001"
    assert lint_starters(starters, CARDS) == ["S01: B01-001 is no card of cost 1, so it cannot lead"]
