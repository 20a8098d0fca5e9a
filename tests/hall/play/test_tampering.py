"""Tampering: any change of an exported log shows, except where no rule could tell."""

import copy
import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cli.app import run as parlour
from parlour.core.refusal import Refusal
from parlour.hall.play import archive, logfile
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import open_match, player_seat
from parlour.table import offers, timeouts, verify
from parlour.table.clock import Clock
from parlour.table.match import Match
from parlour.table.terms import CASUAL, Terms
from tests.rounds import dear, rounds
from tests.table.fair import ANN, BEN
from tests.table.playing import NOW, play_on
from tests.table.test_clock import at, away

Path = tuple[str | int, ...]
Lines = list[dict[str, Any]]
WAYS = 14  # ways to change a value

# Fields that rest on the hall's word: what was agreed besides the rules, and when and by whom something was done.
FREE_IN_THE_HEAD = ("parlour", "created", "terms")
FREE_IN_AN_ENTRY = (
    "time",
    "player",  # by their id; the name is in the header too
    "keeps",  # the player for whom the other seat is kept
    "follows",  # the match that is played again
    "revision",  # of the rules, if today's can replay it
    "milliseconds",  # of an outage
)


def _begun(rules: str, terms: Terms = CASUAL) -> Match:
    game = rules.partition(":")[0]
    new = MatchIdentity("m1", bytes(range(32)), NOW)
    red, blue = player_seat(ANN, None, "a1" * 16), player_seat(BEN, None, "b2" * 16)
    append = open_match(game, rules, None, red, blue, new, terms)
    return append.match.after(append.entries)


def _board() -> Match:
    """Return a match played to the end, and played again."""
    match = play_on(_begun("triple-triad:ff8+same+plus+elemental+card_pick=random"), 4)
    match.evolve(match.decide_rematch("m2", NOW))
    return match


def _given_up() -> Match:
    """Return a match with a declined offer, resigned by one seat."""
    match = play_on(_begun("chakart:seed"), 4, 8)
    turn = match.to_act()
    (offered,) = offers.decide_offer(match, turn, "abort", "o", NOW)
    match.evolve(offered)
    match.evolve(offers.decide_answer(match, 1 - turn, False, "d", NOW)[0])
    match.evolve(match.decide_resign(turn, "r", NOW))
    return match


def _called_off() -> Match:
    """Return a match called off by both after some turns."""
    match = play_on(_begun("cipher:official"), 4, 16)
    turn = match.to_act()
    match.evolve(offers.decide_offer(match, turn, "abort", "o", NOW)[0])
    match.evolve(offers.decide_answer(match, 1 - turn, True, "a", NOW)[0])
    return match


def _timed() -> Match:
    """Return a match by the clock: an outage given back, and turns that the table played by lot."""
    match = _begun("triple-triad:ff8", Terms(clock=Clock(bank=60, increment=2, free=5, at_zero="play")))
    match.evolve(timeouts.decide_downtime(match, away((1, 9)), at(10))[0])
    for seconds in range(300, 3600, 300):
        for entry in timeouts.decide_timeout(match, at(seconds)):
            match.evolve(entry)
    return match


STORIES = {story.__name__.strip("_"): story for story in (_board, _given_up, _called_off, _timed)}


@cache
def _lines(story: str) -> tuple[str, ...]:
    return tuple(archive.file(STORIES[story](), ANN, "log.jsonl").text().splitlines())


def told(story: str) -> Lines:
    """Return the log of a finished match, as Ann exports it."""
    return [json.loads(line) for line in _lines(story)]


def says(lines: Lines) -> str:
    """Return the verdict on a log file, or the code of its refusal."""
    try:
        log = logfile.read("\n".join(map(json.dumps, lines)))
    except Refusal as refusal:
        return refusal.code
    return log.verdict(verify.verify(log.match, log.published))


def _paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path to every field and to every value in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*path, key)
        yield from _paths(inner, (*path, key))


@cache
def held(story: str) -> tuple[Path, ...]:
    """Return the paths to everything in a log that its rules determine."""

    def is_held(path: Path) -> bool:
        line, *names = path
        return bool(names) and not set(names) & set(FREE_IN_AN_ENTRY if line else FREE_IN_THE_HEAD)

    return tuple(path for path in _paths(told(story)) if is_held(path))


def _at(lines: Any, path: Path) -> Any:
    for name in path:
        lines = lines[name]
    return lines


def bent(story: str, path: Path, how: int) -> Lines:
    """Return the log with another value at a path: the nearest of its kind, one of another kind, or nothing."""
    lines = copy.deepcopy(told(story))
    was = _at(lines, path)
    others = [None, 0, -1, 7, "", "x", True, [], [[2, 1]]]
    match was:
        case bool():
            others.append(not was)
        case int():
            others += [was + 1, was - 1, was + 256]
        case str():
            others += [was + "x", was[:-1] + ("0" if was[-1:] != "0" else "1"), was[::-1]]
        case list():
            others += [[*was, *was[-1:]], was[:-1], was[::-1]]
    others = [other for other in others if json.dumps(other) != json.dumps(was)]
    _at(lines, path[:-1])[path[-1]] = others[how % len(others)]
    return lines


def _is_the_lot_left_out(lines: Lines) -> bool:
    """Return True if the lot of the seats is missing, which nobody can tell from a chosen seat."""
    return any(line.get("kind") == "seated" and line["picks"] == [] for line in lines[2:3])


def _is_an_offer_withdrawn(lines: Lines) -> bool:
    """Return True if an offer was taken back by who made it, which is as legal as that the other declined it."""
    pairs = pairwise(lines)
    return any(
        [one.get("kind"), other.get("kind")] == ["offered", "declined"] and one["seat"] == other["seat"]
        for one, other in pairs
    )


@pytest.mark.parametrize("story", STORIES)
def test_an_honest_log_is_fair(story: str) -> None:
    assert says(told(story)) == "fair"


def test_nothing_is_offered_that_a_table_does_not_know() -> None:
    lines = copy.deepcopy(told("given_up"))
    offered = [line for line in lines if line.get("kind") == "offered"]
    for what in (0, "peace", None):
        offered[0]["data"]["what"] = what
        assert says(lines) != "fair"


@pytest.mark.parametrize("story", STORIES)
@given(st.data())
def test_no_field_can_be_changed(story: str, data: st.DataObject) -> None:
    """Any one value that is not free, changed into any other, is never fair."""
    forged = bent(story, data.draw(st.sampled_from(held(story))), data.draw(st.integers(0, WAYS - 1)))
    assert says(forged) != "fair" or _is_the_lot_left_out(forged) or _is_an_offer_withdrawn(forged)


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("ways", rounds(2, WAYS))
def test_no_field_of_the_head_can_be_changed(story: str, ways: int) -> None:
    """No change of a header's field is fair; a short run tries some changes of each, a long one all."""
    paths = [path for path in held(story) if path[0] == 0 and path[1] != "rules"]
    tried = [(path, (place + 5 * way) % WAYS) for place, path in enumerate(paths) for way in range(ways)]
    assert [path for path, how in tried if says(bent(story, path, how)) == "fair"] == []


@pytest.mark.parametrize("story", STORIES)
@dear
@given(st.data())
def test_no_line_can_be_dropped_repeated_or_moved(story: str, data: st.DataObject) -> None:
    """No line can be dropped, repeated or moved, and no log can be cut, not even down to its header."""
    lines = told(story)
    place, other = (data.draw(st.integers(1, len(lines) - 1)) for _ in range(2))
    dropped, repeated = [*lines[:place], *lines[place + 1 :]], [*lines[:place], lines[place], *lines[place:]]
    moved = [*dropped[:other], lines[place], *dropped[other:]]
    forged = [lines[:place], dropped, repeated, *([moved] if moved != lines else [])]
    assert "fair" not in map(says, forged)


def _cut(lines: Lines) -> Lines:
    """Return the log without its last two entries, and with a header to match."""
    return [
        {**lines[0], "seq": lines[0]["seq"] - 2, "status": "live", "result": None, "secret": lines[0]["secret"]},
        *lines[1:-2],
    ]


def _without_digests(lines: Lines) -> Lines:
    return [lines[0], *({**line, "digest": None} for line in lines[1:])]


def _played_too_late(lines: Lines) -> Lines:
    """Return the log with a turn that the table played, dated before the clock was at zero."""
    place = next(at for at, line in enumerate(lines) if line.get("kind") == "timeout")
    return [*lines[:place], {**lines[place], "time": at(20)}, *lines[place + 1 :]]


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("forge", [_cut, _without_digests])
def test_what_is_changed_together_shows_too(story: str, forge: Any) -> None:
    """A log that ends before its match, or that lost all its digests, is unfair."""
    assert says(forge(told(story))) == "unfair"


def test_the_clock_holds_the_times() -> None:
    """A turn played at zero cannot be dated earlier."""
    assert says(_played_too_late(told("timed"))) == "unfair"


def _of_another_name(lines: Lines) -> Lines:
    lines[1]["data"]["name"] = lines[0]["seats"]["red" if lines[1]["seat"] == 0 else "blue"]["name"] = "Zoë"
    return lines


def test_a_name_is_free_where_it_is_changed_everywhere() -> None:
    """No rule depends on names, so one changed everywhere is fair; in the header alone it shows."""
    assert says(_of_another_name(told("board"))) == "fair"
    lines = told("board")
    lines[0]["seats"]["red"]["name"] = "Zoë"
    assert says(lines) == "unfair"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ((0, "result", "winner"), "nobody", ("head of the file", ": result")),
        ((-2, "events"), [], ("NOT what follows", ": events")),
        ((3, "action"), 5, ("Entry 3", ": action")),
        ((3, "time"), "2020-01-01T00:00:00.000+00:00", ("Entry 3 is dated earlier",)),
    ],
)
def test_the_terminal_says_what_differs(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], path: Path, value: object, said: tuple[str, ...]
) -> None:
    """The terminal names the entry or the header, and the field as in the file."""
    lines = told("board")
    _at(lines, path[:-1])[path[-1]] = value
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert parlour(["verify", str(file)]) == (0 if path[-1] == "time" else 1)
    out = " ".join(capsys.readouterr().out.split())
    assert all(part in out for part in said)
