"""One hall for the tests of this folder, with real games and the tests' own, and accounts with machines."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from uuid import uuid4

import pytest

from parlour.remote.hall import Hall
from tests.table.shelving import shelved
from tests.web.collecting import claimed
from tests.web.visiting import Guest, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that is ready."""
    with shelved(), serving(tmp_path_factory.mktemp("hall"), rate_limits=False) as found:
        yield found


@pytest.fixture
def guest(address: str) -> Iterator[Callable[[], Guest]]:
    """Yield a function that makes guests, each with a browser of their own."""
    with ExitStack() as open_now:
        yield lambda: open_now.enter_context(Guest(address))


@pytest.fixture
def machine(address: str, guest: Callable[[], Guest]) -> Iterator[Callable[[], Hall]]:
    """Yield a function that makes machines, each known to the hall by its token."""
    with ExitStack() as open_now:
        yield lambda: open_now.enter_context(Hall(address, token_of_a_machine(guest())))


def token_of_a_machine(owner: Guest) -> str:
    """Return the token of a new machine."""
    told = claimed(owner).post("/api/me/machines", {"name": f"M{uuid4().hex[:12]}"})
    assert told.status_code == 201, told.text
    return str(told.json()["token"])
