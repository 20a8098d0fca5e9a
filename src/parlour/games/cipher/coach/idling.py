"""Idling: answers that cost something and change nothing: the coach proposes another where the two seem equal."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.core.record import State
from parlour.games.cipher.coach.table import sums, units
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.shown.wording import skill_data
from parlour.games.cipher.state import A_SKILL, A_TRIGGER
from parlour.games.cipher.written.notation import answers

_SHOWN: Final = frozenset({"choose", "move"})  # effects of which the lines show everything
_CHOICES: Final = 12  # no skill asks for more cards


def idle(game: Any, view: State, action: int, choose: Callable[[State], int]) -> bool:
    """Tell whether an answer of the seat that is asked pays for nothing.

    Three kinds are known: a critical hit of an attack that hits anyway, an evasion of one that fails anyway, and a
    skill that moves nobody, or lends attack for this turn to units that cannot attack any more.
    """
    seen: shapes.View = game.view_json(view, game.to_act(view))
    answer = next(one for one in answers(view) if one.action == action)
    kind, (attack, against) = seen["ask"]["kind"] if seen["ask"] else "", sums(seen)
    if kind in ("critical", "evade"):
        return answer.slot >= 0 and (attack >= against) == (kind == "critical")
    if not (A_SKILL <= answer.kind < A_TRIGGER or (kind == "pay" and answer.word)):
        return False
    skill = skill_data(answer.skill if answer.skill >= 0 else int(view[0]["skill"]))
    if skill is None or not skill.get("cost"):
        return False
    after = _resolved(game, view, action, choose)
    source = answer.slot if answer.slot >= 0 else int(view[0]["held"])
    spent = seen["battle"] is None and seen["player"] == seen["viewer"]
    tapped = {unit["slot"]: unit["tapped"] for unit in units(_half(after, after["viewer"]))}
    return _lines(seen) == _lines(after) and all(
        one["op"] in _SHOWN or (spent and _is_late(one, source, tapped)) for one in skill["effects"]
    )


def _is_late(effect: Mapping[str, Any], source: int, tapped: Mapping[int, bool]) -> bool:
    """Tell whether an effect lasts until the end of the turn, on units that have no attack left in it."""
    if effect.get("duration") != "turn" or "op" not in effect:
        return False
    alone = effect.get("target", {"ref": "self"}).get("ref") == "self"
    return tapped.get(source, False) if alone else all(tapped.values())


def _resolved(game: Any, view: State, action: int, choose: Callable[[State], int]) -> shapes.View:
    """Return the view once the cards for the skill are chosen, as the coach would choose them."""
    seat = game.to_act(view)
    after, _events = game.preview(view, action)
    for _choice in range(_CHOICES):
        seen: shapes.View = game.view_json(after, seat)
        if game.to_act(after) != seat or seen["ask"] is None or seen["ask"]["kind"] != "choose":
            break
        after, _events = game.preview(after, choose(after))
    return seen


def _half(view: shapes.View, side: str) -> shapes.Half:
    return view["sides"]["second"] if side == "second" else view["sides"]["first"]


def _lines(view: shapes.View) -> list[list[int]]:
    """Return who stands where."""
    halves = (view["sides"]["first"], view["sides"]["second"])
    return [sorted(unit["slot"] for unit in line) for half in halves for line in (half["front"], half["back"])]
