"""Secrecy: nobody learns what they may not know, all see what they may, and imagined truths are as likely as true.

A viewer's knowledge is what the game declares (`Declaration.known`). Every way out of a state is held to it.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.contract import SPECTATOR
from parlour.core.facets.learned import placed
from parlour.core.facets.learning import observed
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.testing.promise import as_json, must
from parlour.testing.worlds import World, known

Looks: TypeAlias = dict[str, object]
Way: TypeAlias = Callable[[Game, State, int], Looks]
MOST_IMAGINED = 3_000  # runs of a kernel that imagines; what takes more picks than these allow is left out


def seen(game: Game, state: State, viewer: int) -> Looks:
    """Return what a viewer's program sees of a state, each look by the promise that it has to keep."""
    looks: Looks = {}
    looks["a view hides what its viewer may not know"] = game.observe(state, viewer).tobytes()
    looks["everybody knows whose turn it is"] = turn = game.to_act(state)
    if viewer != SPECTATOR:
        looks["features show a seat what it may know and no more"] = game.features(state, viewer).tobytes()
    if viewer != SPECTATOR and game.learning.observation is not None:
        told = observed(game.learning.observation(state), state, viewer)
        looks["observations show a seat what it may know and no more"] = told.tobytes()
    if viewer == turn:
        looks["legal actions follow from what may be known"] = legal = game.legal(state)
        if game.learned is not None:
            looks["places of actions follow from what may be known"] = placed(game.learned, state, legal).tobytes()
    return looks


def shown(game: Game, state: State, viewer: int) -> Looks:
    """Return what a viewer is told of a state, in the same way."""
    looks: Looks = {}
    looks["a view as JSON hides what its viewer may not know"] = as_json(game.view(state, viewer))
    if game.sketch is not None:
        looks["a sketch hides what its viewer may not know"] = game.sketched(state, viewer)
    if viewer == game.to_act(state):
        view, legal = game.observe(state, viewer), game.legal(state)
        previews = [game.preview(view, action) for action in legal]
        looks["texts of actions follow from what may be known"] = [game.action_text(state, action) for action in legal]
        looks["previews follow from what may be known"] = [(after.tobytes(), events) for after, events in previews]
    return looks


def check_alike(game: Game, states: Iterable[State], viewer: int, ways: Sequence[Way]) -> None:
    """Check that states which a viewer cannot tell apart look the same.

    Their view shows all that the viewer may know, and looks the same too.
    """
    first, *others = states
    view = game.observe(first, viewer)
    must(known(game, view, viewer) == known(game, first, viewer), "a view shows what its viewer may know", viewer)
    for way in ways:
        wanted = way(game, first, viewer)
        for other in (view, *others):
            for promise, found in way(game, other, viewer).items():
                must(found == wanted.get(promise), promise, f"viewer {viewer}", found, wanted.get(promise))


def truths(worlds: Iterable[World]) -> dict[bytes, Fraction]:
    """Return how likely each state is among worlds."""
    found: dict[bytes, Fraction] = {}
    for world in worlds:
        name = world.state.tobytes()
        found[name] = found.get(name, Fraction(0)) + world.weight
    total = sum(found.values())
    return {name: weight / total for name, weight in found.items()}


def check_told(indistinct: Sequence[World], viewer: int) -> None:
    """Check that what a viewer is told of an action leaves the unknown as likely for them as it was."""
    whole = truths(indistinct)
    for told in dict.fromkeys(world.told[viewer] for world in indistinct):
        some = truths(world for world in indistinct if world.told[viewer] == told)
        must(some == whole, "an event tells nobody what they may not know", f"viewer {viewer}", told)


def check_imagined(game: Game, indistinct: Sequence[World], viewer: int) -> None:
    """Check that each truth is imagined behind a view exactly as often as it is true among such worlds."""
    true = truths(indistinct)
    imagined = imagine(game, game.observe(indistinct[0].state, viewer), viewer)
    must(set(imagined) <= set(true), "what is imagined may be true", f"viewer {viewer}", len(imagined), len(true))
    must(imagined == true, "what is imagined is as likely as it is true", f"viewer {viewer}", *_shares(imagined, true))


def _shares(imagined: dict[bytes, Fraction], true: dict[bytes, Fraction]) -> list[str]:
    return [f"{imagined.get(name, 0)} for {share}" for name, share in true.items() if imagined.get(name) != share][:5]


def imagine(game: Game, view: State, viewer: int) -> dict[bytes, Fraction]:
    """Return the exact distribution of the truths imagined behind a view.

    A kernel that draws until limits hold may take any number of picks. At most `MOST_IMAGINED` runs of it are
    looked at, and the shares are those among truths found by then: drawing anew makes no difference to them.
    """
    found: dict[bytes, Fraction] = {}
    paths: list[tuple[tuple[int, ...], int]] = [((), 1)]  # each with one over its probability
    runs = 0
    while paths:
        runs += len(paths)
        starved: list[tuple[tuple[int, ...], int, int]] = []
        for path, ways in paths:
            truth, wanted = _imagine_once(game, view, viewer, path)
            if wanted:
                starved.append((path, ways, wanted))
            else:
                found[truth.tobytes()] = found.get(truth.tobytes(), Fraction(0)) + Fraction(1, ways)
        if runs + sum(wanted for _path, _ways, wanted in starved) > MOST_IMAGINED:
            break
        paths = [((*path, value), ways * wanted) for path, ways, wanted in starved for value in range(wanted)]
    must(bool(found), "the truths behind a view of a small deal can be counted", f"viewer {viewer}")
    total = sum(found.values())
    return {name: share / total for name, share in found.items()}


def _imagine_once(game: Game, view: State, viewer: int, path: Sequence[int]) -> tuple[State, int]:
    """Return the truth of one tape, and how wide a pick was wanted after its end."""
    truth, tape = copy(view), np.zeros(1, CHANCE)
    tape["scripted"], tape["length"] = 1, len(path)
    tape["tape"][0, : len(path)] = path
    game.wrappers.resample(truth, viewer, tape)
    return truth, int(tape["starved"][0])
