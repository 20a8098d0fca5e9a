"""Reading: files that a command is given, or a Refusal that says why one cannot be read."""

from pathlib import Path

from parlour.core.refusal import Refusal


def content(file: str | Path) -> bytes:
    """Return the bytes of a file; raise a Refusal if there is none or it may not be read."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Refusal("no-such-file", file=str(file), problem=str(error.strerror)) from None


def text(file: str | Path) -> str:
    """Return the text of a file; raise a Refusal also if it is not UTF-8."""
    try:
        return content(file).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file-no-text", file=str(file)) from None
