"""Names on the database: no two accounts look alike."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.people.accounts import Arrived, Claimed, Departed, Renamed
from parlour.hall.people.player import Player
from parlour.store.database import Database

NOW = "2026-01-01T00:00:00.000Z"


async def test_a_name_like_an_account_s_is_refused(database: Database) -> None:
    """A look-alike name is refused to claims and renamed accounts or guests; a player who leaves frees their name."""
    await database.commit(*(Arrived(Player(name, "Guest")) for name in ("ann", "ben", "eve")))
    await database.commit(Claimed("ann", "Mason", "hash", NOW))
    await database.commit(Claimed("ben", "Ben", "hash", NOW))
    for effect in (
        Claimed("eve", "Mаson", "hash", NOW),
        Renamed("ben", "Mas0n"),
        Renamed("eve", "Маson"),
    ):
        with pytest.raises(Refusal) as caught:
            await database.commit(effect)
        assert caught.value.code == "name-alike"
    await database.commit(Renamed("ann", "MASON"))
    await database.commit(Departed("ann", NOW))
    await database.commit(Claimed("eve", "Mаson", "hash", NOW))


async def test_a_name_with_other_spaces_is_the_same(database: Database) -> None:
    """A name with other spaces counts as the same, for accounts and guests. An existing one stays, and may be written
    differently.
    """
    await database.commit(*(Arrived(Player(name, "Guest")) for name in ("ann", "ben")))
    await database.commit(Claimed("ann", "Xh1c36", "hash", NOW))
    for effect in (Claimed("ben", "Xh 1c36", "hash", NOW), Renamed("ben", "X h1c36")):
        with pytest.raises(Refusal) as caught:
            await database.commit(effect)
        assert caught.value.code == "name-alike"
    await database.commit(Renamed("ann", "Xh 1c36"))
