"""A person at the terminal is asked until they type an action, and may leave."""

import io

import pytest
from rich.console import Console

from parlour.cli.person import Person
from parlour.core import registry
from parlour.core.chance import Seeded


def test_a_person_is_asked_until_it_is_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong action is told, "?" lists the legal ones, and a person who leaves has none."""
    game, rules = registry.rules("triple-triad:ff8")
    state, _events = game.deal(rules, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    told = io.StringIO()
    person = Person(game, seat, Console(file=told, width=200))
    action = game.legal(state)[0]
    typed = ["castle", "?", "", game.typed(game.observe(state, seat), action)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    assert person.ask(state) == action
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert person.ask(state) is None
    assert typed[-1] in told.getvalue()
