"""The command by which a test starts a process of parlour that listens to Ctrl-C."""

import sys
from typing import Final

# If the tests run in the background, Ctrl-C may be ignored, also by the processes they start.
HEARING: Final = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PARLOUR: Final = (sys.executable, "-c", f"{HEARING}; from parlour.cli.app import main; main()")
