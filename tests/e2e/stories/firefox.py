"""Firefox as Debian has it, by Selenium's BiDi: Debian has no driver of its classic WebDriver."""

import base64
import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver.common.bidi.browser import Browser
from selenium.webdriver.common.bidi.browsing_context import BrowsingContext
from selenium.webdriver.common.bidi.input import Input
from selenium.webdriver.common.bidi.script import Script
from selenium.webdriver.common.bidi.session import Session
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from tests.e2e.stories.windows import Spot, pointed, typed
from tests.web.visiting import PATIENCE, until

PROGRAM = "firefox-esr"
A_MOMENT = 0.005  # seconds between two looks for an answer
# English, without motion, with fingers, and without requests to the world.
SETTINGS: dict[str, object] = {
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}


class FirefoxWindow:
    """A window of somebody new."""

    def __init__(self, firefox: WebSocketConnection, width: int, height: int) -> None:
        self._page = BrowsingContext(firefox)
        self._scripts = Script(firefox)
        self._input = Input(firefox)
        self._people = Browser(firefox)
        self._who = self._people.create_user_context()
        self._context = self._page.create(type="window", user_context=self._who)
        self._page.set_viewport(self._context, {"width": width, "height": height})

    def go(self, address: str) -> None:
        """Load this page."""
        self._page.navigate(self._context, address, wait="complete")

    def tell(self, expression: str) -> str:
        """Return the value of an expression."""
        return str(self._scripts.execute(f"() => {expression}", context_id=self._context)["value"])

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Lead a pointer."""
        self._input.perform_actions(self._context, pointed(way, finger))

    def key(self, name: str) -> None:
        """Press a key."""
        self._input.perform_actions(self._context, typed(name))

    def picture(self) -> bytes:
        """Return a picture of the page."""
        return base64.b64decode(self._page.capture_screenshot(self._context))

    def close(self) -> None:
        """Close the window, and forget who sat there."""
        self._people.remove_user_context(self._who)


@contextmanager
def running(folder: Path) -> Iterator[WebSocketConnection]:
    """Yield a Firefox that keeps everything in this folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in SETTINGS.items()]
    (folder / "user.js").write_text("".join(lines))
    port = folder / "WebDriverBiDiServer.json"
    options = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with (folder / "said.log").open("w") as said:
        process = subprocess.Popen(
            [PROGRAM, *options], stdout=said, stderr=said, env={**os.environ, "HOME": str(folder)}
        )
    try:
        until(lambda: port.exists() and port.read_text().endswith("}"), "Firefox listens")
        where = json.loads(port.read_text())
        firefox = WebSocketConnection(f"ws://{where['ws_host']}:{where['ws_port']}/session", PATIENCE, A_MOMENT)
        Session(firefox).new({})
        yield firefox
        firefox.close()
    finally:
        process.terminate()
        process.wait()
