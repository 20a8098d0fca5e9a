"""The how-to from its first line to its last: a new Debian becomes a hall, and the hall moves to another."""

from pathlib import Path

import pytest

from tests.deploy.how_to import sections
from tests.deploy.machine import require_containers
from tests.deploy.walk import STEPS, begun


@pytest.mark.siege
def test_every_command_of_the_how_to_works(tmp_path: Path) -> None:
    """Every command works in order with Debian's systemd, Caddy and nginx, and each section keeps its promise."""
    require_containers()
    with begun(tmp_path) as walk:
        for section in sections():
            STEPS[section.title](walk, section.commands)


def test_every_section_with_commands_is_walked_through() -> None:
    """The walk includes every section of the page that has commands."""
    assert [section.title for section in sections()] == list(STEPS)
