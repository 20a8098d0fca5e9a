"""Old matches stay true: where today's rules do not replay them, they are told as written and never guessed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.core import record, registry
from parlour.core.game import Game
from parlour.table import timeouts
from parlour.table.entry import Entry
from parlour.table.match import Match, commitment
from parlour.table.projection import history, match_json
from parlour.table.verify import verdict, verify
from tests.table.playing import BLUE, NOW, RED, SECRET, act, play_on, replayed, seat_both, stored
from tests.table.shelving import ebb

CALM = "tide:free+calm+heap=12"


def by_the_ebb(*taken: int) -> Match:
    """Return a match by the older rules, in which the seats in turn take so many stones from twelve."""
    with ebb():
        return _played(registry.game("tide"), *taken)


def _played(game: Game, *taken: int) -> Match:
    match = Match("m1", game, game.rule_book.parse(CALM), SECRET, NOW, commitment(SECRET))
    seat_both(match, RED, BLUE)
    for count in taken:
        act(match, f"take {count}")
    return match


def today(match: Match, **changed: Any) -> Match:
    """Return the match of this log under today's rules; `changed` are fields of its entries to replace."""
    again = Match.create(match.id, registry.game("tide").rule_book.parse(CALM), SECRET, NOW)
    for entry in match.log:
        again.evolve(stored(replace(entry, after=None, **changed)))
    return again


def before_digests(entry: Entry) -> Entry:
    """Return an entry as it was written before logs named revisions and digests."""
    data = {name: value for name, value in entry.data.items() if name != "revision"}
    return replace(entry, after=None, digest=None, data=data)


def test_a_log_names_its_rules_and_every_state() -> None:
    """The deal names the revision of the rules; each entry that leads to a state carries its digest."""
    match = _played(registry.game("tide"), 1, 2)
    assert match.revision == 2
    assert [entry.digest for entry in match.log[2:]] == [record.digest(match.states[seq]) for seq in (3, 4, 5)]
    assert len({entry.digest for entry in match.log[2:]}) == 3
    assert today(match).diverged_at is None and by_the_ebb().revision == 1


def test_what_the_new_rules_do_not_touch_is_played_on() -> None:
    """A match of the older revision that replays, digest by digest, goes on."""
    match = today(by_the_ebb(1, 2))
    assert match.revision == 1 and match.diverged_at is None and match.status == "live"
    act(match, "take 1")
    assert timeouts.decide_called_off(match, NOW) == []


@pytest.mark.parametrize(("taken", "strayed"), [((1, 3), 5), ((3, 2), 4), ((1, 2, 2), 6), ((2, 3, 1), 5)])
def test_a_running_match_that_does_not_replay_is_called_off(taken: tuple[int, ...], strayed: int) -> None:
    """A match strays at a move that is refused today, or that leads to another state without a word."""
    match = today(by_the_ebb(*taken))
    assert (match.diverged_at, match.status, match.to_act()) == (strayed, "live", None)
    (entry,) = timeouts.decide_called_off(match, NOW)
    match.evolve(entry)
    assert match.status == "over" and match.result() is not None
    assert (match.result()["winner"], match.result()["reason"]) == (None, "called-off")
    (told,) = history(match, 0)[-1]["events"]
    assert "corrected" in told["en"] and "corrigées" in told["fr"]
    assert timeouts.decide_called_off(match, NOW) == []


def test_a_log_without_digests_is_compared_by_its_events() -> None:
    """Logs without digests stray where their events are not those of today."""
    match = by_the_ebb(1, 2)
    again = Match.create(match.id, registry.game("tide").rule_book.parse(CALM), SECRET, NOW)
    for entry in match.log:
        again.evolve(stored(before_digests(entry)))
    assert again.revision == 1 and again.diverged_at is None
    last = before_digests(match.log[-1])
    event = replace(last.events[0], data={**last.events[0].data, "count": 1})
    forged = Match.create(match.id, again.rules, SECRET, NOW)
    for entry in [*map(before_digests, match.log[:-1]), replace(last, events=(event, *last.events[1:]))]:
        forged.evolve(stored(entry))
    assert forged.diverged_at == match.seq


def test_a_finished_match_is_told_from_what_was_written() -> None:
    """All events of a finished match are told; the board is shown as far as today's rules lead, and no further."""
    match = by_the_ebb(1, 3, 3, 3, 2)
    assert match.status == "over"
    again = today(match)
    assert again.diverged_at == 5
    told, was = history(again, 2), history(match, 2)
    assert [one["events"] for one in told] == [one["events"] for one in was]
    assert [one["view"] is None for one in told] == [False, False, True, True, True, True]
    assert match_json(again, None)["strayed"] == 5


def test_verify_tells_older_rules_from_foul_play() -> None:
    """Right picks under an older revision are "older-rules", anything else is "unfair".

    Unfair are a bent pick, another seed, and a log of today's revision that does not replay.
    """
    match = by_the_ebb(1, 3, 3, 3, 2)
    again = today(match)
    findings = verify(again, commitment(SECRET))
    assert verdict(again, findings) == "older-rules"
    assert all(finding.ok for finding in findings)
    assert [finding.seq for finding in findings if not finding.replayed] == [5, 6, 7, 8]
    assert verdict(again, verify(again, commitment(b"another"))) == "unfair"
    honest = today(by_the_ebb(1, 2, 1))
    assert verdict(honest, verify(honest, commitment(SECRET))) == "fair"
    claimed = Match.create(match.id, again.rules, SECRET, NOW)
    for entry in match.log:
        data = {**entry.data, "revision": 2} if entry.kind == "dealt" else entry.data
        claimed.evolve(stored(replace(entry, data=data, after=None)))
    assert verdict(claimed, verify(claimed, commitment(SECRET))) == "unfair"


def test_a_match_that_is_played_here_is_verified_state_by_state() -> None:
    """A digest that the rules do not reach is found, even with every pick right and the state at hand."""
    match = _played(registry.game("tide"), 1, 2, 1)
    bent = Match.create(match.id, match.rules, SECRET, NOW)
    for entry in match.log:
        bent.evolve(replace(entry, digest="0" * 16) if entry.seq == 5 else entry)
    findings = verify(bent, commitment(SECRET))
    assert [finding.seq for finding in findings if not finding.replayed] == [5, 6]
    assert verdict(bent, findings) == "unfair"


def before_the_layout(**changed: Any) -> Match:
    """Return a running match of Chakart from before its record changed its layout; `changed` is its last entry."""
    match = Match.create("m1", registry.game("chakart").rule_book.parse("chakart:seed"), SECRET, NOW)
    kept = json.loads((Path(__file__).parent / "fixtures" / "chakart-1.json").read_text(encoding="utf-8"))
    for told in kept:
        stored = told.pop("stored")
        last = {"stored": {**stored, **changed}} if told is kept[-1] else {"stored": stored}
        match.evolve(Entry.from_json(**told, **last))
    return match


def test_a_record_that_is_laid_out_anew_ends_no_match() -> None:
    """A match of an older layout is compared by its events, since no digest is today's.

    It is played on, kept, read and fair.
    """
    match = before_the_layout()
    assert match.revision == 1 < match.game.laid_out
    assert match.diverged_at is None and match.status == "live" and timeouts.decide_called_off(match, NOW) == []
    digests = [(entry.digest, record.digest(match.states[entry.seq])) for entry in match.log[2:]]
    assert all(was != now for was, now in digests)
    play_on(match, 3)
    again = replayed(match)
    assert (
        again.diverged_at is None
        and again.status == "over"
        and record.same(again.states[again.seq], match.states[match.seq])
    )
    findings = verify(again, commitment(SECRET))
    assert verdict(again, findings) == "fair" and all(finding.replayed for finding in findings)


def test_a_match_of_another_layout_is_still_held_to_what_happened() -> None:
    """A match of an older layout strays at an entry whose events do not come of its picks."""
    match = before_the_layout(events=[])
    assert match.diverged_at == match.seq


def test_how_an_older_release_wrote_an_action_is_no_foul_play() -> None:
    """A match in which a shell was written as a capture is fair; one of today is compared letter by letter."""
    chakart = registry.game("chakart")
    match = Match("m1", chakart, chakart.rule_book.parse("chakart:seed"), SECRET, NOW, commitment(SECRET))
    seat_both(match, RED, BLUE)
    play_on(match, 20)
    written = [entry.seq for entry in match.log for event in entry.events if event.kind == "noted"]
    for revision, found in [(chakart.revision - 1, "fair"), (chakart.revision, "unfair")]:
        again = Match.create(match.id, match.rules, SECRET, NOW)
        for entry in match.log:
            data = {**entry.data, "revision": revision} if entry.kind == "dealt" else entry.data
            spelled = [
                replace(event, data={**event.data, "notation": "?"}) for event in entry.events if event.kind == "noted"
            ]
            told = [*(event for event in entry.events if event.kind != "noted"), *spelled]
            again.evolve(stored(replace(entry, data=data, events=tuple(told), after=None)))
        assert written and again.diverged_at is None
        assert verdict(again, verify(again, commitment(SECRET))) == found
