"""Fixtures of a hall with its host."""

from collections.abc import Iterator

import pytest

from tests.table.shelving import shelved
from tests.web.edge.hosting import hosted, made_host
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that awaits its host."""
    with shelved(), hosted(tmp_path_factory.mktemp("hosted")) as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str) -> Iterator[Guest]:
    """Yield the host of the hall."""
    with Guest(hall) as made:
        yield made_host(claimed(made)[0])
