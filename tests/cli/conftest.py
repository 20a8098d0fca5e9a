"""Tests of the commands know the matches of the table's tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "table"))
