"""Chance is uniform, repeatable, and the same for Python and for kernels."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance, Keyed, Scripted, Seeded, enumerate_outcomes, merge, pick
from parlour.core.kernels import kernel
from parlour.core.refusal import Refusal

SMALL_TREE = st.lists(st.integers(0, 4), max_size=5)


@kernel
def _three(tape, out):
    out[0] = pick(tape[0], 6)
    out[1] = pick(tape[0], out[0] + 1)
    out[2] = pick(tape[0], 52)


def _run_three(tape):
    out = np.zeros(3, np.int64)
    _three(tape, out)
    return tuple(out.tolist())


def _independent(secret: bytes, match: str, seq: int, index: int, n: int, nonces: tuple[str, ...]) -> int:
    attempt = 0
    while True:
        text = "|".join((match, str(seq), str(index), str(attempt), *nonces))
        value = int(hmac.new(secret, text.encode(), hashlib.sha256).hexdigest(), 16)
        if value < 2**256 - 2**256 % n:
            return value % n
        attempt += 1


@pytest.mark.parametrize("n", [1, 2, 3, 7, 30])
def test_a_pick_is_exactly_uniform(n):
    """Every value below n has probability 1/n, as a fraction."""
    assert enumerate_outcomes(lambda c: c.pick(n)) == [(Fraction(1, n), value) for value in range(n)]


def test_a_sample_is_uniform_over_ordered_pairs():
    """Every ordered pair of different positions is equally likely."""
    outcomes = merge(enumerate_outcomes(lambda c: tuple(c.sample("abcd", 2))), key=lambda pair: pair)
    assert {pair: weight for weight, pair in outcomes} == {p: Fraction(1, 12) for p in permutations("abcd", 2)}


@given(st.integers(), st.lists(st.integers(1, 2**31 - 1), max_size=20))
def test_seeded_picks_stay_in_range_and_repeat(seed, sizes):
    """A seed gives the same picks each time, each at least 0 and below n."""
    first, second = Seeded(seed), Seeded(seed)
    values = [first.pick(n) for n in sizes]
    assert values == [second.pick(n) for n in sizes]
    assert all(0 <= value < n for value, n in zip(values, sizes, strict=True))


def test_seeded_picks_reach_every_value_about_equally():
    """Six thousand throws of a seeded die show each side about a thousand times."""
    die = Seeded(1)
    counts = Counter(die.pick(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def _words(state: int) -> Iterator[int]:
    """Yield the upper halves of SplitMix64, as its author published it."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield (z ^ z >> 31) >> 32


@pytest.mark.parametrize("n", [2, 3, 7, 52, 256, 2**32 // 3 + 1])
def test_seeded_picks_are_words_divided_evenly(n: int) -> None:
    """Each value is given by equally many words; those in excess are refused, a third of them for the last size."""
    die = Seeded(1)
    words = _words(int.from_bytes(hashlib.sha256(b"1").digest()[:8], "little"))
    products = (word * n for word in words)
    even = (product >> 32 for product in products if product % 2**32 >= 2**32 % n)
    assert [at for at, value in enumerate(islice(even, 2000)) if die.pick(n) != value] == []


@given(st.binary(min_size=1), st.text("abc", min_size=1), st.integers(0, 99), st.lists(st.integers(2, 2**255 + 1)))
def test_keyed_picks_are_the_published_hmac(secret, match, seq, sizes):
    """Anybody can recompute a live match's picks, refused attempts included, from the shown seed."""
    nonces = ("red", "blue")
    keyed = Keyed(secret, match, seq, nonces)
    assert [keyed.pick(n) for n in sizes] == [
        _independent(secret, match, seq, index, n, nonces) for index, n in enumerate(sizes)
    ]
    assert [n for n, _ in keyed.picks] == sizes


def test_keyed_picks_draw_again_in_the_incomplete_last_block():
    """When nearly half of all words are refused, each refused word is really drawn again."""
    n = 2**255 + 1
    first = [int(hmac.new(b"s", f"m|{seq}|0|0".encode(), hashlib.sha256).hexdigest(), 16) for seq in range(40)]
    refused = [seq for seq, value in enumerate(first) if value >= n]
    assert refused
    for seq in refused:
        assert Keyed(b"s", "m", seq).pick(n) == _independent(b"s", "m", seq, 0, n, ()) != first[seq] % n


@pytest.mark.parametrize(
    ("script", "code"), [([], "tape-too-short"), ([6], "tape-out-of-range"), ([-1], "tape-out-of-range")]
)
def test_a_script_that_does_not_fit_is_refused(script, code):
    """A script that ends early or picks what is not there is a Refusal, not a guess."""
    with pytest.raises(Refusal) as refused:
        Scripted(script).pick(6)
    assert refused.value.code == code


def test_one_possibility_is_no_pick():
    """A pick of one possibility takes nothing from the script and is not told."""
    chance = Scripted([])
    assert chance.pick(1) == 0
    assert chance.picks == []


@given(SMALL_TREE)
def test_enumerated_probabilities_sum_to_one(sizes):
    """The probabilities of all outcomes of any small tree add up to exactly 1, and no path comes twice."""

    def run(chance: Chance):
        path: list[int] = []
        for n in sizes:
            path.append(chance.pick(n + (sum(path) % 2)))
        return tuple(path)

    outcomes = enumerate_outcomes(run)
    assert sum(weight for weight, _ in outcomes) == Fraction(1)
    paths = [path for _, path in outcomes]
    assert paths == sorted(set(paths))


def test_too_many_outcomes_are_refused():
    """Exactly the limit is enumerated; one more is a Refusal."""
    assert len(enumerate_outcomes(lambda c: (c.pick(4), c.pick(5)), limit=20)) == 20
    with pytest.raises(Refusal) as refused:
        enumerate_outcomes(lambda c: (c.pick(4), c.pick(5)), limit=19)
    assert refused.value.code == "too-many-outcomes"


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 51))
def test_a_kernel_is_fed_the_same_picks(a, b, c):
    """A driven kernel sees the picks that Python would see, in order, and they are told with their sizes."""
    script = [a, *([b % (a + 1)] if a else []), c]
    chance = Scripted(script)
    assert chance.drive(_run_three) == (a, b % (a + 1), c)
    assert [value for _, value in chance.picks] == script
    assert [n for n, _ in chance.picks] == [6, *([a + 1] if a else []), 52]


def test_a_fork_takes_the_same_picks_and_none_of_the_others() -> None:
    """A fork takes the same picks from there on, whichever of the two goes first."""
    source = Seeded(9)
    source.pick(6)
    twin = source.fork()
    told = [twin.pick(1000) for _ in range(20)]
    assert [source.pick(1000) for _ in range(20)] == told
