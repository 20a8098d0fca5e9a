"""A player at a table of Cipher of usual size, the question they are asked, and the actions they sent."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e import cipher_players as people
from tests.e2e import cipher_positions, players
from tests.e2e.phones import study
from tests.served import Hall

SIZE: Final = (3, 6)  # units in each line, and cards in the hand
PHONE: Final = (390, 664)
DESK: Final = (1280, 800)
FOE: Final = '.far-front [data-slot="64"]'
MEETS: Final = ".strip .meets"
NUMBERS: Final = ".strip :is(.sum > *, .sign, .meets b), .mat [data-card] text"
ARROW: Final = ".mat > svg"


class Seat:
    """A page at which the first seat is asked what to do, and the actions it sent to the hall."""

    def __init__(
        self,
        hall: Hall,
        visitor: Any,
        window: tuple[int, int],
        ask: str = "act",
        locale: str = "en-GB",
        position: dict[str, Any] | None = None,
    ) -> None:
        """Sit down at that position, or at a table of usual size where this is asked."""
        self.hall = hall
        self.touch = window != DESK
        self.page: Page = visitor(hall, width=window[0], height=window[1], touch=self.touch, locale=locale)
        self.told: list[str] = []
        self.page.on("websocket", lambda ws: ws.on("framesent", lambda frame: self.told.append(str(frame))))
        self.prepare()
        study(self.page, "cipher", position or cipher_positions.asked(ask, *SIZE))
        self.match = self.page.url.rsplit("/", 1)[-1]
        self.panel = people.panel(self.page) if locale == "en-GB" else self.page.locator(".ask")
        self.begun = int(players.match_json(self.page, self.match)["seq"])
        expect(self.page.locator(".mat .open, .hand .open, .ask.mine :is(.btn:enabled, .open)").first).to_be_visible()

    def prepare(self) -> None:
        """Prepare the browser before its first page."""

    @property
    def acts(self) -> list[str]:
        """Return the actions that the hall was told."""
        said = (json.loads(frame) for frame in self.told if frame.startswith("{"))
        return [one["action"] for one in said if one["type"] == "act"]

    def has_told(self, *acts: str) -> None:
        """Wait until the hall was told this and nothing else."""
        players.await_seq(self.page, self.match, self.begun + len(acts) - 1)
        while len(self.acts) < len(acts):  # the hall may know before this browser reports what it sent
            self.page.wait_for_timeout(players.LOOK_EVERY)
        assert tuple(self.acts) == acts

    def press(self, target: Locator) -> None:
        """Click, or tap."""
        if self.touch:
            target.tap(position=people.EDGE)
        else:
            target.click(position=people.EDGE)

    def attack(self) -> None:
        """Attack with the main character, so that the target is asked for."""
        self.press(self.page.locator('.near-front [data-slot="0"]'))
        self.press(self.panel.get_by_role("button", name=re.compile("^Attack with")))
        expect(self.heading).to_have_text(re.compile("^Which unit does .* attack"))

    @property
    def heading(self) -> Locator:
        """Return the heading of the question."""
        return self.panel.get_by_role("heading")
