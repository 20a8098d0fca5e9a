"""Firefox as Debian has it, by WebDriver BiDi over a socket: Playwright needs a Firefox of its own."""

import base64
import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.e2e.stories.windows import Spot, pointed, typed
from tests.web.visiting import PATIENCE, until

PROGRAM = "firefox-esr"
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


class Firefox:
    """A browser that listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count()
        self.ask("session.new", capabilities={})

    def ask(self, method: str, **wish: Any) -> Any:
        """Return the answer to a command; an AssertionError tells why it is refused."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": wish}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    @contextmanager
    def window(self, width: int, height: int) -> Iterator["FirefoxWindow"]:
        """Yield a window of somebody new."""
        who = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="window", userContext=who)["context"]
        self.ask("browsingContext.setViewport", context=context, viewport={"width": width, "height": height})
        try:
            yield FirefoxWindow(self, context)
        finally:
            self.ask("browser.removeUserContext", userContext=who)


class FirefoxWindow:
    """One of its windows."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox = firefox
        self._context = context

    def _ask(self, method: str, **wish: Any) -> Any:
        return self._firefox.ask(method, context=self._context, **wish)

    def go(self, address: str) -> None:
        """Load this page."""
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def tell(self, expression: str) -> str:
        """Return the value of an expression."""
        told = self._firefox.ask(
            "script.evaluate", expression=expression, target={"context": self._context}, awaitPromise=True
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return str(told["result"]["value"])

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Lead a pointer."""
        self._ask("input.performActions", actions=pointed(way, finger))

    def key(self, name: str) -> None:
        """Press a key."""
        self._ask("input.performActions", actions=typed(name))

    def picture(self) -> bytes:
        """Return a picture of the page."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot")["data"])


@contextmanager
def running(folder: Path) -> Iterator[Firefox]:
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
        with connect(f"ws://{where['ws_host']}:{where['ws_port']}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait()
