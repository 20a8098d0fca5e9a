"""Crash tests use the databases of the store's tests and the guests of the web's."""

import sys
from pathlib import Path

for folder in ("store", "web"):
    sys.path.insert(0, str(Path(__file__).parent.parent / folder))
