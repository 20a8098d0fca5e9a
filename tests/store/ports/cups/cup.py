"""A cup of the tests: who plays in it, how it is announced, entered and played, and what comes of it."""

from dataclasses import replace
from typing import Any

from parlour.core import registry
from parlour.hall.cups.boards import to_play
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.tournaments import (
    Enter,
    Start,
    Tournament,
    entering,
    opened,
)
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account, prize_account
from parlour.hall.people.accounts import Arrived, Claimed
from parlour.hall.people.player import Player, Role
from parlour.hall.play.commit import Append, commit
from parlour.store.database import Database
from parlour.table import timestamps
from tests.table.playing import NOW

PLAYERS = [Player(f"p{number}", f"Player {number}") for number in range(9)]
SOON = timestamps.later(NOW, 3_600_000)
PRIZE = ({GIL: 100}, {GIL: 50})


async def begun(database: Database, form: str, count: int, **more: Any) -> Tournament:
    """Return a tournament of so many entrants that has started."""
    rules = registry.game("nim").rule_book.standard
    made = opened("t1", "Cup", rules, form, PLAYERS[0], bytes(32), NOW, Plan(guests=True, **more))
    await database.commit(made)
    for player in PLAYERS[:count]:
        await database.commit(Enter("t1", entering(made.tournament, player, None)))
    await database.commit(Start("t1", NOW))
    return await database.tournaments.get("t1")


async def resignation(database: Database, match_id: str, seat: int) -> Append:
    """Return the resignation of a seat in a match being played."""
    match = await database.load(match_id)
    assert match is not None
    return commit(match, [match.decide_resign(seat, "gone", NOW)])


async def played(database: Database) -> Tournament:
    """Let the first seat win every match of the round."""
    for board in to_play(await database.tournaments.get("t1")):
        assert board.match is not None
        assert await database.append(await resignation(database, board.match, 1))
    return await database.tournaments.get("t1")


async def accounts(database: Database, count: int) -> None:
    """Make so many players with accounts, of whom the first has 200 gil."""
    for number, player in enumerate(PLAYERS[:count]):
        await database.commit(Arrived(replace(player, name="")), Claimed(player.id, player.name, "hash", NOW))
        if number == 0:
            gift = move(HOUSE, player_account(player.id), {GIL: 200})
            await database.commit(Transfer("gift", NOW, "enrolled", gift))


async def announced(database: Database, form: str = "knockout", name: str = "t1", **plan: Any) -> Tournament:
    """Return a tournament of Nim by the first player."""
    rules = registry.game("nim").rule_book.standard
    organiser = replace(PLAYERS[0], role=Role.PLAYER)
    await database.commit(opened(name, "Cup", rules, form, organiser, bytes(32), NOW, Plan(**plan)))
    return await database.tournaments.get(name)


async def entered(database: Database, *numbers: int, name: str = "t1", here: str | None = None) -> None:
    """Let these players sign up."""
    made = await database.tournaments.get(name)
    for number in numbers:
        player = replace(PLAYERS[number], role=Role.PLAYER)
        await database.commit(Enter(name, entering(made, player, None, here=here)))


async def gil(database: Database) -> list[int]:
    """Return the gil of the first three players and of the escrow."""
    held = [*(player_account(one.id) for one in PLAYERS[:3]), prize_account("t1")]
    return [(await database.ledger.holdings(account)).get(GIL, 0) for account in held]


async def kinds(database: Database, number: int) -> list[str]:
    """Return the kinds of a player's notices of tournaments, the newest first."""
    told = await database.notices.of(PLAYERS[number].id, NOW, 99)
    return [one.notice.kind for one in told if one.notice.kind.startswith("cup")]
