"""The hall's machine: what it takes from it."""

from parlour.web.environment import Environment


def test_no_id_is_an_option_at_a_terminal() -> None:
    """No id begins like an option, since `parlour play` takes a match by its id. Drawn freely, one of 64 would."""
    drawn = {Environment().token(9) for _ in range(2000)}
    assert len(drawn) == 2000 and not [one for one in drawn if one.startswith("-")]
