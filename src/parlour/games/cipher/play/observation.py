# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Observation: a seat's knowledge of a match as one record of whole numbers, the seat's own side first.

A card is 1 + its index in the card table, or 0; what is printed on it goes with it. Units, hands and bonds have as many
places as nearly every match needs, in the order of the deck list; further cards are left out.
"""

from parlour.core.facets.learning import Observation, observation_record
from parlour.core.kernels import inline, kernel
from parlour.core.record import State
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.compiled.compile import CARD_TABLE
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.state import ASKS, PHASES, STATE, STRIDE
from parlour.games.cipher.vocabulary.columns import C_ATTACK, C_COST, C_PROMOTION, C_SUPPORT
from parlour.games.cipher.vocabulary.values import BACK, BONDS, FRONT, HAND

UNITS, CARDS, BONDED = 12, 10, 12
CARD = len(CARD_TABLE)
BATTLE_STEPS, MOST_TURNS, MOST_OWED = 10, 1000, 127
RULES = 2


def _printed(name, places, where):
    """Return the fields for the print of cards, for so many places of each side."""
    columns = (("attack", C_ATTACK), ("cost", C_COST), ("promotion", C_PROMOTION), ("support", C_SUPPORT))
    bounds = {what: [int(row[column]) for row in CARD_TABLE] for what, column in columns}
    return [
        (f"{name}_card", (2, places), 0, CARD, f"1 + the number of each card {where}; 0 none, or not seen"),
        *(
            (f"{name}_{what}", (2, places), min(0, *found), max(0, *found), f"the {what} printed on it")
            for what, found in bounds.items()
        ),
    ]


DTYPE, BOUNDS, SAYS = observation_record(
    [
        ("phase", (), 0, len(PHASES) - 1, "one of `PHASES` in `state.py`"),
        ("ask", (), 0, len(ASKS) - 1, "the question, one of `ASKS` in `state.py`"),
        ("asked", (), 0, 1, "1 if this seat is asked"),
        ("turn", (), 0, 1, "1 if it is this seat's turn"),
        ("first", (), 0, 1, "1 if this seat began"),
        ("battle", (), 0, BATTLE_STEPS, "how far a battle has come; 0 none"),
        ("turn_no", (), 0, MOST_TURNS, "the number of the turn"),
        ("spent", (), 0, MOST_OWED, "bonds that were spent this turn"),
        ("held", (), 0, CARD, "1 + the number of the card that is asked about, if this seat knows it"),
        ("rules", (RULES,), 0, 1, "the rules in force, in the order of the flags of `state.py`"),
        ("in_hand", (2,), 0, STRIDE, "the cards in each hand: this seat's, then the other's, as in all that follows"),
        ("in_deck", (2,), 0, STRIDE, "the cards in each deck"),
        ("orbs", (2,), 0, STRIDE, "the orbs of each"),
        ("bonds", (2,), 0, STRIDE, "the bonds of each"),
        ("tops", (2,), 0, STRIDE, "known cards on top of each deck"),
        ("owed", (2,), 0, MOST_OWED, "orbs that each still has to take"),
        ("bonus", (2,), 0, MOST_OWED, "promotions of each whose card is not drawn yet"),
        ("supported", (2,), 0, 1, "1 if the support of each succeeded"),
        ("lost", (2,), 0, 1, "1 if that side has lost"),
        *_printed("unit", UNITS, "in the field, front line first"),
        ("unit_line", (2, UNITS), 0, 2, "1 front, 2 back"),
        ("unit_tapped", (2, UNITS), 0, 1, "1 if it is tapped"),
        ("unit_level", (2, UNITS), 0, STRIDE, "the cards in its stack"),
        ("unit_main", (2, UNITS), 0, 1, "1 for the main character"),
        ("unit_attacks", (2, UNITS), 0, 1, "1 if it attacks"),
        ("unit_defends", (2, UNITS), 0, 1, "1 if it is attacked"),
        *_printed("hand", CARDS, "in the hand"),
        ("bond_card", (2, BONDED), 0, CARD, "1 + the number of each bond; 0 none, or not seen"),
    ],
    "i2",
)


@inline
def _number(s, slot):
    return 1 + int(s.card[slot])


@kernel
def _table(s, seat, o):
    o.phase = s.phase
    o.ask = s.ask
    o.asked = int(int(s.ask_seat) == seat)
    o.turn = int(int(s.turn) == seat)
    o.first = int(int(s.first) == seat)
    o.battle = min(int(s.battle), BATTLE_STEPS)
    o.turn_no = min(int(s.turn_no), MOST_TURNS)
    o.spent = s.spent
    held = int(s.held)
    o.held = _number(s, held) if held >= 0 and int(s.known[held]) >> seat & 1 else 0
    for rule in range(RULES):
        o.rules[rule] = int(s.rule_bits) >> rule & 1


@kernel
def _counts(s, side, turn, o):
    o.in_hand[turn] = s.hand_n[side]
    o.in_deck[turn] = s.deck_n[side]
    o.orbs[turn] = s.orb_n[side]
    o.bonds[turn] = s.bond_n[side]
    o.tops[turn] = s.top_n[side]
    o.owed[turn] = s.owed[side]
    o.bonus[turn] = s.bonus[side]
    o.supported[turn] = int(int(s.supported[side]) != 0)
    o.lost[turn] = int(int(s.lost[side]) != 0)


@inline
def _unit(s, side, turn, slot, line, at, o):
    number = int(s.card[slot])
    o.unit_card[turn, at] = 1 + number
    o.unit_attack[turn, at] = card(number, C_ATTACK)
    o.unit_cost[turn, at] = card(number, C_COST)
    o.unit_promotion[turn, at] = card(number, C_PROMOTION)
    o.unit_support[turn, at] = card(number, C_SUPPORT)
    o.unit_line[turn, at] = line
    o.unit_tapped[turn, at] = int(int(s.tapped[slot]) != 0)
    o.unit_level[turn, at] = s.level[slot]
    o.unit_main[turn, at] = int(int(s.main[side]) == slot)
    o.unit_attacks[turn, at] = int(int(s.attacker) == slot)
    o.unit_defends[turn, at] = int(int(s.defender) == slot)


@inline
def _no_unit(turn, at, o):
    o.unit_card[turn, at] = 0
    o.unit_attack[turn, at] = 0
    o.unit_cost[turn, at] = 0
    o.unit_promotion[turn, at] = 0
    o.unit_support[turn, at] = 0
    o.unit_line[turn, at] = 0
    o.unit_tapped[turn, at] = 0
    o.unit_level[turn, at] = 0
    o.unit_main[turn, at] = 0
    o.unit_attacks[turn, at] = 0
    o.unit_defends[turn, at] = 0


@kernel
def _units(s, side, turn, o):
    at = 0
    for line in range(FRONT, BACK + 1):
        rest = int(s.where[side, line])
        while rest != 0 and at < UNITS:
            _unit(s, side, turn, lowest(side, rest), 1 + line - FRONT, at, o)
            rest &= rest - 1
            at += 1
    for left in range(at, UNITS):
        _no_unit(turn, left, o)


@kernel
def _hand(s, seat, side, turn, o):
    rest, at = int(s.where[side, HAND]), 0
    while rest != 0 and at < CARDS:
        slot = lowest(side, rest)
        rest &= rest - 1
        if int(s.known[slot]) >> seat & 1:
            number = int(s.card[slot])
            o.hand_card[turn, at] = 1 + number
            o.hand_attack[turn, at] = card(number, C_ATTACK)
            o.hand_cost[turn, at] = card(number, C_COST)
            o.hand_promotion[turn, at] = card(number, C_PROMOTION)
            o.hand_support[turn, at] = card(number, C_SUPPORT)
            at += 1
    for left in range(at, CARDS):
        o.hand_card[turn, left] = 0
        o.hand_attack[turn, left] = 0
        o.hand_cost[turn, left] = 0
        o.hand_promotion[turn, left] = 0
        o.hand_support[turn, left] = 0


@kernel
def _bonds(s, seat, side, turn, o):
    rest, at = int(s.where[side, BONDS]), 0
    while rest != 0 and at < BONDED:
        slot = lowest(side, rest)
        rest &= rest - 1
        if int(s.known[slot]) >> seat & 1:
            o.bond_card[turn, at] = _number(s, slot)
            at += 1
    for left in range(at, BONDED):
        o.bond_card[turn, left] = 0


@kernel
def write(s, seat, o):
    """Write the observation of a seat, in the layout above."""
    _table(s, seat, o)
    for turn in range(2):
        side = seat if turn == 0 else 1 - seat
        _counts(s, side, turn, o)
        _units(s, side, turn, o)
        _hand(s, seat, side, turn, o)
        _bonds(s, seat, side, turn, o)


OBSERVATION = Observation(DTYPE, BOUNDS, SAYS, write)
_COUNTED = dict.fromkeys(("in_hand", "in_deck", "orbs", "bonds", "tops", "unit_level"), (0, DECK_MOST))
OF_LARGER = Observation(DTYPE, {**BOUNDS, **_COUNTED}, SAYS, write)


def observation(states: State) -> Observation:
    """Return the observation of such states: of larger decks, the same with higher counts."""
    return OBSERVATION if states.dtype == STATE else OF_LARGER
