"""A hall as a program meets it: asked over HTTP, listened to over sockets, by who shows a token or keeps a cookie."""

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
PATIENCE: Final = 30.0  # seconds for an answer
GOODBYE: Final = 5.0  # seconds in which a socket that was refused is closed
TOO_MANY, FAULT = 429, 500  # statuses: asked too often, and from which on the hall or what stands before it is at fault
AGAIN: Final = (None, 1013)  # codes of sockets to be opened again: none, where it is still open, and "try again later"
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
        """The hall's sentence."""
        return str(self._told.get(lang) or self._told.get("message"))


class Told(_Worded):
    """The hall refuses what was asked."""


class Later(_Worded, Unavailable):
    """The hall asks for some patience: the same may be asked again."""


def place(url: str) -> tuple[str, int, str]:
    """Host, port and path of an address; a Refusal where it is none of a hall."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (ValueError, KeyError):
        raise Refusal("bad-hall-address", given=url) from None
    if not parts.hostname:
        raise Refusal("bad-hall-address", given=url)
    return parts.hostname, port, parts.path


def _require_legible(token: str) -> None:
    """A Refusal of what no head can hold."""
    if not token:
        raise Refusal("token-empty")
    if not all("!" <= letter <= "~" for letter in token):
        raise Refusal("token-illegible")


class Hall:
    """One hall. `me` is who it takes us for; a Refusal says where it is none, or speaks another version."""

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
        """By what the hall knows a guest again: what another `Hall` is given to be the same."""
        return [(one.name, one.value or "", one.domain, one.path) for one in self._http.cookies.jar]

    def hang_up(self) -> None:
        """Close every socket that is open, from whichever thread."""
        for line in list(self._lines):
            line.close()

    def away(self, trouble: Exception) -> Unavailable:
        """The sentence of what went wrong between here and the hall."""
        why = str(trouble).rstrip(".") or type(trouble).__name__
        return Unavailable("hall-not-reached", hall=self.url, why=why)

    def get(self, path: str) -> Any:
        """What is answered to a question."""
        return self._ask("GET", path)

    def post(self, path: str, body: Json | None = None) -> Any:
        """What is answered to a wish."""
        return self._ask("POST", path, {} if body is None else body)

    def delete(self, path: str) -> Any:
        """What is answered to whoever takes something away."""
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
            return Later(error) if again else Told(error)
        if again:  # what stands before the hall says so of it
            return Unavailable("hall-not-reached", hall=self.url, why=f"HTTP {status}")
        return Refusal("no-hall-there", hall=self.url)

    @contextmanager
    def socket(self, path: str) -> Iterator["Line"]:
        """A socket of the hall, for as long as this lasts."""
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
        """The next message; None where none comes for so long. A Refusal of the whole socket is raised."""
        try:
            message: Json = json.loads(self._made.recv(timeout=seconds))
        except TimeoutError:
            return None
        if message["type"] == "refused" and message["command"] is None:
            raise self._refused(message["error"])
        return message

    def _refused(self, error: Json) -> Refusal:
        """Why the whole socket was refused: the code that it is closed with says whether it may be tried again."""
        with suppress(TimeoutError, ConnectionClosed):
            self._made.recv(timeout=GOODBYE)
        return Later(error) if self._made.close_code in AGAIN else Told(error)

    def say(self, message: Json) -> None:
        """Send a message."""
        self._made.send(json.dumps(message))

    def close(self) -> None:
        """Let it go, whoever listens."""
        self._made.close()
