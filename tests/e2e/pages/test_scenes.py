"""Every scene of the gallery can be used by everybody: at any size, enlarged, in both themes and languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from gallery.camera import LANGUAGES, THEMES, WINDOWS, Camera
from gallery.scenes import SCENES
from gallery.stage import Stage, staged
from tests.e2e.access import violations
from tests.e2e.measured import DESK, fits, resize

pytestmark = [pytest.mark.browser, pytest.mark.siege]

ENLARGED = (640, 400)  # a laptop's window at 200 %


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Yield the hall in which the pictures are taken."""
    with staged(tmp_path_factory.mktemp("gallery")) as stage:
        yield stage


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_axe_finds_nothing_at_any_size(name: str, language: str, stage: Stage, browser: Browser) -> None:
    """Axe finds nothing by day and by lamp, by finger and by mouse; nothing scrolls sideways."""
    scene, camera = SCENES[name], Camera(browser, stage)
    found: list[str] = []
    for small in (True, False):
        windows = [window for window in WINDOWS if (window[0] < DESK) == small]
        with camera.at(scene, language, windows[0]) as page:
            for theme in THEMES:
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                for window in windows:
                    resize(page, *window)
                    found += [f"{window}, {theme}: {one}" for one in violations(page)]
                    if not fits(page):
                        found.append(f"{window}: scrolls sideways")
    assert found == []


@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_lost_enlarged_or_in_the_colours_of_the_system(name: str, stage: Stage, browser: Browser) -> None:
    """At 200 % every control can be brought into view; axe finds nothing in forced colours either."""
    scene = SCENES[name]
    found: list[str] = []
    with Camera(browser, stage, scale=2, forced=True).at(scene, "fr", ENLARGED) as page:
        found += violations(page, colours=False)  # axe reads the page's own colours, not the system's
        if not fits(page):
            found.append("scrolls sideways")
        for control in (
            page.locator("a[href], button:enabled, select:enabled, input:enabled").filter(visible=True).all()
        ):
            control.scroll_into_view_if_needed()
            box = control.bounding_box()
            if box and (box["x"] < -1 or box["x"] + box["width"] > ENLARGED[0] + 1):
                found.append(f"hangs out: {control.evaluate('it => it.outerHTML')[:120]}")
    assert found == []
