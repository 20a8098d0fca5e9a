"""Run file: the file of a run, with one line of JSON for its facts, then one for each pair, in order.

A run is continued from its file: pairs that it has are not played again. The pair of a line cut short is.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

from parlour.agents.arena.contest import Contest
from parlour.agents.arena.pairs import POINTS, Pair
from parlour.core.refusal import Refusal

FORMAT = "parlour-arena"
DECIMALS = 6  # of seconds

Keep = Callable[[Pair], None]


@contextmanager
def kept(path: Path | None, contest: Contest) -> Iterator[tuple[list[Pair], Keep]]:
    """Give the pairs of a run's file, and the function that keeps one more; without a file, no pairs.

    A file of another run, or one that cannot be written, is a Refusal and stays as it was.
    """
    if path is None:
        yield [], lambda pair: None
        return
    with _written(path):
        file = path.open("ab+")
    with closing(file):
        with _written(path):
            pairs = _continued(path, file, contest)

        def keep(pair: Pair) -> None:
            with _written(path):
                _write(file, _line(contest, pair))

        yield pairs, keep


@contextmanager
def _written(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal("lines-not-written", file=str(path), problem=str(error.strerror)) from None


def _write(file: IO[bytes], line: dict[str, Any]) -> None:
    """Write a line at once, so that it survives whatever happens next."""
    file.write(_text(line))
    file.flush()


def _text(line: dict[str, Any]) -> bytes:
    return json.dumps(line).encode() + b"\n"


def _continued(path: Path, file: IO[bytes], contest: Contest) -> list[Pair]:
    """Return the pairs of a file, and cut it after its last whole line; begin it where it was empty."""
    meaning = {FORMAT: 1, **contest.meaning()}
    file.seek(0)
    *whole, rest = file.read().split(b"\n")
    if not whole and not _text(meaning).startswith(rest):
        raise _of_another(path, meaning, None)
    pairs = _read(path, [_parsed(line) for line in whole], meaning, contest)
    file.truncate(sum(len(line) + 1 for line in whole))
    if not whole:
        _write(file, meaning)
    return pairs


def _read(path: Path, told: Sequence[Any], meaning: dict[str, Any], contest: Contest) -> list[Pair]:
    """Return the pairs of a file's whole lines: numbered from 0, as this run would have written them."""
    if told and told[0] != meaning:
        raise _of_another(path, meaning, told[0])
    pairs = [_pair(contest, number, line) for number, line in enumerate(told[1:])]
    for number, (pair, line) in enumerate(zip(pairs, told[1:], strict=True)):
        if pair is None or _line(contest, pair) != line:
            raise Refusal("lines-damaged", file=str(path), line=number + 2)
    return [pair for pair in pairs if pair is not None]


def _of_another(path: Path, meaning: dict[str, Any], found: Any) -> Refusal:
    """Return the Refusal that names the facts of this run that differ in the file."""
    others = found if isinstance(found, dict) and FORMAT in found else {}
    what = [key for key in meaning if others.get(key) != meaning[key]] if others else [FORMAT]
    return Refusal("lines-of-another-run", file=str(path), what=", ".join(what))


def _line(contest: Contest, pair: Pair) -> dict[str, Any]:
    """Return a pair as one line, complete in itself."""
    fixture = contest.fixture(pair.number)
    return {
        "pair": pair.number,
        "game": fixture.game,
        "rules": fixture.rules,
        "agents": list(fixture.agents),
        "brings": list(fixture.brings),
        "seed": fixture.seed,
        "points": list(pair.points),
        "plies": list(pair.plies),
        "seconds": [round(seconds, DECIMALS) for seconds in pair.seconds],
        "forfeits": [list(faults) for faults in pair.forfeits],
    }


def _pair(contest: Contest, number: int, line: Any) -> Pair | None:
    """Return the pair of a line; None where it tells none."""
    try:
        first, second = line["points"]
        there, back = line["plies"]
        ours, theirs = line["seconds"]
        first_gave_none, second_gave_none = line["forfeits"]
        if not {first, second} <= set(POINTS.values()):
            return None
        places, forfeits = contest.fixture(number).places, (first_gave_none, second_gave_none)
        return Pair(number, places, (first, second), (there, back), (ours, theirs), forfeits)
    except (KeyError, TypeError, ValueError):
        return None


def _parsed(line: bytes) -> Any:
    """Return a line's JSON; None where it is none."""
    try:
        return json.loads(line)
    except ValueError:
        return None
