"""The line between a page and its hall, on which answers come late, or questions are changed."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route


def held(page: Any, address: str) -> Callable[[], None]:
    """Hold back the hall's answer to the first request at `address`; call the result to let it through."""
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
        # by then the page has drawn the answer
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    return release


def hushed(page: Any, address: Any) -> Callable[[], None]:
    """Hold back all socket messages at `address` from the next load on; call the result to let them through."""
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
    """Replace every later request at `address` by this one, so that the page hears a refusal."""

    def bend(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), **wish}))
        else:
            route.continue_()

    page.route(address, bend)
