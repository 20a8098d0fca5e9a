"""The spoils: the cards and gil that may move after a result."""

from collections import Counter

import pytest

from parlour.core.chance import Seeded
from parlour.games.triple_triad import GAME
from parlour.games.triple_triad.spoils import cards_won, difference, direct, spoils

TABLE_5_4 = [(6, 4, 1, 2, 2), (7, 3, 2, 4, 4), (8, 2, 3, 5, 4), (9, 1, 4, 5, 4)]


@pytest.mark.parametrize(("win", "lose", "half", "full", "capped"), TABLE_5_4)
def test_difference_table(win: int, lose: int, half: int, full: int, capped: int) -> None:
    """The Difference table has each community's column, row by row (5.4)."""
    assert [difference(formula, win, lose) for formula in ("half", "full", "capped4")] == [half, full, capped]


@pytest.mark.parametrize(("trade", "won"), [("none", 0), ("one", 1), ("all", 5), ("difference", 2), ("direct", None)])
def test_trade_table(trade: str, won: int | None) -> None:
    """The winner of 7-3 picks so many cards under each trade rule, in either colour (5.3)."""
    assert cards_won(trade, "half", 7, 3, 5) == won
    assert cards_won(trade, "half", 3, 7, 5) == won


def test_a_pool_limits_the_pick() -> None:
    """Nobody takes more than the pool holds; All takes the whole deck under Full (5.3)."""
    assert cards_won("difference", "full", 9, 1, 3) == 3
    assert cards_won("all", "half", 6, 4, 12) == 12
    assert cards_won("one", "half", 6, 4, 0) == 0


@pytest.mark.parametrize("trade", ["none", "one", "difference", "direct", "all"])
def test_on_a_draw_nobody_chooses(trade: str) -> None:
    """A 5-5 gives no pick, no stake and no prize (5.3, 5.6)."""
    assert spoils(trade, "full", True, 5, 5, 5, stake=30) == {"rule": trade, "cards": None, "gil": 0, "prize": 0}


def test_direct_follows_colours_also_on_a_draw() -> None:
    """Every card whose final colour is not its bringer's changes owner, whatever the score (5.5, A21)."""
    draw = [(0, 1), (0, 0), (1, 0), (1, 1), (0, 0), (0, 0), (0, 0), (1, 1), (1, 1), (1, 1)]
    assert direct(draw) == [0, 2]
    assert direct([(0, 0), (1, 1)]) == []


def test_fifty_gil_to_every_winner() -> None:
    """The house pays 50 gil to the winner whatever the trade rule, None included, besides the stake (5.6)."""
    for trade in ("none", "one", "difference", "direct", "all"):
        assert spoils(trade, "capped4", True, 4, 6, 5, stake=7)["prize"] == 50
        assert spoils(trade, "capped4", True, 4, 6, 5, stake=7)["gil"] == 7
    assert spoils("one", "capped4", False, 6, 4, 5)["prize"] == 0


@pytest.mark.parametrize(
    ("trade", "picks", "moved"), [("one", 1, 0), ("difference", 5, 0), ("direct", 4, 0), ("all", 5, 0)]
)
def test_each_copy_of_a_card_is_at_stake(trade: str, picks: int, moved: int) -> None:
    """Three Geezards that were brought lie in the pool three times, and so do those that are staked (5.3)."""
    rules = GAME.rule_book.parse(f"triple-triad:ff8+trade={trade}")
    bring = GAME.check_bring(rules, {"cards": ["Geezard"] * 3 + ["Ifrit", "Gesper"]}, 0)
    state, _events = GAME.deal(rules, [bring, bring], Seeded(1))
    cards = GAME.need_cards()
    cards.check_owned(rules, bring, 0)
    brought = [Counter(pool) for pool in cards.brought(rules, [bring, bring], state)]
    found = cards.spoils(state, 1)
    assert [Counter(pool) for pool in found.pools] == brought
    assert sorted(brought[0].values()) == [1, 1, 3] and (found.picks, len(found.moved[1])) == (picks, moved)


def test_at_the_end_direct_moves_each_copy_by_its_colour() -> None:
    """Of five Geezards each, as many change hands as show the other colour (5.5)."""
    rules = GAME.rule_book.parse("triple-triad:ff8+trade=direct+first_player=coin+copies")
    bring = GAME.check_bring(rules, {"cards": ["Geezard"] * 2 + ["Malboro"] * 3}, 0)
    state, _events = GAME.deal(rules, [bring, bring], Seeded(1))
    while GAME.to_act(state) >= 0:
        state, _events = GAME.played(state, GAME.legal(state)[0], Seeded(2))
    result, found = GAME.result(state), GAME.need_cards().spoils(state)
    assert result is not None
    lost = [len(found.moved[seat]) for seat in (0, 1)]
    assert lost[1] - lost[0] == result["score"]["red"] - 5 and sum(map(len, found.pools)) == 10
