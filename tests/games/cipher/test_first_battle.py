"""The battle that the client stages before a newcomer's first game goes as it would by the rules."""

import json
from pathlib import Path

from parlour.games.cipher.cards.deck import starters
from tests.games.cipher.scenes import Scene, side, unit

STAGED = Path(__file__).parents[3] / "client/src/games/cipher/intro/prelude/scene.json"


def test_the_first_battle_goes_by_the_rules() -> None:
    """Its cards are in the starter decks of a first game. By 60 against 50 the first attack takes the only orb; the
    second, which can be evaded by no card, ties at 60 and ends the match.
    """
    staged = json.loads(STAGED.read_text(encoding="utf-8"))
    hero, second, enemy = (staged[name] for name in ("hero", "second", "enemy"))
    mine, theirs = zip(*staged["supports"], strict=True)
    first, other = starters()["S01"], starters()["S02"]
    assert (first.main, other.main) == (hero, enemy)
    assert {second, *mine} <= set(first.codes) and set(theirs) <= set(other.codes)

    scene = Scene(
        side(front=[unit(hero, main=True), second], deck=[*mine, *mine], main=hero),
        side(front=[unit(enemy, main=True)], deck=[*theirs, *theirs], orbs=1, main=enemy),
    )
    scene.say(f"attack {hero}", f"enemy {enemy}")
    assert (scene.total(hero), scene.total(enemy)) == (60, 50)
    assert "orb-taken" in scene.kinds() and scene.position["second"]["orbs"]["count"] == 0
    assert f"attack {hero}" not in scene.legal and scene.asked == ("first", "act")
    scene.say(f"attack {second}", f"enemy {enemy}")
    assert scene.legal == ["no"]  # Linde, who was the orb, is no card to evade with
    scene.say("no")
    assert (scene.total(second), scene.total(enemy)) == (60, 60)
    assert scene.kinds()[-1] == "result" and scene.result != "*"
