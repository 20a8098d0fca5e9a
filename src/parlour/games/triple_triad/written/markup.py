"""A position as the wiki's `{{Board}}` template writes it, read with every mistake named by its parameter.

Source: seed 002 (the "101" page). `{{Board ||| ||| ||| }}` is the empty board and `{{Board|||geezard||||||}}` a blue
Geezard in the top right. It has nine parameters, one per square, row by row. "Card names are all lowercase", without
spaces, as its picture bitebug.jpg is. On colours: "the "r" before the name of the card refers to red". A card of no
set is named by its four numbers in the page's order, "Geezard - 1541".

The page writes hands as lists beside the template. Everything else in a position is written here as named parameters.
A wiki's template ignores parameters that it does not know, and draws the same board.
"""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final
from unicodedata import normalize

from parlour.core.refusal import Refusal
from parlour.games.triple_triad.cards import Card, natural_power, own_card
from parlour.games.triple_triad.sets import card_set, printed
from parlour.games.triple_triad.shapes import Gate, Position, WrittenCard
from parlour.games.triple_triad.state import CELLS, ELEMENTS, HAND, SEATS, TYPES
from parlour.games.triple_triad.written.notation import digits, parse_digits

FORM: Final = "wiki"  # the name under which a position is given in this form
RED: Final = "r"
NAMED: Final = ("element1", "wall1", "red", "blue", "play", "forced")
_BOARD: Final = re.compile(r"\{\{\s*[Bb]oard\s*(\|[^{}]*)?\}\}")
_OWN: Final = re.compile(r"[1-9a]{4}( .*)?")
_PLACE: Final = re.compile(r"(element|wall)([1-9])")
_WALL: Final = re.compile(r"([=+-])\s*(\d{1,3})\s+(horizontal|vertical)")
POWERS: Final = (*map(str, range(2, 31)), "100")
_ORDER: Final = "wiki"  # the order of the four numbers


def code(name: str) -> str:
    """Return the name of a card as the template takes it: lower case, letters and digits alone."""
    return re.sub(r"[^a-z0-9]", "", normalize("NFKD", name).lower())


@cache
def _codes(set_name: str) -> dict[str, Card]:
    return {code(card.name): card for card in card_set(set_name)}


def plain(position: Mapping[str, Any], set_name: str) -> Mapping[str, Any]:
    """Return a position without markup: the content of the markup, completed by the fields beside it."""
    if FORM not in position:
        return position
    beside = {name: value for name, value in position.items() if name != FORM}
    found = {**beside, **read(position[FORM], set_name)}
    if found.get("hands") is not None and found.get("to_act") is None and found.get("first_player") is None:
        raise Refusal("board-turn", at=f"position.{FORM}")
    return found


def read(text: object, set_name: str) -> dict[str, Any]:
    """Return the position of a Board; of several, as on the page of a match, the last."""
    boards = _BOARD.findall(text) if isinstance(text, str) else []
    if not boards:
        raise Refusal("no-board", at=f"position.{FORM}")
    squares, named = _parameters(boards[-1])
    position: dict[str, Any] = {
        "board": [_lying(given, str(i), set_name) for i, given in enumerate(squares, 1)],
        "elements": [_element(named.get(f"element{i}", ""), f"element{i}") for i in range(1, CELLS + 1)],
        "restrictions": [_wall(named.get(f"wall{i}", ""), f"wall{i}") for i in range(1, CELLS + 1)],
    }
    if hands := {seat: _hand(named[seat], seat, set_name) for seat in SEATS if seat in named}:
        position["hands"] = hands
    if turn := named.get("play"):
        position["to_act"] = _known(turn, SEATS, "play")
    if forced := named.get("forced"):
        position["forced"] = _forced(forced)
    return position


def _parameters(inside: str) -> tuple[list[str], dict[str, str]]:
    """Return the nine squares and the named parameters; as in any template, the last of two with one name counts."""
    squares, named = [], {}
    for given in inside.split("|")[1:]:
        name, equals, value = (part.strip() for part in given.partition("="))
        if not equals:
            squares.append(name)
        elif name in NAMED or _PLACE.fullmatch(name):
            named[name] = value
        else:
            raise _fault(name, "board-parameter", known=", ".join(NAMED))
    if len(squares) != CELLS:
        raise Refusal("board-squares", at=f"position.{FORM}", count=len(squares))
    return squares, named


def _fault(parameter: str, refusal: str, **told: Any) -> Refusal:
    return Refusal(refusal, at=f"position.{FORM}.{parameter}", parameter=parameter, **told)


def _known(value: str, known: Sequence[str], parameter: str) -> str:
    if value.casefold() not in known:
        raise _fault(parameter, "board-value", value=value[:40], known=", ".join(known))
    return value.casefold()


def _element(given: str, parameter: str) -> str | None:
    return _known(given, ELEMENTS, parameter) if given else None


def _wall(given: str, parameter: str) -> dict[str, Any] | None:
    if not given:
        return None
    found = _WALL.fullmatch(given.casefold())
    if found is None:
        raise _fault(parameter, "board-wall", value=given[:40])
    return {"op": found[1], "value": int(found[2]), "writing": found[3]}


def _forced(given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given[:3]) <= HAND:
        raise _fault("forced", "board-forced", value=given[:40])
    return int(given)


def _lying(given: str, parameter: str, set_name: str) -> dict[str, Any] | None:
    """Return a card on the board; a card whose own name begins with r is not read as a red one."""
    if not given:
        return None
    card, owner = _named(given, parameter, set_name), "blue"
    if card is None and given.casefold().startswith(RED):
        card, owner = _named(given[len(RED) :], parameter, set_name), "red"
    if card is None:
        raise _unknown(given, parameter, set_name)
    return {**_written(card), "owner": owner}


def _hand(given: str, parameter: str, set_name: str) -> list[dict[str, Any]]:
    found = []
    for name in filter(None, map(str.strip, given.split(","))):
        card = _named(name, parameter, set_name)
        if card is None:
            raise _unknown(name, parameter, set_name)
        found.append(_written(card))
    return found


def _named(given: str, parameter: str, set_name: str) -> Card | None:
    """Return the card of a name, or of four numbers with further print, or None."""
    if not _OWN.fullmatch(given.casefold()):
        return _codes(set_name).get(code(given))
    sides, *words = given.casefold().split()
    row: dict[str, Any] = {"sides": parse_digits(sides, _ORDER)}
    for word in words:
        row |= _printed_too(word, parameter)
    return own_card(row)


def _printed_too(word: str, parameter: str) -> dict[str, Any]:
    """Return what a word after the four numbers says of a card; "power" only introduces the number after it."""
    if word in ELEMENTS:
        return {"element": word}
    if word in TYPES:
        return {"type": word}
    if word in POWERS:
        return {"power": int(word)}
    if word == "power":
        return {}
    raise _fault(parameter, "board-value", value=word[:40], known=", ".join((*ELEMENTS, *TYPES, "power 2-30, 100")))


def _unknown(given: str, parameter: str, set_name: str) -> Refusal:
    names = _codes(set_name)
    near = get_close_matches(code(given), [*names, *(RED + name for name in names)], 1, 0)[0]
    return _fault(parameter, "board-card", value=given[:40], set=set_name, near=near)


def _written(card: Card) -> dict[str, Any]:
    return {"card": list(card.sides), **{name: getattr(card, name) for name in ("element", "name", "power", "type")}}


def write(position: Position, set_name: str) -> str:
    """Return a position as a Board from which `read` restores it, except who brought a card, as on the wiki."""
    squares = [square(card["owner"], _name(card, set_name)) if card else "" for card in position["board"]]
    named = "\n".join(f"|{name}={value}" for name, value in _extras(position, set_name))
    return "{{Board|" + "|".join(squares) + named + "}}"


def square(owner: str, name: str) -> str:
    """Return a card as a square of the template."""
    return f"{RED}{name}" if owner == "red" else name


def _extras(position: Position, set_name: str) -> list[tuple[str, object]]:
    """Return the parts of a position beside its board, by the names of their parameters."""
    found: list[tuple[str, object]] = []
    hands = position.get("hands")
    if hands is not None:
        found += [(seat, ", ".join(_name(card, set_name) for card in hands[seat])) for seat in SEATS]
    if turn := position.get("to_act"):
        found.append(("play", turn))
    if "forced" in position:
        found.append(("forced", position["forced"]))
    found += [(f"element{i}", element) for i, element in enumerate(position["elements"], 1) if element]
    return found + [(f"wall{i}", _gate(gate)) for i, gate in enumerate(position["restrictions"], 1) if gate]


def _gate(gate: Gate) -> str:
    return f"{gate['op']}{gate['value']} {gate['writing']}"


def _name(written: WrittenCard, set_name: str) -> str:
    """Return a card's name in its set; for any other card its numbers and further print."""
    card = printed(set_name, own_card(written))
    if card.set is not None:
        return code(card.name)
    power = None if card.power == natural_power(card.sides) else f"power {card.power}"
    return " ".join(filter(None, (numbers(card.sides), card.element, power, card.type)))


def numbers(sides: Sequence[int]) -> str:
    """Return the name of a card of no set: its numbers in the page's order."""
    return digits(sides, _ORDER).lower()
