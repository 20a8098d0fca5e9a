"""Telling: sockets are sent the history of a match, with sentences as data if the game has them so."""

import json
from typing import Any

import pytest

from parlour.core import words
from parlour.core.contract import SPECTATOR
from parlour.table.match import Match
from parlour.table.projection import history
from parlour.web.live.updates import Updates
from tests.table.playing import NOW, dealt_match, play_on
from tests.table.shelving import shelved


def told(match: Match, player: str) -> list[list[Any]]:
    """Return the events of each step as a player or watcher is sent them."""
    return [entry["events"] for entry in json.loads(Updates().snapshot(match, player))["history"]]


def resigned(rules: str) -> Match:
    """Return a match that a player resigned after some moves."""
    match = play_on(dealt_match(rules), 3, 4)
    match.evolve(match.decide_resign(0, "resign", NOW))
    return match


@pytest.mark.parametrize("rules", ["triple-triad:wiki", "chakart:seed", "cipher:seed"])
def test_sentences_are_data(rules: str) -> None:
    """Sentences are sent as data alone, which gives each viewer the words that are told elsewhere."""
    match = resigned(rules)
    for player, viewer in (("ann", 0), ("ben", 1), ("eve", SPECTATOR)):
        sent = told(match, player)
        assert [[words.worded(event) for event in events] for events in sent] == [
            json.loads(json.dumps(entry["events"])) for entry in history(match, viewer)
        ]
        assert not any({"en", "fr"} & event.keys() for events in sent for event in events)


def test_a_game_that_phrases_nothing_is_told_in_words() -> None:
    """A game without phrases is told in words, except for what the table itself says."""
    with shelved():
        match = resigned("nim:free")
        (*played, ended) = told(match, "ann")
        assert played == [entry["events"] for entry in history(match, 0)[:-1]]
    assert ended == [{"kind": "resigned", "seat": "red", "says": {"id": "event-resigned", "args": {"name": "Ann"}}}]


@pytest.mark.parametrize("rules", ["triple-triad:wiki", "chakart:seed", "cipher:seed"])
def test_news_are_what_the_history_says_and_are_not_kept(rules: str) -> None:
    """Each viewer is sent the same as in their history: what one may know is not told to the next."""
    match, updates = resigned(rules), Updates()
    players = [("ann", 0), ("ben", 1), ("eve", SPECTATOR)]
    news = {
        player: [
            json.loads(message)["entry"]
            for entry in match.log[2:]
            for message in updates.news(match, [entry], player, viewer, NOW)
        ]
        for player, viewer in players
    }
    assert updates.weight == 0
    for player, _viewer in players:
        assert news[player] == json.loads(updates.snapshot(match, player))["history"]
    assert updates.weight > 0
