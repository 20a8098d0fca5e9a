"""A sound page: nothing is wrong with it as it stands."""

from typing import Any

from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot


def sound(page: Any, picture: str) -> None:
    """Check that axe finds nothing, nothing hangs out, and nothing failed."""
    shoot(page, picture)
    assert violations(page) == [] and fits(page) and page.problems == [], picture
