"""Asking: requests of JSON on one lasting connection, with the cookie that it was given."""

import json
from http.client import HTTPConnection
from typing import Any

PATIENCE = 120  # seconds


class Browser:
    """One connection to a port of this machine; an answer without success is a RuntimeError."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.cookie = cookie
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def get(self, path: str) -> Any:
        """Return the answer: read as JSON, or the text of a page."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: object) -> Any:
        """Return the answer to a body."""
        return self._ask("POST", path, json.dumps(body).encode())

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def _ask(self, method: str, path: str, body: bytes | None) -> Any:
        heads = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            heads["Cookie"] = self.cookie
        self._connection.request(method, path, body, heads)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:500]!r}")
        given = [cookie.partition(";")[0] for cookie in answer.headers.get_all("Set-Cookie") or []]
        self.cookie = "; ".join(given) or self.cookie
        return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text.decode()
