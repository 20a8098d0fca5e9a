"""Presets: the rules of the five communities, and those of Final Fantasy VIII's regions and the Gold Saucer's cups.

Sources: rulebook sections 3 to 8.
"""

from typing import Final

from parlour.core.rules import Named, Preset
from parlour.core.shapes import Value
from parlour.games.triple_triad.sets import set_names

ON_OFF: Final = (False, True)


def _offer(*switches: str, **choices: tuple[Value, ...]) -> dict[str, tuple[Value, ...]]:
    return {**dict.fromkeys(switches, ON_OFF), **choices}


_FF8_BOARD: Final[dict[str, Value]] = {
    "combo": True,
    "element_kinds": "eight",
    "element_draw": "repeated",
    "cards": "ff8",
    # Final Fantasy VIII counts copies of each card of levels 1 to 7, and lets all of them be picked. From level 8 on
    # there is one of each (HobbitDur/FF8ModdingWiki, the save's 77 counts; ttcards, the picking of cards).
    "copies": True,
}
_ANY_SET: Final = set_names()
_TRADES: Final = ("none", "one", "difference", "direct", "all")

PRESETS: Final = (
    # FFWTT: nine elements drawn without repetition, squares numbered like a keypad (A11), everything else of its own;
    # trade offered, default none (A19).
    Preset(
        "ffwtt",
        _offer(
            "same", "same_wall", "plus", "plus_wall", "battle", "elemental", "broken_wall", "power_wall",
            "sudden_death", "random_balance", "copies",
            visibility=("closed", "open"), card_pick=("free", "random"), trade=_TRADES, cards=_ANY_SET,
            battle_mode=("attacker", "symmetric"), power_wall_attackers=("placed", "moved"),
            combo_values=("adjusted", "printed"), first_player=("coin", "red", "blue"),
        ),
        {
            "combo": True, "difference": "half", "element_kinds": "nine", "element_draw": "distinct",
            "numbering": "keypad",
        },
    ),
    # Final Kingdom MUSH: values kept in 1..A, ties replayed with the cards each brought (A18), Combo a switch (A4).
    Preset(
        "mush",
        _offer(
            "same", "same_wall", "plus", "combo", "elemental", "copies",
            visibility=("closed", "open"), trade=("none", "one", "all", "difference"), cards=_ANY_SET,
        ),
        {
            **_FF8_BOARD, "elemental_clamp": True, "tie": "replay", "tie_hands": "brought",
            "difference": "half", "trade": "one",
        },
    ),
    # The wikia forum: one switch for both walls (A3), Difference min(d, 4) (A20), 50 gil to every winner.
    Preset(
        "wiki",
        _offer(
            "same", "plus", "same_wall", "plus_wall", "elemental", "sudden_death", "copies",
            visibility=("closed", "open"), card_pick=("free", "opponent", "random", "full"),
            trade=("one", "direct", "difference", "all", "none"), cards=_ANY_SET,
        ),
        {**_FF8_BOARD, "difference": "capped4", "trade": "one", "gil_prize": True},
    ),
    Preset(
        "ff8",
        _offer(
            "same", "same_wall", "plus", "elemental", "sudden_death", "copies",
            visibility=("closed", "open"), card_pick=("free", "random"),
            trade=("one", "difference", "direct", "all", "none"), cards=_ANY_SET,
        ),
        {**_FF8_BOARD, "difference": "full", "trade": "one"},
    ),
    Preset(
        "ff14",
        _offer(
            "same", "plus", "reverse", "fallen_ace", "ascension", "descension", "swap", "sudden_death",
            visibility=("closed", "three_open", "open"), card_pick=("free", "random", "draft"),
            playing_order=("free", "order", "chaos"), roulette=(*ON_OFF, "two"),
        ),
        {
            "combo": True, "special_values": "adjusted", "sudden_rounds": "five", "cards": "ff14",
            "star_limits": True,
        },
    ),
)  # fmt: skip

# "Open (Balamb)", "Same (Galbadia, Centra, Lunar)", "Same Wall (Esthar, Lunar)", "Sudden Death (FH, Lunar)", "Random
# (Dollet, Trabia, Centra, Lunar)", "Plus (Trabia, Centra, Lunar)", "Elemental (Dollet, FH, Esthar, Lunar)". Of Esthar:
# "If the Same rule is not present in a region that has Same Wall", it has no effect, and still is a rule there.
REGIONS: Final = "i8degrees/ttcards, docs/rules.md"
# "All Open", "Plus"; "Three Open", "Swap"; "Order", "Same"; "Roulette", "Roulette".
CUPS: Final = "MgAl2O4/FFTriadBuddy, assets/data/tournaments.xml"

_REGIONS: Final = {
    "balamb": "visibility=open",
    "galbadia": "same",
    "dollet": "elemental+card_pick=random",
    "trabia": "plus+card_pick=random",
    "centra": "same+plus+card_pick=random",
    "fishermans_horizon": "elemental+sudden_death",
    "esthar": "same_wall+elemental",
    "lunar_base": "same+same_wall+plus+elemental+card_pick=random+sudden_death",
}
_CUPS: Final = {
    "manderville": "plus+visibility=open",
    "spinners_pull": "visibility=three_open+swap",
    "durai": "same+playing_order=order",
    "rowena": "roulette=two",
}

PLACES: Final = (
    *(Named(name, f"triple-triad:ff8+{rules}", REGIONS) for name, rules in _REGIONS.items()),
    *(Named(name, f"triple-triad:ff14+{rules}", CUPS) for name, rules in _CUPS.items()),
)
