"""Hearing: a socket's message as what its sender says, with a short way for what is said most."""

from typing import Any

from pydantic import TypeAdapter, ValidationError

from parlour.core import outside
from parlour.web.edge.validation import invalid
from parlour.web.handlers.gate import LONGEST_SAID
from parlour.web.handlers.messages import Act, Command, Ping, Said, Talk

SAID: TypeAdapter[Command | Talk | Ping] = TypeAdapter(Said)
MOVE = TypeAdapter(Act)


def checked(given: Any) -> Command | Talk | Ping:
    """Return what a value that the gate let in says; a Refusal names the field that is wrong."""
    try:
        return SAID.validate_python(outside.checked(given))
    except ValidationError as error:
        first = error.errors()[0]
        raise invalid(first, ".".join(map(str, first["loc"])) or "message") from None


def move(text: str) -> Act | None:
    """Return the move that a text says, read in one go as gate and `checked` would; None for anything else."""
    if len(text) > LONGEST_SAID:
        return None
    try:
        said = MOVE.validate_json(text)
    except ValidationError:
        return None
    return said if outside.speakable(said.action) else None
