"""The modules that every process forked for a test has in memory: the program, and the compiled kernels."""

import parlour.cli.hosting.hall
import parlour.cli.hosting.serve  # noqa: F401 - all that a hall imports
from parlour.core import registry
from parlour.warmup import marker, steps

for game in registry.games():
    if marker.is_kept(game.name):
        list(steps.at_tables(game))
