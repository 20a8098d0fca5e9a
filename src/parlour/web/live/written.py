"""Written: a message as JSON, encoded once for all whom it goes to."""

import orjson

from parlour.web.live.shapes import Message


def written(message: Message) -> bytes:
    """Return a message as sockets carry it."""
    return orjson.dumps(message)
