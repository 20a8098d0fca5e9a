"""Steps: checks of what a game promises of every state of a match and of every action in it."""

import json
import re
from collections.abc import Iterable
from fractions import Fraction

import numpy as np

from parlour.core import words
from parlour.core.chance import Chance, Seeded, Tape, enumerate_outcomes
from parlour.core.contract import OVER, VIEWERS
from parlour.core.event import Event
from parlour.core.facets.learned import placed
from parlour.core.game import Game
from parlour.core.record import State, copy, same
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.testing.promise import Broken, as_json, must

MOST_OUTCOMES = 400  # actions with more are left to the game's own tests
ILLEGAL_TRIED = 12  # actions per step that must be refused
SEATS = (0, 1)
_NAME = re.compile(r"[a-z0-9-]+")  # of a message, told in place of a sentence where a language has no words


def check_words(game: Game, events: Iterable[Event]) -> None:
    """Check that every event survives its JSON form and is a whole sentence for every viewer in every language."""
    for event in events:
        again = Event.from_json(json.loads(json.dumps(event.as_json())))
        must(again == event, "an event reads back from its JSON form", event)
        for viewer in VIEWERS:
            told = game.event_json(event, viewer)
            phrased = words.worded(game.phrased(event, viewer))
            must(phrased == told, "an event is told on sockets as everywhere", event.kind, phrased)
            for lang in words.LANGUAGES:
                sentence = told[lang]
                must(bool(sentence) and "{" not in sentence, "an event is a whole sentence", event.kind, lang, sentence)
                unsaid = _NAME.fullmatch(sentence) is not None and event.kind in sentence
                must(not unsaid, "an event has words", event.kind, lang, sentence)


def check_legal(game: Game, state: State) -> None:
    """Check that whoever has the turn can do something."""
    legal = game.legal(state)
    must(bool(legal) and len(set(legal)) == len(legal), "legal actions are there, each once", legal)
    must(all(0 <= action < game.declared.actions for action in legal), "actions lie below their declared number", legal)


def check_actions(game: Game, state: State) -> None:
    """Check that legal actions are accepted and have texts of their own that read back, and that others are refused."""
    legal = game.legal(state)
    texts = [game.action_text(state, action) for action in legal]
    must(len(set(texts)) == len(texts), "action texts are unique", texts)
    before = state.tobytes()
    for action, text in zip(legal, texts, strict=True):
        must(game.parse_action(state, text) == action, "an action's text reads back to it", text)
        typed = game.typed(state, action)
        must(game.parse_typed(state, typed) == action, "what a person types reads back to it", typed)
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
    """Check that `random_action` is uniform over the legal actions, by exact enumeration of its chance."""

    def run(chance: Chance) -> int:
        def draw(tape: Tape) -> int:
            return int(game.wrappers.random_action(state, tape))

        return chance.drive(draw)

    shares: dict[int, Fraction] = {}
    for weight, action in enumerate_outcomes(run):
        shares[action] = shares.get(action, Fraction(0)) + weight
    legal = game.legal(state)
    must(shares == dict.fromkeys(legal, Fraction(1, len(legal))), "random_action is uniform over legal actions", shares)


def check_outcomes(game: Game, state: State, action: int, after: State) -> None:
    """Check that what happened is among the enumerated outcomes of its action."""

    def run(chance: Chance) -> bytes:
        twin = copy(state)
        game.apply(twin, action, chance)
        return twin.tobytes()

    try:
        found = enumerate_outcomes(run, MOST_OUTCOMES)
    except Refusal:
        return
    must(after.tobytes() in {outcome for _weight, outcome in found}, "what happened was foreseen", action)


def check_position(game: Game, rules: RuleSet, state: State) -> bool:
    """Check that a written position reads back to the same turn and as many actions, and then to itself.

    The first reading may differ: a position may say more than its game's state keeps, such as a card's name.
    Return False if the game writes no position, which it says by a Refusal.
    """
    try:
        first = as_json(game.position(state))
    except Refusal:
        return False
    again = game.parse_position(rules, json.loads(first))
    must(game.to_act(again) == game.to_act(state), "a position keeps the turn")
    must(len(game.legal(again)) == len(game.legal(state)), "a position keeps the actions")
    written = as_json(game.position(again))
    third = game.parse_position(rules, json.loads(written))
    must(same(third, again) and as_json(game.position(third)) == written, "a position reads back to itself", written)
    return True


def check_end(game: Game, state: State) -> None:
    """Check that one seat wins what the other loses, within the declared range, and nothing before the end."""
    one, other = game.outcome(state, 0), game.outcome(state, 1)
    least, most = game.declared.outcomes
    must(one + other == 0, "outcomes sum to zero", one, other)
    must(least <= min(one, other) and max(one, other) <= most, "outcomes lie in the declared range", one, other)
    over = game.to_act(state) == OVER
    must(over or one == 0, "nobody has won before the end", one)
    must((game.result(state) is not None) == over, "a result is there at the end and not before")


def check_features(game: Game, state: State) -> None:
    """Check that a seat's features fill every place anew, lie within bounds, and say something."""
    for seat in SEATS:
        found = game.features(state, seat)
        must(
            bool(np.all(np.abs(found) <= 1.0)), "features lie between -1 and 1", seat, np.flatnonzero(np.abs(found) > 1)
        )
        must(bool(np.any(found)), "features are not all zero", seat)
        used = np.full(len(found) + 1, np.nan, np.float32)
        game.wrappers.features(state, seat, used[:-1])
        must(used[:-1].tobytes() == found.tobytes(), "features fill all their places", seat)


def check_sketch(game: Game, state: State) -> None:
    """Check that a socket shows everybody at a table what their view says, with actions as rows."""
    if game.sketch is not None:
        for viewer in VIEWERS:
            written = json.loads(game.sketched(state, viewer))
            wanted = json.loads(as_json(game.sketch.compact(game.view(state, viewer))))
            wrong = {key: (written.get(key), told) for key, told in wanted.items() if written.get(key) != told}
            must(written == wanted, "a sketch says what the view says", f"viewer {viewer}", wrong)


def check_worth(game: Game, state: State) -> None:
    """Check that the worth of a state for a seat lies within bounds."""
    if game.kernels.worth is not None:
        for seat in SEATS:
            worth = float(game.kernels.worth(state[0], seat))
            must(-1.0 <= worth <= 1.0, "worth lies between -1 and 1", seat, worth)


def check_places(game: Game, state: State) -> None:
    """Check that every legal action has a place in each part."""
    if game.learned is None:
        return
    found = placed(game.learned, state, game.legal(state))
    for part, start, column in zip(game.learned.parts, game.learned.starts, found.T, strict=True):
        within = (column >= start) & (column < start + part.size)
        must(bool(within.all()), "an action has a place in each part", part.says, column[~within].tolist())
