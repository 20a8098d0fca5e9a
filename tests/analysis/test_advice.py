"""The coach beats the weakest agent if followed blindly, is understandable, and sees only what its seat sees.

Hints are exact where nothing is hidden, improve elsewhere, and use only what the seat may know.
"""

import pytest

from parlour.agents import levels
from parlour.agents.arena.contest import Contest
from parlour.agents.arena.crew import local
from parlour.agents.arena.run import Run
from parlour.agents.exact import solve
from parlour.analysis.advice import NEARLY, Advised, advise, hints, ideas, proposed
from parlour.core import registry, words
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.refusal import NotFound
from tests.analysis.test_worth import GAMES, TRIAD
from tests.analysis.test_worth import _two_truths as two_truths
from tests.games.cipher.scenes import Scene, side
from tests.rounds import rounds
from tests.table.shelving import NIM, shelved

SHARES = {"chakart": 0.95, "cipher": 0.95, "triple-triad": 0.85}  # of the points; a draw is half a point


@pytest.mark.parametrize("pairs", rounds(3, 50))
@pytest.mark.parametrize("game", SHARES)
def test_who_follows_it_beats_the_weakest(game: str, pairs: int) -> None:
    """The coach's advice beats the weakest agent, over deals played from both seats under the arena's default rules."""
    found = registry.game(game)
    players = tuple(levels.contender(found, name) for name in ("coach", "pip"))
    run = Run(Contest(found, found.rule_book.standard, players, (({}, {}),), 0), None)
    for _pair in run.played(local(1), pairs, lambda: 0.0):
        pass
    assert run.only.share >= SHARES[game], run.only


@pytest.mark.parametrize("game", GAMES)
def test_it_sees_no_more_than_its_seat(game: Game) -> None:
    """Two states that look alike to a seat get the same advice, word for word."""
    one, other = two_truths(game, 1)
    assert advise(game, one) == advise(game, other)


@pytest.mark.parametrize("game", GAMES)
def test_another_idea_is_another_action_that_is_nearly_as_good(game: Game) -> None:
    """The coach has one idea or two. The other idea of a hint is worth as much, or nearly so if it is estimated."""
    for number in range(6):
        state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(number))
        told = advise(game, state)
        worth = next(hints(game, state))
        found = ideas(game, state, worth)
        assert found[0].action == worth.best
        for each in (told, found):
            assert 1 <= len(each) <= 2
            assert len({one.action for one in each}) == len(each)
            assert {one.action for one in each} <= set(game.legal(state))
        assert float(worth.values[found[-1].action]) >= worth.value - (0 if worth.exact else NEARLY)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_match_is_said_in_both_languages(game: Game) -> None:
    """The advice names legal actions only, and every sentence of it exists with all its words, in both languages."""
    assert game.coach is not None
    chance = Seeded(5)
    state, _events = game.deal(game.rule_book.standard, [{}, {}], chance)
    while game.to_act(state) != OVER:
        view, legal = game.observe(state, game.to_act(state)), game.legal(state)
        action = legal[chance.pick(len(legal))]
        told = game.coach.advice(game, view, action)
        for said in (told.what, *told.why):
            for lang in words.LANGUAGES:
                text = words.rendered(lang, said)
                assert said["id"] not in text and "{" not in text, text
        game.apply(state, action, chance)


def test_an_action_that_only_begins_is_advised_with_what_follows() -> None:
    """The advice to attack in Cipher names the target as well; the advice to end a turn has nothing after it."""
    game = registry.game("cipher")

    def advised(turn: int) -> Advised:
        fight = Scene(side(front=["B01-003"], bonds=["x"]), side(main="B01-053", orbs=0), turn=turn)
        return advise(game, game.parse_position(game.rule_book.parse(fight.rules), fight.position))[0]

    found = advised(turn=3)
    assert found.text == "attack B01-003"
    assert found.then is not None and (found.then.text, found.then.then) == ("enemy B01-053", None)
    assert advised(turn=1).then is None


def test_a_game_without_one_says_so() -> None:
    with shelved(NIM):
        nim = registry.game("nim")
        state, _events = nim.deal(nim.rule_book.standard, [{}, {}], Seeded(1))
        with pytest.raises(NotFound) as refused:
            advise(nim, state)
    assert refused.value.code == "no-coach"


def test_an_open_position_is_solved_at_once() -> None:
    state, _events = TRIAD.deal(TRIAD.rule_book.parse("triple-triad:free+visibility=open"), [{}, {}], Seeded(4))
    (found,) = hints(TRIAD, state)
    solution = solve(TRIAD, state)
    assert solution is not None and found.exact and found.values == solution.values


def test_where_all_lies_open_best_actions_are_proposed() -> None:
    """Both ideas are best by proof."""
    for number in range(4):
        state, _events = TRIAD.deal(
            TRIAD.rule_book.parse("triple-triad:ffwtt+visibility=open"), [{}, {}], Seeded(number)
        )
        for _ in range(3):
            TRIAD.apply(state, TRIAD.legal(state)[-1], Seeded(1))
        solution = solve(TRIAD, state)
        assert solution is not None
        assert set(proposed(TRIAD, state)) <= set(solution.best)


@pytest.mark.parametrize("game", GAMES)
def test_secrets_behind_the_view_change_no_hint(game: Game) -> None:
    """Two states that look alike to the seat get equal hints, with errors that shrink from one to the next."""
    one, other = (list(hints(game, truth)) for truth in two_truths(game, 1))
    assert one == other
    errors = [found.errors[found.best] for found in one if found.errors]
    assert len(errors) == len(one) > 1 and errors == sorted(errors, reverse=True)
