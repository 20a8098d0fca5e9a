"""Positions: the table as the referee's JSON and back, with every mistake pointed at (docs/reference/cipher.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher import opcodes as o
from parlour.games.cipher.battle import DONE
from parlour.games.cipher.cards import all_cards
from parlour.games.cipher.cards import card as find_card
from parlour.games.cipher.columns import (
    C_SKILL,
    C_SKILLS,
    C_SUPPORT_SKILLS,
    E_FILTER,
    E_TARGET,
    S_CARD,
    S_COSTS,
    S_DO,
    S_DOES,
    S_INDEX,
)
from parlour.games.cipher.compile import CARD_TABLE, EFFECT_TABLE, NUMBERS, SKILL_TABLE, enforced
from parlour.games.cipher.deal import blank, note_properties
from parlour.games.cipher.resolve import ACTING
from parlour.games.cipher.shells import chooses_units, refill
from parlour.games.cipher.state import (
    ASK_ACT,
    ASK_BOND,
    ASK_DEPLOY,
    ASKS,
    DECK_MOST,
    EVERYONE,
    MODS,
    NONE,
    OVER,
    PHASES,
    SEATS,
    SHIFT,
    SKILLS,
    STRIDE,
    TRIGGERS,
)

# Numbers of the state that stand in "pending" under their own names, where they are not 0.
COUNTERS: Final = (
    "step", "battle", "checking", "evaded", "beaten", "critical", "critical_made", "stage", "selected", "done", "left",
    "shown", "shown_seat", "ask_owner", "ask_least", "group",
)  # fmt: skip
SEAT_COUNTERS: Final = ("owed", "lost", "bonus", "crowded", "supported", "later", "later_line")
REFERENCES: Final = ("attacker", "defender", "held", "source", "event_unit", "event_other")
ZONES: Final = {
    "front": o.FRONT, "back": o.BACK, "bonds": o.BONDS, "hand": o.HAND, "support": o.SUPPORT, "retreat": o.RETREAT,
    "boundless": o.BOUNDLESS,
}  # fmt: skip
WINNERS: Final = ("", *SEATS, "draw")
_POSITION: Final = ("turn", "player", "phase", "spent", *SEATS, "lasting", "pending", "winner")
_SIDE: Final = ("front", "back", "bonds", "hand", "orbs", "deck", "support", "retreat", "boundless")
_UNIT: Final = ("cards", "main", "tapped", "attacked", "moved", "used")
_CARD: Final = ("card", "seen", "used")
_BOND: Final = (*_CARD, "face")
_KNOWN_CARD: Final = ("card", "known")
_LASTING: Final = ("on", "skill", "effect", "amount", "duration", "by")
_QUEUED: Final = ("skill", "source", "unit", "other", "group")
_PENDING: Final = ("ask", "seat", *COUNTERS, *SEAT_COUNTERS, *REFERENCES, "skill", "at", "picked", "queue")
_MOST: Final = {
    "battle": DONE,
    "stage": ACTING,
    "step": 9,
    "shown": DECK_MOST,
}  # of the counters that choose a way to go on
# What a question is about, without which it cannot be asked.
_NEEDS: Final = {
    "target": ("held",), "critical": ("attacker", "defender"), "evade": ("attacker", "defender"), "onto": ("held",),
    "keeper": ("picked",), "order": ("queue",), "choose": ("skill", "source", "stage"),
    "destination": ("held", "skill"),
    "line": ("held",),
}  # fmt: skip
_ASK_OF_PHASE: Final = {"bond": ASK_BOND, "deployment": ASK_DEPLOY, "action": ASK_ACT}


# Writing.


def _code(s: Any, slot: int) -> str:
    return all_cards()[int(s["card"][slot])].code


def _slots(s: Any, seat: int, zone: int) -> list[int]:
    mask = int(s["where"][seat][zone])
    return [seat * STRIDE + i for i in range(STRIDE) if mask >> i & 1]


def _reference(s: Any, slot: int) -> str | None:
    """Where a card lies, as "first.front.0"."""
    if slot < 0:
        return None
    seat = slot >> SHIFT
    for name, zone in ZONES.items():
        slots = _slots(s, seat, zone)
        if slot in slots:
            return f"{SEATS[seat]}.{name}.{slots.index(slot)}"
    raise Refusal("cipher-no-position")


def _unit(s: Any, slot: int) -> dict[str, Any]:
    seat = slot >> SHIFT
    under = [other for other in _slots(s, seat, o.UNDER) if int(s["host"][other]) == slot]
    made: dict[str, Any] = {"cards": [_code(s, slot), *(_code(s, other) for other in under)]}
    if int(s["main"][seat]) == slot:
        made["main"] = True
    for name in ("tapped", "attacked", "moved"):
        if int(s[name][slot]):
            made[name] = True
    return made | _used(s, slot)


def _used(s: Any, slot: int) -> dict[str, Any]:
    fired = [int(n) for n in s["fired"][slot]]
    return {"used": fired} if any(fired) else {}


def _bond(s: Any, slot: int) -> dict[str, Any]:
    made: dict[str, Any] = {"card": _code(s, slot), "face": "down" if int(s["face_down"][slot]) else "up"}
    if int(s["face_down"][slot]) and int(s["known"][slot]) == EVERYONE:
        made["seen"] = True
    return made | _used(s, slot)


def _held(s: Any, slot: int) -> Any:
    code, used = _code(s, slot), _used(s, slot)
    seen = int(s["known"][slot]) == EVERYONE
    return {"card": code, **({"seen": True} if seen else {}), **used} if seen or used else code


def _side(s: Any, seat: int) -> dict[str, Any]:
    top = sorted(_slots(s, seat, o.DECK), key=lambda slot: -int(s["order"][slot]))
    return {
        "front": [_unit(s, slot) for slot in _slots(s, seat, o.FRONT)],
        "back": [_unit(s, slot) for slot in _slots(s, seat, o.BACK)],
        "bonds": [_bond(s, slot) for slot in _slots(s, seat, o.BONDS)],
        "hand": [_held(s, slot) for slot in _slots(s, seat, o.HAND)],
        "orbs": {
            "count": int(s["orb_n"][seat]),
            "seen": [{"card": _code(s, x), "known": int(s["known"][x])} for x in _slots(s, seat, o.ORBS)],
        },
        "deck": {
            "count": int(s["deck_n"][seat]),
            "top": [{"card": _code(s, slot), "known": int(s["known"][slot])} for slot in top],
            "pool": [_code(s, slot) for slot in _slots(s, seat, o.POOL)],
        },
        "support": [_code(s, slot) for slot in _slots(s, seat, o.SUPPORT)],
        "retreat": [_code(s, slot) for slot in _slots(s, seat, o.RETREAT)],
        "boundless": [_code(s, slot) for slot in _slots(s, seat, o.BOUNDLESS)],
    }


def _skill_words(number: int) -> list[Any]:
    row = SKILL_TABLE[number]
    return [all_cards()[int(row[S_CARD])].code, int(row[S_INDEX])]


def _lasting(s: Any, k: int) -> dict[str, Any]:
    row = int(s["mod_effect"][k])
    for number, skill in enumerate(SKILL_TABLE):
        if skill[S_CARD] >= 0 and skill[S_DO] <= row < skill[S_DO] + skill[S_DOES]:
            return {
                "on": _reference(s, int(s["mod_target"][k])),
                "skill": _skill_words(number),
                "effect": row - int(skill[S_DO]),
                "amount": int(s["mod_amount"][k]),
                "duration": o.DURATIONS[int(s["mod_duration"][k])],
                "by": SEATS[int(s["mod_seat"][k])],
            }
    raise Refusal("cipher-no-position")


def _queued(s: Any, i: int) -> dict[str, Any]:
    return {
        "skill": _skill_words(int(s["queue_skill"][i])),
        "source": _reference(s, int(s["queue_source"][i])),
        "unit": _reference(s, int(s["queue_unit"][i])),
        "other": _reference(s, int(s["queue_other"][i])),
        "group": int(s["queue_group"][i]),
    }


def _pending(s: Any) -> dict[str, Any]:
    made: dict[str, Any] = {"ask": ASKS[int(s["ask"])], "seat": SEATS[int(s["ask_seat"])]}
    made |= {name: int(s[name]) for name in COUNTERS if int(s[name])}
    made |= {name: [int(n) for n in s[name]] for name in SEAT_COUNTERS if any(s[name])}
    made |= {name: _reference(s, int(s[name])) for name in REFERENCES if int(s[name]) >= 0}
    if int(s["skill"]) >= 0:
        first = int(SKILL_TABLE[int(s["skill"])][S_DO]) if int(s["stage"]) == ACTING else 0
        made["skill"], made["at"] = _skill_words(int(s["skill"])), int(s["at"]) - first
    picked = [_reference(s, seat * STRIDE + i) for seat in (0, 1) for i in range(STRIDE)
              if int(s["picked"][seat]) >> i & 1]  # fmt: skip
    if picked:
        made["picked"] = picked
    if int(s["queue_n"]):
        made["queue"] = [_queued(s, i) for i in range(int(s["queue_n"]))]
    return made


def write(state: State) -> dict[str, Any]:
    """A state in the referee's shape; a Refusal where a skill refers to a card that left."""
    s = state[0]
    made: dict[str, Any] = {
        "turn": int(s["turn_no"]),
        "player": SEATS[int(s["turn"])],
        "phase": PHASES[int(s["phase"])],
        "spent": int(s["spent"]),
        **{name: _side(s, seat) for seat, name in enumerate(SEATS)},
    }
    if int(s["mod_n"]):
        made["lasting"] = [_lasting(s, k) for k in range(int(s["mod_n"]))]
    if int(s["phase"]) == OVER:
        made["winner"] = WINNERS[int(s["winner"])]
    else:
        made["pending"] = _pending(s)
    return made


# Reading.


def _seat(given: object, at: str) -> int:
    if given not in SEATS:
        raise Refusal("cipher-bad-position", at=at, problem=f"{given!r}, not one of {', '.join(SEATS)}")
    return SEATS.index(str(given))


def _listed(given: object, at: str) -> Sequence[Any]:
    if given is None:
        return ()
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise Refusal("cipher-bad-position", at=at, problem="not a list")
    return given


def _mapped(given: object, at: str, fields: Sequence[str]) -> Mapping[str, Any]:
    """An object of these fields and no others: what is misspelt would be silently left out."""
    if not isinstance(given, Mapping):
        raise Refusal("cipher-bad-position", at=at, problem="not an object")
    for name in given:
        if name not in fields:
            problem = f"there is no field {str(name)[:40]!r}; there are {', '.join(fields)}"
            raise Refusal("cipher-bad-position", at=at, problem=problem)
    return given


def _flag(given: object, at: str) -> int:
    if given not in (None, True, False) or (isinstance(given, int) and not isinstance(given, bool)):
        raise Refusal("cipher-bad-position", at=at, problem="not true or false")
    return int(bool(given))


def _whole(given: object, at: str, least: int = 0, most: int = 30000) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise Refusal("cipher-bad-position", at=at, problem=f"not a number from {least} to {most}")
    return given


class _Placed:
    """A card of a written position on its way to a slot."""

    def __init__(self, code: object, zone: int, at: str, **marks: Any) -> None:
        found = find_card(str(code), at)
        if not enforced(found):
            raise Refusal("cipher-card-not-enforced", at=at, card=f"{found.code} {found.name}")
        self.code, self.zone, self.marks = found.code, zone, marks
        self.slot = NONE


class _Side:
    """One seat of a written position."""

    def __init__(self, given: Mapping[str, Any], seat: int) -> None:
        self.seat, self.at = seat, f"position.{SEATS[seat]}"
        self.placed: list[_Placed] = []
        self.lists: dict[str, list[_Placed]] = {name: [] for name in ZONES}
        self.hosts: dict[int, list[_Placed]] = {}
        self.mains: list[_Placed] = []
        for name in ("front", "back"):
            for i, unit in enumerate(_listed(given.get(name), f"{self.at}.{name}")):
                self._unit(unit, name, f"{self.at}.{name}[{i}]")
        for name in ("bonds", "hand", "support", "retreat", "boundless"):
            for i, one in enumerate(_listed(given.get(name), f"{self.at}.{name}")):
                self._add(one, name, f"{self.at}.{name}[{i}]")
        self._hidden(given)
        if len(self.mains) != 1:
            problem = f"{len(self.mains)} units are marked as the main character"
            raise Refusal("cipher-bad-position", at=self.at, problem=problem)
        if len(self.placed) > DECK_MOST:
            raise Refusal("cipher-deck-too-large", at=self.at, count=len(self.placed), most=DECK_MOST)
        for place, one in enumerate(sorted(self.placed, key=lambda one: one.code)):
            one.slot = seat * STRIDE + place

    def _put(self, code: object, zone: int, at: str, **marks: Any) -> _Placed:
        one = _Placed(code, zone, at, **marks)
        self.placed.append(one)
        return one

    def _unit(self, given: object, name: str, at: str) -> None:
        unit = {"cards": [given]} if isinstance(given, str) else _mapped(given, at, _UNIT)
        codes = _listed(unit.get("cards"), f"{at}.cards")
        if not codes:
            raise Refusal("cipher-bad-position", at=at, problem="a unit has at least one card")
        marks = {key: _flag(unit.get(key), f"{at}.{key}") for key in ("tapped", "attacked", "moved")}
        top = self._put(codes[0], ZONES[name], at, **marks, level=len(codes), known=EVERYONE, used=unit.get("used"))
        self.lists[name].append(top)
        self.hosts[id(top)] = [self._put(code, o.UNDER, at, known=EVERYONE) for code in codes[1:]]
        if _flag(unit.get("main"), f"{at}.main"):
            self.mains.append(top)

    def _add(self, given: object, name: str, at: str) -> None:
        fields = _BOND if name == "bonds" else _CARD
        one = {"card": given} if isinstance(given, str) else _mapped(given, at, fields)
        known = EVERYONE
        if name == "support" and self.lists[name]:
            raise Refusal("cipher-bad-position", at=at, problem="one card supports at most")
        marks: dict[str, Any] = {"used": one.get("used")}
        if name == "bonds":
            if one.get("face", "up") not in ("up", "down"):
                raise Refusal("cipher-bad-position", at=f"{at}.face", problem="not up or down")
            marks["face_down"] = int(one.get("face") == "down")
        if (name == "hand" or marks.get("face_down")) and not _flag(one.get("seen"), f"{at}.seen"):
            known = 1 << self.seat
        self.lists[name].append(self._put(one.get("card"), ZONES[name], at, known=known, **marks))

    def _hidden(self, given: Mapping[str, Any]) -> None:
        """Orbs and deck: counts and a pool, or codes; a deck of codes alone is a deck in that order, top first."""
        orbs, deck = given.get("orbs", 0), given.get("deck", [])
        pool: list[Any] = []
        if isinstance(orbs, int) and not isinstance(orbs, bool):
            orbs = {"count": orbs}
        elif not isinstance(orbs, Mapping):
            pool += _listed(orbs, f"{self.at}.orbs")
            orbs = {"count": len(pool)}
        orbs = _mapped(orbs, f"{self.at}.orbs", ("count", "seen", "pool"))
        if not isinstance(deck, Mapping):
            codes = _listed(deck, f"{self.at}.deck")
            deck = {"count": len(codes), "top": [{"card": code} for code in codes], "pool": []}
        deck = _mapped(deck, f"{self.at}.deck", ("count", "top", "pool"))
        seen, top = _listed(orbs.get("seen"), f"{self.at}.orbs.seen"), _listed(deck.get("top"), f"{self.at}.deck.top")
        pool += [*_listed(orbs.get("pool"), f"{self.at}.orbs.pool"), *_listed(deck.get("pool"), f"{self.at}.deck.pool")]
        self.orbs = _whole(orbs.get("count", len(seen)), f"{self.at}.orbs.count", len(seen), DECK_MOST)
        self.deck = _whole(deck.get("count", len(top)), f"{self.at}.deck.count", len(top), DECK_MOST)
        self.top = len(top)
        if len(pool) != self.orbs - len(seen) + self.deck - len(top):
            problem = f"{len(pool)} cards in the pool for {self.orbs - len(seen) + self.deck - len(top)} unseen ones"
            raise Refusal("cipher-bad-position", at=f"{self.at}.deck.pool", problem=problem)
        for i, one in enumerate(seen):
            entry = {"card": one} if isinstance(one, str) else _mapped(one, f"{self.at}.orbs.seen[{i}]", _KNOWN_CARD)
            known = _whole(entry.get("known", 1 << self.seat), f"{self.at}.orbs.seen[{i}]", 0, EVERYONE)
            self._put(entry.get("card"), o.ORBS, f"{self.at}.orbs.seen[{i}]", known=known)
        for i, one in enumerate(top):
            entry = (
                {"card": one, "known": EVERYONE}
                if isinstance(one, str)
                else _mapped(one, f"{self.at}.deck.top[{i}]", _KNOWN_CARD)
            )
            known = _whole(entry.get("known", 0), f"{self.at}.deck.top[{i}]", 0, EVERYONE)
            self._put(entry.get("card"), o.DECK, f"{self.at}.deck.top[{i}]", known=known, order=len(top) - 1 - i)
        for code in pool:
            self._put(code, o.POOL, f"{self.at}.deck.pool", known=0)

    def lay(self, s: Any) -> None:
        """Write this seat into a state."""
        seat = self.seat
        for one in self.placed:
            slot = one.slot
            s["card"][slot], s["zone"][slot] = NUMBERS[one.code], one.zone
            s["where"][seat][one.zone] |= 1 << (slot - seat * STRIDE)
            for name in ("tapped", "attacked", "moved", "level", "known", "face_down", "order"):
                s[name][slot] = one.marks.get(name, 0)
            for k, n in enumerate(_listed(one.marks.get("used"), self.at)[:SKILLS]):
                s["fired"][slot][k] = _whole(n, f"{self.at}.used", 0, 100)
            for under in self.hosts.get(id(one), ()):
                s["host"][under.slot] = slot
        s["main"][seat] = self.mains[0].slot
        s["hand_n"][seat], s["bond_n"][seat] = len(self.lists["hand"]), len(self.lists["bonds"])
        s["orb_n"][seat], s["deck_n"][seat], s["top_n"][seat] = self.orbs, self.deck, self.top
        if self.lists["support"]:
            s["support"][seat] = self.lists["support"][0].slot


class _Table:
    """Both seats of a written position, to find cards by "first.front.0"."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.sides = [_Side(_mapped(position.get(name), f"position.{name}", _SIDE), i) for i, name in enumerate(SEATS)]

    def slot(self, reference: object, at: str) -> int:
        if reference is None:
            return NONE
        seat, _, rest = str(reference).partition(".")
        zone, _, place = rest.partition(".")
        if seat in SEATS and zone in ZONES and place.isdigit():
            given = self.sides[SEATS.index(seat)].lists[zone]
            if int(place) < len(given):
                return given[int(place)].slot
        raise Refusal("cipher-bad-position", at=at, problem=f"no card lies at {reference!r}")


def _skill(given: object, at: str) -> int:
    words = _listed(given, at)
    if len(words) != 2:
        raise Refusal("cipher-bad-position", at=at, problem="a skill is a card's code and a number from 0")
    row = CARD_TABLE[NUMBERS[find_card(str(words[0]), at).code]]
    index = _whole(words[1], at, 0, int(row[C_SKILLS] + row[C_SUPPORT_SKILLS]) - 1)
    return int(row[C_SKILL]) + index


def _read_pending(state: State, table: _Table, given: Mapping[str, Any]) -> None:
    s, at = state[0], "position.pending"
    if given.get("ask") not in ASKS[1:]:
        raise Refusal("cipher-bad-position", at=f"{at}.ask", problem=f"not one of {', '.join(ASKS[1:])}")
    s["ask"], s["ask_seat"] = ASKS.index(given["ask"]), _seat(given.get("seat"), f"{at}.seat")
    for name in _NEEDS.get(given["ask"], ()):
        if not given.get(name):
            raise Refusal("cipher-bad-position", at=f"{at}.{name}", problem=f"missing: {given['ask']!r} needs it")
    for name in COUNTERS:
        most = _MOST.get(name, int(np.iinfo(s[name].dtype).max))
        s[name] = _whole(given.get(name, 0), f"{at}.{name}", 0, most)
    for name in SEAT_COUNTERS:
        s[name] = [_whole(n, f"{at}.{name}", 0, 100) for n in _listed(given.get(name, (0, 0)), f"{at}.{name}")]
    for name in REFERENCES:
        s[name] = table.slot(given.get(name), f"{at}.{name}")
    if int(s["battle"]) and (int(s["attacker"]) < 0 or int(s["defender"]) < 0):
        raise Refusal("cipher-bad-position", at=f"{at}.battle", problem="a battle has an attacker and a defender")
    for reference in _listed(given.get("picked"), f"{at}.picked"):
        slot = table.slot(reference, f"{at}.picked")
        s["picked"][slot >> SHIFT] |= 1 << (slot & STRIDE - 1)
    if given.get("skill") is not None:
        _read_skill(state, given)
    for i, entry in enumerate(_listed(given.get("queue"), f"{at}.queue")[:TRIGGERS]):
        one = _mapped(entry, f"{at}.queue[{i}]", _QUEUED)
        s["queue_skill"][i] = _skill(one.get("skill"), f"{at}.queue[{i}]")
        for name in ("source", "unit", "other"):
            s[f"queue_{name}"][i] = table.slot(one.get(name), f"{at}.queue[{i}].{name}")
        if int(s["queue_source"][i]) < 0:
            raise Refusal("cipher-bad-position", at=f"{at}.queue[{i}].source", problem="a triggered skill is of a card")
        s["queue_seat"][i] = int(s["queue_source"][i]) >> SHIFT
        s["queue_group"][i] = _whole(one.get("group", 0), f"{at}.queue[{i}].group", 0, 100)
        s["queue_n"] = i + 1


def _read_skill(state: State, given: Mapping[str, Any]) -> None:
    s = state[0]
    number = _skill(given["skill"], "position.pending.skill")
    acting = int(s["stage"]) == ACTING
    row = SKILL_TABLE[number]
    if int(s["source"]) < 0:
        raise Refusal("cipher-bad-position", at="position.pending.source", problem="missing: a skill is of a card")
    s["skill"] = number
    last = max(0, int(row[S_DOES] if acting else row[S_COSTS]) - 1)
    s["at"] = _whole(given.get("at", 0), "position.pending.at", 0, last) + (int(row[S_DO]) if acting else 0)
    if acting:
        effect = EFFECT_TABLE[int(s["at"])]
        s["ask_filter"] = effect[E_TARGET] if chooses_units(state) else effect[E_FILTER]


def _read_lasting(state: State, table: _Table, given: Sequence[Any]) -> None:
    s = state[0]
    for k, entry in enumerate(given[:MODS]):
        at = f"position.lasting[{k}]"
        one = _mapped(entry, at, _LASTING)
        row = SKILL_TABLE[_skill(one.get("skill"), at)]
        if one.get("duration") not in o.DURATIONS:
            raise Refusal("cipher-bad-position", at=f"{at}.duration", problem=f"not one of {', '.join(o.DURATIONS)}")
        s["mod_target"][k] = table.slot(one.get("on"), f"{at}.on")
        s["mod_effect"][k] = int(row[S_DO]) + _whole(one.get("effect", 0), f"{at}.effect", 0, int(row[S_DOES]) - 1)
        s["mod_amount"][k] = _whole(one.get("amount", 1), f"{at}.amount", -1000, 1 << 40)
        s["mod_duration"][k] = o.DURATIONS.index(one["duration"])
        s["mod_seat"][k] = _seat(one.get("by"), f"{at}.by")
        s["mod_n"] = k + 1


def parse(rules: RuleSet, position: object) -> State:
    """The state of a written position; without "pending" the turn player is asked what the phase asks."""
    given = _mapped(position, "position", _POSITION)
    state = blank(rules)
    s = state[0]
    table = _Table(given)
    for side in table.sides:
        side.lay(s)
    note_properties(state)
    s["turn_no"] = _whole(given.get("turn", 3), "position.turn", 0)
    s["turn"] = s["ask_seat"] = _seat(given.get("player", SEATS[0]), "position.player")
    phase = given.get("phase", "action")
    if phase not in PHASES:
        raise Refusal("cipher-bad-position", at="position.phase", problem=f"not one of {', '.join(PHASES)}")
    s["phase"], s["spent"] = PHASES.index(phase), _whole(given.get("spent", 0), "position.spent", 0, 100)
    _read_lasting(state, table, _listed(given.get("lasting"), "position.lasting"))
    if phase == PHASES[OVER]:
        if given.get("winner") not in WINNERS[1:]:
            problem = f"not one of {', '.join(WINNERS[1:])}"
            raise Refusal("cipher-bad-position", at="position.winner", problem=problem)
        s["winner"] = WINNERS.index(given["winner"])
    elif given.get("pending") is not None:
        _read_pending(state, table, _mapped(given["pending"], "position.pending", _PENDING))
    elif phase in _ASK_OF_PHASE:
        s["crowded"] = 1  # whoever wrote it may have put two of one name on the field
        s["ask"], s["step"] = _ASK_OF_PHASE[phase], int(phase == "bond")
    else:
        raise Refusal("cipher-bad-position", at="position.pending", problem="this phase needs a pending decision")
    for k in range(int(s["mod_n"])):
        s["ops"] |= np.int64(1) << EFFECT_TABLE[int(s["mod_effect"][k])][0]
    if int(s["phase"]) != OVER:
        refill(state)
    return state
