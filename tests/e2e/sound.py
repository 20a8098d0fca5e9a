"""Sound: nothing is wrong with a page as it stands."""

from typing import Any

from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot


def sound(page: Any, picture: str) -> None:
    """Axe finds nothing, nothing hangs out, nothing went wrong."""
    shoot(page, picture)
    assert violations(page) == [] and fits(page) and page.problems == [], picture
