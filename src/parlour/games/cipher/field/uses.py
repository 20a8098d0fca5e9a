# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Uses: how often a card used each of its skills this turn, its own and other cards' (rulebook 10)."""

from parlour.core.kernels import kernel, rare
from parlour.games.cipher.compiled.tables import card, effect, skill
from parlour.games.cipher.field.lasting import USE
from parlour.games.cipher.state import NONE
from parlour.games.cipher.vocabulary.columns import C_SKILLS, C_SUPPORT_SKILLS, C_SUPPORT_SKILLS_N, E_OP, S_INDEX
from parlour.games.cipher.vocabulary.properties import COPY_SKILLS, COPY_UNIT, OF_OTHERS


@kernel
def is_own(s, k, slot):
    """Tell whether a skill is printed on the card itself."""
    number = int(s.card[slot])
    return card(number, C_SKILLS) <= k < card(number, C_SUPPORT_SKILLS) + card(number, C_SUPPORT_SKILLS_N)


@rare
def noted_use(s, k, slot):
    """Return the lasting effect that counts a unit's uses of another card's skill, or NONE."""
    for i in range(int(s.mod_n)):
        op, amount = effect(int(s.mod_effect[i]), E_OP), int(s.mod_amount[i])
        noted = (op == COPY_SKILLS or op == COPY_UNIT) and amount >= USE and amount % USE == k
        if noted and int(s.mod_target[i]) == slot:
            return i
    return NONE


@kernel
def uses(s, k, slot):
    """Return how often a card used a skill this turn."""
    if int(s.ops) & OF_OTHERS == 0 or is_own(s, k, slot):
        return int(s.fired[slot, skill(k, S_INDEX)])
    noted = noted_use(s, k, slot)
    return int(s.mod_amount[noted]) // USE if noted >= 0 else 0
