"""A card is read word by word; a word that is not read, or not known, is told with its place."""

import pytest

from parlour.games.cipher.cards.reader import Reader, Unenforced

AT = "B01-001, skill 1"


def test_a_word_that_nobody_read_is_not_enforced() -> None:
    """All unread words are named, but not those with the value None; with every word read there is no error."""
    reader = Reader({"op": "draw", "n": 1, "later": True, "why": None}, AT)
    assert reader.take("op") == "draw"
    with pytest.raises(Unenforced, match=f"^{AT}: later, n$"):
        reader.close()
    assert (reader.flag("later"), reader.take("n")) == (1, 1)
    reader.close()


def test_a_word_is_taken_once() -> None:
    """A word that is read again has its default."""
    reader = Reader({"n": 2}, AT)
    assert reader.has("n") and reader.take("n", 7) == 2
    assert not reader.has("n") and reader.take("n", 7) == 7 and reader.flag("n") == 0


def test_a_value_that_nobody_knows_is_named() -> None:
    """A known value gives its position, also as the default; an unknown one is named."""
    names = ("front", "back")
    assert Reader({"line": "back"}, AT).choose("line", names) == 1
    assert Reader({}, AT).choose("line", names, "front") == 0
    with pytest.raises(Unenforced, match=f"^{AT}: line 'side'$"):
        Reader({"line": "side"}, AT).choose("line", names)
