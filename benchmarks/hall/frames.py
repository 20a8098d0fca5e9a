"""Frames: a line, which is one WebSocket of the light client. It sends and reads text with the least possible work.

Frames of RFC 6455. The client's mask is four zeros, which is a valid mask and leaves the text as it is.
"""

import base64
import os
import socket
from collections.abc import Callable

AT_ONCE = 65_536  # bytes read in one go
PATIENCE = 120  # seconds for an answer while a line is opened
FIN, TEXT, CLOSE, PING, PONG = 0x80, 0x1, 0x8, 0x9, 0xA
MASKED, MASK = 0x80, b"\0\0\0\0"
SHORT, TWO_BYTES, EIGHT_BYTES = 126, 126, 127


def framed(kind: int, payload: bytes) -> bytes:
    """Return a whole frame from a client."""
    size = len(payload)
    if size < SHORT:
        return bytes((FIN | kind, MASKED | size)) + MASK + payload
    return bytes((FIN | kind, MASKED | TWO_BYTES)) + size.to_bytes(2, "big") + MASK + payload


class Line:
    """An open WebSocket to a port of this machine. `hear` is called with each text.

    If the server closes it, that is a ConnectionError.
    """

    __slots__ = ("_left", "_socket", "hear", "received")

    def __init__(self, port: int, path: str, cookie: str = "", source: str = "127.0.0.1") -> None:
        self.hear: Callable[[bytes], None] = lambda text: None
        self.received = 0  # bytes of frames
        self._left = b""
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._shake_hands(port, path, cookie)

    def fileno(self) -> int:
        """Return the number of its socket."""
        return self._socket.fileno()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._socket.sendall(framed(TEXT, text))

    def listen(self) -> None:
        """Read once, waiting if need be, and let every whole text be heard."""
        data = self._socket.recv(AT_ONCE)
        if not data:
            raise ConnectionError("the server has closed a socket")
        self.received += len(data)
        self._read(self._left + data if self._left else data)

    def await_text(self, beginning: bytes) -> bytes:
        """Return the next text with a beginning; texts before it are dropped."""
        found: list[bytes] = []
        usual, self.hear = self.hear, lambda text: found.append(text) if text.startswith(beginning) else None
        self._read(self._left)  # it may have come together with the handshake
        while not found:
            self.listen()
        self.hear = usual
        return found[0]

    def opened(self) -> None:
        """From now on, wait without limit: the listener knows that something is there."""
        self._socket.settimeout(None)

    def close(self) -> None:
        """Send a closing frame and close."""
        self._socket.sendall(framed(CLOSE, (1000).to_bytes(2, "big")))
        self._socket.close()

    def _read(self, data: bytes) -> None:
        at, end = 0, len(data)
        while (whole := _whole(data, at, end)) is not None:
            body, after = whole
            self._take(data[at], data[body:after])
            at = after
        self._left = data[at:]

    def _take(self, head: int, payload: bytes) -> None:
        if head == FIN | TEXT:
            self.hear(payload)
        elif head == FIN | PING:
            self._socket.sendall(framed(PONG, payload))
        elif head != FIN | PONG:
            raise ConnectionError(f"a frame that begins with {head:#x}: {payload[:200]!r}")

    def _shake_hands(self, port: int, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = self._socket.recv(AT_ONCE)
            if not more:
                raise ConnectionError(f"no handshake: {answer!r}")
            answer += more
        head, _, self._left = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode(errors="replace"))


def _whole(data: bytes, at: int, end: int) -> tuple[int, int] | None:
    """Return the beginning and the end of the body of the frame at `at`, if all of it is there."""
    if end - at < 2:
        return None
    size, body = data[at + 1], at + 2
    if size >= SHORT:
        wide = 2 if size == TWO_BYTES else 8
        if end < body + wide:
            return None
        size = int.from_bytes(data[body : body + wide], "big")
        body += wide
    return (body, body + size) if body + size <= end else None
