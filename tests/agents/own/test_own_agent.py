"""An agent of one's own is told what it asks for and no secret, and its faults are Refusals."""

import hashlib
import json
from typing import Any

import numpy as np
import pytest

from parlour.agents.arena.match import play
from parlour.agents.own.own_agent import OFFERED, OwnAgent
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from tests.agents.own.test_program import decision
from tests.presets import each_preset


class Curious:
    """An agent that asks for everything, and whose action hangs on every byte of it."""

    def __init__(self) -> None:
        self.heard: dict[str, Any] = {}

    def choose(
        self, game: Game, view: State, seat: int, seed: int, json: dict[str, Any], legal: list[str], budget: float
    ) -> str:
        """Return the action that a digest of all it was told falls on."""
        self.heard = locals()
        told = [game.name, view.tobytes().hex(), seat, seed, _plain(json), legal, budget]
        view[:] = 0
        return legal.pop(hashlib.sha256(repr(told).encode()).digest()[0] % len(legal))


def _plain(told: object) -> str:
    return json.dumps(told, sort_keys=True)


def middle(game: Game, preset: str, plies: int) -> State:
    """Return a match after so many random actions, or at its last turn if it was over sooner."""
    chance, dice = Seeded(5), Seeded(6)
    state, _events = game.deal(game.rule_book.parse(f"{game.name}:{preset}"), [{}, {}], chance)
    for _ in range(plies):
        legal = game.legal(state)
        after, _events = game.played(state, legal[dice.pick(len(legal))], chance)
        if game.to_act(after) == OVER:
            break
        state = after
    return state


@pytest.mark.parametrize(("game", "preset"), each_preset())
def test_whoever_asks_for_everything_knows_no_secret(game: Game, preset: str) -> None:
    """In two worlds that differ in secrets alone an agent is told the same, to the last byte, and plays the same."""
    for plies in (0, 3, 6):
        state = middle(game, preset, plies)
        seat = game.to_act(state)
        worlds = [state, *(game.resample(game.observe(state, seat), seat, Seeded(seed)) for seed in range(2))]
        found = set()
        for world in worlds:
            curious = Curious()
            action = OwnAgent("curious", curious, patience=9).choose(game, game.observe(world, seat), seat, 3)
            found.add((action, _plain(curious.heard["json"])))
            assert curious.heard.keys() == {"self", *OFFERED} and curious.heard["budget"] == 9
        assert len(found) == 1


def test_secrets_differ_in_those_worlds() -> None:
    """The worlds of the test above are different ones where something is hidden."""
    game = registry.game("triple-triad")
    state = middle(game, "ff8", 3)
    seat = game.to_act(state)
    assert game.resample(game.observe(state, seat), seat, Seeded(1)).tobytes() != state.tobytes()


class Answers:
    """An agent that answers one thing, or fails by it."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, _seed: int, *, legal: list[str], rate: float = 0.5) -> object:
        """Return the answer, or what a function makes of the legal actions."""
        return self._answer(legal) if callable(self._answer) else self._answer


@pytest.mark.parametrize("answer", [3, np.int16(3), lambda legal: legal[3], lambda legal: np.str_(legal[3])])
def test_an_action_is_answered_by_number_or_by_text(answer: object) -> None:
    """An action may be any whole number or text that is one, at a table and in an arena."""
    made = decision()
    assert OwnAgent("mine", Answers(answer)).decide(made) == made.legal[3]
    assert OwnAgent("mine", Answers(answer)).choose(made.game, made.known(), made.seat, 1) == 3


def _exit(_legal: object) -> None:
    raise SystemExit(4)


def _broken(_legal: object) -> None:
    raise ValueError("I am\nbroken.")


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        (_exit, "agent-failed", f"SystemExit: 4 ({__file__}:"),
        (_broken, "agent-failed", f"ValueError: I am broken ({__file__}:"),
        (lambda legal: registry.game("none"), "agent-failed", "NotFound"),
        (999_999, "agent-illegal", "999999"),
        (-1, "agent-illegal", "-1"),
        ("5@29", "agent-illegal", "5@29"),
        (None, "agent-illegal", "None"),
        (1.0, "agent-illegal", "1.0"),
        (np.arange(3), "agent-illegal", "[0 1 2]"),
        (lambda legal: legal.append("castle") or "castle", "agent-illegal", "castle"),
    ],
)
def test_an_agent_without_an_action_is_told(answer: object, code: str, said: str) -> None:
    """An agent without an action is refused in one line, with the place of the fault, even if it would end Python."""
    made, agent = decision(), OwnAgent("mine", Answers(answer))
    for asked in (lambda: agent.decide(made), lambda: agent.choose(made.game, made.known(), made.seat, 1)):
        with pytest.raises(Refusal) as told:
            asked()
        assert told.value.code == code and "\n" not in told.value.message()
        assert all(said in told.value.message(lang) for lang in ("en", "fr"))


class _NoMethod:
    choose = 3


class _AsksTooMuch:
    def choose(self, state: State) -> int:
        return 0


class _AsksAnything:
    def choose(self, *told: object, **more: object) -> int:
        return 0


def test_what_cannot_be_asked_is_refused() -> None:
    """An object without a method `choose`, or one that asks for what nobody tells, is refused with what there is."""
    for made, code in (
        (3, "agent-without-choose"),
        (_NoMethod(), "agent-without-choose"),
        (_AsksTooMuch(), "agent-asks"),
    ):
        with pytest.raises(Refusal) as told:
            OwnAgent("mine", made)
        assert told.value.code == code
        assert told.value.message("en") != told.value.message("fr")
    assert "game, view, seat, seed, json, legal, budget" in told.value.message()
    made = decision()
    assert OwnAgent("mine", _AsksAnything()).choose(made.game, made.known(), made.seat, 1) == 0


def test_a_fault_loses_the_match_and_nothing_more() -> None:
    """Whoever gives no action loses that match, whichever seat they have, and the fault is kept."""
    game = registry.game("triple-triad")
    sound, faulty = OwnAgent("sound", Answers(lambda legal: legal[0])), OwnAgent("faulty", Answers(None))
    for seat, seats in enumerate(((faulty, sound), (sound, faulty))):
        played = play(game, game.rule_book.standard, [{}, {}], seats, 1, 1, lambda: 0.0)
        assert played.outcome == (-1.0 if seat == 0 else 1.0) and played.plies < 2
        assert [fault["code"] for fault in played.faults(seat)] == ["agent-illegal"] and not played.faults(1 - seat)
    assert play(game, game.rule_book.standard, [{}, {}], (sound, sound), 1, 1, lambda: 0.0).forfeit is None
