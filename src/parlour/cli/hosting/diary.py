"""The diary of a hall: its errors and warnings go to standard output, if that takes them."""

import sys
from contextlib import suppress


class Diary:
    """A log of lines. A line that cannot be written, because the disk is full too, does not stop its writer."""

    def error(self, line: str) -> None:
        """Write a line, at once."""
        with suppress(OSError):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    critical = warning = error
