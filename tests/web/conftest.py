"""One hall for all tests of the web, with the tests' own game beside the real ones."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall that is ready."""
    with shelved(), serving(tmp_path_factory.mktemp("hall")) as address:
        yield address


@pytest.fixture
def guest(hall: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a browser of his own."""
    with ExitStack() as open_now:
        yield lambda lang="en": open_now.enter_context(Guest(hall, lang))
