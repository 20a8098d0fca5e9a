"""Places: the rules of Final Fantasy VIII's regions and of the Gold Saucer's cups, by name."""

from typing import Final

from parlour.core.rules import Named

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
