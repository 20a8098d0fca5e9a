"""Headers: what every answer of the hall tells a browser to refuse."""

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send


def policy(style: str = "'self'") -> str:
    """What a page may load: its own files and nothing else; `style` is where its styles come from."""
    return (
        f"default-src 'self'; img-src 'self' data:; style-src {style}; connect-src 'self'; font-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
OVER_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}  # a year, of this host alone


def with_headers(send: Send, headers: Mapping[str, str] = HEADERS) -> Send:
    """Send answers with these headers, but for those that they have of their own."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered = MutableHeaders(scope=message)
            for name, value in headers.items():
                answered.setdefault(name, value)
        await send(message)

    return sent
