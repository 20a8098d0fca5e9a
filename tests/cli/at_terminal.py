"""At a terminal: how a process of parlour is started that shall hear Ctrl-C."""

import sys
from typing import Final

# Whoever runs the tests in the background may have it ignored, and so would all that they start.
HEARING: Final = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PARLOUR: Final = (sys.executable, "-c", f"{HEARING}; from parlour.cli.app import main; main()")
