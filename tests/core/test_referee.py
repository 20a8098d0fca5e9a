"""The referee answers whatever comes in with one JSON ruling."""

import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import registry
from parlour.core.referee import LONGEST_REQUEST, judge, judge_line

GAMES = [game.name for game in registry.games()]
LEAF = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
)
JSON = st.recursive(
    LEAF,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("rules", "options", "position", "action", "score")
INNER = st.dictionaries(
    st.sampled_from(("board", "hands", "to_act", "preset", "options", "text", "cell", "owner", "card", "red", "blue"))
    | st.text(max_size=5),
    JSON | st.lists(JSON, min_size=9, max_size=9),
    max_size=5,
)
REQUEST = st.fixed_dictionaries(
    {"id": JSON, "game": st.sampled_from(GAMES) | JSON}, optional=dict.fromkeys(KEYS, INNER | JSON)
)


def _strict(line: str):
    def refuse(constant):
        raise AssertionError(f"{constant} is not JSON")

    line.encode("utf-8")
    assert "\n" not in line
    return json.loads(line, parse_constant=refuse)


@pytest.mark.parametrize("line", ["", "{", "nope", "{'a': 1}", '{"id": 1', "\ufeff{}", "\x00"])
def test_what_is_not_json_is_said_to_be_so(line):
    """A line that is not JSON is answered with the column of its first fault."""
    ruling = _strict(judge_line(line))
    assert (ruling["ok"], ruling["id"], ruling["error"]["code"]) == (False, None, "bad-json")


@pytest.mark.parametrize("line", ["7" * 5000, '{"id": NaN}', '{"id": -Infinity}', '{"id": 1e999}'])
def test_numbers_that_cannot_be_written_again_are_refused(line):
    """A number too long to read, NaN or an infinity is not JSON, and is never echoed."""
    assert _strict(judge_line(line))["error"]["code"] == "bad-json"


def test_half_a_surrogate_pair_is_echoed_as_its_escape():
    """An id that UTF-8 cannot carry comes back as the escape it was, so that the answer can be printed."""
    assert _strict(judge_line('{"id": "\\ud800é"}'))["id"] == "\ud800é"


@pytest.mark.parametrize("request_", [None, 5, "text", [], [{}], True])
def test_what_is_no_object_is_refused(request_):
    """A request that is no JSON object is a bad request."""
    assert judge(request_)["error"]["code"] == "bad-request"
    assert _strict(judge_line(json.dumps(request_)))["error"]["code"] == "bad-request"


@pytest.mark.parametrize("game", [None, "chess", 5, [], {}])
def test_an_unknown_game_is_refused(game):
    """A game that is not installed is refused in every language, and the id is echoed."""
    ruling = judge({"id": "x", "game": game})
    assert (ruling["id"], ruling["ok"], ruling["error"]["code"]) == ("x", False, "unknown-game")
    assert ruling["error"]["en"] != ruling["error"]["fr"]


@pytest.mark.parametrize("name", GAMES)
def test_wrong_shapes_are_refused(name):
    """Any part of a request in the wrong shape is a ruling that says so."""
    wrong = product(KEYS, (5, "text", True, [[]]))
    ruled = {(key, str(shape)): judge({"id": 1, "game": name, key: shape}) for key, shape in wrong}
    assert {at: ruling for at, ruling in ruled.items() if (ruling["id"], ruling["ok"]) != (1, False)} == {}


@pytest.mark.parametrize("key", ["id", "game", "rules", "other"])
def test_deep_nesting_is_answered(key):
    """However deep a request is nested, there is a ruling."""
    depths = [*range(880, 1010, 3), 50_000]
    ruled = {depth: _strict_or_deep(judge_line(f'{{"{key}": {"[" * depth}{"]" * depth}}}')) for depth in depths}
    assert {depth: ruling for depth, ruling in ruled.items() if ruling is not None and ruling["ok"]} == {}


def _strict_or_deep(line: str):
    try:
        return _strict(line)
    except RecursionError:  # an echoed id as deep as the reader can go
        return None


def test_a_line_too_long_is_refused():
    """One character more than the limit is refused unread; the limit itself is read."""
    fits = '{"id": "' + "a" * (LONGEST_REQUEST - 10) + '"}'
    assert len(fits) == LONGEST_REQUEST
    assert _strict(judge_line(fits))["error"]["code"] == "unknown-game"
    assert _strict(judge_line(fits + " "))["error"]["code"] == "bad-request"


@given(st.text(max_size=40))
def test_any_line_has_a_ruling(line):
    """Any text at all is answered with an object that has `ok` and `id`."""
    assert {"ok", "id"} <= set(_strict(judge_line(line)))


@given(REQUEST)
def test_any_request_has_a_ruling_that_echoes_its_id(request):
    """Random JSON in every field never raises; the ruling has `ok` and the id as it was sent."""
    ruling = judge(request)
    assert ruling["ok"] in (True, False)
    assert ruling["id"] == request["id"]
    assert _strict(judge_line(json.dumps(request))) == json.loads(json.dumps(ruling))
