"""Drawings from the JSON view: the table in plain characters, which golden playthroughs hold too; field and invitation.

The last two are made of shapes: a whole table is too full for a few of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.core.picture import SIDE, Box, Disc, Label, Shape
from parlour.games.cipher.cards.called import called
from parlour.games.cipher.shown.events import unit_of
from parlour.games.cipher.state import SEATS

ATTACKER, DEFENDER = ("Chrom", 60, "blue"), ("Marth", 50, "red")
WIDE, HIGH = 36.0, 38.0  # of a card, in units
_CROWN: Final = 3.2  # radius of what marks a hero
_ABREAST: Final = 5  # units of a line that have room side by side
_ROW: Final = 22.0  # from one line of the field to the next, in units
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
    """Return both sides' lines and orbs, the first seat below; a broken orb is dark."""
    shapes: list[Shape] = [Box(0, 0, SIDE, SIDE, "velvet", 4)]
    for seat, lines, orbs in (("second", ("back", "front"), 4.0), ("first", ("front", "back"), SIDE - 4)):
        side = view["sides"][seat]
        top = 8.0 if seat == "second" else 8.0 + 2 * _ROW
        for row, line in enumerate(lines):
            shapes += _abreast(side[line], top + row * _ROW, seat, lang)
        shapes += [
            Disc(SIDE / 2 + (at - _ORBS // 2) * 6, orbs, 2, "yellow-thing" if at < len(side["orbs"]) else "ink", "ink")
            for at in range(_ORBS)
        ]
    return shapes


def _abreast(units: Sequence[Mapping[str, Any]], top: float, seat: str, lang: str) -> list[Shape]:
    """Return the units of a line side by side, the hero among them for certain."""
    seen = sorted(units, key=lambda unit: not unit["main"])[:_ABREAST]
    wide, high = 17.6, _ROW - 3
    left = (SIDE - len(seen) * (wide + 1) + 1) / 2
    shapes: list[Shape] = []
    for at, unit in enumerate(seen):
        x = left + at * (wide + 1)
        shapes += [Box(x, top, wide, high, "paper", 2), Box(x + 0.7, top + 0.7, wide - 1.4, high - 1.4, seat, 1.5)]
        if unit["main"]:
            shapes.append(Disc(x + wide / 2, top + 1, 1.8, "yellow-thing", "ink"))
        shapes.append(Label(x + wide / 2, top + high * 0.42, 8, str(unit["attack"]), "paper"))
        name = _named(unit["card"], lang).partition(" (")[0]
        shapes.append(Label(x + wide / 2, top + high * 0.8, 2.9, name, "paper"))
    return shapes


def invitation() -> list[Shape]:
    """Return two heroes whose strengths are compared: the one below attacks."""
    (_, attack, _), (_, against, _) = ATTACKER, DEFENDER
    return [
        Box(0, 0, SIDE, SIDE, "shade", 4),
        *_card(5, *DEFENDER),
        Label(SIDE / 2, SIDE / 2, 8.4, f"{attack} › {against}", "yellow-thing"),
        *_card(SIDE - HIGH - 5, *ATTACKER),
    ]


def _card(top: float, name: str, strength: int, colour: str) -> list[Shape]:
    left, middle = (SIDE - WIDE) / 2, SIDE / 2
    return [
        Box(left, top, WIDE, HIGH, "paper", 3),
        Box(left + 1.5, top + 1.5, WIDE - 3, HIGH - 3, colour, 2),
        Disc(left + WIDE - 6, top + 6, _CROWN, "yellow-thing", "ink"),
        Label(middle, top + HIGH * 0.48, 15, str(strength), "paper"),
        Label(middle, top + HIGH * 0.84, 5.4, name, "paper"),
    ]
