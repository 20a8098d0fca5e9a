"""The program, the changelog and the citation name the same release."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_changelog_begins_with_this_release_or_the_next() -> None:
    """The changelog tells of this release or the next, and then of each one before it, the newest first."""
    told = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = [one for one in told if one != "Unreleased"]
    assert released[0] == VERSION and told[1:] == released[1 - (told[0] == "Unreleased") :]
    assert released == sorted(released, key=lambda one: [int(part) for part in one.split(".")], reverse=True)


def test_what_is_cited_is_this_release() -> None:
    """The citation names this release, and has what the Citation File Format 1.2.0 requires."""
    cited = dict(
        re.findall(r"^([\w-]+):[ \n]*(.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert cited["version"] == VERSION and cited["cff-version"] == "1.2.0" and cited["license"] == "MIT"
    assert all(cited[needed] for needed in ("message", "title", "authors", "date-released"))
