"""The link and the secret seed of a new match: nobody can guess them."""

from parlour.web.handlers.requests import new_identity


def test_links_and_seeds_cannot_be_guessed() -> None:
    """Ids and secret seeds are long and never the same."""
    made = [new_identity() for _ in range(1000)]
    assert len({one.id for one in made}) == len({one.secret for one in made}) == 1000
    assert min(len(one.id) for one in made) >= 12 and {len(one.secret) for one in made} == {32}
