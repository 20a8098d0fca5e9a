"""WebKit, Safari's engine, as Debian has it: its small browser, by Selenium, on a virtual screen."""

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import Remote, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection

from tests.e2e.stories.windows import Spot, pointed, typed

PROGRAM = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = Path("/usr/lib")  # Debian keeps it in a folder named after the machine's architecture
SMALL_BROWSER = "*/webkit2gtk-4.1/MiniBrowser"


class WebKitWindow:
    """A browser of its own: its driver drives one at a time."""

    def __init__(self, driver: Remote) -> None:
        self._driver = driver

    def resize(self, width: int, height: int) -> None:
        """Give the page's part of the window this size, or the smallest that its frame allows."""
        self._driver.set_window_size(width, height)
        frame = height - int(self.tell("String(innerHeight)"))
        self._driver.set_window_size(width, height + frame)

    def go(self, address: str) -> None:
        """Load this page."""
        self._driver.get(address)

    def tell(self, expression: str) -> str:
        """Return the value of an expression; an AssertionError tells why it has none."""
        answer = f"Promise.resolve().then(() => {expression})"
        script = f"const tell = arguments[0]; {answer}.then(it => tell(['', it]), wrong => tell([String(wrong), '']))"
        wrong, told = self._driver.execute_async_script(script)
        assert not wrong, wrong
        return str(told)

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Lead a pointer. It is always a mouse: this WebKit's driver has no fingers."""
        self._driver.execute(Command.W3C_ACTIONS, {"actions": pointed(way, finger=False)})

    def key(self, name: str) -> None:
        """Press a key."""
        self._driver.execute(Command.W3C_ACTIONS, {"actions": typed(name)})

    def picture(self) -> bytes:
        """Return a picture of the page."""
        return self._driver.get_screenshot_as_png()


@contextmanager
def screen() -> Iterator[str]:
    """Yield a virtual screen, by the name under which programs find it."""
    command = [SCREEN, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        yield f":{process.stdout.readline().strip()}"
    finally:
        process.terminate()
        process.communicate()


@contextmanager
def window(display: str, folder: Path, width: int, height: int) -> Iterator[WebKitWindow]:
    """Yield a window of somebody new on this screen; the folder says that no motion is wanted."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    chosen = {"DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    options = WebKitGTKOptions()
    options.binary_location = str(next(BROWSERS.glob(SMALL_BROWSER)))
    options.add_argument("--automation")
    service = WebKitGTKService(log_output=str(folder / "said.log"), env={**os.environ, **chosen})
    service.start()
    try:
        driver = Remote(RemoteConnection(client_config=ClientConfig(service.service_url)), options=options)
        found = WebKitWindow(driver)
        found.resize(width, height)
        yield found
        driver.quit()
    finally:
        service.stop()
