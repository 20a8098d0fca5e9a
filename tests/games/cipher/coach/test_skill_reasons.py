"""The coach says what a skill does and changes, and what tells the chosen card from the others."""

from collections.abc import Callable

from parlour.core import registry
from parlour.games.cipher.coach.skill_reasons import chosen, declined, used
from parlour.games.cipher.coach.table import Said, Table
from parlour.games.cipher.shown.wording import skill_data
from parlour.games.cipher.written.notation import answers
from tests.games.cipher.scenes import Scene, side

GAME = registry.game("cipher")


def told(scene: Scene, action: str, reasons: Callable[[Table], list[Said]]) -> dict[str, object]:
    """Return the reasons for an answer by the names of their sentences, the weightiest first."""
    state = GAME.parse_position(GAME.rule_book.parse(scene.rules), scene.position)
    seat = GAME.to_act(state)
    view = GAME.observe(state, seat)
    seen, played = GAME.view_json(view, seat), GAME.parse_action(view, action)
    skill = next(one for one in answers(view) if one.action == played).skill
    choice = next(one for one in seen["legal"] if one["action"] == action)
    after = GAME.view_json(GAME.preview(view, played)[0], seat)
    table = Table(seen, choice, skill_data(skill if skill >= 0 else int(view[0]["skill"])), lambda: after)
    return dict(reasons(table))


def test_what_is_chosen_is_compared_with_the_others() -> None:
    """Of cards that lie open the strongest counts, then one that can be paid for."""
    heal = Scene(side(front=["B01-026"], bonds=["B01-012", "B01-013"], retreat=["B01-010", "B01-011"]))
    heal.say("use B01-026 Heal")
    assert list(told(heal, "B01-011", chosen)) == ["choose-strongest", "does"]
    assert list(told(heal, "B01-010", chosen)) == ["choose-payable", "does"]


def test_what_changes_at_once_is_told_in_numbers() -> None:
    """The unit's attack comes first, before and after; then what the skill does in words."""
    bow = Scene(side(front=["B03-017"], bonds=["B01-012"]))
    found = told(bow, "use B03-017 Rolf's Bow", used)
    assert list(found) == ["unit-attack", "does", "pay"]
    change = found["unit-attack"]
    assert isinstance(change, dict) and change["attack"] > change["before"]


def test_who_does_not_pay_keeps_something() -> None:
    """A skill that is paid with allies is used for what it does, or the allies stay fresh."""
    cards = ["B03-012", "B03-014", "B03-017"]
    attack = Scene(side(front=cards, bonds=["B01-012"]), side(front=["S02-001"], main="S02-001"))
    attack.say("attack B03-012")
    while attack.asked[1] == "target":
        attack.say("enemy S02-001")
    assert attack.asked[1] == "pay"
    assert list(told(attack, "yes", used)) == ["does", "pay"]
    assert list(told(attack, "no", declined)) == ["pay-allies"]
