"""Sheets: lines of a dataset in a file, as JSON lines or Parquet. The file is there once it is whole."""

import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Protocol, cast

from parlour.core.refusal import Refusal

Progress = Callable[[int, int], None]
GROUP = 1000  # lines of a row group of Parquet
_AS_JSON = ("card_set", "clock", "brings", "result")  # columns whose shape differs from game to game


class Sheet(Protocol):
    """A writer of lines, which counts them."""

    lines: int

    def add(self, line: Mapping[str, Any]) -> None:
        """Write one more line."""


@contextmanager
def written(file: Path) -> Iterator[Sheet]:
    """Yield a sheet that becomes the file at the end, or leaves nothing if the end is not reached.

    The name gives the format. A name without a format, a file that exists and a folder that does not are refused.
    """
    kind = next((kind for kind in _KINDS if file.name.endswith(kind)), None)
    if kind is None:
        raise Refusal("dataset-format", file=file.name)
    if file.exists():
        raise Refusal("dataset-exists", file=str(file))
    if not file.parent.is_dir():
        raise Refusal("dataset-folder", folder=str(file.parent))
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # the host decides who may read how people play
    try:
        with ExitStack() as closing:
            yield _KINDS[kind](part, closing)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


class _Lines:
    """A sheet of JSON lines."""

    def __init__(self, out: IO[str]) -> None:
        self._out, self.lines = out, 0

    def add(self, line: Mapping[str, Any]) -> None:
        self._out.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.lines += 1


class _Columns:
    """A sheet of Parquet, some lines at a time. What differs from game to game is JSON in a column of text."""

    def __init__(self, pyarrow: Any, parquet: Any, part: Path) -> None:
        self._pyarrow, self._schema = pyarrow, _schema(pyarrow)
        self._writer = parquet.ParquetWriter(part, self._schema)
        self._waiting: list[Mapping[str, Any]] = []
        self.lines = 0

    def add(self, line: Mapping[str, Any]) -> None:
        flat = {name: json.dumps(line[name], ensure_ascii=False) for name in _AS_JSON if line[name] is not None}
        seats = [{"seat": seat, **sitter} for seat, sitter in line["seats"].items()]
        self._waiting.append({**line, **flat, "seats": seats})
        self.lines += 1
        if len(self._waiting) == GROUP:
            self._write()

    def _write(self) -> None:
        self._writer.write_table(self._pyarrow.Table.from_pylist(self._waiting, self._schema))
        self._waiting = []

    def close(self) -> None:
        """Write the lines that are left."""
        self._write()
        self._writer.close()


def _schema(pyarrow: Any) -> Any:
    text, flag, number = pyarrow.string(), pyarrow.bool_(), pyarrow.int64()
    picks = pyarrow.list_(pyarrow.list_(number))
    ply = {"seat": text, "action": text, "number": number, "picks": picks, "seconds": number, "late": flag}
    sitter = {"seat": text, "player": text, "agent": text}
    columns = {
        "schema": number,
        "game": text,
        "revision": number,
        "rules": text,
        "month": text,
        "rated": flag,
        "seats": pyarrow.list_(pyarrow.struct(list(sitter.items()))),
        "seed": number,
        "deal": picks,
        "plies": pyarrow.list_(pyarrow.struct(list(ply.items()))),
        "taken_back": number,
        "replays": flag,
        **dict.fromkeys(_AS_JSON, text),
    }
    return pyarrow.schema(list(columns.items()))


def _json_lines(part: Path, closing: ExitStack) -> Sheet:
    return _Lines(closing.enter_context(part.open("w", encoding="utf-8")))


def _zipped_lines(part: Path, closing: ExitStack) -> Sheet:
    return _Lines(cast(IO[str], closing.enter_context(gzip.open(part, "wt", encoding="utf-8"))))


def _parquet(part: Path, closing: ExitStack) -> Sheet:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as missing:
        raise Refusal("parquet-not-installed", missing=str(missing.name)) from None
    columns = _Columns(pyarrow, parquet, part)
    closing.callback(columns.close)
    return columns


_KINDS: dict[str, Callable[[Path, ExitStack], Sheet]] = {
    ".jsonl": _json_lines,
    ".jsonl.gz": _zipped_lines,
    ".parquet": _parquet,
}
