"""Reading: files that a command is given, or one sentence that says why one cannot be read."""

from pathlib import Path

from parlour.core.refusal import Refusal


def content(file: str | Path) -> bytes:
    """What is in a file; a Refusal where there is none, or nobody may read it."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Refusal("no-such-file", file=str(file), problem=str(error.strerror)) from None


def text(file: str | Path) -> str:
    """The text of a file; a Refusal also where it is no UTF-8."""
    try:
        return content(file).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file-no-text", file=str(file)) from None
