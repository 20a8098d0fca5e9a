"""`parlour new-key` prints a link that opens one account, once, and stores no copy of its key."""

import asyncio
from pathlib import Path

import pytest

from parlour.cli.app import run
from parlour.hall.people.accounts import Arrived, Claimed
from parlour.hall.people.player import Player
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from tests.store.databases import database_at
from tests.table.playing import NOW


def test_a_printed_link_opens_an_account(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The link opens the account asked for and no other; an unknown name has none."""
    address = f"sqlite:///{tmp_path / 'parlour.db'}"

    async def arrive() -> None:
        async with database_at(address) as store:
            await store.commit(Arrived(Player("ann", "Ann")), Claimed("ann", "Ann", "hash", NOW))

    async def opened(token: str) -> Player | None:
        async with database_at(address) as store:
            return await store.accounts.opened_by(digest(token), now())

    asyncio.run(arrive())
    assert run(["new-key", "ann", "--data", str(tmp_path)]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("/sign-in#key=")
    token = link.partition("=")[2]
    assert len(token) >= 32 and token.encode() not in (tmp_path / "parlour.db").read_bytes()
    player = asyncio.run(opened(token))
    assert player is not None and player.id == "ann"
    assert run(["new-key", "ben", "--data", str(tmp_path)]) == 2
    assert "Nobody of this name" in capsys.readouterr().err


def test_where_no_hall_is_nobody_has_an_account(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a hall the command names the folder, and makes nothing there."""
    assert run(["new-key", "ann", "--data", str(tmp_path / "nowhere")]) == 2
    assert "There is no hall" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
