"""What every process that is forked for a test finds in memory: the program, and the kernels that are compiled."""

import parlour.cli.hosting.hall
import parlour.cli.hosting.serve  # noqa: F401 - all that a hall imports
from parlour.core import registry
from parlour.web.kernels import warm_marker, warming

for game in registry.games():
    if warm_marker.is_kept(game.name):
        list(warming.warm(game.name))
