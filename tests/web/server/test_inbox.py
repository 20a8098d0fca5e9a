"""An inbox hands out what came, in order."""

import asyncio

import pytest

from parlour.web.server.inbox import Inbox


def test_what_came_is_heard_in_order() -> None:
    """Waiting items are available at once; after them the reader waits."""

    async def go() -> list[int]:
        inbox = Inbox[int]()
        for one in (1, 2):
            inbox.put_nowait(one)
        heard = [inbox.get_nowait(), await inbox.get()]
        assert inbox.empty()
        late = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        return [*heard, await late, await inbox.get()]

    assert asyncio.run(go()) == [1, 2, 3, 4]


@pytest.mark.parametrize("came", [False, True])
def test_who_is_cancelled_took_nothing(came: bool) -> None:
    """A cancelled reader takes nothing: an item that came before or after is for the next reader."""

    async def go() -> int:
        inbox = Inbox[int]()
        first = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        if came:
            inbox.put_nowait(1)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        if not came:
            inbox.put_nowait(1)
        return await inbox.get()

    assert asyncio.run(go()) == 1
