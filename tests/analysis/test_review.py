"""A review tells the true cost of a choice, or nearly, and blames nobody for chance."""

from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest

from parlour import agents
from parlour.agents.exact import value
from parlour.agents.exact.endings import Endings
from parlour.agents.exact.solution import at_hand
from parlour.analysis.advice import proposed
from parlour.analysis.review import (
    DRAWN,
    ITERATIONS,
    Decision,
    Judged,
    Values,
    outcomes,
    review,
    standing_out,
    turning_point,
)
from parlour.analysis.worth import Worth
from parlour.core import record, registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from tests import minimax
from tests.agents.exact.test_solution import _cards as cards
from tests.rounds import rounds

TRIAD, CHAKART = registry.game("triple-triad"), registry.game("chakart")
OPEN = "triple-triad:ffwtt+visibility=open+same+plus"
CHAOS = "triple-triad:free+visibility=open+playing_order=chaos"
NEAR = 5  # placements after which minimax in plain Python is quick


def match_of(game: Game, rules: str, seed: int, *names: str) -> list[Decision]:
    """Return the decisions of a match between two agents."""
    chance, found = Seeded(seed), []
    state, _events = game.deal(game.rule_book.parse(rules), [{}, {}], chance)
    while (seat := game.to_act(state)) != OVER:
        before = record.copy(state)
        action = agents.agent(names[seat]).choose(game, game.observe(state, seat), seat, seed + len(found))
        game.apply(state, action, chance)
        found.append(Decision(before, action, record.copy(state)))
    return found


def solved_again(decision: Decision) -> tuple[Fraction, Fraction]:
    """Return the values of the best action and of the chosen one, found by other means than the review's."""
    state = at_hand(TRIAD, decision.state)
    if sum(map(bool, TRIAD.view(state, 2)["board"])) >= NEAR:  # type: ignore[typeddict-item]  # the game's own view
        values = minimax.values(TRIAD, state, cards)
        return max(values.values()), values[decision.action]
    endings, sign = Endings(TRIAD), 1 if TRIAD.to_act(state) == 0 else -1
    after = TRIAD.outcomes(state, decision.action)[0][1]
    found = [endings.value(one, lambda searched: True) for one in (state, after)]
    assert None not in found
    return Fraction(sign * found[0]), Fraction(sign * found[1])  # type: ignore[operator, arg-type]  # none is None


@pytest.mark.parametrize("wanted", rounds(8, 50))
def test_marked_mistakes_solved_again_agree(wanted: int) -> None:
    """In open games every marked mistake cost what the review says, and unmarked choices cost nothing."""
    marked = 0
    for seed in range(100):
        decisions = match_of(TRIAD, OPEN, seed, "greedy", "random")
        for number, judged in review(TRIAD, decisions):
            assert judged.worth.exact
            if judged.is_mistake:
                marked += 1
                assert solved_again(decisions[number]) == (judged.before, judged.chosen)
            else:
                assert judged.cost == 0 and judged.action in judged.worth.values
        if marked >= wanted:
            break
    assert marked >= wanted


def test_a_match_is_judged_once() -> None:
    """The decision asked for is judged first, then the others from the last on, each once, certain or not."""
    certain = match_of(TRIAD, OPEN, 1, "greedy", "greedy")
    assert [number for number, _judged in review(TRIAD, certain, 4)] == [4, 8, 7, 6, 5, 3, 2, 1, 0]
    searched = match_of(CHAKART, "chakart:seed", 3, "greedy", "random")[:3]
    assert [number for number, _judged in review(CHAKART, searched, 1)] == [1, 2, 0]


def test_a_match_ends_where_its_reader_stops() -> None:
    """Nothing is judged before it is asked for."""
    decisions = match_of(TRIAD, OPEN, 1, "greedy", "greedy")
    assert len([*islice(review(TRIAD, decisions), 3)]) == 3


@pytest.mark.parametrize("rules", [OPEN, "chakart:seed"])
def test_without_chance_nothing_is_its_doing(rules: str) -> None:
    game = registry.game(rules.partition(":")[0])
    values = Values(game, ITERATIONS)
    sure = [
        one for one in match_of(game, rules, 2, "greedy", "random") if len(outcomes(game, one.state, one.action)) == 1
    ]
    for judged in map(values.judged, sure[:20]):
        assert not judged.chance and judged.after == judged.chosen <= judged.before


def test_no_choice_leaves_less_than_a_certain_loss() -> None:
    """No choice is worth less than a certain loss, even if a short search overlooked a better action."""
    decision = match_of(CHAKART, "chakart:seed", 5, "random", "random")[42]
    judged = Values(CHAKART, ITERATIONS).judged(decision)
    assert judged.is_mistake and judged.chosen == -1


def test_the_choice_is_the_mean_of_what_chance_may_make_of_it() -> None:
    """The chosen value is the mean of `after` over all outcomes where chance decides next."""
    values = Values(TRIAD, ITERATIONS)
    for decision in match_of(TRIAD, CHAOS, 5, "greedy", "greedy")[5:8]:
        found = outcomes(TRIAD, decision.state, decision.action)
        judged = [values.judged(Decision(decision.state, decision.action, after)) for _weight, after, _events in found]
        assert len(found) == 1 or all(one.chance for one in judged)
        mean = sum(float(weight) * one.after for (weight, _after, _events), one in zip(found, judged, strict=True))
        assert mean == pytest.approx(judged[0].chosen)
        sign = 1 if judged[0].worth.seat == 0 else -1
        assert [one.after for one in judged] == [
            float(sign * (value(TRIAD, after) or 0)) for _, after, _events in found
        ]


def test_more_outcomes_than_anybody_counts_are_drawn() -> None:
    """A shuffle in Cipher has too many outcomes to list; its choice is judged from drawn ones."""
    cipher = registry.game("cipher")
    many = [
        one
        for one in match_of(cipher, "cipher:seed", 3, "greedy", "random")
        if not outcomes(cipher, one.state, one.action)
    ]
    assert many
    judged = Values(cipher, ITERATIONS).judged(many[0])
    assert judged.chance and DRAWN > 1


@pytest.mark.parametrize(
    "rules", ["triple-triad:ffwtt+visibility=open", "triple-triad:ffwtt", "chakart:seed", "cipher:seed"]
)
def test_what_the_coach_proposes_is_no_mistake(rules: str) -> None:
    """The review never blames the coach’s action. Where all lies open, no action was better."""
    game = registry.game(rules.partition(":")[0])
    values, chance = Values(game, ITERATIONS), Seeded(4)
    state, _events = game.deal(game.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(6):
        if game.to_act(state) == OVER:
            break
        before, action = record.copy(state), proposed(game, state)[0]
        game.apply(state, action, chance)
        judged = values.judged(Decision(before, action, record.copy(state)))
        assert not judged.is_mistake
        assert judged.cost == 0 or not judged.worth.exact or not rules.endswith("open")


def test_a_choice_that_cost_much_is_a_mistake_unless_the_coach_proposed_it() -> None:
    worth = Worth(0, {0: 0.6, 1: -0.6}, (0,), {0: 0.01, 1: 0.01})
    judged = Judged(worth, 1, 0.6, -0.6, -0.6, chance=False)
    assert judged.is_mistake and not replace(judged, advised=True).is_mistake


def certain(seat: int, before: float, chosen: float) -> Judged:
    """Return a decision judged with every value known."""
    return Judged(Worth(seat, {0: Fraction(0)}, (0,)), 0, before, chosen, chosen, chance=False)


def likely(seat: int, before: float, chosen: float) -> Judged:
    """Return a decision judged by search: chances, not scores."""
    return Judged(Worth(seat, {0: before}, (0,), {0: 0.0}), 0, before, chosen, chosen, chance=False)


def test_what_was_decided_before_all_was_certain_is_an_estimate() -> None:
    """A lost game that loses more cards was not decided by them, but by the mistake that lost it."""
    found = [likely(0, 0.1, -0.4), likely(0, -0.4, -0.6), certain(0, -2, -8)]
    assert turning_point(found, 0) == 0
    assert turning_point([*found, certain(0, 2, -2)], 0) == 3


def test_the_turning_point_is_what_the_loser_gave_away() -> None:
    """The turning point is the loser's mistake that changed the result, before larger losses of a lost game.

    The winner's mistakes decided nothing.
    """
    found = [certain(0, 4, -2), certain(1, 2, -2), certain(0, 2, -2), certain(1, 2, -4), certain(0, -2, -8)]
    assert [turning_point(found, loser) for loser in (0, 1, None)] == [0, 3, 3]
    assert turning_point([certain(0, 2, 2)], 0) is None


def test_a_turning_point_that_all_could_see_goes_before_one_on_an_empty_board() -> None:
    """A mistake that was answered by taking something is preferred if it cost as much and was never made up for."""
    quiet, taken = certain(0, 0, -2), certain(0, -2, -6)
    assert turning_point([quiet, taken], 0, {1}) == 1
    assert turning_point([quiet, taken], 0) == 0, "nothing was taken"
    assert turning_point([certain(0, 4, -2), taken, certain(1, 2, 2)], 0, {1}) == 0, "it cost less"
    assert turning_point([quiet, taken, certain(1, 6, -2), certain(0, 2, 2)], 0, {1}) == 0, "it was made up for"


def test_where_nobody_erred_what_stood_out_is_found() -> None:
    """A move that was far better than any other stands out, and so does what chance made much of."""
    plain = Judged(Worth(0, {0: 0.1, 1: 0.05}, (0,), {0: 0.0}), 0, 0.1, 0.1, 0.1, chance=False)
    fine = Judged(Worth(0, {0: 0.1, 1: -0.3}, (0,), {0: 0.0}), 0, 0.1, 0.1, 0.1, chance=False)
    lucky = Judged(Worth(1, {0: 0.1}, (0,), {0: 0.0}), 0, 0.1, 0.1, -0.6, chance=True)
    assert standing_out([plain, fine]) == 1
    assert standing_out([lucky, fine]) == 0
    assert standing_out([plain]) is standing_out([]) is None
