"""A batch plays match by match exactly what the game plays by itself, and shows what the game shows."""

import copy as copying
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.core.chance import Chance, pick, seeded_tape
from parlour.core.contract import OVER
from parlour.core.facets.learning import observed
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal
from parlour.rl.batch import Batch
from parlour.rl.batch import streams as streams_of
from tests.rounds import dear
from tests.table.shelving import EXAMPLES, shelved

TABLES = (
    "triple-triad:ff8",
    "triple-triad:ff8+open",
    "triple-triad:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+power_wall",
    "triple-triad:free+same+plus+playing_order=order+visibility=three_open+sudden_death",
    "triple-triad:free+playing_order=chaos+reverse+fallen_ace+ascension+cards=ff14+star_limits",
    "triple-triad:free+swap+descension",
    "triple-triad:free+card_pick=draft+star_limits",
    "triple-triad:free+card_pick=opponent",
    "triple-triad:free+card_pick=full+visibility=open+sudden_death",
    "triple-triad:free+card_pick=random+first_player=blue",
    "triple-triad:free+roulette",
    "chakart:seed",
    "chakart:vchess-2021+array=symmetric+ply_cap=150",
    "chakart:seed+array=orthodox+ply_cap=150",
    "cipher",
    "nim",
    "kuhn-poker",
)
BASIC = "triple-triad:ff8"
VARIED = (BASIC, "chakart:seed", "nim")  # tables whose batches are asked for in other forms
FORMS: tuple[dict[str, Any], ...] = (
    {"legal": "lists"},
    {"observations": "features"},
    {"legal": "lists", "observations": "features"},
)
THREADED = (BASIC, "triple-triad:free+roulette", "kuhn-poker")
ARRAYS = ("states", "streams", "to_act", "mask", "observations", "rewards", "acted", "terminated")
SHORT, LONG = (12, 70), (3, 900)  # matches, and enough steps to end some of them


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Install the small games."""
    with shelved(EXAMPLES / "nim", EXAMPLES / "kuhn_poker"):
        yield


@pytest.mark.parametrize("again", [copying.copy, copying.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("chosen", [{}, {"legal": "lists"}, {"observations": "features", "threads": 2}])
def test_a_copy_goes_on_by_itself(again: Callable[[Batch], Batch], chosen: dict[str, Any]) -> None:
    """A copied or pickled batch plays on as the first would, and neither moves the other."""
    batch = parlour.batch(BASIC, 5, seed=3, **chosen)
    for _ in range(7):
        batch.step(_first_legal(batch))
    twin = again(batch)
    told = [getattr(batch, name) for name in (*ARRAYS, "legal", "counts") if name != "mask" or not chosen.get("legal")]
    stood = [array.copy() for array in told]
    for _ in range(12):
        twin.step(_first_legal(twin))
    assert all(np.array_equal(array, before) for array, before in zip(told, stood, strict=True))
    for _ in range(12):
        batch.step(_first_legal(batch))
    for name in ("states", "streams", "to_act", "mask", "observations", "rewards", "acted", "terminated"):
        assert np.array_equal(getattr(batch, name), getattr(twin, name)), name


def _first_legal(batch: Batch) -> Any:
    """Return the lowest legal action of each match, found by the game itself."""
    return np.array([batch.game.legal(batch.states[row : row + 1])[0] for row in range(batch.n)])


class Stream(Chance):
    """The chance of one match of a batch, read from its stream."""

    def __init__(self, state: np.uint64) -> None:
        super().__init__()
        self.tape = seeded_tape(0)
        self.tape["state"] = state

    def _draw(self, n: int) -> int:
        return int(pick(self.tape[0], n))


def fresh(batch: Batch, stream: Stream) -> State:
    """Return the first state of a match, by the game's own deal or drawn from the batch's deals."""
    if len(batch.deals) > 1:
        at = stream.pick(len(batch.deals))
        return copy(batch.deals[at : at + 1])
    return batch.game.deal(batch.rules, ({}, {}), stream)[0]


def legal(batch: Batch, match: int) -> list[int]:
    """Return the legal actions of a match, in whatever form the batch has them."""
    if len(batch.mask) == batch.n:
        return np.flatnonzero(batch.mask[match]).tolist()
    return sorted(batch.legal[match, : batch.counts[match]].tolist())


def seen(batch: Batch, state: State, seat: int) -> np.ndarray:
    """Return the observation that the batch should show of a state, from the seat's view."""
    view = batch.game.observe(state, seat)
    if batch.observations.dtype == np.float32:
        return batch.game.features(view, seat)
    observation = batch.game.learning.observation(batch.deals)
    return observed(observation, view, seat, 85).view(batch.observations.dtype)


def check(batch: Batch, states: list[State], streams: list[Stream]) -> None:
    """Check that a batch shows what the game says of the same states."""
    for match, state in enumerate(states):
        seat = batch.game.to_act(state)
        assert batch.states[match].tobytes() == state.tobytes()
        assert batch.streams[match] == streams[match].tape["state"][0]
        assert batch.to_act[match] == seat
        assert legal(batch, match) == sorted(batch.game.legal(state))
        assert batch.observations[match].tobytes() == seen(batch, state, seat).tobytes()
    assert np.all(batch.observations >= batch.low) and np.all(batch.observations <= batch.high)


def choose(batch: Batch, dice: np.random.Generator) -> np.ndarray:
    """Return a legal action for each match."""
    return np.array([dice.choice(legal(batch, match)) for match in range(batch.n)])


def play_slowly(batch: Batch, seed: int, steps: int) -> None:
    """Play a batch, and each of its matches by the game alone, until some have ended; check every step."""
    dice = np.random.default_rng(seed)
    streams = [Stream(state) for state in streams_of(seed, batch.n)]
    states = [fresh(batch, stream) for stream in streams]
    check(batch, states, streams)
    ended = 0
    for _ in range(steps):
        actions = choose(batch, dice)
        seats = [batch.game.to_act(state) for state in states]
        batch.step(actions)
        assert batch.acted.tolist() == seats
        for match, action in enumerate(actions.tolist()):
            state, _events = batch.game.played(states[match], action, streams[match])
            over = batch.game.to_act(state) == OVER
            assert batch.terminated[match] == over
            assert batch.rewards[match].tolist() == [batch.game.outcome(state, seat) for seat in (0, 1)]
            states[match] = fresh(batch, streams[match]) if over else state
            ended += over
        check(batch, states, streams)
        if ended > 2 * batch.n:
            break
    assert ended


@pytest.mark.parametrize("table", TABLES)
def test_a_batch_plays_what_the_game_plays(table: str) -> None:
    """States, chance, turns, rewards, ends, fresh matches, masks and observations agree beyond the end of a match."""
    n, steps = LONG if table.startswith(("chakart", "cipher")) else SHORT
    play_slowly(parlour.batch(table, n, seed=3, deals=8), 3, steps)


@pytest.mark.parametrize("table", VARIED)
def test_legal_actions_may_be_listed_and_features_observed(table: str) -> None:
    """Lists of actions and observed features agree as well."""
    play_slowly(parlour.batch(table, 3, seed=5, deals=4, **FORMS[-1]), 5, 900)


@dear
@given(seed=st.integers(0, 2**62), n=st.integers(1, 9), threads=st.integers(2, 4), table=st.sampled_from(THREADED))
def test_threads_and_size_change_nothing(seed: int, n: int, threads: int, table: str) -> None:
    """A match has the same bytes with any number of threads, and with any number of matches beside it."""
    alone, shared = (parlour.batch(table, n, seed, threads=count, deals=4) for count in (1, threads))
    larger = parlour.batch(table, n + 3, seed, deals=4)
    dice = np.random.default_rng(seed)
    for _ in range(15):
        actions = choose(larger, dice)
        larger.step(actions)
        for batch in (alone, shared):
            batch.step(actions[:n])
            for name in ARRAYS:
                assert getattr(batch, name).tobytes() == getattr(larger, name)[:n].tobytes(), name


@pytest.mark.parametrize("table", [BASIC, "nim"])
def test_a_match_may_be_left_alone(table: str) -> None:
    """A match in which nobody is to act stays as it is and tells nothing new; the others play on."""
    batch = parlour.batch(table, 8, seed=4, deals=4)
    where = np.arange(8) % 3 == 0
    for _ in range(30):
        states, streams = batch.states.copy(), batch.streams.copy()
        batch.step(np.where(where, _first_legal(batch), -1), where=where)
        still = ~where
        assert batch.states[still].tobytes() == states[still].tobytes()
        assert np.array_equal(batch.streams[still], streams[still])
        assert not batch.terminated[still].any() and not batch.rewards[still].any()
        assert set(batch.acted[still]) == {-1} and set(batch.acted[where]) <= {0, 1}
        assert not any(batch.states[row].tobytes() == states[row].tobytes() for row in np.flatnonzero(where))
    with pytest.raises(Refusal) as refused:
        batch.step(_first_legal(batch), where=np.ones(7, bool))
    assert refused.value.code == "batch-where"


@pytest.mark.parametrize("table", ["triple-triad:ff8", "kuhn-poker"])
def test_ends_are_what_each_seat_saw_of_them(table: str) -> None:
    """The last observation of a match is that of its last state, from either seat's view."""
    batch = parlour.batch(table, 6, seed=6, deals=4, ends=True)
    ended = 0
    for _ in range(20):
        actions, streams = _first_legal(batch), [Stream(state) for state in batch.streams]
        states = [copy(batch.states[row : row + 1]) for row in range(batch.n)]
        batch.step(actions)
        for row in np.flatnonzero(batch.terminated):
            last, _events = batch.game.played(states[row], int(actions[row]), streams[row])
            ended += 1
            for seat in (0, 1):
                assert batch.ends[row, seat].tobytes() == seen(batch, last, seat).tobytes()
    assert ended >= batch.n and parlour.batch(table, 2, deals=4).ends.shape[0] == 0


def test_what_is_handed_out_is_what_is_written() -> None:
    """The next step writes into the same memory, which NumPy, names and DLPack share."""
    batch = parlour.batch(BASIC, 5)
    taken = {name: np.from_dlpack(getattr(batch, name)) for name in ARRAYS if name != "states"}
    colours = batch.fields["colour"]
    before = colours.copy()
    batch.step(choose(batch, np.random.default_rng(0)))
    assert not np.array_equal(colours, before)
    for name, array in taken.items():
        assert np.shares_memory(array, getattr(batch, name)) and np.array_equal(array, getattr(batch, name))
    assert np.shares_memory(colours, batch.observations)


def test_only_states_and_streams_are_read() -> None:
    """Writing to other arrays changes no match, and states and streams alone bring a batch back."""
    batch, beside = (parlour.batch("chakart", 4, seed=1, legal="lists", deals=4) for _ in range(2))
    states, streams = batch.states.copy(), batch.streams.copy()
    shown = batch.observations.copy(), batch.counts.copy()
    actions = beside.legal[:, 0].copy()
    for array in (batch.legal, batch.counts, batch.observations, batch.to_act, batch.rewards):
        array.fill(1)
    for one in (batch, beside):
        one.step(actions)
    assert batch.states.tobytes() == beside.states.tobytes()
    assert batch.observations.tobytes() == beside.observations.tobytes()
    batch.states[:], batch.streams[:] = states, streams
    batch.look()
    assert np.array_equal(batch.observations, shown[0]) and np.array_equal(batch.counts, shown[1])


def test_brought_cards_are_dealt_again() -> None:
    """A match has the hands that were brought, and chance for the rest; without a kernel they are drawn from deals."""
    brings = {"red": {"cards": [1, 2, 3, 4, 5]}, "blue": {"cards": [6, 7, 8, 9, 10]}}
    for table, deals in ((BASIC, 1), (f"{BASIC}+card_pick=random", 8)):
        batch = parlour.batch(table, 6, brings=brings, deals=8)
        held = batch.states["card"][:, [0, 1, 2, 3, 4]]
        assert len(batch.deals) == deals
        for _ in range(20):
            batch.step(choose(batch, np.random.default_rng(1)))
            assert deals > 1 or np.array_equal(batch.states["card"][:, [0, 1, 2, 3, 4]], held)


@pytest.mark.parametrize("table", [BASIC, "chakart", "nim"])
@pytest.mark.parametrize("bad", [-1, 44, 1 << 40, 16_893])
def test_an_illegal_action_changes_nothing(table: str, bad: int) -> None:
    """An illegal action is named with its match, whatever number it is, and no match moves."""
    batch = parlour.batch(table, 20, seed=2, deals=4)
    actions = choose(batch, np.random.default_rng(2))
    batch.step(actions)
    actions = choose(batch, np.random.default_rng(3))
    if bad == 44 and table == BASIC:
        bad = next(action for action in range(batch.actions) if not batch.mask[17, action])
    actions[17] = bad
    before = {name: getattr(batch, name).tobytes() for name in ARRAYS}
    with pytest.raises(Refusal) as refused:
        batch.step(actions)
    assert refused.value.code == "batch-illegal-action" and refused.value.at == "actions[17]"
    assert str(bad) in str(refused.value) and isinstance(refused.value.__cause__, Refusal)
    assert {name: getattr(batch, name).tobytes() for name in ARRAYS} == before


@pytest.mark.parametrize(
    ("code", "chosen"),
    [
        ("whole-number", {"n": 0}),
        ("whole-number", {"n": 2.5}),
        ("whole-number", {"n": True}),
        ("whole-number", {"threads": 0}),
        ("whole-number", {"deals": 0}),
        ("whole-number", {"seed": -1}),
        ("no-choice", {"legal": "all"}),
        ("no-choice", {"observations": ["bytes"]}),
        ("bad-seat-choice", {"brings": {"purple": {}}}),
        ("unknown-game", {"rules": "chess"}),
        ("unknown-preset", {"rules": "triple-triad:ff99"}),
    ],
)
def test_what_makes_no_batch_is_refused(code: str, chosen: dict[str, Any]) -> None:
    """Faulty arguments are refused with one error that says what would be right."""
    with pytest.raises(Refusal) as refused:
        parlour.batch(**{"rules": "nim", "n": 2, **chosen})
    assert refused.value.code == code and "error-" not in str(refused.value)


@pytest.mark.parametrize("actions", [[0], [0.0, 1.0], [[0, 0]], [True, False], "ab", [None, None]])
def test_what_is_no_array_of_actions_is_refused(actions: Any) -> None:
    """Actions that are not whole numbers, one for each match, are refused."""
    with pytest.raises(Refusal) as refused:
        parlour.batch("nim", 2).step(actions)
    assert refused.value.code == "batch-actions"


def test_any_whole_numbers_are_actions() -> None:
    """Lists serve as actions, and arrays of narrow numbers with gaps between them."""
    one, other = (parlour.batch(BASIC, 2, seed=4) for _ in range(2))
    wide = np.zeros((2, 3), np.uint8)
    wide[:, 1] = [np.flatnonzero(mask)[0] for mask in one.mask]
    one.step(wide[:, 1])
    other.step(wide[:, 1].tolist())
    assert one.states.tobytes() == other.states.tobytes()


@pytest.mark.parametrize(("legal", "rows"), [("mask", (4, 0, 0)), ("lists", (0, 4, 4)), ("none", (0, 0, 0))])
def test_what_is_not_wanted_has_no_rows(legal: Any, rows: tuple[int, ...]) -> None:
    """The arrays of the unused form have no rows, so that zeros are not taken for "nothing is legal"."""
    batch = parlour.batch(BASIC, 4, legal=legal)
    batch.step([batch.game.legal(state)[0] for state in np.split(batch.states, 4)])
    assert tuple(len(array) for array in (batch.mask, batch.legal, batch.counts)) == rows
