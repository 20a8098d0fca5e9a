"""The names of older releases are read as they are written now, wherever they stand."""

from parlour.core.respelling import today

NAMES = {"Viligance": "Vigilance", "B14-040": "B14-040c"}


def test_names_stand_alone_in_texts_lists_and_facts() -> None:
    """A code is replaced only where it stands alone, in texts, lists and facts; other values stay as they are."""
    told = {"text": "use B14-040 Viligance #2", "cards": ["B14-040", "B14-040b", "XB14-040"], "n": 3, "none": None}
    assert today(told, NAMES) == {
        "text": "use B14-040c Vigilance #2",
        "cards": ["B14-040c", "B14-040b", "XB14-040"],
        "n": 3,
        "none": None,
    }
    assert today(told, {}) == told
