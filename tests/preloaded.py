"""What every process that is forked for a test finds in memory: the program, and the kernels that are compiled."""

import parlour.cli.hosting.hall
import parlour.cli.hosting.serve  # noqa: F401 - all that a hall imports
from parlour.core import registry
from parlour.warmup import marker, steps

for game in registry.games():
    if marker.is_kept(game.name):
        list(steps.at_tables(game))
