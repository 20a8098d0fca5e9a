"""The place of a hall's data: the two options of every command that opens them."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen

Database = Annotated[str | None, typer.Option(help=screen.say("cli-database"), show_default=False)]
Data = Annotated[Path | None, typer.Option(help=screen.say("cli-data"), show_default=False)]
