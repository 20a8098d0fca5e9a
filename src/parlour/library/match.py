"""Match: any game as one plays it at a desk, both seats and all chance in one's own hands."""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from typing import Any

from parlour.agents import levels
from parlour.agents.exact import solve
from parlour.core import drawing, outside, registry
from parlour.core.chance import Chance, Scripted, Seeded, enumerate_outcomes, merge
from parlour.core.contract import OVER, SPECTATOR, Bring
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Result
from parlour.core.words import LANGUAGES, Lang
from parlour.library import svg, transcript
from parlour.library.actions import Actions
from parlour.library.solved import Solved, named
from parlour.library.transcript import Picks, Transcript, Written
from parlour.library.view import View, viewer_of

SEEDS = 1_000_000  # small enough to be read out to a friend


@dataclass(frozen=True, slots=True)
class Ply:
    """An action that was played: whose, as people write it, and what happened."""

    seat: str
    action: str
    events: tuple[Event, ...]
    picks: Picks | None = None
    """What chance decided, where that did not come from the seed of the match."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How a match begins: by which rules, the position, and what happened before anybody played."""

    game: Game
    rules: RuleSet
    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action can lead to, and how likely it is."""

    probability: Fraction
    match: "Match"


class Match:
    """A match: `actions` may be played by `play`, and taken back by `undo`; `view` says what a seat sees of it.

    All chance follows from the seed, which a match draws for itself when it is given none. Printed it is drawn with
    nothing hidden, and a notebook shows its picture.
    """

    def __init__(self, origin: Transcript, opening: Opening, chance: Seeded) -> None:
        self.game, self.rules, self._state = opening.game, opening.rules, opening.state
        self.plies: list[Ply] = []
        self._origin, self._opening, self._chance = origin, opening, chance
        self._before: list[tuple[State, Seeded]] = []  # what `undo` goes back to

    # How it stands.

    @property
    def seed(self) -> int:
        """All chance follows from it."""
        return self._origin.seed

    @property
    def seats(self) -> tuple[str, ...]:
        """Their names."""
        return self.game.seats

    @property
    def state(self) -> State:
        """How it stands, as the record that kernels play on: a copy, which changes nothing here."""
        return copy(self._state)

    @property
    def turn(self) -> str | None:
        """The seat to act; None once the match is over."""
        seat = self.game.to_act(self._state)
        return None if seat == OVER else self.seats[seat]

    @property
    def actions(self) -> Actions:
        """What may be played now, lazily: a sequence of texts, in which `in` takes every way of writing one."""
        return Actions(self.game, self._state)

    @property
    def result(self) -> Result | None:
        """Who won (None for a draw), why, and the score where the game keeps one; None while the match goes on."""
        return self.game.result(self._state)

    def view(self, viewer: str = "spectator") -> View:
        """What a seat, or the spectator, sees."""
        return View(self.game, self._state, viewer_of(self.game, viewer))

    def told(self, viewer: str = "spectator", lang: Lang = "en") -> list[str]:
        """What happened so far, in sentences of English or French, as a seat or the spectator is told it."""
        if lang not in LANGUAGES:
            raise Refusal("bad-language", given=str(lang)[:40], known=", ".join(LANGUAGES))
        known = viewer_of(self.game, viewer)
        events = chain(self._opening.events, *(ply.events for ply in self.plies))
        return [self.game.event_json(event, known)[lang] for event in events]

    # Playing.

    def play(self, action: str | int) -> tuple[Event, ...]:
        """Play an action, its text or its number; a Refusal says why it cannot be played, and changes nothing.

        Returns what happened.
        """
        return self._play(action, None)

    def _play(self, action: str | int, picks: Picks | None) -> tuple[Event, ...]:
        actions = self.actions
        number = actions.number(action)
        next_chance = self._chance.fork()
        with _falling(next_chance, picks) as chance:
            state, events = self.game.played(self._state, number, chance)
        turn = self.turn
        assert turn is not None, "somebody could play"
        self._before.append((self._state, self._chance))
        self.plies.append(Ply(turn, actions.name(number), tuple(events), picks))
        self._state, self._chance = state, next_chance
        return self.plies[-1].events

    def undo(self) -> Ply:
        """Take the last ply back, and its chance: what follows is as the seed has it. A Refusal where there is none."""
        if not self.plies:
            raise Conflict("nothing-to-undo")
        self._state, self._chance = self._before.pop()
        return self.plies.pop()

    def ask(self, player: str = "search", seed: int | None = None) -> str:
        """What a player of the house, a level or an agent by name, would play; it knows no more than its seat does.

        The same each time, unless it is given another seed.
        """
        turn = self.game.to_act(self._state)
        if turn == OVER:
            raise Conflict("match-over")
        its_seed = self.seed * SEEDS + len(self.plies) if seed is None else outside.seed(seed)
        view = self.game.observe(self._state, turn)
        return self.actions.name(levels.player(self.game, player).choose(self.game, view, turn, its_seed))

    # Knowing.

    def outcomes(self, action: str | int) -> list[Outcome]:
        """Everything an action can lead to, each with its exact probability; equal positions are one outcome."""
        number = self.actions.number(action)

        def run(chance: Chance) -> tuple[State, Picks]:
            after, _events = self.game.played(self._state, number, chance)
            return after, tuple((among, which) for among, which in chance.picks)

        merged = merge(enumerate_outcomes(run), lambda found: found[0].tobytes())
        return [Outcome(probability, self._after(action, picks)) for probability, (_state, picks) in merged]

    def _after(self, action: str | int, picks: Picks) -> "Match":
        twin = self.copy()
        twin._play(action, picks or None)
        return twin

    def solve(self, goes_on: Callable[[int], bool] | None = None) -> Solved | None:
        """What every action is worth when both seats know all there is to know and make no mistake; None beyond reach.

        `goes_on` is asked again and again with the number of positions searched, and stops the search when it says no:
        without it that is after some seconds. A match that is over is a Refusal.
        """
        solution = solve(self.game, self._state, goes_on)
        return None if solution is None else named(self.game, self._state, solution)

    # Keeping.

    def copy(self) -> "Match":
        """An independent match that stands as this one does."""
        twin = Match(self._origin, self._opening, self._chance)
        twin._state, twin.plies, twin._before = self._state, [*self.plies], [*self._before]
        return twin

    @property
    def transcript(self) -> Transcript:
        """All that it follows from; `parlour.read` reads its `text()` and its `as_json()` back."""
        origin = self._origin
        plies = [Written(ply.action, ply.picks) for ply in self.plies]
        return replace(origin, plies=plies)

    def __str__(self) -> str:
        return drawing.plain(self.game.drawing(self._state, self._looks_on))

    @property
    def _looks_on(self) -> int:
        """Whose side a drawing is of: that of the seat to act."""
        seat = self.game.to_act(self._state)
        return SPECTATOR if seat == OVER else seat

    def __repr__(self) -> str:
        stands = "over" if self.turn is None else f"{self.turn} to act"
        return f"<{self.rules}, seed {self.seed}, plies {len(self.plies)}, {stands}>"

    def _repr_svg_(self) -> str:
        shapes = self.game.picture(self.game.view_json(self._state, self._looks_on))
        return svg.board(shapes) if shapes else svg.drawing(self.game.drawing(self._state, self._looks_on))


def begin(
    rules: str,
    seed: int | None = None,
    brings: Mapping[str, Bring] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """A match of GAME or GAME:RULES, dealt from a seed and from what seats bring, or begun at a position."""
    if position is not None and brings:
        raise Refusal("brings-at-position", at="brings")
    number = secrets.randbelow(SEEDS) if seed is None else outside.seed(seed)
    return _begun(Transcript(rules, number, outside.plain(brings or {}), outside.plain(position)))


def read(given: str | Mapping[str, Any] | Transcript) -> Match:
    """The match of a transcript in any form, played as far as it goes; a Refusal names the ply that cannot be."""
    found = transcript.read(given)
    match = _begun(found)
    for number, ply in enumerate(found.plies, 1):
        try:
            match._play(ply.action, ply.picks)
        except Refusal as refusal:
            raise Refusal("transcript-ply", at=f"ply {number}", ply=number, why=refusal.message()) from refusal
    return match


def _begun(origin: Transcript) -> Match:
    game, rules = registry.rules(origin.rules)
    chance = Seeded(origin.seed)
    brings = game.check_brings(rules, origin.brings)
    origin = replace(origin, rules=str(rules), plies=())
    if origin.position is not None:
        state = game.parse_position(rules, origin.position)
        game.check_playable(state)
        return Match(origin, Opening(game, rules, state), chance)
    state, events = _dealt(game, rules, brings, chance, origin.deal)
    return Match(origin, Opening(game, rules, state, tuple(events)), chance)


def _dealt(
    game: Game, rules: RuleSet, brings: Sequence[Bring], chance: Chance, picks: Picks | None
) -> tuple[State, list[Event]]:
    with _falling(chance, picks) as told:
        return game.deal(rules, brings, told)


@contextmanager
def _falling(chance: Chance, picks: Picks | None) -> Iterator[Chance]:
    """Chance as it was told, if it was: a Refusal where that is not what is asked for."""
    if picks is None:
        yield chance
        return
    told = Scripted([which for _among, which in picks])
    yield told
    if tuple((among, which) for among, which in told.picks) != picks:
        raise Refusal("picks-of-another-action")
