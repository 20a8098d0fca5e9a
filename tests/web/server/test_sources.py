"""Sources of settings: the values written in each place, before their types are known."""

from pathlib import Path

import pytest

from parlour.core.refusal import Refusal
from parlour.web.server import sources


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty working folder with nothing set."""
    for name in (sources.FILE, sources.variable("public_url")):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_environment_comes_before_the_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment goes before the file; a setting that neither has is empty."""
    assert sources.written("public_url") == ""
    (here / "parlour.toml").write_text('public_url = "https://of.file"\n', encoding="utf-8")
    assert sources.written("public_url") == "https://of.file"
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://of.environment")
    assert sources.written("public_url") == "https://of.environment"


def test_a_file_that_cannot_be_read_is_told(here: Path) -> None:
    (here / "parlour.toml").write_text("public_url = https://of.file\n", encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        sources.written("public_url")
    assert refused.value.code == "bad-settings-file"
