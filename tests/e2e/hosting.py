"""Hosts at a browser."""

from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from tests.forked import forked
from tests.served import Hall


def becomes_host(page: Any, hall: Hall) -> None:
    """Make the account of a page the host's."""
    with NamedTemporaryFile("r") as told:
        forked(Path(told.name), "host-token", "--data", str(hall.data)).join()
        token, *_how_to_use_it = told.read().split()
    assert page.request.post("/api/me/host", data={"token": token}).ok
