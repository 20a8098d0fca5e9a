"""Hall: a hall for programs, asked over HTTP and heard over sockets, with a token or a cookie."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from parlour.core.refusal import Refusal, Unavailable

VERSION: Final = "1"  # of the hall's interface that is spoken here: docs/reference/protocol.md
PATIENCE: Final = 30.0  # seconds to wait for an answer
GOODBYE: Final = 5.0  # seconds in which a socket that was refused is closed
TOO_MANY, FAULT = 429, 500  # statuses: asked too often; from here on, the hall or a proxy before it is at fault
AGAIN: Final = (None, 1013)  # close codes after which to reconnect: none, while it is still open, and "try again later"
TROUBLE = (OSError, httpx.TransportError, WebSocketException, ConnectionClosed, TimeoutError)
Json: TypeAlias = dict[str, Any]
Cookie: TypeAlias = tuple[str, str, str, str]
"""A cookie: its name, its value, its host and its path."""


class _Worded(Refusal):
    """A refusal in the hall's own words."""

    def __init__(self, error: Json) -> None:
        super().__init__(str(error.get("code")), error.get("at"))
        self._told = error

    def message(self, lang: str = "en") -> str:
        """Return the hall's sentence."""
        return str(self._told.get(lang) or self._told.get("message"))


class HallRefusal(_Worded):
    """A refusal of a request by the hall."""


class Later(_Worded, Unavailable):
    """A refusal of the hall that asks for patience: the request may be repeated."""


def place(url: str) -> tuple[str, int, str]:
    """Return host, port and path of an address; a Refusal where it is not a hall's."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (ValueError, KeyError):
        raise Refusal("bad-hall-address", given=url) from None
    if not parts.hostname:
        raise Refusal("bad-hall-address", given=url)
    return parts.hostname, port, parts.path


def _require_legible(token: str) -> None:
    """Refuse a token that no header can hold."""
    if not token:
        raise Refusal("token-empty")
    if not all("!" <= letter <= "~" for letter in token):
        raise Refusal("token-illegible")


class Hall:
    """One hall. `me` is the account of this program there; a Refusal says that it is none, or of another version."""

    def __init__(self, url: str, token: str | None = None, cookies: Sequence[Cookie] = ()) -> None:
        place(url)
        if token is not None:
            _require_legible(token)
        self.url, self.token = url.rstrip("/"), token
        self._shown = {} if token is None else {"authorization": f"Bearer {token}"}
        heads = {**self._shown, "parlour-api": VERSION}
        self._lines: set[Line] = set()
        self._http = httpx.Client(base_url=self.url, headers=heads, timeout=PATIENCE)
        for name, value, domain, path in cookies:
            self._http.cookies.set(name, value, domain, path)
        try:
            self.me = self.get("/api/me")
        except BaseException:
            self._http.close()
            raise

    def __enter__(self) -> "Hall":
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self._http.close()

    @property
    def cookies(self) -> list[Cookie]:
        """The cookies by which the hall knows a guest; another `Hall` with them is the same guest."""
        return [(one.name, one.value or "", one.domain, one.path) for one in self._http.cookies.jar]

    def hang_up(self) -> None:
        """Close every open socket, from any thread."""
        for line in list(self._lines):
            line.close()

    def away(self, trouble: Exception) -> Unavailable:
        """Return the Refusal for a fault between here and the hall."""
        why = str(trouble).rstrip(".") or type(trouble).__name__
        return Unavailable("hall-not-reached", hall=self.url, why=why)

    def get(self, path: str) -> Any:
        """Return the answer to a GET request."""
        return self._ask("GET", path)

    def post(self, path: str, body: Json | None = None) -> Any:
        """Return the answer to a POST request."""
        return self._ask("POST", path, {} if body is None else body)

    def delete(self, path: str) -> Any:
        """Return the answer to a DELETE request."""
        return self._ask("DELETE", path)

    def _ask(self, method: str, path: str, body: Json | None = None) -> Any:
        try:
            answer = self._http.request(method, path, json=body)
        except httpx.TransportError as error:
            raise self.away(error) from None
        try:
            told = answer.json() if answer.content else None
        except ValueError:
            raise self._refused(None, answer.status_code) from None
        if not answer.is_success:
            raise self._refused(told, answer.status_code)
        return told

    def _refused(self, told: Any, status: int) -> Refusal:
        again = status == TOO_MANY or status >= FAULT
        error = told.get("error") if isinstance(told, dict) else None
        if isinstance(error, dict):
            return Later(error) if again else HallRefusal(error)
        if again:  # said by a proxy before the hall
            return Unavailable("hall-not-reached", hall=self.url, why=f"HTTP {status}")
        return Refusal("no-hall-there", hall=self.url)

    @contextmanager
    def socket(self, path: str) -> Iterator["Line"]:
        """Open a socket of the hall for the time of the body."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        heads = {**self._shown, **({"cookie": cookies} if cookies else {})}
        with connect(
            f"ws{self.url.removeprefix('http')}{path}", additional_headers=heads, max_size=None, open_timeout=PATIENCE
        ) as made:
            line = Line(made)
            self._lines.add(line)
            try:
                yield line
            finally:
                self._lines.discard(line)


class Line:
    """An open socket."""

    def __init__(self, made: ClientConnection) -> None:
        self._made = made

    def hear(self, seconds: float | None = None) -> Json | None:
        """Return the next message; None if none comes in time. A Refusal of the whole socket is raised."""
        try:
            message: Json = json.loads(self._made.recv(timeout=seconds))
        except TimeoutError:
            return None
        if message["type"] == "refused" and message["command"] is None:
            raise self._refused(message["error"])
        return message

    def _refused(self, error: Json) -> Refusal:
        """Return why the whole socket was refused; the code it is closed with tells if it may be tried again."""
        with suppress(TimeoutError, ConnectionClosed):
            self._made.recv(timeout=GOODBYE)
        return Later(error) if self._made.close_code in AGAIN else HallRefusal(error)

    def say(self, message: Json) -> None:
        """Send a message."""
        self._made.send(json.dumps(message))

    def close(self) -> None:
        """Close the socket, even while another thread listens."""
        self._made.close()
