"""Decks of Fire Emblem Cipher: what may be played, and decks as text (rulebook 1)."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from parlour.core.refusal import Refusal
from parlour.games.cipher.cards import DATA, Card, card

LEAST: Final = 50  # cards, the main character included; the rules know no most
MOST: Final = 60  # what a match has room for
COPIES: Final = 4  # of one card name (rulebook 1.3)
MAIN_COST: Final = 1  # printed cost of a main character (rulebook 1.4)

_LINE: Final = re.compile(r"(?:(?P<count>\d{1,2})\s*[x×]?\s+)?(?P<card>\S.*?)(?:\s*[x×]\s*(?P<after>\d{1,2}))?")
_MAIN: Final = re.compile(r"(?:MC|main(?: character)?|personnage principal)\s*:\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be played: the main character's code, and every card's code, his included."""

    main: str
    codes: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The deck as it is kept and sent."""
        return {"main": self.main, "cards": list(self.codes)}

    def as_text(self) -> str:
        """The deck a line per card, the main character first."""
        lines = [f"MC: {self.main} {card(self.main).name}"]
        lines += [f"{count} {code} {card(code).name}" for code, count in sorted(Counter(self.codes).items())]
        return "\n".join(lines) + "\n"


def _refuse_copies(codes: Sequence[str]) -> None:
    by_name = Counter(card(code).name for code in codes)
    for code in codes:
        made = card(code)
        if by_name[made.name] > COPIES and not made.allows("deck_limit_none"):
            raise Refusal("cipher-too-many-copies", at="cards", card=made.name, count=by_name[made.name], most=COPIES)


def _refuse_size(count: int) -> None:
    if count < LEAST:
        raise Refusal("cipher-deck-too-small", at="cards", count=count, least=LEAST)
    if count > MOST:
        raise Refusal("cipher-deck-too-large", at="cards", count=count, most=MOST)


def check(main: str, codes: Sequence[str], enforced: Callable[[Card], bool] = lambda _card: True) -> Deck:
    """A deck, checked; a Refusal names the first thing that is wrong, and the card it is about.

    `enforced` says whether the rules of a card are all enforced; a deck with one that is not is refused.
    """
    found = [card(code, f"cards[{at}]") for at, code in enumerate(codes)]
    _refuse_size(len(found))
    _refuse_copies([made.code for made in found])
    leader = card(main, "main")
    if leader.cost != MAIN_COST:
        raise Refusal("cipher-main-cost", at="main", card=leader.name, cost=leader.cost)
    if leader.name not in {made.name for made in found}:
        raise Refusal("cipher-main-not-in-deck", at="main", card=leader.name)
    for made in found:
        if not enforced(made):
            raise Refusal("cipher-card-not-enforced", at="cards", card=f"{made.code} {made.name}")
    return Deck(leader.code, tuple(made.code for made in found))


def read(text: str) -> tuple[str, list[str]]:
    """The main character and the cards of a deck written by hand; a Refusal names the line that cannot be read.

    A line is a number and a card ("3 B01-008 Red Knight Cain", "3x Red Knight Cain", "B01-008 x3"); "MC:" before a card
    names the main character, and # begins a comment. Without "MC:" the first card of cost 1 leads.
    """
    main: str | None = None
    codes: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.split("#")[0].strip()
        if not said:
            continue
        named = _MAIN.match(said)
        if named:
            main = _card_of(said[named.end() :], number).code
            continue
        parts = _LINE.fullmatch(said)
        assert parts is not None, "every line that is not blank has a card"
        codes += [_card_of(parts["card"], number).code] * int(parts["count"] or parts["after"] or 1)
    leads = main or next((code for code in codes if card(code).cost == MAIN_COST), "")
    return leads, codes


def _card_of(said: str, line: int) -> Card:
    """The card of a line: its code, with or without the name after it, or its name."""
    for wanted in (said.split()[0], said):
        try:
            return card(wanted)
        except Refusal:
            continue
    raise Refusal("cipher-deck-line", at=f"line {line}", line=line, text=said[:60])


@cache
def starters() -> Mapping[str, Deck]:
    """The decks S01 to S08, ready to be played."""
    given = json.loads((DATA / "starters.json").read_text(encoding="utf-8"))
    return {
        name: check(deck["main_character"], [row["code"] for row in deck["cards"] for _ in range(row["count"])])
        for name, deck in given.items()
    }


def starter_theme(name: str) -> str:
    """What a starter is about, as its data file says."""
    given: dict[str, Any] = json.loads((DATA / "starters.json").read_text(encoding="utf-8"))
    return str(given[name]["theme"])
