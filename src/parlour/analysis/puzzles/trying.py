"""Trying: the result of an action in a puzzle, and hints on the way; neither tells more than was asked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from parlour import agents
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core import words
from parlour.core.chance import Seeded
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.refusal import NotFound
from parlour.core.shapes import Said

SEED = 0  # of its chance, equal for everybody
RULE, WHICH, WHERE = "rule", "which", "where"
ACTORS, TARGETS = ("from", "slot"), ("to", "cell")  # the fields of a legal move for the acting piece and for the place


class PuzzleHint(Said):
    """A hint in every language, and the facts of the right move that it tells, as the seat's view lists them."""

    tells: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Tried:
    """An action that was tried, its worth, its events and the state it led to."""

    action: str
    right: bool
    worth: float
    events: list[Event]
    state: State


def attempt(puzzle: Puzzle, action: str) -> Tried:
    """Return the result of an action; a Refusal where it cannot be played."""
    game = puzzle.played
    number = game.parse_action(puzzle.state, action)
    after, events = game.played(puzzle.state, number, Seeded(SEED))
    text = game.action_text(puzzle.state, number)
    return Tried(text, text == puzzle.solution, puzzle.worth[text], events, after)


def reply(puzzle: Puzzle, tried: Tried) -> Tried | None:
    """Return what the other side answers to a wrong action, from what it knows; None where nobody answers at once."""
    game, other = puzzle.played, 1 - puzzle.seat
    if tried.right or game.coach is None or game.to_act(tried.state) != other:
        return None
    number = agents.tuned(game.coach.agent).choose(game, game.observe(tried.state, other), other, SEED)
    after, events = game.played(tried.state, number, Seeded(SEED))
    return Tried(game.action_text(tried.state, number), False, tried.worth, events, after)


def hints(puzzle: Puzzle) -> list[str]:
    """Return the hints of a puzzle, from the vaguest to the plainest: by what rule, with what, and where."""
    move = _move(puzzle)
    return [RULE, WHICH, *([WHERE] if _told(move, TARGETS) else [])]


def hint(puzzle: Puzzle, wanted: str) -> PuzzleHint:
    """Return one hint; an unknown hint is a Refusal.

    Of the rule it is the id of the theme, the same in every language: `puzzle-theme-<id>` is its sentence.
    """
    if wanted not in hints(puzzle):
        raise NotFound("unknown-hint", given=wanted, known=", ".join(hints(puzzle)))
    move = _move(puzzle)
    if wanted == RULE:
        return {**words.same(puzzle.theme), "tells": {}}
    if wanted == WHERE:
        return {**_place(puzzle, move), "tells": _told(move, TARGETS)}
    return {**_actor(puzzle, move), "tells": _told(move, ACTORS)}


def _actor(puzzle: Puzzle, move: Mapping[str, Any]) -> Said:
    """Return the card that is played; else the game's words for the move, or the square of the moving piece."""
    card = _happens(puzzle).get("card")
    if isinstance(card, dict) and "name" in card:
        return words.same(str(card["name"]))
    if words.LANGUAGES[0] in move:
        return words.texts(cast(Said, move))
    return words.same(str(next(iter(_told(move, ACTORS).values()), move["action"])))


def _place(puzzle: Puzzle, move: Mapping[str, Any]) -> Said:
    """Return the number that the rules give the square where the move goes, else the square's own name."""
    (place,) = _told(move, TARGETS).values()
    return words.same(str(_happens(puzzle).get("square", place)))


def _happens(puzzle: Puzzle) -> Mapping[str, Any]:
    """Return what is known of the first thing that the solution does."""
    return attempt(puzzle, puzzle.solution).events[0].data


def _move(puzzle: Puzzle) -> Mapping[str, Any]:
    """Return the solution as its seat's view lists it."""
    legal = puzzle.played.view(puzzle.state, puzzle.seat)["legal"]
    return next(move for move in legal if move["action"] == puzzle.solution)


def _told(move: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, int | str]:
    """Return those of these facts that the move has."""
    return {key: move[key] for key in keys if move.get(key) is not None}
