"""Where the hall's data are: the two options of every command that opens them."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen

Database = Annotated[str, typer.Option(help=screen.say("cli-database"), envvar="PARLOUR_DATABASE")]
Data = Annotated[Path, typer.Option(help=screen.say("cli-data"), envvar="PARLOUR_DATA")]
HERE = Path("var")
