"""A hall on a port: its sockets are wires, on which what is told can be written at once."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.web.serving import on_port
from parlour.web.wire import led_on, wire_of
from tests.ports import free_port
from tests.web.visiting import until

entered: list[str] = []  # paths of sockets in the layer of `leads_on`


async def says_at_once(scope: Scope, receive: Receive, send: Send) -> None:
    """A hall that says one thing to whoever comes, on his wire."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        assert wire is not None
        assert wire.put("gagné".encode())
        await receive()


@contextmanager
def served(app: ASGIApp) -> Iterator[int]:
    """The port on which an application is served."""
    port = free_port()
    config = on_port(app, "127.0.0.1", port)
    config.lifespan = "off"
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started, "the server starts")
        yield port
    finally:
        server.should_exit = True
        thread.join()


def test_a_socket_of_a_hall_on_a_port_is_a_wire() -> None:
    with served(says_at_once) as port, connect(f"ws://127.0.0.1:{port}") as visitor:
        assert visitor.recv() == "gagné"


async def leads_on(scope: Scope, receive: Receive, send: Send) -> None:
    """A hall behind a layer that remembers how long somebody is in it."""
    if scope["type"] == "websocket":
        entered.append(scope["path"])
        await led_on(WebSocket(scope, receive, send), welcome)
        entered.remove(scope["path"])


async def welcome(socket: WebSocket) -> None:
    """Say in which layers he is, and echo what he says."""
    await socket.accept()
    await socket.send_json({"layers": entered, "from": socket.query_params["from"]})
    await socket.send_text(await socket.receive_text())
    await socket.close(4000, "enough")


def test_a_socket_at_its_place_is_in_no_layer_it_came_through() -> None:
    """What is served there has the wire to itself, knows how the socket was asked for, and closes it."""
    with served(leads_on) as port, connect(f"ws://127.0.0.1:{port}/table?from=here") as visitor:
        assert json.loads(visitor.recv()) == {"layers": [], "from": "here"}
        visitor.send("bonjour")
        assert visitor.recv() == "bonjour"
        with pytest.raises(ConnectionClosed) as closed:
            visitor.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000
