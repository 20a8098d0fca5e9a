"""A change of the charter keeps the other fields, and stores its texts as they are read."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.charter import LONGEST, Arranged, Charter, arrange, charter_json
from parlour.hall.hosting.journal import Act
from tests.hall.hosting.acting import WARRANT

STANDS = Charter(name="The Parlour", guests=True)


def test_what_stays_is_no_change() -> None:
    act, arranged = arrange(WARRANT, STANDS, {"name": " The  Parlour\n", "guests": False})
    assert arranged == Arranged({"guests": True}, {"guests": False})
    assert isinstance(act, Act) and act.data["fields"] == ["guests"]
    with pytest.raises(Refusal) as refused:
        arrange(WARRANT, STANDS, {"name": "The Parlour"})
    assert refused.value.code == "nothing-changed"


def test_texts_keep_their_lines_and_end_somewhere() -> None:
    _act, arranged = arrange(WARRANT, STANDS, {"welcome_fr": "\nBonjour.\r\nEntrez.  "})
    assert arranged == Arranged({"welcome_fr": ""}, {"welcome_fr": "Bonjour.\nEntrez."})
    for field, most in LONGEST.items():
        with pytest.raises(Refusal) as refused:
            arrange(WARRANT, STANDS, {field: "x" * (most + 1)})
        assert (refused.value.code, refused.value.at) == ("text-too-long", field)


def test_anybody_reads_what_the_hall_says() -> None:
    assert Charter(welcome_fr="Bonjour").greets and not Charter(conduct_en="Be kind").greets
    told = charter_json(Charter(welcome_en="Hello"))
    assert told["welcome"] == {"en": "Hello", "fr": ""} and told["accounts"] == "open"
