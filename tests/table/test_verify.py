"""Every pick of a finished match can be checked against the seed that was committed to."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Keyed
from parlour.table.match import Match, commitment
from parlour.table.verify import promise, verify
from tests.rounds import dear
from tests.table import fair
from tests.table.playing import SECRET, dealt_match, empty_table, play_on

NONCES = st.text("0123456789abcdef", min_size=16, max_size=64)


@pytest.mark.parametrize("rules", ["nim:free", "triple-triad:ffwtt+elemental+power_wall"])
def test_an_honest_match_verifies(rules: str) -> None:
    """All picks of a match that was played here are confirmed."""
    match = play_on(dealt_match(rules), 4)
    findings = verify(match, commitment(SECRET))
    assert findings and all(finding.ok for finding in findings)
    assert sum(finding.picks for finding in findings) == sum(len(entry.picks) for entry in match.log)


def test_a_bent_pick_is_found() -> None:
    """A pick that the seed does not give is found, and no other."""
    match = play_on(dealt_match("nim:free"), 4)
    bent = next(entry for entry in match.log if entry.kind == "dealt")
    (n, value), *others = bent.picks
    forged = Match.create(match.id, match.rules, match.secret, match.created)
    for entry in match.log:
        if entry is bent:
            entry = replace(entry, picks=((n, (value + 1) % n), *others))
        forged.evolve(entry)
    findings = verify(forged, commitment(SECRET))
    assert [finding.seq for finding in findings if not finding.ok] == [bent.seq]


def test_another_seed_is_found() -> None:
    """A seed that does not hash to the commitment confirms nothing."""
    match = play_on(dealt_match("nim:free"), 4)
    assert not any(finding.ok for finding in verify(match, commitment(b"another")))


def test_the_commitment_is_known_before_the_first_pick() -> None:
    """The commitment depends on the seed alone."""
    assert commitment(empty_table().secret) == commitment(SECRET)


def test_the_browser_checks_the_same_picks() -> None:
    """The file of the browser's tests is what the hall tells of its matches, and each pick follows by itself."""
    kept = json.loads(fair.FILE.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(fair.told()))
    assert [one["promise"] for one in kept] == ["older", "none", "one", "both", "tournament"]
    for one in kept:
        for entry in one["entries"]:
            # The first entries are those by which the seats are taken: later ones know every nonce.
            nonces = tuple(one["nonces"][: entry["seq"]])
            chance = Keyed(bytes.fromhex(one["secret"]), one["match"], entry["seq"], nonces)
            assert [[n, chance.pick(n)] for n, _value in entry["picks"]] == entry["picks"]


@pytest.mark.parametrize("match", fair.matches(), ids=promise)
def test_every_promise_is_proven_by_a_match_that_verifies(match: Match) -> None:
    """Each form verifies, the lot for the seats included; a seed that is not the published one proves none."""
    findings = verify(match, match.commitment)
    assert findings and all(finding.ok for finding in findings)
    assert not any(finding.ok for finding in verify(match, commitment(b"another")))


@given(first=NONCES, second=NONCES, seed=st.binary(min_size=32, max_size=32))
@dear
def test_both_nonces_are_in_the_deal(first: str, second: str, seed: bytes) -> None:
    """A match verifies with any nonces; with another nonce of either seat its deal does not follow from the seed."""
    match = fair.begun(first, second, seed=seed)
    assert all(finding.ok for finding in verify(match, match.commitment))
    for seat in (0, 1):
        other = _with_nonce(match, seat, "c" * 16 if first != "c" * 16 != second else "d" * 16)
        assert [finding.ok for finding in verify(other, match.commitment) if finding.seq == 3] == [False]


def test_the_lot_is_from_the_seed_and_both_nonces() -> None:
    """The opener sits first in about half of all cases, whatever nonces the two add."""
    by_first = [fair.begun(f"{number:016x}", "b" * 16).seat_of("ann") for number in range(200)]
    by_second = [fair.begun("a" * 16, f"{number:016x}").seat_of("ann") for number in range(200)]
    # Seeds and nonces are fixed, so this is exact. A lot without a nonce would give all or nothing.
    assert all(60 < sum(seat == 0 for seat in seats) < 140 for seats in (by_first, by_second))


def test_a_seat_taken_against_the_lot_is_found() -> None:
    """Players written on each other's seats are found at the entry of the lot."""
    match = fair.begun("a1" * 16, "b2" * 16)
    swapped = Match.create(match.id, match.rules, match.secret, match.created)
    for entry in match.log[:2]:
        assert entry.seat is not None
        swapped.evolve(replace(entry, seat=1 - entry.seat))
    assert [(finding.seq, finding.ok) for finding in verify(swapped, match.commitment)] == [(2, False)]


def _with_nonce(match: Match, at: int, nonce: str) -> Match:
    """Return the match with another nonce written into the log."""
    forged = Match.create(match.id, match.rules, match.secret, match.created)
    for entry in match.log:
        data = {**entry.data, "nonce": nonce} if entry.kind == "seated" and entry.seat == at else entry.data
        forged.evolve(replace(entry, data=data))
    return forged
