"""Ten stories that tell the hall from end to end, each in every browser: by mouse, by finger and by keys."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.e2e.furnished import RULES, Furniture
from tests.e2e.seen import UNDRAWN
from tests.e2e.stories.conftest import Come
from tests.e2e.stories.people import Person, button, field, link
from tests.served import Hall
from tests.web.visiting import Guest, until

HOUSE = {"kind": "bot", "agent": "random"}
TRIAD = {"game": "triple-triad", "seat": "red", "rules": RULES}
FREE = '[data-cell][aria-label*="empty"]'
CARD = '[data-slot]:not([aria-disabled="true"])'
LYING = ('[data-cell]:not([aria-label*="empty"])', "")
TURN = ("*", "^Your turn$")
OVER = button("Rematch")
Way = Callable[[Person], None]


def _come_in(person: Person) -> None:
    """Open the start page, and wait until it knows the visitor: two requests at once would make two guests."""
    person.go("/")
    person.sees(("a.who", ""))


def _open(person: Person, wish: dict[str, object]) -> str:
    """Open a table and go there."""
    _come_in(person)
    match = str(person.ask("POST", "/api/matches", {"bring": None, "opponent": HOUSE, **wish})["id"])
    person.go(f"/t/{match}")
    return match


def _placed(person: Person) -> None:
    """Press a card, then a square."""
    if not person.count(('[data-slot][aria-pressed="true"]', "")):
        person.press((CARD, ""))
    person.press((FREE, ""))


def _dragged(person: Person) -> None:
    """Drag a card to a square."""
    person.drag((CARD, ""), (FREE, ""))


def _keyed(person: Person) -> None:
    """Pick a card by a digit, a square by arrows, and place it by Enter."""
    target = person.run(f"return Number(document.querySelector('{FREE}').dataset.cell)")
    person.keys("1", *["ArrowUp", "ArrowLeft"] * 2, *["ArrowDown"] * (target // 3), *["ArrowRight"] * (target % 3))
    person.keys("Enter")


def _play_on(match: str, ways: dict[Person, Way]) -> None:
    """Play to the end, whoever's turn it is; each placed card is told to a screen reader too."""
    mine = {person: person.match(match)["you"] for person in ways}

    def told() -> dict[str, object]:
        return next(iter(ways)).match(match)

    while told()["status"] != "over":
        mover = until(
            lambda: "over" if told()["status"] == "over" else next((one for one in ways if one.count(TURN)), None),
            f"somebody’s turn: {mine}",
        )
        if mover == "over":
            break
        with mover.moving():
            ways[mover](mover)
        assert mover.spoken()


def _coached(person: Person, game: str, by_hand: Callable[[str], Way | None] = lambda _: None) -> None:
    """Press on the page of a game, then do what the coach proposes, by its button or by hand."""
    person.go("/")
    person.press(("main nav a", game))
    person.arrives("^/play/")
    person.press(("article", ""), button("Play"))
    match = person.arrives("^/t/")
    advice = (("[data-advised]:enabled", ""),)
    while not person.count(OVER):
        until(lambda: person.count(*advice) or person.count(OVER), "advice or the end")
        if person.count(OVER):
            break
        # an attack without a target is no move yet: the target is proposed next
        before = person.seq(), person.names(*advice)
        way = by_hand(" ".join(before[1]))
        if way:
            way(person)
        else:
            person.press(*advice)
        person.waits(lambda before=before: before != (person.seq(), person.names(*advice)), "what came of it")
    assert person.match(match)["status"] == "over"


def test_a_newcomer_plays_a_first_game_of_triple_triad(hall: Hall, come: Come) -> None:
    """The coach's proposals are played by mouse."""
    _coached(come(hall), "Triple Triad")


def test_a_newcomer_plays_a_first_game_of_cipher_on_a_phone(hall: Hall, come: Come) -> None:
    """The coach's proposals are played by finger; bonds are dragged to their place."""
    _coached(come(hall, phone=True), "Cipher", _bonds_carried)


def _bonds_carried(proposed: str) -> Way | None:
    bond = re.search(r"\S+ becomes a bond$", proposed)
    return bond and (lambda person: person.drag((".hand [data-slot]", f"{bond[0]}$"), (".near .row", "")))


def test_chakart_is_played_by_drag_by_press_and_by_keys(hall: Hall, come: Come) -> None:
    """A piece goes where it was dragged, pressed or typed to; resigning ends the game."""
    white = come(hall)
    _open(white, {"game": "chakart", "rules": "chakart:seed", "seat": "white"})

    def drag(man: str, aim: str) -> None:
        white.drag((f'[data-square="{man}"]', ""), (f'[data-square="{aim}"]', ""))

    def press(man: str, aim: str) -> None:
        white.press((f'[data-square="{aim}"]', ""))

    def key(man: str, aim: str) -> None:
        white.run("document.querySelector(`[data-square='${man}']`).focus()", man=man)
        white.keys(*aim)

    for way in (drag, press, key):
        white.sees(TURN)
        man, aim = _a_move(white)
        with white.moving():
            way(man, aim)
        assert white.spoken()
    white.press(button("Resign"))
    white.press(("dialog[open]", ""), button("Resign"))
    white.sees(OVER)


def _a_move(person: Person) -> tuple[str, str]:
    """Return a piece to choose now, and a square to which it can go without a promotion."""
    person.sees(("button.own", ""))
    for man in person.run("return found([['button.own', '']]).map((one) => one.dataset.square)"):
        person.press((f'[data-square="{man}"]', ""))
        aims = person.run("return found([['.aim', '']]).map((one) => one.dataset.square)")
        quiet = [str(aim) for aim in aims if aim[1] != "8"]
        if quiet:
            return str(man), quiet[0]
    raise AssertionError("nothing can move")


def test_a_friend_is_invited_and_played_with(hall: Hall, come: Come) -> None:
    """The link of an invitation is enough; one drags, the other taps on a phone, and both read the same result."""
    ann, ben = come(hall), come(hall, phone=True)
    ann.go("/play/triple-triad")
    ann.press(("article", ""), ("a, button", "^Invite a friend"))
    ann.sees(("dialog svg[role=img]", ""))
    link = "document.querySelector('dialog svg[role=img]').ariaLabel.split(' ').at(-1)"
    ben.go(ann.run(f"return new URL({link}).pathname"))
    ben.press(button("Play"))
    match = ben.arrives("^/t/")
    ann.arrives("^/t/")
    _play_on(match, {ann: _dragged, ben: _placed})
    for person in (ann, ben):
        person.sees(OVER)


def test_a_game_outlives_the_hall_and_the_page(tmp_path: Path, come: Come) -> None:
    """After the hall's crash the page says so, and goes on by itself; a reload in mid-game works too."""
    hall = Hall(tmp_path, GAMES="triple-triad")
    hall.start()
    try:
        person = come(hall, phone=True)
        match = _open(person, TRIAD)
        person.sees(TURN)
        with person.moving():
            _dragged(person)
        person.sees(TURN)
        hall.kill()
        person.reads("Connection lost. The game is safe; trying again.")
        hall.start()
        person.sees(TURN)
        person.go(f"/t/{match}")
        person.sees(TURN)
        _play_on(match, {person: _placed})
        person.sees(OVER)
    finally:
        hall.kill()


def test_a_tournament_is_announced_and_won(hall: Hall, come: Come, request: pytest.FixtureRequest) -> None:
    """Two meet; the other resigns, and the standings say who has won."""
    ann = come(hall)
    name = f"Cup {request.node.callspec.params['opened']}"
    _come_in(ann)
    ann.ask("PATCH", "/api/me", {"name": f"Ann of {name}"})
    ann.go(f"/tournaments/new/triple-triad?rules={quote(RULES)}")
    ann.fill(name, field("Name"))
    ann.press(button("Announce"))
    cup = ann.arrives("^/tournament/")
    ann.press(button("Sign up"))
    with Guest(hall.url) as ben:
        assert ben.post(f"/api/tournaments/{cup}/entrants", {}).is_success
        ann.press(button("Start"))
        ann.sees(link("Play ?against .*"))
        boards = ann.ask("GET", f"/api/tournaments/{cup}")["boards"]
        with ben.at({"id": boards[0]["match"]}) as seat:
            assert seat.ask({"type": "resign", "command": "r1"})["type"] == "accepted"
    ann.reads(f"Ann of {name} has won.")


def test_a_deck_is_changed_kept_and_played_with(hall: Hall, come: Come) -> None:
    """On a phone a card is removed, another added, the deck saved; a reload keeps it, and it comes to the table."""
    person = come(hall, phone=True)
    person.go("/decks/cipher")
    # A page that is still being drawn moves away from under a finger.
    person.waits(lambda: person.count((".face svg", "")) and not person.count((UNDRAWN, "")), "the decks are drawn")
    person.press(("button", "^Start from War of Darkness"))
    person.sees(("b", "^50$"))
    person.press(("nav button", ""), at=1)
    person.press(("button", "^Take out"))
    person.sees(("b", "^49$"))
    person.go(person.run("return location.pathname + location.search"))
    person.sees(("b", "^49$"))
    person.press(("button:enabled", "^Add "))
    person.sees(("b", "^50$"))
    person.press(button("Save"))
    person.reads("Saved in this browser")
    person.press(("button", "^More about this deck$"))
    person.press(("dialog[open]", ""), link("Play with it"))
    person.press(button("Choose your cards"))
    person.press(button("Sit down and play"))
    person.arrives("^/t/")
    person.sees(("[data-slot]", ""))


def test_a_match_is_looked_at_again_and_played_on(hall: Hall, furniture: Furniture, come: Come) -> None:
    """A match is stepped through by mouse and keys, every pick checked, and played on from the step that lies there."""
    person = come(hall)
    person.go(furniture.record)
    person.sees(LYING)
    person.press(button("To the beginning"))
    person.misses(LYING)
    for step in (1, 2):
        person.press(button("One step forward"))
        until(lambda step=step: person.count(LYING) == step, f"{step} cards lie there")
    person.press(("summary", "^Details$"))
    person.press(button("Check every pick here"))
    person.reads("Fair: all [0-9]+ picks")
    person.press(("button", "^Play on from move"))
    person.arrives("^/t/")
    person.sees(("[data-cell]", ""))


def test_pace_and_sound_are_chosen_and_told(hall: Hall, come: Come) -> None:
    """A move sounds only after a gesture, until it is silenced; the speed stays as it was set."""
    person = come(hall)
    match = _open(person, TRIAD)
    person.sees(TURN)
    sound = button("Sound")
    assert person.sounded() == 0
    assert person.run("return found([steps])[0].ariaPressed", steps=sound) == "true"
    with person.moving():
        _placed(person)
    until(person.sounded, "the move is heard")
    person.sees(TURN)
    person.press(sound)
    assert person.run("return found([steps])[0].ariaPressed", steps=sound) == "false"
    before = person.sounded()
    with person.moving():
        _keyed(person)
    assert person.sounded() == before
    person.press(button("Animation speed"))
    person.reads("How fast moves are shown")
    person.press(("dialog[open]", ""), ("label", "^Normal$"))
    person.keys("Escape")
    person.misses(("dialog[open]", ""))
    person.go(f"/t/{match}")
    person.sees(TURN)
    with person.moving():
        _dragged(person)
    until(lambda: "Your turn" in person.spoken(), "what the house did is told, and whose turn it is")
    person.press(button("Animation speed"))
    assert person.run("return found([['dialog input:checked', '']]).map(called)") == ["Normal"]


def test_the_lessons_lead_a_newcomer_to_a_table(hall: Hall, come: Come) -> None:
    """A finger leads through every lesson of Chakart, to a first game."""
    person = come(hall, phone=True)
    person.go("/play/chakart")
    person.press(('a[href="/learn/chakart"]', "Learn to play"))
    person.arrives("^/learn/")
    forward = button("Next lesson")
    person.sees(forward)
    while person.count(forward):
        person.press(forward)
    person.press(button("Play a first game"))
    person.arrives("^/t/")
    person.sees(("[data-square]", ""))
