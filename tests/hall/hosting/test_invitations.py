"""An invitation is valid for its days and its uses."""

from dataclasses import replace

from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited, invitation_json, invite, uninvite
from parlour.hall.hosting.journal import Act
from parlour.table import timestamps
from tests.hall.hosting.acting import WARRANT
from tests.table.playing import NOW

DAY = 86_400_000


def test_an_invitation_holds_until_it_is_used_up_or_old_or_taken_back() -> None:
    act, invited = invite(WARRANT, "For Mei", "digest", 2, 7)
    assert isinstance(act, Act) and isinstance(invited, Invited)
    made = invited.invitation
    assert made == Invitation("act-2", "For Mei", NOW, timestamps.later(NOW, 7 * DAY), 2)
    assert "digest" not in str(act.data)
    assert invitation_json(made, NOW)["open"]
    for spoilt in (replace(made, used=2), replace(made, revoked=True), replace(made, expires=NOW)):
        assert not invitation_json(spoilt, NOW)["open"]


def test_it_is_taken_back_once() -> None:
    act, gone = uninvite(WARRANT, "act-1")
    assert isinstance(act, Act) and act.undoes == "act-1" and gone == Uninvited("act-1")
