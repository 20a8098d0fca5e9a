"""Log files: a finished match as its players take it home, read back so that all it tells can be checked anywhere."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, cast, get_args

from parlour.core import registry, validation
from parlour.core.refusal import Refusal
from parlour.hall.play.origin import Origin
from parlour.table import timestamps, verify
from parlour.table.entry import Entry, Kind, StoredEntry, says
from parlour.table.match import Match
from parlour.table.projection import match_json
from parlour.table.seat import SEATS
from parlour.table.terms import Terms

WIDEST = 2**31  # no pick is wider: kernels count in 32 bits
# The fields of a file's head that follow from its entries even if today's rules do not replay the match.
WITHOUT_RULES = (
    "id",
    "game",
    "rules",
    "seats",
    "nonces",
    "terms",
    "taken_back",
    "rematch",
    "follows",
    "created",
    "seq",
)
# The errors to expect of a file that was changed by hand, in whatever way it is wrong.
WRONG = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError, OSError)


class Log(NamedTuple):
    """A match as a file tells it, and the commitment that was published before its first pick.

    `origin` is where the seed of a tournament's match came from, if the file was taken after the tournament's end.
    `differs` names what the head of the file tells otherwise than its entries.
    """

    match: Match
    published: str
    origin: Origin | None
    differs: tuple[str, ...]

    @property
    def strange(self) -> bool:
        """Tell whether the seed does not follow from its tournament's."""
        return self.origin is not None and not self.origin.gives(self.match.secret)

    def verdict(self, findings: Sequence[verify.Finding]) -> verify.Verdict:
        """Return what the findings on its entries and all else that the file tells say together."""
        return "unfair" if self.strange or self.differs else verify.verdict(self.match, findings)


def read(text: str) -> Log:
    """Return what a log file tells.

    Refuse a file that is no log. Refuse a line that is no entry, and entries that do not follow one another.
    """
    first, *lines = [(at, line) for at, line in enumerate(text.split("\n"), 1) if line.strip()] or [(1, "")]
    try:
        header = _value(first[1])
        match = _opened(header)
        origin = _origin(header["origin"]) if "origin" in header else None
    except WRONG:
        raise Refusal("bad-log-file") from None
    for at, line in lines:
        try:
            entry, due = _entry(_value(line)), match.seq + 1
            if entry.seq != due:
                raise Refusal("bad-log-order", line=at, seq=entry.seq, due=due)
            match.evolve(entry)
        except WRONG:
            raise Refusal("bad-log-line", line=at) from None
    try:
        return Log(match, match.commitment, origin, _differs(header, match))
    except WRONG:
        raise Refusal("bad-log-file") from None


def _value(line: str) -> Any:
    try:
        return validation.checked(validation.parse_json(line))
    except Refusal as refusal:
        raise ValueError(refusal.code) from None


def _opened(header: dict[str, Any]) -> Match:
    """Return the table before anybody sat down."""
    game = registry.game(header["game"])
    if "card_set" in header:
        game.need_cards().take(header["card_set"], newest=False)
    rules = game.rule_book.parse(header["rules"]["text"])
    terms = Terms.from_json(header["terms"])
    if terms.clock is not None:
        terms.clock.checked()
    _hex(header["commitment"])
    for name in ("id", "created"):
        _expect(isinstance(header[name], str))
    return Match.create(header["id"], rules, _hex(header["secret"]), header["created"], terms, header["commitment"])


def _differs(header: dict[str, Any], match: Match) -> tuple[str, ...]:
    """Return what in the head does not follow from the entries; "status" too, if they end before the match does."""
    due: dict[str, Any] = json.loads(json.dumps(match_json(match, None)))
    names = [name for name in (due if match.diverged_at is None else WITHOUT_RULES) if name in header]
    differs = [name for name in names if not says(header[name], due[name])]
    if match.diverged_at is None and match.status != "over" and "status" not in differs:
        differs.append("status")
    return tuple(differs)


def _origin(told: dict[str, str]) -> Origin:
    made = Origin(**told)
    _expect(isinstance(made.text, str))
    _hex(made.secret), _hex(made.commitment)
    return made


def _entry(line: dict[str, Any]) -> Entry:
    """Return the entry a line tells; raise an error of WRONG if anything of it is of another kind than in entries."""
    entry = Entry.from_json(line["seq"], line["kind"], line["time"], line["seat"], None, cast(StoredEntry, line))
    _expect(type(entry.seq) is int and entry.kind in get_args(Kind) and isinstance(entry.data, dict))
    _expect(isinstance(line["picks"], list) and isinstance(line["events"], list))
    _expect(entry.seat is None or (type(entry.seat) is int and 0 <= entry.seat < SEATS))
    _expect(entry.action is None or type(entry.action) is int)
    _expect(entry.digest is None or isinstance(entry.digest, str))
    for n, value in entry.picks:
        _expect(type(n) is type(value) is int and 0 <= value < n < WIDEST)
    for event in entry.events:
        _expect(isinstance(event.kind, str) and isinstance(event.data, dict) and type(event.seen) is int)
    if entry.kind == "seated" and (nonce := entry.data_as("seated").get("nonce")) is not None:
        _hex(nonce)
    timestamps.read(entry.time)
    return entry


def _hex(text: str) -> bytes:
    return bytes.fromhex(text)


def _expect(holds: bool) -> None:
    if not holds:
        raise ValueError
