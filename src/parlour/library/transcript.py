"""Transcript: all that a match follows from, as text for people and as JSON: rules, seed, brings and plies.

    rules: triple-triad:ff8+visibility=open
    seed: 7
    bring red: {"cards": ["Ifrit", "Shiva", "Geezard", "Quistis", "Laguna"]}

    1. Ifrit b2
    2. Quistis a1

Chance comes from the seed, unless a line gives its picks. `3. b1b3 [2/10]` is a pick of 2 among ten, and `deal: 5/8
0/3` are those of the deal. A match that did not begin with a deal has its first position as JSON under `position`.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from parlour.core import validation
from parlour.core.chance import Chance, Scripted
from parlour.core.contract import Bring
from parlour.core.refusal import Refusal

Picks = tuple[tuple[int, int], ...]
"""The picks of chance, as (among how many, which)."""
_PLY = re.compile(r"(?P<number>\d{1,9})\.\s*(?P<action>.*?)\s*(?:\[(?P<picks>[\d/ ]*)\])?")
_EXAMPLE = "1. Ifrit b2"


class Written(NamedTuple):
    """A ply: the action, and the picks of chance where they did not come from the seed."""

    action: str
    picks: Picks | None = None


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match that can be read again.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> _ = match.play("Blood Soul a3")
    >>> match.transcript.rules, match.transcript.seed
    ('triple-triad:ff8+visibility=open', 7)
    >>> match.transcript.plies
    [Written(action='Blood Soul a3', picks=None)]
    """

    rules: str
    seed: int
    brings: Mapping[str, Bring] = field(default_factory=dict)  # by seat
    position: Mapping[str, Any] | None = None
    deal: Picks | None = None  # the picks of the deal, where they did not come from the seed
    plies: Sequence[Written] = ()

    def __post_init__(self) -> None:
        if type(self.seed) is not int or not 0 <= self.seed <= validation.LARGEST:
            raise _wrong("seed")

    def text(self) -> str:
        """Return the transcript line by line, as this module shows it.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> _ = match.play("Blood Soul a3")
        >>> print(match.transcript.text())
        rules: triple-triad:ff8+visibility=open
        seed: 7
        <BLANKLINE>
        1. Blood Soul a3
        <BLANKLINE>
        """
        head = [f"rules: {self.rules}", f"seed: {self.seed}"]
        head += [f"bring {seat}: {_json(bring)}" for seat, bring in self.brings.items() if bring]
        head += [] if self.position is None else [f"position: {_json(self.position)}"]
        head += [] if self.deal is None else [f"deal: {_spelled(self.deal)}"]
        plies = [f"{number}. {_ply(ply)}" for number, ply in enumerate(self.plies, 1)]
        return "\n".join([*head, "", *plies]).rstrip() + "\n"

    def as_json(self) -> dict[str, Any]:
        """Return the transcript for `json.dumps`.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> _ = match.play("Blood Soul a3")
        >>> match.transcript.as_json()
        {'rules': 'triple-triad:ff8+visibility=open', 'seed': 7, 'brings': {}, 'plies': [{'action': 'Blood Soul a3'}]}
        """
        told: dict[str, Any] = {"rules": self.rules, "seed": self.seed, "brings": dict(self.brings)}
        if self.position is not None:
            told["position"] = dict(self.position)
        if self.deal is not None:
            told["deal"] = _listed(self.deal)
        told["plies"] = [
            {"action": action} if picks is None else {"action": action, "picks": _listed(picks)}
            for action, picks in self.plies
        ]
        return told


def read(given: "str | Mapping[str, Any] | Transcript") -> Transcript:
    """Return a transcript from either of its forms; a Refusal names the faulty line, or the faulty field.

    Further fields of an object are ignored: a line of a dataset has some.
    """
    if isinstance(given, Transcript):
        return given
    if isinstance(given, str):
        return _from_json(_object(given)) if given.lstrip().startswith("{") else _from_text(given)
    return _from_json(given)


def _object(text: str, name: str = "") -> Mapping[str, Any]:
    found = validation.checked(validation.parse_json(text))
    if not isinstance(found, Mapping):
        raise _wrong(name)
    return found


def _from_text(text: str) -> Transcript:
    head: dict[str, str] = {}
    plies: list[Written] = []
    for number, line in enumerate(text.split("\n"), 1):  # Unicode's other line breaks end no line
        name, colon, value = line.partition(":")
        ply = _PLY.fullmatch(line.strip())
        if ply is not None:
            if int(ply["number"]) != len(plies) + 1:
                raise Refusal("transcript-number", at=f"line {number}", line=line[:60], wanted=len(plies) + 1)
            plies.append(Written(ply["action"], _picks(ply["picks"], line)))
        elif colon and (name in ("rules", "seed", "position", "deal") or name.startswith("bring ")):
            if name in head:
                raise Refusal("transcript-twice", at=f"line {number}", name=name)
            head[name] = value.strip()
        elif line.strip():
            raise Refusal("bad-transcript-line", at=f"line {number}", line=line[:60], example=_EXAMPLE)
    brought = {name.removeprefix("bring "): value for name, value in head.items() if name.startswith("bring ")}
    brings = {seat: _object(value, "brings") for seat, value in brought.items()}
    position = {"position": _object(head["position"], "position")} if "position" in head else {}
    seed = head.get("seed", "")
    deal = {"deal": _picks(head["deal"], f"deal: {head['deal']}")} if "deal" in head else {}
    fields = {"rules": head.get("rules"), "seed": int(seed) if seed.isdecimal() else seed, "brings": brings}
    return _from_json({**fields, **position, **deal, "plies": [ply._asdict() for ply in plies]})


def _picks(text: str | None, line: str) -> Picks | None:
    """Return the picks of `2/10 0/3`, which is which/among how many, as people write it."""
    if text is None:
        return None
    found = re.findall(r"(\d+)/(\d+)", text)
    if " ".join(f"{which}/{among}" for which, among in found) != " ".join(text.split()):
        raise Refusal("bad-transcript-line", at="picks", line=line[:60], example=f"{_EXAMPLE} [2/10]")
    return tuple((int(among), int(which)) for which, among in found)


def _from_json(given: object) -> Transcript:
    if not isinstance(given, Mapping):
        raise Refusal("not-a-transcript", given=type(given).__name__)
    rules, seed, brings, position, deal = (given.get(name) for name in ("rules", "seed", "brings", "position", "deal"))
    plies = given.get("plies")
    if not isinstance(rules, str):
        raise _wrong("rules")
    if type(seed) is not int:
        raise _wrong("seed")
    if not isinstance(brings or {}, Mapping):
        raise _wrong("brings")
    if not isinstance(position, Mapping | None):
        raise _wrong("position")
    if not _are_picks(deal):
        raise _wrong("deal")
    if not isinstance(plies, Sequence) or not all(_is_ply(ply) for ply in plies):
        raise _wrong("plies")
    written = [Written(ply["action"], _as_picks(ply.get("picks"))) for ply in plies]
    return Transcript(rules, seed, dict(brings or {}), position, _as_picks(deal), written)


def _wrong(field: str) -> Refusal:
    return Refusal("bad-transcript", at=field, field=field)


def _is_ply(ply: object) -> bool:
    if not isinstance(ply, Mapping) or not isinstance(ply.get("action"), str):
        return False
    return _are_picks(ply.get("picks"))


def _are_picks(picks: object) -> bool:
    return picks is None or (isinstance(picks, Sequence) and all(map(_is_pick, picks)))


def _is_pick(pick: object) -> bool:
    return (
        isinstance(pick, Sequence)
        and len(pick) == 2
        and all(type(number) is int for number in pick)
        and 0 <= pick[1] < pick[0]
    )


def _as_picks(picks: Sequence[Sequence[int]] | None) -> Picks | None:
    return None if picks is None else tuple((among, which) for among, which in picks)


def _ply(ply: Written) -> str:
    return ply.action if ply.picks is None else f"{ply.action} [{_spelled(ply.picks)}]"


def _spelled(picks: Picks) -> str:
    return " ".join(f"{which}/{among}" for among, which in picks)


def _listed(picks: Picks) -> list[list[int]]:
    return [list(pick) for pick in picks]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


@contextmanager
def falling(chance: Chance, picks: Picks | None) -> Iterator[Chance]:
    """Let chance fall as it was told, if it was; a Refusal where other picks are asked for."""
    if picks is None:
        yield chance
        return
    told = Scripted([which for _among, which in picks])
    yield told
    if tuple((among, which) for among, which in told.picks) != picks:
        raise Refusal("picks-of-another-action")
