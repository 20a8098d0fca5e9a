"""The rules know neither colour nor wing, so a board turned over or mirrored is the same board."""

from collections import Counter
from fractions import Fraction

from parlour.core import registry
from parlour.core.record import State
from parlour.games.chakart.shown.view import mirrored, turned_over
from tests import guises
from tests.table.playing import dealt_match, play_on

GAME = registry.game("chakart")
MOMENTS = range(0, 40, 3)


def choices(state: State) -> Counter[tuple[Fraction, ...]]:
    """Count the actions by the probabilities of their outcomes."""
    found = (GAME.outcomes(state, action) for action in GAME.legal(state))
    return Counter(tuple(sorted(weight for weight, _after, _events in outcomes)) for outcomes in found)


def test_each_side_and_wing_has_the_same_choices() -> None:
    """All four guises have as many actions, with outcomes as likely."""
    for plies in MOMENTS:
        match = play_on(dealt_match("chakart:seed"), 5, plies)
        if match.state is None or match.to_act() is None:
            break
        written = dict(GAME.position(match.state))
        if written["pending"] is None and "suspects" not in written:
            over, wing = guises.turned_over(written), guises.other_wing(written)
            asked = (written, over, wing, guises.turned_over(wing))
            counted = [choices(GAME.parse_position(match.rules, one)) for one in asked]
            assert counted == [counted[0]] * 4


def test_a_view_in_a_mirror_twice_is_itself() -> None:
    """A view mirrored twice is itself, even while a piece waits for the result of its move."""
    for plies in MOMENTS:
        match = play_on(dealt_match("chakart:seed"), 5, plies)
        if match.state is None or match.to_act() is None:
            break
        view = GAME.view(match.state, GAME.to_act(match.state))
        assert mirrored(mirrored(view)) == turned_over(turned_over(view)) == view
        assert mirrored(view)["board"] != view["board"]
