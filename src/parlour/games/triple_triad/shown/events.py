"""Events: the kernels' log rows as facts, and the facts as sentences (rulebook 3.9 gives their order)."""

from typing import Any, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.event import Event, EventFacts
from parlour.core.log import rows
from parlour.core.record import State
from parlour.core.shapes import Argument, Phrased
from parlour.games.triple_triad.play import moves, reasons, rounds
from parlour.games.triple_triad.play.geometry import TRAVELS
from parlour.games.triple_triad.shapes import GameEvent, Pair
from parlour.games.triple_triad.state import OPERATORS, SEATS, WALL
from parlour.games.triple_triad.written.notation import face, printed_card, row_card, squares

BY = ("basic", "same", "plus", "battle", "combo", "fallen_ace", "symmetric")
PRIVATE_FACTS = frozenset({"slot", "card"})
PLAIN = (str, int)

Row = list[int]


def _pair(row: Row) -> Pair:
    _at, side, near, mine, theirs = row[:5]
    return {"side": side, "cell": None if near == WALL else near, "mine": mine, "theirs": theirs}


def _placed(row: Row, state: State) -> EventFacts:
    seat, slot, cell, index = row[:4]
    card = row_card(state[0], slot) if index < 0 else printed_card(state[0], slot, index)
    square = squares(int(state[0]["rule_bits"]))[cell]
    return {"seat": SEATS[seat], "slot": slot, "cell": cell, "square": square, "card": card}


def _slid(row: Row, state: State) -> EventFacts:
    cell, way, second, third, op, value, power = row[:7]
    return {
        "cell": cell,
        "travel": TRAVELS[way],
        "op": OPERATORS[op - 1],
        "value": value,
        "power": power,
        "moves": [[cell, second], [second, third], [third, cell]],
    }


def _flipped(row: Row, state: State) -> EventFacts:
    cell, attacker, side, code, mine, theirs, add, add_theirs, seat = row
    return {
        "cell": cell,
        "from": attacker,
        "side": side,
        "by": BY[code // 16],
        "wave": code % 16,
        "mine": mine,
        "theirs": theirs,
        "mine_delta": add,
        "theirs_delta": add_theirs,
        "colour": SEATS[seat],
    }


def _ended(row: Row, state: State) -> EventFacts:
    red, blue, again, number = row[:4]
    winner = None if red == blue else SEATS[int(blue > red)]
    return {"winner": winner, "score": {"red": red, "blue": blue}, "replayed": bool(again), "round": number}


def _begun(row: Row, state: State) -> EventFacts:
    return {"round": row[0], "first": SEATS[row[1]]}


def _forced(row: Row, state: State) -> EventFacts:
    return {"seat": SEATS[row[0]], "slot": row[1], "card": row_card(state[0], row[1])}


def _swapped(row: Row, state: State) -> EventFacts:
    return {"slots": row[:2]}


_READERS = {
    reasons.PLACED: ("placed", _placed),
    reasons.SLID: ("slid", _slid),
    reasons.FLIPPED: ("flipped", _flipped),
    rounds.ROUND_BEGUN: ("dealt", _begun),
    rounds.FORCED: ("forced", _forced),
    rounds.ENDED: ("result", _ended),
    rounds.SWAPPED: ("swapped", _swapped),
    moves.PICKED: ("picked", _forced),
}


def _with_names(events: list[Event], before: State) -> list[Event]:
    """Add the cards of both sides to the flips, by following where each card lies."""
    s = before[0]
    lying = {cell: slot for cell, slot in enumerate(s["cell"].tolist()) if slot >= 0}
    named = []
    for event in events:
        data = event.data
        if event.kind == "placed":
            lying[data["cell"]] = data["slot"]
        elif event.kind == "slid":
            moved = {to: lying.get(start) for start, to in data["moves"]}
            for cell, slot in moved.items():
                lying.pop(cell, None)
                if slot is not None:
                    lying[cell] = slot
        elif event.kind == "flipped":
            card, attacker = (row_card(s, lying[data[at]]) for at in ("cell", "from"))
            event = Event("flipped", {**data, "card": card, "attacker": attacker}, event.seen)
        named.append(event)
    return named


def decode(before: State, after: State, log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events; pairs of one rule come as one event, Plus by its sum."""
    events: list[Event] = []
    groups: dict[tuple[str, int], Event] = {}
    for kind, seen, row in rows(log):
        if kind in (reasons.SAME_PAIR, reasons.PLUS_PAIR):
            plus = kind == reasons.PLUS_PAIR
            key = ("plus", row[3] + row[4]) if plus else ("same", 0)
            if key not in groups:
                facts: EventFacts = {"cell": row[0], "pairs": []}
                groups[key] = Event(key[0], {**facts, "sum": key[1]} if plus else facts)
                events.append(groups[key])
            groups[key].data["pairs"].append(_pair(row))
            continue
        name, read = _READERS[kind]
        events.append(Event(name, read(row, after if kind == rounds.FORCED else before), seen))
    live = [event for event in events if not _idle_group(event, events)] if groups else events
    return _with_names(live, before) if any(event.kind == "flipped" for event in live) else live


def _idle_group(event: Event, events: list[Event]) -> bool:
    """Tell whether an event is a group of Plus that flips nothing (only own cards and walls)."""
    if event.kind != "plus":
        return False
    cells = {pair["cell"] for pair in event.data["pairs"]}
    flipped = {e.data["cell"] for e in events if e.kind == "flipped" and e.data["wave"] == 0}
    return not cells & flipped


def _terms(data: EventFacts) -> str:
    """Return the terms as written under the board: "6 + 9 = 5 + A" for Plus, "4 = 4, 1 = 1" for Same."""
    if "sum" in data:
        return " = ".join(f"{face(pair['mine'])} + {face(pair['theirs'])}" for pair in data["pairs"])
    return ", ".join(f"{face(pair['mine'])} = {face(pair['theirs'])}" for pair in data["pairs"])


def _fighting(value: int, delta: int) -> str:
    return face(value) if delta == 0 else f"{face(value)}{'+' if delta > 0 else '−'}{abs(delta)}"


def _arguments(kind: str, data: EventFacts) -> dict[str, Argument]:
    """Return the variables of an event's sentence."""
    args: dict[str, Argument] = {key: value for key, value in data.items() if isinstance(value, PLAIN)}
    for key in ("card", "attacker"):
        if isinstance(data.get(key), dict):
            args[key] = data[key]["name"]
    if kind == "placed":
        args["cell"] = data.get("square", data["cell"] + 1)  # a log of older rules has no number of the square
    if "pairs" in data:
        args["terms"] = _terms(data)
    if kind == "flipped":
        args["mine"] = _fighting(data["mine"], data["mine_delta"])
        args["theirs"] = _fighting(data["theirs"], data["theirs_delta"])
    if kind == "result":
        args.update(data["score"], winner=data["winner"] or "none", again=str(data["replayed"]).lower())
    if kind == "roulette":
        value, name = data["value"], f"option-{data['option']}"
        args["rule"] = words.sentence(name if value is True else f"{name}-{value}")
    return args


def phrased(event: Event, viewer: int) -> Phrased:
    """Return an event for a viewer, without the facts that they may not know."""
    known = event.known_to(viewer)
    data = event.data if known else {k: v for k, v in event.data.items() if k not in PRIVATE_FACTS}
    kind = event.kind if known else f"{event.kind}-hidden"
    says = words.sentence(f"event-{kind}", _arguments(kind, data))
    return cast(Phrased, {"kind": event.kind, **data, "says": says})


def event_json(event: Event, viewer: int) -> GameEvent:
    """Return an event for a viewer, with its sentence in words."""
    return cast(GameEvent, words.worded(phrased(event, viewer)))
