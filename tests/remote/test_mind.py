"""Minds decide as agents do, on decisions as a hall tells them."""

import base64
from pathlib import Path

import pytest

from parlour.agents import levels
from parlour.agents.own.own_agent import OwnAgent
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.refusal import Refusal
from parlour.remote.check import presets
from parlour.remote.mind import mind, needs_record, read

CAREFUL = f"{Path(__file__).parents[2] / 'examples' / 'seat' / 'careful_agent.py'}:Careful"


def test_a_record_of_what_a_seat_sees_is_enough() -> None:
    """The record of a seat's view, sent over the line, has the view and its legal actions."""
    for game, rules in presets(registry.games()):
        state, _events = game.deal(rules, [{}, {}], Seeded(3))
        seat = game.to_act(state)
        assert seat != OVER
        record = base64.b64encode(game.observe(state, seat).tobytes()).decode()
        view = game.view(state, seat)
        told = {"seq": 2, "seat": game.seats[seat], "revision": game.revision, "record": record, "view": view}
        found = read(told, {"id": "m", "game": game.name, "rules": {"text": rules.text}})
        assert game.view(found.known(), seat) == view
        assert found.legal == [action["action"] for action in view["legal"]]
        assert mind(levels.opponent(game, CAREFUL)).decide(found) in found.legal


def test_records_that_hold_more_stay_in_the_hall() -> None:
    """Cipher's records stay in the hall, since they hold more than the view; an agent is told so."""
    game, rules = registry.rules("cipher")
    state, _events = game.deal(rules, [{}, {}], Seeded(3))
    seat, view = game.to_act(state), game.view(state, game.to_act(state))
    told = {"seq": 2, "seat": game.seats[seat], "revision": game.revision, "record": None, "view": view}
    found = read(told, {"id": "m", "game": game.name, "rules": {"text": rules.text}})
    assert found.legal and not game.open_record
    with pytest.raises(Refusal) as refused:
        mind(levels.opponent(game, CAREFUL)).decide(found)
    assert refused.value.code == "record-untold"


class _Last:
    """An agent that needs no record."""

    def choose(self, legal: list[str]) -> str:
        """Return the last action."""
        return legal[-1]


def test_who_needs_no_record_plays_without() -> None:
    """An agent that asks for texts alone plays where records stay in the hall, and answers what is legal there."""
    game, rules = registry.rules("cipher")
    state, _events = game.deal(rules, [{}, {}], Seeded(3))
    seat, view = game.to_act(state), game.view(state, game.to_act(state))
    told = {"seq": 2, "seat": game.seats[seat], "revision": game.revision, "record": None, "view": view}
    found = read(told, {"id": "m", "game": game.name, "rules": {"text": rules.text}})
    last = OwnAgent("last", _Last())
    assert mind(last).decide(found) == found.legal[-1]
    players = (last, levels.opponent(game, CAREFUL), levels.opponent(game, "greedy"))
    assert [needs_record(player) for player in players] == [False, True, True]


def test_other_rules_than_are_installed_are_not_guessed_at() -> None:
    """A record of another revision than the installed one is refused, with both numbers."""
    match = {"id": "m", "game": "chakart", "rules": {"text": "chakart:seed"}}
    with pytest.raises(Refusal) as told:
        read({"seq": 2, "seat": "white", "revision": 10_000, "record": "", "view": {}}, match)
    assert told.value.code == "other-revision"
