"""Drawings from the JSON view: the table in plain characters, which golden playthroughs hold too; field and invitation.

The last two are made of shapes, with the portraits of the cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.core.picture import SIDE, Box, Disc, Label, Portrait, Shape
from parlour.games.cipher.cards.called import called
from parlour.games.cipher.cards.cards import Card, by_code
from parlour.games.cipher.cards.printings import printings
from parlour.games.cipher.shown.events import unit_of
from parlour.games.cipher.state import SEATS

_ATTACKER: Final = ("B01-053", 60, "first")
_DEFENDER: Final = ("B01-003", 50, "second")
_WIDE, _HIGH = 16.625, 19.0  # of a card on the field, in units
_PRINTED: Final = 72  # units of its drawing that are so high
_APART: Final = 1.0  # between two cards
_EDGE: Final = 8.0  # above and below all lines; the orbs lie there
_ORBS: Final = 5  # of each side, at the beginning


def _named(code: str, lang: str) -> str:
    return called(unit_of(code), lang)


def _unit(unit: Mapping[str, Any], lang: str) -> str:
    marks = ("*" if unit["main"] else "") + ("^" * len(unit["stack"]))
    told = f"{_named(unit['card'], lang)}{marks} {unit['attack']}"
    return f"({told})" if unit["tapped"] else f"[{told}]"


def _line(side: Mapping[str, Any], line: str, lang: str) -> str:
    units = " ".join(_unit(unit, lang) for unit in side[line]) or "-"
    return f"  {words.say(lang, f'cipher-line-{line}'):12} {units}"


def _counts(side: Mapping[str, Any], lang: str) -> str:
    up = sum(not bond["face_down"] for bond in side["bonds"])
    return "  " + words.say(
        lang,
        "cipher-counts",
        {
            "hand": len(side["hand"]),
            "orbs": len(side["orbs"]),
            "bonds": len(side["bonds"]),
            "up": up,
            "deck": side["deck"],
            "retreat": len(side["retreat"]),
        },
    )


def _hand(side: Mapping[str, Any], lang: str) -> list[str]:
    known = [f"{_named(card['card'], lang)} {card['card']}" for card in side["hand"] if card["card"]]
    return [f"  {words.say(lang, 'cipher-hand')} {', '.join(known)}"] if known else []


def _orbs(side: Mapping[str, Any], lang: str) -> list[str]:
    up = [f"{_named(orb['card'], lang)} {orb['card']}" for orb in side["orbs"] if not orb["face_down"]]
    return [f"  {words.say(lang, 'cipher-orbs-up')} {', '.join(up)}"] if up else []


def _side(view: Mapping[str, Any], seat: str, lang: str) -> list[DrawnLine]:
    side = view["sides"][seat]
    lines = ["front", "back"] if seat == view["player"] else ["back", "front"]
    rows = [_line(side, line, lang) for line in lines]
    mark = ">" if view["to_act"] == seat else " "
    head = f"{mark} {words.say(lang, f'cipher-seat-{seat}')}"
    return [[(text, seat)] for text in (head, _counts(side, lang), *_orbs(side, lang), *rows, *_hand(side, lang))]


def of(view: Mapping[str, Any], lang: str) -> list[DrawnLine]:
    """Return the whole table: the turn, the other side, the side whose turn it is, and the attack in progress."""
    other = SEATS[1 - SEATS.index(view["player"])]
    phase = words.say(lang, f"cipher-phase-{view['phase']}")
    lines: list[DrawnLine] = [
        [(f"{view['turn']}. {phase}  {view['budget']['spent']}/{view['budget']['left']}", "bold")]
    ]
    lines += _side(view, other, lang) + _side(view, view["player"], lang)
    if view["battle"]:
        attack, defense = view["battle"]["attack"], view["battle"]["defense"]
        lines.append([(f"  {attack['total']} : {defense['total']}", "bold")])
    if view["ask"]:
        lines.append([(f"  {view['ask'][lang]}", "dim")])
    return lines


def card_name(card: Mapping[str, Any], lang: str) -> str:
    """The whole name of a card, or the number of a starter deck."""
    return card["name"] if "codes" in card else f"{card['title']} {called(card['unit'], lang)}".strip()


def card_columns(card: Mapping[str, Any], lang: str) -> dict[str, str]:
    """Return a card, or a starter deck, as the cells of a table row."""
    if "codes" in card:
        theme = words.say(lang, f"cipher-theme-{card['name']}")
        return {"name": card["name"], "theme": theme, "main": card["main"], "cards": str(len(card["codes"]))}
    promotion = "" if card["promotion"] is None else f"({card['promotion']})"
    return {
        "code": card["code"],
        "rarity": card["rarity"] + "+" * card["plus"],
        "name": card_name(card, lang),
        "colour": " ".join(words.say(lang, f"cipher-colour-{colour.lower()}") for colour in card["colors"]),
        "cost": f"{card['cost']}{promotion}",
        "attack": str(card["attack"]),
        "support": "X" if card["support"] is None else str(card["support"]),
        "range": " ".join(map(str, card["range"])),
        "enforced": "✓" if card["enforced"] else "–",
    }


def field(view: Mapping[str, Any], lang: str) -> list[Shape]:
    """Return both sides' lines and orbs, the first seat below, and hands that the viewer knows; lost orbs are dark."""
    sides = view["sides"]
    order = {"second": ("hand", "back", "front"), "first": ("front", "back", "hand")}
    rows = [
        (seat, cards)
        for seat, places in order.items()
        for place in places
        if (cards := [card for card in sides[seat][place] if card["card"]]) or place != "hand"
    ]
    high = (SIDE - 2 * _EDGE) / len(rows)
    shapes: list[Shape] = [Box(0, 0, SIDE, SIDE, "velvet", 4)]
    for row, (seat, cards) in enumerate(rows):
        shapes += _abreast(cards, _EDGE + row * high, high - 2, seat, lang)
    for seat, y in (("second", _EDGE / 2), ("first", SIDE - _EDGE / 2)):
        full = len(sides[seat]["orbs"])
        shapes += [
            Disc(SIDE / 2 + (at - _ORBS // 2) * 6, y, 2, "yellow-thing" if at < full else "ink", "ink")
            for at in range(_ORBS)
        ]
    return shapes


def _abreast(cards: Sequence[Mapping[str, Any]], top: float, high: float, seat: str, lang: str) -> list[Shape]:
    """Return cards side by side in a row of that height, smaller where they are many."""
    size = min(high / _HIGH, (SIDE - 2) / max(len(cards), 1) / (_WIDE + _APART))
    left = (SIDE - len(cards) * size * (_WIDE + _APART) + size * _APART) / 2
    shapes: list[Shape] = []
    for at, card in enumerate(cards):
        x, y = left + at * size * (_WIDE + _APART), top + (high - size * _HIGH) / 2
        shapes += _card(x, y, size, card["card"], card.get("attack"), seat, lang)
        if card.get("main"):
            shapes.append(Disc(x + size * _WIDE / 2, y + 0.4 * size, 1.8 * size, "yellow-thing", "ink"))
    return shapes


def invitation() -> list[Shape]:
    """Return two heroes whose strengths are compared: the one below attacks."""
    (_, attack, _), (_, against, _) = _ATTACKER, _DEFENDER
    left = (SIDE - 2 * _WIDE) / 2
    return [
        Box(0, 0, SIDE, SIDE, "velvet", 4),
        *_card(left, 4, 2, *_DEFENDER),
        Label(SIDE / 2, SIDE / 2, 8.4, f"{attack} › {against}", "yellow-thing"),
        *_card(left, SIDE - 2 * _HIGH - 4, 2, *_ATTACKER),
    ]


def _card(x: float, y: float, size: float, code: str, attack: int | None, seat: str, lang: str = "en") -> list[Shape]:
    """Return a card whose place and size are given: portrait, frame by its worth, name, cost and attack now."""
    name = _named(code, lang).partition(" (")[0]
    unit = size * _HIGH / _PRINTED

    def box(left: float, top: float, wide: float, high: float, colour: str, radius: float = 0) -> Box:
        return Box(x + left * unit, y + top * unit, wide * unit, high * unit, colour, radius * unit)

    def label(across: float, down: float, high: float, text: str, colour: str) -> Label:
        return Label(x + across * unit, y + down * unit, high * unit, text, colour)

    shapes: list[Shape] = [
        box(0, 0, 63, 72, seat, 8),
        Portrait(x + 4.2 * unit, y + 4.2 * unit, 54.6 * unit, 37.9 * unit, f"cipher/{code}"),
        box(1.5, 42.1, 60, 13.5, "paper"),
        Disc(x + 12 * unit, y + 12.8 * unit, 8 * unit, "paper"),
    ]
    if printed := by_code(code):
        shapes.append(Portrait(x, y, size * _WIDE, size * _HIGH, f"cipher/frames/{seat}/{_frame(printed)}"))
        shapes.append(label(12, 12.8, 12, str(printed.cost), "ink"))
        if printed.class_change_cost is not None:
            shapes.append(label(11.8, 26, 9, str(printed.class_change_cost), "ink"))
    shapes.append(label(31.5, 48.8, min(11.5, 100 / len(name)), name, "ink"))
    if attack is not None:
        shapes.append(label(31.5, 63.6, 15, str(attack), "paper"))
    return shapes


def _frame(card: Card) -> str:
    """Return what a card's frame is called by all that it tells: its rarity, its colours, whether it is promoted."""
    printing = printings()[card.code]
    told = [printing.rarity + "+" * printing.plus, "-".join(card.colors) or "none"]
    return "/".join(told if card.class_change_cost is None else [*told, "promoted"])
