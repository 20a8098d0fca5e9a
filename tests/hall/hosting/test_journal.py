"""Every act has a reason, and is told to hosts with what they may read later."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.journal import LONGEST_WHY, act_json, warranted
from tests.hall.hosting.acting import HOST, IVO, LEA, WARRANT, kept
from tests.table.playing import NOW


@pytest.mark.parametrize("why", ["", "  \n ", "x" * (LONGEST_WHY + 1)])
def test_an_act_needs_a_reason(why: str) -> None:
    with pytest.raises(Refusal) as refused:
        warranted("act", HOST, NOW, why)
    assert (refused.value.code, refused.value.at) == ("reason-needed", "why")


def test_a_reason_is_one_line() -> None:
    assert warranted("act", HOST, NOW, " two\n lines ").why == "two lines"


def test_an_act_names_whom_it_is_about() -> None:
    act = WARRANT.act("trade-undone", IVO, "trade:t", LEA, assets=[])
    assert (act.host, act.about, act.beside, act.undoes, act.data) == ("odile", "ivo", "lea", "trade:t", {"assets": []})


@pytest.mark.parametrize(
    ("kind", "more", "reversible"),
    [
        ("banned", {}, True),
        ("banned", {"undone": True}, False),
        ("granted", {"undoes": "act-0"}, False),
        ("removed", {}, False),
        ("keyed", {}, False),
    ],
)
def test_what_is_undone_or_cannot_be_is_not_reversible(kind: str, more: dict[str, object], reversible: bool) -> None:
    assert act_json(kept(kind, IVO, **more))["reversible"] is reversible


def test_who_left_has_no_name_in_it() -> None:
    told = act_json(kept("renamed", IVO, names=("Ivo", "Yvo"), data={"until": NOW, "secret": "not told"}))
    assert (told["was"], told["became"], told["data"]) == ("Ivo", "Yvo", {"until": NOW})
    assert act_json(kept("renamed", IVO))["was"] is None


def test_what_was_given_has_a_name_in_every_language_in_older_lines_too() -> None:
    lines = {"name": "Caeda", "count": 1}, {"name": "Caeda", "called": {"en": "Caeda", "fr": "Shiida"}, "count": 1}
    told = act_json(kept("granted", IVO, data={"assets": lines}))["data"]["assets"]
    assert [one["called"] for one in told] == [{"en": "Caeda", "fr": "Caeda"}, {"en": "Caeda", "fr": "Shiida"}]
