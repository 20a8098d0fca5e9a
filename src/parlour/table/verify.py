"""Verify: that every pick of a match is the one its committed secret seed gives."""

from dataclasses import dataclass

from parlour.core import record
from parlour.core.chance import Keyed
from parlour.table.entry import Entry
from parlour.table.match import Match, commitment


@dataclass(frozen=True, slots=True)
class Finding:
    """What the check of one entry found."""

    seq: int
    picks: int
    ok: bool


def verify(match: Match, published: str) -> list[Finding]:
    """Replay a match from its secret seed: one finding per entry that chance had a part in.

    A secret that does not hash to the published commitment fails every entry.
    """
    genuine = commitment(match.secret) == published
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    findings = []
    for entry in match.log:
        if _has_chance(entry):
            findings.append(Finding(entry.seq, len(entry.picks), genuine and _drawn(again, entry) == entry.picks))
        again.evolve(entry)
    return findings


def drawn(match: Match) -> list[Entry]:
    """The entries that chance had a part in, or could have had."""
    return [entry for entry in match.log if _has_chance(entry)]


def _has_chance(entry: Entry) -> bool:
    return entry.kind == "dealt" or entry.action is not None


def _drawn(before: Match, entry: Entry) -> tuple[tuple[int, int], ...]:
    """The picks the secret seed gives for an entry."""
    chance = Keyed(before.secret, before.id, entry.seq)
    if entry.kind == "dealt":
        before.deal_again(entry, chance)
    else:
        assert before.state is not None and entry.action is not None
        if entry.kind == "timeout":
            before.drawn_action(chance)
        before.game.apply(record.copy(before.state), entry.action, chance)
    return tuple((n, value) for n, value in chance.picks)
