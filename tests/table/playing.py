"""Helpers that bring matches to where a test needs them, by the table's own commands."""

import json
from typing import Any

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.seat import Seat

NOW = "2024-05-01T12:00:00.000+00:00"
SECRET = bytes(range(32))
RED = Seat("ann", "Ann", None, {})
BLUE = Seat("ben", "Ben", None, {})


def empty_table(rules: str = "nim:free", match_id: str = "m1", secret: bytes = SECRET) -> Match:
    """Return a table with nobody seated."""
    game = rules.partition(":")[0]
    return Match.create(match_id, registry.game(game).rule_book.parse(rules), secret, NOW)


def seat_both(match: Match, red: Seat = RED, blue: Seat = BLUE) -> list[Entry]:
    """Take both seats so that the match is dealt; return the entries this took."""
    entries = []
    for number, seat in enumerate((red, blue)):
        for entry in match.decide_seat(number, seat, f"sit-{number}", NOW):
            match.evolve(entry)
            entries.append(entry)
    return entries


def dealt_match(rules: str = "nim:free", **how: Any) -> Match:
    """Return a match at its first turn."""
    match = empty_table(rules, **how)
    seat_both(match)
    return match


def act(match: Match, action: str | None = None, command: str | None = None) -> Entry:
    """Let the seat to act play an action, by default the first legal one."""
    turn = match.to_act()
    assert turn is not None and match.state is not None
    text = action or match.game.action_text(match.state, match.game.legal(match.state)[0])
    entry = match.decide_act(turn, text, command or f"c{match.seq + 1}", NOW)
    match.evolve(entry)
    return entry


def play_on(match: Match, seed: int, plies: int | None = None) -> Match:
    """Play at random to the end, or for some plies."""
    chance = Seeded(seed)
    while match.to_act() is not None and plies != 0:
        assert match.state is not None
        legal = match.game.legal(match.state)
        act(match, match.game.action_text(match.state, legal[chance.pick(len(legal))]))
        plies = None if plies is None else plies - 1
    return match


def stored(entry: Entry) -> Entry:
    """Return an entry as it comes back from a store: through JSON, without the state it led to."""
    body = json.loads(json.dumps(entry.as_json()))
    return Entry.from_json(entry.seq, entry.kind, entry.time, entry.seat, entry.command, body)


def replayed(match: Match) -> Match:
    """Return the match rebuilt from its log alone."""
    again = Match.create(match.id, match.rules, match.secret, match.created)
    for entry in match.log:
        again.evolve(stored(entry))
    return again
