"""Unwanted: what an adapter says where its library is not installed."""

import subprocess
import sys

WITHOUT = "import sys; sys.modules.update({names!r}); import {module}"


def said_without(module: str, *libraries: str) -> str:
    """The last line of what Python says of importing a module where these libraries are not to be had."""
    program = WITHOUT.format(names=dict.fromkeys(libraries), module=module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""
