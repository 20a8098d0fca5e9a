"""`parlour verify` checks the log of a tournament's match against the origin of its seed."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from parlour.cli.app import run as parlour
from parlour.hall.play import archive
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import join, open_match, player_seat
from parlour.hall.play.origin import Origin
from tests.table.fair import ANN, BEN, ORIGIN, begun, of_cup
from tests.table.playing import NOW, SECRET, play_on


def _checked(
    folder: Path, capsys: pytest.CaptureFixture[str], origin: Origin | None, **changed: str
) -> tuple[int, str]:
    """Return status and words for the log of such a match; `changed` are facts of its origin to falsify."""
    match = play_on(of_cup(), 4)
    header, *lines = archive.file(match, ANN, "log.jsonl", origin).text().splitlines()
    told = json.loads(header)
    if changed:
        told["origin"] = {**told["origin"], **changed}
    file = folder / "log.jsonl"
    file.write_text("\n".join([json.dumps(told), *lines]), encoding="utf-8")
    status = parlour(["verify", str(file)])
    return status, " ".join(capsys.readouterr().out.split())


def test_the_seed_follows_from_the_tournaments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With its origin a log proves the whole promise of the tournament."""
    status, said = _checked(tmp_path, capsys, ORIGIN)
    assert status == 0 and "The seed follows from the tournament’s" in said and "take the log home again" not in said


def test_what_nothing_proves_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file whose times were moved together is fair all the same: the verdict says that it proves no times."""
    header, *lines = archive.file(play_on(begun("a1" * 16, "b2" * 16), 4), ANN, "log.jsonl").text().splitlines()
    moved = [json.dumps({**json.loads(line), "time": "2031-01-01T00:00:00Z"}) for line in lines]
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join([header, *moved]), encoding="utf-8")
    status = parlour(["verify", str(file)])
    said = " ".join(capsys.readouterr().out.split())
    assert status == 0 and "Fair" in said and "prove no times" in said


def test_a_lot_before_the_second_player_came_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lot drawn before the second player came is told of a table that waited, and of no other."""
    opened = open_match(
        "chakart", "chakart:seed", None, player_seat(ANN, None, "a1" * 16), None, MatchIdentity("m1", SECRET, NOW)
    )
    waiting = opened.match.after(opened.entries)
    joined = join(waiting, BEN, None, NOW, nonce="b2" * 16)
    file = tmp_path / "log.jsonl"
    said = []
    for match in (waiting.after(joined.entries), begun("a1" * 16, "b2" * 16)):
        file.write_text(archive.file(play_on(match, 4), ANN, "log.jsonl").text(), encoding="utf-8")
        assert parlour(["--lang", "en", "verify", str(file)]) == 0
        said.append("when the table was opened" in " ".join(capsys.readouterr().out.split()))
    assert said == [True, False]


@pytest.mark.parametrize("changed", [{"text": "cup|secret|1|2|0"}, {"secret": "00" * 32}, {"commitment": "00" * 32}])
def test_another_origin_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: dict[str, str]) -> None:
    """Another board, another seed of the tournament or another commitment makes the match unfair."""
    status, said = _checked(tmp_path, capsys, ORIGIN, **changed)
    assert status == 1 and "NOT the one that the tournament" in said


def test_a_log_of_before_the_end_says_what_it_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While the tournament's seed is secret, the log says that it does not hold the origin yet."""
    status, said = _checked(tmp_path, capsys, None)
    assert status == 0 and "take the log home again" in said


@pytest.mark.parametrize("origin", [[], "x", {"commitment": 1}, {**asdict(ORIGIN), "secret": "no digits"}])
def test_an_origin_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], origin: object) -> None:
    """A faulty origin is refused in one sentence."""
    file = tmp_path / "log.jsonl"
    header, *lines = archive.file(play_on(begun("a1" * 16, "b2" * 16), 4), ANN, "log.jsonl").text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(header), "origin": origin}), *lines]), encoding="utf-8")
    assert parlour(["verify", str(file)]) == 2
    assert "log" in capsys.readouterr().err
