"""Tables at which each question is asked; `python -m tests.games.cipher.questions` writes the browser tests' file."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import State
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")
FILE = Path(__file__).parents[2] / "golden" / "cipher" / "answers.json"
QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
MARTH, CHROM, OGMA, ANNA = "B01-003", "B01-053", "S01-004", "B01-100"


def _fight(attacker: str = OGMA, theirs: Mapping[str, Any] | None = None, **mine: Any) -> Scene:
    """Return a scene in which a unit attacks Chrom."""
    ours = side(**{"front": [attacker], "deck": QUIET, **mine})
    scene = Scene(ours, side(**{"main": CHROM, "deck": QUIET, **(theirs or {})}))
    return scene.say(f"attack {attacker}", f"enemy {CHROM}")


def _evaded() -> Scene:
    return _fight(hand=[OGMA], theirs={"hand": [CHROM, "B01-036"]}).say("no")


def _orb() -> Scene:
    """Return a scene with two orbs, one of which was looked at."""
    orbs = {"count": 2, "pool": ["B01-036", "B01-036"]}
    scene = Scene(side(front=["P19-014"], orbs=orbs), side(front=["S12-001"], deck=QUIET, main=CHROM))
    return scene.say("use P19-014 Inquistive Glare", "end", "pass", "pass", "attack S12-001", f"enemy {MARTH}", "no")


def _orb_lost() -> Scene:
    orbs = {"count": 2, "seen": ["B01-020"], "pool": ["B01-036"]}
    return Scene(side(front=["B17-053"], orbs=orbs)).say("use B17-053 Here's your tea!")


def _orb_turned() -> Scene:
    orbs = {"count": 3, "seen": ["B01-020", {"card": "B01-008", "face": "up"}], "pool": ["B01-036"]}
    return Scene(side(front=["B22-073"], orbs=orbs)).say("use B22-073 Dragon Vein-Restoring Singing Voice")


def _order() -> Scene:
    theirs = side(front=["B01-008", unit(CHROM, main=True)], deck=["B16-047"] * 4, main=CHROM)
    scene = Scene(side(front=["B11-078", "B11-101"], deck=QUIET), theirs)
    return scene.say("attack B11-078", "enemy B01-008")


def _join() -> Scene:
    theirs = side(front=["B01-008", unit(CHROM, main=True)], deck=["B16-047", *QUIET], main=CHROM)
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs)
    return scene.say("attack S12-001", "enemy B01-008", "no")


def _return() -> Scene:
    theirs = side(front=["B01-008", unit(CHROM, main=True)], deck=["B18-088", *QUIET], main=CHROM)
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs)
    return scene.say("attack S12-001", "enemy B01-008", "no")


def _deploy(**mine: Any) -> Scene:
    return Scene(side(**mine), phase="deployment")


# By the message that asks, `cipher-ask-...`; a second table for one message has a suffix after a dot.
TABLES: Final[Mapping[str, Callable[[], Scene]]] = {
    "bond": lambda: Scene(side(hand=["S01-003", "B01-008"]), phase="bond"),
    "deploy": lambda: _deploy(
        front=["B01-006"], bonds=["B01-008", "x", "x"], hand=["S01-002", "B01-010", OGMA, "B01-036", MARTH]
    ),
    "deploy.dear": lambda: _deploy(bonds=["B01-008"], hand=[OGMA, CHROM, "B01-036"]),
    "act": lambda: Scene(side(front=["S01-002", ANNA, ANNA], back=["B01-020"], bonds=["B01-008"])),
    "target": lambda: Scene(side(front=[OGMA]), side(front=[ANNA, ANNA], main=CHROM)).say(f"attack {OGMA}"),
    "critical": lambda: _fight(hand=[OGMA]),
    "evade": _evaded,
    "orb": _orb,
    "orb-lost": _orb_lost,
    "orb-turned": _orb_turned,
    "keeper": lambda: Scene(side(front=["B01-008", "B01-007"]), side(main=CHROM)).say(f"move {MARTH}"),
    "order": _order,
    "cover": lambda: _fight(deck=["B11-086", *QUIET]),
    "stack": lambda: _fight("B03-008", front=["B03-008", "B01-020"], deck=["B01-020", *QUIET]),
    "keep": lambda: _fight("B01-046", deck=["B01-020", *QUIET]),
    "join": _join,
    "return": _return,
    "pay": lambda: _fight("B05-039", front=[unit("B05-039", "B05-039")]),
    "pay.declared": lambda: _fight("B01-007", front=["B01-007", "B01-010"]),
    "choose": lambda: Scene(side(front=["B01-032"], bonds=["B01-010"] * 3, retreat=["B01-008", "B01-020"])).say(
        "use B01-032 Fortify"
    ),
    "choose.more": lambda: TABLES["choose"]().say("B01-008"),
    "choose.supported": lambda: _fight("B01-008", hand=["B01-012"], deck=["B01-036", *QUIET]),
    "choose.none": lambda: Scene(side(front=["B03-039"], hand=["B01-010"]), side(main=CHROM)).say(
        "use B03-039 Reinforce"
    ),
    "choose.deck": lambda: Scene(side(front=["B18-032"], bonds=["B01-010"] * 2, deck=["B01-036", "B01-008"])).say(
        "use B18-032 A Last Resort For Ideals"
    ),
    "onto": lambda: _deploy(front=[ANNA, ANNA], bonds=[CHROM, "x", "x"], hand=[ANNA]).say(f"grow {ANNA}"),
    "destination": lambda: Scene(side(front=["B04-017"], bonds=["B01-008"] * 2, retreat=["B04-004"])).say(
        "use B04-017 Portal to The Oasis"
    ),
    "line": lambda: _fight(hand=["B01-020"], deck=["B02-015", *QUIET]).say("B01-020"),
}


def state_of(scene: Scene) -> State:
    """Return the table of a scene as a state."""
    return CIPHER.parse_position(CIPHER.rule_book.parse(scene.rules), scene.position)


@cache
def tables() -> Mapping[str, State]:
    """Return every question by its message, the first of a match included."""
    dealt, _events = CIPHER.deal(CIPHER.rule_book.standard, [{}, {}], Seeded(1))
    return {"mulligan": dealt, **{name: state_of(scene()) for name, scene in TABLES.items()}}


def told() -> list[dict[str, Any]]:
    """Return the answers to each question, as sockets carry them and as the view tells them."""
    assert CIPHER.sketch is not None
    views = {name: CIPHER.view(state, CIPHER.to_act(state)) for name, state in tables().items()}
    return [
        {"question": name, "ask": view["ask"], "rows": CIPHER.sketch.compact(view)["legal"], "legal": view["legal"]}
        for name, view in views.items()
    ]


def written() -> str:
    """Return the file of the browser's tests."""
    return json.dumps(told(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
