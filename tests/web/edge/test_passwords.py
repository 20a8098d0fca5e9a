"""Passwords: only the right one fits, and none fits an account without one."""

import asyncio
from collections.abc import Awaitable, Callable

from parlour.web.edge.passwords import Passwords
from parlour.web.environment import running_in
from tests.web.visiting import THRIFTY


def asked(work: Callable[[Passwords], Awaitable[None]]) -> None:
    """Run the work with a hasher that costs little."""

    async def run() -> None:
        await work(Passwords())

    with running_in(THRIFTY):
        asyncio.run(run())


def test_the_right_password_alone_fits() -> None:
    """The right password fits. It is hashed with its own salt and never stored as it was given."""

    async def work(passwords: Passwords) -> None:
        one, two = await asyncio.gather(*(passwords.hash("correct horse") for _ in range(2)))
        assert one != two and "correct horse" not in one
        assert await passwords.fits("correct horse", one) and await passwords.fits("correct horse", two)
        assert not await passwords.fits("Correct horse", one)

    asked(work)


def test_nobody_has_no_password() -> None:
    """No password fits an account that has none, or a hash that is invalid."""

    async def work(passwords: Passwords) -> None:
        assert not await passwords.fits("nobody", None)
        assert not await passwords.fits("x", "what is no hash")

    asked(work)
