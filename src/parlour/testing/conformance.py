"""Conformance: random matches of a game, at every step of which the whole contract of `core.game` is checked."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from parlour.core import words
from parlour.core.chance import Chance, Seeded, Tape, enumerate_outcomes
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.jit import kernel
from parlour.core.record import State, copy, same
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.testing.variations import variations
from parlour.testing.witness import VIEWERS, interpreted, step_of, witness

MOST_OUTCOMES = 400  # actions with more are left to the game's own tests
ILLEGAL_TRIED = 12  # actions per step that must be refused
MOST_INTERPRETED = 600  # steps replayed with the compiler off, which is slow: of more, evenly many
TABLES = 3  # random rule sets per preset when none is given


class Broken(AssertionError):
    """A promise that a game did not keep, and where."""


def must(kept: bool, promise: str, *where: object) -> None:
    """Raise Broken unless a promise is kept."""
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(str, where))}"[:2000])


@cache
def _random_shell(game: Game) -> Callable[..., Any]:
    random_action = game.kernels.random_action

    @kernel
    def choose(states: Any, tapes: Any) -> Any:
        return random_action(states[0], tapes[0])

    return choose


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def check_rule_text(game: Game, rules: RuleSet) -> None:
    """A rule set is its text, and its object of options."""
    book = game.rule_book
    must(book.parse(str(rules)) == rules, "a rule set's text reads back to it", rules)
    must(book.parse({"preset": rules.preset, "options": dict(rules.options)}) == rules, "so do its options", rules)
    must(book.check(str(rules))["ok"], "what can be played passes its own check", rules)


def check_words(game: Game, events: Iterable[Event]) -> None:
    """Every event survives its JSON form and is a whole sentence for every viewer in every language."""
    for event in events:
        again = Event.from_json(json.loads(json.dumps(event.as_json())))
        must(again == event, "an event reads back from its JSON form", event)
        for viewer in VIEWERS:
            told = game.event_json(event, viewer)
            for lang in words.LANGUAGES:
                sentence = told[lang]
                must(bool(sentence) and "{" not in sentence, "an event is a whole sentence", event.kind, lang, sentence)
                must(not sentence.startswith("event-"), "an event has words", event.kind, lang)


def check_actions(game: Game, state: State) -> None:
    """Legal actions are accepted, have texts of their own that read back, and no others are accepted."""
    legal = game.legal(state)
    must(bool(legal) and len(set(legal)) == len(legal), "legal actions are there, each once", legal)
    texts = [game.action_text(state, action) for action in legal]
    must(len(set(texts)) == len(texts), "action texts are unique", texts)
    before = state.tobytes()
    for action, text in zip(legal, texts, strict=True):
        must(game.parse_action(state, text) == action, "an action's text reads back to it", text)
        game.apply(copy(state), action, Seeded(action))
    must(state.tobytes() == before, "playing on a copy leaves the original alone")
    illegal = sorted(set(range(game.declared.actions)) - set(legal))
    for action in [-1, *illegal[:: max(1, len(illegal) // ILLEGAL_TRIED)], game.declared.actions]:
        try:
            game.apply(state, action, Seeded(0))
        except Refusal as refusal:
            said = [refusal.message(lang) for lang in words.LANGUAGES]
            must(not any(s.startswith("error-") for s in said), "a refusal has words", refusal.code)
        else:
            raise Broken(f"an illegal action is refused: {action}")
        must(state.tobytes() == before, "a refusal changes nothing", action)


def check_random_action(game: Game, state: State) -> None:
    """`random_action` is uniform over the legal actions, by exact enumeration of its chance."""
    choose = _random_shell(game)

    def run(chance: Chance) -> int:
        def draw(tape: Tape) -> int:
            return int(choose(state, tape))

        return chance.drive(draw)

    shares: dict[int, Fraction] = {}
    for weight, action in enumerate_outcomes(run):
        shares[action] = shares.get(action, Fraction(0)) + weight
    legal = game.legal(state)
    must(shares == dict.fromkeys(legal, Fraction(1, len(legal))), "random_action is uniform over legal actions", shares)


def check_outcomes(game: Game, state: State, action: int, after: State) -> None:
    """The enumerated outcomes of an action have probabilities that sum to 1, and what happened is among them."""

    def run(chance: Chance) -> bytes:
        twin = copy(state)
        game.apply(twin, action, chance)
        return twin.tobytes()

    try:
        found = enumerate_outcomes(run, MOST_OUTCOMES)
    except Refusal:
        return
    must(sum(weight for weight, _after in found) == 1, "probabilities sum to 1", action)
    must(after.tobytes() in {outcome for _weight, outcome in found}, "what happened was foreseen", action)


def check_secrets(game: Game, state: State, seed: int) -> None:
    """Another truth behind a view gives the same view, legal actions and JSON, byte for byte: nothing leaks."""
    for viewer in VIEWERS:
        view = game.observe(state, viewer)
        must(same(game.observe(view, viewer), view), "observing a view changes nothing", viewer)
        truth = game.resample(view, viewer, Seeded(seed))
        must(same(game.observe(truth, viewer), view), "a resampled truth gives the same view", viewer)
        must(_json(game.view(truth, viewer)) == _json(game.view(state, viewer)), "views as JSON tell no more", viewer)
        must(game.to_act(view) == game.to_act(state), "everybody knows whose turn it is", viewer)
        if game.to_act(state) == viewer:
            legal = game.legal(state)
            must(legal == game.legal(view) == game.legal(truth), "legal actions follow from the view", viewer)
            texts = [[game.action_text(s, action) for action in legal] for s in (state, view, truth)]
            must(texts[0] == texts[1] == texts[2], "so do their texts", viewer)


def check_position(game: Game, rules: RuleSet, state: State) -> bool:
    """A written position reads back to the same turn and as many actions, and from then on to itself.

    From then on, because a position may say more than its game's state keeps (a card's name, say). False where the
    game writes no position, which it says by a Refusal.
    """
    try:
        first = _json(game.position(state))
    except Refusal:
        return False
    again = game.parse_position(rules, json.loads(first))
    must(game.to_act(again) == game.to_act(state), "a position keeps the turn")
    must(len(game.legal(again)) == len(game.legal(state)), "a position keeps the actions")
    written = _json(game.position(again))
    third = game.parse_position(rules, json.loads(written))
    must(same(third, again) and _json(game.position(third)) == written, "a position reads back to itself", written)
    return True


def check_sum(game: Game, state: State) -> None:
    """What one seat wins the other loses; nobody has won before the end."""
    red, blue = game.outcome(state, 0), game.outcome(state, 1)
    must(red + blue == 0 and -1 <= red <= 1, "outcomes sum to zero", red, blue)
    over = game.to_act(state) == OVER
    must(over or red == 0, "nobody has won before the end", red)
    must((game.result(state) is not None) == over, "a result is there at the end and not before")


def check_match(game: Game, rules: RuleSet, seed: int) -> list[dict[str, Any]]:
    """One random match with every check at every step; its steps, for the interpreted run."""
    chance, choice = Seeded(seed), Seeded(seed + 1)
    state, events = game.deal(rules, [{}, {}], chance)
    must(same(state, game.deal(rules, [{}, {}], Seeded(seed))[0]), "the same seed deals the same match", seed)
    check_words(game, events)
    steps: list[dict[str, Any]] = []
    positions = 0
    while game.to_act(state) != OVER:
        check_actions(game, state)
        check_random_action(game, state)
        check_secrets(game, state, seed + len(steps))
        check_sum(game, state)
        positions += check_position(game, rules, state)
        before, made = copy(state), len(chance.picks)
        legal = game.legal(state)
        action = legal[choice.pick(len(legal))]
        check_words(game, game.apply(state, action, chance))
        check_outcomes(game, before, action, state)
        steps.append(step_of(game, before, action, chance.picks[made:]))
    check_sum(game, state)
    check_secrets(game, state, seed)
    must(positions > 0, "a match has positions that can be written down", rules)
    return steps


def check_interpreted(steps: list[dict[str, Any]]) -> None:
    """Compiled and interpreted kernels say the same of every step."""
    for step, plain in zip(steps, interpreted(steps), strict=True):
        native: Mapping[str, Any] = json.loads(json.dumps(witness(step)))
        for key in native:
            must(native[key] == plain[key], "compiled = interpreted", key, native[key], plain[key], step)


def check_game(game: Game, rules: RuleSet | Sequence[RuleSet] | None = None, games: int = 2, seed: int = 0) -> None:
    """Prove on `games` random matches per rule set that a game keeps its contract; Broken says what and where.

    Without `rules`, every preset is tried: as it stands, with everything on, and with random options.
    """
    if rules is None:
        rules = [table for preset in game.rule_book.presets for table in variations(game, preset, TABLES, seed)]
    chosen = dict.fromkeys([rules] if isinstance(rules, RuleSet) else rules)
    steps: list[dict[str, Any]] = []
    for rule_set in chosen:
        check_rule_text(game, rule_set)
        for number in range(games):
            try:
                steps += check_match(game, rule_set, seed + 10 * number)
            except Broken as broken:
                raise Broken(f"{rule_set}, seed {seed + 10 * number}: {broken}") from None
    check_interpreted(steps[:: max(1, -(-len(steps) // MOST_INTERPRETED))])
