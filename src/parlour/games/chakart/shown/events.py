"""Events: the kernels' log rows as facts, and the facts as sentences."""

from collections.abc import Callable
from typing import Any, Final, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.event import Event, EventFacts
from parlour.core.log import rows
from parlour.core.record import State
from parlour.core.shapes import Argument, Phrased
from parlour.games.chakart.board import board
from parlour.games.chakart.board.bits import squares_of
from parlour.games.chakart.play.actions import square_name
from parlour.games.chakart.shapes import GameEvent, PieceFacts, ThingFacts, Way
from parlour.games.chakart.state import DRAWN, EFFECTS, KINDS, OBJECTS, PENDING, REASONS, SEATS, WHITE_WON
from parlour.games.chakart.written.notation import human

Row = list[int]


def _squares(row: Row) -> list[str]:
    """Return the squares of the set that the last five numbers of a row hold."""
    mask = sum(piece << 15 * i for i, piece in enumerate(row[4:]))
    return [square_name(square) for square in squares_of(mask)]


def _piece(code: int) -> PieceFacts:
    return {"colour": SEATS[code // 6], "man": KINDS[code % 6]}


def _way(row: Row) -> Way:
    return {"from": square_name(row[0]), "to": square_name(row[1])}


def _thing(row: Row) -> ThingFacts:
    return {"object": OBJECTS[row[0]], "at": square_name(row[1])}


def _moved(row: Row, seat: str) -> EventFacts:
    return {**_piece(row[0]), **_way(row[1:])}


def _captured(row: Row, seat: str) -> EventFacts:
    return {**_piece(row[0]), "at": square_name(row[1]), "by": board.BY[row[2]]}


def _redirected(row: Row, seat: str) -> EventFacts:
    return {"object": OBJECTS[row[0]], **_way(row[1:]), "candidates": _squares(row)}


def _egg(row: Row, seat: str) -> EventFacts:
    pool = [effect for i, effect in enumerate(EFFECTS) if row[2] >> i & 1]
    return {"at": square_name(row[0]), "effect": EFFECTS[row[1]], "pool": pool}


def _converted(row: Row, seat: str) -> EventFacts:
    return {"at": square_name(row[1]), "man": KINDS[row[0]], "to": SEATS[row[2]], "candidates": _squares(row)}


def _over(row: Row, seat: str) -> EventFacts:
    winner = None if row[0] == DRAWN else SEATS[row[0] - WHITE_WON]
    return {"winner": winner, "reason": REASONS[row[1]]}


_READERS: Final[dict[int, tuple[str, Callable[[Row, str], EventFacts]]]] = {
    board.MOVED: ("move", _moved),
    board.CAPTURED: ("capture", _captured),
    board.PROMOTED: ("promoted", lambda r, seat: {"colour": seat, "at": square_name(r[1]), "man": KINDS[r[0]]}),
    board.TAKEN: ("taken", lambda r, seat: _thing(r)),
    board.LEFT: ("left", lambda r, seat: _thing(r)),
    board.REDIRECTED: ("redirected", _redirected),
    board.PUSHED: ("pushed", lambda r, seat: _way(r)),
    board.JUMPED: ("jumped", lambda r, seat: {**_way(r), "over": square_name(r[2])}),
    board.STOPPED: ("stopped", lambda r, seat: _thing(r)),
    board.EGG_DREW: ("egg", _egg),
    board.RETURNED: ("returned", lambda r, seat: {"man": KINDS[r[0]], **_way(r[1:])}),
    board.CHOMPED: ("chomped", lambda r, seat: {"man": KINDS[r[0]], "at": square_name(r[1])}),
    board.IMMOBILISED: ("immobilised", lambda r, seat: {"at": square_name(r[0]), "man": KINDS[(r[1] - 1) % 6]}),
    board.CONVERTED: ("converted", _converted),
    board.BONUS: ("bonus", lambda r, seat: {"effect": PENDING[r[0]], "lapsed": bool(r[1])}),
    board.DROPPED: ("dropped", lambda r, seat: {**_thing(r), "candidates": _squares(r)}),
    board.SHELLED: ("shell", lambda r, seat: _way(r)),
    board.STEALTHED: ("stealth", lambda r, seat: {"colour": SEATS[r[0]], **_way(r[1:])}),
    board.SWAPPED: ("swapped", lambda r, seat: _way(r)),
    board.PLACED: ("placed", lambda r, seat: {**_piece(r[0]), "at": square_name(r[1])}),
    board.CHOOSE: ("choose", lambda r, seat: {"at": square_name(r[0])}),
    board.RELEASED: ("released", lambda r, seat: {"squares": _squares(r)}),
    board.REVEALED: ("revealed", lambda r, seat: {"at": _squares(r)[0]}),
    board.OVER: ("over", _over),
}


def decode(before: State, log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events, then the notation of the action."""
    seat = SEATS[int(before[0]["turn"])]
    noted = rows(log)
    events = []
    thrown: EventFacts = {"by": "shell"} if noted and noted[0][0] == board.SHELLED else {}
    for kind, seen, row in noted:
        name, read = _READERS[kind]
        facts = read(row, seat)
        events.append(Event(name, {**facts, **thrown} if kind == board.TAKEN else facts, seen))
    written = human(before[0], [(kind, row) for kind, _seen, row in noted])
    if written is not None:
        events.append(Event("noted", {"notation": written, "colour": seat}))
    return events


_PLAIN: Final = (str, bool)  # the types of facts that select a variant of a sentence


def _arguments(data: EventFacts) -> dict[str, Argument]:
    """Return the variables of an event's sentence, with pieces, objects and effects by name."""
    args: dict[str, Argument] = {key: str(value).lower() for key, value in data.items() if isinstance(value, _PLAIN)}
    if "notation" in data:
        args["notation"], star, effect = data["notation"].partition("*")  # an effect's letter does not name a piece
        args["effect"] = star + effect
    if "man" in data:
        owner = data.get("colour")
        args["man"] = words.sentence(f"chakart-{owner}-{data['man']}" if owner else f"chakart-man-{data['man']}")
    if "object" in data:
        args.setdefault("by", "move")
    for key, prefix in (("object", "chakart-object-"), ("effect", "chakart-effect-")):
        if key in data:
            args[key] = words.sentence(prefix + data[key])
            args["which"] = data[key]
    for key in ("candidates", "squares"):
        if key in data:
            args[key] = [*data[key]]
    if "pool" in data:
        args["pool"] = [words.sentence(f"chakart-effect-{effect}") for effect in data["pool"]]
    if "winner" in data:
        args["winner"] = data["winner"] or "none"
    return args


def phrased(event: Event, viewer: int) -> Phrased:
    """Return an event for a viewer; another side's stealth move is told without its end."""
    known = event.known_to(viewer)
    data = event.data if known else {**event.data, "to": None}
    kind = event.kind if known else f"{event.kind}-hidden"
    says = words.sentence(f"event-chakart-{kind}", _arguments(data))
    return cast(Phrased, {"kind": event.kind, **data, "says": says})


def event_json(event: Event, viewer: int) -> GameEvent:
    """Return an event for a viewer, with its sentence in words."""
    return cast(GameEvent, words.worded(phrased(event, viewer)))
