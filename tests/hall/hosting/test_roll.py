"""A line of the roll is told in full to hosts."""

from parlour.hall.hosting.roll import Line, line_json
from tests.hall.hosting.acting import IVO
from tests.table.playing import NOW


def test_a_line_tells_what_stands_against_an_account() -> None:
    told = line_json(Line(IVO, NOW, "", 20, 2, {"until": None, "why": "Insults"}, NOW))
    assert (told["name"], told["gil"], told["reports"], told["muted"]) == ("Ivo", 20, 2, NOW)
    assert told["ban"] == {"until": None, "why": "Insults"}
