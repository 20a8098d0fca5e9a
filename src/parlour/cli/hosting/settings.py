"""`parlour settings`: every setting of the hall, with its meaning and its source."""

import json
import os
import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple

import typer

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.web.server import sources
from parlour.web.server.sources import FILE, PREFIX, in_environment, in_file, variable
from parlour.web.settings import Settings, chosen

OTHERS: Final = frozenset({FILE, screen.LANG_SETTING})
SECRET: Final = re.compile(r"(?<=://)([^/@\s:]*):[^@\s]*@")

Json = Annotated[bool, typer.Option("--json", help=screen.say("cli-settings-json"))]
Markdown = Annotated[bool, typer.Option("--markdown", help=screen.say("cli-settings-markdown"))]


class Source(StrEnum):
    """A source of settings; the first one that has a setting counts."""

    OPTION = "option"
    ENVIRONMENT = "environment"
    FILE = "file"
    USUAL = "usual"


class Set(NamedTuple):
    """A setting of this hall, without what is secret in an address."""

    name: str
    value: str
    source: Source


def settings(database: Address = None, data: Data = None, as_json: Json = False, markdown: Markdown = False) -> None:
    """Print every setting."""
    if markdown:
        typer.echo(table())
        return
    found = [*every(database=database, data=data)]
    if as_json:
        typer.echo(json.dumps({one.name: {"value": one.value, "from": one.source} for one in found}, indent=2))
    else:
        _draw(found)
    for line in _notes():
        typer.echo(line, err=True)


def every(**given: Any) -> Iterator[Set]:
    """Yield every setting, with what the command line gives; raise a Refusal for one that makes no sense."""
    hall = chosen(**given)
    environment, file = in_environment(Settings.model_fields), in_file()
    option = {name for name, value in given.items() if value is not None}
    for name in Settings.model_fields:
        where = ((Source.OPTION, option), (Source.ENVIRONMENT, environment), (Source.FILE, file))
        source = next((source for source, has in where if name in has), Source.USUAL)
        yield Set(name, _shown(getattr(hall, name)), source)


def table() -> str:
    """Return the settings and the meaning of each, as a table in Markdown."""
    words = ("cli-settings-name", "cli-settings-what", "cli-settings-else")
    head = f"| {' | '.join(screen.say(word) for word in words)} |\n|---|---|---|\n"
    return head + "\n".join(
        f"| `{variable(name)}` | {screen.say(f'setting-{name}')} | {_told(name, _shown(field.default))} |"
        for name, field in Settings.model_fields.items()
    )


def _told(name: str, value: str) -> str:
    """Return a value, or the words for what holds without one."""
    return f"`{value}`" if value else screen.say(f"setting-{name}-else")


def _shown(value: Any) -> str:
    if value is None or value == "":
        return ""
    text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return SECRET.sub(r"\1:…@", text)


def _draw(found: list[Set]) -> None:
    from rich.markdown import Markdown as Marked
    from rich.table import Table

    drawn = Table(title=screen.say("cli-settings-title"), title_justify="left", show_lines=False)
    for word in ("name", "value", "from", "what"):
        drawn.add_column(screen.say(f"cli-settings-{word}"), overflow="fold")
    for one in found:
        changed = "" if one.source is Source.USUAL else "bold"
        value = _told(one.name, one.value)
        source = screen.say("cli-settings-source", source=one.source.value)
        drawn.add_row(
            variable(one.name), Marked(value), source, Marked(screen.say(f"setting-{one.name}")), style=changed
        )
    screen.console().print(drawn)


def _notes() -> Iterator[str]:
    """Yield notes: the settings file that is read, and the variables that look like settings and are none."""
    file = sources.file()
    yield screen.say("cli-settings-file", file=str(file)) if file else screen.say("cli-settings-no-file")
    known = {variable(name) for name in Settings.model_fields} | OTHERS
    unheard = sorted(name for name in os.environ if name.upper().startswith(PREFIX) and name.upper() not in known)
    if unheard:
        yield screen.say("cli-settings-unheard", names=", ".join(unheard), count=len(unheard))
