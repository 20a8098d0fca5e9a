"""Passwords: only the right one fits, and none fits an account without one."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.web.edge.passwords import Passwords
from parlour.web.environment import running_in
from tests.web.visiting import THRIFTY


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    """Yield passwords of a hall whose hasher costs little."""
    with running_in(THRIFTY):
        yield Passwords()


async def test_the_right_password_alone_fits(passwords: Passwords) -> None:
    """The right password fits. It is hashed with its own salt and never stored as it was given."""
    one, two = await asyncio.gather(*(passwords.hash("correct horse") for _ in range(2)))
    assert one != two and "correct horse" not in one
    assert await passwords.fits("correct horse", one) and await passwords.fits("correct horse", two)
    assert not await passwords.fits("Correct horse", one)


async def test_nobody_has_no_password(passwords: Passwords) -> None:
    """No password fits an account that has none, or a hash that is invalid."""
    assert not await passwords.fits("nobody", None)
    assert not await passwords.fits("x", "what is no hash")
