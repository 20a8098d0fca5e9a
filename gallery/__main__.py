"""`python -m gallery [--only NAME,NAME] [--size WxH,WxH] [--beside FOLDER] [--readme]`: takes the pictures."""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gallery import index
from gallery.camera import LANGUAGES, THEMES, WINDOWS, Camera
from gallery.scenes import SCENES
from gallery.stage import staged
from tests.e2e.browsers import CHROMIUM, OPTIONS

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "gallery" / "pictures"
README = ROOT / "docs" / "pictures"
# The README's pictures, and their scenes.
SHOWN = {"table": "triad-plus", "chakart": "chakart-egg", "cipher": "cipher-battle"}
DESKTOP = (1280, 800)


def _window(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def _chosen(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m gallery", description=__doc__)
    parser.add_argument("--only", default="", help="scenes whose names begin so, with commas between; all without it")
    parser.add_argument("--size", default="", help="windows, as 360x640, with commas between; all four without it")
    parser.add_argument("--theme", choices=THEMES, help="one light; both without it")
    parser.add_argument("--language", choices=LANGUAGES, help="one language; both without it")
    parser.add_argument("--scale", type=int, default=1, help="pixels of a picture for each of the page")
    parser.add_argument("--forced", action="store_true", help="in the system's own colours, as for high contrast")
    parser.add_argument("--whole", action="store_true", help="whole pages, not what a window shows of them")
    parser.add_argument(
        "--beside", type=Path, help="a folder of drawings NAME-WxH.png, shown beside scenes of that name"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    parser.add_argument("--readme", action="store_true", help="write the README's pictures instead")
    chosen = parser.parse_args(arguments)
    begins = tuple(chosen.only.split(","))
    chosen.scenes = {name: scene for name, scene in SCENES.items() if name.startswith(begins)}
    if not chosen.scenes:
        parser.error(f"no such scene; there are {', '.join(SCENES)}")
    try:
        chosen.windows = [_window(size) for size in chosen.size.split(",")] if chosen.size else WINDOWS
    except ValueError:
        parser.error("a size is written as 360x640")
    if chosen.beside and not chosen.beside.is_dir():
        parser.error(f"{chosen.beside} is no folder")
    return chosen


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the chosen pictures."""
    chosen = _chosen(arguments)
    if CHROMIUM is None:
        raise SystemExit("The gallery needs Chromium: on Debian, install chromium-headless-shell.")
    with (
        tempfile.TemporaryDirectory() as data,
        staged(Path(data)) as stage,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS) as browser,
    ):
        camera = Camera(browser, stage, chosen.folder, chosen.scale, chosen.forced, chosen.whole)
        if chosen.readme:
            _readme(camera)
        else:
            _gallery(camera, chosen)


def _readme(camera: Camera) -> None:
    """Take the README's pictures, each of one scene on a desktop."""
    for name, scene in SHOWN.items():
        for picture in camera.take(scene, SCENES[scene], (DESKTOP,), ("light",), ("en",)):
            (camera.folder / picture.file).replace(README / f"{name}.png")


def _gallery(camera: Camera, chosen: argparse.Namespace) -> None:
    """Take the pictures of the folder, and write its index."""
    camera.folder.mkdir(parents=True, exist_ok=True)
    themes = (chosen.theme,) if chosen.theme else THEMES
    languages = (chosen.language,) if chosen.language else tuple(LANGUAGES)
    pictures = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("", total=len(chosen.scenes) * len(chosen.windows) * len(themes) * len(languages))
        for name, scene in chosen.scenes.items():
            progress.update(task, description=name)
            for picture in camera.take(name, scene, chosen.windows, themes, languages):
                pictures.append(picture)
                progress.advance(task)
    index.write(camera.folder, pictures, chosen.beside)
    print(f"{len(pictures)} pictures: {camera.folder / 'index.html'}")  # noqa: T201 - where to look


if __name__ == "__main__":
    main()
