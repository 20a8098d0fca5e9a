"""Blank: an empty board under the rules of a match."""

import numpy as np

from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.games.chakart.rules import flags, ply_cap
from parlour.games.chakart.state import NOWHERE, STATE


def blank(rules: RuleSet) -> State:
    """Return an empty board under these rules, with every power unused and White to act."""
    state = np.zeros(1, STATE)
    s = state[0]
    s["rule_bits"], s["ply_cap"] = flags(rules), ply_cap(rules)
    s["powers"] = 1
    s["mover"] = s["stunned"] = NOWHERE
    return state
