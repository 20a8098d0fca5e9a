"""A sound page: nothing is wrong with it as it stands."""

from typing import Any

from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot

WINDOWS = ((360, 640), (1280, 800))  # a phone and a desk


def sound(page: Any, picture: str) -> None:
    """Check that axe finds nothing, nothing hangs out, and nothing failed."""
    shoot(page, picture)
    assert violations(page) == [] and fits(page) and page.problems == [], picture


def faults(page: Any, picture: str) -> list[str]:
    """Return what is wrong with the page on a phone and on a desk."""
    found = []
    for window in WINDOWS:
        resize(page, *window)
        page.wait_for_load_state("networkidle")
        shoot(page, f"{picture}-{window[0]}")
        found += [f"{window}: {one}" for one in violations(page)]
        if not fits(page):
            found.append(f"{window}: scrolls sideways")
    return found
