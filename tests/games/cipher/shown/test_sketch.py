"""A sketch says what the view says, in every rule, phase, question and battle, for every viewer."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, VIEWERS
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.games.cipher.shapes.view import AskKind, BattleStep, ChoiceKind
from parlour.testing.secrecy import Looks, check_alike
from parlour.testing.steps import check_sketch
from parlour.testing.variations import variations
from tests.games.cipher import questions
from tests.games.cipher.games import PAIRS
from tests.games.cipher.questions import CIPHER
from tests.games.cipher.scenes import Scene, side
from tests.presets import each_preset
from tests.rounds import dear, rounds

LOOKED_AT = 9  # steps between two states whose secrets are imagined


def sketched(state: State, viewer: int) -> dict[str, Any]:
    """Return the sketch for a viewer."""
    assert CIPHER.sketch is not None
    told: dict[str, Any] = json.loads(CIPHER.sketch.written(state, viewer))
    return told


def played(rules: RuleSet, decks: tuple[str, str], seed: int) -> Iterator[State]:
    """Yield the tables of a random match; each is played on when the next is asked for."""
    chance = Seeded(seed)
    state, _events = CIPHER.deal(rules, [{"deck": deck} for deck in decks], chance)
    yield state
    while CIPHER.to_act(state) != OVER:
        legal = CIPHER.legal(state)
        CIPHER.apply(state, legal[chance.pick(len(legal))], chance)
        yield state


def secret(game: Game, state: State, viewer: int) -> Looks:
    """Return the sketch of a state."""
    return {"a sketch hides what its viewer may not know": sketched(state, viewer)}


@pytest.mark.parametrize(("game", "preset"), each_preset(CIPHER))
@pytest.mark.parametrize("matches", rounds(1, 20))
def test_a_sketch_says_what_the_view_says(game: Game, preset: str, matches: int) -> None:
    tables = enumerate(dict.fromkeys(variations(game, preset, min(matches, 3))))
    for (table, rules), number in product(tables, range(matches)):
        pair = PAIRS[(table * 11 + number * 7) % len(PAIRS)]
        phases = set()
        for state in played(rules, pair, seed=number):
            check_sketch(CIPHER, state)
            phases.add(sketched(state, 2)["phase"])
        assert phases == {"mulligan", "bond", "deployment", "action", "over"}  # the other phases ask nobody


@pytest.mark.parametrize("question", questions.tables())
def test_a_sketch_says_what_is_asked(question: str) -> None:
    check_sketch(CIPHER, questions.tables()[question])


def test_every_question_answer_and_battle_is_among_them() -> None:
    """A viewer who is not asked reads the question without its answers."""
    views = [(CIPHER.to_act(state), [sketched(state, who) for who in VIEWERS]) for state in questions.tables().values()]
    asked = [views[turn] for turn, views in views]
    assert {view["ask"]["kind"] for view in asked} == set(get_args(AskKind.__value__))
    assert {row[1] for view in asked for row in view["legal"]} == set(get_args(ChoiceKind.__value__))
    assert {view["battle"]["step"] for view in asked if view["battle"]} == set(get_args(BattleStep.__value__))
    assert {len(row) for view in asked for row in view["legal"] if row[1] != "attack"} == {3, 5, 9}
    for turn, (*told,) in views:
        assert [bool(view["legal"]) for view in told] == [who == turn for who in VIEWERS]
        assert told[0]["ask"] == told[1]["ask"] == told[2]["ask"]


def test_an_attack_tells_whom_it_may_be_aimed_at() -> None:
    """The targets of an attack in the sketch are those offered once it is declared."""
    aimed = set()
    for state in played(CIPHER.rule_book.standard, PAIRS[0], seed=5):
        who = CIPHER.to_act(state)
        view = CIPHER.view(state, max(who, 0))
        for choice in view["legal"]:
            if choice["kind"] != "attack":
                assert choice["targets"] == []
                continue
            after = state.copy()
            CIPHER.apply(after, CIPHER.parse_action(state, choice["action"]), Seeded(1))
            assert choice["targets"] == [one["slot"] for one in CIPHER.view(after, who)["legal"]]
            aimed.add(len(choice["targets"]))
    assert len(aimed) > 1


def test_what_reads_alike_is_told_apart() -> None:
    """Two units of one card are told apart, and none of them is in the reserve."""
    rows = sketched(questions.tables()["act"], 0)["legal"]
    twins = [row for row in rows if row[0].startswith(f"attack {questions.ANNA}")]
    assert [row[0] for row in twins] == [f"attack {questions.ANNA} #{slot}" for _text, _kind, slot, *_more in twins]
    assert len(twins) == 2


def test_the_browsers_tests_are_told_the_same() -> None:
    """The browser's tests read the file that `python -m tests.games.cipher.questions` writes."""
    assert questions.FILE.read_text(encoding="utf-8") == questions.written()


@pytest.mark.parametrize("asked", ["bond", "deploy", "deploy.dear"])
def test_why_a_card_cannot_be_played(asked: str) -> None:
    """The reasons why a card cannot be played stand beside it, in every language."""
    state = questions.tables()[asked]
    reasons = {why["en"].partition(" ")[0] for why in sketched(state, 0)["why_not"]}
    assert reasons == {"bond": {"This"}, "deploy": set(), "deploy.dear": {"It"}}[asked]
    assert all(sketched(state, who)["why_not"] == [] for who in VIEWERS[1:])


def test_numbers_may_be_large() -> None:
    """A table that was set up by hand may have a unit of any strength."""
    scene = Scene(side(front=["B01-007"], main="B01-003"))
    wish = {"on": "first.front.0", "skill": ["B01-007", 1], "amount": 1 << 40, "duration": "turn", "by": "first"}
    state = CIPHER.parse_position(CIPHER.rule_book.standard, {**scene.position, "lasting": [wish]})
    assert max(one["attack"] for one in sketched(state, 0)["sides"]["first"]["front"]) > 1 << 40
    check_sketch(CIPHER, state)


@given(
    pair=st.sampled_from(PAIRS), seed=st.integers(0, 1 << 31), answers=st.lists(st.integers(0, 1 << 16), max_size=60)
)
@dear
def test_whatever_is_answered_is_told_alike(pair: tuple[str, str], seed: int, answers: list[int]) -> None:
    chance = Seeded(seed)
    state, _events = CIPHER.deal(CIPHER.rule_book.standard, [{"deck": deck} for deck in pair], chance)
    for answer in answers:
        if CIPHER.to_act(state) == OVER:
            break
        legal = CIPHER.legal(state)
        CIPHER.apply(state, legal[answer % len(legal)], chance)
        check_sketch(CIPHER, state)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_secret_is_in_a_sketch(viewer: int) -> None:
    """Cards that the viewer may not see make no difference to the sketch."""
    for number, state in enumerate(played(CIPHER.rule_book.standard, ("S03", "S05"), seed=5)):
        if number % LOOKED_AT == viewer:
            truth = CIPHER.resample(CIPHER.observe(state, viewer), viewer, Seeded(number))
            check_alike(CIPHER, [state, truth], viewer, [secret])
