"""Every agent keeps its promises in every game."""

import pytest

from parlour import agents
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import copy, from_bytes, same
from parlour.core.refusal import Refusal
from tests.agents.meeting import contest, lead
from tests.presets import each_preset
from tests.rounds import rounds

LEARNED = [pytest.param(game, id=game.name) for game in registry.games() if game.learned is not None]

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


def _opening(game: Game, preset: str, seed: int = 3):
    state, _events = game.deal(game.rule_book.parse(f"{game.name}:{preset}"), [{}, {}], Seeded(seed))
    return state, game.to_act(state)


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        agents.agent("deep-blue")
    assert refused.value.code == "unknown-agent"
    assert refused.value.args_["known"] == "random, novice, greedy, search"


@pytest.mark.parametrize(("game", "preset"), each_preset())
@pytest.mark.parametrize("name", agents.names())
def test_an_agent_answers_every_preset_legally_and_repeatably(game: Game, preset: str, name: str) -> None:
    """The action for a view and a seed is legal and always the same; the view stays as it was."""
    agent = agents.agent(name)
    state, seat = _opening(game, preset)
    view = game.observe(state, seat)
    before = copy(view)
    chosen = agent.choose(game, view, seat, 11)
    assert chosen in game.legal(state)
    assert agent.choose(game, view, seat, 11) == chosen
    assert same(view, before)


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_legal_action(game: Game) -> None:
    state, seat = _opening(game, "free")
    view = game.observe(state, seat)
    legal = game.legal(view)
    chosen = {agents.agent("random").choose(game, view, seat, seed) for seed in range(30 * len(legal))}
    assert chosen == set(legal)


def _lead(game: Game, stronger: str, weaker: str, pairs: int) -> int:
    """Return the wins less the losses of the stronger agent in fixed pairs of matches."""
    rules = game.rule_book.parse(f"{game.name}:free")
    return lead(contest(game, agents.agent(stronger), agents.agent(weaker), rules=rules), pairs)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("searched", rounds(2, 7))
def test_search_beats_greedy_and_greedy_beats_random(game: Game, searched: int) -> None:
    """In fixed matches search beats greedy by far, and greedy beats random; the counts repeat exactly."""
    by_greed = _lead(game, "greedy", "random", 25)
    assert by_greed >= 10
    assert _lead(game, "search", "greedy", searched) > searched // 2
    assert _lead(game, "greedy", "random", 25) == by_greed


@pytest.mark.parametrize("text", ["clairvoyant", "search@iterations=1", "search@", "random@", "Search", " search"])
def test_tables_take_plain_names_alone(text: str) -> None:
    """Tables take plain names only: nobody gets more time or sight at a table."""
    with pytest.raises(Refusal) as refused:
        agents.agent(text)
    assert refused.value.code == "unknown-agent"
    assert "clairvoyant" not in agents.names()


def test_arenas_know_more() -> None:
    """An arena knows every agent of the tables unchanged, agents with settings, and the clairvoyant."""
    assert [agents.tuned(name).name for name in agents.names()] == agents.names()
    assert agents.all_names() == [*agents.names(), "clairvoyant"]
    tuned = agents.tuned("search@exploration=0.3,iterations=16000")
    assert tuned.name == "search@iterations=16000,exploration=0.3"
    game = registry.game("triple-triad")
    meaning = agents.meaning(tuned, game)
    assert meaning["name"] == tuned.name
    assert (meaning["settings"]["iterations"], meaning["settings"]["exploration"]) == (16000, 0.3)
    assert agents.meaning(agents.tuned(tuned.name), game) == agents.meaning(tuned, game)
    assert agents.meaning(agents.tuned("search"), game) == agents.meaning(agents.agent("search"), game)
    assert agents.meaning(agents.tuned("greedy"), game) == {"name": "greedy", "settings": {}}


@pytest.mark.parametrize(
    ("text", "code", "known"),
    [
        ("deep-blue", "no-agent", "clairvoyant"),
        ("greedy@iterations=3", "agent-without-settings", "novice, search, clairvoyant"),
        ("novice@heeds=101", "agent-setting-value", "heeds=0..100"),
        ("search@", "agent-setting", "iterations=1.."),
        ("search@depth=3", "agent-setting", "exploration=0.0..100.0"),
        ("search@iterations=3,iterations=4", "agent-setting", "iterations=1.."),
        ("search@iterations=0", "agent-setting-value", "iterations=1.."),
        ("clairvoyant@iterations=many", "agent-setting-value", "iterations=1.."),
        ("search@exploration=nan", "agent-setting-value", "exploration=0.0..100.0"),
    ],
)
def test_a_text_that_names_no_agent_is_refused_with_what_there_is(text: str, code: str, known: str) -> None:
    """A text that names no agent is refused with the list of agents, in both languages."""
    with pytest.raises(Refusal) as refused:
        agents.tuned(text)
    assert refused.value.code == code
    assert all(known in refused.value.message(lang) for lang in ("en", "fr"))


def test_more_iterations_play_otherwise() -> None:
    """A setting reaches the search: with one iteration and no solving it plays nearly at random."""
    many, one = (agents.tuned(f"search@iterations={count},exact=off") for count in (300, 1))
    assert lead(contest(registry.game("triple-triad"), many, one), 6) >= 5


@pytest.mark.parametrize("game", LEARNED)
def test_a_secret_changes_nothing_that_was_learnt(game: Game) -> None:
    """Another truth behind its view, which a learned agent may not know, leaves its answer as it was."""
    chance, searched = Seeded(3), 0
    while searched < 12:
        state, _events = game.deal(game.rule_book.standard, [{}, {}], chance)
        while game.to_act(state) >= 0:
            seat, legal = game.to_act(state), game.legal(state)
            view = game.observe(state, seat)
            truths = {game.resample(view, seat, chance).tobytes(): None for _ in range(3)}
            if len(truths) > 1 and len(legal) > 1:
                searched += 1
                agent = agents.tuned("search@iterations=60")
                shown = [game.observe(from_bytes(game.dtype, truth), seat) for truth in truths]
                answers = {agent.choose(game, one, seat, 5) for one in (view, *shown)}  # type: ignore[union-attr]
                assert len(answers) == 1
            game.apply(state, legal[chance.pick(len(legal))], chance)
