"""Registers that a community brings along: members with their cards and gil, as CSV or as its wiki writes them."""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from parlour.core.refusal import Refusal
from parlour.hall.hosting import shapes
from parlour.hall.people.names import checked_name, name_key, skeleton

MOST_MEMBERS: Final = 500
LONGEST: Final = 200_000  # characters
MOST_GIL: Final = 10**9
HEADS: Final[Mapping[str, frozenset[str]]] = {
    "name": frozenset({"name", "member", "player", "pseudo", "nom", "membre", "joueur"}),
    "cards": frozenset({"cards", "card", "cartes", "carte"}),
    "gil": frozenset({"gil", "gils"}),
}
Verdict = Literal["new", "here", "fault"]
_CARD = re.compile(r"^(?P<name>.+?)\s+[-–]\s+[0-9A]{4}(?:\s*[x×]\s*(?P<count>\d{1,3}))?$", re.IGNORECASE)
_GIL = re.compile(r"^(?:gils?\s*[:=-]?\s*(?P<after>-?\d+)|(?P<before>-?\d+)\s*gils?)$", re.IGNORECASE)
_COPIES = re.compile(r"^(?P<name>.+?)\s*[x×]\s*(?P<count>\d{1,3})$")


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a register, and the line where they begin; `fault` is why they cannot be brought in, if so."""

    line: int
    name: str
    cards: Mapping[str, int] = field(default_factory=dict)
    gil: int = 0
    verdict: Verdict = "new"
    fault: Refusal | None = None

    def faulty(self, fault: Refusal) -> "Member":
        """Return the member with a fault: they cannot be brought in."""
        return replace(self, verdict="fault", fault=fault)


def read(text: str, known: Mapping[str, str]) -> list[Member]:
    """Return the members of a text; `known` are the cards by their names. A fault stands at its member."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise Refusal("register-empty", at="text")
    heads = _heads(lines[0][1])
    found = list(_from_rows(text, *heads) if heads else _from_lines(lines))
    if not found:
        raise Refusal("register-empty", at="text")
    if len(found) > MOST_MEMBERS:
        raise Refusal("register-too-long", at="text", most=MOST_MEMBERS)
    cards = {name_key(name): card for name, card in known.items()}
    return [_judged(one, cards, found) for one in found]


def settled(members: Sequence[Member], keys: frozenset[str], skeletons: frozenset[str]) -> list[Member]:
    """Return the members compared with those who have accounts here, by the keys and the skeletons of their names."""

    def beside(one: Member) -> Member:
        if one.verdict != "new":
            return one
        if name_key(one.name) in keys:
            return replace(one, verdict="here")
        return one.faulty(Refusal("name-alike")) if skeleton(one.name) in skeletons else one

    return [beside(one) for one in members]


def newcomers(members: Iterable[Member]) -> list[Member]:
    """Return those who would be brought in; refuse while any has a fault, or if nobody is new."""
    everybody = list(members)
    faults = sum(one.verdict == "fault" for one in everybody)
    if faults:
        raise Refusal("register-faults", at="text", count=faults)
    new = [one for one in everybody if one.verdict == "new"]
    if not new:
        raise Refusal("register-nobody", at="text")
    return new


def member_json(member: Member) -> shapes.RegisterMember:
    """Return a line of the dry run."""
    return {
        "line": member.line,
        "name": member.name,
        "cards": sum(member.cards.values()),
        "gil": member.gil,
        "verdict": member.verdict,
        "fault": None if member.fault is None else member.fault.as_json(),
    }


def _heads(line: str) -> tuple[str, dict[str, int]] | None:
    """Return the separator of the columns and the place of each, if the first line names them."""
    for mark in (";", "\t", ","):
        cells = [cell.strip().strip('"').casefold() for cell in line.split(mark)]
        places = {what: at for what, names in HEADS.items() for at, cell in enumerate(cells) if cell in names}
        if "name" in places and len(cells) > 1:
            return mark, places
    return None


def _from_rows(text: str, mark: str, places: Mapping[str, int]) -> Iterator[Member]:
    rows = csv.reader(text.splitlines(), delimiter=mark)
    next(row for row in rows if row)

    def cell(row: Sequence[str], what: str) -> str:
        at = places.get(what)
        return row[at].strip() if at is not None and at < len(row) else ""

    for row in rows:
        if not any(part.strip() for part in row):
            continue
        one = Member(rows.line_num, cell(row, "name"))
        for card in re.split(r"[,;|/]" if mark != "," else r"[;|/]", cell(row, "cards")):
            one = _with_card(one, card.strip()) if card.strip() else one
        yield _with_gil(one, cell(row, "gil") or "0")


def _from_lines(lines: Iterable[tuple[int, str]]) -> Iterator[Member]:
    """Yield members: a name on a line of its own, and below it what they have."""
    one: Member | None = None
    for number, line in lines:
        card, gil = _CARD.match(line), _GIL.match(line)
        if card is None and gil is None:
            if one is not None:
                yield one
            one = Member(number, line)
        elif one is None:
            one = Member(number, "").faulty(Refusal("register-nameless"))
        elif gil is not None:
            one = _with_gil(one, gil["after"] or gil["before"])
        else:
            one = _with_card(one, line)
    if one is not None:
        yield one


def _with_card(one: Member, text: str) -> Member:
    found = _CARD.match(text) or _COPIES.match(text)
    name, count = (found["name"], int(found["count"] or 1)) if found else (text, 1)
    return replace(one, cards=Counter(one.cards) + Counter({name.strip(): count}))


def _with_gil(one: Member, text: str) -> Member:
    try:
        gil = int(text.replace(" ", "").replace("\u202f", "").replace("\u00a0", ""))
    except ValueError:
        return one.faulty(Refusal("register-gil", given=text[:20], most=MOST_GIL))
    held = replace(one, gil=gil)
    return held if 0 <= gil <= MOST_GIL else held.faulty(Refusal("register-gil", given=str(gil), most=MOST_GIL))


def _alike(name: str, other: str) -> bool:
    return name_key(name) == name_key(other) or skeleton(name) == skeleton(other)


def _judged(one: Member, known: Mapping[str, str], everybody: Sequence[Member]) -> Member:
    """Return a member with cards as they are kept, or with the first fault that is found."""
    if one.fault is not None:
        return one
    unknown = [name for name in one.cards if name_key(name) not in known]
    if unknown:
        return one.faulty(Refusal("register-cards", cards=", ".join(sorted(unknown))[:200]))
    try:
        name = checked_name(one.name)
    except Refusal as refusal:
        return one.faulty(refusal)
    twice = [each.line for each in everybody if _alike(each.name, name)]
    if twice[0] != one.line:
        return one.faulty(Refusal("register-twice", line=twice[0]))
    cards = Counter[str]()
    for card, count in one.cards.items():
        cards[known[name_key(card)]] += count
    return replace(one, name=name, cards=dict(cards))
