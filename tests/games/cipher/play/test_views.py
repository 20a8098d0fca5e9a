"""Until a hand's owner answers, the others see the same whatever the hand holds (rulebook 12)."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import SPECTATOR
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")
QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
WEAK = ["B01-036"] * 4


def told(scene: Scene, actions: Sequence[str], viewers: Sequence[int]) -> list[bytes]:
    """Return everything that viewers see and hear while a scene is played: views, legal answers, events."""
    state = CIPHER.parse_position(CIPHER.rule_book.standard, scene.position)
    chance, heard = Seeded(1), []
    for action in [*actions, None]:
        for viewer in viewers:
            view = CIPHER.observe(state, viewer)
            heard += [view.tobytes(), json.dumps(CIPHER.view_json(view, viewer)).encode()]
            heard.append(CIPHER.sketch.written(state, viewer))
        if action is not None:
            events = CIPHER.apply(state, CIPHER.parse_action(state, action), chance)
            heard += [json.dumps(CIPHER.event_json(event, viewer)).encode() for event in events for viewer in viewers]
    return heard


def hands(cards: Sequence[str], held: int) -> list[tuple[list[str], list[str]]]:
    """Return different hands of one size from the same cards, each with the other cards as orbs."""
    turned = [[*cards[i:], *cards[:i]] for i in range(len(cards))]
    return [(one[:held], one[held:]) for one in turned]


def check_silence(cards: Sequence[str], held: int, scene: Any, actions: Sequence[str], asked: str, seat: str) -> None:
    """Check that the hands of `seat` look alike to the others, and that this seat is asked at the end."""
    viewers = [1 if seat == "first" else 0, SPECTATOR]
    heard = []
    for hand, orbs in hands(cards, held):
        begun = scene(hand, {"count": len(orbs), "pool": orbs})
        heard.append(told(begun, actions, viewers))
        assert begun.say(*actions).asked == (seat, asked)
    assert all(one == heard[0] for one in heard)


def test_a_critical_is_asked_of_every_hand() -> None:
    """The attacker is asked with a Cain in hand and without."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        mine = side(front=["B01-008"], hand=hand, orbs=orbs, deck=QUIET)
        return Scene(mine, side(deck=WEAK, main="B01-053"))

    check_silence(["B01-008", "B01-010", "B01-020"], 1, scene, ["attack B01-008", "enemy B01-053"], "critical", "first")


def test_an_evade_is_asked_of_every_hand() -> None:
    """The defender is asked with a Chrom in hand and without."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        mine = side(front=["B01-008"], deck=QUIET)
        return Scene(mine, side(hand=hand, orbs=orbs, deck=WEAK, main="B01-053"))

    check_silence(["S02-001", "B01-010", "B01-020"], 2, scene, ["attack B01-008", "enemy B01-053"], "evade", "second")


def test_an_empty_hand_is_not_asked() -> None:
    scene = Scene(side(front=["B01-008"], deck=QUIET), side(deck=WEAK, main="B01-053"))
    assert scene.say("attack B01-008", "enemy B01-053").asked == ("first", "act")


def test_a_cost_from_the_hand_is_asked_for_whether_it_can_be_paid_or_not() -> None:
    """Valbar may discard a Valbar at the end of the turn; a player without one is asked too, and can only refuse."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        return Scene(side(front=["B11-067"], hand=hand, orbs=orbs), side(main="B01-053"))

    cards = ["B11-067", "B01-010", "B01-020"]
    check_silence(cards, 1, scene, ["end"], "pay", "first")
    legal = [scene(hand, {"count": len(orbs), "pool": orbs}).say("end").legal for hand, orbs in hands(cards, 1)]
    assert legal == [["no", "yes"], ["no"], ["no"]]


def test_how_a_cost_is_paid_tells_nothing_of_the_rest_of_the_hand() -> None:
    """Somebody who discards must choose the card, whether two in hand are alike or only one fits."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        return Scene(side(front=["B11-067"], hand=hand, orbs=orbs), side(main="B01-053"))

    for held in (["B11-067", "B01-010"], ["B11-067", "B11-067"]):
        assert scene(held, {"count": 0}).say("end", "yes").asked == ("first", "choose")


@pytest.mark.parametrize(
    ("supporting", "cards", "held"),
    [
        ("B01-036", ["B01-020", "B01-020", "B01-010", "B01-012"], 2),  # magic emblem: draw, then discard one
        ("B02-015", ["B01-020", "B01-020", "B01-010", "B01-012"], 2),  # ninjutsu emblem: may discard one
        ("B01-047", ["S01-003", "S01-003", "B01-020", "B01-010"], 2),  # dragonkin emblem, and Jagen can be no bond
    ],
)
def test_a_support_skill_asks_a_hand_of_like_cards_as_any_other(supporting: str, cards: list[str], held: int) -> None:
    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        mine = side(front=["S01-004"], hand=hand, orbs=orbs, deck=[supporting, *QUIET])
        return Scene(mine, side(deck=WEAK, main="B01-053"))

    check_silence(cards, held, scene, ["attack S01-004", "enemy B01-053"], "choose", "first")


def test_who_must_discard_is_asked_even_if_all_their_cards_are_alike() -> None:
    """Darkness emblem against five cards asks, even if all of them are alike."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        mine = side(front=["B02-059"], deck=["B02-061", *QUIET], main="B02-053")
        return Scene(mine, side(hand=hand, orbs=orbs, deck=WEAK))

    cards = ["B01-020"] * 5 + ["B01-010", "B01-012", "B01-014"]
    check_silence(cards, 5, scene, ["attack B02-059", "enemy B01-003"], "choose", "second")


def test_a_hand_without_a_card_to_deploy_is_asked_all_the_same() -> None:
    """Tanith deploys a flier of cost 2 or less from the hand; without one the only answer is that there is none."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        return Scene(side(front=["B03-039"], hand=hand, orbs=orbs), side(main="B01-053"))

    cards = ["B01-006", "B01-010", "B01-020"]
    check_silence(cards, 1, scene, ["use B03-039 Reinforce"], "choose", "first")
    none = scene(["B01-010"], {"count": 0}).say("use B03-039 Reinforce")
    assert none.legal == ["no"]
    assert none.say("no").asked == ("first", "act")


def test_a_bond_face_down_has_neither_colour_nor_name() -> None:
    """Two white bonds make Corrin stronger; face down they have no colour, whoever knows them."""
    for face, total in (("up", 40 + 10 + 20), ("down", 40 + 20)):
        bonds = [{"card": "B02-018", "face": face}, {"card": "B02-022", "face": face}]
        mine = side(front=[unit("B02-003", main=True)], main="B02-003", bonds=bonds, deck=QUIET)
        scene = Scene(mine, side(deck=WEAK, main="B01-053")).say("attack B02-003", "enemy B01-053")
        assert scene.total("B02-003") == total


def test_who_has_no_such_card_says_so() -> None:
    """The only answer has words that fit."""
    scene = Scene(side(front=["B03-039"], hand=["B01-010"]), side(main="B01-053")).say("use B03-039 Reinforce")
    view = CIPHER.view(CIPHER.parse_position(CIPHER.rule_book.standard, scene.position), 0)
    assert [(one["en"], one["fr"]) for one in view["legal"]] == [("There is no such card", "Aucune carte ne convient")]


def test_another_cost_of_a_critical_is_asked_of_every_hand() -> None:
    """Kaze lets any card of cost 1 pay for a critical hit; the question comes with such cards in hand and without."""

    def scene(hand: list[str], orbs: dict[str, Any]) -> Scene:
        mine = side(front=["B01-008"], back=["B17-039"], hand=hand, orbs=orbs, deck=QUIET)
        return Scene(mine, side(deck=WEAK, main="B01-053"))

    cards = ["B01-010", "B01-007", "B01-016"]
    check_silence(cards, 1, scene, ["attack B01-008", "enemy B01-053"], "critical", "first")


def test_the_order_of_cards_that_were_looked_at_is_not_told() -> None:
    """Azura puts two cards back in any order; spectators see the same for each."""
    mine = side(front=["B14-055"], bonds=["B01-008"], deck=["B01-010", "B01-007", *QUIET])
    skill = "use B14-055 Miraclulous Singing Voice"
    heard = [told(Scene(mine), [skill, lowest], [1, SPECTATOR]) for lowest in ("B01-010", "B01-007")]
    assert heard[0] == heard[1]
