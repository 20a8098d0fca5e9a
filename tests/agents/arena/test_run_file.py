"""A run goes on from its file wherever that ends, and never touches the file of another run."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from parlour import agents
from parlour.agents.arena.contest import Contest
from parlour.agents.arena.crew import Alone
from parlour.agents.arena.run import Run
from parlour.agents.arena.run_file import kept
from parlour.core import registry
from parlour.core.refusal import Refusal
from tests.agents.meeting import contest
from tests.table.shelving import NIM, shelved

PAIRS = 6


@pytest.fixture(scope="module")
def nim() -> Iterator[Contest]:
    """Yield a contest of three agents at the smallest game."""
    with shelved(NIM):
        yield contest(registry.game("nim"), *map(agents.tuned, ("random", "greedy", "random")), seed=3)


def played(run_of: Contest, path: Path, pairs: int) -> list[int]:
    """Play on from a file; return the numbers of the pairs that were played now."""
    new: list[int] = []
    ticks = count()
    with kept(path, run_of) as (stood, keep):

        def noted(pair: Any) -> None:
            keep(pair)
            new.append(pair.number)

        list(Run(run_of).played(Alone(), pairs, lambda: next(ticks) / 8, stood, noted))
    return new


@pytest.fixture(scope="module")
def whole(nim: Contest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of a run that nobody stopped."""
    path = tmp_path_factory.mktemp("whole") / "lines.jsonl"
    assert played(nim, path, PAIRS) == list(range(3 * PAIRS))
    return path.read_bytes()


def test_a_line_says_all_of_a_pair(whole: bytes, nim: Contest) -> None:
    """The first line says what the pairs mean; each further line says all of one pair."""
    meaning, *pairs = map(json.loads, whole.splitlines())
    assert meaning == {"parlour-arena": 1, **json.loads(json.dumps(nim.meaning()))}
    assert [pair["pair"] for pair in pairs] == list(range(3 * PAIRS))
    assert all(set(pair["points"]) <= {0, 0.5, 1} and min(pair["plies"]) > 0 < min(pair["seconds"]) for pair in pairs)
    assert pairs[1]["agents"] == ["random", "random"] and pairs[1]["seed"] == nim.fixture(1).seed


def test_a_file_is_continued_wherever_it_was_cut(nim: Contest, whole: bytes, tmp_path: Path) -> None:
    """A file cut at any byte goes on after its whole lines, and ends as if never cut."""
    path = tmp_path / "lines.jsonl"
    for cut in {*range(0, len(whole), 97), 1, len(whole) - 1, len(whole)}:
        path.write_bytes(whole[:cut])
        standing = max(0, whole[:cut].count(b"\n") - 1)
        assert played(nim, path, PAIRS) == list(range(standing, 3 * PAIRS))
        assert [_untimed(line) for line in path.read_bytes().splitlines()] == [_untimed(w) for w in whole.splitlines()]


def _untimed(line: bytes) -> dict[str, Any]:
    """Return a line without its times: the clock of a continued run starts again."""
    return {key: value for key, value in json.loads(line).items() if key != "seconds"}


def test_a_run_can_be_made_longer_and_looked_at_shorter(nim: Contest, whole: bytes, tmp_path: Path) -> None:
    """A shorter run leaves the further lines as they are, and a longer one adds to them."""
    path = tmp_path / "lines.jsonl"
    path.write_bytes(whole)
    assert played(nim, path, 2) == []
    assert path.read_bytes() == whole
    assert played(nim, path, PAIRS + 1) == list(range(3 * PAIRS, 3 * PAIRS + 3))


@pytest.mark.parametrize(
    ("players", "seed", "what"),
    [
        (("random", "greedy"), 3, "agents"),
        (("random", "greedy", "random"), 4, "seed"),
        (("greedy",) * 3, 4, "agents, seed"),
    ],
)
def test_another_runs_file_is_refused(
    players: tuple[str, ...], seed: int, what: str, nim: Contest, whole: bytes, tmp_path: Path
) -> None:
    """The file of another run is refused by what differs, and stays as it was."""
    path = tmp_path / "lines.jsonl"
    path.write_bytes(whole)
    with pytest.raises(Refusal) as refused:
        played(contest(nim.game, *map(agents.tuned, players), seed=seed), path, 1)
    assert refused.value.code == "lines-of-another-run" and refused.value.args_["what"] == what
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["notes\n", "notes", '{"a": 1}\n', "[]\n", "\n", "\xff\n"])
def test_what_is_no_record_is_refused(text: str, nim: Contest, tmp_path: Path) -> None:
    """A file that is no record is refused and never overwritten."""
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(Refusal) as refused:
        played(nim, path, 1)
    assert refused.value.code == "lines-of-another-run"
    assert path.read_text(encoding="latin-1") == text


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:2] + lines[3:],
        lambda lines: [*lines[:2], lines[2].replace(b'"seed": ', b'"seed": 1')],
        lambda lines: [*lines[:2], b"{}"],
        lambda lines: [*lines[:2], b"what?"],
        lambda lines: [*lines[:2], lines[2].replace(b'"points": [', b'"points": [3, ')],
    ],
)
def test_a_line_that_is_no_pair_of_the_run_is_refused(change: Any, nim: Contest, whole: bytes, tmp_path: Path) -> None:
    """A line that is no pair of the run is refused by its number."""
    path = tmp_path / "lines.jsonl"
    path.write_bytes(b"\n".join(change(whole.splitlines())) + b"\n")
    with pytest.raises(Refusal) as refused:
        played(nim, path, PAIRS)
    assert refused.value.code == "lines-damaged" and refused.value.args_["line"] == 3


def test_a_file_that_cannot_be_written_is_told(nim: Contest, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "such.jsonl"):
        with pytest.raises(Refusal) as refused:
            played(nim, path, 1)
        assert refused.value.code == "lines-not-written" and str(path) in refused.value.message("fr")
