"""Browser tests; the guests of the web's tests come here too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))
