"""The line between a page and its hall: answers come late on it, and questions come out bent."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route


def held(page: Any, address: str) -> Callable[[], None]:
    """Hold back what the hall answers to the first question at `address`; calling the result lets it through."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        if waiting:
            route.continue_()
        else:
            waiting.append(route)

    page.route(address, hold)

    def release() -> None:
        with page.expect_response(address):
            waiting[0].continue_()
        # what the page makes of the answer is drawn by then
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    return release


def hushed(page: Any, address: Any) -> Callable[[], None]:
    """Hold back all that sockets at `address` say from the next load on; calling the result lets it through."""
    said: list[Callable[[], None]] = []
    through: list[bool] = []

    def between(socket: Any) -> None:
        def hear(text: str) -> None:
            if through:
                socket.send(text)
            else:
                said.append(lambda: socket.send(text))

        socket.connect_to_server().on_message(hear)

    page.route_web_socket(address, between)
    page.reload()

    def release() -> None:
        through.append(True)
        for say in said:
            say()

    return release


def bent(page: Any, address: str, **wish: Any) -> None:
    """From now on the page asks the hall for this at `address`, whatever is wished, so that it hears a refusal."""

    def bend(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), **wish}))
        else:
            route.continue_()

    page.route(address, bend)
