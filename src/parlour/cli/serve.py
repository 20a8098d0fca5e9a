"""`parlour serve`: the hall in one process."""

import gc
from typing import Annotated

import typer
import uvicorn

from parlour.cli.where import HERE, Data, Database
from parlour.web.app import create_app
from parlour.web.settings import Settings

YOUNG = 50_000  # new objects before the collector looks for cycles; counting references frees nearly all of them
LARGEST_MESSAGE = 65_536  # bytes of a socket's message; commands are far smaller


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8000,
    database: Database = "",
    data: Data = HERE,
) -> None:
    """Start the hall and print its address. The page answers while the games are compiled."""
    typer.echo(f"parlour: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}")
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    uvicorn.run(
        create_app(Settings(database=database, data=data)),
        host=host,
        port=port,
        log_level="warning",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
    )
