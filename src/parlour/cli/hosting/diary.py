"""The diary of a hall: what is wrong with it goes to standard output, if that takes it."""

import sys
from contextlib import suppress


class Diary:
    """Writes lines down. One that cannot be written, because its disk is full too, stops nothing of what wrote it."""

    def error(self, line: str) -> None:
        """Write a line, at once."""
        with suppress(OSError):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    critical = warning = error
