"""Guests: the cookies by which a hall knows guests again, kept with the terminal's files so that they can return."""

import hashlib
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from parlour.remote.hall import Cookie

MOST: Final = 50  # tables of a hall; the oldest are forgotten
OWNER_ALONE: Final = 0o600  # anybody who reads it can act as the guest


def recalled(hall: str, table: str) -> list[Cookie]:
    """Return the cookies of the guest who sat at a table of a hall; none where nobody did."""
    with suppress(OSError):
        return _kept(_place(hall)).get(table, [])
    return []


def keep(hall: str, tables: Sequence[str], cookies: Sequence[Cookie]) -> bool:
    """Remember the guest at these tables, given by codes or links' ends; return True if the cookies were saved."""
    try:
        place = _place(hall)
        kept = {name: found for name, found in _kept(place).items() if name not in tables}
        kept |= {name: list(cookies) for name in tables}
        _write(place, dict(list(kept.items())[-MOST:]))
    except OSError:
        return False
    return True


def forget(hall: str, tables: Sequence[str]) -> None:
    """Forget the guest at these tables."""
    with suppress(OSError):
        place = _place(hall)
        _write(place, {name: found for name, found in _kept(place).items() if name not in tables})


def _place(hall: str) -> Path:
    """Return the file of a hall, in the folder where programs of this user keep their state.

    A FileNotFoundError says that the user has no home.
    """
    try:
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path("~/.local/state").expanduser())
    except RuntimeError as error:
        raise FileNotFoundError from error
    return folder / "parlour" / "guests" / f"{hashlib.sha256(hall.encode()).hexdigest()[:16]}.json"


def _kept(place: Path) -> dict[str, list[Cookie]]:
    try:
        told = json.loads(place.read_text(encoding="utf-8"))
        return {str(name): [(str(a), str(b), str(c), str(d)) for a, b, c, d in found] for name, found in told.items()}
    except (OSError, ValueError, TypeError, AttributeError):  # missing, or not written by this program
        return {}


def _write(place: Path, kept: dict[str, list[Cookie]]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = place.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ALONE), "w", encoding="utf-8") as out:
        json.dump(kept, out)
    new.replace(place)
