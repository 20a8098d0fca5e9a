"""Decks of Fire Emblem Cipher: the checks of a deck, and decks as text (rulebook 1)."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from parlour.core.contract import Bring
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.cards import Card, by_code, card
from parlour.games.cipher.cards.printings import DATA

DECK_LEAST: Final = 50
DECK_MOST: Final = 120  # the room in this house; the rules have no maximum (rulebook 1.3)
COPIES: Final = 4  # of one card name (rulebook 1.3)
Enforced = Callable[[Card], bool]
MAIN_COST: Final = 1  # printed cost of a main character (rulebook 1.4)

_GAP: Final = re.compile(r"[\s,;]+")
_BULLET: Final = re.compile(r"(?:[\s*•]|[-–−](?!\d))*")  # a dash right before a number is a minus
_NUMBER: Final = r"(?P<count>[-–−]?\s*\d+)"
_BEFORE: Final = re.compile(_NUMBER + r"\s*[x×]?[\s,;]+(?P<card>\S.*)")
_AFTER: Final = re.compile(r"(?P<card>\S.*?)[\s,;]+[x×(]?\s*" + _NUMBER + r"\s*[x×)]?")
_MAIN: Final = re.compile(
    r"\W*(?:MC|main(?: character)?(?! deck)|unité principale|personnage principal)\b\W*", re.IGNORECASE
)
_COMMENT: Final = re.compile(r"#|//")
_HEADING: Final = re.compile(r".*:|[\[(=].*[\])=]|(?:main )?deck(?: \(?\d+\)?)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be played: the main character's code, and every card's code, the main character's included."""

    main: str
    codes: tuple[str, ...]

    def as_json(self) -> Bring:
        """Return the deck as it is stored and sent."""
        return {"main": self.main, "cards": list(self.codes)}


def _refuse_copies(codes: Sequence[str]) -> None:
    often = Counter(card(code).one for code in codes)
    for code in codes:
        made = card(code)
        if often[made.one] > COPIES and not made.allows("deck_limit_none"):
            raise Refusal("cipher-too-many-copies", at="cards", card=made.said, count=often[made.one], most=COPIES)


def _refuse_few(count: int) -> None:
    if count < DECK_LEAST:
        raise Refusal("cipher-deck-too-small", at="cards", count=count, least=DECK_LEAST)


def _refuse_many(count: int) -> None:
    if count > DECK_MOST:
        raise Refusal("cipher-deck-too-large", at="cards", count=count, most=DECK_MOST)


def unenforced(made: Card, at: str) -> Refusal:
    """Return the refusal of a card that was printed but whose rules are not enforced here yet."""
    return Refusal("cipher-card-not-enforced", at=at, card=made.coded)


def check(main: str, codes: Sequence[str], enforced: Enforced = lambda _card: True) -> Deck:
    """Return a checked deck; a Refusal names the first mistake, and the card it is about.

    `enforced` tells whether all rules of a card are enforced; a deck with another card is refused.
    """
    found = [card(code, f"cards[{at}]") for at, code in enumerate(codes)]
    _refuse_few(len(found))
    _refuse_many(len(found))
    _refuse_copies([made.code for made in found])
    leader = card(main, "main")
    if leader.cost != MAIN_COST:
        raise Refusal("cipher-main-cost", at="main", card=leader.said, cost=leader.cost)
    if leader.one not in {made.one for made in found}:
        raise Refusal("cipher-main-not-in-deck", at="main", card=leader.said)
    for made in found:
        if not enforced(made):
            raise unenforced(made, "cards")
    return Deck(leader.code, tuple(made.code for made in found))


def check_draft(main: str | None, codes: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return a deck that may be too small and lack a main character; refuse what can never become a deck."""
    _refuse_many(len(codes))
    found = [card(code, f"cards[{at}]").code for at, code in enumerate(codes)]
    _refuse_copies(found)
    leader = None if main is None else card(main, "main").code
    if leader is not None and leader not in found:
        raise Refusal("cipher-main-not-in-deck", at="main", card=card(leader).said)
    return leader, found


def read_draft(text: str, enforced: Enforced = lambda _card: True) -> tuple[str | None, list[str], list[Refusal]]:
    """Return the main character and cards that a text lists, and a Refusal for each line with a mistake.

    The cards may stand beside each other in a deck. A card that is not `enforced` gets a Refusal, too, but stays in the
    deck.
    """
    if text.lstrip().startswith("{"):
        try:
            main, codes = check_draft(*_led(*_read_json(text)))
        except Refusal as refusal:
            return None, [], [refusal]
        found = [made for made in map(card, dict.fromkeys(codes)) if not enforced(made)]
        return main, codes, [unenforced(made, f"cards[{codes.index(made.code)}]") for made in found]
    main, codes, problems = None, [], []
    for line in _lines(text):
        try:
            count, code = _counted(line.said, line.number)
            codes = check_draft(None, codes + [code] * (0 if line.named else count))[1]
            main = main or (code if line.leads else None)
            if not enforced(card(code)):
                problems.append(unenforced(card(code), f"line {line.number}"))
        except Refusal as refusal:
            refusal.at = f"line {line.number}"
            problems.append(refusal)
    main, codes = _led(main, codes)
    return main, codes, problems


def read(text: str) -> tuple[str, list[str]]:
    """Return the main character and the cards of a written deck; a Refusal names a line that cannot be read.

    A line is a number and a card, in any order, separated by spaces, commas, semicolons or tabs. Examples are
    "3 B01-008 Red Knight Cain", "Red Knight Cain x3" and "B01-008;3". "MC:" before a card, or above it, names the main
    character, which is added if it is not listed. Without it the first card of cost 1 leads. Headings are ignored;
    # and // begin comments. JSON is read as well: `{"main", "cards"}`, with the cards as a list or as numbers by code.
    """
    main, codes = _led(*(_read_json(text) if text.lstrip().startswith("{") else _read_lines(text)))
    return main or "", codes


def _led(main: str | None, codes: list[str]) -> tuple[str | None, list[str]]:
    """Return a deck with its main character among the cards; if none is named, the first possible card leads."""
    if main is None:
        return next((code for code in codes if card(code).cost == MAIN_COST), None), codes
    return main, codes if main in codes else [main, *codes]


def _read_json(text: str) -> tuple[str | None, list[str]]:
    try:
        given = json.loads(text)
    except json.JSONDecodeError as error:
        raise _bad_line(error.lineno, text.splitlines()[error.lineno - 1]) from error
    cards, main = given.get("cards"), given.get("main")
    if isinstance(cards, Mapping) and all(isinstance(count, int) for count in cards.values()):
        listed = [code for code, count in cards.items() for _ in range(_copies(str(count), f"cards.{code}"))]
    elif isinstance(cards, list):
        listed = [str(code) for code in cards]
    else:
        raise _bad_line(1, text)
    codes = [card(code, f"cards[{at}]").code for at, code in enumerate(listed)]
    return None if main is None else card(str(main), "main").code, codes


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that should name a card.

    `leads` is true once the main character was announced, `named` if that was on this very line.
    """

    number: int
    said: str
    named: bool
    leads: bool


def _lines(text: str) -> Iterator[_Line]:
    """Yield the lines of a text that are neither empty nor headings."""
    leads = False
    for number, line in enumerate(text.splitlines(), 1):
        said = _BULLET.sub("", _COMMENT.split(line)[0], count=1).rstrip(" \t*-•")
        named = _MAIN.match(said)
        leads = leads or named is not None
        said = said[named.end() :].strip() if named else said
        if said and not _HEADING.fullmatch(said):
            yield _Line(number, said, named is not None, leads)


def _read_lines(text: str) -> tuple[str | None, list[str]]:
    main: str | None = None
    codes: list[str] = []
    for line in _lines(text):
        count, code = _counted(line.said, line.number)
        if line.leads and main is None:
            main = code
        if not line.named:
            codes += [code] * count
    return main, codes


def _counted(said: str, line: int) -> tuple[int, str]:
    """Return the number and the code of a line that names a card."""
    at = f"line {line}"
    for parts in (_BEFORE.fullmatch(said), _AFTER.fullmatch(said)):
        if parts and (found := _card_of(parts["card"], at)):
            return _copies(parts["count"], at), found.code
    alone = _card_of(said, at)
    if alone is None:
        raise _bad_line(line, said)
    return 1, alone.code


def _copies(said: str, at: str) -> int:
    """Return the number of copies that a text asks for; refuse a text that is no such number."""
    count = int(said) if re.fullmatch(r"\d{1,3}", said) else 0
    if not 1 <= count <= DECK_MOST:
        raise Refusal("cipher-deck-count", at=at, count=said[:20], most=DECK_MOST)
    return count


def _card_of(said: str, at: str) -> Card | None:
    """Return the card of a line, by its code with or without the name after it, or by its name.

    A name that several cards have is refused; None means that there is no such card.
    """
    coded = by_code(_GAP.split(said.strip())[0])
    try:
        return coded or card(said, at)
    except Refusal as refusal:
        if refusal.code != "cipher-unknown-card":
            raise
        return None


def _bad_line(line: int, text: str) -> Refusal:
    return Refusal("cipher-deck-line", at=f"line {line}", line=line, text=text.strip()[:60])


@cache
def starters() -> Mapping[str, Deck]:
    """Return the decks S01 to S08, ready to be played."""
    given = json.loads((DATA / "starters.json").read_text(encoding="utf-8"))
    return {
        name: check(deck["main_character"], [row["code"] for row in deck["cards"] for _ in range(row["count"])])
        for name, deck in given.items()
    }
