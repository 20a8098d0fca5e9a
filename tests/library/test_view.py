"""A view tells what a seat or a spectator sees, by name."""

import pytest

import parlour
from parlour.core.refusal import Refusal


@pytest.mark.parametrize("rules", ["triple-triad:ff8", "cipher", "chakart"])
def test_a_view_is_what_a_hall_would_send(rules: str) -> None:
    """A view has the game's JSON and the terminal's drawing; only the seat to act has actions."""
    match = parlour.game(rules, seed=3)
    for number, viewer in enumerate((*match.seats, "spectator")):
        view = match.view(viewer)
        assert view.viewer == viewer == view.json["viewer"] and view.json == match.game.view(match.state, number)
        assert str(view) and repr(view) == f"<{match.game.name} as {viewer} sees it>"
        asked = view.actions
        assert (asked is None) == (viewer != match.turn)
        assert asked is None or list(asked) == list(match.actions)


def test_a_spectator_is_no_learner_and_nobody_else_looks_on() -> None:
    match = parlour.game("triple-triad:ff8", seed=3)
    assert match.view("red").features.shape == (match.game.declared.features,)
    with pytest.raises(Refusal) as refused:
        _ = match.view().features
    assert refused.value.code == "bad-seat-choice"
    with pytest.raises(Refusal) as refused:
        match.view("green")
    assert "red, blue, spectator" in refused.value.message()
