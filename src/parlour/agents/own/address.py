"""Address: the text by which an agent of one's own is found, in a file, in a module, or declared by a package.

`path/to/file.py:CLASS`, `MODULE:CLASS`, or a name of the entry point group `parlour.agents`; then `@name=value,…` with
settings, which are given to the class.
"""

import importlib
import importlib.util
import inspect
import json
import re
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from parlour.agents.own.own_agent import PATIENCE, OwnAgent, in_a_line
from parlour.agents.settings import SWITCH
from parlour.core.refusal import NotFound, Refusal

GROUP: Final = "parlour.agents"
USUAL: Final = "AGENT"  # what a file calls its agent, where the address names none
_FORM: Final = re.compile(r"(?P<place>.+\.py|[^:@]+)(?::(?P<name>[^:@]+))?(?:@(?P<settings>.*))?", re.DOTALL)


def declared() -> list[str]:
    """Return the names of the agents that installed packages declare."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def found(text: str, patience: float = PATIENCE) -> OwnAgent | None:
    """Return the agent at an address; None for a text that is none, a Refusal where nothing can be asked there."""
    form = _FORM.fullmatch(text)
    if form is None:
        return None
    if form["place"].endswith(".py"):
        read = _read  # anew each time: whoever tries things out changes it between two calls
    elif form["name"] is not None or form["place"] in declared():
        read = _kept
    else:
        return None
    made, settings, source = read(text)
    return OwnAgent(text, made, patience, settings, source)


def _read(text: str) -> tuple[object, dict[str, object], str | None]:
    """Return what lies at an address, made with its settings; those settings; and the digest of its code."""
    form = _FORM.fullmatch(text)
    assert form is not None
    place, name = form["place"], form["name"]
    if place.endswith(".py"):
        there = _named(text, _file(text, Path(place)), name or USUAL)
    else:
        there = _declared(text, place) if name is None else _named(text, _module(text, place), name)
    settings = _settings(text, form["settings"])
    return _made(text, there, settings), settings, _digest(there)


_kept = cache(_read)


def _file(text: str, path: Path) -> ModuleType:
    """Return the module of a file of Python. It may import its neighbours, as when it is run by itself."""
    if not path.exists():
        raise NotFound("agent-file-missing", file=str(path))
    name = f"parlour_own_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "it ends in .py"
    module = sys.modules[name] = importlib.util.module_from_spec(spec)  # dataclasses look for their module there
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # a fault in somebody's own file
        raise _unread(text, error) from error
    return module


def _module(text: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        raise Refusal("agent-module", agent=text, why=in_a_line(error)) from error


def _named(text: str, module: ModuleType, name: str) -> Any:
    """Return what a module calls by a name."""
    there: Any = module
    for part in name.split("."):
        if not hasattr(there, part):
            known = sorted(one for one, value in vars(module).items() if callable(getattr(value, "choose", None)))
            raise NotFound("agent-not-there", agent=text, name=name, known=", ".join(known) or "-")
        there = getattr(there, part)
    return there


def _declared(text: str, name: str) -> Any:
    (entry, *_others) = entry_points(group=GROUP, name=name)
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        raise _unread(text, error) from error


def _settings(text: str, given: str | None) -> dict[str, object]:
    """Return the settings of an address: numbers, `on` and `off`, JSON's other plain values, else text."""
    settings: dict[str, object] = {}
    for part in given.split(",") if given is not None else ():
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name.isidentifier() or name in settings:
            raise Refusal("agent-own-setting", agent=text, given=part.strip())
        settings[name] = SWITCH.get(value, value)
        with suppress(ValueError):
            settings[name] = json.loads(value)
    return settings


def _made(text: str, there: Any, settings: dict[str, object]) -> object:
    """Return an object of a class, made with its settings; any other object as it is, which has none."""
    if not isinstance(there, type):
        if settings:
            raise Refusal("agent-own-setting", agent=text, given=", ".join(settings))
        return there
    try:
        return there(**settings)
    except (Exception, SystemExit) as error:
        raise _unread(text, error) from error


def _unread(text: str, error: BaseException) -> Refusal:
    return Refusal("agent-unread", agent=text, why=in_a_line(error))


def _digest(there: Any) -> str | None:
    """Return a digest of the file that holds an agent's code, so that a measurement knows when it was changed."""
    try:
        file = inspect.getsourcefile(there if isinstance(there, type) else type(there))
        return None if file is None else sha256(Path(file).read_bytes()).hexdigest()[:16]
    except (TypeError, OSError):  # code that is of no file
        return None
