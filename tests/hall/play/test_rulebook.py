"""The rulebook: each worked example is as the referee rules, and each chapter is in every language."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.core import referee, registry, words
from parlour.core.chance import Scripted
from parlour.core.refusal import Refusal
from parlour.hall.play import rulebook

NAMES = [game.name for game in registry.games()]
EXAMPLES = [(name, one.name) for name in NAMES for chapter in rulebook.chapters(name) for one in chapter.examples]


def _triple_triad(entry: dict[str, Any]) -> str:
    return "".join(piece["colour"][0] if piece else "." for piece in entry["view"]["board"])


def _chakart(entry: dict[str, Any]) -> str:
    return str(entry["view"]["fen"].split()[0])


def _cipher(entry: dict[str, Any]) -> str:
    return " ".join(event["kind"] for event in entry["events"])


def _asked(entry: dict[str, Any]) -> Any:
    """Return an action as the referee reads it: a placed card by its sides, everything else by its text."""
    placed = next((event for event in entry["events"] if event["kind"] == "placed" and "slot" in event), None)
    return {"card": placed["card"]["sides"], "cell": placed["cell"]} if placed else entry["action"]


def _ruled(events: list[dict[str, Any]]) -> list[str]:
    """Return the events of an action up to the end of the round: a referee's position has no next one."""
    kinds = [event["kind"] for event in events]
    return kinds[: kinds.index("result")] if "result" in kinds else kinds


SHORT = {"triple-triad": _triple_triad, "chakart": _chakart, "cipher": _cipher}


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_step_leads_where_the_rulebook_says(game: str, name: str) -> None:
    """Each step of an example has the outcome that its author expected."""
    steps, entries = rulebook.example(game, name).steps, rulebook.film(game, name)[1:]
    assert steps
    assert [SHORT[game](entry) for entry in entries] == [step.expect for step in steps]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_step_is_among_what_a_reader_could_try(game: str, name: str) -> None:
    """Each step is among the actions that may be done at that moment."""
    film = rulebook.film(game, name)
    for before, entry in pairwise(film):
        assert entry["action"] in [move["action"] for move in before["view"]["legal"]]


ASKED = [
    (game, name, at)
    for game, name in EXAMPLES
    for at, step in enumerate(rulebook.example(game, name).steps)
    if step.task
]


@pytest.mark.parametrize(("game", "name", "at"), ASKED)
def test_whatever_a_reader_may_try_is_answered(game: str, name: str, at: int) -> None:
    """At a step with a task every legal action is the step itself, or a try with its reason, once."""
    step, before = rulebook.example(game, name).steps[at], rulebook.film(game, name)[at]
    legal = {move["action"] for move in before["view"]["legal"]}
    assert sorted([step.action, *(one.action for one in step.tries)]) == sorted(legal)
    shot = rulebook.film(game, name)[at + 1]
    assert (shot["task"], [one["say"] for one in shot["tries"]]) == (step.task, [one.say for one in step.tries])


@pytest.mark.parametrize(("game", "name", "at"), ASKED)
def test_a_try_leads_where_its_reason_says(game: str, name: str, at: int) -> None:
    """Each try, with the actions that follow it, has the outcome that its author expected."""
    played, shown = registry.game(game), rulebook.example(game, name)
    for one in shown.steps[at].tries:
        state = played.parse_position(played.rule_book.parse(shown.rules), shown.stage)
        for step in shown.steps[:at]:
            played.apply(state, played.parse_action(state, step.action), Scripted(step.picks))
        events = [
            event
            for action in (one.action, *one.then)
            for event in played.apply(state, played.parse_action(state, action), Scripted(one.picks))
        ]
        assert " ".join(played.event_json(event, 0)["kind"] for event in events) == one.expect, one.action


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_step_is_a_ruling_of_the_referee(game: str, name: str) -> None:
    """The public referee, asked for the first step of an example, lists what the rulebook shows among its outcomes."""
    played, shown = registry.game(game), rulebook.example(game, name)
    state = played.parse_position(played.rule_book.parse(shown.rules), shown.stage)
    first = rulebook.film(game, name)[1]
    asked = {"game": game, "rules": shown.rules, "position": played.position(state), "action": _asked(first)}
    ruling = referee.judge(asked)
    assert ruling["ok"], ruling
    assert _ruled(first["events"]) in [_ruled(outcome["events"]) for outcome in ruling["outcomes"]]


@pytest.mark.parametrize("game", NAMES)
def test_chapters_speak_every_language_and_name_rules_that_exist(game: str) -> None:
    """Titles, texts and remarks are in every language; a chapter's house rule is one of the game's."""
    book = registry.game(game).rule_book
    for chapter in rulebook.chapters(game):
        said = [chapter.title, chapter.text]
        said += [one.title for one in chapter.examples]
        steps = [step for one in chapter.examples for step in one.steps]
        said += [text for step in steps for text in (step.say, step.task, *(one.say for one in step.tries)) if text]
        assert all(set(one) == set(words.LANGUAGES) and all(one.values()) for one in said), chapter.name
        if chapter.option is not None:
            assert chapter.value in book.options[chapter.option].values
        assert all(book.parse(one.rules) for one in chapter.examples)
    names = [name for owner, name in EXAMPLES if owner == game]
    assert len(names) == len(set(names))


def test_an_unknown_example_is_refused() -> None:
    """An unknown example is refused with its name."""
    with pytest.raises(Refusal) as refusal:
        rulebook.example(NAMES[0], "nothing")
    assert refusal.value.code == "unknown-example"
