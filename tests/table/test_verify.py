"""Chance can be checked: every pick of a finished match follows from the seed that was committed to."""

import json
from dataclasses import replace

import fair
import pytest
from playing import SECRET, dealt_match, empty_table, play_on

from parlour.core.chance import Keyed
from parlour.table.match import Match, commitment
from parlour.table.verify import verify


@pytest.mark.parametrize("rules", ["nim:free", "triple-triad:ffwtt+elemental+power_wall"])
def test_an_honest_match_verifies(rules: str) -> None:
    """All picks of a match that was played here are confirmed."""
    match = play_on(dealt_match(rules), 4)
    findings = verify(match, commitment(SECRET))
    assert findings and all(finding.ok for finding in findings)
    assert sum(finding.picks for finding in findings) == sum(len(entry.picks) for entry in match.log)


def test_a_bent_pick_is_found() -> None:
    """One pick that the seed does not give is pointed at, and no other."""
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
    """A seed that does not hash to what was published confirms nothing."""
    match = play_on(dealt_match("nim:free"), 4)
    assert not any(finding.ok for finding in verify(match, commitment(b"another")))


def test_the_commitment_is_known_before_the_first_pick() -> None:
    """It depends on the seed alone."""
    assert commitment(empty_table().secret) == commitment(SECRET)


def test_the_browser_checks_the_same_picks() -> None:
    """The file that the browser's tests read is what the hall tells of that match, and each pick follows by itself."""
    kept = json.loads(fair.FILE.read_text(encoding="utf-8"))
    assert kept == fair.told()
    for entry in kept["entries"]:
        chance = Keyed(bytes.fromhex(kept["secret"]), kept["match"], entry["seq"])
        assert [[n, chance.pick(n)] for n, _value in entry["picks"]] == entry["picks"]
