"""Registered members come with what they own, and are removed in one act while none has signed in."""

from dataclasses import replace

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.enrolling import DAY, DAYS, NeedUnopened, enrol, named, undo, with_ids
from parlour.hall.hosting.journal import Act
from parlour.hall.hosting.register import Member
from parlour.hall.money.collection import card_set
from parlour.hall.money.ledger import GIL, Transfer
from parlour.hall.people.accounts import Claimed, Departed
from parlour.table import timestamps
from tests.hall.hosting.acting import WARRANT, kept

MEMBERS = with_ids([Member(1, "Ondine", {"1": 2}, 400), Member(4, "Bastien")], ["o", "b"])


def gained(effects: list[object], player: str) -> dict[str, int]:
    """Return what an account gains by transfers."""
    return {
        asset: amount
        for effect in effects
        if isinstance(effect, Transfer)
        for account, asset, amount in effect.changes
        if account == f"player:{player}"
    }


def test_members_come_in_with_what_they_had() -> None:
    act, *effects = enrol(WARRANT, MEMBERS, "triple-triad", "ff8", "hash")
    assert isinstance(act, Act) and act.data["uses"] == 2 and "Ondine" not in str(act.data)
    assert gained(effects, "o") == {GIL: 400, "triple-triad/ff8/1": 2}
    assert gained(effects, "b") == {}
    claims = [effect for effect in effects if isinstance(effect, Claimed)]
    assert [(claim.name, claim.password) for claim in claims] == [("Ondine", "hash"), ("Bastien", "hash")]
    causes = {effect.cause for effect in effects if isinstance(effect, Transfer)}
    assert {"enrolled:o", "enrolled:b:triple-triad/ff8"} <= causes, "in place of what a newcomer is given"


def test_they_go_again_for_some_days() -> None:
    act, *_ = enrol(WARRANT, MEMBERS, "triple-triad", "ff8", "hash")
    assert isinstance(act, Act)
    done = kept("imported", None, data=act.data)
    written, need, *effects = undo(WARRANT, done)
    assert isinstance(written, Act) and written.undoes == "act-1" and need == NeedUnopened(("o", "b"))
    assert gained(effects, "o") == {GIL: -400, "triple-triad/ff8/1": -2}
    assert [effect for effect in effects if isinstance(effect, Departed)] == [
        Departed(one, WARRANT.now) for one in "ob"
    ]
    late = replace(WARRANT, now=timestamps.later(done.time, DAYS * DAY + 1))
    with pytest.raises(Refusal) as refused:
        undo(late, done)
    assert refused.value.code == "register-old"


def test_cards_are_found_by_what_they_are_called() -> None:
    """Cards of a register are found by their names in any language."""
    cards = card_set("triple-triad", "ff8").cards
    assert {cards[key].name for key in named(cards).values()} == set(named(cards))
    called = named(card_set("cipher", "enforced").cards)
    assert called["Talys's Heart Shiida"] == called["Talys's Heart Caeda"]
