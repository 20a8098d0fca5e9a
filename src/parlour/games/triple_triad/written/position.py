"""Positions: a board, with or without hands, as the referee's JSON and back, with every mistake pointed at."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, cast

from parlour.core.record import Facts, State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.blank import blank, put_card
from parlour.games.triple_triad.cards import Card, own_card
from parlour.games.triple_triad.numbering import HOLDER, PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS, TRAVEL
from parlour.games.triple_triad.sets import printed, set_in
from parlour.games.triple_triad.state import (
    CELLS,
    ELEMENTS,
    HAND,
    NOBODY,
    OPERATORS,
    ORDER,
    OVER,
    PHASES,
    PLAYING,
    REPLAY_TIE,
    SEATS,
    SUDDEN_DEATH,
    WRITINGS,
)
from parlour.games.triple_triad.written import markup
from parlour.games.triple_triad.written.notation import row_card


def seat_of(value: object, at: str) -> int:
    """Return the seat of a colour's name."""
    if value not in SEATS:
        raise Refusal("bad-seat", at=at, value=str(value))
    return SEATS.index(str(value))


def _list_of_nine(position: Mapping[str, Any], name: str) -> Sequence[Any]:
    given = position.get(name)
    if given is None:
        return [None] * CELLS
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != CELLS:
        raise Refusal("not-nine", at=f"position.{name}", name=name)
    return given


def read_card(given: object, at: str) -> Card:
    """Return a card of a position: an object with "card" (or "sides"), or its four numbers."""
    try:
        return own_card(given if isinstance(given, Mapping) else {"card": given})
    except Refusal as refusal:
        refusal.at = at
        raise


def _element(given: object, at: str) -> int:
    if given is None:
        return 0
    if given not in ELEMENTS:
        raise Refusal("unknown-element", at=at, value=str(given), known=", ".join(ELEMENTS))
    return 1 + ELEMENTS.index(str(given))


def build_gate(state: State, cell: int, given: object, at: str) -> None:
    """Write an operator, a number and a writing on a cell; impossible ones are refused (rulebook 3.13 and 6)."""
    if not isinstance(given, Mapping) or given.get("op") not in OPERATORS or given.get("writing") not in WRITINGS:
        raise Refusal("bad-restriction", at=at)
    value = given.get("value")
    if not isinstance(value, int) or isinstance(value, bool) or not (2 <= value <= 30 or value == 100):
        raise Refusal("bad-restriction-value", at=at, value=str(value))
    writing = WRITINGS.index(given["writing"])
    if TRAVEL[cell, writing] == STAYS:
        raise Refusal("restriction-cannot-move", at=at, writing=str(given["writing"]), cell=cell)
    s = state[0]
    s["gate_op"][cell], s["gate_value"][cell] = 1 + OPERATORS.index(given["op"]), value
    s["gate_writing"][cell] = 1 + writing


class Seated:
    """The cards of a written position in their slots, with the words by which each was given, for the answer."""

    def __init__(self, state: State, whole: bool) -> None:
        self.state = state
        self.whole = whole  # are hands given?
        self.given: dict[int, Mapping[str, Any]] = {}
        self._seated = [0, 0]

    def seat_card(self, given: object, seat: int, at: str) -> int:
        """Put a card into the next slot of a seat."""
        card = printed(set_in(self.state[0]), read_card(given, at))
        brought = given.get("brought") if isinstance(given, Mapping) else None
        if self._seated[seat] == HAND:
            raise Refusal("too-many-cards", at=at, most=HAND)
        slot = int(SLOT_AT[seat, self._seated[seat]])
        self._seated[seat] += 1
        put_card(self.state, slot, card, seat if brought is None else seat_of(brought, f"{at}.brought"))
        self.state[0]["seen"][slot] = 7
        self.given[slot] = given if isinstance(given, Mapping) else {"card": list(card.sides)}
        return slot


def parse(rules: RuleSet, position: object) -> Seated:
    """Return the state of a written position.

    Without "hands" nobody holds a card, and the caller has to set the turn. A tie ends the position here even if the
    rules replay it: the next round is a new deal.
    """
    if not isinstance(position, Mapping):
        raise Refusal("bad-position", at="position")
    position = markup.plain(position, str(rules["cards"]))
    state = blank(rules)
    s = state[0]
    s["rule_bits"] = int(s["rule_bits"]) & ~(SUDDEN_DEATH | REPLAY_TIE)
    seated = Seated(state, position.get("hands") is not None)
    for cell, given in enumerate(_list_of_nine(position, "board")):
        if given is not None:
            at = f"position.board[{cell}]"
            colour = seat_of(given.get("owner") if isinstance(given, Mapping) else None, f"{at}.owner")
            s["cell"][cell] = seated.seat_card(given, colour, at)
            s["colour"][cell] = colour
    for cell, given in enumerate(_list_of_nine(position, "elements")):
        s["mark"][cell] = _element(given, f"position.elements[{cell}]")
    for cell, given in enumerate(_list_of_nine(position, "restrictions")):
        if given is not None:
            build_gate(state, cell, given, f"position.restrictions[{cell}]")
    s["vacant"] = sum(1 << cell for cell, slot in enumerate(s["cell"]) if slot < 0)
    s["phase"] = PLAYING
    if seated.whole:
        _read_hands(seated, position)
    return seated


def _read_hands(seated: Seated, position: Mapping[str, Any]) -> None:
    s, hands = seated.state[0], position["hands"]
    if not isinstance(hands, Mapping):
        raise Refusal("bad-hands", at="position.hands")
    for seat, name in enumerate(SEATS):
        cards = hands.get(name) or []
        if not isinstance(cards, Sequence) or isinstance(cards, str):
            raise Refusal("bad-hands", at=f"position.hands.{name}")
        for i, given in enumerate(cards):
            slot = seated.seat_card(given, seat, f"position.hands.{name}[{i}]")
            s["hand"][seat] = int(s["hand"][seat]) | 1 << int(PLACE[slot])
    turn = _turn(position, placed_cards(seated.state))
    s["turn"] = turn
    s["first"] = turn if placed_cards(seated.state) % 2 == 0 else 1 - turn
    s["forced"] = _forced(position.get("forced"), s, turn)
    if position.get("first_player") is not None:
        first = seat_of(position["first_player"], "position.first_player")
        if first != int(s["first"]) and position.get("to_act") is not None:
            raise Refusal("turn-does-not-fit", at="position.to_act", placed=placed_cards(seated.state))
    if placed_cards(seated.state) == CELLS:
        s["phase"] = OVER
    elif not int(s["hand"][turn]):
        raise Refusal("empty-hand", at=f"position.hands.{SEATS[turn]}", seat=SEATS[turn])


def _forced(given: object, s: Any, turn: int) -> int:
    """Return the slot of the card that must be played, or -1.

    It is given by its place, from 1, in the hand of the seat to act. Under Order it is the first of the hand, given or
    not (rulebook 4).
    """
    if given is None:
        held = int(s["hand"][turn])
        ordered = int(s["rule_bits"]) & ORDER and held and int(s["vacant"])
        return int(SLOT_AT[turn, (held & -held).bit_length() - 1]) if ordered else -1
    if (
        not isinstance(given, int)
        or not 1 <= given <= HAND
        or not int(s["hand"][turn]) >> (given + _laid(s, turn) - 1) & 1
    ):
        raise Refusal("card-not-in-hand", at="position.forced", seat=SEATS[turn])
    return int(SLOT_AT[turn, given + _laid(s, turn) - 1])


def _laid(s: Any, seat: int) -> int:
    """Return how many of a seat's slots a written position put on the board: they come before its hand."""
    return sum(int(HOLDER[slot]) == seat for slot in map(int, s["cell"]) if slot >= 0)


def _turn(position: Mapping[str, Any], placed: int) -> int:
    if position.get("to_act") is not None:
        return seat_of(position["to_act"], "position.to_act")
    first = seat_of(position.get("first_player"), "position.first_player")
    return first if placed % 2 == 0 else 1 - first


def _cards_words(given: Mapping[int, Mapping[str, Any]], state: State, slot: int, seat: int) -> shapes.WrittenCard:
    """Return the words of a card of a seat, with who brought it if that was the other seat."""
    card = row_card(state[0], slot)
    assert card is not None, "a written position hides nothing"
    known_too = {"name": card["name"], "power": card["power"], "type": card["type"]}
    brought = int(state[0]["brought"][slot])
    if brought != seat:
        known_too["brought"] = SEATS[brought]
    told = {key: given[slot][key] for key in known_too if key in given[slot]} if slot in given else known_too
    return cast(shapes.WrittenCard, {"card": card["sides"], "element": card["element"], **told})


def _hand(given: Mapping[int, Mapping[str, Any]], state: State, seat: int) -> list[shapes.WrittenCard]:
    held = int(state[0]["hand"][seat])
    return [_cards_words(given, state, slot, seat) for i, slot in enumerate(map(int, SLOT_AT[seat])) if held >> i & 1]


def write(state: State, given: Mapping[int, Mapping[str, Any]], hands: bool) -> shapes.Position:
    """Return a state in the referee's form.

    `given` are the words by which cards were given. `hands` says if a whole game was asked about.
    """
    s = state[0]
    board: list[shapes.LyingCard | None] = [
        {**_cards_words(given, state, int(slot), int(colour)), "owner": SEATS[int(colour)]} if slot >= 0 else None
        for slot, colour in zip(s["cell"], s["colour"], strict=True)
    ]
    made: shapes.Position = {
        "board": board,
        "elements": [ELEMENTS[mark - 1] if mark else None for mark in map(int, s["mark"])],
        "restrictions": [gate_json(state[0], cell) for cell in range(CELLS)],
    }
    if hands:
        made["hands"] = {"red": _hand(given, state, 0), "blue": _hand(given, state, 1)}
        over = int(s["phase"]) == OVER
        made["to_act"] = None if over else SEATS[int(s["turn"])]
        made["first_player"] = SEATS[int(s["first"])]
        forced = int(s["forced"])
        if forced >= 0 and not over:
            seat, place = int(HOLDER[forced]), int(PLACE[forced])
            made["forced"] = (int(s["hand"][seat]) & (2 << place) - 1).bit_count()
    return made


def gate_json(s: Facts, cell: int) -> shapes.Gate | None:
    """Return the Power Wall restriction of a cell, or None."""
    op = int(s["gate_op"][cell])
    if not op:
        return None
    writing = WRITINGS[int(s["gate_writing"][cell]) - 1]
    return {"op": OPERATORS[op - 1], "value": int(s["gate_value"][cell]), "writing": writing}


def placed_cards(state: State) -> int:
    """Return the number of cards on the board."""
    return CELLS - int(state[0]["vacant"]).bit_count()


def check_hands(state: State) -> None:
    """Refuse unless both seats hold a card for each turn they have left until the board is full."""
    s = state[0]
    free, turn = int(s["vacant"]).bit_count(), int(s["turn"])
    for seat, wanted in ((turn, (free + 1) // 2), (1 - turn, free // 2)):
        holds = int(s["hand"][seat]).bit_count()
        if holds < wanted:
            name = SEATS[seat]
            raise Refusal("hand-too-small", at=f"position.hands.{name}", seat=name, count=holds, wanted=wanted)


def hide_rest(state: State) -> None:
    """Fill up the hand of the seat not to act with hidden cards, to the size that it would have."""
    s = state[0]
    free, seat = int(s["vacant"]).bit_count(), 1 - int(s["turn"])
    wanted = (free + 1) // 2 if seat == int(s["first"]) else free // 2 + 1
    places = (place for place in range(HAND) if not _lies(s, seat, place) and not int(s["hand"][seat]) >> place & 1)
    for place in islice(places, max(0, wanted - int(s["hand"][seat]).bit_count())):
        s["hand"][seat] = int(s["hand"][seat]) | 1 << place
        slot = SLOT_AT[seat, place]
        s["card"][slot], s["brought"][slot], s["seen"][slot] = NOBODY, seat, 1 << seat


def _lies(s: Any, seat: int, place: int) -> bool:
    return int(SLOT_AT[seat, place]) in map(int, s["cell"])


def phase_name(s: Facts) -> shapes.Phase:
    """Return the phase as the interface names it."""
    return PHASES[int(s["phase"])]
