"""A host's gifts, withdrawals and undoings are balanced transfers, with the house or between two players."""

from dataclasses import replace

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting import grants
from parlour.hall.hosting.journal import Act
from parlour.hall.money import trades
from parlour.hall.money.ledger import GIL, HOUSE, Transfer
from parlour.hall.money.trades import Trade
from tests.hall.hosting.acting import IVO, LEA, WARRANT
from tests.table.playing import NOW

CARD = "triple-triad/ff8/80"
TRADE = Trade("t", (IVO, LEA), ({CARD: 1}, {GIL: 40}), NOW, (True, True), "done")


def test_a_gift_comes_from_the_house_and_goes_back() -> None:
    act, _need, given = grants.grant(WARRANT, IVO, {GIL: 300, CARD: 0})
    assert isinstance(act, Act) and isinstance(given, Transfer)
    assert act.data["given"] == {GIL: 300}
    assert given.changes == [(HOUSE, GIL, -300), ("player:ivo", GIL, 300)]
    _act, taken = grants.take_back(WARRANT, IVO, act.data["given"])
    assert isinstance(taken, Transfer)
    assert taken.changes == [(HOUSE, GIL, 300), ("player:ivo", GIL, -300)]
    assert taken.cause != given.cause and given.returns is None
    *_act, again = grants.grant(WARRANT, IVO, act.data["given"], undoes="act-2")
    assert isinstance(again, Transfer) and again.returns == taken.cause, "what was taken back comes back as it was"


@pytest.mark.parametrize(
    ("given", "code"),
    [({}, "nothing-to-give"), ({GIL: 0}, "nothing-to-give"), ({GIL: -1}, "bad-count"), ({"a/b/c": 1}, "unknown-game")],
)
def test_what_is_nothing_is_not_given(given: dict[str, int], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        grants.grant(WARRANT, IVO, given)
    assert refused.value.code == code


def test_a_trade_is_undone_once_and_whole() -> None:
    act, _need, back = grants.undo_trade(WARRANT, TRADE)
    assert isinstance(act, Act) and isinstance(back, Transfer)
    assert (act.about, act.beside, act.undoes) == ("ivo", "lea", "trade:t")
    gained = {(account, asset): amount for account, asset, amount in back.changes}
    assert gained[("player:ivo", CARD)] == 1 and gained[("player:lea", GIL)] == 40
    assert back.returns == trades.agree(replace(TRADE, status="open"), "lea", TRADE.list, NOW).transfer.cause
    with pytest.raises(Refusal) as refused:
        grants.undo_trade(WARRANT, replace(TRADE, status="open"))
    assert refused.value.code == "trade-not-done"
