"""The house rules of Triple Triad: options, and what cannot be combined.

Sources: rulebook sections 3 to 8; combinations from section 6.
"""

from collections.abc import Mapping
from typing import Final

from parlour.core.rules import FREE, Clash, Option, RuleBook, RuleSet, WayOut
from parlour.core.shapes import Value
from parlour.games.triple_triad import state as st
from parlour.games.triple_triad.presets import ON_OFF, PLACES, PRESETS
from parlour.games.triple_triad.sets import SHELF, set_names

NAME: Final = "triple-triad"

OPTIONS: Final = (
    Option("same", "captures"),
    Option("same_wall", "captures"),
    Option("plus", "captures"),
    Option("plus_wall", "captures"),
    Option("combo", "captures", ON_OFF),
    Option("battle", "captures"),
    Option("reverse", "captures"),
    Option("fallen_ace", "captures"),
    Option("elemental", "board"),
    Option("broken_wall", "board"),
    Option("power_wall", "board"),
    Option("ascension", "board"),
    Option("descension", "board"),
    Option("visibility", "hands", ("closed", "open", "three_open")),
    Option("card_pick", "hands", ("free", "opponent", "random", "full", "draft")),
    Option("playing_order", "hands", ("free", "order", "chaos")),
    Option("copies", "hands"),
    Option("swap", "hands"),
    Option("random_balance", "hands"),
    # Tournaments of the Gold Saucer play it twice: "Rowena Cup Classic: Roulette, Roulette" (FFTriadBuddy's
    # tournaments.xml).
    Option("roulette", "hands", (*ON_OFF, "two"), twice="two"),
    Option("trade", "stakes", ("none", "one", "difference", "direct", "all")),
    Option("difference", "stakes", ("half", "full", "capped4")),
    Option("gil_prize", "stakes"),
    Option("tie", "ending", ("draw", "replay")),
    Option("sudden_death", "ending"),
    Option("sudden_rounds", "ending", ("unlimited", "five")),
    Option("tie_hands", "ending", ("controlled", "brought")),
    Option("cards", "table", set_names(), SHELF),
    Option("first_player", "table", ("coin", "red", "blue")),
    Option("element_kinds", "table", ("nine", "eight")),
    Option("element_draw", "table", ("distinct", "repeated")),
    Option("elemental_clamp", "table"),
    Option("special_values", "table", ("printed", "adjusted")),
    Option("combo_values", "table", ("adjusted", "printed")),
    Option("battle_mode", "table", ("attacker", "symmetric")),
    Option("power_wall_attackers", "table", ("placed", "moved")),
    Option("star_limits", "table"),
    Option("numbering", "table", ("rows", "keypad")),
)


Options = Mapping[str, Value]


def _off(*names: str) -> WayOut:
    return WayOut(dict.fromkeys(names, False))


def _special(o: Options) -> bool:
    return bool(o["same"] or o["plus"])


CLASHES: Final = (
    # Rulebook 6. Walls exist only for the rule that they extend: without it they are refused. A free table or FF8 lets
    # them lie idle, and the resolver ignores them there.
    Clash(
        "same-wall-without-same", ("same_wall", "same"),
        lambda o, p: bool(o["same_wall"] and not o["same"]) and p not in ("ff8", FREE),
        (WayOut({"same": True}), _off("same_wall")),
    ),
    Clash(
        "same-wall-idle", ("same_wall", "same"),
        lambda o, p: bool(o["same_wall"] and not o["same"]) and p in ("ff8", FREE), warning=True,
    ),
    Clash(
        "plus-wall-without-plus", ("plus_wall", "plus"),
        lambda o, p: bool(o["plus_wall"] and not o["plus"]) and p != FREE,
        (WayOut({"plus": True}), _off("plus_wall")),
    ),
    Clash(
        "plus-wall-idle", ("plus_wall", "plus"),
        lambda o, p: bool(o["plus_wall"] and not o["plus"]) and p == FREE, warning=True,
    ),
    Clash(
        "walls-go-together", ("same_wall", "plus_wall"),
        lambda o, p: p == "wiki" and bool(o["same"] and o["plus"]) and o["same_wall"] != o["plus_wall"],
        (WayOut({"same_wall": True, "plus_wall": True}), _off("same_wall", "plus_wall")),
    ),
    Clash(
        "broken-wall-no-wall", ("broken_wall", "same_wall", "plus_wall"),
        lambda o, p: bool(o["broken_wall"] and (o["same_wall"] or o["plus_wall"])),
        (_off("same_wall", "plus_wall"), _off("broken_wall")),
    ),
    Clash(
        "broken-wall-no-combos", ("broken_wall", "same", "plus"),
        lambda o, p: bool(o["broken_wall"]) and _special(o) and p != FREE,
        (_off("same", "plus", "same_wall", "plus_wall"), _off("broken_wall")),
    ),
    Clash(
        "broken-wall-power-wall", ("broken_wall", "power_wall"),
        lambda o, p: bool(o["broken_wall"] and o["power_wall"]) and p != FREE,
        (_off("power_wall"), _off("broken_wall")),
    ),
    Clash(
        "closed-full", ("visibility", "card_pick"),
        lambda o, p: o["card_pick"] == "full" and o["visibility"] == "closed",
        (WayOut({"visibility": "open"}), WayOut({"card_pick": "free"})),
    ),
    Clash(
        "all-full", ("trade", "card_pick"),
        lambda o, p: o["card_pick"] == "full" and o["trade"] == "all", warning=True,
    ),
    Clash(
        "closed-opponent", ("visibility", "card_pick"),
        lambda o, p: o["card_pick"] == "opponent" and o["visibility"] == "closed", warning=True,
    ),
    Clash(
        "order-draft", ("playing_order", "card_pick"),
        lambda o, p: o["playing_order"] == "order" and o["card_pick"] == "draft",
        (WayOut({"playing_order": "free"}), WayOut({"card_pick": "free"})),
    ),
    Clash(
        "ascension-descension", ("ascension", "descension"),
        lambda o, p: bool(o["ascension"] and o["descension"]), (_off("descension"), _off("ascension")),
    ),
    Clash(
        "reverse-battle", ("reverse", "battle"),
        lambda o, p: bool(o["reverse"] and o["battle"]) and p != FREE, (_off("battle"), _off("reverse")),
    ),
    Clash(
        "elemental-ascension", ("elemental", "ascension", "descension"),
        lambda o, p: bool(o["elemental"] and (o["ascension"] or o["descension"])) and p != FREE,
        (_off("elemental"), _off("ascension", "descension")),
    ),
    Clash(
        "balance-needs-random", ("random_balance", "card_pick"),
        lambda o, p: bool(o["random_balance"]) and o["card_pick"] != "random",
        (WayOut({"card_pick": "random"}), _off("random_balance")),
    ),
    # Rulebook 3.3: hands are balanced only if nothing is at stake.
    Clash(
        "balance-with-stakes", ("random_balance", "trade"),
        lambda o, p: bool(o["random_balance"]) and o["trade"] != "none",
        (WayOut({"trade": "none"}), _off("random_balance")),
    ),
    Clash(
        "combo-idle", ("combo",),
        lambda o, p: bool(o["combo"]) and not _special(o) and p == FREE, warning=True,
    ),
    Clash(
        "sudden-death-replay", ("sudden_death", "tie"),
        lambda o, p: bool(o["sudden_death"]) and o["tie"] == "replay", warning=True,
    ),
)  # fmt: skip

RULE_BOOK: Final = RuleBook(NAME, OPTIONS, PRESETS, CLASHES, free_defaults={"combo": True}, named=PLACES)

_SWITCH_FLAGS: Final = {
    "same": st.SAME,
    "same_wall": st.SAME_WALL,
    "plus": st.PLUS,
    "plus_wall": st.PLUS_WALL,
    "combo": st.COMBO,
    "battle": st.BATTLE,
    "broken_wall": st.BROKEN_WALL,
    "power_wall": st.POWER_WALL,
    "elemental": st.ELEMENTAL,
    "elemental_clamp": st.CLAMP,
    "reverse": st.REVERSE,
    "fallen_ace": st.FALLEN_ACE,
    "ascension": st.ASCENSION,
    "descension": st.DESCENSION,
    "sudden_death": st.SUDDEN_DEATH,
    "star_limits": st.STAR_LIMITS,
    "copies": st.COPIES,
    "swap": st.SWAP,
}
_CHOICE_FLAGS: Final = {
    ("battle_mode", "symmetric"): st.BATTLE_SYMMETRIC,
    ("power_wall_attackers", "moved"): st.MOVED_ATTACK,
    ("combo_values", "printed"): st.PRINTED_COMBO,
    ("special_values", "adjusted"): st.ADJUSTED_SPECIAL,
    ("playing_order", "order"): st.ORDER,
    ("playing_order", "chaos"): st.CHAOS,
    ("tie", "replay"): st.REPLAY_TIE,
    ("tie_hands", "brought"): st.TAKE_BACK,
    ("element_draw", "distinct"): st.DISTINCT_ELEMENTS,
    ("card_pick", "opponent"): st.OPPONENT_PICKS,
    ("visibility", "open"): st.OPEN,
    ("visibility", "three_open"): st.THREE_OPEN,
    ("numbering", "keypad"): st.KEYPAD,
}


def flags(options: Options | RuleSet) -> int:
    """Return the rules as the bits that kernels read; symmetric Battle counts only while Battle is on."""
    bits = sum(bit for name, bit in _SWITCH_FLAGS.items() if options[name] is True)
    bits += sum(bit for (name, value), bit in _CHOICE_FLAGS.items() if options[name] == value)
    return bits if bits & st.BATTLE else bits & ~st.BATTLE_SYMMETRIC


def trade_index(rules: RuleSet) -> int:
    """Return the index of the trade rule among the option's values, as the state keeps it."""
    return RULE_BOOK.options["trade"].values.index(rules["trade"])


def difference_index(rules: RuleSet) -> int:
    """Return the index of the Difference formula among the option's values, as the state keeps it."""
    return RULE_BOOK.options["difference"].values.index(rules["difference"])
