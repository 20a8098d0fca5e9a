"""The gallery takes its pictures and shows them beside their drawings; the README shows only pictures of it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gallery import __main__ as gallery
from gallery import index
from gallery.camera import Picture
from gallery.scenes import SCENES
from parlour.core import registry

ROOT = Path(__file__).parents[2]


def test_the_pictures_of_the_readme_come_from_the_gallery() -> None:
    """Each picture in the README, and each file beside them, comes from an existing scene of the gallery."""
    shown = set(re.findall(r"\]\(docs/pictures/(\w+)\.png\)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown == set(gallery.SHOWN) == {path.stem for path in gallery.README.iterdir()}
    assert set(gallery.SHOWN.values()) <= set(SCENES)


def test_every_page_has_a_scene() -> None:
    """Every page of the hall has a scene, and tables have one for each game; what comes before a game has its name."""
    doors = (ROOT / "client/src/pages/doors.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r'\{ page: "([\w-]+)"', doors)) - {"table", "prelude"}
    tables = {game.name.rpartition("-")[2] for game in registry.games()}
    assert len(pages) > 20
    assert {name for name in pages | tables if not any(f"{scene}-".startswith(f"{name}-") for scene in SCENES)} == set()


@pytest.mark.parametrize(("theme", "name"), [("light", "people-360x640.png"), ("dark", "people-dark-360x640.png")])
def test_a_drawing_is_shown_beside_its_scene(theme: str, name: str, tmp_path: Path) -> None:
    """A drawing of a picture's size and theme stands beside it; a light picture takes no dark drawing."""
    drawn, folder = tmp_path / "drawn", tmp_path / "pictures"
    for made in (drawn, folder):
        made.mkdir()
    for each in ("people-360x640.png", "people-dark-360x640.png"):
        (drawn / each).write_bytes(each.encode())
    pictures = [Picture(scene, (360, 640), theme, "en") for scene in ("people", "lobby")]
    index.write(folder, pictures, drawn)
    assert [index.counterpart(picture, drawn) for picture in pictures] == [drawn / name, None]
    assert [path.read_bytes() for path in (folder / "beside").iterdir()] == [name.encode()]
    assert f'"beside": "beside/{name}"' in (folder / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", [["--only", "nothing"], ["--size", "large"], ["--beside", "no/such/folder"]])
def test_what_cannot_be_taken_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An impossible picture is refused in one sentence, before a hall is started."""
    with pytest.raises(SystemExit):
        gallery.main(wrong)
    assert "error:" in capsys.readouterr().err


@pytest.mark.browser
@pytest.mark.siege  # two minutes, mostly to furnish its hall
def test_a_picture_is_taken(tmp_path: Path) -> None:
    """The one picture taken has the scene, window, theme and language asked for."""
    asked = ("--only", "lost", "--size", "360x640", "--theme", "dark", "--language", "fr", "--folder", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "gallery", *asked], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"lost-fr-dark-360x640.png", "index.html"}
    assert (tmp_path / "lost-fr-dark-360x640.png").read_bytes()[16:24] == bytes((0, 0, 1, 104, 0, 0, 2, 128))
