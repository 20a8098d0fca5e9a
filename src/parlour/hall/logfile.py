"""Log files: a finished match as its players take it home, read back so that every pick can be checked anywhere."""

import json
from typing import Any

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.terms import Terms


def read(text: str) -> tuple[Match, str]:
    """The match of a log file, and the commitment that was published before its first pick.

    A file that is no log, or whose entries do not follow from one another, is a Refusal.
    """
    try:
        header, *lines = [json.loads(line) for line in text.splitlines() if line.strip()]
        game = registry.game(header["game"])
        rules, secret = game.rule_book.parse(header["rules"]["text"]), bytes.fromhex(header["secret"])
        match = Match.create(header["id"], rules, secret, header["created"], Terms.from_json(header["terms"]))
        for line in lines:
            match.evolve(_entry(line))
        return match, str(header["commitment"])
    except (ValueError, KeyError, TypeError, AttributeError, AssertionError) as error:
        # Whatever was done to the file by hand shows here.
        raise Refusal("bad-log-file", problem=f"{type(error).__name__}: {error}"[:200]) from None


def _entry(line: dict[str, Any]) -> Entry:
    return Entry.from_json(line["seq"], line["kind"], line["time"], line["seat"], None, line)
