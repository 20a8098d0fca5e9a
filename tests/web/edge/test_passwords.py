"""Passwords: only the right one fits, and nobody's fits nothing."""

import asyncio
from collections.abc import Awaitable, Callable

from parlour.web.edge.passwords import Passwords
from parlour.web.environment import running_in
from tests.web.visiting import THRIFTY


def asked(work: Callable[[Passwords], Awaitable[None]]) -> None:
    """Ask a hasher that costs little."""

    async def run() -> None:
        await work(Passwords())

    with running_in(THRIFTY):
        asyncio.run(run())


def test_the_right_password_alone_fits() -> None:
    """It is kept as no two passwords are, and never as it was given."""

    async def work(passwords: Passwords) -> None:
        one, two = await asyncio.gather(*(passwords.hash("correct horse") for _ in range(2)))
        assert one != two and "correct horse" not in one
        assert await passwords.fits("correct horse", one) and await passwords.fits("correct horse", two)
        assert not await passwords.fits("Correct horse", one)

    asked(work)


def test_nobody_has_no_password() -> None:
    """Neither the one that is hashed in his place, nor any for what is no hash."""

    async def work(passwords: Passwords) -> None:
        assert not await passwords.fits("nobody", None)
        assert not await passwords.fits("x", "what is no hash")

    asked(work)
