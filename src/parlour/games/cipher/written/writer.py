"""The writer: the table as the JSON that the referee reads (docs/reference/cipher.md)."""

from typing import Any, NotRequired, cast

from typing_extensions import TypedDict

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import EFFECT_TABLE, SKILL_TABLE
from parlour.games.cipher.field.lasting import USE
from parlour.games.cipher.field.stages import ACTING
from parlour.games.cipher.sets import slots
from parlour.games.cipher.shapes.position import (
    Lasting,
    Pending,
    Position,
    SkillOf,
    Waiting,
    WrittenBond,
    WrittenCard,
    WrittenOrb,
    WrittenSide,
    WrittenUnit,
)
from parlour.games.cipher.state import ASKS, EVERYONE, OVER, PHASES, SEATS, SHIFT
from parlour.games.cipher.vocabulary import values
from parlour.games.cipher.vocabulary.columns import E_OP, S_CARD, S_EFFECTS, S_EFFECTS_N, S_INDEX
from parlour.games.cipher.vocabulary.properties import COPY_SKILLS, COPY_UNIT
from parlour.games.cipher.written.fields import COUNTERS, REFERABLE, REFERENCES, SEAT_COUNTERS, TOP, WINNERS, ZONES
from parlour.games.cipher.written.mixed import LISTS, write_mixed


class _Used(TypedDict):
    used: NotRequired[list[int]]


def _code(s: Any, slot: int) -> str:
    return all_cards()[int(s["card"][slot])].code


def _slots(s: Any, seat: int, zone: int) -> list[int]:
    return slots(s["where"][seat][zone], seat)


def _top(s: Any, seat: int) -> list[int]:
    """Return the slots of the known cards of a deck, the top one first."""
    return sorted(_slots(s, seat, values.DECK), key=lambda slot: -int(s["order"][slot]))


def _reference(s: Any, slot: int) -> str | None:
    """Return where a card lies, as "first.front.0"."""
    if slot < 0:
        return None
    seat = slot >> SHIFT & 1
    for name in REFERABLE:
        lie = _top(s, seat) if name == TOP else _slots(s, seat, ZONES[name])
        if slot in lie:
            return f"{SEATS[seat]}.{name}.{lie.index(slot)}"
    raise Refusal("cipher-no-position")


def _unit(s: Any, slot: int) -> WrittenUnit:
    seat = slot >> SHIFT & 1
    under = [other for other in _slots(s, seat, values.UNDER) if int(s["host"][other]) == slot]
    made: WrittenUnit = {"cards": [_code(s, slot), *(_code(s, other) for other in under)]}
    if int(s["main"][seat]) == slot:
        made["main"] = True
    if int(s["tapped"][slot]):
        made["tapped"] = True
    if int(s["attacked"][slot]):
        made["attacked"] = True
    if int(s["moved"][slot]):
        made["moved"] = True
    return {**made, **_used(s, slot)}


def _used(s: Any, slot: int) -> _Used:
    fired = [int(n) for n in s["fired"][slot]]
    return {"used": fired} if any(fired) else {}


def _bond(s: Any, slot: int) -> WrittenBond:
    made: WrittenBond = {"card": _code(s, slot), "face": "down" if int(s["face_down"][slot]) else "up"}
    if int(s["face_down"][slot]) and int(s["known"][slot]) == EVERYONE:
        made["seen"] = True
    return {**made, **_used(s, slot)}


def _orb(s: Any, slot: int) -> WrittenOrb:
    made: WrittenOrb = {"card": _code(s, slot), "known": int(s["known"][slot])}
    if not int(s["face_down"][slot]):
        made["face"] = "up"
    return made


def _held(s: Any, slot: int) -> str | WrittenCard:
    made: WrittenCard = {"card": _code(s, slot)}
    if int(s["known"][slot]) == EVERYONE:
        made["seen"] = True
    made = {**made, **_used(s, slot)}
    return made["card"] if len(made) == 1 else made


def _lists(s: Any, seat: int) -> dict[str, list[int]]:
    """Return the slots of a seat's hidden cards, zone by zone, in the order in which they are written."""
    return {name: _top(s, seat) if name == TOP else _slots(s, seat, zone) for name, zone in LISTS.items()}


def _side(s: Any, seat: int) -> WrittenSide:
    hidden = _lists(s, seat)
    made: WrittenSide = {
        "front": [_unit(s, slot) for slot in _slots(s, seat, values.FRONT)],
        "back": [_unit(s, slot) for slot in _slots(s, seat, values.BACK)],
        "bonds": [_bond(s, slot) for slot in hidden["bonds"]],
        "hand": [_held(s, slot) for slot in hidden["hand"]],
        "orbs": {
            "count": int(s["orb_n"][seat]),
            "seen": [_orb(s, slot) for slot in hidden["orbs"]],
        },
        "deck": {
            "count": int(s["deck_n"][seat]),
            "top": [{"card": _code(s, slot), "known": int(s["known"][slot])} for slot in hidden["top"]],
            "pool": [_code(s, slot) for slot in hidden["pool"]],
        },
        "support": [_code(s, slot) for slot in _slots(s, seat, values.SUPPORT)],
        "retreat": [_code(s, slot) for slot in _slots(s, seat, values.RETREAT)],
        "boundless": [_code(s, slot) for slot in _slots(s, seat, values.BOUNDLESS)],
    }
    if int(s["mixed"][seat]):
        made["mixed"] = write_mixed(s, seat, hidden)
    return made


def _skill_words(number: int) -> SkillOf:
    row = SKILL_TABLE[number]
    return [all_cards()[int(row[S_CARD])].code, int(row[S_INDEX])]


def _lasting(s: Any, k: int) -> Lasting:
    row = int(s["mod_effect"][k])
    for number, skill in enumerate(SKILL_TABLE):
        if skill[S_CARD] >= 0 and skill[S_EFFECTS] <= row < skill[S_EFFECTS] + skill[S_EFFECTS_N]:
            made: Lasting = {
                "on": _reference(s, int(s["mod_target"][k])),
                "skill": _skill_words(number),
                "effect": row - int(skill[S_EFFECTS]),
                "amount": int(s["mod_amount"][k]),
                "duration": values.DURATIONS[int(s["mod_duration"][k])],
                "by": SEATS[int(s["mod_seat"][k])],
            }
            if EFFECT_TABLE[row][E_OP] in (COPY_SKILLS, COPY_UNIT):
                made["amount"], other = divmod(made["amount"], USE)
                made["of"] = _skill_words(other) if made["amount"] else [all_cards()[other].code]
            return made
    raise Refusal("cipher-no-position")


def _queued(s: Any, i: int) -> Waiting:
    return {
        "skill": _skill_words(int(s["queue_skill"][i])),
        "source": _reference(s, int(s["queue_source"][i])),
        "unit": _reference(s, int(s["queue_unit"][i])),
        "other": _reference(s, int(s["queue_other"][i])),
        "group": int(s["queue_group"][i]),
    }


def _pending(s: Any) -> Pending:
    made: dict[str, Any] = {"ask": ASKS[int(s["ask"])], "seat": SEATS[int(s["ask_seat"])]}
    made |= {name: int(s[name]) for name in COUNTERS if int(s[name])}
    made |= {name: [int(n) for n in s[name]] for name in SEAT_COUNTERS if any(s[name])}
    made |= {name: _reference(s, int(s[name])) for name in REFERENCES if int(s[name]) >= 0}
    if int(s["skill"]) >= 0:
        first = int(SKILL_TABLE[int(s["skill"])][S_EFFECTS]) if int(s["stage"]) == ACTING else 0
        made["skill"], made["at"] = _skill_words(int(s["skill"])), int(s["at"]) - first
    picked = [_reference(s, slot) for seat in (0, 1) for slot in slots(s["picked"][seat], seat)]
    if picked:
        made["picked"] = picked
    if int(s["queue_n"]):
        made["queue"] = [_queued(s, i) for i in range(int(s["queue_n"]))]
    return cast(Pending, made)  # its numbers have the names that they have in the state


def write(state: State) -> Position:
    """Return a state in the referee's form; refuse if a skill refers to a card that left."""
    s = state[0]
    made: Position = {
        "turn": int(s["turn_no"]),
        "player": SEATS[int(s["turn"])],
        "phase": PHASES[int(s["phase"])],
        "spent": int(s["spent"]),
        "first": _side(s, 0),
        "second": _side(s, 1),
    }
    if int(s["mod_n"]):
        made["lasting"] = [_lasting(s, k) for k in range(int(s["mod_n"]))]
    if int(s["phase"]) == OVER:
        made["winner"] = WINNERS[int(s["winner"]) - 1]
    else:
        made["pending"] = _pending(s)
    return made
