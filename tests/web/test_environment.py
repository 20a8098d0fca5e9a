"""What a hall takes from its machine."""

from parlour.web.environment import Environment


def test_no_id_is_an_option_at_a_terminal() -> None:
    """`parlour play` takes a match by its id: none of two thousand begins as an option does, one of 64 could."""
    drawn = {Environment().token(9) for _ in range(2000)}
    assert len(drawn) == 2000 and not [one for one in drawn if one.startswith("-")]
