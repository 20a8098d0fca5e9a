"""`parlour referee`: JSON lines in, rulings out, for wikis, forums and tests."""

import sys
import time

from parlour.analysis.ruling import judge_line


def referee() -> None:
    """Answer each line of standard input with its ruling, at once; a line that cannot be judged stops nothing."""
    output = sys.stdout
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", errors="replace").strip()
        if line:
            output.write(judge_line(line, time.monotonic) + "\n")
            output.flush()
