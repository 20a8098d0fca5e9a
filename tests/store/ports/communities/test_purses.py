"""A community's gil and cards on both databases: apart from the hall's, for members alone, and never dropped."""

from dataclasses import replace

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.communities.community import Community, Found, Join, NeedMembers, Quit, Recharter, within
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.tournaments import CallOff, opened
from parlour.hall.money import stakes, trades, winnings
from parlour.hall.money.ledger import (
    GIL,
    HOUSE,
    Transfer,
    card_assets,
    move,
    player_account,
    prize_account,
    purse,
)
from parlour.hall.money.wishes import Unwish, Wish
from parlour.hall.play import opening
from parlour.hall.play.archive import Question
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table.terms import Terms
from tests.hall.communities.test_charter import charter
from tests.store.databases import refused
from tests.store.ports.money.test_stakes import ANN, BEN, HANDS, NOW, WIKI, begun, come_in, played, resigned, wrote

OWN = {"gil": 300, "prize": None}
CLUB = Community("lantern-club", charter(presets=[], purse=OWN), NOW, 1)
THERE = Terms(gil=100, owned=True, community=CLUB.id)
IFRIT = "triple-triad/ff8/82"


def account(player: str, community: str | None = CLUB.id) -> str:
    """Return the account of a player's purse in a community."""
    return player_account(purse(player, community))


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Give Ann and Ben the same hands and 500 gil in the hall and in a community."""
    await come_in(database)
    await database.commit(Found(CLUB, "ann"), Join(CLUB.id, "ben", NOW))
    for player, hand in HANDS.items():
        given = {GIL: 500, **card_assets("triple-triad", [f"ff8/{card}" for card in hand])}
        await database.commit(
            Transfer(f"gift:{purse(player, CLUB.id)}", NOW, "enrolled", move(HOUSE, account(player), given))
        )


async def held(database: Database, community: str | None) -> list[dict[str, int]]:
    """Return what Ann and Ben have in one place."""
    return [await database.ledger.holdings(account(player, community)) for player in ("ann", "ben")]


async def test_what_is_played_for_in_a_community_moves_there(database: Database) -> None:
    """Cards and gil go into escrow and back, with pick and prize, and the hall's do not move."""
    before = await held(database, None)
    match = await begun(database, f"{WIKI}+trade=one", terms=THERE)
    assert await held(database, CLUB.id) == [{GIL: 400}, {GIL: 400}]
    assert (await database.ledger.staked("ann", CLUB.id))[GIL] == 100 and await database.ledger.staked("ann") == {}
    (holder,) = await database.ledger.holders("triple-triad/ff8/0", 9, "", CLUB.id)
    assert (holder.player, holder.count) == ("ann", 1)
    match = await played(database, match)
    won = await database.settlements.winnings(match.id)
    assert won is not None
    await database.commit(*winnings.pick(match, won, won.winner, won.pool[:1], NOW))
    (taken,) = await database.settlements.takings(match.id)
    assert (taken.player, taken.asset) == (won.winner, won.pool[0])
    winner, loser = [await database.ledger.holdings(account(one)) for one in (won.winner, won.loser)]
    assert (winner[GIL], len(winner), loser[GIL], len(loser)) == (650, 7, 400, 5)
    assert await held(database, None) == before
    found = await database.archive.search(Question(community=CLUB.id))
    assert [record.id for record in found.matches] == [match.id]  # by none of its rules, and played there


async def test_its_prize_is_its_own(database: Database) -> None:
    """The prize is the charter's, none at 0; the same two may win the hall's on that day too."""
    for seen, (prize, comes) in enumerate(((70, 70), (0, 0)), 1):
        own = charter(presets=[], purse={"gil": 0, "prize": prize})
        await database.commit(Recharter(CLUB.id, own, seen, None, NOW))
        before = await held(database, CLUB.id)
        await played(database, await begun(database, WIKI + "+trade=none", seen, Terms(community=CLUB.id)))
        now = await held(database, CLUB.id)
        assert sum(one[GIL] for one in now) - sum(one[GIL] for one in before) == comes
    await played(database, await begun(database, WIKI + "+trade=none", 3, Terms()))
    assert sum(one[GIL] for one in await held(database, None)) > 1000


async def test_who_does_not_belong_sits_down_nowhere(database: Database) -> None:
    """A stranger is refused by name before any check of holdings, also in a community with the hall's purse."""
    await database.commit(Quit(CLUB.id, "ben"))
    for terms in (THERE, Terms(community=CLUB.id), replace(THERE, gil=10**6)):
        new = MatchIdentity(f"m{terms.gil}{terms.owned}", bytes(32), NOW)
        red = opening.player_seat(ANN, {"cards": HANDS["ann"]})
        opened = await wrote(database, opening.open_match("triple-triad", WIKI, 0, red, None, new, terms))
        with pytest.raises(Refusal) as told:
            await database.append(opening.join(opened, BEN, {"cards": HANDS["ben"]}, NOW))
        assert (told.value.code, told.value.args_["name"]) == ("community-outsider", "Ben")
    assert await refused(database, NeedMembers("ffworld", ("ann",))) == "community-shares"
    assert await refused(database, NeedMembers("none", ("ann",))) == "unknown-community"
    await database.commit(*within(CLUB.id, "ann"), *within(None, "ben"))
    assert await database.communities.require(NeedMembers(CLUB.id, ("ann",))) == OWN


async def test_stakes_of_a_match_that_is_called_off_go_back_there(database: Database) -> None:
    before = await held(database, CLUB.id)
    match = await begun(database, WIKI, terms=THERE)
    back = stakes.ReturnStakes(match.id, ("ann", "ben"), NOW, {"match": match.id}, CLUB.id)
    await database.commit(back)
    assert await held(database, CLUB.id) == before
    await resigned(database, await begun(database, WIKI, 2, Terms()), 0)


async def test_a_trade_is_within_one_purse(database: Database) -> None:
    before = await held(database, None)
    made = trades.propose("t", ANN, BEN, ({GIL: 10}, {"triple-triad/ff8/80": 1}), NOW, "", CLUB.id)
    await database.commit(made)
    kept = await database.trades.trade("t")
    assert kept == made.trade and trades.trade_json(kept, "ben")["community"] == CLUB.id
    await database.commit(trades.agree(kept, "ben", kept.list, NOW))
    ann, ben = await held(database, CLUB.id)
    assert (ann[GIL], ann["triple-triad/ff8/80"], ben[GIL]) == (490, 1, 510)
    assert await held(database, None) == before


async def test_a_purse_in_use_is_not_switched_off(database: Database) -> None:
    """A used purse stays, even if empty, since stakes come back to it; an unused one may go."""
    off = Recharter(CLUB.id, charter(presets=[]), 1, None, NOW)
    back = move(account("ann"), HOUSE, await database.ledger.holdings(account("ann")))
    await database.commit(Transfer("back", NOW, "taken-back", back))
    assert await refused(database, off) == "community-purse-used"
    other = replace(CLUB, id="club")
    await database.commit(Found(other, "ann"), replace(off, community="club"))
    assert (await database.communities.community("club")) == replace(other, charter=off.charter, revision=2)


async def test_wishes_and_shares_are_counted_by_purse(database: Database) -> None:
    await database.commit(Wish("ann", IFRIT, NOW), Wish("ben", IFRIT, NOW, community=CLUB.id))
    assert (await database.wishes.of("ann"), await database.wishes.of("ann", CLUB.id)) == ([IFRIT], [])
    assert await database.wishes.lookers(IFRIT, 9, CLUB.id) == ["Ben"]
    assert await refused(database, Wish("ben", IFRIT + "1", NOW, 1, CLUB.id)) == "too-many-wishes"
    await database.commit(Wish("ben", IFRIT, NOW, 1), Unwish("ben", IFRIT, CLUB.id))
    assert await database.wishes.lookers(IFRIT, 9) == ["Ann", "Ben"]
    await database.commit(Transfer("more", NOW, "granted", move(HOUSE, account("ben"), {IFRIT: 2})))
    shares = (await database.wishes.shares("ann", "triple-triad/ff8/82", CLUB.id)).shares
    assert [(one.player, one.count) for one in shares] == [("ben", 3)]
    assert [one.count for one in (await database.wishes.shares("ann", IFRIT)).shares] == [1]


async def test_all_purses_are_taken_home(database: Database) -> None:
    export = await database.accounts.export("ann")
    assert {row["account"] for row in export["holdings"]} == {"player:ann", account("ann")}
    assert {row["account"] for row in export["postings"]} == {"player:ann", account("ann")}


async def test_a_prize_keeps_the_purse_that_it_came_from(database: Database) -> None:
    """A purse whose gil is all in escrow counts as used; the prize goes back there, and once."""
    lone = replace(CLUB, id="lone-club")
    await database.commit(Found(lone, "ann"))
    gift = move(HOUSE, account("ann", lone.id), {GIL: 300})
    await database.commit(Transfer("gift:lone", NOW, "enrolled", gift))
    rules = registry.game("nim").rule_book.standard
    plan = Plan(terms=Terms(community=lone.id), prize=({GIL: 300},))
    await database.commit(opened("t1", "Cup", rules, "knockout", ANN, bytes(32), NOW, plan))
    assert await database.ledger.holdings(account("ann", lone.id)) == {}
    shared = Recharter(lone.id, charter(presets=[], purse=None), 1, None, NOW)
    assert await refused(database, shared) == "community-purse-used"
    await database.commit(Quit(lone.id, "ann"), CallOff("t1", NOW))
    assert await refused(database, CallOff("t1", NOW)) == "tournament-closed"
    assert await database.ledger.holdings(account("ann", lone.id)) == {GIL: 300}
    assert await database.ledger.holdings(prize_account("t1")) == {}
