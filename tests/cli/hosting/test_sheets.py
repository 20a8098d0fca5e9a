"""A sheet holds the same lines in each format, and its file is whole or absent."""

import gzip
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from parlour.cli.hosting.sheets import GROUP, written
from parlour.core.refusal import Refusal
from parlour.hall.analysis.dataset import line
from tests.table.playing import dealt_match, play_on

MATCH = line(play_on(dealt_match("triple-triad:ff8"), seed=1))


def _json(file: Path) -> list[Any]:
    return [json.loads(one) for one in file.read_text(encoding="utf-8").splitlines()]


def _zipped(file: Path) -> list[Any]:
    return [json.loads(one) for one in gzip.decompress(file.read_bytes()).splitlines()]


def _columns(file: Path) -> list[Any]:
    """Return a file's rows as lines of JSON have them; a column that differs between games holds JSON."""
    rows = parquet.read_table(file).to_pylist()
    for row in rows:
        for name in ("card_set", "clock", "brings", "result"):
            row[name] = None if row[name] is None else json.loads(row[name])
        row["seats"] = {one.pop("seat"): one for one in row["seats"]}
    return rows


@pytest.mark.parametrize(("kind", "read"), [("jsonl", _json), ("jsonl.gz", _zipped), ("parquet", _columns)])
def test_a_file_holds_every_line(tmp_path: Path, kind: str, read: Callable[[Path], list[Any]]) -> None:
    """A file holds every line, also beyond one row group of Parquet."""
    assert MATCH is not None
    file = tmp_path / f"matches.{kind}"
    lines = [{**MATCH, "taken_back": number} for number in range(GROUP + 3)]
    with written(file) as sheet:
        for one in lines:
            sheet.add(one)
        assert not file.exists()
    assert read(file) == lines and sheet.lines == len(lines)


@pytest.mark.parametrize("kind", ["jsonl", "jsonl.gz", "parquet"])
def test_what_breaks_off_leaves_nothing(tmp_path: Path, kind: str) -> None:
    """A run that breaks off leaves no file, neither half of one nor a temporary one."""
    assert MATCH is not None
    with pytest.raises(KeyboardInterrupt), written(tmp_path / f"matches.{kind}") as sheet:
        sheet.add(MATCH)
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


KILLED = """
import json, os, signal, sys
from pathlib import Path
from parlour.cli.hosting.sheets import GROUP, written

line = json.loads(sys.stdin.read())
with written(Path(sys.argv[1])) as sheet:
    for _ in range(GROUP + 3):
        sheet.add(line)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize(("kind", "read"), [("jsonl", _json), ("jsonl.gz", _zipped), ("parquet", _columns)])
def test_what_is_killed_leaves_no_half_file(tmp_path: Path, kind: str, read: Callable[[Path], list[Any]]) -> None:
    """After kill -9 amid the lines the file's name is free, and the next run writes it whole."""
    assert MATCH is not None
    file = tmp_path / f"matches.{kind}"
    killed = subprocess.run([sys.executable, "-c", KILLED, file], input=json.dumps(MATCH), text=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    (part,) = tmp_path.iterdir()
    assert part.name != file.name
    with written(file) as sheet:
        sheet.add(MATCH)
    assert read(file) == [MATCH] and list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("name", "code"),
    [("matches.csv", "dataset-format"), ("there.jsonl", "dataset-exists"), ("no/where.jsonl", "dataset-folder")],
)
def test_where_nothing_can_be_written_is_refused(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / "there.jsonl").write_text("mine")
    with pytest.raises(Refusal) as refused, written(tmp_path / name):
        raise AssertionError("refused before anything is written")
    assert refused.value.code == code and (tmp_path / "there.jsonl").read_text() == "mine"
