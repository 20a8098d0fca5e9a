"""Decks, actions and logs with the names of older releases are read."""

import json
from dataclasses import replace

import pytest

from parlour.games.cipher.cards.cards import all_cards, uncarried
from parlour.games.cipher.cards.respelled import CODES, SKILLS, TITLES
from parlour.table.entry import Entry
from parlour.table.match import Match, commitment
from parlour.table.seat import Seat
from parlour.table.verify import verdict, verify
from tests.games.cipher.scenes import Scene, side
from tests.table.playing import NOW, SECRET, act, empty_table, seat_both, stored

DECK = {"main": "B01-003", "cards": ["B01-003", *["B14-040c"] * 49]}


def test_nothing_is_told_as_it_was_misspelt() -> None:
    """No card has an old spelling, and each new one is in use, except titles only in the list."""
    skills = {skill["name"] for made in all_cards() for skill in (*made.skills, *made.support_skills)}
    titles = {made.title for made in (*all_cards(), *uncarried())}
    assert skills & {*SKILLS} == set() and titles & {*TITLES} == set()
    assert {*SKILLS.values()} <= skills and {*TITLES.values()} <= titles
    assert {*CODES.values()} <= {made.code for made in all_cards()}


@pytest.mark.parametrize("spelt", ["Chieftain of the Kutolah", "Chieftain oft he Kutolah"])
def test_an_action_is_read_as_it_was_misspelt(spelt: str) -> None:
    """The action of Dayan's skill is read with the misplaced space of older releases."""
    mine = side(front=["B21-085"], bonds=["B21-085"], retreat=["B05-033"], main="B21-085")
    scene = Scene(mine).say(f"use B21-085 {spelt}")
    assert [event["skill"] for event in scene.log if event["kind"] == "skill"] == ["Chieftain of the Kutolah"]


def before(match: Match, revision: int) -> Match:
    """Return a match with the old code of a card, as a release of that revision logged it, read today."""
    again = Match.create(match.id, match.rules, SECRET, NOW)
    for entry in match.log:
        data = {**entry.data, "revision": revision} if entry.kind == "dealt" else entry.data
        kept = stored(replace(entry, data=data, after=None))
        old = json.loads(json.dumps(kept.as_json()).replace("B14-040c", "B14-040"))
        again.evolve(Entry.from_json(entry.seq, entry.kind, entry.time, entry.seat, entry.command, old))
    return again


def test_a_log_is_read_as_it_was_misspelt() -> None:
    """Older logs are read by their states and events; a log of today is compared letter by letter."""
    match = empty_table("cipher:seed")
    seat_both(match, Seat("ann", "Ann", None, DECK), Seat("ben", "Ben", None, DECK))
    for text in ("keep", "keep", "B14-040c", "pass", "end", "B14-040"):
        act(match, text)
    today = match.game.revision
    for revision, found in [(1, "fair"), (today - 1, "fair"), (today, "unfair")]:
        again = before(match, revision)
        assert again.diverged_at is None and again.status == "live"
        assert again.log[-1].text == "B14-040"
        assert verdict(again, verify(again, commitment(SECRET))) == found
