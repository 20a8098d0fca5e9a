"""Scenes: positions of Cipher built card by card and played through the public referee, read like rulings."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.referee import judge

FILLER = ["B01-036", "S02-004", "B01-019", "S02-003", "B01-020", "B01-012"]  # no two share a name


def unit(*cards: str, **marks: Any) -> dict[str, Any]:
    """Return a unit: its top card, then the cards under it."""
    return {"cards": list(cards), **marks}


def side(
    front: Sequence[Any] = (),
    back: Sequence[Any] = (),
    bonds: Sequence[Any] = (),
    hand: Sequence[Any] = (),
    deck: Sequence[Any] | Mapping[str, Any] | None = None,
    orbs: int | Mapping[str, Any] = 3,
    retreat: Sequence[Any] = (),
    main: str = "B01-003",
) -> dict[str, Any]:
    """Return one player's zones; "x" among the bonds is a face-down Linde, a plain code is face up; `main` leads."""
    lines = {"front": list(front), "back": list(back)}
    for line in lines.values():
        for i, one in enumerate(line):
            made = one if isinstance(one, dict) else unit(one)
            line[i] = {**made, "main": True} if made["cards"][0] == main else made
    if not any(isinstance(one, dict) and one.get("main") for one in [*lines["front"], *lines["back"]]):
        lines["front"].append(unit(main, main=True))
    shown = [{"card": "B01-036", "face": "down"} if bond == "x" else bond for bond in bonds]
    if isinstance(orbs, int):
        orbs = {"count": orbs, "pool": (FILLER * 2)[:orbs]}
    return {
        **lines,
        "bonds": shown,
        "hand": list(hand),
        "deck": FILLER * 2 if deck is None else deck,
        "orbs": orbs,
        "retreat": list(retreat),
    }


class Scene:
    """A position that is played on, one answer after another."""

    def __init__(self, first: dict[str, Any], second: dict[str, Any] | None = None, **more: Any) -> None:
        other = side(main="B01-053") if second is None else second
        self.position: dict[str, Any] = {"turn": 3, "player": "first", "phase": "action", **more}
        self.position |= {"first": first, "second": other}
        self.rules = "cipher:seed"
        self.log: list[dict[str, Any]] = []
        self.result = "*"

    def _judge(self, **more: Any) -> dict[str, Any]:
        return judge({"game": "cipher", "rules": self.rules, "position": self.position, **more})

    @property
    def legal(self) -> list[str]:
        """Return the legal answers."""
        ruling = self._judge()
        assert ruling["ok"], ruling
        return list(ruling["legal"])

    @property
    def asked(self) -> tuple[str, str]:
        """Return the seat that is asked, and its question."""
        return self.position["pending"]["seat"], self.position["pending"]["ask"]

    def say(self, *actions: str, pick: int = 0) -> "Scene":
        """Give these answers in turn; of several outcomes of an answer take the one at `pick`."""
        for action in actions:
            ruling = self._judge(action=action)
            assert ruling["ok"], (action, ruling.get("error"))
            outcome = ruling["outcomes"][pick if len(ruling["outcomes"]) > pick else 0]
            self.position, self.result = outcome["position"], outcome["result"]
            self.log = outcome["events"]
        return self

    def refused(self, action: str) -> str:
        """Return the code with which an impossible action is refused."""
        ruling = self._judge(action=action)
        assert not ruling["ok"], ruling
        return str(ruling["error"]["code"])

    def kinds(self) -> list[str]:
        """Return the kinds of the last answer's events, in order."""
        return [event["kind"] for event in self.log]

    def total(self, card: str) -> int:
        """Return the attack with which a card fought in the last clash."""
        clash = next(event for event in self.log if event["kind"] == "clash")
        return int(clash["total"] if clash["card"] == card else clash["target_total"])

    def where(self, seat: str, zone: str) -> list[str]:
        """Return the codes in a zone; of units the top card."""
        return [
            one if isinstance(one, str) else one.get("card") or one["cards"][0] for one in self.position[seat][zone]
        ]

    def unit(self, seat: str, card: str) -> dict[str, Any]:
        """Return a unit by its top card."""
        units = [*self.position[seat]["front"], *self.position[seat]["back"]]
        return next(one for one in units if one["cards"][0] == card)
