"""Set-up, decks, bad positions and answers out of turn."""

from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")
RULES = CIPHER.rule_book.standard


def _text(state: Any) -> list[str]:
    return [CIPHER.action_text(state, action) for action in CIPHER.legal(state)]


def _begun(seed: int = 1) -> Any:
    state, _events = CIPHER.deal(RULES, [{"deck": "S01"}, {"deck": "S02"}], Seeded(seed))
    return state


def test_a_match_starts_with_six_cards_and_five_orbs() -> None:
    """The set-up leaves the rest in the deck (3); the first turn draws nothing (4.6)."""
    state, chance = _begun(), Seeded(2)
    assert _text(state) == ["keep", "mulligan"]
    for seat in (0, 1):
        assert CIPHER.to_act(state) == seat
        CIPHER.apply(state, CIPHER.parse_action(state, "keep"), chance)
    view = CIPHER.view(state, 0)
    assert (view["turn"], view["phase"], view["player"]) == (1, "bond", "first")
    for name in ("first", "second"):
        mine = view["sides"][name]
        assert (len(mine["hand"]), len(mine["orbs"]), mine["deck"]) == (6, 5, 38)
        assert [unit["main"] for unit in mine["front"]] == [True]


def test_a_mulligan_is_the_whole_hand_once() -> None:
    """Each player may have one mulligan (3)."""
    state, chance = _begun(), Seeded(2)
    before = CIPHER.view(state, 0)["sides"]["first"]["hand"]
    CIPHER.apply(state, CIPHER.parse_action(state, "mulligan"), chance)
    assert CIPHER.to_act(state) == 1
    after = CIPHER.view(state, 0)["sides"]["first"]["hand"]
    assert len(after) == 6 and after != before


def test_a_hand_is_its_owners() -> None:
    """The other seat and the audience see six backs (12)."""
    state = _begun()
    for viewer in (1, 2):
        assert {card["card"] for card in CIPHER.view(state, viewer)["sides"]["first"]["hand"]} == {None}


def test_the_second_player_draws_and_attacks_in_their_first_turn() -> None:
    scene = Scene(side(), side(deck=["S02-003", "B01-055"], main="B01-053"), turn=1).say("end")
    assert "drew" in scene.kinds()
    scene.say("pass", "pass")
    assert "attack B01-053" in scene.legal


@pytest.mark.parametrize(
    ("bring", "code"),
    [
        ({"deck": "S99"}, "cipher-unknown-deck"),
        ({"main": "B01-003", "cards": ["B01-003"] * 5 + ["B01-008"] * 45}, "cipher-too-many-copies"),
        ({"main": "B01-003", "cards": ["B01-003"] * 3}, "cipher-deck-too-small"),
        ({"cards": "B01-003"}, "cipher-bad-bring"),
        ({"text": "4 No Such Card"}, "cipher-deck-line"),
    ],
)
def test_a_bad_deck_is_refused(bring: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        CIPHER.check_bring(RULES, bring, 0)
    assert refused.value.code == code


def test_a_card_that_is_not_enforced_is_named() -> None:
    from parlour.games.cipher.cards.cards import all_cards
    from parlour.games.cipher.compiled.compile import problems

    found = next(card for card in all_cards() if problems(card))
    starter = next(row for row in CIPHER.need_cards().of_set("starters") if row["name"] == "S01")
    codes = [*starter["codes"][:49], found.code]
    main = starter["main"] if starter["main"] in codes else codes[0]
    with pytest.raises(Refusal) as refused:
        CIPHER.check_bring(RULES, {"main": main, "cards": codes}, 0)
    assert refused.value.code == "cipher-card-not-enforced" and found.code in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "tea"}, {"first": {}}, {"first": "no"}, {"player": "third"}, {"turn": -1}, {"pending": {"ask": "?"}},
        {"lasting": [{"on": "first.front.9"}]}, {"spent": "much"}, {"turns": 3}, {"first": side(front=["B99-001"])},
        {"first": side(front=[unit("B01-008", taped=True)])}, {"first": side(front=[unit("B01-008", tapped="yes")])},
        {"first": side(bonds=[{"card": "B01-008", "face": "sideways"}])},
        {"pending": {"ask": "target", "seat": "first"}},
        {"pending": {"ask": "critical", "seat": "second"}}, {"pending": {"ask": "act", "seat": "first", "battle": 3}},
        {"pending": {"ask": "choose", "seat": "first", "skill": ["B01-003", 0], "stage": 4, "at": 9}},
    ],
)  # fmt: skip
def test_a_bad_position_is_pointed_at(change: dict[str, Any]) -> None:
    scene = Scene(side(), **{key: value for key, value in change.items() if key != "first"})
    if "first" in change:
        scene.position["first"] = change["first"]
    assert scene.refused("end") in ("cipher-bad-position", "cipher-unknown-card")


def test_an_answer_to_another_question_changes_nothing() -> None:
    state = _begun()
    before = state.tobytes()
    with pytest.raises(Refusal):
        CIPHER.apply(state, CIPHER.declared.actions - 1, Seeded(0))
    assert state.tobytes() == before


def test_a_match_that_is_over_is_asked_nothing_more() -> None:
    """A finished match asks nothing; its last position needs a winner."""
    scene = Scene(side(front=["B11-077"], deck=["B01-055"] * 4), side(orbs=0, deck=["B01-055"] * 4, main="B01-053"))
    scene.say("attack B11-077", "enemy B01-053")
    assert (scene.result, scene.position["phase"], scene.position["winner"]) == ("first", "over", "first")
    ruling = scene._judge()
    assert (ruling["to_act"], ruling["legal"], ruling["result"]) == (None, [], "first")
    assert scene.refused("end") == "match-over"
    scene.position.pop("winner")
    assert scene.refused("end") == "cipher-bad-position"
