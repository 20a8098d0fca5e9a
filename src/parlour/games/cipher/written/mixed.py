"""Mixed: the mixings with which a written position's hidden cards came and went (docs/reference/cipher.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.shapes.position import Mixings
from parlour.games.cipher.state import BYTE, ROOM, UNSEEN_ORBS
from parlour.games.cipher.vocabulary.values import BONDS, DECK, HAND, ORBS, POOL
from parlour.games.cipher.written.checks import listed, mapped, whole

LISTS: Final = {"pool": POOL, "hand": HAND, "bonds": BONDS, "orbs": ORBS, "top": DECK}
"""The lists of a side whose cards are told apart, by their names in a written position."""

_MINDS: Final = range(4)  # all viewers together, then each viewer: the bytes of `came`


def _bytes(came: int) -> list[int]:
    return [came >> 8 * mind & BYTE for mind in _MINDS]


def write_mixed(s: Any, seat: int, lists: Mapping[str, Sequence[int]]) -> Mixings:
    """Return the mixings of one seat; `lists` are slots in the order in which their cards are written."""
    came: dict[str, list[int | list[int]]] = {}
    went: dict[str, list[int]] = {}
    for name, slots in lists.items():
        minds = [_bytes(int(s["came"][slot])) for slot in slots]
        if any(map(any, minds)):
            came[name] = [mind[0] if len(set(mind)) == 1 else mind for mind in minds]
        if any(int(s["went"][slot]) for slot in slots):
            went[name] = [int(s["went"][slot]) for slot in slots]
    backs = s["backs"][seat][UNSEEN_ORBS].tolist()
    went["unseen"] = [mixing for mixing, n in enumerate(backs) for _ in range(n)]
    return {"times": int(s["mixed"][seat]), "came": came, "went": went}


class Mixed:
    """The mixings of one seat with so many cards as they are written; if nothing is written, none matters."""

    def __init__(self, given: object, at: str, cards: int) -> None:
        self._at = at
        fields = mapped({} if given is None else given, at, ("times", "came", "went"))
        self.times = whole(fields.get("times", 0), f"{at}.times", 0, (ROOM if cards <= ROOM else DECK_MOST) - 1)
        self._came = mapped(fields.get("came", {}), f"{at}.came", tuple(LISTS))
        self._went = mapped(fields.get("went", {}), f"{at}.went", ("unseen", *LISTS))

    def _mixing(self, given: object, at: str) -> int:
        return whole(given, at, 0, self.times)

    def _all(self, given: object, at: str, count: int) -> Sequence[Any]:
        """Return one entry for each of so many cards, zeros if none is given."""
        entries = listed(given, at)
        if entries and len(entries) != count:
            raise Refusal("cipher-bad-position", at=at, problem="mixed", count=len(entries), most=count)
        return entries or [0] * count

    def came(self, name: str, count: int) -> list[int]:
        """Return when each card of a list came, as a state keeps it."""
        at, made = f"{self._at}.came.{name}", []
        for entry in self._all(self._came.get(name), at, count):
            minds = [entry] * len(_MINDS) if isinstance(entry, int) else listed(entry, at)
            if len(minds) != len(_MINDS):
                raise Refusal("cipher-bad-position", at=at, problem="mixed", count=len(minds), most=len(_MINDS))
            made.append(sum(self._mixing(mixing, at) << 8 * mind for mind, mixing in enumerate(minds)))
        return made

    def went(self, name: str, count: int) -> list[int]:
        """Return the mixing during which each card of a list went, or each of the unseen orbs."""
        at = f"{self._at}.went.{name}"
        return [self._mixing(entry, at) for entry in self._all(self._went.get(name), at, count)]

    def check(self, pool: Sequence[int], orbs: Sequence[int], hidden: Sequence[tuple[int, int, int]]) -> None:
        """Refuse impossible mixings of unseen cards, unseen orbs, and the other hidden cards (came, went, known)."""
        for mixing in range(self.times):
            may = sum(came & BYTE <= mixing for came in pool)
            if may < sum(went <= mixing for went in orbs):
                self._refuse("went", mixing)
        for came in pool:
            for mixing in _bytes(came)[1:]:
                if mixing > came & BYTE:
                    self._refuse("came", mixing)
        for came, went, known in hidden:
            for viewer, mixing in enumerate(_bytes(came)[1:]):
                if not known >> viewer & 1 and mixing > went:
                    self._refuse("came", mixing)

    def _refuse(self, name: str, mixing: int) -> None:
        raise Refusal("cipher-bad-position", at=f"{self._at}.{name}", problem="unmixed", count=mixing)
