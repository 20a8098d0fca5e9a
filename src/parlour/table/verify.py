"""Verify: a check that a match follows from its committed secret seed, its seats' nonces and its players' commands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from parlour.core.chance import Keyed
from parlour.table import audit, shapes
from parlour.table.entry import Entry
from parlour.table.match import Match, commitment, pairs
from parlour.table.seat import PUBLIC_NONCE, SEATS, Seat

Verdict = Literal["fair", "older-rules", "unfair"]
Promise = Literal["older", "none", "one", "both", "tournament"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of checking one entry: whether it is `ok`, and whether today's rules led to it.

    `differs` names the fields of it that do not follow from the seed, the rules and the entries before. `nonces` is the
    number of seats whose nonces are in its picks.
    """

    seq: int
    picks: int
    ok: bool
    replayed: bool = True
    differs: tuple[str, ...] = ()
    nonces: int = 0


def verify(match: Match, published: str) -> list[Finding]:
    """Replay a match from its secret seed: a finding for each entry that chance had a part in, or that differs.

    A secret that does not hash to the published commitment fails every entry. Where today's rules do not lead, the log
    tells the size of each pick, and the seed its value.
    """
    genuine = commitment(match.secret) == published
    older = match.revision < match.game.revision
    again = Match.create(match.id, match.rules, match.secret, match.created, match.terms)
    findings = []
    for entry in match.log:
        differs = () if again.diverged_at is not None else audit.differences(again, entry)
        tape = _tape(again, entry)
        due = _due(tape, entry)
        again.evolve(replace(entry, after=None))
        replayed = again.diverged_at is None and not (older and differs)
        if not replayed:
            differs = () if older else differs
            differs += ("picks",) if due != entry.picks and "picks" not in differs else ()
        if _has_chance(entry) or differs:
            ok = genuine and not differs
            findings.append(Finding(entry.seq, len(entry.picks), ok, replayed, differs, len(tape.nonces)))
    return findings


def verdict(match: Match, findings: Sequence[Finding]) -> Verdict:
    """Return what all findings say together; a later change of the rules explains that a match does not replay."""
    if not all(finding.ok for finding in findings):
        return "unfair"
    if all(finding.replayed for finding in findings):
        return "fair"
    return "older-rules" if match.revision < match.game.revision else "unfair"


def promise(match: Match) -> Promise:
    """Return what a match that verifies has proven, by who could have had a say in its chance.

    "older": the seed and the deal were made together, in a hall that asked for no nonces. Else the seed was committed
    to before any nonce was known: "none" of the seats gave one of its own, "one" did, or "both". In a match of a
    "tournament" the seed follows from the tournament's, which was committed to before anybody signed up.
    """
    if len(match.nonces) < SEATS:
        return "older"
    if match.terms.tournament is not None:
        return "tournament"
    given: tuple[Promise, ...] = ("none", "one", "both")
    return given[sum(nonce != PUBLIC_NONCE for nonce in match.nonces)]


def early_lot(match: Match, findings: Sequence[Finding]) -> bool:
    """Return True if the seats were drawn before the second was taken: its nonce is in every pick but that one."""
    return any(finding.picks and finding.nonces < len(match.nonces) for finding in findings)


def picks_json(match: Match) -> shapes.Picks:
    """Return the data with which anybody can recompute every pick of a match; seats in the order they were taken."""
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


def _tape(before: Match, entry: Entry) -> Keyed:
    """Return the tape of an entry, with the nonces that were known to it."""
    return before.chance(entry.seq, *([Seat(**entry.data_as("seated"))] if entry.kind == "seated" else []))


def _due(chance: Keyed, entry: Entry) -> tuple[tuple[int, int], ...]:
    """Return the picks the secret seed gives when the log tells how large each was."""
    for n, _value in entry.picks:
        chance.pick(n)
    return pairs(chance)
