"""Match: any game played by one person, with both seats and all chance in their hands."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from typing import Any

from parlour.agents import levels, sit
from parlour.agents.clairvoyant import shown
from parlour.agents.exact import solve
from parlour.core import drawing, registry, validation
from parlour.core.chance import Chance, Seeded, enumerate_outcomes, merge
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
from parlour.library.transcript import Picks, Transcript, Written, falling
from parlour.library.view import View, viewer_of

SEEDS = 1_000_000  # small enough to be read out to a friend


@dataclass(frozen=True, slots=True)
class Ply:
    """An action that was played: its seat, its spelling, and what happened.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> _ = match.play("Blood Soul a3")
    >>> ply = match.plies[0]
    >>> ply.seat, ply.action, [event.kind for event in ply.events]
    ('blue', 'Blood Soul a3', ['placed'])
    """

    seat: str
    action: str
    events: tuple[Event, ...]
    picks: Picks | None = None
    """The picks of chance, where they did not come from the seed of the match."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The beginning of a match: its rules, its position, and what happened before anybody played."""

    game: Game
    rules: RuleSet
    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """A position that an action can lead to, and its probability.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> (outcome,) = match.outcomes("Blood Soul a3")  # nothing is left to chance
    >>> outcome.probability, outcome.match.turn
    (Fraction(1, 1), 'red')
    """

    probability: Fraction
    match: "Match"


class Match:
    """A match: `actions` may be played by `play`, and taken back by `undo`; `view` shows what a seat sees of it.

    All chance follows from the seed, which a match draws for itself when it is given none. Printed it is drawn with
    nothing hidden, and a notebook shows its picture.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> while match.turn is not None:
    ...     _ = match.play(match.ask("greedy"))
    >>> match
    <triple-triad:ff8+visibility=open, seed 7, plies 9, over>
    """

    def __init__(self, origin: Transcript, opening: Opening, chance: Seeded) -> None:
        self.game, self.rules, self._state = opening.game, opening.rules, opening.state
        self.plies: list[Ply] = []
        self._origin, self._opening, self._chance = origin, opening, chance
        self._before: list[tuple[State, Seeded]] = []  # the states to which `undo` returns

    # Its position.

    @property
    def seed(self) -> int:
        """The seed from which all chance follows.

        >>> match = parlour.game("triple-triad:ff8")
        >>> again = parlour.game("triple-triad:ff8", seed=match.seed)
        >>> str(again) == str(match)
        True
        """
        return self._origin.seed

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats.

        >>> parlour.game("triple-triad:ff8").seats
        ('red', 'blue')
        >>> parlour.game("chakart").seats
        ('white', 'black')
        """
        return self.game.seats

    @property
    def state(self) -> State:
        """The position as the record that kernels play on: a copy, which changes nothing here.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> before = match.state
        >>> _ = match.play("Blood Soul a3"), match.undo()
        >>> match.state is before, match.state.tobytes() == before.tobytes()
        (False, True)
        """
        return copy(self._state)

    @property
    def turn(self) -> str | None:
        """The seat to act; None once the match is over.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> match.turn
        'blue'
        >>> _ = match.play("Blood Soul a3")
        >>> match.turn
        'red'
        """
        seat = self.game.to_act(self._state)
        return None if seat == OVER else self.seats[seat]

    @property
    def actions(self) -> Actions:
        """The legal actions, computed on demand: a sequence of texts, in which `in` accepts every spelling of one.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> len(match.actions), match.actions[:2]
        (45, ['Ultima Weapon a1', 'Ultima Weapon b1'])
        >>> "blood soul A3" in match.actions
        True
        """
        return Actions(self.game, self._state)

    @property
    def result(self) -> Result | None:
        """The winner (None for a draw), the reason, and the score if the game keeps one; None while it goes on.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> while match.result is None:
        ...     _ = match.play(match.actions[0])
        >>> match.result["winner"], match.result["score"]
        ('red', {'red': 6, 'blue': 4})
        """
        return self.game.result(self._state)

    def view(self, viewer: str = "spectator") -> View:
        """Return what a seat, or the spectator, sees.

        >>> match = parlour.game("triple-triad:ff8", seed=3)
        >>> print(str(match.view("red")).splitlines()[-1])  # the last card of each hand, blue's closed
          5 Thrustaevis        ^5 >3 v2 <5 wind       5 ?
        """
        return View(self.game, self._state, viewer_of(self.game, viewer))

    def sentences(self, viewer: str = "spectator", lang: Lang = "en") -> list[str]:
        """Return what happened so far, in sentences of English or French, as a seat or the spectator is told it.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> _ = match.play("Blood Soul a3")
        >>> match.sentences()
        ['Round 1. Blue begins.', 'Blue places Blood Soul on square 7.']
        >>> match.sentences(lang="fr")[-1]
        'Bleu pose Blood Soul sur la case 7.'
        """
        if lang not in LANGUAGES:
            raise Refusal("bad-language", given=str(lang)[:40], known=", ".join(LANGUAGES))
        known = viewer_of(self.game, viewer)
        events = chain(self._opening.events, *(ply.events for ply in self.plies))
        return [self.game.event_json(event, known)[lang] for event in events]

    # Playing.

    def play(self, action: str | int) -> tuple[Event, ...]:
        """Play an action, its text or its number; a Refusal says why it cannot be played, and changes nothing.

        Returns what happened.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> [event.kind for event in match.play("Blood Soul a3")]
        ['placed']
        >>> match.play("2 7")
        Traceback (most recent call last):
            ...
        parlour.core.refusal.Refusal: A card already lies on this square. Choose an empty one.
        """
        return self._play(action, None)

    def _play(self, action: str | int, picks: Picks | None) -> tuple[Event, ...]:
        actions = self.actions
        number = actions.number(action)
        next_chance = self._chance.fork()
        with falling(next_chance, picks) as chance:
            state, events = self.game.played(self._state, number, chance)
        turn = self.turn
        assert turn is not None, "somebody could play"
        self._before.append((self._state, self._chance))
        self.plies.append(Ply(turn, actions.name(number), tuple(events), picks))
        self._state, self._chance = state, next_chance
        return self.plies[-1].events

    def undo(self) -> Ply:
        """Take the last ply back, and its chance: what follows is as the seed has it. A Refusal where there is none.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> _ = match.play("Blood Soul a3")
        >>> match.undo().action
        'Blood Soul a3'
        >>> match.plies
        []
        """
        if not self.plies:
            raise Conflict("nothing-to-undo")
        self._state, self._chance = self._before.pop()
        return self.plies.pop()

    def ask(self, player: str | object = "search", seed: int | None = None) -> str:
        """Return what a player would play, called as in an arena: a level, an agent, or one of your own.

        It knows no more than its seat. The answer is always the same, unless another seed is given. An object with a
        method `choose` is asked as it is.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> match.ask("greedy")
        'Jelleye a3'
        >>> match.ask("random", seed=1), match.ask("random", seed=2)
        ('Gargantua a3', 'Jelleye b1')
        >>> class Last:
        ...     def choose(self, legal):
        ...         return legal[-1]
        >>> match.ask(Last())
        'Blood Soul c3'
        """
        turn = self.game.to_act(self._state)
        if turn == OVER:
            raise Conflict("match-over")
        its_seed = self.seed * SEEDS + len(self.plies) if seed is None else validation.seed(seed)
        with sit(levels.called(self.game, player), self.rules, "ask") as agent:
            return self.actions.name(
                agent.choose(self.game, shown(self.game, self._state, turn, agent), turn, its_seed)
            )

    # Knowing.

    def outcomes(self, action: str | int) -> list[Outcome]:
        """Return everything an action can lead to, each with its exact probability; equal positions are one outcome.

        >>> match = parlour.game("chakart", seed=1)
        >>> _ = match.play("e2e4"), match.play("e7e5")
        >>> [str(outcome.probability) for outcome in match.outcomes("f1c4")]  # a bishop drops a bomb nearby
        ['1/4', '1/4', '1/4', '1/4']
        """
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
        """Return the worth of every action when both seats know everything and make no mistake; None beyond reach.

        `goes_on` is asked again and again with the number of positions searched, and stops the search when it says no.
        Without it the search stops after some seconds. A match that is over is a Refusal.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> while len(match.plies) < 6:
        ...     _ = match.play(match.actions[0])
        >>> match.solve().line
        ('BGH251F2 a3', 'Alexander b3', 'Blood Soul c3')
        """
        solution = solve(self.game, self._state, goes_on)
        return None if solution is None else named(self.game, self._state, solution)

    # Keeping.

    def copy(self) -> "Match":
        """Return an independent match that stands as this one does.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> twin = match.copy()
        >>> _ = twin.play("Blood Soul a3")
        >>> len(twin.plies), len(match.plies)
        (1, 0)
        """
        twin = Match(self._origin, self._opening, self._chance)
        twin._state, twin.plies, twin._before = self._state, [*self.plies], [*self._before]
        return twin

    @property
    def transcript(self) -> Transcript:
        """All that the match follows from; `parlour.read` reads its `text()` and its `as_json()` back.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> _ = match.play("Blood Soul a3")
        >>> again = parlour.read(match.transcript)
        >>> again.state.tobytes() == match.state.tobytes()
        True
        """
        origin = self._origin
        plies = [Written(ply.action, ply.picks) for ply in self.plies]
        return replace(origin, plies=plies)

    def __str__(self) -> str:
        return drawing.plain(self.game.drawing(self._state, self._looks_on))

    @property
    def _looks_on(self) -> int:
        """The side from which it is drawn: that of the seat to act."""
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
    """Return a match of GAME or GAME:RULES, dealt from a seed and the seats' brings, or begun at a position."""
    if position is not None and brings:
        raise Refusal("brings-at-position", at="brings")
    number = secrets.randbelow(SEEDS) if seed is None else validation.seed(seed)
    return _begun(Transcript(rules, number, validation.plain(brings or {}), validation.plain(position)))


def read(given: str | Mapping[str, Any] | Transcript) -> Match:
    """Return the match of a transcript in any form, played as far as it goes; a Refusal names a ply that fails."""
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
    with falling(chance, picks) as told:
        return game.deal(rules, brings, told)
