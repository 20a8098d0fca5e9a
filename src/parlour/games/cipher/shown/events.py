"""Events: the kernels' log rows as facts, and the facts as sentences."""

from functools import cache
from typing import Any, Final, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.event import Called, Event, EventFacts, Names
from parlour.core.log import rows
from parlour.core.record import State
from parlour.core.shapes import Argument, Phrased
from parlour.games.cipher.cards.called import in_words
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.compiled.compile import EFFECT_TABLE, SKILL_NAMES
from parlour.games.cipher.field.reasons import NAMES, ROWS
from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.state import PHASES, SEATS
from parlour.games.cipher.vocabulary.columns import E_AMOUNT, E_OP
from parlour.games.cipher.vocabulary.effects import EFFECT_NAMES
from parlour.games.cipher.vocabulary.values import ZONES

UNNAMED: Final = "?"  # a card that nobody knows, in a sentence
PRIVATE_FACTS: Final = frozenset({"card", "slot"})
_SKILLS: Final = {number: name for name, number in SKILL_NAMES.items()}


def code_of(number: int) -> str | None:
    """Return the code of a card of the table, or None."""
    return all_cards()[number].code if number >= 0 else None


def unit_of(code: str | None) -> str:
    """Return the unit name of a card."""
    found = _by_code().get(code or "")
    return UNNAMED if found is None else found.unit_names[0]


@cache
def _by_code() -> dict[str, Card]:
    return {card.code: card for card in all_cards()}


def _fact(name: str, value: int) -> Any:
    """Return one number of a row as JSON."""
    if name == "seat":
        return SEATS[value]
    if name in ("card", "target_card"):
        return code_of(value)
    if name == "phase":
        return PHASES[value]
    if name == "line":
        return ZONES[value]
    if name in ("yes", "failed", "face_down"):
        return bool(value)
    if name == "skill":
        return _SKILLS[value]
    if name == "effect":
        return EFFECT_NAMES[int(EFFECT_TABLE[value][E_OP])]
    if name == "winner":
        return None if value == 3 else SEATS[value - 1]
    return value


def _row(kind: str, args: list[int]) -> EventFacts:
    data = {name: _fact(name, value) for name, value in zip(ROWS[kind], args, strict=False)}
    if kind == "leveled":
        data["promoted"], data["cost"] = bool(args[4] & 1), args[4] >> 1
    if kind == "gained":
        data["amount"] = int(EFFECT_TABLE[args[3]][E_AMOUNT]) & 0xFFFF
    return data


def decode(_before: State, _after: State, log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events."""
    return [Event(NAMES[kind], _row(NAMES[kind], row), seen) for kind, seen, row in rows(log)]


def _arguments(data: EventFacts, names: Called) -> dict[str, Argument]:
    """Return the variables of an event's sentence; players are called by name if they have one."""
    args: dict[str, Argument] = {key: value for key, value in data.items() if isinstance(value, int | str)}
    for key in ("card", "target_card"):
        if key in data:
            args[key] = in_words(unit_of(data[key]))
    for key in ("yes", "failed", "face_down", "promoted"):
        if key in data:
            args[key] = str(data[key]).lower()
    for key in ("line", "phase"):
        if key in data:
            args[key] = words.sentence(f"cipher-{key}-{data[key]}")
    for key in ("seat", "winner"):
        if data.get(key) in SEATS:
            args["name"] = names[SEATS.index(data[key])] or words.sentence(f"cipher-seat-{data[key]}")
    if "amount" in data:
        args["amount"] = f"{data['amount']:+d}".replace("-", "−")
    if "effect" in data:
        args["effect"] = words.sentence(f"cipher-gained-{data['effect'].replace('_', '-')}")
    if "winner" in data:
        args["winner"] = data["winner"] or "none"
    if "deck" in data:
        args["deck"] = data["deck"] or "own"
    return args


def phrased(event: Event, viewer: int, names: Called = (None, None)) -> Phrased:
    """Return an event for a viewer, without the facts that they may not know."""
    known = event.known_to(viewer)
    data = event.data if known else {k: None if k in PRIVATE_FACTS else v for k, v in event.data.items()}
    message = f"event-cipher-{event.kind}" if known else f"event-cipher-{event.kind}-hidden"
    shown = {key: value for key, value in data.items() if value is not None}
    says = words.sentence(message, _arguments(shown, names))
    return cast(Phrased, {"kind": event.kind, **data, "says": says})


def event_json(event: Event, viewer: int, names: Names = (None, None)) -> GameEvent:
    """Return an event for a viewer, with its sentence in words."""
    return cast(GameEvent, words.worded(phrased(event, viewer, names)))
