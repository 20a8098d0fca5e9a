"""The rules of a table: those of the seed page, those of the page of 2021, and the options beside them."""

from typing import Final

from parlour.core.rules import Option, Preset, RuleBook, RuleSet
from parlour.games.chakart import state as st

NAME: Final = "chakart"

# Numbers in brackets are rulings of the rulebook, docs/reference/chakart.md.
OPTIONS: Final = (
    Option("array", "start", ("independent", "symmetric", "orthodox")),
    Option("redirection", "chaos", ("enemies", "anyone")),  # whether a banana may send a piece onto its own side (12.1)
    Option("jump_capture", "chaos"),  # a mushroom's jump may land on an enemy (12.2)
    Option("king_boo", "chaos", ("mover", "anyone")),  # which pieces King Boo may move (12.3)
    Option("daisy", "chaos", ("mover", "anyone")),  # which pieces may play again for Daisy (12.4)
    Option("shell_objects", "chaos"),  # a shell may remove a banana or a bomb (12.16)
    Option("stuck", "end", ("loses", "draws")),  # the side without an action (12.26)
    Option("claim", "end"),  # a third occurrence may be claimed (10.6)
    Option("ply_cap", "end", ("600", "300", "150")),  # turns after which the match is a draw (10.6)
)  # fmt: skip

_ON: Final = (True, False)
_SHARED: Final = {
    "array": OPTIONS[0].values,
    "stuck": ("loses", "draws"),
    "claim": _ON,
    "ply_cap": OPTIONS[8].values,
}
_RECOMMENDED: Final = {"jump_capture": True, "shell_objects": True, "claim": True}
PRESETS: Final = (
    Preset("seed", {**_SHARED, "shell_objects": _ON}, _RECOMMENDED),
    Preset(
        "vchess-2021",
        _SHARED,
        {**_RECOMMENDED, "redirection": "anyone", "jump_capture": False, "king_boo": "anyone", "daisy": "anyone"},
    ),
)
RULE_BOOK: Final = RuleBook(NAME, OPTIONS, PRESETS, (), free_defaults=_RECOMMENDED)

_FLAGS: Final = {
    ("redirection", "anyone"): st.HIT_ANYONE,
    ("jump_capture", False): st.NO_JUMP_CAPTURE,
    ("king_boo", "anyone"): st.SWAP_ANYONE,
    ("daisy", "anyone"): st.REPLAY_ANYONE,
    ("shell_objects", False): st.SHELL_PIECES_ONLY,
    ("stuck", "draws"): st.STUCK_DRAWS,
    ("claim", False): st.NO_CLAIM,
}


def flags(rules: RuleSet) -> int:
    """Return the rules as the bits that kernels read."""
    return sum(flag for (name, value), flag in _FLAGS.items() if rules[name] == value)


def ply_cap(rules: RuleSet) -> int:
    """Return the most turns that a match can have."""
    return int(str(rules["ply_cap"]))
