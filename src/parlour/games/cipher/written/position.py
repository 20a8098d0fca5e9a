"""Positions: a table written as JSON read back, with every mistake pointed at (docs/reference/cipher.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from parlour.core.kernels.wide import add
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher.blank import blank, note_properties
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.compiled.compile import CARD_TABLE, EFFECT_TABLE, NUMBERS, SKILL_TABLE
from parlour.games.cipher.field.lasting import USE
from parlour.games.cipher.field.stages import ACTING
from parlour.games.cipher.play.battle import DONE
from parlour.games.cipher.play.wrappers import chooses_units, settle
from parlour.games.cipher.sets import place_of
from parlour.games.cipher.state import (
    ASK_ACT,
    ASK_BOND,
    ASK_DEPLOY,
    ASKS,
    MODS,
    OVER,
    PHASES,
    SEATS,
    SHIFT,
    TRIGGERS,
)
from parlour.games.cipher.vocabulary import values
from parlour.games.cipher.vocabulary.columns import (
    C_SKILLS,
    C_SKILLS_N,
    C_SUPPORT_SKILLS_N,
    E_FILTER,
    E_OP,
    E_TARGET,
    S_COSTS_N,
    S_EFFECTS,
    S_EFFECTS_N,
)
from parlour.games.cipher.vocabulary.properties import COPY_SKILLS, COPY_UNIT
from parlour.games.cipher.written.checks import listed, mapped, seat_of, whole
from parlour.games.cipher.written.fields import COUNTERS, REFERENCES, SEAT_COUNTERS, WINNERS
from parlour.games.cipher.written.placing import Placing

_POSITION: Final = ("turn", "player", "phase", "spent", *SEATS, "lasting", "pending", "winner")


_LASTING: Final = ("on", "skill", "effect", "amount", "duration", "by", "of")


_QUEUED: Final = ("skill", "source", "unit", "other", "group")


_PENDING: Final = ("ask", "seat", *COUNTERS, *SEAT_COUNTERS, *REFERENCES, "skill", "at", "picked", "queue")


_MOST: Final = {
    "battle": DONE,
    "stage": ACTING,
    "step": 9,
    "shown": DECK_MOST,
}  # of the counters that decide how play goes on


# The facts without which a question cannot be asked.
_NEEDS: Final = {
    "target": ("held",), "critical": ("attacker", "defender"), "evade": ("attacker", "defender"), "onto": ("held",),
    "keeper": ("picked",), "order": ("queue",), "choose": ("skill", "source", "stage"),
    "destination": ("held", "skill"),
    "line": ("held",),
}  # fmt: skip


_ASK_OF_PHASE: Final = {"bond": ASK_BOND, "deployment": ASK_DEPLOY, "action": ASK_ACT}


def _skill(given: object, at: str) -> int:
    words = listed(given, at)
    if len(words) != 2:
        raise Refusal("cipher-bad-position", at=at, problem="skill")
    row = CARD_TABLE[NUMBERS[find_card(str(words[0]), at).code]]
    index = whole(words[1], at, 0, int(row[C_SKILLS_N] + row[C_SUPPORT_SKILLS_N]) - 1)
    return int(row[C_SKILLS]) + index


def _other(given: object, at: str) -> int:
    """Return a card that is copied, or a skill of another card."""
    words = listed(given, at)
    return NUMBERS[find_card(str(words[0]), at).code] if len(words) == 1 else _skill(given, at)


def _by_seat(given: object, at: str) -> list[int]:
    """Return one number per seat."""
    numbers = listed(given, at)
    if len(numbers) != len(SEATS):
        raise Refusal("cipher-bad-position", at=at, problem="mixed", count=len(numbers), most=len(SEATS))
    return [whole(number, at, 0, 100) for number in numbers]


def _read_pending(state: State, table: Placing, given: Mapping[str, Any]) -> None:
    s, at = state[0], "position.pending"
    if given.get("ask") not in ASKS[1:]:
        raise Refusal("cipher-bad-position", at=f"{at}.ask", problem="one-of", known=", ".join(ASKS[1:]))
    s["ask"], s["ask_seat"] = ASKS.index(given["ask"]), seat_of(given.get("seat"), f"{at}.seat")
    for name in _NEEDS.get(given["ask"], ()):
        if not given.get(name):
            raise Refusal("cipher-bad-position", at=f"{at}.{name}", problem="missing", given=given["ask"])
    for name in COUNTERS:
        most = _MOST.get(name, int(np.iinfo(s[name].dtype).max))
        s[name] = whole(given.get(name, 0), f"{at}.{name}", 0, most)
    for name in SEAT_COUNTERS:
        s[name] = _by_seat(given.get(name, (0, 0)), f"{at}.{name}")
    for name in REFERENCES:
        s[name] = table.slot(given.get(name), f"{at}.{name}")
    if int(s["battle"]) and (int(s["attacker"]) < 0 or int(s["defender"]) < 0):
        raise Refusal("cipher-bad-position", at=f"{at}.battle", problem="battle")
    for reference in listed(given.get("picked"), f"{at}.picked"):
        slot = table.slot(reference, f"{at}.picked")
        if slot < 0:
            raise Refusal("cipher-bad-position", at=f"{at}.picked", problem="nowhere", given=str(reference))
        add(s["picked"], slot >> SHIFT & 1, place_of(slot))
    if given.get("skill") is not None:
        _read_skill(state, given)
    for i, entry in enumerate(listed(given.get("queue"), f"{at}.queue")[:TRIGGERS]):
        _read_queued(state, table, i, mapped(entry, f"{at}.queue[{i}]", _QUEUED), f"{at}.queue[{i}]")


def _read_queued(state: State, table: Placing, i: int, one: Mapping[str, Any], at: str) -> None:
    """Read a skill that waits for its turn."""
    s = state[0]
    s["queue_skill"][i] = _skill(one.get("skill"), at)
    for name in ("source", "unit", "other"):
        s[f"queue_{name}"][i] = table.slot(one.get(name), f"{at}.{name}")
    if int(s["queue_source"][i]) < 0:
        raise Refusal("cipher-bad-position", at=f"{at}.source", problem="sourceless")
    s["queue_seat"][i] = int(s["queue_source"][i]) >> SHIFT & 1
    s["queue_group"][i] = whole(one.get("group", 0), f"{at}.group", 0, 100)
    s["queue_n"] = i + 1


def _read_skill(state: State, given: Mapping[str, Any]) -> None:
    s = state[0]
    number = _skill(given["skill"], "position.pending.skill")
    acting = int(s["stage"]) == ACTING
    row = SKILL_TABLE[number]
    if int(s["source"]) < 0:
        raise Refusal("cipher-bad-position", at="position.pending.source", problem="sourceless")
    s["skill"] = number
    last = max(0, int(row[S_EFFECTS_N] if acting else row[S_COSTS_N]) - 1)
    s["at"] = whole(given.get("at", 0), "position.pending.at", 0, last) + (int(row[S_EFFECTS]) if acting else 0)
    if acting:
        effect = EFFECT_TABLE[int(s["at"])]
        s["ask_filter"] = effect[E_TARGET] if chooses_units(state) else effect[E_FILTER]


def _read_lasting(state: State, table: Placing, given: Sequence[Any]) -> None:
    s = state[0]
    for k, entry in enumerate(given[:MODS]):
        at = f"position.lasting[{k}]"
        one = mapped(entry, at, _LASTING)
        row = SKILL_TABLE[_skill(one.get("skill"), at)]
        if one.get("duration") not in values.DURATIONS:
            raise Refusal(
                "cipher-bad-position", at=f"{at}.duration", problem="one-of", known=", ".join(values.DURATIONS)
            )
        s["mod_target"][k] = table.slot(one.get("on"), f"{at}.on")
        last = int(row[S_EFFECTS_N]) - 1
        s["mod_effect"][k] = int(row[S_EFFECTS]) + whole(one.get("effect", 0), f"{at}.effect", 0, last)
        s["mod_amount"][k] = whole(one.get("amount", 1), f"{at}.amount", -1000, 1 << 40)
        if EFFECT_TABLE[int(s["mod_effect"][k])][E_OP] in (COPY_SKILLS, COPY_UNIT):
            s["mod_amount"][k] = int(s["mod_amount"][k]) * USE + _other(one.get("of"), f"{at}.of")
        s["mod_duration"][k] = values.DURATIONS.index(one["duration"])
        s["mod_seat"][k] = seat_of(one.get("by"), f"{at}.by")
        s["mod_n"] = k + 1


def parse(rules: RuleSet, position: object) -> State:
    """Return the state of a written position; without "pending" the turn player is asked the phase's question."""
    given = mapped(position, "position", _POSITION)
    table = Placing(given)
    state = blank(rules, table.cards)
    s = state[0]
    for side in table.sides:
        side.lay(s)
    note_properties(state)
    s["turn_no"] = whole(given.get("turn", 3), "position.turn", 0)
    s["turn"] = s["ask_seat"] = seat_of(given.get("player", SEATS[0]), "position.player")
    phase = given.get("phase", "action")
    if phase not in PHASES:
        raise Refusal("cipher-bad-position", at="position.phase", problem="one-of", known=", ".join(PHASES))
    s["phase"], s["spent"] = PHASES.index(phase), whole(given.get("spent", 0), "position.spent", 0, 100)
    _read_lasting(state, table, listed(given.get("lasting"), "position.lasting"))
    if phase == PHASES[OVER]:
        if given.get("winner") not in WINNERS:
            raise Refusal("cipher-bad-position", at="position.winner", problem="one-of", known=", ".join(WINNERS))
        s["winner"] = 1 + WINNERS.index(given["winner"])
    elif given.get("pending") is not None:
        _read_pending(state, table, mapped(given["pending"], "position.pending", _PENDING))
    elif phase in _ASK_OF_PHASE:
        s["crowded"] = 1  # the position may have two units of one name on the field
        s["ask"], s["step"] = _ASK_OF_PHASE[phase], int(phase == "bond")
    else:
        raise Refusal("cipher-bad-position", at="position.pending", problem="pending")
    settle(state)
    return state
