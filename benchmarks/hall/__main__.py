"""`python -m benchmarks.hall [--only speed,memory] [--rounds N] [--matches N]`: the hall's figures."""

import argparse
import resource
import signal
import sys
from collections.abc import Sequence

from benchmarks.hall import footprint, memory, searches, speed, start, weight

PARTS = {
    "speed": speed,
    "searches": searches,
    "memory": memory,
    "footprint": footprint,
    "start": start,
    "weight": weight,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the chosen parts, one after another; each adds its own arguments."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hall", description=__doc__)
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts, with commas between: {', '.join(PARTS)}")
    parser.add_argument("--rounds", type=int, default=5, help="of which medians are told")
    parser.add_argument("--matches", type=int, default=250, help="played at the same time, two sockets each")
    parser.add_argument("--moves", type=int, default=18, help="of each of these in a round, match after match")
    for part in PARTS.values():
        part.arguments(parser)
    chosen = parser.parse_args(arguments)
    wanted = chosen.only.split(",")
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    _room_for_sockets()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # our servers and databases are stopped too
    for name in wanted:
        PARTS[name].main(chosen)


def _room_for_sockets() -> None:
    """Allow this process and its servers as many open files as the system permits."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
