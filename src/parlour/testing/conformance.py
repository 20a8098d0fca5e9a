"""Conformance: small deals played in every way, and random matches of every preset, held to the whole contract.

Small deals prove exactly who may know what, and how likely imagined truths are. Random matches of whole size show
the rest, and that compiled and interpreted kernels say the same.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, SPECTATOR, VIEWERS, SmallDeal
from parlour.core.game import Game
from parlour.core.record import State, copy, same
from parlour.core.rules import RuleSet
from parlour.testing.ends import check_margin, check_solver
from parlour.testing.journeys import check_journey
from parlour.testing.learning import check_masks, check_observation, check_redeal
from parlour.testing.promise import Broken, Proof, must, played, proving
from parlour.testing.secrecy import Way, check_alike, check_imagined, check_told, seen, shown
from parlour.testing.steps import (
    check_actions,
    check_end,
    check_features,
    check_legal,
    check_outcomes,
    check_places,
    check_position,
    check_random_action,
    check_sketch,
    check_words,
    check_worth,
)
from parlour.testing.variations import single_choices, variations
from parlour.testing.witness import Step, interpreted, step_of, witness
from parlour.testing.wording import check_wording
from parlour.testing.worlds import Worlds, alike

MOST_INTERPRETED = 600  # steps replayed with the compiler off, which is slow; more than that are thinned out evenly
TABLES = 3  # random rule sets per preset when none is given
READ_EVERY = 7  # of so many steps of a phase one is written, read and told in full


def check_rule_text(game: Game, rules: RuleSet) -> None:
    """Check that a rule set reads back from its text, and from its object of options."""
    book = game.rule_book
    must(book.parse(str(rules)) == rules, "a rule set's text reads back to it", rules)
    options = {"preset": rules.preset, "options": dict(rules.options)}
    must(book.parse(options) == rules, "a rule set's options read back to it", rules)
    must(book.check(str(rules))["ok"], "what can be played passes its own check", rules)


def check_small_deal(game: Game, deal: SmallDeal) -> None:
    """Check a small deal in every way it can go, after every number of actions, as every viewer sees it."""
    count = 0
    for worlds in Worlds(game, deal):
        count += len(worlds)
        for world in worlds:
            check_state(game, world.state)
        for viewer in VIEWERS:
            for indistinct in alike(worlds, viewer):
                check_told(indistinct, viewer)
                check_alike(game, [world.state for world in indistinct], viewer, (seen, shown))
                check_imagined(game, indistinct, viewer)
    played(count)


def check_state(game: Game, state: State) -> None:
    """Check what the numbers of any state promise."""
    check_end(game, state)
    check_margin(game, state)
    check_features(game, state)
    check_observation(game, state)
    check_masks(game, state)
    if game.to_act(state) != OVER:
        check_legal(game, state)
        check_places(game, state)
        check_worth(game, state)


def check_secrets(game: Game, state: State, seed: int, ways: Sequence[Way] = (seen, shown)) -> None:
    """Check in a match of whole size that another truth behind each view cannot be told from the real one."""
    for viewer in VIEWERS:
        truth = game.resample(game.observe(state, viewer), viewer, Seeded(seed))
        check_alike(game, [state, truth], viewer, ways)


def check_bounds(game: Game, length: int, picks: Sequence[Sequence[int]]) -> None:
    """Check that a match is no longer, and its picks are no wider, than declared."""
    longest, widest = game.declared.longest, max((n for n, _value in picks), default=1)
    must(longest is None or length <= longest, "no match is longer than declared", length)
    must(widest <= game.declared.widest_pick, "no pick is wider than declared", widest)


class Sample:
    """The steps of a match told in full: the first of each phase with about as many actions, then every seventh."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._steps: Counter[object] = Counter()

    def takes(self, state: State) -> bool:
        """Tell whether this step is one of them."""
        phase = self._game.view(state, SPECTATOR).get("phase"), len(self._game.legal(state)).bit_length()
        self._steps[phase] += 1
        return self._steps[phase] % READ_EVERY == 1


def check_match(game: Game, rules: RuleSet, seed: int) -> list[Step]:
    """Play one random match with every check on the way; return its steps, for the interpreted run."""
    chance, choice, sample = Seeded(seed), Seeded(seed + 1), Sample(game)
    state, events = game.deal(rules, [{}, {}], chance)
    must(same(state, game.deal(rules, [{}, {}], Seeded(seed))[0]), "the same seed deals the same match", seed)
    check_words(game, events)
    steps: list[Step] = []
    positions = 0
    while game.to_act(state) != OVER:
        check_state(game, state)
        check_random_action(game, state)
        check_secrets(game, state, seed + len(steps), (seen,))
        told = sample.takes(state)
        check_solver(game, state)
        if told:
            check_actions(game, state)
            check_secrets(game, state, seed + len(steps), (shown,))
            positions += check_position(game, rules, state)
            check_sketch(game, state)
        before, made = copy(state), len(chance.picks)
        legal = game.legal(state)
        action = legal[choice.pick(len(legal))]
        events = game.apply(state, action, chance)
        if told:
            check_words(game, events)
        check_outcomes(game, before, action, state)
        steps.append(step_of(game, rules, before, action, chance.picks[made:]))
    check_state(game, state)
    check_sketch(game, state)
    check_secrets(game, state, seed)
    check_redeal(game, rules, state, seed)
    check_bounds(game, len(steps), chance.picks)
    must(positions > 0, "a match has positions that can be written down", rules)
    played()
    return steps


def check_phases(game: Game, rules: RuleSet, seed: int) -> None:
    """Play one random match, and hold numbers and views at every step to what they promise."""
    chance = Seeded(seed)
    state, _events = game.deal(rules, [{}, {}], chance)
    while game.to_act(state) != OVER:
        check_state(game, state)
        check_secrets(game, state, seed, (seen,))
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    check_state(game, state)
    played()


def check_interpreted(steps: list[Step]) -> None:
    """Check that compiled and interpreted kernels say the same of every step."""
    for step, plain in zip(steps, interpreted(steps), strict=True):
        native: Mapping[str, Any] = json.loads(json.dumps(witness(step)))
        for key in native:
            must(native[key] == plain[key], "compiled = interpreted", key, native[key], plain[key], step)


@contextmanager
def _named(place: str) -> Iterator[None]:
    """Name the place in the message of what is broken."""
    try:
        yield
    except Broken as broken:
        raise Broken(f"{place}: {broken}") from None


def check_small_deals(game: Game) -> None:
    """Prove on every small deal of a game who may know what, and how likely imagined truths are."""
    for number, deal in enumerate(game.small_deals()):
        with _named(f"{game.name}, small deal {number}"):
            check_small_deal(game, deal)


def check_choices(game: Game, preset: str, seed: int = 0) -> None:
    """Hold numbers and views in all phases of a match to their promises, for every value of every option."""
    for rules in single_choices(game, preset):
        with _named(f"{rules}, seed {seed}"):
            check_phases(game, rules, seed)


def check_matches(game: Game, rules: Sequence[RuleSet], games: int = 2, seed: int = 0) -> None:
    """Show on `games` random matches per rule set that a game keeps its contract."""
    steps: list[Step] = []
    for rule_set in dict.fromkeys(rules):
        check_rule_text(game, rule_set)
        for number in range(games):
            with _named(f"{rule_set}, seed {seed + 10 * number}"):
                steps += check_match(game, rule_set, seed + 10 * number)
    check_interpreted(steps[:: max(1, -(-len(steps) // MOST_INTERPRETED))])


def check_game(game: Game, games: int = 2, seed: int = 0) -> Proof:
    """Prove that a game keeps its contract, on small deals and on random matches; Broken says what and where.

    Every preset is tried: as it stands, with each of its values, with everything on, and with random options.
    """
    with proving() as proof:
        with _named(game.name):
            check_wording(game)
        check_small_deals(game)
        for preset in game.rule_book.presets:
            check_choices(game, preset, seed)
        rules = [table for preset in game.rule_book.presets for table in variations(game, preset, TABLES, seed)]
        check_matches(game, rules, games, seed)
        with _named(f"{game.name}, its journey"):
            check_journey(game, games)
    return proof
