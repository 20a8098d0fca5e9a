"""`python -m parlour.cli.schema`: JSON Schema of all that is told, by name, for the generator of the client's types."""

import json
import sys
from pathlib import Path

from parlour.core import registry
from parlour.core.shapes import View
from parlour.web.app import create_app
from parlour.web.schema import told_by
from parlour.web.settings import Settings


def main() -> None:
    """Print one JSON object: the hall's definitions as "hall", and those of every game of the house by its name."""
    hall = create_app(Settings(data=Path())).openapi()["components"]["schemas"]
    games = {game.name: told_by(game) for game in registry.games() if game.tells.view is not View}
    json.dump({"hall": hall, **games}, sys.stdout)


if __name__ == "__main__":
    main()
