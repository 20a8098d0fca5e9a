"""French, put together: the parts of a skill as sentences."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from parlour.games.cipher.cards.cards import granted
from parlour.games.cipher.text.french.conditions import CONDITIONS
from parlour.games.cipher.text.french.nouns import bonds, both, cards, de, hand_cards, que, subject, units
from parlour.games.cipher.text.french.orders import ORDERS
from parlour.games.cipher.text.french.properties import PROPERTIES
from parlour.games.cipher.text.french.triggers import TRIGGERS
from parlour.games.cipher.text.french.words import clause, order
from parlour.games.cipher.text.voice import Clause, Data, Saying, Telling, Voice, joined_orders

MARKS: Final = {
    "CCS": "CCS\u00a0: seulement si promue",
    "BS": "BS\u00a0: face visible dans vos liens",
    "CP": "CP\u00a0: depuis votre main",
    "IS": "IS\u00a0: peut être répétée",
}
KINDS: Final = {"attack": "ATQ", "defense": "DÉF", "both": "ATQ/DÉF"}
COSTS: Final[Mapping[str, Saying]] = {
    "flip_bonds": lambda k: f"retourner {bonds({**k.get('filter', {}), 'count': k['n']})} face cachée",
    "tap_self": lambda k: "incliner cette unité",
    "tap_allies": lambda k: f"incliner {units({'tapped': False, **k['filter']}).removeprefix('toutes ')}",
    "discard": lambda k: f"défausser {hand_cards(k['filter'])}",
    "discard_self": lambda k: "défausser cette carte",
    "flip_self_bond": lambda k: "retourner ce lien face cachée",
    "destroy_self": lambda k: "vaincre cette unité",
    "destroy_ally": lambda k: f"vaincre {units(k['filter'])}",
    "bond_to_retreat": lambda k: (
        f"mettre {bonds({**k.get('filter', {}), 'count': k['n']})} dans votre aire de retraite"
    ),
    "hand_to_deck_top": lambda k: (
        f"{'montrer et ' if k.get('reveal') else ''}mettre {cards(k['filter'])} de votre main sur votre deck"
    ),
    "growth_self": lambda k: (
        f"mettre {cards({**k['filter'], 'count': k['n']})} de votre aire de retraite sous cette unité"
    ),
    "mill": lambda k: (
        f"mettre {'la première carte' if k['n'] == 1 else 'les ' + str(k['n']) + ' premières cartes'} de votre deck "
        f"dans votre {({'retreat': 'aire de retraite', 'boundless': 'aire infinie'})[k['to']]}"
    ),
    "reveal_hand": lambda k: f"montrer {cards(k['filter'])} de votre main",
    "flip_orb_up": lambda k: f"retourner {k['n']} de vos orbes face visible",
    "destroy_own_orb": lambda k: f"détruire {k['n']} de vos orbes",
}
"""The costs, as what the player may do."""


def _grant(effect: Data) -> Clause:
    what = f"la compétence «\u00a0{effect['skill']}\u00a0» ({FRENCH.meaning(granted()[effect['skill']])})"
    return clause(effect, f"possède {what}", f"possèdent {what}")


class French(Voice):
    """The French sayings for every word of the vocabulary."""

    last = "et"
    then = ", puis "
    also = ", et "
    done = "dans ce cas, "
    undone = "sinon, "
    instead = " à la place"
    colon = "\u00a0: "
    during: ClassVar[Mapping[str, str]] = {"own_turn": "pendant votre tour", "enemy_turn": "pendant le tour adverse"}
    triggers = TRIGGERS
    conditions = CONDITIONS
    costs = COSTS
    effects: ClassVar[Mapping[str, Telling]] = {
        **PROPERTIES,
        **ORDERS,
        "grant_skill": _grant,
        "pay_cost": lambda e: French.paid_by(e["cost"], bool(e.get("optional"))),
        "repeat_for_cost": lambda e: f"{French.paid_by(e['cost'], True)} pour recommencer",
        "other_critical_cost": lambda e: FRENCH.paid_otherwise(e, "un coup critique"),
        "other_evade_cost": lambda e: FRENCH.paid_otherwise(e, "une esquive"),
        "deploy_condition": lambda e: f"cette carte ne peut être déployée que {FRENCH.if_clause(e['conditions'])}",
    }

    def head(self, skill: Data) -> str:
        """Return a skill's head: "Heal (ACT, une fois par tour)"."""
        marks = [" ".join(skill["kind"]) if skill.get("kind") else KINDS[skill["type"]]]
        keyword = skill.get("keyword") or ""
        if keyword.startswith("LvS"):
            marks.append(f"{keyword}\u00a0: avec une pile de {keyword[3:]} cartes ou plus")
        elif keyword:
            marks.append(MARKS.get(keyword, keyword))
        if skill.get("once_per_turn"):
            marks.append("une fois par tour")
        return f"{skill['name']} ({', '.join(marks)})"

    def given(self, conditions: Sequence[str], holds: bool) -> str:
        """Return conditions as a clause: "si a et que b", "tant que a et que b"."""
        first, *rest = conditions
        if holds:
            start = f"tant {que(first)}"
        else:
            start = f"s’{first}" if first.startswith("il ") else f"si {first}"
        return both([start, *(que(one) for one in rest)])

    def paid(self, costs: Sequence[str], optional: bool) -> str:
        """Return costs as orders: "inclinez cette unité et une autre unité alliée"."""
        if optional:
            return f"vous pouvez {joined_orders(costs, 'et')}"
        return joined_orders([order(cost) for cost in costs], "et")

    @staticmethod
    def paid_by(costs: Sequence[Data], optional: bool) -> str:
        """Return the costs inside an effect."""
        return FRENCH.paid([French.costs[cost["op"]](cost) for cost in costs], optional)

    def paid_otherwise(self, effect: Data, what: str) -> str:
        """Return what may be paid, instead of the usual card, for a critical hit or an evasion of some units."""
        costs = self.paid([self.costs[cost["op"]](cost) for cost in effect["cost"]], True)
        whose = de(subject(effect["target"]))
        return f"pour {what} {whose}, {costs} au lieu de défausser une carte du même nom d’unité"


FRENCH: Final[French] = French()
