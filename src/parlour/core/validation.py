"""Validation: a check of all that strangers send: text, whole numbers, JSON. It becomes a value of ours or is refused.

Requests, socket messages and the referee's lines all pass here. So no code behind has to ask again whether a text can
be stored and printed, or a number kept.
"""

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parlour.core.refusal import Refusal

LARGEST = 2**53  # beyond it not every reader of JSON has the same number
DEEPEST = 64  # lists and objects inside each other
LONGEST_PATH = 100  # characters of a field's name that are told back
# Control characters but for tab and line ends, and halves of surrogate pairs: not every database keeps them.
UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def is_printable(text: str) -> bool:
    """Return True if a text can be stored, sent and printed as it is."""
    return UNPRINTABLE.search(text) is None


def _finite(text: str) -> float:
    """Return a number that JSON can write again: neither NaN nor infinite."""
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return value


_DECODER = json.JSONDecoder(parse_float=_finite, parse_constant=_finite)


def plain(value: Any) -> Any:
    """Return a value as JSON has it where its numbers and lists are those of NumPy; anything else as it is."""
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Mapping):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def seed(given: object) -> int:
    """Return a seed, whatever library its number comes from; a Refusal says what a seed is."""
    number = plain(given)
    if type(number) is not int or not 0 <= number <= LARGEST:
        raise Refusal("bad-seed", at="seed", given=repr(given)[:40], most=str(LARGEST))
    return number


def integer(what: str, given: object, least: int, most: int) -> int:
    """Return a whole number within bounds, whatever library it comes from; a Refusal says what was wanted."""
    number = plain(given)
    if type(number) is not int or not least <= number <= most:
        raise Refusal("whole-number", at=what, what=what, least=str(least), most=str(most), given=repr(given)[:40])
    return number


def choice(what: str, given: object, known: Sequence[str]) -> None:
    """Refuse anything that is none of these."""
    if given not in known:
        raise Refusal("no-choice", at=what, what=what, known=", ".join(known), given=repr(given)[:40])


def parse_json(text: str) -> Any:
    """Return the value a JSON text spells; "bad-json" says why it spells none."""
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise Refusal("bad-json", problem="syntax", column=error.colno) from None
    except RecursionError:
        raise Refusal("bad-json", problem="deep") from None
    except ValueError:
        raise Refusal("bad-json", problem="number") from None


def parse_json_bytes(given: bytes) -> Any:
    """Return the value that bytes of JSON spell; they have to be UTF-8."""
    try:
        return parse_json(given.decode())
    except UnicodeDecodeError:
        raise Refusal("bad-json", problem="utf-8") from None


def checked(value: Any) -> Any:
    """Return a value of JSON if every text and number in it can be kept; a Refusal names the first that cannot."""
    waiting: list[tuple[Any, tuple[str | int, ...]]] = [(value, ())]
    while waiting:
        found, path = waiting.pop()
        if len(path) > DEEPEST:
            raise Refusal("bad-json", problem="deep")
        if isinstance(found, str):
            _check_text(found, path)
        elif isinstance(found, int) and abs(found) > LARGEST:
            raise _unfit(path, "most" if found > 0 else "least", -LARGEST, LARGEST)
        elif isinstance(found, dict):
            for key in found:
                _check_text(key, path)
            waiting += [(inner, (*path, key)) for key, inner in found.items()]
        elif isinstance(found, list):
            waiting += [(inner, (*path, number)) for number, inner in enumerate(found)]
    return value


def _check_text(text: str, path: Sequence[str | int]) -> None:
    if not is_printable(text):
        raise _unfit(path, "characters")


def _unfit(path: Sequence[str | int], problem: str, least: int = 0, most: int = 0) -> Refusal:
    field = ".".join(map(str, path))[:LONGEST_PATH] or "message"
    return Refusal("bad-message", at=field, field=field, problem=problem, least=least, most=most)
