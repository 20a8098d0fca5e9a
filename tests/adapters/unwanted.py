"""The words of an adapter whose library is not installed."""

import subprocess
import sys

WITHOUT = "import sys; sys.modules.update({names!r}); import {module}"


def said_without(module: str, *libraries: str) -> str:
    """Return the last line of Python's output when a module is imported without these libraries."""
    program = WITHOUT.format(names=dict.fromkeys(libraries), module=module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""
