"""Spellings are what people write for options and values."""

import pickle

from parlour.core.spelling import Chosen, Spellings, plain

KNOWN = Spellings({"visibility": ("closed", "open", "three_open"), "same": (False, True)})


def test_capitals_and_what_stands_between_words_mean_nothing() -> None:
    assert plain("  Three-Open ") == plain("three_open") == plain("THREE  open") == "three_open"


def test_a_word_is_a_value_or_a_switch_in_either_language() -> None:
    """A word is a value or a switch in either language; the name of a choice alone is no value."""
    both = ["same", "visibility"]
    assert KNOWN.values("open", both) == [Chosen("visibility", "open")] == KNOWN.values("Open", ["visibility"])
    assert KNOWN.values("Identique", both) == [Chosen("same", True)] == KNOWN.values("Same", both)
    assert KNOWN.values("open", ["same"]) == KNOWN.values("visibility", both) == []
    assert KNOWN.options("Hands shown") == ["visibility"]
    assert KNOWN.options("nothing") == []


def test_what_nobody_knows_leaves_nothing_behind() -> None:
    """Unknown words are not kept, since strangers may ask for a million of them."""
    before = pickle.dumps(KNOWN)
    for word in ("never", "heard", "of"):
        assert KNOWN.options(word) == KNOWN.values(word, ["same"]) == []
    assert pickle.dumps(KNOWN) == before
