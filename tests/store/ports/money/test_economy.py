"""Real matches: the log of a match and the rows of all matches agree on both databases."""

from parlour.core.chance import Seeded
from parlour.hall.listings import Summary
from parlour.hall.money.economy import Economy, NeedMatches
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player, Role
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table.match import Match
from tests.table.playing import NOW, dealt_match, empty_table, play_on

MATCHES = 40
RULES = "nim:free"
MOST = 4  # the most moves that a host may demand of each seat


def some_match(number: int, chance: Seeded) -> Match:
    """Return a match of Ann and Ben after some moves: finished, resigned, or still being played."""
    match = play_on(dealt_match(RULES, match_id=f"m{number}"), number, chance.pick(9))
    seat = match.to_act()
    if seat is not None and chance.pick(4):
        loser = (seat + chance.pick(2)) % 2
        match.evolve(match.decide_resign(loser, "r", NOW))
    return match


def counted_by_log(matches: list[Match], moves: int) -> int:
    """Return how many matches are real by their logs."""
    return sum(match.status == "over" and Economy(prize_moves=moves).is_real(match) for match in matches)


async def counted_by_rows(database: Database, player: str, moves: int) -> int:
    """Return how many are real to the store: all, less those still missing when one more is needed."""
    refusal = await database.ledger.bound(player, NeedMatches((player,), MATCHES + 1, moves))
    assert refusal is not None
    return MATCHES + 1 - int(str(refusal.args_["count"]))


async def test_a_log_and_the_rows_of_the_store_agree_on_what_a_match_is(database: Database) -> None:
    """Over random matches and any number of demanded moves, both count the same."""
    chance = Seeded(1)
    matches = [some_match(number, chance) for number in range(MATCHES)]
    counted = {moves: counted_by_log(matches, moves) for moves in range(MOST)}
    assert len(set(counted.values())) == MOST and min(counted.values()) > 0, counted
    await database.commit(*(Arrived(Player(name, name.title(), Role.PLAYER)) for name in ("ann", "ben")))
    for match in matches:
        table = empty_table(RULES, match.id, match.secret)
        assert await database.append(Append(table, match.log, created=True, summary=Summary(match.status)))
    for player in ("ann", "ben"):
        assert {moves: await counted_by_rows(database, player, moves) for moves in range(MOST)} == counted
