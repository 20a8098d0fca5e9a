"""Costs in English, as what the player may do."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.english.nouns import bonds, cards, hand_cards, units
from parlour.games.cipher.text.voice import Saying

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
