"""English, put together: the parts of a skill as sentences."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from parlour.games.cipher.cards.cards import granted
from parlour.games.cipher.text.english.conditions import CONDITIONS
from parlour.games.cipher.text.english.nouns import bonds, both, cards, hand_cards, subject, units
from parlour.games.cipher.text.english.orders import ORDERS
from parlour.games.cipher.text.english.properties import PROPERTIES
from parlour.games.cipher.text.english.triggers import TRIGGERS
from parlour.games.cipher.text.english.words import clause, may
from parlour.games.cipher.text.voice import Clause, Data, Saying, Telling, Voice, joined_orders

MARKS: Final = {
    "CCS": "CCS: while promoted",
    "BS": "BS: while face up in your bonds",
    "CP": "CP: from your hand",
    "IS": "IS: may be repeated",
}
KINDS: Final = {"attack": "ATK", "defense": "DEF", "both": "ATK/DEF"}
COSTS: Final[Mapping[str, Saying]] = {
    "flip_bonds": lambda k: f"turn {bonds({**k.get('filter', {}), 'count': k['n']})} face down",
    "tap_self": lambda k: "tap this unit",
    "tap_allies": lambda k: f"tap {units({'tapped': False, **k['filter']}).removeprefix('all ')}",
    "discard": lambda k: f"discard {hand_cards(k['filter'])}",
    "discard_self": lambda k: "discard this card",
    "flip_self_bond": lambda k: "turn this bond face down",
    "destroy_self": lambda k: "defeat this unit",
    "destroy_ally": lambda k: f"defeat {units(k['filter'])}",
    "bond_to_retreat": lambda k: f"put {bonds({**k.get('filter', {}), 'count': k['n']})} into your retreat area",
    "hand_to_deck_top": lambda k: (
        f"{'show and ' if k.get('reveal') else ''}put {cards(k['filter'])} from your hand on top of your deck"
    ),
    "growth_self": lambda k: f"put {cards({**k['filter'], 'count': k['n']})} from your retreat area under this unit",
    "mill": lambda k: (
        f"put the top {'card' if k['n'] == 1 else str(k['n']) + ' cards'} of your deck into your {k['to']} area"
    ),
    "reveal_hand": lambda k: f"show {cards(k['filter'])} from your hand",
    "flip_orb_up": lambda k: f"turn {k['n']} of your orbs face up",
    "destroy_own_orb": lambda k: f"break {k['n']} of your orbs",
}
"""The costs, as what the player may do."""


def _grant(effect: Data) -> Clause:
    what = f"the skill “{effect['skill']}” ({ENGLISH.meaning(granted()[effect['skill']])})"
    return clause(effect, f"has {what}", f"have {what}")


class English(Voice):
    """The English sayings for every word of the vocabulary."""

    last = "and"
    then = ", then "
    also = ", and "
    done = "if you do, "
    undone = "otherwise, "
    instead = " instead"
    colon = ": "
    during: ClassVar[Mapping[str, str]] = {
        "own_turn": "during your turn",
        "enemy_turn": "during your opponent’s turn",
    }
    triggers = TRIGGERS
    conditions = CONDITIONS
    costs = COSTS
    effects: ClassVar[Mapping[str, Telling]] = {
        **PROPERTIES,
        **ORDERS,
        "grant_skill": _grant,
        "pay_cost": lambda e: may(e, joined_orders([English.costs[k["op"]](k) for k in e["cost"]], "and")),
        "repeat_for_cost": lambda e: (
            f"you may {joined_orders([English.costs[k['op']](k) for k in e['cost']], 'and')} to do this again"
        ),
        "other_critical_cost": lambda e: ENGLISH.paid_otherwise(e, "a critical hit"),
        "other_evade_cost": lambda e: ENGLISH.paid_otherwise(e, "an evasion"),
        "deploy_condition": lambda e: f"this card can be deployed only {ENGLISH.if_clause(e['conditions'])}",
    }

    def head(self, skill: Data) -> str:
        """Return a skill's head: "Heal (ACT, once per turn)"."""
        marks = [" ".join(skill["kind"]) if skill.get("kind") else KINDS[skill["type"]]]
        keyword = skill.get("keyword") or ""
        if keyword.startswith("LvS"):
            marks.append(f"{keyword}: with a stack of {keyword[3:]} or more cards")
        elif keyword:
            marks.append(MARKS.get(keyword, keyword))
        if skill.get("once_per_turn"):
            marks.append("once per turn")
        return f"{skill['name']} ({', '.join(marks)})"

    def given(self, conditions: Sequence[str], holds: bool) -> str:
        """Return conditions as a clause: "if a and b"."""
        return f"{'while' if holds else 'if'} {both(conditions)}"

    def paid(self, costs: Sequence[str], optional: bool) -> str:
        """Return costs as orders: "tap this unit and another ally"."""
        return ("you may " if optional else "") + joined_orders(costs, "and")

    def paid_otherwise(self, effect: Data, what: str) -> str:
        """Return what may be paid, instead of the usual card, for a critical hit or an evasion of some units."""
        costs = joined_orders([self.costs[cost["op"]](cost) for cost in effect["cost"]], "and")
        whose = subject(effect["target"])
        return f"for {what} of {whose} you may {costs} instead of discarding a card of the same unit name"


ENGLISH: Final[English] = English()
