"""The actions of a match are a sequence of names, computed when asked for."""

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from parlour.library.actions import Actions


@pytest.fixture
def actions() -> Actions:
    game = registry.game("chakart")
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    return Actions(game, state)


def test_it_is_a_sequence(actions: Actions) -> None:
    every = [*actions]
    assert actions[0] == every[0] and actions[-2:] == every[-2:] and len(actions) == len(every)
    assert "E2E4" in actions and "e2e5" not in actions and 3 not in actions
    assert repr(actions).startswith(f"<{len(actions)} actions: {actions[0]}, ")


def test_what_stands_for_an_action_that_is_not_legal_is_refused_by_the_game(actions: Actions) -> None:
    """An illegal action is refused by the game's own reason; a text that is no action gets an example."""
    with pytest.raises(Refusal) as refused:
        actions.number("e2e5")
    assert refused.value.code == "chakart-illegal"
    with pytest.raises(Refusal) as refused:
        actions.number("castle")
    assert refused.value.code == "not-an-action-now" and actions[0] in refused.value.message()


@pytest.mark.parametrize(("lang", "others"), [("en", "and so on"), ("fr", "entre autres")])
def test_others_are_spoken_of_where_there_are_some(actions: Actions, lang: str, others: str) -> None:
    """Of two actions the refusal names both; of more it says that there are others."""
    game, rules = registry.rules("cipher")
    state, _events = game.deal(rules, [{}, {}], Seeded(1))
    mulligan = Actions(game, state)
    assert len(mulligan) == 2 and len(actions) > 3
    for known in (actions, mulligan):
        with pytest.raises(Refusal) as refused:
            known.number("castle")
        assert (others in refused.value.message(lang)) is (known is actions)
