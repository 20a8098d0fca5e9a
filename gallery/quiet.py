"""A hall where nobody has been: its rooms are empty, and the coach says something about positions that are made up."""

from collections.abc import Mapping
from typing import Any

from gallery.spot import HOUSE, Spot
from tests.served import Hall
from tests.web.visiting import Guest


class Quiet:
    """An empty hall, and studies in it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def at(self, path: str) -> Spot:
        """Return a page as a newcomer sees it."""
        return Spot(self.hall, path)

    def study(self, rules: str, position: Mapping[str, Any]) -> Spot:
        """Return a table at which a guest plays the house from a position."""
        guest = Guest(self.hall.url)
        begin = {"game": rules.partition(":")[0], "rules": rules, "position": position}
        answer = guest.post("/api/studies", {"begin": begin, "agent": HOUSE["agent"]})
        assert answer.is_success, answer.text
        return Spot(self.hall, f"/t/{answer.json()['id']}", guest)
