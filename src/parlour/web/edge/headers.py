"""Headers: what every answer of the hall tells a browser to refuse."""

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send


def policy(style: str = "'self'", frames: str = "'none'") -> str:
    """Return what a page may load: its own files and nothing else.

    `style` is where its styles come from; `frames` says who may show it in a page of their own.
    """
    return (
        f"default-src 'self'; img-src 'self' data:; style-src {style}; connect-src 'self'; font-src 'self'; "
        f"object-src 'none'; frame-ancestors {frames}; base-uri 'none'; form-action 'self'"
    )


HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
OF_PAGES = {"Content-Security-Policy": policy(), "Cross-Origin-Opener-Policy": "same-origin"}
# What is no page loads nothing and stands in no frame. This is said in few bytes: a table is forty answers.
OF_FILES = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
UNCHANGED = 304  # a browser keeps what it has, with the headers of the answer that brought it
OVER_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}  # a year, of this host alone


def with_headers(send: Send, headers: Mapping[str, str] = HEADERS) -> Send:
    """Return a `send` that adds these headers and those of an answer's kind, except where an answer has its own."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered = MutableHeaders(scope=message)
            for name, value in {**headers, **_of_kind(message["status"], answered)}.items():
                answered.setdefault(name, value)
        await send(message)

    return sent


def _of_kind(status: int, answered: MutableHeaders) -> Mapping[str, str]:
    if status == UNCHANGED:
        return {}
    return OF_PAGES if answered.get("content-type", "").startswith("text/html") else OF_FILES
