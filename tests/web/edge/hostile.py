"""Hostile input for every place of every request that the interface describes.

`requests` reads the OpenAPI schema, and `messages` the type of the messages that a socket hears. So a new route, a new
parameter or a new message is covered without being named here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote_from_bytes

WORST = ("\0", "\ud800", "9" * 30, "x" * 300, "ﷺ" * 8)  # NFKC makes eighteen characters of each of the last
TEXTS = (
    "",
    " ",
    "a\0b",
    "a\udfffb",
    "\x01\x1b[31m",
    "\x7f\x85",
    "\r\nSet-Cookie: parlour=mine",
    "\u202eabc",
    "\u200b\u2060",
    "\ufffe\uffff",
    "ﷺ" * 24,
    "ß" * 24,
    "İ" * 24,
    "\U0001245b" * 60,  # four bytes each
    "é" * 120,
    "9" * 19,
    "-" + "9" * 30,
    "1e400",
    "NaN",
    "null",
    "x" * 101,
    "x" * 3000,
    "../" * 20 + "etc/passwd",
    "%00",
    "%",
    "'; DROP TABLE player;--",
    "{0.__class__}%s%n",
    "[::1",
)
WHOLES = (0, -1, 2**31, 2**53, 2**53 + 1, 2**63 - 1, 2**64, -(2**63) - 1, 10**400)
SHAPES: tuple[Any, ...] = (None, True, 1.5, -0.0, [], {}, [[]], {"\0": 1}, {"\ud800": "\ud800"}, {"x" * 300: {}})
WORST_VALUES = (*WORST, 2**63, 10**30)
VALUES = (*TEXTS, *WHOLES, *SHAPES)
SPELLED = (  # bodies that are not JSON, or hardly
    b"{",
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b'"\\ud800"',
    b'{"a": NaN}',
    b'{"a": 1e999}',
    b"9" * 5000,
    b"[" * 50_000,
    b'{"a":' * 500 + b"1" + b"}" * 500,
)
HEADERS = ("idempotency-key", "if-none-match", "origin", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host")
# Plausible values by field name, so that a request with one hostile value is read as far as possible.
MEANT: Mapping[str, Any] = {
    "game": "nim",
    "rules": "nim:free",
    "preset": "free",
    "password": "correct horse",
    "agent": "random",
    "command": "c",
    "seat": "random",
    "form": "knockout",
    "bring": None,
    "clock": None,
    "main": None,
    "deck": None,
}
# The value of an object whose fields no schema names: a request to the referee, or a position.
FREE: Mapping[str, Any] = {"id": "x", "game": "nim", "rules": "nim:free", "position": {"heap": 3}, "heap": 3}


@dataclass(frozen=True)
class Request:
    """One request, its `path` already quoted."""

    operation: str
    method: str
    path: str
    headers: dict[str, str | bytes] = field(default_factory=dict)
    body: bytes | None = None


class Places:
    """The places that have already had their hostile values. Of the worst values each place gets one in three, or all
    where `share` is one. Of the others it gets one in `share`. The next place gets the next ones.
    """

    def __init__(self, share: int) -> None:
        self._share = share
        self._seen: set[str] = set()

    def texts(self, place: str) -> Iterable[str]:
        """Return the texts to be put into a place of an address or a header."""
        return self._chosen(place, WORST, TEXTS)

    def values(self, place: str) -> Iterable[Any]:
        """Return the values to be put into a place of a body, or nothing the second time."""
        return self._chosen(place, WORST_VALUES, VALUES)

    def spelled(self, place: str) -> Iterable[bytes]:
        """Return the raw bytes to be sent instead of a body."""
        return self._chosen(place, SPELLED[:1], SPELLED[1:])

    def _chosen(self, place: str, worst: Sequence[Any], others: Sequence[Any]) -> Iterable[Any]:
        if place in self._seen:
            return ()
        self._seen.add(place)
        turn, of_worst = len(self._seen), min(3, self._share)
        return (*worst[turn % of_worst :: of_worst], *others[turn % self._share :: self._share])


def requests(schema: Mapping[str, Any], known: Mapping[str, str], share: int) -> Iterator[Request]:
    """Yield every operation of a schema with hostile values in every place; `known` are values for parts of paths."""
    places = Places(share)
    for path, verbs in schema["paths"].items():
        for method, operation in verbs.items():
            yield from _of(path, method.upper(), operation, schema, known, places)


def _of(
    path: str,
    method: str,
    operation: Mapping[str, Any],
    schema: Mapping[str, Any],
    known: Mapping[str, str],
    places: Places,
) -> Iterator[Request]:
    name = f"{method} {path}"
    parameters = operation.get("parameters", [])
    usual = {p["name"]: known.get(p["name"], "nowhere") for p in parameters if p["in"] == "path"}
    if path.startswith("/api/games"):
        usual["name"] = "nim"
    described = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    examples = [] if described is None else [*_examples(described, schema)]
    body = _json(examples[0]) if examples else None
    headers: dict[str, str | bytes] = {} if body is None else {"content-type": "application/json"}

    def request(parts: Mapping[str, str], query: str = "", **more: Any) -> Request:
        return Request(name, method, path.format(**parts) + query, **{"headers": headers, "body": body, **more})

    yield request(usual)
    for parameter in parameters:
        for text in places.texts(f"{name} {parameter['in']} {parameter['name']}"):
            if parameter["in"] == "path":
                yield request({**usual, parameter["name"]: quoted(text)})
            elif parameter["in"] == "query":
                yield request(usual, f"?{parameter['name']}={quoted(text)}")
    for text in places.texts(f"{name} headers"):
        if told := _header(text):
            yield request(usual, headers={**headers, **dict.fromkeys(HEADERS, told), "cookie": b"parlour=" + told})
            yield request(usual, headers={**headers, "user-agent": told, "accept-language": told})
    for example in examples:
        for bent in _bent(example, name, places):
            yield request(usual, body=_json(bent))
    for spelled in places.spelled(f"{name} body") if examples else ():
        yield request(usual, body=spelled)


def messages(schema: Mapping[str, Any], share: int) -> Iterator[bytes]:
    """Yield every message that a socket hears, with hostile values in every place."""
    places = Places(share)
    for number, example in enumerate(_examples(schema, schema)):
        for bent in _bent(example, str(number), places):
            yield _json(bent)
    yield from SPELLED


def _header(text: str) -> bytes:
    """Return the bytes of a text as a header, or nothing if the server itself would hang up."""
    told = text.encode("utf-8", "replace")
    return told if all(byte >= 32 and byte != 127 for byte in told) else b""


def quoted(text: str) -> str:
    """Return a text quoted as a part of an address."""
    return quote_from_bytes(text.encode("utf-8", "surrogatepass"), safe="")


def _json(value: Any) -> bytes:
    """Return a value as JSON: halves of characters as escapes, numbers however long."""
    return json.dumps(value).encode()


def _bent(example: Any, place: str, places: Places) -> Iterator[Any]:
    """Yield the example with one part of it replaced, each part by each value."""
    yield from places.values(place)
    if isinstance(example, dict):
        for key, inner in example.items():
            for bent in _bent(inner, f"{place}.{key}", places):
                yield {**example, key: bent}
        for text in places.texts(f"{place} keys"):
            yield {**example, text: 1}
    elif isinstance(example, list) and example:
        for bent in _bent(example[0], f"{place}.0", places):
            yield [bent, *example[1:]]


def _examples(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Iterator[Any]:
    """Yield values that a schema allows: one for each of its alternatives."""
    if "$ref" in schema:
        found: Any = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        yield from _examples(found, root)
    elif alternatives := schema.get("oneOf") or schema.get("anyOf"):
        for one in alternatives:
            yield from _examples(one, root)
    elif "const" in schema or "enum" in schema:
        yield schema.get("const", schema.get("enum", [None])[0])
    elif schema.get("type") == "object":
        yield from _objects(schema, root)
    elif schema.get("type") == "array":
        yield [next(_examples(schema.get("items", {}), root))]
    else:
        usual: Mapping[str, Any] = {"string": "x", "boolean": True, "null": None, "number": 1.0}
        yield usual.get(schema.get("type", "null"), schema.get("minimum", 1))


def _objects(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Iterator[Any]:
    """Yield an object with all its fields, once for each alternative of each field."""
    fields = schema.get("properties", {})
    if not fields and schema.get("additionalProperties") is True:
        yield dict(FREE)
        return
    made = {name: MEANT[name] if name in MEANT else next(_examples(one, root)) for name, one in fields.items()}
    if isinstance(schema.get("additionalProperties"), dict):
        made["gil"] = next(_examples(schema["additionalProperties"], root))
    yield made
    for name, one in fields.items():
        for other in [*_examples(one, root)][1:]:
            yield {**made, name: other}
