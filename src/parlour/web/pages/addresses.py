"""Addresses: those that have a page, as the client's build wrote them down."""

import json
from functools import cache
from pathlib import Path

from parlour.web.pages import client


def leads(path: str) -> bool:
    """Tell whether the client has a page at a path; every path counts while the client is not built."""
    given = [part for part in path.split("/") if part]
    file = client.STATIC / "addresses.json"
    known = _known(file) if file.exists() else None
    return known is None or any(_fits(address, given) for address in known)


def _fits(address: list[str], given: list[str]) -> bool:
    """Tell whether a path fits: a part that begins with ":" is anything, one that ends with "?" may be missing."""
    least = sum(not part.endswith("?") for part in address)
    same = (part.startswith(":") or part == here for part, here in zip(address, given, strict=False))
    return least <= len(given) <= len(address) and all(same)


@cache
def _known(file: Path) -> list[list[str]]:
    return [[part for part in address.split("/") if part] for address in json.loads(file.read_text(encoding="utf-8"))]
