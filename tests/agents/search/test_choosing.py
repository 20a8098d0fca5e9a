"""A search with weights goes first where they point; without, it is the search it was."""

import json
from pathlib import Path

import numpy as np
import pytest

from parlour import agents
from parlour.agents import weights
from parlour.agents.search import Search, Settings
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.facets.learned import placed
from parlour.core.record import State
from parlour.core.refusal import Refusal

CHAKART = registry.game("chakart")
KEPT = Path(__file__).with_name("unlearned.json")
RULES = ("chakart:seed", "chakart:vchess-2021")


def _views(rules: str) -> list[tuple[State, int, int]]:
    """Return every other view of a random match, with its seat and its ply."""
    chance, found, ply = Seeded(7), [], 0
    state, _events = CHAKART.deal(CHAKART.rule_book.parse(rules), [{}, {}], chance)
    while (seat := CHAKART.to_act(state)) >= 0 and len(found) < 12:
        legal = CHAKART.legal(state)
        if len(legal) > 1 and ply % 2 == 0:
            found.append((CHAKART.observe(state, seat), seat, ply))
        CHAKART.apply(state, legal[chance.pick(len(legal))], chance)
        ply += 1
    return found


def _learnt(folder: Path, **numbers: int) -> str:
    """Write weights that are 0 but for some places, and return the settings of a search with them."""
    table = np.zeros(weights.need_learned(CHAKART).size, np.int8)
    for place, number in numbers.items():
        table[int(place[1:])] = number
    weights.write(CHAKART, folder, table)
    return f"learned={folder}"


@pytest.mark.parametrize("rules", RULES)
def test_without_weights_it_plays_as_before_it_could_learn(rules: str) -> None:
    """`learned=off` answers every view with the action that the search of 0.3 gave."""
    search = Search(Settings(iterations=200, exact=False, learned="off"))
    played = [search.choose(CHAKART, view, seat, ply) for view, seat, ply in _views(rules)]
    assert played == json.loads(KEPT.read_text())[rules]


def test_weights_that_do_not_fit_are_as_none_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "standing", lambda game: None)
    view, seat, ply = _views(RULES[0])[3]
    plain, tuned = Search(Settings(iterations=200)), Search(Settings(iterations=200, learned="off"))
    assert plain.weigh(CHAKART, view, seat, ply) == tuned.weigh(CHAKART, view, seat, ply)


def test_weights_say_what_is_tried_first(tmp_path: Path) -> None:
    """Of actions that are tried once or not at all, those that look promising are tried."""
    view, seat, ply = _views(RULES[0])[0]
    wanted = CHAKART.legal(view)[5]
    learned = weights.need_learned(CHAKART)
    rows = placed(learned, view, CHAKART.legal(view))
    own = next(place for place in rows[5].tolist() if (rows == place).sum() == 1)
    search = agents.tuned(f"search@iterations=3,exact=off,{_learnt(tmp_path, **{f'p{own}': 127})}")
    assert isinstance(search, Search)
    found = search.weigh(CHAKART, view, seat, ply)
    assert found[0].action == wanted and found[0].visits == 3


def test_every_future_is_counted_once_and_a_seed_repeats_them(tmp_path: Path) -> None:
    settings = _learnt(tmp_path)
    for threads in (1, 2):
        search = agents.tuned(f"search@iterations=400,threads={threads},{settings}")
        assert isinstance(search, Search)
        for view, seat, ply in _views(RULES[1])[::4]:
            found = search.weigh(CHAKART, view, seat, ply)
            assert sum(one.visits for one in found) == 400 and all(one.visits for one in found)
            assert found == search.weigh(CHAKART, view, seat, ply)


def test_a_tree_that_is_full_goes_on_counting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A node for whose children there is no room stays a leaf."""
    monkeypatch.setattr("parlour.agents.search.searcher.MOST_NODES", 0)
    monkeypatch.setattr("parlour.agents.search.searcher.CHILDREN", 0)
    view, seat, ply = _views(RULES[0])[2]
    search = agents.tuned(f"search@iterations=3000,{_learnt(tmp_path)}")
    assert isinstance(search, Search)
    assert sum(one.visits for one in search.weigh(CHAKART, view, seat, ply)) == 3000


def test_a_folder_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    view, seat, ply = _views(RULES[0])[0]
    with pytest.raises(Refusal) as refused:
        agents.tuned(f"search@learned={tmp_path / 'none'}").choose(CHAKART, view, seat, ply)  # type: ignore[union-attr]
    assert refused.value.code == "weights-missing"


def test_a_measurement_names_the_weights(tmp_path: Path) -> None:
    """Two sets of weights are two players, and none is a third."""
    texts = [f"search@{_learnt(tmp_path / name, p3=place)}" for name, place in (("one", 1), ("two", 2))]
    told = [agents.meaning(agents.tuned(text), CHAKART) for text in texts]
    assert len({one["weights"] for one in told}) == 2
    assert "weights" not in agents.meaning(agents.tuned("search@learned=off"), CHAKART)
    assert "weights" not in agents.meaning(agents.tuned("search"), registry.game("triple-triad"))
