"""Stakes leave the collections with the deal and come back with the end of the match, all of them."""

import asyncio
from collections import Counter
from typing import TypeVar

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.money import winnings
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, card_assets, move, player_account
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player, Role
from parlour.hall.play import opening
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table.match import Match
from parlour.table.terms import Terms
from tests.rounds import rounds

T = TypeVar("T")
NOW = "2026-05-01T10:00:00.000+00:00"
ANN, BEN = Player("ann", "Ann", Role.PLAYER), Player("ben", "Ben", Role.PLAYER)
HANDS = {"ann": [0, 1, 2, 3, 4], "ben": [80, 81, 82, 83, 84]}
WIKI = "triple-triad:wiki+visibility=open"
OWNED = Terms(gil=100, owned=True)


async def come_in(database: Database) -> None:
    """Give Ann and Ben their hands and 500 gil."""
    await database.commit(Arrived(ANN), Arrived(BEN))
    for player, hand in HANDS.items():
        given = {GIL: 500, **card_assets("triple-triad", [f"ff8/{card}" for card in hand])}
        gift = move(HOUSE, player_account(player), given)
        await database.commit(Transfer(f"gift:{player}", NOW, "enrolled", gift))


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Let Ann and Ben come in."""
    await come_in(database)


async def wrote(database: Database, append: Append) -> Match:
    """Return the match after an append that was written."""
    assert await database.append(append)
    return append.match.after(append.entries)


async def begun(database: Database, rules: str, number: int = 0, terms: Terms = OWNED) -> Match:
    """Return a match of Ann and Ben, each with their own hand."""
    new = MatchIdentity(f"match{number}", bytes([number]) * 32, NOW)
    red = opening.player_seat(ANN, {"cards": HANDS["ann"]})
    match = await wrote(database, opening.open_match("triple-triad", rules, 0, red, None, new, terms))
    return await wrote(database, opening.join(match, BEN, {"cards": HANDS["ben"]}, NOW))


async def played(database: Database, match: Match) -> Match:
    """Play the match to its end, each seat with its first legal move."""
    while (seat := match.to_act()) is not None:
        assert match.state is not None
        action = match.game.action_text(match.state, match.game.legal(match.state)[0])
        entry = match.decide_act(seat, action, f"c{match.seq}", NOW)
        match = await wrote(database, commit(match, [entry]))
    return match


async def resigned(database: Database, match: Match, seat: int) -> Match:
    """Return the match resigned by a seat."""
    return await wrote(database, commit(match, [match.decide_resign(seat, "r", NOW)]))


async def everything(database: Database) -> tuple[Counter[str], Counter[str]]:
    """Return what Ann and Ben have."""
    ann, ben = [await database.ledger.holdings(player_account(name)) for name in ("ann", "ben")]
    return Counter(ann), Counter(ben)


def cards(held: Counter[str]) -> int:
    """Return how many cards somebody has."""
    return held.total() - held[GIL]


async def test_what_is_at_stake_cannot_be_staked_sold_or_traded(database: Database) -> None:
    """From the deal on hands and gil are in escrow; a second match with the same cards is refused without a trace."""
    await begun(database, WIKI)
    ann, ben = await everything(database)
    assert ann == {GIL: 400} and ben == {GIL: 400}
    assert (await database.ledger.staked("ann"))[GIL] == 100
    with pytest.raises(Refusal) as told:
        await begun(database, WIKI, number=1)
    assert told.value.code == "other-side-short"
    again = await database.load("match1")
    assert again is not None and again.status == "open"


@pytest.mark.parametrize("many", rounds(40, 200))
async def test_of_many_parallel_stakes_of_one_hand_one_match_begins(database: Database, many: int) -> None:
    """Of many tables that want the same ten cards at the same moment one begins."""
    waiting = []
    for number in range(many):
        new = MatchIdentity(f"match{number}", bytes(32), NOW)
        red = opening.player_seat(ANN, {"cards": HANDS["ann"]})
        opened = opening.open_match("triple-triad", WIKI, 0, red, None, new, Terms(owned=True))
        waiting.append(await wrote(database, opened))
    joins = [opening.join(match, BEN, {"cards": HANDS["ben"]}, NOW) for match in waiting]
    outcomes = await asyncio.gather(*(database.append(join) for join in joins), return_exceptions=True)
    assert outcomes.count(True) == 1
    assert [o.code for o in outcomes if isinstance(o, Refusal)] == ["other-side-short"] * (many - 1)


@pytest.mark.parametrize("trade", ["none", "one", "difference", "direct", "all"])
async def test_everything_is_somewhere_when_a_match_is_over(database: Database, trade: str) -> None:
    """Ten cards and the gil are with the players or wait for the winner's pick; the winner has stake and prize."""
    match = await played(database, await begun(database, f"{WIKI}+trade={trade}"))
    result = match.result()
    assert result is not None and result["winner"] is not None
    won = await database.settlements.winnings(match.id)
    assert (won is not None) == (trade in ("one", "difference"))
    if won is not None:
        assert won.winner == {"red": "ann", "blue": "ben"}[result["winner"]] and won.picks < 5 == len(won.pool)
        await database.commit(*winnings.pick(match, won, won.winner, won.pool[: won.picks], NOW))
    ann, ben = await everything(database)
    winner, loser = (ann, ben) if result["winner"] == "red" else (ben, ann)
    assert (winner[GIL], loser[GIL]) == (650, 400)
    score = result["score"]
    margin = abs(score["red"] - score["blue"])
    # Under Direct everybody keeps what counts for them, so that half of the margin changes hands.
    taken = {"none": 0, "one": 1, "difference": min(margin, 4), "direct": margin // 2, "all": 5}[trade]
    assert (cards(winner), cards(loser)) == (5 + taken, 5 - taken)


@pytest.mark.parametrize(("trade", "picks"), [("one", 1), ("difference", 4), ("direct", 4), ("all", None)])
async def test_who_gives_up_loses_as_by_nine_to_one(database: Database, trade: str, picks: int | None) -> None:
    """Resigning saves no card: it counts as the greatest defeat possible."""
    match = await resigned(database, await begun(database, f"{WIKI}+trade={trade}"), 0)
    won = await database.settlements.winnings(match.id)
    assert (None if won is None else won.picks) == picks
    if won is None:
        ann, ben = await everything(database)
        assert (cards(ann), cards(ben)) == (0, 10)


async def test_without_stakes_the_collections_are_not_asked(database: Database) -> None:
    """A match without stakes is played with any cards, and resigning it at once gives no prize."""
    match = await resigned(database, await begun(database, WIKI, terms=Terms()), 0)
    assert await database.settlements.winnings(match.id) is None
    ann, ben = await everything(database)
    assert (ann[GIL], ben[GIL], cards(ann), cards(ben)) == (500, 500, 5, 5)


async def test_nobody_stakes_against_the_house(database: Database) -> None:
    """An agent has no account, so stakes need two people."""
    new = MatchIdentity("match", bytes(32), NOW)
    red = opening.player_seat(ANN, {"cards": HANDS["ann"]})
    with pytest.raises(Refusal) as told:
        opening.open_match("triple-triad", WIKI, 0, red, opening.agent_seat("random"), new, Terms(gil=5))
    assert told.value.code == "stakes-need-players"
