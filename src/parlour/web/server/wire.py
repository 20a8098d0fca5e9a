"""Wire: a subclass of uvicorn's protocol of WebSockets with a fast path for short messages.

On the fast path a short text frame is handed to its reader without a task, and a short answer is written at once. All
else (handshakes, closing, a reader who is behind) goes the slow path, through Starlette. A message takes the fast path
only while nothing is under way on the slow one, so that order is kept.

After the handshake the handler of a socket is called again outside the middleware (`lead_on`). The frames of the
middleware can then be freed; else each socket would hold them for as long as it lasts.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from parlour.web.server import frames
from parlour.web.server.inbox import Inbox
from parlour.web.server.subpath import within

EXTENSION: Final = "parlour.wire"  # of a socket's scope; a server that knows none has only the ordinary way
CARRIED: Final = ("type", "scheme", "client", "root_path", "path", "query_string", "headers", "extensions")  # led on
LASTING: Final = b"accept-language"  # the header that is asked for as long as a socket lasts
REQUEST_ENDS: Final = b"\r\n\r\n"
WRITABLE: Final = asyncio.Event()  # of every socket whose reader is not behind; it is never cleared
WRITABLE.set()
PATIENCE: Final = 3  # seconds a hall that closes waits for requests that do not end, and for answers that are not taken


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue: Any = Inbox()
        self.writable = WRITABLE
        self._application, self.app = self.app, self._serve
        self._place: Callable[[], Awaitable[None]] | None = None
        self._offered: Callable[[str], bool] | None = None
        self._put: list[bytes] = []
        self._came = b""  # of a frame that is not whole yet
        self._failed = False  # whoever is there broke the protocol, and was told so
        self._by_frames = True  # the ordinary way has been handed whole frames, and is in the middle of nothing

    def data_received(self, data: bytes) -> None:
        """Hear a usual message at once, and hand on everything else, frame by frame."""
        if self._failed:
            return
        if self._by_frames and self.handshake_complete:
            self._hear(self._came + data)
            return
        if self._by_frames:  # nobody may say anything before they are let in; that is for the ordinary way
            self._by_frames = not self.handshake_initiated and data.endswith(REQUEST_ENDS)
        super().data_received(data)

    def _hear(self, data: bytes) -> None:
        """Hear what came, as far as it is whole; the rest waits, or goes the ordinary way where we read no frames."""
        try:
            while self._by_frames and not self.closing and (frame := frames.first(data)) is not None:
                self._hear_one(frame, data[: frame.size])
                data = data[frame.size :]
        except ValueError:
            self._by_frames = False
        self._came = data if self._by_frames else b""
        if data and not self._by_frames and not self.closing:
            super().data_received(data)

    def _hear_one(self, frame: frames.Frame, data: bytes) -> None:
        if frame.text is None or self.conn.state is not State.OPEN:
            self._by_frames = frame.final  # what follows half a message belongs to it
            super().data_received(data)
            return
        if not self._taken(frame.text):
            self.curr_msg_data_type = "text"
            self.frames = [frame.text]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on. What is no UTF-8 ends the socket (RFC 6455, section 8.1); the host need not know."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Say goodbye to whoever broke the protocol, and why.

        What they say meanwhile is read and thrown away: a system that closes on unread bytes takes back what it has not
        sent.
        """
        close = self.conn.close_sent
        assert close is not None
        self._failed = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def handle_ping(self) -> None:
        """Answer a ping, unless goodbye was said."""
        if not self._failed:
            super().handle_ping()

    def _taken(self, text: bytes) -> bool:
        """Tell whether a message was taken by whoever it is offered to first; none is offered while others wait."""
        if self._offered is None or not self.queue.empty():
            return False
        try:
            return self._offered(text.decode())
        except UnicodeDecodeError:
            return False

    def offer_to(self, take: Callable[[str], bool]) -> None:
        """Offer usual messages to somebody, in the context of now, before they go the ordinary way."""
        run: Callable[[Callable[[str], bool], str], bool] = copy_context().run
        self._offered = partial(run, take)

    def lead_on(self, scope: Scope, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Have a socket served by its handler alone, once the middleware it came through has returned."""
        carried: Any = {key: scope[key] for key in CARRIED}  # nothing else is asked for there
        wire: Any = self  # uvicorn and Starlette have each their own types of the same messages
        self.scope = carried
        self._place = partial(serve, WebSocket(carried, wire.receive, wire.send))
        self.request.headers.clear()  # the library's reader holds the request as long as the socket lasts
        del self.request  # it has been answered

    def settle(self) -> None:
        """Forget the handshake, but for the language."""
        headers: Any = self.scope["headers"]  # Starlette reads this very list
        headers[:] = [header for header in headers if header[0] == LASTING]
        del self.response  # it has been sent

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket. If a closing server waits for it in vain, end it without complaint, as behind the guard."""
        await self._application(scope, receive, send)
        del scope, receive, send  # and all that the middleware left in them
        if self._place is not None:
            with suppress(asyncio.CancelledError):
                await self._placed(self._place)

    def _placed(self, place: Callable[[], Awaitable[None]]) -> Awaitable[None]:
        """Begin to serve by the handler, which need not be remembered any more."""
        self._place = None
        return place()

    def pause_writing(self) -> None:
        """Give a reader who is behind an event of their own, for which whoever writes waits from now on."""
        if self.writable is WRITABLE:
            self.writable = asyncio.Event()
        super().pause_writing()

    def shutdown(self) -> None:
        """Say goodbye. What was not heard yet never is.

        Whoever said it asks another process, and must not be refused there and obeyed here.
        """
        while self.handshake_complete and not self.queue.empty():
            self.queue.get_nowait()
        self._write()
        super().shutdown()

    def handle_connect(self, event: Request) -> None:
        """Let whoever serves the socket find the wire."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def closing(self) -> bool:
        """Tell whether the socket is being closed, or is, whatever may still wait to be heard of it."""
        return self._failed or self.transport.is_closing()

    def put(self, text: bytes) -> bool:
        """Send a message of UTF-8; return False, and send nothing, if it cannot go or has to wait."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self._put:
            self.loop.call_soon(self._write)
        self._put += (frames.head(len(text)), text)
        return True

    async def send(self, message: Any) -> None:
        """Send in the ordinary way, after all that was put before; nobody who was told goodbye is there."""
        if self._failed:
            raise ClientDisconnected
        self._write()
        await super().send(message)

    def _write(self) -> None:
        """Write what was put in this turn of the loop: one call of the system for a move and its acceptance."""
        if self._put and not self.closing:
            self.transport.write(b"".join(self._put))
        self._put.clear()


async def led_on(socket: WebSocket, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Serve a socket by its handler: outside the middleware it came through, if it is a wire."""
    wire = wire_of(socket.scope)
    if wire is None:
        await serve(socket)
    else:
        wire.lead_on(socket.scope, serve)


def settle(socket: WebSocket) -> None:
    """Forget the request of a socket that was let in, but for its language, once its player is known."""
    wire = wire_of(socket.scope)
    if wire is not None:
        wire.settle()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """Return the wire of a socket, if the server has one."""
    return (scope.get("extensions") or {}).get(EXTENSION)


def put_of(socket: WebSocket) -> Callable[[bytes], bool] | None:
    """Return what puts a message on a socket at once, if its server can."""
    wire = wire_of(socket.scope)
    return None if wire is None else wire.put


def offer(socket: WebSocket, take: Callable[[str], bool]) -> None:
    """Offer what is said on a socket to somebody who takes it without waiting or leaves it; only wires can."""
    wire = wire_of(socket.scope)
    if wire is not None:
        wire.offer_to(take)


def closing(socket: WebSocket) -> bool:
    """Tell whether a socket is being closed already, as far as its server can tell."""
    wire = wire_of(socket.scope)
    return wire is not None and wire.closing


def on_port(app: ASGIApp, host: str, port: int, folder: str = "") -> uvicorn.Config:
    """Return the settings of a server of one process, whose sockets are wires; its hall may lie in a folder.

    It is the same for hosts and for whoever tries a hall.
    """
    return uvicorn.Config(
        within(app, folder),
        host=host,
        port=port,
        log_level="warning",
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=frames.LONGEST,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,  # of use to nobody who plays, and a line of every answer
        proxy_headers=False,  # whom to believe is the host's to say: PARLOUR_TRUSTED_PROXIES
    )
