"""An act can be undone by an act of its own, unless something newer depends on it."""

from dataclasses import replace

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.charter import Arranged, Charter
from parlour.hall.hosting.journal import Act, Kept
from parlour.hall.hosting.undoing import undo
from parlour.hall.money.ledger import GIL, Transfer
from parlour.hall.people.accounts import Renamed
from parlour.hall.people.bans import Unbanned
from tests.hall.hosting.acting import IVO, WARRANT, kept

CHANGED = {"before": {"name": ""}, "after": {"name": "The Parlour"}}


def test_each_kind_has_its_way_back() -> None:
    stands = Charter(name="The Parlour")
    now_yvo = replace(IVO, name="Yvo")
    backs = [
        (kept("banned", IVO), Unbanned("ivo", WARRANT.now, "act-1")),
        (kept("renamed", now_yvo, names=("Ivo", "Yvo")), Renamed("ivo", "Ivo")),
        (kept("arranged", None, data=CHANGED), Arranged({"name": "The Parlour"}, {"name": ""})),
    ]
    for act, expected in backs:
        written, *effects = undo(WARRANT, act, stands)
        assert isinstance(written, Act) and written.undoes == "act-1"
        assert expected in effects
    for kind, amount in (("granted", -300), ("taken-back", 300)):
        moved = undo(WARRANT, kept(kind, IVO, data={"given": {GIL: 300}}), stands)[-1]
        assert isinstance(moved, Transfer) and ("player:ivo", GIL, amount) in moved.changes


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (kept("removed", IVO), "not-reversible"),
        (kept("banned", IVO, undone=True), "undone-before"),
        (kept("unbanned", IVO, undoes="act-0"), "not-reversible"),
        (kept("renamed", IVO, names=("Ivan", "Yvo")), "changed-since"),
        (kept("renamed", IVO), "changed-since"),
        (kept("arranged", None, data=CHANGED), "changed-since"),
    ],
)
def test_what_changed_since_is_left_alone(act: Kept, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        undo(WARRANT, act, Charter(name="Another"))
    assert refused.value.code == code
