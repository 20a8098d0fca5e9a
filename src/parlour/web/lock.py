"""Lock: asyncio's, which can also be taken by whoever has no task to wait in."""

import asyncio


class Lock(asyncio.Lock):
    """A lock for which some wait, and others ask in passing."""

    def take_if_free(self) -> bool:
        """Take the lock if it is free and nobody waits for it; return False if not."""
        if self.locked():
            return False
        # asyncio's `acquire` ends without waiting when the lock is free and nobody queues: one step of it is enough.
        acquiring = self.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()
        return False
