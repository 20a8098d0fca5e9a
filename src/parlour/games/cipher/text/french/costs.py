"""Costs in French, as what the player may do."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.french.nouns import bonds, cards, hand_cards, units
from parlour.games.cipher.text.voice import Saying

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
