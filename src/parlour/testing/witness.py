"""Witness: all that kernels say about one step of a match, to compare compiled with interpreted code.

Run as a module it reads steps as JSON lines and answers each with its witness. `interpreted` runs it so in a process
of its own with the compiler off.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import TypedDict

from parlour.core import registry
from parlour.core.chance import Scripted, Seeded, seeded_tape
from parlour.core.contract import VIEWERS
from parlour.core.facets.learning import observed
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.testing.steps import shortcut

TAPE_SEED = 12345


class Step(TypedDict):
    """One step of a match: state before it in hex, action, picks of chance, and the set of cards made for it."""

    game: str
    made: Mapping[str, Any] | None
    state: str
    action: int
    picks: list[int]


def step_of(game: Game, rules: RuleSet, before: State, action: int, picks: Sequence[Sequence[int]]) -> Step:
    """Return an action as a step."""
    values = [value for _n, value in picks]
    made = game.cards.made(rules) if game.cards else None
    return {"game": game.name, "made": made, "state": before.tobytes().hex(), "action": action, "picks": values}


def witness(step: Step) -> dict[str, Any]:
    """Return what kernels make of a step: turn, actions, outcome, views, imagined truths, state and events after it."""
    game = registry.game(step["game"])
    if step["made"]:
        game.need_cards().take(step["made"])
    state = game.state_of(bytes.fromhex(step["state"]))
    seat = game.to_act(state)
    told: dict[str, Any] = {
        "to_act": seat,
        "legal": game.legal(state),
        "outcome": [game.outcome(state, viewer) for viewer in (0, 1)],
        "random": int(game.wrappers.random_action(state, seeded_tape(TAPE_SEED))),
        "features": [game.features(state, viewer).tobytes().hex() for viewer in (0, 1)],
    }
    if game.kernels.shortcut is not None:
        told["shortcut"] = list(map(float, shortcut(game.kernels.shortcut)(state, seeded_tape(TAPE_SEED))))
    if game.learning.observation is not None:
        observation = game.learning.observation(state)
        told["observation"] = [observed(observation, state, viewer).tobytes().hex() for viewer in (0, 1)]
    for viewer in VIEWERS:
        view = game.observe(state, viewer)
        told[f"view {viewer}"] = view.tobytes().hex()
        told[f"truth {viewer}"] = game.resample(view, viewer, Seeded(TAPE_SEED)).tobytes().hex()
    told["events"] = [event.as_json() for event in game.apply(state, step["action"], Scripted(step["picks"]))]
    told["after"] = state.tobytes().hex()
    told["outcome after"] = [game.outcome(state, viewer) for viewer in (0, 1)]
    return told


def interpreted(steps: Sequence[Step]) -> list[dict[str, Any]]:
    """Return the witnesses of steps from a process in which kernels are plain Python."""
    lines = "\n".join(json.dumps(step) for step in steps)
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-m", "parlour.testing.witness"],
        input=lines,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the interpreted run failed:\n{done.stderr[-4000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


if __name__ == "__main__":
    for given in sys.stdin:
        sys.stdout.write(json.dumps(witness(json.loads(given))) + "\n")
