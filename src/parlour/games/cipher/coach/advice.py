"""Coach: the advice that a beginner gets on an answer, from the view of the seat that is asked alone.

A reason is given only if it holds on this table; otherwise the coach says how the choice was found.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.core import words
from parlour.core.facets.coach import Advice, Coach
from parlour.core.record import State
from parlour.core.shapes import Argument, Sentence
from parlour.games.cipher.cards.cards import Card
from parlour.games.cipher.coach.idling import idle
from parlour.games.cipher.coach.skill_reasons import chosen, declined, does, used
from parlour.games.cipher.coach.table import Reason, Said, Table, named, printed, sums, units
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.shown.wording import says, skill_data
from parlour.games.cipher.written.notation import action_text, answers

CHEAP, ENOUGH = 2, 2  # the cost of a card that is played early, and how many of those make a hand
SUPPORT: Final = 15  # the support of a card, on the average of the starter decks


def _mulligan(table: Table) -> Reason:
    hand = [printed(one["card"]) for one in table.mine["hand"]]
    cheap = sum(card is not None and card.cost <= CHEAP for card in hand)
    if table.declines:
        return ("keep", {"count": cheap}) if cheap >= ENOUGH else ("keep-better", {})
    return ("redraw" if cheap < ENOUGH else "redraw-better"), {}


def _bond(table: Table) -> Reason:
    if table.declines:
        return ("bond-spare" if table.others("card") else "pass"), {}
    card, left = table.card(), len(table.mine["bonds"]) + 1
    dear = card is not None and card.cost > left
    return ("bond", {"cost": card.cost, "left": left}) if card is not None and dear else ("bond-pays", {})


def _deploy(table: Table) -> Reason:
    choice, card = table.choice, table.card()
    if choice["kind"] == "grow" and card is not None:
        unit = _under(table, card)
        before = 0 if unit is None else unit["printed"]
        told: dict[str, Argument] = {"cost": choice["cost"] or 0, "attack": card.attack, "before": before}
        if card.attack > before:
            return ("level" if card.class_change_cost is None else "promote"), told
        fresh = _fresh_skill(table, card)
        return None if fresh is None else ("level-skill", {"cost": choice["cost"] or 0, "skill": fresh})
    if choice["kind"] in ("front", "back") and card is not None:
        if choice["kind"] == "back" and max(card.range, default=0) > 1:
            return "behind", {"range": _reach(card)}
        name = "deploy" if choice["kind"] == "front" and card.range else "deploy-cover"
        return name, {"cost": choice["cost"] or 0, "left": table.view["budget"]["left"]}
    return ("deploy-spare" if table.others("front", "back", "grow") else "no-deploy"), {}


def _under(table: Table, card: Card) -> shapes.Unit | None:
    """Return the unit that a card would be put on."""
    pairs = ((printed(unit["card"]), unit) for unit in units(table.mine))
    return next((unit for now, unit in pairs if now is not None and set(now.unit_names) & set(card.unit_names)), None)


def _fresh_skill(table: Table, card: Card) -> str | None:
    """Return the name of a skill that a unit gains by a card that is put on it."""
    unit = _under(table, card)
    now = None if unit is None else printed(unit["card"])
    had = {skill["name"] for skill in now.skills} if now is not None else set()
    return next((str(skill["name"]) for skill in card.skills if skill["name"] not in had), None)


def _reach(card: Card) -> str:
    low, high = min(card.range), max(card.range)
    return str(low) if low == high else f"{low}–{high}"


def _best(table: Table, attacks: list[shapes.Choice], hero: bool = False) -> tuple[int, int] | None:
    """Return the attack values of the attack with the greatest lead, the attacker's and the defender's.

    None means that no unit can be attacked, or not the hero where only the hero counts.
    """
    pairs = [
        (mine["attack"], foe["attack"])
        for one in attacks
        for slot in one["targets"]
        if (mine := table.unit(one["slot"])) is not None and (foe := table.unit(slot)) is not None
        if foe["main"] or not hero
    ]
    return max(pairs, key=lambda pair: pair[0] - pair[1], default=None)


def _act(table: Table) -> list[Said]:
    return used(table) if table.choice["kind"] == "skill" else _one(_fight)(table)


def _fight(table: Table) -> Reason:
    choice, attacks = table.choice, table.others("attack")
    if choice["kind"] == "attack":
        best = _best(table, [choice])
        return None if best is None else ("attack", {"attack": best[0], "defense": best[1]})
    if choice["kind"] == "move":
        return ("line", {}) if any(unit["slot"] == choice["slot"] for unit in table.mine["back"]) else ("line-back", {})
    if table.view["turn"] == 1:
        return "first-turn", {}
    best = _best(table, attacks)
    if best is None:
        return "done", {}
    if best[0] + SUPPORT < best[1]:
        return "too-strong", {"attack": best[0], "defense": best[1]}
    hero = _best(table, attacks, hero=True)
    if hero is None:
        return "hero-far", {}
    return ("hero-strong", {"attack": hero[0], "defense": hero[1]}) if hero[0] + SUPPORT < hero[1] else None


def _target(table: Table) -> Reason:
    ask = table.view["ask"]
    mine, foe = table.unit(ask["held"] if ask else None), table.unit(table.choice["slot"])
    if mine is None or foe is None:
        return None
    told: dict[str, Argument] = {"attack": mine["attack"], "defense": foe["attack"]}
    if foe["main"]:
        return ("target-main" if table.theirs["orbs"] else "target-last"), told
    return "attack", told


def _critical(table: Table) -> Reason:
    attack, against = sums(table.view)
    hits, doubled = attack >= against, 2 * attack >= against
    told: dict[str, Argument] = {"attack": attack, "doubled": 2 * attack, "against": against}
    if not table.declines:
        return ("critical", told) if doubled and not hits else None
    if not table.others("card"):
        return "no-card", {}
    if hits:
        return "hits-anyway", told
    return ("critical-spare", {}) if doubled else ("not-enough", told)


def _evade(table: Table) -> Reason:
    attack, against = sums(table.view)
    battle = table.view["battle"]
    told: dict[str, Argument] = {"attack": attack, "against": against}
    unit = table.unit(battle["defender"] if battle else None)
    if table.declines:
        if not table.others("card"):
            return "no-card", {}
        if attack < against:
            return "holds", told
        return None if unit is None else ("evade-orb" if unit["main"] and table.mine["orbs"] else "evade-spare", {})
    if unit is None or attack < against:
        return None
    if not unit["main"]:
        return "evade", told
    return ("evade-main" if table.mine["orbs"] else "evade-last"), told


def _pay(table: Table) -> list[Said]:
    return declined(table) if table.declines else used(table)


def _line(table: Table) -> Reason:
    return ("line" if table.choice["word"] == "front" else "line-back"), {}


def _one(reason: Callable[[Table], Reason]) -> Callable[[Table], list[Said]]:
    def found(table: Table) -> list[Said]:
        said = reason(table)
        return [] if said is None else [said]

    return found


REASONS: Final[Mapping[str, Callable[[Table], list[Said]]]] = {
    "mulligan": _one(_mulligan), "bond": _one(_bond), "deploy": _one(_deploy), "act": _act, "target": _one(_target),
    "critical": _one(_critical), "evade": _one(_evade), "line": _one(_line), "pay": _pay, "choose": chosen,
    "order": does,
}  # fmt: skip


BEFORE_THEIRS: Final = frozenset({"bond", "deploy", "act"})  # questions of a turn that can still answer a danger


def _danger(table: Table) -> list[Sentence]:
    """Return what could end the match in the other side's next turn: their strongest unit against a bare hero.

    Without an orb one hit decides. Support cards are drawn by lot, so the strengths of the units alone are compared.
    """
    ask = table.view["ask"]
    hero = next((unit for unit in units(table.mine) if unit["main"]), None)
    if hero is None or table.mine["orbs"] or ask is None or ask["kind"] not in BEFORE_THEIRS:
        return []
    behind = hero in table.mine["back"]
    near = [unit for unit in units(table.theirs) if max(unit["range"], default=0) > behind]
    foe = max(near, key=lambda unit: unit["attack"], default=None)
    if foe is None or foe["attack"] < hero["attack"]:
        return []
    told: dict[str, Argument] = {
        "unit": named(foe["card"]),
        "hero": named(hero["card"]),
        "attack": foe["attack"],
        "defense": hero["attack"],
    }
    return [words.sentence("cipher-coach-danger", told)]


def advice(game: Any, view: State, action: int) -> Advice:
    """Return the advice on a legal answer of the seat that is asked."""
    seen: shapes.View = game.view_json(view, game.to_act(view))
    text, menu = action_text(view, action), answers(view)
    at = [one["action"] for one in seen["legal"]].index(text)
    reasons = REASONS.get(seen["ask"]["kind"]) if seen["ask"] else None
    asks = menu[at].skill if menu[at].skill >= 0 else int(view[0]["skill"])
    table = Table(seen, seen["legal"][at], skill_data(asks) if asks >= 0 else None, lambda: _after(game, view, action))
    found = [] if reasons is None else reasons(table)
    why = found or [("tried" if len(menu) > 1 else "only", {})]
    message, told = says(menu[at], len(menu) == 1)
    said = [words.sentence(f"cipher-coach-why-{name}", args) for name, args in why]
    return Advice(words.sentence(message, told), said, _danger(table))


def _after(game: Any, view: State, action: int) -> shapes.View:
    after, _events = game.preview(view, action)
    seen: shapes.View = game.view_json(after, game.to_act(view))
    return seen


COACH: Final = Coach("search@iterations=1000", advice, idle=idle)
