"""Coach: the advice that a beginner gets on an answer, from the view of the seat that is asked alone.

A reason is given only if it holds on this table; otherwise the coach says how the choice was found.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from parlour.core import words
from parlour.core.facets.coach import Advice, Coach
from parlour.core.record import State
from parlour.core.shapes import Argument, Sentence
from parlour.games.cipher.cards.called import in_words
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.shown.wording import says
from parlour.games.cipher.written.notation import action_text, answers

CHEAP, ENOUGH = 2, 2  # the cost of a card that is played early, and how many of those make a hand
SUPPORT: Final = 15  # the support of a card, on the average of the starter decks

Reason = tuple[str, dict[str, Argument]] | None


class _Table(NamedTuple):
    """The view of the seat that is asked, and the answer that the advice is about."""

    view: shapes.View
    choice: shapes.Choice

    @property
    def mine(self) -> shapes.Half:
        """The half of the seat that is asked."""
        sides = self.view["sides"]
        return sides["second"] if self.view["viewer"] == "second" else sides["first"]

    @property
    def theirs(self) -> shapes.Half:
        """The other seat's half."""
        sides = self.view["sides"]
        return sides["first"] if self.view["viewer"] == "second" else sides["second"]

    @property
    def declines(self) -> bool:
        """True if the answer is a no."""
        return self.choice["word"] == "no"

    def others(self, *kinds: shapes.ChoiceKind) -> list[shapes.Choice]:
        """Return the answers of these kinds."""
        return [one for one in self.view["legal"] if one["kind"] in kinds]

    def card(self) -> Card | None:
        """Return the card of the hand that the answer plays."""
        held = (one["card"] for one in self.mine["hand"] if one["slot"] == self.choice["slot"])
        return _printed(next(held, None))

    def unit(self, slot: int | None) -> shapes.Unit | None:
        """Return the unit in a slot, on either side."""
        halves = (self.view["sides"]["first"], self.view["sides"]["second"])
        return next((unit for half in halves for unit in _units(half) if unit["slot"] == slot), None)


def _units(half: shapes.Half) -> list[shapes.Unit]:
    return [*half["front"], *half["back"]]


def _printed(code: str | None) -> Card | None:
    return next((card for card in all_cards() if card.code == code), None)


def _mulligan(table: _Table) -> Reason:
    hand = [_printed(one["card"]) for one in table.mine["hand"]]
    cheap = sum(card is not None and card.cost <= CHEAP for card in hand)
    if table.declines:
        return ("keep", {"count": cheap}) if cheap >= ENOUGH else ("keep-better", {})
    return ("redraw" if cheap < ENOUGH else "redraw-better"), {}


def _bond(table: _Table) -> Reason:
    if table.declines:
        return ("bond-spare" if table.others("card") else "pass"), {}
    card, left = table.card(), len(table.mine["bonds"]) + 1
    dear = card is not None and card.cost > left
    return ("bond", {"cost": card.cost, "left": left}) if card is not None and dear else ("bond-pays", {})


def _deploy(table: _Table) -> Reason:
    choice, card = table.choice, table.card()
    if choice["kind"] == "grow" and card is not None:
        before = _below(table, card)
        told: dict[str, Argument] = {"cost": choice["cost"] or 0, "attack": card.attack, "before": before}
        return ("level" if card.class_change_cost is None else "promote", told) if card.attack > before else None
    if choice["kind"] in ("front", "back") and card is not None:
        if choice["kind"] == "back" and max(card.range, default=0) > 1:
            return "behind", {"range": _reach(card)}
        name = "deploy" if choice["kind"] == "front" and card.range else "deploy-cover"
        return name, {"cost": choice["cost"] or 0, "left": table.view["budget"]["left"]}
    return ("deploy-spare" if table.others("front", "back", "grow") else "no-deploy"), {}


def _below(table: _Table, card: Card) -> int:
    """Return the printed attack of the unit that a card would be put on, or 0."""
    units = ((_printed(unit["card"]), unit["printed"]) for unit in _units(table.mine))
    return next((attack for now, attack in units if now is not None and set(now.unit_names) & set(card.unit_names)), 0)


def _reach(card: Card) -> str:
    low, high = min(card.range), max(card.range)
    return str(low) if low == high else f"{low}–{high}"


def _best(table: _Table, attacks: list[shapes.Choice]) -> tuple[int, int] | None:
    """Return the attack values of the attack with the greatest lead, the attacker's and the defender's.

    None means that no unit can be attacked.
    """
    pairs = [
        (mine["attack"], foe["attack"])
        for one in attacks
        for slot in one["targets"]
        if (mine := table.unit(one["slot"])) is not None and (foe := table.unit(slot)) is not None
    ]
    return max(pairs, key=lambda pair: pair[0] - pair[1], default=None)


def _act(table: _Table) -> Reason:
    choice, attacks = table.choice, table.others("attack")
    if choice["kind"] == "attack":
        best = _best(table, [choice])
        return None if best is None else ("attack", {"attack": best[0], "defense": best[1]})
    if choice["kind"] == "move":
        return ("line", {}) if any(unit["slot"] == choice["slot"] for unit in table.mine["back"]) else ("line-back", {})
    if not table.declines:
        return "pay", {}
    if table.view["turn"] == 1:
        return "first-turn", {}
    best = _best(table, attacks)
    if best is None:
        return "done", {}
    return ("too-strong", {"attack": best[0], "defense": best[1]}) if best[0] + SUPPORT < best[1] else None


def _target(table: _Table) -> Reason:
    ask = table.view["ask"]
    mine, foe = table.unit(ask["held"] if ask else None), table.unit(table.choice["slot"])
    if mine is None or foe is None:
        return None
    told: dict[str, Argument] = {"attack": mine["attack"], "defense": foe["attack"]}
    if foe["main"]:
        return ("target-main" if table.theirs["orbs"] else "target-last"), told
    return "attack", told


def _sums(view: shapes.View) -> tuple[int, int]:
    battle = view["battle"]
    return (0, 0) if battle is None else (battle["attack"]["total"], battle["defense"]["total"])


def _critical(table: _Table) -> Reason:
    attack, against = _sums(table.view)
    hits, doubled = attack >= against, 2 * attack >= against
    told: dict[str, Argument] = {"attack": attack, "doubled": 2 * attack, "against": against}
    if not table.declines:
        return ("critical", told) if doubled and not hits else None
    if not table.others("card"):
        return "no-card", {}
    if hits:
        return "hits-anyway", told
    return ("critical-spare", {}) if doubled else ("not-enough", told)


def _evade(table: _Table) -> Reason:
    attack, against = _sums(table.view)
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


def _pay(table: _Table) -> Reason:
    return None if table.declines else ("pay", {})


def _choose(table: _Table) -> Reason:
    """Return what tells a card that is chosen for a skill from the others."""
    slot, card = table.choice["slot"], _printed(table.choice["action"])
    if card is None:
        return None
    if slot in (bond["slot"] for bond in table.mine["bonds"]):
        return "choose-bond", {}
    among = [other for one in table.others("card") if (other := _printed(one["action"])) is not None]
    if slot in (one["slot"] for one in table.mine["hand"]):
        return ("choose-cheapest", {"cost": card.cost}) if card.cost == min(one.cost for one in among) else None
    strongest = max(one.attack for one in among)
    return ("choose-strongest", {"attack": card.attack}) if card.attack == strongest else None


def _line(table: _Table) -> Reason:
    return ("line" if table.choice["word"] == "front" else "line-back"), {}


REASONS: Final[Mapping[str, Callable[[_Table], Reason]]] = {
    "mulligan": _mulligan, "bond": _bond, "deploy": _deploy, "act": _act, "target": _target, "critical": _critical,
    "evade": _evade, "pay": _pay, "line": _line, "choose": _choose,
}  # fmt: skip


BEFORE_THEIRS: Final = frozenset({"bond", "deploy", "act"})  # questions of a turn that can still answer a danger


def _danger(table: _Table) -> list[Sentence]:
    """Return what could end the match in the other side's next turn: their strongest unit against a bare hero.

    Without an orb one hit decides. Support cards are drawn by lot, so the strengths of the units alone are compared.
    """
    ask = table.view["ask"]
    hero = next((unit for unit in _units(table.mine) if unit["main"]), None)
    if hero is None or table.mine["orbs"] or ask is None or ask["kind"] not in BEFORE_THEIRS:
        return []
    behind = hero in table.mine["back"]
    near = [unit for unit in _units(table.theirs) if max(unit["range"], default=0) > behind]
    foe = max(near, key=lambda unit: unit["attack"], default=None)
    if foe is None or foe["attack"] < hero["attack"]:
        return []
    told: dict[str, Argument] = {
        "unit": _named(foe["card"]),
        "hero": _named(hero["card"]),
        "attack": foe["attack"],
        "defense": hero["attack"],
    }
    return [words.sentence("cipher-coach-danger", told)]


def _named(code: str) -> Argument:
    card = _printed(code)
    return code if card is None else in_words(card.unit_names[0])


def advice(game: Any, view: State, action: int) -> Advice:
    """Return the advice on a legal answer of the seat that is asked."""
    seen: shapes.View = game.view_json(view, game.to_act(view))
    text, menu = action_text(view, action), answers(view)
    at = [one["action"] for one in seen["legal"]].index(text)
    reasons = REASONS.get(seen["ask"]["kind"]) if seen["ask"] else None
    table = _Table(seen, seen["legal"][at])
    found = None if reasons is None else reasons(table)
    why, args = found or ("tried" if len(menu) > 1 else "only", {})
    message, told = says(menu[at], len(menu) == 1)
    return Advice(words.sentence(message, told), [words.sentence(f"cipher-coach-why-{why}", args)], _danger(table))


COACH: Final = Coach("search@iterations=1000", advice)
