"""Wire: uvicorn's protocol of sockets, on which a whole message can also be put at once, without a task that waits.

What is usual goes this way: a short text to somebody who reads. All else (handshakes, closing, a reader who is behind)
goes the ordinary way, through Starlette; who writes here sees to it that nothing of the other way is under way.
"""

from collections.abc import Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "parlour.wire"  # of a socket's scope; a server that knows none has only the ordinary way
TEXT: Final = 0x81  # a frame that is a whole message of text (RFC 6455, 5.2)
SHORT, MIDDLE = 126, 1 << 16  # lengths from which a frame says its own in more bytes


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Let whoever serves the socket find the wire."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def put(self, text: bytes) -> bool:
        """Send a message of UTF-8 now; False, and nothing is sent, where it cannot go or has to wait."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A message as one frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire of a socket, where the server has one."""
    return (scope.get("extensions") or {}).get(EXTENSION)
