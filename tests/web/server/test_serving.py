"""A hall on a port: its sockets are wires, to which messages can be written at once."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request
from websockets.sync.client import connect

from parlour.web.app import create_app
from parlour.web.server import frames
from parlour.web.server.wire import Wire, led_on, on_port, settle, wire_of
from parlour.web.settings import Settings
from tests.ports import free_port
from tests.table.shelving import shelved
from tests.web.visiting import PATIENCE, Guest, running, until

entered: list[str] = []  # paths of sockets in the layer of `leads_on`


async def says_at_once(scope: Scope, receive: Receive, send: Send) -> None:
    """Say one thing at once on the wire of each socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        assert wire is not None
        assert wire.put("gagné".encode())
        await receive()


@contextmanager
def served(app: ASGIApp, **otherwise: object) -> Iterator[uvicorn.Server]:
    """Yield the server of an application, with some settings that differ from a hall's."""
    config = on_port(app, "127.0.0.1", free_port())
    for name, value in {"lifespan": "off", **otherwise}.items():
        setattr(config, name, value)
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started, "the server starts")
        yield server
    finally:
        server.should_exit = True
        thread.join()


def address(server: uvicorn.Server) -> str:
    """Return the address of the server's sockets."""
    return f"ws://127.0.0.1:{server.config.port}/table?from=here"


def test_a_socket_of_a_hall_on_a_port_is_a_wire() -> None:
    with served(says_at_once) as server, connect(address(server)) as visitor:
        assert visitor.recv() == "gagné"


async def leads_on(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve behind a layer that records the sockets inside it."""
    if scope["type"] == "websocket":
        entered.append(scope["path"])
        await led_on(WebSocket(scope, receive, send), welcome)
        entered.remove(scope["path"])


async def welcome(socket: WebSocket) -> None:
    """Tell a visitor which layers they are in, and echo what they say."""
    await socket.accept()
    await socket.send_json({"layers": entered, "from": socket.query_params["from"]})
    await socket.send_text(await socket.receive_text())
    await socket.close(4000, "enough")


def test_a_socket_at_its_place_is_in_no_layer_it_came_through() -> None:
    """A socket at its place has left the layers it came through. Its server has the wire alone, knows the request, and
    closes the socket.
    """
    with served(leads_on) as server, connect(address(server)) as visitor:
        assert json.loads(visitor.recv()) == {"layers": [], "from": "here"}
        visitor.send("bonjour")
        assert visitor.recv() == "bonjour"
        with pytest.raises(ConnectionClosed) as closed:
            visitor.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000


def test_a_socket_is_served_by_a_server_that_has_no_wires() -> None:
    """A server without wires serves a socket inside the layers it came through."""
    with served(leads_on, ws="auto") as server, connect(address(server)) as visitor:
        assert json.loads(visitor.recv()) == {"layers": ["/table"], "from": "here"}
        visitor.send("bonjour")
        assert visitor.recv() == "bonjour"


asked: list[Request] = []  # handshakes as the library keeps them


class Asked(Wire):
    """A wire whose handshake is recorded."""

    def handle_connect(self, event: Request) -> None:
        asked.append(event)
        super().handle_connect(event)


async def settles(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve sockets, and forget the requests by which they were opened."""
    await led_on(WebSocket(scope, receive, send), settled)


async def settled(socket: WebSocket) -> None:
    """Tell what is left of the handshake."""
    assert len(socket.headers) > 1
    await socket.accept()
    settle(socket)
    answered = hasattr(wire_of(socket.scope), "response")
    await socket.send_json({"left": dict(socket.headers), "asked": len(asked.pop().headers), "answered": answered})
    await socket.receive()


def test_a_socket_at_its_place_keeps_nothing_of_its_handshake_but_the_language() -> None:
    """A socket at its place keeps only the language of its handshake, to save memory with ten thousand watchers."""
    language = {"Accept-Language": "fr"}
    with served(settles, ws=Asked) as server, connect(address(server), additional_headers=language) as visitor:
        assert json.loads(visitor.recv()) == {"left": {"accept-language": "fr"}, "asked": 0, "answered": False}


working, closing = Event(), Event()  # `busy` has heard the first message; its server has said goodbye
heard: list[str] = []  # the kinds of messages that `busy` heard afterwards


async def busy(scope: Scope, receive: Receive, send: Send) -> None:
    """Work on the first message until the server closes, then hear the rest."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()
    working.set()
    await asyncio.to_thread(closing.wait)
    while not heard or heard[-1] != "websocket.disconnect":
        heard.append((await receive())["type"])


class Closing(Wire):
    """A wire that tells when it has said goodbye."""

    def shutdown(self) -> None:
        super().shutdown()
        closing.set()


def test_a_hall_that_closes_hears_nothing_that_it_had_not_heard_yet() -> None:
    """A closing hall hears no further message. Its sender asks elsewhere, so that a refused message must not be obeyed
    here.
    """
    with served(busy, ws=Closing) as server, connect(address(server)) as visitor:
        visitor.send("worked on")
        assert working.wait(PATIENCE)
        visitor.send("not heard yet")
        until(
            lambda: [wire.queue.empty() for wire in server.server_state.connections] == [False], "it waits to be heard"
        )
        server.should_exit = True
        with pytest.raises(ConnectionClosed):
            visitor.recv()
    assert heard == ["websocket.disconnect"]


class Interrupted(Wire):
    """A wire whose server says goodbye at the moment when a move is heard."""

    async def receive(self) -> Any:
        message = await super().receive()
        if '"act"' in (message.get("text") or ""):
            self.shutdown()
        return message


def test_a_hall_that_closes_decides_nothing_that_it_had_not_decided_yet(tmp_path: Path) -> None:
    """A closing hall does not decide a waiting move, which may have been refused elsewhere by then."""
    chosen = Settings(data=tmp_path, games="nim")
    with shelved():
        with running(create_app(chosen), wire=Interrupted) as hall, Guest(hall) as ann, Guest(hall) as ben:
            match = ben.join(ann.open())
            with ann.at(match) as seat, pytest.raises(ConnectionClosed):
                seat.socket.send(['{"type": "act", "command": "c", ', '"action": "take 1"}'])  # not the usual way
                seat.hear("accepted")
        with running(create_app(chosen)) as hall, Guest(hall) as eve:
            assert eve.look(match)["seq"] == match["seq"]


class Leaving(Wire):
    """A wire whose server says goodbye just before a move comes."""

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and data[0] == frames.TEXT:
            self.shutdown()
        super().data_received(data)


def test_a_hall_that_closes_begins_no_move(tmp_path: Path) -> None:
    """A closing hall does not begin a move at once either."""
    chosen = Settings(data=tmp_path, games="nim")
    with shelved():
        with running(create_app(chosen), wire=Leaving) as hall, Guest(hall) as ann, Guest(hall) as ben:
            match = ben.join(ann.open())
            with ann.at(match) as seat, pytest.raises(ConnectionClosed):
                seat.act("take 1")
        with running(create_app(chosen)) as hall, Guest(hall) as eve:
            assert eve.look(match)["seq"] == match["seq"]
