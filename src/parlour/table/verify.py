"""Verify: that every pick of a match is the one its committed secret seed and the nonces of its seats give."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.table import shapes
from parlour.table.entry import Entry
from parlour.table.match import PUBLIC_NONCE, SEATS, Match, Seat, commitment, pairs

Verdict = Literal["fair", "older-rules", "unfair"]
Promise = Literal["older", "none", "one", "both", "tournament"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What the check of one entry found: whether its picks are `ok`, and whether today's rules led to it."""

    seq: int
    picks: int
    ok: bool
    replayed: bool = True


def verify(match: Match, published: str) -> list[Finding]:
    """Replay a match from its secret seed: one finding per entry that chance had a part in.

    A secret that does not hash to the published commitment fails every entry. Where today's rules do not lead, how
    large each pick was is taken from the log, and what came is still what the seed gives.
    """
    genuine = commitment(match.secret) == published
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    findings = []
    for entry in match.log:
        before = replace(again)
        again.evolve(replace(entry, after=None))
        if _has_chance(entry):
            replayed = again.strayed is None
            due = _drawn(before, entry) if replayed else _due(before, entry)
            told = not replayed or _as_told(before, entry)
            findings.append(Finding(entry.seq, len(entry.picks), genuine and told and due == entry.picks, replayed))
    return findings


def verdict(match: Match, findings: Sequence[Finding]) -> Verdict:
    """What all findings say together: rules that were changed since explain that a match does not replay."""
    if not all(finding.ok for finding in findings):
        return "unfair"
    if all(finding.replayed for finding in findings):
        return "fair"
    return "older-rules" if match.revision < match.game.revision else "unfair"


def promise(match: Match) -> Promise:
    """What a match that verifies has proven, by who could have had a say in its chance.

    "older": the seed and the deal were made together, as halls did that asked for no nonces. Else the seed was
    committed to before any nonce was known: "none" of the seats gave one of its own, "one" did, or "both"; in a match
    of a "tournament" the seed follows from the tournament's, which was committed to before anybody signed up.
    """
    if len(match.nonces) < SEATS:
        return "older"
    if match.terms.tournament is not None:
        return "tournament"
    given: tuple[Promise, ...] = ("none", "one", "both")
    return given[sum(nonce != PUBLIC_NONCE for nonce in match.nonces)]


def picks_json(match: Match) -> shapes.Picks:
    """Everything with which anybody can recompute every pick of a match; seats in the order they were taken."""
    return {
        "match": match.id,
        "commitment": match.commitment,
        "secret": match.secret.hex(),
        "seats": [entry.seat for entry in match.log if entry.kind == "seated"],
        "nonces": list(match.nonces),
        "tournament": match.terms.tournament,
        "entries": [
            {"seq": entry.seq, "kind": entry.kind, "picks": [*entry.picks]} for entry in match.log if _has_chance(entry)
        ],
    }


def _has_chance(entry: Entry) -> bool:
    return entry.kind == "dealt" or entry.action is not None or bool(entry.picks)


def _drawn(before: Match, entry: Entry) -> tuple[tuple[int, int], ...]:
    """The picks the secret seed gives for an entry; none where chance has no business."""
    if entry.kind == "seated":
        return _lot(before, entry)
    chance = before.chance(entry.seq)
    if entry.kind == "dealt":
        before.deal_again(entry, chance)
    elif entry.action is not None:
        assert before.state is not None
        if entry.kind == "timeout":
            before.drawn_action(chance)
        before.game.apply(record.copy(before.state), entry.action, chance)
    return pairs(chance)


def _as_told(before: Match, entry: Entry) -> bool:
    """Whether an action was the one its words say, of the seat whose turn it was."""
    if entry.action is None:
        return True
    assert before.state is not None
    try:
        said = before.game.parse_action(before.state, entry.data["text"])
    except Refusal:
        return False
    return said == entry.action and entry.seat == before.to_act()


def _due(before: Match, entry: Entry) -> tuple[tuple[int, int], ...]:
    """The picks the secret seed gives when the log tells how large each was."""
    chance = before.chance(entry.seq)
    for n, _value in entry.picks:
        chance.pick(n)
    return pairs(chance)


def _lot(before: Match, entry: Entry) -> tuple[tuple[int, int], ...]:
    """The lot that gave the seats out; none when whoever opened the table sits elsewhere."""
    chance = before.chance(entry.seq, Seat(**entry.data))
    opener = before.log[0] if before.log else entry
    return pairs(chance) if chance.pick(SEATS) == opener.seat else ()
