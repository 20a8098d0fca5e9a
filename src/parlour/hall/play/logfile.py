"""Log files: a finished match as its players take it home, read back so that every pick can be checked anywhere."""

import json
from typing import Any, NamedTuple, get_args

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.play.origin import Origin
from parlour.table.entry import Entry, Kind
from parlour.table.match import Match
from parlour.table.terms import Terms


class Log(NamedTuple):
    """A match as a file tells it, the commitment that was published before its first pick, and where the seed of a
    tournament's match came from, when the file was taken after the tournament's end.
    """

    match: Match
    published: str
    origin: Origin | None


def read(text: str) -> Log:
    """What a log file tells.

    A file that is no log, or whose entries do not follow from one another, is a Refusal.
    """
    try:
        header, *lines = [json.loads(line) for line in text.splitlines() if line.strip()]
        game = registry.game(header["game"])
        rules, secret = game.rule_book.parse(header["rules"]["text"]), bytes.fromhex(header["secret"])
        terms, published = Terms.from_json(header["terms"]), str(header["commitment"])
        match = Match.create(header["id"], rules, secret, header["created"], terms, published)
        for line in lines:
            match.evolve(_entry(line))
        return Log(match, published, _origin(header["origin"]) if "origin" in header else None)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        # Whatever was done to the file by hand shows here.
        raise Refusal("bad-log-file", problem=f"{type(error).__name__}: {error}"[:200]) from None


def _origin(told: dict[str, str]) -> Origin:
    made = Origin(**told)
    bytes.fromhex(made.secret + made.commitment), made.text.encode()
    return made


def _entry(line: dict[str, Any]) -> Entry:
    if line["kind"] not in get_args(Kind):
        raise ValueError(f"no entry is called {line['kind']}")
    return Entry.from_json(line["seq"], line["kind"], line["time"], line["seat"], None, line)
