"""The how-to about running a hall: its sections, and the commands in each."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "how-to" / "run-a-hall.md"


class Section(NamedTuple):
    """A heading, and the lines of shell below it, each a command."""

    title: str
    commands: list[str]


def sections() -> list[Section]:
    """Return all sections with commands, in their order."""
    _intro, *rest = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    parted = [part.partition("\n") for part in rest]
    found = [Section(title, re.findall(r"^    (\S.*)$", body, re.MULTILINE)) for title, _, body in parted]
    return [section for section in found if section.commands]


def section(title: str) -> Section:
    """Return the section of that title."""
    return next(one for one in sections() if one.title == title)
