"""The how-to from its first line to its last: a new Debian becomes a hall, and the hall moves to another."""

from pathlib import Path

import pytest

from tests.deploy.how_to import sections
from tests.deploy.machine import require_containers
from tests.deploy.walk import STEPS, begun


@pytest.mark.siege
def test_every_command_of_the_how_to_works(tmp_path: Path) -> None:
    """In their order, by systemd, Caddy and nginx as Debian has them; what each section promises holds after it."""
    require_containers()
    with begun(tmp_path) as walk:
        for section in sections():
            STEPS[section.title](walk, section.commands)


def test_every_section_with_commands_is_walked_through() -> None:
    """None is added to the page that the walk leaves out."""
    assert [section.title for section in sections()] == list(STEPS)
