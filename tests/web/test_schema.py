"""The schema of the interface is true of every game of the house, to the last field."""

import json
from itertools import chain, islice
from typing import Any

import jsonschema_rs
import pytest

from parlour.core import registry
from parlour.core.contract import SPECTATOR, VIEWERS
from parlour.core.game import Game
from parlour.core.referee import rule
from parlour.web.schema import told_by
from tests.rounds import rounds
from tests.table.played import HOUSE, played
from tests.web.described import closed, description

RULED, EVERY = 20, 7  # positions, and the plies between them


@pytest.fixture(params=HOUSE)
def game(request: pytest.FixtureRequest) -> Game:
    """Return each game of the house."""
    return registry.game(request.param)


def told_as(game: Game, name: str) -> jsonschema_rs.Validator:
    """Return a validator of the game's own shape of that name, with no further fields allowed."""
    definitions = {one: closed("", schema) for one, schema in told_by(game).items()}
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": definitions})


def hold(told: Any, shape: jsonschema_rs.Validator) -> None:
    """Raise an AssertionError that says where a value, written as JSON, differs from the shape."""
    wrong = next(shape.iter_errors(json.loads(json.dumps(told))), None)
    assert wrong is None, f"{wrong.message} at {wrong.instance_path} of {told}"


@pytest.mark.parametrize("seeds", rounds(1, 20))
def test_views_and_events_are_as_they_are_described(game: Game, seeds: int) -> None:
    """Views and events are as described, for every viewer and every event."""
    view, event = told_as(game, "View"), told_as(game, "GameEvent")
    for _rules, state, events in chain.from_iterable(played(game, seed) for seed in range(seeds)):
        for viewer in VIEWERS:
            hold(game.view(state, viewer), view)
            for one in events:
                hold(game.event_json(one, viewer, ("Ann", None)), event)


def test_cards_are_as_they_are_described(game: Game) -> None:
    """The cards of every set are as described."""
    for name in () if game.cards is None else game.cards.sets:
        shape = told_as(game, "SetCard")
        for card in game.need_cards().of_set(name):
            hold(card, shape)


def test_rulings_are_as_they_are_described(game: Game) -> None:
    """Rulings are as described, on positions that can be asked about and on an action in each."""
    shape = told_as(game, "Ruling")
    written = (one for one in played(game, 0) if game.view(one[1], SPECTATOR).get("phase") != "pick")
    for rules, state, _events in islice(written, 0, RULED * EVERY, EVERY):
        request = {"rules": rules.text, "position": game.position(state)}
        allowed = rule(game, request)
        hold(allowed, shape)
        for action in allowed["legal"][:1]:
            hold(rule(game, {**request, "action": action}), shape)


EMPTY = [None] * 9
STARTERS = [{"deck": "S01"}, {"deck": "S02"}]


@pytest.mark.parametrize(
    ("name", "request_"),
    [
        ("triple-triad", {"score": {"board_owners": ["red"] * 9, "second_player": "blue", "trade": "diff"}}),
        ("triple-triad", {"score": {"board_owners": ["red"] * 9, "second_player": "blue", "trade": "none"}}),
        ("triple-triad", {"position": {"board": EMPTY}}),
        ("triple-triad", {"position": {"board": EMPTY}, "action": {"card": [1, 2, 3, 4], "owner": "red", "cell": 0}}),
        ("cipher", {"decks": STARTERS, "seed": 1}),
    ],
)
def test_other_rulings_are_as_they_are_described(name: str, request_: dict[str, Any]) -> None:
    """Other rulings are as described: a score, a placement without hands, and two decks."""
    game = registry.game(name)
    hold(rule(game, request_), told_as(game, "Ruling"))


def test_what_is_told_otherwise_is_found() -> None:
    """A field too many, one too few and one of another type are found."""
    shape = told_as(registry.game("triple-triad"), "HandCard")
    fine = {"slot": 1, "card": None, "brought": "red", "forced": False}
    hold(fine, shape)
    for wrong in ({**fine, "more": 1}, {**fine, "slot": "1"}, {name: fine[name] for name in ("slot", "card")}):
        with pytest.raises(AssertionError):
            hold(wrong, shape)


def test_every_name_is_one_type() -> None:
    """No two types share a name and are told apart by their place."""
    assert [name for name in description()["components"]["schemas"] if "__" in name] == []
