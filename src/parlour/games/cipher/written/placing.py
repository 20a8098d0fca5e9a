"""Placing: the cards of a written position on their way to their slots."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.kernels.wide import add
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.cards.deck import DECK_MOST, unenforced
from parlour.games.cipher.compiled.compile import NUMBERS, enforced
from parlour.games.cipher.sets import place_of, slot_at
from parlour.games.cipher.state import BYTE, EVERYONE, NONE, SEATS, SKILLS, UNSEEN_ORBS
from parlour.games.cipher.vocabulary import values
from parlour.games.cipher.written.checks import flag, listed, mapped, whole
from parlour.games.cipher.written.fields import REFERABLE, ZONES
from parlour.games.cipher.written.mixed import LISTS, Mixed

_SIDE: Final = ("front", "back", "bonds", "hand", "orbs", "deck", "support", "retreat", "boundless", "mixed")
_UNIT: Final = ("cards", "main", "tapped", "attacked", "moved", "used")
_CARD: Final = ("card", "seen", "used")
_BOND: Final = (*_CARD, "face")
_KNOWN_CARD: Final = ("card", "known")
_ORB: Final = (*_KNOWN_CARD, "face")
_FACES: Final = ("up", "down")


def _face(given: Mapping[str, Any], at: str, usual: str) -> int:
    """Return 1 if a card lies face down, otherwise 0."""
    if given.get("face", usual) not in _FACES:
        raise Refusal("cipher-bad-position", at=f"{at}.face", problem="one-of", known=", ".join(_FACES))
    return _FACES.index(given.get("face", usual))


def _orbs(given: object, at: str) -> Mapping[str, Any]:
    """Return orbs with their parts: a number alone is their count, and codes alone are a pool of so many."""
    if isinstance(given, int) and not isinstance(given, bool):
        return {"count": given}
    if not isinstance(given, Mapping):
        codes = listed(given, at)
        return {"count": len(codes), "pool": codes}
    return mapped(given, at, ("count", "seen", "pool"))


def _deck(given: object, at: str) -> Mapping[str, Any]:
    """Return a deck with its parts: codes alone lie in that order, top first, and nobody knows them."""
    if not isinstance(given, Mapping):
        codes = listed(given, at)
        return {"count": len(codes), "top": [{"card": code} for code in codes], "pool": []}
    return mapped(given, at, ("count", "top", "pool"))


class _Placed:
    """A card of a written position on its way to a slot."""

    def __init__(self, code: object, zone: int, at: str, **marks: Any) -> None:
        found = find_card(str(code), at)
        if not enforced(found):
            raise unenforced(found, at)
        self.code, self.zone, self.marks = found.code, zone, marks
        self.slot = NONE


class _Side:
    """One seat of a written position."""

    def __init__(self, given: Mapping[str, Any], seat: int) -> None:
        self.seat, self.at = seat, f"position.{SEATS[seat]}"
        self.placed: list[_Placed] = []
        self.lists: dict[str, list[_Placed]] = {name: [] for name in (*ZONES, *LISTS)}
        self.hosts: dict[int, list[_Placed]] = {}
        self.mains: list[_Placed] = []
        for name in ("front", "back"):
            for i, unit in enumerate(listed(given.get(name), f"{self.at}.{name}")):
                self._unit(unit, name, f"{self.at}.{name}[{i}]")
        for name in ("bonds", "hand", "support", "retreat", "boundless"):
            for i, one in enumerate(listed(given.get(name), f"{self.at}.{name}")):
                self._add(one, name, f"{self.at}.{name}[{i}]")
        self._hidden(given)
        self._mix(Mixed(given.get("mixed"), f"{self.at}.mixed", len(self.placed)))
        if len(self.mains) != 1:
            raise Refusal("cipher-bad-position", at=self.at, problem="mains", count=len(self.mains))
        if len(self.placed) > DECK_MOST:
            raise Refusal("cipher-deck-too-large", at=self.at, count=len(self.placed), most=DECK_MOST)
        for place, one in enumerate(sorted(self.placed, key=lambda one: one.code)):
            one.slot = slot_at(seat, place)

    def _put(self, code: object, zone: int, at: str, **marks: Any) -> _Placed:
        one = _Placed(code, zone, at, **marks)
        self.placed.append(one)
        return one

    def _unit(self, given: object, name: str, at: str) -> None:
        unit = {"cards": [given]} if isinstance(given, str) else mapped(given, at, _UNIT)
        codes = listed(unit.get("cards"), f"{at}.cards")
        if not codes:
            raise Refusal("cipher-bad-position", at=at, problem="empty-unit")
        marks = {key: flag(unit.get(key), f"{at}.{key}") for key in ("tapped", "attacked", "moved")}
        top = self._put(codes[0], ZONES[name], at, **marks, level=len(codes), known=EVERYONE, used=unit.get("used"))
        self.lists[name].append(top)
        self.hosts[id(top)] = [self._put(code, values.UNDER, at, known=EVERYONE) for code in codes[1:]]
        if flag(unit.get("main"), f"{at}.main"):
            self.mains.append(top)

    def _add(self, given: object, name: str, at: str) -> None:
        fields = _BOND if name == "bonds" else _CARD
        one = {"card": given} if isinstance(given, str) else mapped(given, at, fields)
        known = EVERYONE
        if name == "support" and self.lists[name]:
            raise Refusal("cipher-bad-position", at=at, problem="supports")
        marks: dict[str, Any] = {"used": one.get("used")}
        if name == "bonds":
            marks["face_down"] = _face(one, at, "up")
        if (name == "hand" or marks.get("face_down")) and not flag(one.get("seen"), f"{at}.seen"):
            known = 1 << self.seat
        self.lists[name].append(self._put(one.get("card"), ZONES[name], at, known=known, **marks))

    def _orb(self, given: object, at: str) -> None:
        """Read an orb that somebody knows; one that lies face up is known to everybody."""
        one = {"card": given} if isinstance(given, str) else mapped(given, at, _ORB)
        down = _face(one, at, "down")
        least, most = (0, 1 << self.seat) if down else (EVERYONE, EVERYONE)
        known = whole(one.get("known", most), f"{at}.known", least, EVERYONE)
        self.lists["orbs"].append(self._put(one.get("card"), values.ORBS, at, known=known, face_down=down))

    def _hidden(self, given: Mapping[str, Any]) -> None:
        """Read orbs and deck: how many there are, those that somebody knows, and the pool that the others come from."""
        orbs = _orbs(given.get("orbs", 0), f"{self.at}.orbs")
        deck = _deck(given.get("deck", []), f"{self.at}.deck")
        seen, top = listed(orbs.get("seen"), f"{self.at}.orbs.seen"), listed(deck.get("top"), f"{self.at}.deck.top")
        may_be_orbs = listed(orbs.get("pool"), f"{self.at}.orbs.pool")
        pool = [*may_be_orbs, *listed(deck.get("pool"), f"{self.at}.deck.pool")]
        self.orbs = whole(orbs.get("count", len(seen)), f"{self.at}.orbs.count", len(seen), DECK_MOST)
        self.deck = whole(deck.get("count", len(top)), f"{self.at}.deck.count", len(top), DECK_MOST)
        self.top = len(top)
        unseen = self.orbs - len(seen) + self.deck - len(top)
        if len(pool) != unseen:
            at = f"{self.at}.deck.pool"
            raise Refusal("cipher-bad-position", at=at, problem="pool", count=len(pool), most=unseen)
        for i, one in enumerate(seen):
            self._orb(one, f"{self.at}.orbs.seen[{i}]")
        for i, one in enumerate(top):
            self._on_top(one, f"{self.at}.deck.top[{i}]", len(top) - 1 - i)
        placed = [self._put(code, values.POOL, f"{self.at}.deck.pool", known=0) for code in pool]
        self.lists["pool"] = placed[len(may_be_orbs) :]

    def _on_top(self, given: object, at: str, order: int) -> None:
        """Read a card of the deck whose place is known; the code alone means that everybody knows it."""
        one = {"card": given, "known": EVERYONE} if isinstance(given, str) else mapped(given, at, _KNOWN_CARD)
        known = whole(one.get("known", 0), at, 0, EVERYONE)
        self.lists["top"].append(self._put(one.get("card"), values.DECK, at, known=known, order=order))

    def _mix(self, mixed: Mixed) -> None:
        """Read the mixings with which the hidden cards came into the deck, and went from it."""
        self.mixed = mixed.times
        for name in LISTS:
            for one, came in zip(self.lists[name], mixed.came(name, len(self.lists[name])), strict=True):
                one.marks["came"] = came
            for one, went in zip(self.lists[name], mixed.went(name, len(self.lists[name])), strict=True):
                one.marks["went"] = went
        self.unseen_orbs = mixed.went("unseen", self.orbs - len(self.lists["orbs"]))
        hidden = [one for name in LISTS if name != "pool" for one in self.lists[name]]
        mixed.check(
            [one.marks.get("came", 0) for one in self.placed if one.zone == values.POOL],
            self.unseen_orbs,
            [(one.marks["came"], one.marks["went"], one.marks["known"]) for one in hidden],
        )

    def lay(self, s: Any) -> None:
        """Write this seat into a state."""
        seat = self.seat
        for one in self.placed:
            slot = one.slot
            s["card"][slot], s["zone"][slot] = NUMBERS[one.code], one.zone
            add(s["where"], (seat, one.zone), place_of(slot))
            if one.marks.get("came", 0) & BYTE < self.mixed:
                add(s["older"], seat, place_of(slot))
            for name in ("tapped", "attacked", "moved", "level", "known", "face_down", "order", "came", "went"):
                s[name][slot] = one.marks.get(name, 0)
            for k, n in enumerate(listed(one.marks.get("used"), self.at)[:SKILLS]):
                s["fired"][slot][k] = whole(n, f"{self.at}.used", 0, 100)
            for under in self.hosts.get(id(one), ()):
                s["host"][under.slot] = slot
        s["main"][seat] = self.mains[0].slot
        s["hand_n"][seat], s["bond_n"][seat] = len(self.lists["hand"]), len(self.lists["bonds"])
        s["orb_n"][seat], s["deck_n"][seat], s["top_n"][seat] = self.orbs, self.deck, self.top
        s["mixed"][seat] = self.mixed
        for went in self.unseen_orbs:
            s["backs"][seat][UNSEEN_ORBS][went] += 1
        if self.lists["support"]:
            s["support"][seat] = self.lists["support"][0].slot


class Placing:
    """Both seats of a written position, to find cards by "first.front.0"."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.sides = [_Side(mapped(position.get(name), f"position.{name}", _SIDE), i) for i, name in enumerate(SEATS)]

    @property
    def cards(self) -> int:
        """The number of cards of the larger side."""
        return max(len(side.placed) for side in self.sides)

    def slot(self, reference: object, at: str) -> int:
        if reference is None:
            return NONE
        seat, _, rest = str(reference).partition(".")
        zone, _, place = rest.partition(".")
        if seat in SEATS and zone in REFERABLE and place.isdigit():
            given = self.sides[SEATS.index(seat)].lists[zone]
            if int(place) < len(given):
                return given[int(place)].slot
        raise Refusal("cipher-bad-position", at=at, problem="nowhere", given=str(reference)[:40])
