"""Balances: told while self-play goes on, and stored when found."""

from parlour.analysis.balance import Balance
from parlour.core import registry
from parlour.hall.analysis.balances import STRIDE, as_document, as_json, kept, told

TRIAD = registry.game("triple-triad")
RULES = TRIAD.rule_book.standard
FOUND = Balance(games=200, won=90, drawn=30, decisions=1800, turns=900)


def test_it_is_told_every_few_games() -> None:
    """The first message comes after the first few games."""
    assert next(told(RULES)).games == STRIDE


def test_what_is_told_is_an_average() -> None:
    """A balance gives averages per game: decisions, cards turned, and points of the first player."""
    known = as_json(FOUND)
    assert (known["decisions"], known["turns"], known["points"]) == (9, 4.5, 0.525)
    assert known["games"] == known["of"] == 200 and 0 < known["error"] < 0.05


def test_what_is_kept_is_read_back() -> None:
    """A stored balance is found by the rules as text and by their revision."""
    wanted = kept(RULES, FOUND)
    assert (wanted.rules, wanted.revision) == (str(RULES), TRIAD.revision)
    assert Balance(**as_document(wanted.found)) == FOUND
