"""Promises that hold in every match, whatever the switches."""

import json
from itertools import combinations, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.record import State, copy
from parlour.games.triple_triad.game import TripleTriad
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.state import HAND
from tests.games.triple_triad.rulings_helper import outcome
from tests.rounds import dear

GAME = TripleTriad()
SWITCHES = [option.name for option in RULE_BOOK.options.values() if option.is_switch]
SWITCHES = [name for name in SWITCHES if name not in ("roulette", "random_balance", "star_limits", "swap", "gil_prize")]


def _pairwise() -> list[dict[str, bool]]:
    """Find switch settings in which every allowed pair of values occurs, greedily."""
    wanted = [
        dict(zip(pair, on, strict=True))
        for pair in combinations(SWITCHES, 2)
        for on in product((True, False), repeat=2)
    ]
    rows: list[dict[str, bool]] = []
    while wanted:
        row: dict[str, bool] = {}
        for pair in wanted:
            joined = {**row, **pair}
            if (
                all(row.get(k, v) == v for k, v in pair.items())
                and RULE_BOOK.check({"preset": "free", "options": joined})["ok"]
            ):
                row = joined
        if not row:
            break
        rows.append({name: row.get(name, False) for name in SWITCHES})
        wanted = [pair for pair in wanted if any(row.get(k) != v for k, v in pair.items())]
    return rows


ROWS = _pairwise()
CASE = given(st.sampled_from(ROWS), st.integers(0, 2**32), st.sampled_from(["closed", "three_open"]))


def _play(row: dict[str, bool], seed: int, visibility: str) -> list[tuple[State, State, list[Any]]]:
    """Play at most eighteen random placements; return the states around each, and its events."""
    rules = RULE_BOOK.parse({"preset": "free", "options": {**row, "visibility": visibility}})
    chance = Seeded(seed)
    state, _events = GAME.deal(rules, [{}, {}], chance)
    steps = []
    while GAME.to_act(state) >= 0 and len(steps) < 18:
        legal = GAME.legal(state)
        before = copy(state)
        told = GAME.apply(state, legal[chance.pick(len(legal))], chance)
        steps.append((before, copy(state), told))
    return steps


def _board(state: State) -> dict[int, tuple[int, int]]:
    s = state[0]
    return {c: (int(s["cell"][c]), int(s["colour"][c])) for c in range(9) if s["cell"][c] >= 0}


@CASE
@dear
def test_ten_cards_each_in_one_place(row: dict[str, bool], seed: int, visibility: str) -> None:
    """There are always ten cards, each in a hand or on one cell (5.1)."""
    for _before, after, _told in _play(row, seed, visibility):
        s = after[0]
        held = [int(SLOT_AT[seat, i]) for seat in (0, 1) for i in range(HAND) if int(s["hand"][seat]) >> i & 1]
        lying = [int(slot) for slot in s["cell"] if slot >= 0]
        assert sorted(held + lying) == [*map(int, SLOT_AT[:, :5].flat)]


@CASE
@dear
def test_told_events_make_the_board(row: dict[str, bool], seed: int, visibility: str) -> None:
    """The events, replayed on the board before, give the board after; their numbers justify their flips (3.9)."""
    limited = any(row[name] for name in ("elemental_clamp", "ascension", "descension"))
    for before, after, told in _play(row, seed, visibility):
        board = _board(before)
        for event in told:
            data = event.data
            if event.kind == "placed":
                board[data["cell"]] = (data["slot"], int(before[0]["turn"]))
            elif event.kind == "slid":
                moved = {to: board.pop(start, None) for start, to in data["moves"]}
                board.update({to: card for to, card in moved.items() if card is not None})
            elif event.kind == "flipped":
                board[data["cell"]] = (board[data["cell"]][0], ("red", "blue").index(data["colour"]))
                mine, theirs = (data[k] + data[f"{k}_delta"] for k in ("mine", "theirs"))
                if limited:
                    mine, theirs = (min(max(value, 1), 10) for value in (mine, theirs))
                if data["by"] in ("basic", "combo"):
                    assert mine < theirs if row["reverse"] else mine > theirs
                elif data["by"] == "battle":
                    assert data["mine"] == data["theirs"]
        if int(after[0]["round_no"]) == int(before[0]["round_no"]):
            assert board == _board(after)


@CASE
@dear
def test_views_hide_and_imagine(row: dict[str, bool], seed: int, visibility: str) -> None:
    """An imagined state has the same view, and nobody else is told a hidden card's name (7)."""
    for _before, after, _told in _play(row, seed, visibility)[::4]:
        for viewer in (0, 1, 2):
            view = GAME.observe(after, viewer)
            guess = GAME.resample(view, viewer, Seeded(seed))
            assert GAME.observe(guess, viewer).tobytes() == view.tobytes()
            shown = json.dumps(GAME.view_json(view, viewer))
            hidden = {slot for slot in range(40) if not int(after[0]["seen"][slot]) >> viewer & 1}
            known = {int(c) for slot, c in enumerate(after[0]["card"]) if slot not in hidden}
            for slot in hidden:
                index = int(after[0]["card"][slot])
                if index >= 0 and index not in known:
                    name = GAME.need_cards().of_set("ff8")[index]["name"]
                    assert f'"name": {json.dumps(name)}' not in shown


BOARDS = st.lists(
    st.one_of(st.none(), st.tuples(st.sampled_from("rb"), st.text("123456789A", min_size=4, max_size=4))),
    min_size=8,
    max_size=8,
)


@given(BOARDS, st.integers(0, 2), st.integers(0, 2))
def test_broken_wall_knows_no_edge(board: list[tuple[str, str] | None], down: int, right: int) -> None:
    """With rows and columns shifted around the same cards flip, by Same and Plus too (3.12)."""
    cells = {i + 1: "".join(card) for i, card in enumerate(board) if card is not None}

    def shift(cell: int) -> int:
        return (cell // 3 + down) % 3 * 3 + (cell % 3 + right) % 3

    rules = ["broken_wall", "same", "plus"]
    here = outcome(rules, cells, "r5555@0")["position"]["board"]
    there = outcome(rules, {shift(c): t for c, t in cells.items()}, f"r5555@{shift(0)}")["position"]["board"]
    assert [there[shift(c)] for c in range(9)] == here
