"""Build hook: the browser client is built into the wheel, so an installed parlour needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "parlour" / "web" / "static" / "index.html"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's plugin base is not parametrised
    """Runs `npm ci` and the client's build unless a built client is already there (an sdist carries one)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or BUILT.exists():
            return
        if shutil.which("npm") is None:
            raise SystemExit("parlour's client is not built and npm is missing: install Node 20 and run `make build`")
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=CLIENT, check=True)
        subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True)
