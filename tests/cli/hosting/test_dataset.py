"""`parlour dataset` writes the finished matches of a hall to a file for the library, without anybody's name."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

import parlour
from parlour.cli.app import run
from parlour.hall.listings import Summary
from parlour.hall.play.commit import Append
from tests.store.databases import database_at
from tests.table.playing import BLUE, NOW, RED, act, dealt_match, empty_table, play_on, seat_both


def _play(folder: Path, matches: int) -> None:
    """Write finished matches into a hall's file, and one that goes on."""

    async def store() -> None:
        async with database_at(f"sqlite:///{folder / 'parlour.db'}") as database:
            for number in range(matches):
                match = play_on(dealt_match("triple-triad:ff8", match_id=f"m{number}"), seed=number)
                ended = Summary("over", ended=NOW, winner=None)
                assert await database.append(Append(match, match.log, created=True, summary=ended))
            live = empty_table("triple-triad:ff8", match_id="live")
            entries = seat_both(live, RED, replace(BLUE, name="Cléo"))
            assert await database.append(Append(live, [*entries, act(live)], created=True, summary=Summary("live")))

    asyncio.run(store())


def test_it_writes_what_was_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each finished match is one line, which the library plays again; no name leaves the hall."""
    _play(tmp_path, 3)
    file = tmp_path / "matches.jsonl"
    assert run(["--lang", "en", "dataset", str(file), "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"3 matches are in {file}.\n"
    text = file.read_text(encoding="utf-8")
    lines = [json.loads(one) for one in text.splitlines()]
    assert len(lines) == 3 and all(parlour.read(one).result == one["result"] for one in lines)
    assert not [word for word in ("Ann", "Ben", "Cléo", '"ann"', "m0") if word in text]


def test_it_is_written_for_one_reader_and_in_no_order(tmp_path: Path) -> None:
    """Only the user can read the file, and its lines are in random order."""
    _play(tmp_path, 12)
    orders = set()
    for number in range(3):
        file = tmp_path / f"{number}.jsonl"
        assert run(["dataset", str(file), "--data", str(tmp_path)]) == 0
        assert file.stat().st_mode & 0o777 == 0o600
        orders.add(file.read_text(encoding="utf-8"))
    assert len(orders) > 1 and len({"".join(sorted(text)) for text in orders}) == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [("matches.txt", "tells no format"), ("parlour.db.jsonl", "There is no hall in this database yet")],
)
def test_what_cannot_be_written_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, said: str
) -> None:
    """A file name without a format and a folder without a hall are refused, and leave nothing behind."""
    folder = tmp_path / "hall"
    folder.mkdir()
    assert run(["--lang", "en", "dataset", str(tmp_path / name), "--data", str(folder)]) == 2
    assert said in capsys.readouterr().err
    assert [*folder.iterdir()] == [] and not (tmp_path / name).exists()


def test_a_hall_in_which_nothing_ended_gives_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A hall without a finished match writes no file, says so, and stays as it is."""
    _play(tmp_path, 0)
    file = tmp_path / "matches.jsonl"
    assert run(["--lang", "en", "dataset", str(file), "--data", str(tmp_path)]) == 2
    assert "No match has been finished here" in capsys.readouterr().err
    assert not file.exists() and (tmp_path / "parlour.db").exists()
