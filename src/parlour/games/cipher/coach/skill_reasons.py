"""Skill reasons: what a skill does and what it changes here, and what tells one card from the others it may choose."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.core import words
from parlour.games.cipher.coach.table import Reason, Said, Table, named, printed, sums, units
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.text.gist import gist

GIVES_AWAY: Final = frozenset({"discard", "discard_until", "hand_to_deck_top", "to_retreat"})


def used(table: Table) -> list[Said]:
    """Return why a skill is used: what it changes at once, in numbers, then what it does, and that it was weighed."""
    reasons = [_changed(table), *does(table), ("pay", {})]
    return [one for one in reasons if one is not None]


def does(table: Table) -> list[Said]:
    """Return what the skill does, in a few words, if there are such."""
    skill = table.skill
    said = words.said(lambda lang: "" if skill is None else gist(skill, lang))
    return [("does", {"does": said})] if all(said.values()) else []


def declined(table: Table) -> list[Said]:
    """Return what is kept by who does not pay for a skill."""
    costs = _told(table, "cost")
    if "tap_allies" in costs and table.view["player"] == table.view["viewer"]:
        return [("pay-allies", {})]
    if "flip_bonds" in costs:
        return [("pay-bonds", {})]
    return [("deploy-spare", {})] if "discard" in costs else []


def chosen(table: Table) -> list[Said]:
    """Return what tells a card from the others that could be chosen, then what the skill does."""
    if table.declines:
        held = {one["slot"] for one in table.mine["hand"]}
        return [("deploy-spare", {})] if all(one["slot"] in held for one in table.others("card")) else []
    reason = _apart(table)
    return [*([] if reason is None else [reason]), *does(table)]


def _told(table: Table, part: str) -> set[str]:
    """Return the words of a skill's effects or costs."""
    return {one["op"] for one in (table.skill or {}).get(part, ())}


def _changed(table: Table) -> Reason:
    """Return what the skill changes at once in the battle, or in the attack of a unit; None while cards are chosen."""
    after = table.followed()
    (attack, against), (attacks, defends) = sums(table.view), sums(after)
    if table.view["battle"] and after["battle"]:
        if attacks > attack:
            return "sum", {"gain": attacks - attack, "attack": attacks, "against": defends}
        if defends > against:
            return "sum", {"gain": defends - against, "attack": attacks, "against": defends}
    before = {unit["slot"]: unit["attack"] for half in table.view["sides"].values() for unit in units(_half(half))}
    for unit in units(table._replace(view=after).mine):
        if unit["attack"] > before.get(unit["slot"], unit["attack"]):
            told = {"unit": named(unit["card"]), "attack": unit["attack"], "before": before[unit["slot"]]}
            return "unit-attack", told
    return None


def _half(half: Any) -> shapes.Half:
    given: shapes.Half = half
    return given


def _moves(table: Table) -> bool:
    """Tell whether an ally that is chosen is moved: none is chosen for another end."""
    targets = [one["target"] for one in (table.skill or {}).get("effects", ()) if one["op"] == "move"]
    return any(target.get("side") == "ally" for target in targets) and "tap_allies" not in _told(table, "cost")


def _apart(table: Table) -> Reason:
    slot, unit = table.choice["slot"], table.unit(table.choice["slot"])
    if unit is not None:
        return _placed(table, unit)
    if slot in (bond["slot"] for bond in table.mine["bonds"]):
        return "choose-bond", {}
    if slot in (one["slot"] for one in table.mine["hand"]):
        return _given_away(table)
    return _taken(table)


def _placed(table: Table, unit: shapes.Unit) -> Reason:
    """Return where an ally comes to stand, if it is moved."""
    if unit not in units(table.mine) or not _moves(table):
        return None
    return ("line" if unit in table.mine["back"] else "line-back"), {}


def _given_away(table: Table) -> Reason:
    """Return why this card of the hand is the one that is easiest to spare."""
    card, bonds = printed(table.code), len(table.mine["bonds"])
    if card is None:
        return None
    if _told(table, "effects") & GIVES_AWAY or _told(table, "cost") & GIVES_AWAY:
        if [one["card"] for one in table.mine["hand"]].count(card.code) > 1:
            return "choose-double", {}
        if card.cost > bonds:
            return "choose-dear", {"cost": card.cost, "bonds": bonds}
    among = _offered(table)
    return ("choose-cheapest", {"cost": card.cost}) if card.cost == min(one.cost for one in among) else None


def _taken(table: Table) -> Reason:
    """Return what speaks for a card that lies in the retreat area, in the deck or open."""
    card = printed(table.code)
    if card is None:
        return None
    if card.attack == max(one.attack for one in _offered(table)):
        return "choose-strongest", {"attack": card.attack}
    if not _told(table, "effects") & {"to_hand", "to_hand_or_deck_top"}:
        return None
    mine = {name for unit in units(table.mine) for name in _names(unit["card"])}
    if mine & set(card.unit_names):
        return "choose-named", {"unit": named(card.code)}
    bonds = len(table.mine["bonds"])
    return ("choose-payable", {"cost": card.cost, "bonds": bonds}) if card.cost <= bonds else None


def _names(code: str) -> Sequence[str]:
    card = printed(code)
    return () if card is None else card.unit_names


def _offered(table: Table) -> list[Any]:
    """Return the cards that could be chosen."""
    codes = (table._replace(choice=one).code for one in table.others("card"))
    return [card for code in codes if (card := printed(code)) is not None]
