"""Compilation in advance: `python -m tests.adapters.compiled [GAME...]` compiles what programs and tests call.

One process compiles all of a game. Several processes would each compile the parts that the kernels share.
"""

import sys
from collections.abc import Sequence

import parlour
from parlour.core import registry
from parlour.warmup import steps
from tests.rl.test_batch import FORMS, TABLES, VARIED


def main(names: Sequence[str]) -> None:
    """Compile the kernels of `parlour warm`, and the batches of the tests, which have other rules and forms."""
    for game in map(registry.game, names):
        for _step in steps.of_all(game):
            continue
        for table in (one for one in TABLES if one.partition(":")[0] == game.name):
            parlour.batch(table, 1, deals=2)
            for form in FORMS if table in VARIED else ():
                parlour.batch(table, 1, deals=2, **form)


if __name__ == "__main__":
    main(sys.argv[1:] or registry.names())
