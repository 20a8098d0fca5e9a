"""A puzzle is one line of JSON, and reads back unchanged."""

from parlour.analysis.puzzles.puzzle import named, read
from parlour.analysis.puzzles.shelf import shipped


def test_a_line_reads_back() -> None:
    """Every shipped puzzle reads back to the letter."""
    for one in shipped().values():
        assert read(one.line()) == one


def test_an_id_belongs_to_rules_and_position() -> None:
    """A position under other rules is another puzzle; the order of its fields makes no difference."""
    assert named("a", {"x": 1, "y": 2}) == named("a", {"y": 2, "x": 1})
    assert len({named("a", {"x": 1}), named("b", {"x": 1}), named("a", {"x": 2})}) == 3


def test_an_id_is_that_of_its_position() -> None:
    """Every shipped puzzle has the id of its position: none was edited under an old id."""
    assert all(one.id == named(one.rules, one.position) for one in shipped().values())
