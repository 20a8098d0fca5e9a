"""A match in the wiki's markup: seed 002, "Placing cards"."""

from typing import Any

from parlour.games.triple_triad.written.wiki import board, wiki

GEEZARD = {"id": 1, "slot": 0, "name": "Geezard", "sides": [1, 4, 1, 5]}
BLOBRA = {"id": 3, "slot": 5, "name": "Blobra", "sides": [2, 3, 1, 5]}
NAMES = {"red": "Ann", "blue": "Ben"}


def _lies(card: dict[str, Any], colour: str, brought: str) -> dict[str, Any]:
    return {"card": card, "colour": colour, "brought": brought}


def _view(board: dict[int, Any], red: int, hands: dict[str, list[Any]]) -> dict[str, Any]:
    cells = [board.get(cell) for cell in range(9)]
    return {"board": cells, "score": {"red": red, "blue": 10 - red}, "hands": hands}


def test_the_page_s_own_example() -> None:
    """A blue Geezard in the top right is `{{Board|||geezard||||||}}`; flipped to red it is "rgeezard"."""
    hands: dict[str, list[Any]] = {"red": [], "blue": []}
    assert board(_view({2: _lies(GEEZARD, "blue", "blue")}, 5, hands)) == "{{Board|||geezard||||||}}"
    assert board(_view({2: _lies(GEEZARD, "red", "blue")}, 6, hands)) == "{{Board|||rgeezard||||||}}"


def test_a_name_is_written_as_its_picture_is_called() -> None:
    """Bite Bug is written like its picture bitebug.jpg; a card of no set as top, left, right, bottom."""
    hands: dict[str, list[Any]] = {"red": [], "blue": []}
    bug = {"id": 4, "slot": 1, "name": "Bite Bug", "sides": [1, 3, 3, 5]}
    own = {"id": None, "slot": 2, "name": "7AA1", "sides": [7, 10, 10, 1]}
    laid = {0: _lies(bug, "red", "red"), 1: _lies(own, "blue", "blue")}
    assert board(_view(laid, 5, hands)) == "{{Board|rbitebug|71aa|||||||}}"


def test_cards_that_were_placed_are_struck_off_their_owner_s_list() -> None:
    """A placed card is struck off its owner's list, with numbers in the wiki's order; unseen cards are not listed."""
    held = {"card": BLOBRA, "brought": "red"}
    dealt = {"events": [{"en": "Dealt."}], "view": _view({}, 5, {"red": [held], "blue": [{"card": None}]})}
    placed = {
        "events": [{"en": "Placed."}],
        "view": _view({2: _lies(GEEZARD, "blue", "blue")}, 5, {"red": [held], "blue": []}),
    }
    page = wiki([dealt, placed], NAMES)
    assert "'''Ann''' (red)\n* Blobra – 2531\n" in page
    assert "'''Ben''' (blue)\n* <s>Geezard – 1541</s>\n" in page
    assert page.endswith("Placed.\n{{Board|||geezard||||||}}\nAnn (5), Ben (5)\n")
