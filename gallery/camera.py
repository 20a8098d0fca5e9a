"""The camera: a scene in every window, theme and language."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from gallery.scenes import Scene
from gallery.stage import Stage
from tests.e2e.measured import DESK, resize

WINDOWS = ((360, 640), (390, 664), (740, 360), (1280, 800))
THEMES = ("light", "dark")
KEPT = {"parlour-cipher-empty": "me"}  # a page that answers for its player would be past the moment
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}


def _answer(body: Any, route: Route) -> None:
    route.fulfill(json=body)


@dataclass(frozen=True)
class Picture:
    """The facts of a picture, which are in its file name too."""

    scene: str
    window: tuple[int, int]
    theme: str
    language: str

    @property
    def size(self) -> str:
        """Its size, as in the file name."""
        return f"{self.window[0]}x{self.window[1]}"

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.scene}-{self.language}-{self.theme}-{self.size}.png"


@dataclass(frozen=True)
class Camera:
    """A camera that takes pictures of this hall into this folder."""

    browser: Browser
    stage: Stage
    folder: Path = Path()
    scale: int = 1
    forced: bool = False  # in the system's own colours
    whole: bool = False  # a page from its top to its foot, not what its window shows

    def take(
        self,
        name: str,
        scene: Scene,
        windows: Sequence[tuple[int, int]] = WINDOWS,
        themes: Sequence[str] = THEMES,
        languages: Sequence[str] = tuple(LANGUAGES),
    ) -> Iterator[Picture]:
        """Take the scene in each of these; small windows have touch, large ones a mouse."""
        for language in languages:
            for small in (True, False):
                fitting = [window for window in windows if (window[0] < DESK) == small]
                if fitting:
                    with self.at(scene, language, fitting[0]) as page:
                        for theme in themes:
                            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                            for window in fitting:
                                picture = Picture(name, window, theme, language)
                                resize(page, *window)
                                page.screenshot(path=self.folder / picture.file, full_page=self.whole)
                                yield picture

    @contextmanager
    def at(self, scene: Scene, language: str, window: tuple[int, int]) -> Iterator[Page]:
        """Give a browser page at the scene, after its action was done there; each at a table of its own."""
        spot = scene.spot(self.stage)
        touch = window[0] < DESK
        context = self.browser.new_context(
            base_url=spot.hall.url,
            viewport={"width": window[0], "height": window[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=LANGUAGES[language],
            reduced_motion="reduce",
            device_scale_factor=self.scale,
            forced_colors="active" if self.forced else "none",
        )
        try:
            if spot.who:
                cookies = spot.who.http.cookies.jar
                context.add_cookies(
                    [{"name": one.name, "value": one.value or "", "url": spot.hall.url} for one in cookies]
                )
            for key, value in (KEPT | dict(scene.kept)).items():
                context.add_init_script(f"localStorage.setItem({key!r}, {value!r})")
            for address, body in scene.told.items():
                context.route(f"**{address}", partial(_answer, body))
            page = context.new_page()
            page.goto(spot.path)
            expect(page.locator(scene.ready).first).to_be_attached()
            page.wait_for_load_state("networkidle")
            scene.press(page)
            page.evaluate("document.fonts.ready.then(() => true)")
            yield page
        finally:
            context.close()
