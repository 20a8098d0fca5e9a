"""`parlour host-token` prints a token that makes one account the host's, and stores no copy of it."""

import asyncio
from pathlib import Path

import pytest

from parlour.cli.app import run
from parlour.core.refusal import Refusal
from parlour.hall.people.accounts import Arrived, Claimed, HostTokenUsed
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import digest
from tests.store.databases import database_at
from tests.table.playing import NOW


def test_a_printed_token_makes_one_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The token stands alone on standard output; a second account that shows it is refused."""
    assert run(["host-token", "--data", str(tmp_path)]) == 0
    token = capsys.readouterr().out.strip()
    assert len(token) >= 32 and token.encode() not in (tmp_path / "parlour.db").read_bytes()

    async def use() -> None:
        async with database_at(f"sqlite:///{tmp_path / 'parlour.db'}") as store:
            for name in ("ann", "ben"):
                await store.commit(Arrived(Player(name, name)), Claimed(name, name, "hash", NOW))
            await store.commit(HostTokenUsed("ann", digest(token)))
            with pytest.raises(Refusal):
                await store.commit(HostTokenUsed("ben", digest(token)))
            ann = await store.player("ann")
            assert ann is not None and ann.role is Role.HOST

    asyncio.run(use())
