"""Admissions to the hall are undone from the journal, and by the same name."""

from parlour.hall.communities.card_sets import AdmitSet, Edition
from parlour.hall.hosting import admissions
from parlour.hall.hosting.charter import Charter
from parlour.hall.hosting.journal import Act
from parlour.hall.hosting.undoing import undo
from tests.hall.hosting.acting import WARRANT, kept
from tests.table.playing import NOW

TIDE = Edition(3, "triple-triad", "tide", "tide@1", {"title": "Low Tide", "cards": []}, "ann", NOW)


def test_a_set_is_let_in_and_taken_out_again() -> None:
    act, done = admissions.admit(WARRANT, TIDE)
    assert isinstance(act, Act) and (act.kind, act.data["title"], act.about) == ("admitted", "Low Tide", None)
    assert done == AdmitSet("tide", admitted=True)
    back, undone = undo(WARRANT, kept("admitted", None, data=act.data), Charter())
    assert isinstance(back, Act) and (back.kind, back.undoes) == ("unadmitted", "act-1")
    assert undone == AdmitSet("tide", admitted=False)
