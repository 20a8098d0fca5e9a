"""The facts of a card in a public list of cards. Its sentences are read and not kept."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

Fact = tuple[str, object]
Facts = frozenset[Fact]

NAMESAKE: Final = re.compile(r" \((?!Male|Female)[^)]*\)$")  # two units of one name: lists differ in the mark
_CODE: Final = re.compile(r"^([A-Z]+\d+-\d+).*$")
_REMINDER: Final = re.compile(r"\([^()]*(?:\([^()]*\)[^()]*)*\)(?![\w\"])")
_SKILL: Final = re.compile(
    r"""^\s*(?:[\[|](?P<keyword>[A-Z][A-Za-z]+\d*)[\]|]\s*(?=\S.*\|))?
    (?P<name>.*?)\s*(?P<kinds>(?:\|[A-Z/ ]+\|\s*)+)(?P<rest>.*)$""",
    re.VERBOSE,
)
_BRACKET: Final = re.compile(r"^\s*\[([^\]]*)\]\s*")
_ONCE: Final = re.compile(r"once per turn", re.IGNORECASE)
_USE: Final = re.compile(
    r"^(?:this skill|you) (?:may|can) only (?:be used|use)|^this skill (?:is only|only|cannot)", re.IGNORECASE
)
_WHEN: Final = r"if|when|while|during|whenever|after|each time|as long as|at the (?:start|end|beginning) of"
_HEAD: Final = re.compile(rf"^(?:and )?(?:{_WHEN})\b", re.IGNORECASE)
_DONE: Final = re.compile(r"^if (?:you |they )?do(?: so)?\b[:,]?\s*", re.IGNORECASE)
_GOES_ON: Final = re.compile(
    r"^(?:(?:and/)?or |and )?(?:non-)?[\"<]|^(?:and/)?or |^with a |^other than |^and (?=if|when|while)"
)
_COMMA: Final = re.compile(r",\s*(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")  # none inside a name
_TAIL: Final = re.compile(r"(?<!as )\b(?:if|when|while)\b.*$", re.IGNORECASE)
_MANY: Final = {"doubled": 2, "tripled": 3}
_SENTENCE: Final = re.compile(r"(?<=[.:])\s+(?![a-z])")

_SIGNED: Final = re.compile(r"(?<![\d])([+-]\s?\d+)")
_BOUND: Final = re.compile(
    r"(\d+)(?:\s+[A-Za-z<>]+){0,3}?\s+or\s+(more|higher|greater|fewer|less|lower)", re.IGNORECASE
)
_UP_TO: Final = re.compile(r"up to (\d+)", re.IGNORECASE)
_RANGE: Final = re.compile(r"range \d(?:\s?-\s?\d)?", re.IGNORECASE)
_EXACT_COST: Final = re.compile(r"cost of (\d)(?! or)", re.IGNORECASE)
_NAME: Final = re.compile(r"(non-|other than )?(?:\"([^\"]*)\"|(?<!\w)'([A-Z][^']*)'(?!\w))")
_TAG: Final = re.compile(r"(non-)?<([^>]*)>")
_TIME_OF_OTHERS: Final = re.compile(
    r"(?:your )?opponent's (?:next )?(?:turn|[a-z]+ phase)|(?:each|either) player's turn"
)
_ORB_DAMAGE: Final = re.compile(r"number of orbs[^.]*? destroys?")
_NOT_MAIN: Final = re.compile(r"(?:non-|(?:is not|isn't|aside from this unit and) (?:the|your) )main char")

SEEN: Final = {
    "enemy": r"\benem(?:y|ies)\b|\bopponents?\b|\bboth players|each player",
    "other": r"\bother\b(?! player| than)|\banother\b|\bothers\b",
}
WHERE: Final = {
    "hand": r"\bhands?\b",
    "retreat": r"retreat area",
    "deck": r"\bdecks?\b",
    "bonds": r"\bbonds?\b",
    "orbs": r"\borbs?\b",
    "front": r"front line",
    "back": r"back line",
}
UNTIL: Final = {
    "combat": r"until the end of (?:this |the |that )?(?:combat|battle)",
    "turn": r"until the end of (?:the|this|your) turn",
    "opponent_turn": r"until the end of your opponent's (?:next )?turn",
    "during_opponent_turn": r"during your opponent's next turn",
    "during_own_next_turn": r"during your next turn",
    "stay": r"until (?:this unit|it) (?:leaves|is removed from) the battlefield",
}
DEEDS: Final = {
    "draw": r"\bdraws?\b",
    "destroy": r"\bdestroy(?:s|ed)?\b",
    "tap": r"\btap(?:s|ped)?\b",
    "untap": r"\buntap(?:s|ped)?\b",
    "move": r"\bmove[sd]?\b",
    "evade": r"\bevade[sd]?\b",
    "critical": r"\bcritical",
    "deploy": r"\bdeploy(?:s|ed)?\b",
    "reveal": r"(?<!the )\breveal(?:s|ed)?\b",
    "attack gained": r"attack is (?:doubled|tripled)|[+-]\s?\d+ attack",
}


@dataclass(frozen=True)
class Said:
    """One skill: how often it works, and the facts of its cost, its condition and its effect."""

    name: str
    once: bool
    parts: dict[str, Facts]


@dataclass(frozen=True)
class Card:
    """One card of the list."""

    code: str
    title: str
    fields: dict[str, object]
    skills: list[Said] = field(default_factory=list)
    supports: list[Said] = field(default_factory=list)


def cards(path: Path) -> Iterator[Card]:
    """Yield each card of the list under each of its numbers."""
    for one in json.loads(path.read_text(encoding="utf-8-sig")):
        read = _fields(one), _skills(one.get("Skill") or ""), _skills(one.get("SupportSkill") or "")
        for code in {_CODE.sub(r"\1", art["CardCode"]) for art in one["AlternateArts"]}:
            yield Card(code, one["Title"].strip(), *read)


def _fields(one: dict[str, Any]) -> dict[str, object]:
    kinds = {kind.strip().title() for kind in one["Type"]}
    reach = range(one["MinRange"], one["MaxRange"] + 1) if one["MinRange"] else ()
    return {
        "unit_name": NAMESAKE.sub("", one["Character"].strip()),
        "colors": {colour for colour in one["Color"] if colour != "None"},
        "cost": _number(one["Cost"]),
        "class_change_cost": _number(one["ClassChangeCost"]),
        "class": one["Class"].strip(),
        "attack": _number(one["Attack"]),
        "support": _number(one["Support"]),
        "range": set(reach),
        "kinds": kinds,
    }


def _number(text: str) -> int | None:
    return int(text) if text.isdigit() else None


def _skills(text: str) -> list[Said]:
    found: list[list[str]] = []
    for line in text.replace("“", '"').replace("”", '"').replace("’", "'").split("\n"):
        skill = _SKILL.match(line)
        if skill:
            found.append([skill["name"].strip().strip('"'), skill["rest"]])
        elif line.strip() not in ("", "-") and found:
            found[-1][1] += f" {line.strip()}"
    return [_said(name, rest) for name, rest in found]


def _said(name: str, text: str) -> Said:
    once, costs = False, []
    while bracket := _BRACKET.match(text):
        if _ONCE.match(bracket[1]):
            once = True
        else:
            costs.append(bracket[1])
        text = text[bracket.end() :]
    when, does = _split(_REMINDER.sub(" ", text))
    return Said(name, once, {"cost": facts(", ".join(costs)), "when": facts(when), "does": facts(does)})


def _split(text: str) -> tuple[str, str]:
    """Split a skill into its condition, clauses that begin with "if", "when" and the like, and its effect."""
    when, does = [], []
    for sentence in _SENTENCE.split(text.strip()):
        rest = re.sub(r"^(?:then|next|also|additionally),? ", "", sentence, flags=re.IGNORECASE)
        if _USE.match(rest):
            when.append(rest)
            continue
        while _DONE.match(rest) or _HEAD.match(rest):
            if done := _DONE.match(rest):
                rest = rest[done.end() :]
                continue
            head, rest = _clause(rest)
            when.append(head)
        if (tail := _TAIL.search(rest)) and not _DONE.match(tail[0]):
            when.append(tail[0])
            rest = rest[: tail.start()]
        does.append(rest)
    return " ".join(when), " ".join(does)


def _clause(sentence: str) -> tuple[str, str]:
    """Split a sentence after its first clause, which may hold a list with commas."""
    pieces = _COMMA.split(sentence)
    end = next((at for at, piece in enumerate(pieces) if at and not _GOES_ON.match(piece)), len(pieces))
    return ", ".join(pieces[:end]), ", ".join(pieces[end:])


def facts(text: str) -> Facts:
    """Return all numbers, names, classes, places, times and deeds in a part of a text."""
    return frozenset([*_numbers(_RANGE.sub(" ", text)), *_named(text), *_worded(text.lower())])


def _numbers(text: str) -> Iterator[Fact]:
    yield from (("signed", int(number.replace(" ", ""))) for number in _SIGNED.findall(text))
    text = _SIGNED.sub(" ", text)
    for number, word in _BOUND.findall(text):
        bound = "at least" if word.lower() in ("more", "higher", "greater") else "at most"
        if (bound, number) != ("at least", "1"):  # which is "a"
            yield bound, int(number)
    text = _BOUND.sub(" ", text)
    yield from (("at most", int(number)) for number in _UP_TO.findall(text))
    text = _UP_TO.sub(" ", text)
    yield from (("exactly", int(number)) for number in _EXACT_COST.findall(text))
    yield from (("count", many) for word, many in _MANY.items() if word in text)
    text = re.sub(r"instead of \d", " ", _NAME.sub(" ", _EXACT_COST.sub(" ", text)))
    yield from (("count", int(number)) for number in re.findall(r"\b(\d+)\b", text) if int(number) > 1)


def _named(text: str) -> Iterator[Fact]:
    for no, *word in _NAME.findall(text):
        yield "not name" if no else "name", "".join(word).strip()
    for no, kind in _TAG.findall(text):
        yield "not tag" if no else "tag", kind.strip().title()


def _worded(text: str) -> Iterator[Fact]:
    yield from (("until", end) for end, said in UNTIL.items() if re.search(said, text))
    text = _NAME.sub(" ", _TIME_OF_OTHERS.sub(" ", text))
    if _NOT_MAIN.search(text):
        yield "main", False
    if "main char" in _NOT_MAIN.sub(" ", text):
        yield "main", True
    yield from ((word, True) for word, said in SEEN.items() if re.search(said, text))
    yield from (("where", place) for place, said in WHERE.items() if re.search(said, text))
    if _ORB_DAMAGE.search(text):
        yield "deed", "orb damage"
        text = _ORB_DAMAGE.sub(" ", text)
    yield from (("deed", deed) for deed, said in DEEDS.items() if re.search(said, text))
