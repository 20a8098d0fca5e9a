"""The sandbox tells exactly what a position allows and what follows from each action."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.hall.play import sandbox, shapes

EVERY = (
    *("triple-triad:wiki", "triple-triad:free+card_pick=opponent+visibility=closed", "triple-triad:ff14"),
    *("chakart:seed", "chakart:vchess-2021", "cipher:seed", "nim:free"),
)
STEPS = 30
NIM = {"heap": 5, "last": -1, "turn": 1, "calm": 0, "charm": [3, 4]}


def rules(text: str):  # type: ignore[no-untyped-def]  # a rule set
    """Return a rule set by its text."""
    return registry.game(text.partition(":")[0]).rule_book.parse(text)


def tried(rule_set: RuleSet, frame: shapes.Frame, chance: Seeded) -> shapes.Outcomes | None:
    """Return the outcomes of some action that can be counted, or None if the position is over."""
    legal = list(frame["legal"])
    while legal:
        action = legal.pop(chance.pick(len(legal)))
        try:
            return sandbox.outcomes(rule_set, frame["position"], action)
        except Refusal as refusal:
            assert refusal.code == "too-many-outcomes"
    return None


def test_a_position_is_looked_at_and_an_action_tried() -> None:
    """With the wind there are two outcomes of a half each, and each says where it leads."""
    frame = sandbox.look(rules("nim:free"), NIM)
    assert frame["to_act"] == "blue" and frame["legal"] == ["take 1", "take 2", "take 3"]
    assert frame["position"]["heap"] == 5
    told = sandbox.outcomes(rules("nim:free"), NIM, "take 2")
    assert [outcome["probability"] for outcome in told["outcomes"]] == ["1/2", "1/2"]
    assert {outcome["position"]["heap"] for outcome in told["outcomes"]} == {3, 2}
    assert told["more"] == 0


def test_what_can_be_tried_says_what_is_certain_to_come() -> None:
    """The list of actions shows only certain events: whether the wind blows is not certain."""
    told = sandbox.choices(rules("nim:free"), NIM)
    assert told["seat"] == "blue"
    assert sorted((choice["action"], choice["outcomes"]) for choice in told["choices"]) == [
        *(("take 1", 2), ("take 2", 2), ("take 3", 2)),
    ]
    for choice in told["choices"]:
        came = sandbox.outcomes(rules("nim:free"), NIM, choice["action"])["outcomes"]
        certain = choice["events"]
        assert certain
        assert all(outcome["events"][: len(certain)] == certain for outcome in came)
    assert sandbox.choices(rules("nim:free"), {**NIM, "heap": 0}) == {"seat": None, "choices": []}


@pytest.mark.parametrize("text", EVERY)
def test_every_action_can_be_tried_from_the_list(text: str) -> None:
    """The list has each legal action once with its number of outcomes, or says that they are too many."""
    rule_set = rules(text)
    frame = sandbox.dealt(rule_set, Seeded(3))
    listed = {choice["action"]: choice for choice in sandbox.choices(rule_set, frame["position"])["choices"]}
    assert listed.keys() == set(frame["legal"])
    one = next(choice for choice in listed.values() if choice["outcomes"] is not None)
    came = sandbox.outcomes(rule_set, frame["position"], one["action"])
    assert len(came["outcomes"]) + came["more"] == one["outcomes"]


def played(rule_set: RuleSet) -> Iterator[tuple[shapes.Outcomes, shapes.Frame]]:
    """Yield the outcomes of each action and the one that came, from the start of a match."""
    chance = Seeded(7)
    frame = sandbox.dealt(rule_set, chance)
    for _ in range(STEPS):
        told = tried(rule_set, frame, chance)
        if told is None:
            return
        frame = told["outcomes"][chance.pick(len(told["outcomes"]))]
        yield told, frame


@pytest.mark.parametrize("text", EVERY)
def test_what_can_come_of_an_action_reads_differently(text: str) -> None:
    """No two outcomes of an action read the same in any language."""
    several = 0
    for told, _came in played(rules(text)):
        several += len(told["outcomes"]) > 1
        for lang in ("en", "fr"):
            read = [tuple(event[lang] for event in outcome["events"]) for outcome in told["outcomes"]]  # type: ignore[literal-required]
            assert len(set(read)) == len(read)
    assert several or text.startswith("triple-triad")  # where chance acts before the first card


@pytest.mark.parametrize("text", EVERY)
def test_what_is_chosen_next_is_chosen_from_the_position_that_came(text: str) -> None:
    """After an outcome the legal actions are those of its position, in the same words."""
    rule_set = rules(text)
    for _told, came in played(rule_set):
        if came["legal"]:
            assert sandbox.look(rule_set, came["position"])["legal"] == came["legal"]


def test_an_action_that_is_none_is_refused() -> None:
    """An illegal action is refused in the referee's own words."""
    with pytest.raises(Refusal) as told:
        sandbox.outcomes(rules("nim:free"), {**NIM, "heap": 0}, "take 1")
    assert told.value.code == "match-over"


@pytest.mark.parametrize(
    "text",
    ["triple-triad:ffwtt+same+plus", "triple-triad:free+card_pick=opponent", "triple-triad:wiki", "chakart:seed"],
)
def test_every_deal_can_be_written_read_and_tried(text: str) -> None:
    """A dealt position reads back as it was, and the chances of its first action add up to one."""
    rule_set = rules(text)
    frame = sandbox.dealt(rule_set, Seeded(11))
    assert sandbox.look(rule_set, frame["position"])["position"] == frame["position"]
    told = sandbox.outcomes(rule_set, frame["position"], frame["legal"][0])
    assert sum(Fraction(outcome["probability"]) for outcome in told["outcomes"]) == 1
