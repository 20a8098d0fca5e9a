"""Settings: the settings of an agent, as a frozen dataclass whose fields have bounds; read from text."""

import dataclasses
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    NamedTuple,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

from parlour.core.refusal import Refusal

S = TypeVar("S")
SWITCH: Mapping[str, bool] = {"on": True, "off": False}


class Bounds(NamedTuple):
    """The least and the most that a setting may be: `Annotated[int, Bounds(1, 9)]`."""

    least: float
    most: float


class Words(NamedTuple):
    """A setting that is a word: the words it may be, a name in capitals standing for any."""

    said: str


@runtime_checkable
class Tunable(Protocol):
    """An agent that was made with settings."""

    settings: Any


def read(kind: type[S], agent: str, text: str) -> S:
    """Return the settings of `name=value,name=value`; the rest are the defaults. A Refusal lists what there is."""
    known = _known(kind)
    given: dict[str, object] = {}
    for part in text.split(","):
        name, _equals, value = (piece.strip() for piece in part.partition("="))
        if name not in known or name in given:
            raise Refusal("agent-setting", agent=agent, given=part.strip(), known=listed(kind))
        given[name] = _value(known[name], value)
        if given[name] is None:
            raise Refusal("agent-setting-value", agent=agent, given=part.strip(), known=listed(kind))
    return kind(**given)


def listed(kind: type[Any]) -> str:
    """Return the settings, each with its bounds, for people."""
    return ", ".join(f"{name}={_range(hint)}" for name, hint in _known(kind).items())


def text(agent: str, settings: Any) -> str:
    """Return the shortest text from which an agent is read: its name, and the settings that are not default."""
    usual = type(settings)()
    told = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    changed = [f"{name}={_written(value)}" for name, value in told.items() if value != getattr(usual, name)]
    return f"{agent}@{','.join(changed)}" if changed else agent


def _known(kind: type[Any]) -> dict[str, Any]:
    """Return the type of each setting, with its bounds."""
    return get_type_hints(kind, include_extras=True)


def _kind_and_bounds(hint: Any) -> tuple[type[Any], Bounds | Words | None]:
    if get_origin(hint) is Annotated:
        kind, bounds = get_args(hint)
        return next(iter(get_args(kind)), kind), bounds  # of `int | None`, the number
    return hint, None


def _range(hint: Any) -> str:
    _kind, bounds = _kind_and_bounds(hint)
    if isinstance(bounds, Words):
        return bounds.said
    return "on|off" if bounds is None else f"{bounds.least}..{bounds.most}"


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else repr(value)


def _value(hint: Any, written: str) -> object:
    """Return a text as a value of this type within its bounds, or None."""
    kind, bounds = _kind_and_bounds(hint)
    if bounds is None:
        return SWITCH.get(written)
    if isinstance(bounds, Words):
        return written or None
    try:
        value = kind(written)
    except ValueError:
        return None
    return value if bounds.least <= value <= bounds.most else None
