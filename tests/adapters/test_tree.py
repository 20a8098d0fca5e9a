"""A tree gives each outcome of chance its exact probability, and tells seats what they may know and no more."""

import pickle
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from threading import Thread

import pytest

from parlour.adapters.stepper import FORK
from parlour.adapters.tree import Node, Origin, Stand, tree_of
from parlour.core import registry
from parlour.core.chance import enumerate_outcomes, merge
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.testing.worlds import known

MOST = 4_000  # nodes looked at in a small deal
SMALL = [(name, number) for name in registry.names() for number in range(len(registry.game(name).small_deals()))]


@pytest.fixture(params=SMALL, ids=lambda small: f"{small[0]}-{small[1]}")
def small(request: pytest.FixtureRequest) -> tuple[Game, int]:
    name, number = request.param
    return registry.game(name), number


def root_of(game: Game, number: int) -> Node:
    return tree_of(Origin(game.name, small_deal=number)).root


def stands(node: Node, weight: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, Stand]]:
    """Yield every node that the next picks can lead to, with its probability."""
    if isinstance(node, Stand):
        yield weight, node
        return
    for value in range(node.width):
        yield from stands(node.after(value), weight / node.width)


def shares(found: list[tuple[Fraction, bytes]]) -> dict[bytes, Fraction]:
    return {state: weight for weight, state in merge(found, lambda state: state)}


def reached(node: Node) -> dict[bytes, Fraction]:
    return shares([(weight, stand.state.tobytes()) for weight, stand in stands(node)])


def test_a_deal_has_every_outcome_as_likely_as_it_is(small: tuple[Game, int]) -> None:
    game, number = small
    deal = game.small_deals()[number].deal
    wanted = shares([(weight, state.tobytes()) for weight, (state, _events) in enumerate_outcomes(deal)])
    assert reached(root_of(game, number)) == wanted


def test_an_action_has_every_outcome_as_likely_as_it_is(small: tuple[Game, int]) -> None:
    """Every outcome has its exact probability, in the first two levels of the deal after any action."""
    game, number = small
    level = [stand for _weight, stand in stands(root_of(game, number))][:3]
    for _ in range(2):
        following = []
        for stand in level:
            assert stand.legal == sorted(game.legal(stand.state)) and stand.turn == game.to_act(stand.state)
            for action in stand.legal[:5]:
                wanted = {after.tobytes(): weight for weight, after, _events in game.outcomes(stand.state, action)}
                assert reached(stand.after(action)) == wanted
                following += [after for _weight, after in stands(stand.after(action)) if after.turn != OVER]
        level = following[:6]


def paths(small: tuple[Game, int]) -> Iterator[tuple[Stand, tuple[tuple[object, ...], ...]]]:
    """Yield nodes, each with what every seat has known and done on the way to it."""
    game, number = small
    waiting = [(stand, ((), ())) for _weight, stand in stands(root_of(game, number))]
    for stand, before in waiting:
        now = tuple((*before[seat], known(game, stand.state, seat)) for seat in (0, 1))
        yield stand, now
        if len(waiting) > MOST or stand.turn == OVER:
            continue
        for action in stand.legal:
            done = tuple((*now[seat], action if seat == stand.turn else None) for seat in (0, 1))
            waiting += [(after, done) for _weight, after in stands(stand.after(action))]


def test_a_seat_is_told_what_it_may_know_and_no_more(small: tuple[Game, int]) -> None:
    """Two nodes tell a seat the same exactly if it knew and did the same on the way to both."""
    sames: tuple[defaultdict[bytes, set[object]], ...] = (defaultdict(set), defaultdict(set))
    others: tuple[defaultdict[object, set[bytes]], ...] = (defaultdict(set), defaultdict(set))
    for stand, history in paths(small):
        for seat in (0, 1):
            sames[seat][stand.told(seat)].add(history[seat])
            others[seat][history[seat]].add(stand.told(seat))
    assert all(len(histories) == 1 for seat in (0, 1) for histories in sames[seat].values())
    assert all(len(told) == 1 for seat in (0, 1) for told in others[seat].values())


def test_what_is_hidden_makes_nodes_alike() -> None:
    """In a small deal of Triple Triad all of red's hands look alike to blue, and different to red."""
    first = [stand for _weight, stand in stands(root_of(registry.game("triple-triad"), 0))]
    assert len({stand.told(0) for stand in first}) == len(first) > 50
    assert len({stand.told(1) for stand in first}) == 1


def test_a_seat_knows_what_it_did() -> None:
    """A seat tells its own actions apart even if nothing visible differs; the other seat does not."""
    (stand, *_others) = (one for _weight, one in stands(root_of(registry.game("triple-triad"), 0)))
    alike = [Stand(stand.tree, stand.state, 1, stand.turn, stand.legal, (stand, action)) for action in stand.legal]
    assert len(alike) > 1 and len({one.told(stand.turn) for one in alike}) == len(alike)
    assert len({one.told(1 - stand.turn) for one in alike}) == 1


def whole(name: str) -> Iterator[Node]:
    """Yield the nodes of a match."""
    node: Node = tree_of(Origin(name, longest=60)).root
    step = 0
    while node.turn != OVER:
        yield node
        choices = range(node.width) if node.turn == FORK else node.legal
        node, step = node.after(choices[step % len(choices)]), step + 1
    yield node


@pytest.mark.parametrize("name", registry.names())
def test_a_node_is_the_same_wherever_it_is_unpacked(name: str) -> None:
    """A pickled node keeps its state and what it tells, and goes on the same way; a copy is the node itself."""
    for node in whole(name):
        twin = pickle.loads(pickle.dumps(node))
        assert deepcopy(node) is node and twin.tree is node.tree
        assert (twin.turn, twin.legal, twin.width, twin.picks) == (node.turn, node.legal, node.width, node.picks)
        assert [twin.told(seat) for seat in (0, 1)] == [node.told(seat) for seat in (0, 1)]
        if node.stand is not None and twin.stand is not None:
            assert twin.stand.state.tobytes() == node.stand.state.tobytes()
        if node.turn == FORK:
            assert twin.after(0).width == node.after(0).width


@pytest.mark.parametrize("name", registry.names())
def test_a_node_goes_on_in_any_thread_and_as_often_as_one_likes(name: str) -> None:
    """A deal that waits in one thread is run again in another."""
    node, found = tree_of(Origin(name)).root, []
    for _ in range(3):
        thread = Thread(target=lambda node=node: found.append(node.after(1)))
        thread.start()
        thread.join()
        assert found[-1].picks == node.after(1).picks == node.after(1).picks
        node = node.after(1)


def test_a_match_is_cut_off_where_its_origin_says() -> None:
    *before, end = whole("cipher")
    assert isinstance(end, Stand) and end.played == 60 and end.legal == []
    assert registry.game("cipher").outcome(end.state, 0) == 0 and before[-1].turn != OVER


def test_an_imagined_node_tells_the_seat_what_the_true_one_does() -> None:
    """An imagined node tells the seat the same as the true one, and is as likely as it.

    Its state is another. A seat that may see more sees something else there.
    """
    game = registry.game("triple-triad")
    stand = next(node for node in whole("triple-triad:ff8") if isinstance(node, Stand))
    imagined = [stand.tree.imagined(stand, stand.turn, seed) for seed in range(20)]
    assert {one.told(stand.turn) for one in imagined} == {stand.told(stand.turn)}
    assert len({one.told(1 - stand.turn) for one in imagined}) > 10
    views = {game.observe(one.state, stand.turn).tobytes() for one in (stand, *imagined)}
    assert len(views) == 1 and len({one.state.tobytes() for one in imagined}) > 10
    assert all(one.legal == stand.legal and one.after(one.legal[0]).turn != FORK for one in imagined)


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        (Origin("chakart", small_deal=7), "no-such-small-deal"),
        (Origin("poker"), "unknown-game"),
        (Origin("triple-triad", brings="[{}]"), "bad-brings"),
        (Origin("triple-triad", brings="red"), "bad-brings"),
    ],
)
def test_an_origin_that_makes_no_sense_is_refused(origin: Origin, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        tree_of(origin)
    assert refused.value.code == code


def test_nothing_is_imagined_where_chance_decides() -> None:
    tree = tree_of(Origin("triple-triad"))
    with pytest.raises(Refusal) as refused:
        tree.imagined(tree.root, 0, 1)
    assert refused.value.code == "chance-decides"
