"""Heads: a request for the head of an answer alone gets the head of the whole answer, at any address."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """A layer of pure ASGI: HEAD is GET without the body (RFC 9110, 9.3.2)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; once its head is sent nothing more is worked out for it."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        told = False

        async def heard() -> Message:
            return {"type": "http.disconnect"} if told else await receive()

        async def sent(message: Message) -> None:
            nonlocal told
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body"})
                told = True

        await self._app({**scope, "method": "GET"}, heard, sent)
