"""The people of a hall whose store is tested."""

import pytest

from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.store.database import Database


@pytest.fixture
async def guests(database: Database) -> None:
    """Let Ann, Ben and Eve come in."""
    await database.commit(*(Arrived(Player(name, name.title())) for name in ("ann", "ben", "eve")))
