"""WebKit, Safari's engine, as Debian has it: its small browser, by WebDriver, on a virtual screen."""

import base64
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.stories.windows import Spot, pointed, typed
from tests.ports import free_port
from tests.web.visiting import PATIENCE, until

PROGRAM = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = Path("/usr/lib")  # Debian keeps it in a folder named after the machine's architecture
SMALL_BROWSER = "*/webkit2gtk-4.1/MiniBrowser"


class WebKitWindow:
    """A browser of its own: its driver drives one at a time."""

    def __init__(self, http: httpx.Client, session: str) -> None:
        self._http = http
        self._session = session

    def _ask(self, what: str, wish: dict[str, Any] | None = None) -> Any:
        path = f"/session/{self._session}/{what}"
        answer = self._http.get(path) if wish is None else self._http.post(path, json=wish)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def resize(self, width: int, height: int) -> None:
        """Give the page's part of the window this size, or the smallest that its frame allows."""
        self._ask("window/rect", {"width": width, "height": height})
        frame = height - int(self.tell("String(innerHeight)"))
        self._ask("window/rect", {"width": width, "height": height + frame})

    def go(self, address: str) -> None:
        """Load this page."""
        self._ask("url", {"url": address})

    def tell(self, expression: str) -> str:
        """Return the value of an expression; an AssertionError tells why it has none."""
        answer = f"Promise.resolve().then(() => {expression})"
        script = f"const tell = arguments[0]; {answer}.then(it => tell(['', it]), wrong => tell([String(wrong), '']))"
        wrong, told = self._ask("execute/async", {"script": script, "args": []})
        assert not wrong, wrong
        return str(told)

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Lead a pointer. It is always a mouse: this WebKit's driver has no fingers."""
        self._ask("actions", {"actions": pointed(way, finger=False)})

    def key(self, name: str) -> None:
        """Press a key."""
        self._ask("actions", {"actions": typed(name)})

    def picture(self) -> bytes:
        """Return a picture of the page."""
        return base64.b64decode(self._ask("screenshot"))


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
    port = free_port()
    chosen = {"DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    with (folder / "said.log").open("w") as said:
        process = subprocess.Popen([PROGRAM, f"--port={port}"], stdout=said, stderr=said, env={**os.environ, **chosen})
    browser = {"binary": str(next(BROWSERS.glob(SMALL_BROWSER))), "args": ["--automation"]}
    wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:

            def answers() -> bool:
                with suppress(httpx.TransportError):
                    return http.get("/status").is_success
                return False

            until(answers, "WebKit's driver listens")
            begun = http.post("/session", json=wish)
            assert begun.is_success, begun.text
            session = begun.json()["value"]["sessionId"]
            found = WebKitWindow(http, session)
            found.resize(width, height)
            yield found
            http.delete(f"/session/{session}")
    finally:
        process.terminate()
        process.wait()
