"""Trades: who writes and agrees to a list, and what moves; no test here uses a database."""

import json
from collections import Counter
from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.money.ledger import GIL, player_account
from parlour.hall.money.trades import (
    MOST_GIL,
    MOST_KINDS,
    Gives,
    Trade,
    agree,
    change,
    lapsed,
    propose,
    said,
    trade_json,
)
from parlour.hall.people.chat import LONGEST, NeedVoice, Talkers
from parlour.hall.people.player import Player, Role
from tests.table.playing import NOW

ANN, BEN = (Player(name.lower(), name, Role.PLAYER) for name in ("Ann", "Ben"))
GUEST = Player("eve", "Guest lark")
IFRIT, SIREN = "triple-triad/ff8/82", "triple-triad/ff8/81"
LATER = "2024-05-01T13:00:00.000+00:00"
GIVES: tuple[Gives, Gives] = ({IFRIT: 1, GIL: 10}, {SIREN: 2})


def proposed(gives: tuple[Gives, Gives] = GIVES) -> Trade:
    """Return Ann's list for Ben."""
    return propose("t1", ANN, BEN, gives, NOW).trade


@pytest.mark.parametrize(
    ("left", "right", "gives", "code"),
    [
        (ANN, ANN, GIVES, "trade-with-oneself"),
        (ANN, GUEST, GIVES, "both-need-accounts"),
        (GUEST, BEN, GIVES, "both-need-accounts"),
        (ANN, BEN, ({}, {}), "empty-trade"),
        (ANN, BEN, ({IFRIT: 0}, {GIL: 0}), "empty-trade"),
        (ANN, BEN, ({GIL: -1}, {}), "bad-count"),
        (ANN, BEN, ({GIL: MOST_GIL + 1}, {}), "bad-count"),
        (ANN, BEN, ({"triple-triad/ff8/no": 1}, {}), "unknown-card"),
        (ANN, BEN, ({f"triple-triad/ff8/{number}": 1 for number in range(1, MOST_KINDS + 2)}, {}), "trade-too-long"),
    ],
)
def test_what_no_list_says(left: Player, right: Player, gives: tuple[Gives, Gives], code: str) -> None:
    """A list with a player who may not trade, or with assets that cannot be given, is refused."""
    with pytest.raises(Refusal) as caught:
        propose("t1", left, right, gives, NOW)
    assert caught.value.code == code


def test_who_writes_a_list_agrees_to_it_and_nobody_else_does_any_more() -> None:
    """The author of a list agrees to it, and any earlier agreement is void."""
    trade = proposed()
    assert trade.agreed == (True, False)
    changed = change(trade, "ben", trade.list, ({GIL: 10}, {SIREN: 1}), LATER)
    assert (changed.trade.agreed, changed.trade.changed, changed.seen) == ((False, True), LATER, trade.list)


def test_two_lists_that_give_the_same_are_one() -> None:
    """Lists that give the same have the same name, in any order and with or without zeros; others have another."""
    assert proposed(({GIL: 10, IFRIT: 1, SIREN: 0}, {SIREN: 2})).list == proposed().list
    others: list[tuple[Gives, Gives]] = [({SIREN: 2}, {IFRIT: 1, GIL: 10}), ({IFRIT: 1, GIL: 11}, {SIREN: 2})]
    assert len({proposed().list, *(proposed(one).list for one in others)}) == 3


def test_nobody_agrees_to_a_list_that_they_did_not_see() -> None:
    """Agreeing names the list that was seen, and a changed list is refused."""
    trade = proposed()
    other = change(trade, "ann", trade.list, ({}, {SIREN: 2}), LATER).trade
    with pytest.raises(Refusal) as caught:
        agree(other, "ben", trade.list, LATER)
    assert caught.value.code == "trade-changed"


def test_what_both_agreed_to_moves_and_nothing_comes_or_goes() -> None:
    """An agreed trade gives each what the other gave, and the postings of each asset add up to nothing."""
    trade = proposed()
    postings = agree(trade, "ben", trade.list, LATER).transfer.postings
    moved: Counter[tuple[str, str]] = Counter()
    for one in postings:
        moved[one.account, one.asset] += one.amount
    ann, ben = player_account("ann"), player_account("ben")
    assert moved == {
        (ann, IFRIT): -1,
        (ben, IFRIT): 1,
        (ann, GIL): -10,
        (ben, GIL): 10,
        (ben, SIREN): -2,
        (ann, SIREN): 2,
    }


def test_a_trade_is_nobodys_but_its_two_players() -> None:
    """To anybody but its two players a trade does not exist."""
    for ask in (lambda: agree(proposed(), "eve", proposed().list, NOW), lambda: trade_json(proposed(), "eve")):
        with pytest.raises(Refusal) as caught:
            ask()
        assert caught.value.code == "no-such-trade"


def test_each_sees_it_from_their_side() -> None:
    """Each player sees the trade from their own side."""
    ann, ben = trade_json(proposed(), "ann"), trade_json(proposed(), "ben")
    assert (ann["mine"], ann["theirs"]) == (ben["theirs"], ben["mine"])
    assert (ann["agreed"], ben["agreed"]) == ({"me": True, "them": False}, {"me": False, "them": True})
    assert (ann["with"]["id"], ben["with"]["id"]) == ("ben", "ann")


def test_why_it_fell_through_is_told_to_whom_it_is_about() -> None:
    """The player who lacks something is told why a trade lapsed; the other is told only that it did."""
    trade = proposed()
    why: Any = lapsed(trade, "ben", Confidential({"ann": Refusal("too-little", asset=GIL)}), LATER).close_reason
    fallen = Trade(trade.id, trade.players, trade.gives, LATER, status="lapsed", close_reason=why)
    assert trade_json(fallen, "ann")["lapse"] is not None
    assert trade_json(fallen, "ben")["lapse"] is None
    assert json.dumps(why.said) not in json.dumps(trade_json(fallen, "ben"))


def test_only_who_agreed_or_is_about_to_is_asked_what_they_have() -> None:
    """Only players who agreed or are about to are checked, so that a proposal does not reveal a collection."""
    assert proposed().givers("ann") == ("ann",)
    assert proposed().givers("ben") == ("ann", "ben")
    assert proposed(({}, {SIREN: 1})).givers("ann") == ()


def test_a_message_goes_with_the_list_as_it_is() -> None:
    """A message belongs to one list and is normalised like chat; a silent list needs no permission to talk."""
    assert said(ANN, Talkers.EVERYONE, "  Both for\nyours? ") == "Both for yours?"
    assert said(ANN, Talkers.NOBODY, " ") == ""
    told = propose("t1", ANN, BEN, GIVES, NOW, "Both for yours?")
    assert trade_json(told.trade, "ben")["message"] == {"mine": False, "text": "Both for yours?"}
    assert trade_json(told.trade, "ann")["message"] == {"mine": True, "text": "Both for yours?"}
    assert NeedVoice("ann", NOW) in told.needs
    quiet = change(told.trade, "ben", told.trade.list, GIVES, LATER)
    assert trade_json(quiet.trade, "ann")["message"] is None and NeedVoice("ben", LATER) not in quiet.needs


@pytest.mark.parametrize(
    ("writer", "talkers", "text", "code"),
    [
        (ANN, Talkers.EVERYONE, "x" * (LONGEST + 1), "bad-line"),
        (ANN, Talkers.NOBODY, "Hello", "chat-closed"),
        (GUEST, Talkers.ACCOUNTS, "Hello", "chat-for-accounts"),
    ],
)
def test_a_message_keeps_to_the_rules_of_the_chat(writer: Player, talkers: Talkers, text: str, code: str) -> None:
    """A message keeps to the length and to the permissions of the chat."""
    with pytest.raises(Refusal) as caught:
        said(writer, talkers, text)
    assert caught.value.code == code
