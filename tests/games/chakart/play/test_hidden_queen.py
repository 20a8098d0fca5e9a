"""Nothing that an opponent is sent tells where a hidden queen is; a search imagines it wherever it may be."""

import json
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded, enumerate_outcomes
from parlour.core.contract import SPECTATOR
from parlour.core.record import same
from parlour.core.refusal import Refusal
from parlour.games.chakart.board.bits import squares_of
from parlour.games.chakart.play.actions import square_name
from parlour.table.match import Match
from parlour.table.projection import history, match_json
from parlour.table.seat import Seat
from tests.games.chakart.ruling import GAME, fen, kinds, legal, play, position, told

OPEN_QUEEN = ("e2e4", "e7e5")
SECRET, NOW = bytes(32), "2024-05-01T12:00:00.000+00:00"


def _match(*actions: str) -> Match:
    """Return a live match from the orthodox array after these actions."""
    rules = registry.game("chakart").rule_book.parse("chakart:seed+array=orthodox")
    match = Match.create("m", rules, SECRET, NOW)
    for number, name in enumerate(("ann", "ben")):
        for entry in match.decide_seat(number, Seat(name, name, None, {}), None, NOW):
            match.evolve(entry)
    for number, action in enumerate((*OPEN_QUEEN, *actions)):
        match.evolve(match.decide_act(match.to_act(), action, f"c{number}", NOW))
    return match


def _sent(match: Match, viewer: int) -> str:
    player = ("ann", "ben", None)[viewer]
    return json.dumps([match_json(match, player), history(match, viewer)], sort_keys=True)


def test_her_square_is_nowhere() -> None:
    """Matches that differ only in its square look alike to the enemy and a spectator, not to its own side."""
    one, other = _match("d1e2~"), _match("d1g4~")
    assert _sent(one, 0) != _sent(other, 0)
    for viewer in (1, SPECTATOR):
        assert _sent(one, viewer) == _sent(other, viewer)
        state = [match.game.observe(match.state, viewer) for match in (one, other)]  # type: ignore[arg-type]
        assert same(*state)
    assert '"d1e2~"' in _sent(one, 0) and '"d1e2~"' not in _sent(one, 1)


def _refusal(match: Match, action: str) -> Any:
    try:
        match.decide_act(1, action, "try", NOW)
    except Refusal as refusal:
        return refusal.as_json()
    return "accepted"


def test_no_click_finds_her() -> None:
    """Every action that a board could send is answered alike wherever the queen stands."""
    one, other = _match("d1e2~"), _match("d1g4~")
    pairs = [f"{square_name(start)}{square_name(to)}" for start in range(32, 64) for to in range(64)]
    for action in [*pairs, *(f"{pair}~" for pair in pairs[::7]), *(pair[:2] + "^" + pair[2:] for pair in pairs[::7])]:
        assert _refusal(one, action) == _refusal(other, action), action


def test_she_shows_herself_a_turn_later() -> None:
    """The queen hides during exactly one enemy turn (10.2)."""
    state = position("7k/7p/8/8/8/8/8/K2Q4 w 0 0100 000000000000")
    play(state, "d1d4~")
    assert not any(cell and cell.get("man") == "q" for cell in GAME.view(state, 1)["board"])
    assert GAME.view(state, 0)["board"][27] == {"man": "q", "colour": "white", "immobilised": False, "hidden": True}
    assert told(play(state, "h7h6"), "revealed") == {"at": "d4"}
    assert GAME.view(state, 1)["board"][27]["hidden"] is False


def test_the_event_says_that_she_left_and_no_more() -> None:
    """Only its own side is told the square; the entry has the same length wherever the queen went."""
    state = position("7k/7p/8/8/8/8/8/K2Q4 w 0 0100 000000000000")
    events = play(state, "d1d4~")
    (event,) = [event for event in events if event.kind == "stealth"]
    assert GAME.event_json(event, 0)["to"] == "d4"
    for viewer in (1, SPECTATOR):
        shown = GAME.event_json(event, viewer)
        assert shown["to"] is None and "d4" not in json.dumps(shown)
    assert told(events, "noted")["notation"] == "Q??"


def _imagined(text: str, *actions: str) -> set[str]:
    """Return the squares on which an enemy may imagine the queen."""
    state = position(text)
    for action in actions:
        play(state, action)
    view = GAME.observe(state, int(state[0]["turn"]))
    return {square_name(square) for square in squares_of(int(view[0]["suspects"]))}


def test_she_is_imagined_where_she_can_have_gone() -> None:
    """The queen may be on any square of its slide that looks empty, its own included, each equally likely."""
    text = "7k/7p/8/8/8/3p4/8/K2Qm1R1 w 0 0100 000000000000"
    expected = {"b1", "c1", "f1", "d2", "c2", "b3", "a4", "e2", "f3", "g4", "h5"}
    assert _imagined(text, "d1d2~") == expected == _imagined(text, "d1h5~")
    state = position(text)
    play(state, "d1d2~")
    view = GAME.observe(state, 1)
    found = {GAME.resample(view, 1, Seeded(seed)).tobytes() for seed in range(200)}
    assert len(found) == len(expected)
    assert len({weight for weight, _n in enumerate_outcomes(lambda chance: chance.pick(len(expected)))}) == 1
    for seed in range(20):
        truth = GAME.resample(view, 1, Seeded(seed))
        assert same(GAME.observe(truth, 1), view)
        assert legal(truth) == legal(view) == legal(state)


def test_a_bonus_narrows_where_she_can_be() -> None:
    """A piece that lands on a square in the same turn, without meeting the queen, rules that square out."""
    state = position("7k/8/8/8/8/8/3e4/K1rQ4 w 0 0100 000000000000")
    play(state, "d1d5~")
    before = int(state[0]["suspects"])
    after = [
        s for _w, s, events in GAME.outcomes(state, GAME.parse_action(state, "c1c2")) if "capture" not in kinds(events)
    ]
    assert before >> 10 & 1 and all(not int(s[0]["suspects"]) >> 10 & 1 for s in after)


@pytest.mark.parametrize("action", ["d5d4", "a4d4", "b5d4"])
def test_who_lands_on_her_captures_her(action: str) -> None:
    """A pawn captures the queen by a straight push, other pieces by any move (11); it counts as a queen."""
    state = position(fen("7k/8/8/1n1p4/r2I4/8/8/K7", turn="b"))
    events = play(state, action, *([0] if action.startswith("a4") else []))
    assert told(events, "capture") == {"colour": "white", "man": "q", "at": "d4", "by": "move"}
    assert GAME.position(state)["fen"].split()[4] == "000010000000"


def test_lines_and_shells_pass_her_and_diagonals_do_not_take_her() -> None:
    """The hidden queen is an empty square in the enemy's view (6, 12.14)."""
    state = position(fen("7k/8/8/4p3/r2I3R/8/8/K7", turn="b", powers="0010"))
    actions = legal(state)
    assert {"a4d4", "a4e4", "a4h4"} <= actions and "e5d4" not in actions
    state = position(fen("3Q4/8/8/8/3I4/8/8/K2k4", turn="b", powers="0010"))
    assert "d1^d8" in legal(state) and "d1^d4" not in legal(state)


def test_a_stealth_move_may_land_on_the_other_hidden_queen() -> None:
    """The move captures the other queen, so that its side knows where the captor stands (12.15)."""
    state = position(fen("3q3k/8/8/8/3I4/8/8/K7", turn="b", powers="0001"))
    events = play(state, "d8d4~")
    assert told(events, "capture")["man"] == "q"
    assert squares_of(int(state[0]["suspects"])) == [27]
