"""The levels of every game: a table asks for them by plain names, and each is stronger than the one before."""

from itertools import pairwise
from pathlib import Path

import pytest

from parlour import agents
from parlour.agents import levels
from parlour.agents.own.program import Command
from parlour.core import registry, words
from parlour.core.chance import Seeded
from parlour.core.facets.levels import NAMES, USUAL, Level, Levels
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from tests.agents.meeting import contest, lead
from tests.rounds import rounds

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]
STEP = 80  # Elo between two levels, at least


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_has_an_order_and_both_ends(game: Game) -> None:
    """A ladder holds some of the names in order, from Pip to Madame Strix; the last one searches with full strength."""
    ladder = game.levels.ladder
    named = [level.name for level in ladder]
    assert named == [name for name in NAMES if name in named]
    assert named[0] == NAMES[0] and named[-1] == NAMES[-1]
    name, _at, given = ladder[-1].agent.partition("@")
    assert ladder[0].agent == "novice" and name == "search" and "off" not in given


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_as_large_as_was_measured(game: Game) -> None:
    """Each level is at least a step above the one before, less their errors, or no level was measured.

    They were measured on one rule set that the game knows, with `greedy` for an anchor.
    """
    measured = [level for level in game.levels.ladder if level.elo is not None]
    if game.levels is USUAL:
        assert measured == [] and game.levels.rules is None
        return
    assert len(measured) == len(game.levels.ladder)
    game.rule_book.parse(f"{game.name}:{game.levels.rules}")
    for lower, upper in pairwise(measured):
        short = STEP - ((upper.elo or 0) - (lower.elo or 0))
        assert short <= max(upper.error or 0, lower.error or 0), (lower, upper)
    anchor = next(level for level in measured if level.agent == "greedy")
    assert (anchor.elo, anchor.error) == (1000, 0)
    assert all(level.error for level in measured if level is not anchor)


def test_a_level_may_be_an_agent_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level's agent may lie in a module; it is made once, and sits at tables under its plain name."""
    (tmp_path / "who_levels.py").write_text("class Last:\n    def choose(self, legal):\n        return legal[-1]\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = registry.game("triple-triad")
    monkeypatch.setattr(type(game), "levels", Levels((Level("pip", "who_levels:Last"), Level("strix", "program:true"))))
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    view = game.observe(state, seat)
    pip = levels.player(game, "pip")
    assert pip.choose(game, view, seat, 1) == game.legal(view)[-1] and not levels.searches(game, "pip")
    assert isinstance(levels.contender(game, "strix"), Command)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_an_agent_a_name_and_a_character(game: Game) -> None:
    """Every level has an agent, a name and a character; none plays at random."""
    for level in game.levels.ladder:
        assert levels.player(game, level.name).name == agents.tuned(level.agent).name
        assert not level.agent.startswith("random")
        for lang in words.LANGUAGES:
            assert words.say(lang, f"agent-{level.name}") != f"agent-{level.name}"
            assert words.say(lang, f"opponents-{level.name}") != f"opponents-{level.name}"


@pytest.mark.parametrize("game", GAMES)
def test_whom_the_house_does_not_have_is_refused_with_whom_it_has(game: Game) -> None:
    for name in ("deep-blue", "Reynard", "reynard@iterations=9", "search@iterations=9", "clairvoyant"):
        with pytest.raises(Refusal) as refused:
            levels.seated(game, name)
        assert (name, refused.value.code) == (name, "unknown-agent")
        assert refused.value.args_["known"] == ", ".join(levels.names(game))


@pytest.mark.parametrize("game", GAMES)
def test_agents_keep_their_names(game: Game) -> None:
    """A table can still ask for an agent by the name it had before there were levels."""
    for name in agents.names():
        assert levels.seated(game, name) == name
        assert levels.player(game, name) is agents.agent(name)


@pytest.mark.parametrize("pairs", rounds(3, 12))
def test_whoever_stands_higher_wins_more(pairs: int) -> None:
    """In fixed pairs of Triple Triad by the measured rules a level beats the one two rungs below; the counts repeat."""
    game = registry.game("triple-triad")
    rules = game.rule_book.parse(f"{game.name}:{game.levels.rules}")
    players = [levels.player(game, level.name) for level in game.levels.ladder]
    for lower, upper in zip(players, players[2:], strict=False):
        assert lead(contest(game, upper, lower, rules=rules), pairs) > 0


@pytest.mark.parametrize("game", GAMES)
def test_who_searches_is_told_from_who_moves_by_what_they_see(game: Game) -> None:
    """Levels that search are told from the others, by their own name or the agent's; the weakest never search."""
    plain = levels.without_search(game)
    assert plain == [level.name for level in game.levels.ladder if not level.agent.startswith("search")]
    assert "pip" in plain and "strix" not in plain
    assert levels.searches(game, "search") and not levels.searches(game, "greedy")
