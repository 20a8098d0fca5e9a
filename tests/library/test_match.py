"""A match of the library is played, taken back, copied, kept and read again, under any rules of any game."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from tests.presets import each_text
from tests.rounds import dear

each_preset = pytest.mark.parametrize("rules", each_text())
OPEN = "triple-triad:ff8+open+same"


def _code(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


@each_preset
@dear
@given(seed=st.integers(0, 2**40), choices=st.lists(st.integers(0, 500), max_size=30))
def test_a_match_is_read_back_from_either_form_of_its_transcript(rules: str, seed: int, choices: list[int]) -> None:
    """A transcript in either form gives back the same bytes, names of actions and chance to come."""
    match = parlour.game(rules, seed=seed)
    for choice in choices:
        if match.turn is not None:
            match.play(match.actions[choice % len(match.actions)])
    for form in (match.transcript.text(), match.transcript.as_json()):
        again = parlour.read(form)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.transcript == match.transcript and list(again.actions) == list(match.actions)
        assert again.sentences() == match.sentences() and again.result == match.result
        if match.turn is not None:
            again.play(again.actions[-1])
            twin = match.copy()
            twin.play(twin.actions[-1])
            assert again.state.tobytes() == twin.state.tobytes()


@each_preset
@dear
@given(seed=st.integers(0, 2**40), choices=st.lists(st.integers(0, 500), min_size=1, max_size=12))
def test_what_is_taken_back_falls_as_it_fell(rules: str, seed: int, choices: list[int]) -> None:
    """A match taken back and played again passes the same positions, chance included."""
    match = parlour.game(rules, seed=seed)
    stood = [match.state.tobytes()]
    for choice in choices:
        if match.turn is not None:
            match.play(match.actions[choice % len(match.actions)])
            stood.append(match.state.tobytes())
    played = [ply.action for ply in match.plies]
    for before in reversed(stood[:-1]):
        match.undo()
        assert match.state.tobytes() == before
    for action, after in zip(played, stood[1:], strict=True):
        match.play(action)
        assert match.state.tobytes() == after


@each_preset
def test_an_action_is_known_by_its_name_its_text_and_what_one_types(rules: str) -> None:
    """No two actions share a name, and every legal one can be played by every way of writing it."""
    match = parlour.game(rules, seed=5)
    while match.turn is not None and len(match.plies) < 40:
        actions = match.actions
        view = match.game.observe(match.state, match.seats.index(match.turn))
        assert len(set(actions)) == len(actions) > 0
        for number, name in zip(actions.numbers, actions, strict=True):
            ways = (name, name.upper(), match.game.action_text(view, number), match.game.typed(view, number))
            assert {actions.number(way) for way in ways} == {number} and all(way in actions for way in ways)
        match.play(actions[len(match.plies) % len(actions)])


def test_a_card_is_played_by_its_name_and_square() -> None:
    """A card is played as people write it: columns a to c from the left, rows 1 to 3 from the top."""
    match = parlour.game(OPEN, seed=7, brings={"blue": {"cards": ["Ifrit", "Shiva", "Geezard", "Quistis", "Laguna"]}})
    if match.turn == "red":
        match.play(f"{match.view('red').json['hands']['red'][0]['name']} a1")  # type: ignore[typeddict-item]  # Triple Triad's
    (placed, *_others) = match.play("ifrit  B2")
    assert (placed.kind, placed.data["cell"]) == ("placed", 4)
    assert match.plies[-1].action == "Ifrit b2"
    assert (
        "Blue places Ifrit on square 5." in match.sentences()
        and "Bleu pose Ifrit sur la case 5." in match.sentences(lang="fr")
    )


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    """A taken square, an unknown text, a finished match and nothing to take back are refused without a change."""
    match = parlour.game(OPEN, seed=7)
    with pytest.raises(Refusal) as refused:
        match.undo()
    assert _code(refused) == "nothing-to-undo"
    match.play("1 5")
    stood = match.state.tobytes()
    for action, code in (("2 5", "cell-taken"), ("castles", "not-an-action-now"), ("", "not-an-action-now")):
        with pytest.raises(Refusal) as refused:
            match.play(action)
        assert (_code(refused), match.state.tobytes()) == (code, stood)
    while match.turn is not None:
        match.play(match.actions[0])
    for late in (lambda: match.play("1 1"), match.ask, lambda: match.outcomes("1 1"), match.solve):
        with pytest.raises(Refusal) as refused:
            late()
        assert _code(refused) == "match-over"
    assert match.result is not None and match.result["reason"]


def test_a_view_does_not_depend_on_what_its_seat_cannot_know() -> None:
    """If blue brings another closed hand, red's view, actions and events stay the same."""
    hands = (["Ifrit", "Shiva", "Geezard", "Quistis", "Laguna"], ["Squall", "Seifer", "Edea", "Irvine", "Zell"])
    worlds = [
        parlour.game("triple-triad:ff8", seed=3, brings={"red": {"cards": hands[0]}, "blue": {"cards": blue}})
        for blue in (hands[0], hands[1])
    ]
    one, other = (world.view("red") for world in worlds)
    assert worlds[0].state.tobytes() != worlds[1].state.tobytes()
    assert one.json == other.json and str(one) == str(other) and one._repr_svg_() == other._repr_svg_()
    assert np.array_equal(one.features, other.features) and one.state.tobytes() == other.state.tobytes()
    assert worlds[0].sentences("red") == worlds[1].sentences("red")


def test_outcomes_are_exact_and_each_is_a_match_to_go_on_from() -> None:
    """Chakart's egg has the rulebook's probabilities, which sum to 1; its transcript keeps the outcome."""
    match = parlour.game("chakart", seed=1)
    split = next(found for action in _walk(match) if len(found := match.outcomes(action)) > 1)
    assert sum(one.probability for one in split) == 1
    assert len({one.match.state.tobytes() for one in split}) == len(split)
    for one in split:
        assert parlour.read(one.match.transcript.text()).state.tobytes() == one.match.state.tobytes()
        assert len(one.match.plies) == len(match.plies) + 1
    sure = parlour.game(OPEN, seed=7)
    assert [one.probability for one in sure.outcomes(sure.actions[0])] == [Fraction(1)]


def _walk(match: parlour.Match):
    """Play on, and yield each action on the way."""
    while match.turn is not None:
        yield from match.actions
        match.play(match.actions[len(match.plies) % len(match.actions)])


def test_a_solution_speaks_in_names() -> None:
    """A solution names actions, and its line without mistakes ends at its value."""
    match = parlour.game(OPEN, seed=11)
    for _ in range(4):
        match.play(match.ask("greedy"))
    solved = match.solve()
    assert solved is not None and set(solved.values) == set(match.actions)
    assert solved.seat == match.turn and solved.values[solved.best[0]] == solved.value == max(solved.values.values())
    for action in solved.line:
        match.play(action)
    assert match.turn is None
    score = match.view().json["score"]  # type: ignore[typeddict-item]  # Triple Triad's
    other = next(seat for seat in match.seats if seat != solved.seat)
    assert score[solved.seat] - score[other] == solved.value


@pytest.mark.parametrize("player", ["random", "greedy", "novice"])
def test_the_house_says_what_it_would_play(player: str) -> None:
    """An agent names a legal action, the same each time; an unknown agent is refused by name."""
    match = parlour.game("triple-triad:ff8", seed=2)
    assert match.ask(player) == match.ask(player) in match.actions
    with pytest.raises(Refusal) as refused:
        match.ask("nobody")
    assert _code(refused) == "no-agent"


def test_a_match_begins_at_a_position() -> None:
    """A match begun at a position of another goes on like it, and its transcript keeps that position."""
    match = parlour.game("chakart", seed=4)
    for _ in range(3):
        match.play(match.actions[0])
    begun = parlour.game("chakart", seed=4, position=match.game.position(match.state))
    assert begun.view().json["fen"] == match.view().json["fen"]  # type: ignore[typeddict-item]  # Chakart's
    assert list(begun.actions) == list(match.actions) and begun.plies == []
    begun.play(begun.actions[0])
    assert parlour.read(begun.transcript.text()).state.tobytes() == begun.state.tobytes()


def test_what_is_handed_out_changes_no_match() -> None:
    """Writing over the record that a match or its copy hands out changes neither of them."""
    match = parlour.game(OPEN, seed=7)
    twin, stood = match.copy(), match.state.tobytes()
    match.state.view(np.uint8)[:] = 1
    twin.state["turn"] = 1 - int(twin.state["turn"][0])
    assert match.state.tobytes() == twin.state.tobytes() == stood


NO_TEXT: list[Any] = [None, 2.5, b"triple-triad"]


@pytest.mark.parametrize("given", NO_TEXT)
def test_what_is_no_text_is_one_clear_refusal(given: Any) -> None:
    """Faulty rules, transcripts and actions are each one clear refusal."""
    match = parlour.game(OPEN, seed=7)
    for wrong, code in (
        (lambda: parlour.game(given), "not-rules-text"),
        (lambda: parlour.batch(given, 2), "not-rules-text"),
        (lambda: parlour.read(given), "not-a-transcript"),
        (lambda: match.play(given), "not-an-action-now"),
        (lambda: match.outcomes(given), "not-an-action-now"),
    ):
        with pytest.raises(Refusal) as refused:
            wrong()
        assert _code(refused) == code


def test_what_is_too_long_to_be_told_is_told_in_part() -> None:
    with pytest.raises(Refusal) as refused:
        parlour.game("x" * 100_000)
    assert "xxx" in refused.value.message() and len(refused.value.message()) < 5_000


def test_a_seed_may_come_from_numpy() -> None:
    assert parlour.game(OPEN, seed=np.int64(7)).state.tobytes() == parlour.game(OPEN, seed=7).state.tobytes()


@pytest.mark.parametrize("cards", [np.arange(1, 6), list(np.arange(1, 6)), (1, 2, 3, 4, 5)])
def test_cards_may_come_from_numpy(cards: Any) -> None:
    plain = parlour.game(OPEN, seed=7, brings={"red": {"cards": [1, 2, 3, 4, 5]}})
    assert parlour.game(OPEN, seed=7, brings={"red": {"cards": cards}}).transcript == plain.transcript


def test_an_action_is_played_by_its_number() -> None:
    """An action is played by its number in batches and kernels; a number that is no legal action is refused."""
    match = parlour.game(OPEN, seed=7)
    number = match.actions.numbers[3]
    assert number in match.actions and np.int64(number) in match.actions and -1 not in match.actions
    assert [one.match.plies[-1].action for one in match.outcomes(number)] == [match.actions.name(number)]
    match.play(np.int64(number))
    for wrong, code in ((number, "cell-taken"), (-1, "not-an-action-now"), (10**9, "not-an-action-now")):
        with pytest.raises(parlour.Refusal) as refused:
            match.play(wrong)
        assert _code(refused) == code
    for wrong in (-1, 10**9, 2.5, "x", True):
        with pytest.raises(parlour.Refusal) as refused:
            match.actions.name(wrong)
        assert _code(refused) == "not-an-action-now"


@pytest.mark.parametrize("seed", [-1, 1.5, "7", [1]])
def test_a_player_is_asked_with_a_seed_or_none(seed: Any) -> None:
    with pytest.raises(parlour.Refusal) as refused:
        parlour.game(OPEN, seed=7).ask("random", seed=seed)
    assert _code(refused) == "bad-seed"


EMPTY = {"rules": OPEN, "position": {}}
TOO_FEW = {"red": [[1, 2, 3, 4]], "blue": [[4, 3, 2, 1]]}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (EMPTY, "hand-too-small"),  # nobody could ever play on
        ({"rules": OPEN, "position": {"hands": TOO_FEW, "to_act": "red"}}, "hand-too-small"),
        ({**EMPTY, "brings": {"red": {"cards": [1, 2, 3, 4, 5]}}}, "brings-at-position"),
        ({"rules": OPEN, "brings": {"red": ["Ifrit"]}}, "bad-bring"),
        ({"rules": OPEN, "brings": ["Ifrit"]}, "bad-brings"),
        ({"rules": OPEN, "brings": {"red": {"crads": ["Ifrit"]}}}, "brings-unread"),
        ({"rules": "cipher", "brings": {"first": {"dek": "S01"}}}, "brings-unread"),
        ({"rules": OPEN, "seed": "7"}, "bad-seed"),
        ({"rules": OPEN, "seed": True}, "bad-seed"),
        ({"rules": "bridge"}, "unknown-game"),
        ({"rules": "triple-triad:ff8+teleport"}, "unknown-option"),
        ({"rules": "triple-triad", "brings": {"green": {}}}, "bad-seat-choice"),
        ({"rules": "triple-triad", "brings": {"red": {"cards": ["Ifrit"]}}}, "wrong-hand-size"),
        ({"rules": "chakart", "position": {"fen": "nonsense"}}, "fen-fields"),
    ],
)
def test_what_makes_no_match_is_refused(arguments: dict, code: str) -> None:
    """Faulty rules, hands, seats and positions are each refused by their fault."""
    with pytest.raises(Refusal) as refused:
        parlour.game(**arguments)
    assert _code(refused) == code


def test_without_a_seed_a_match_draws_one_and_tells_it() -> None:
    match = parlour.game("cipher")
    assert parlour.game("cipher", seed=match.seed).state.tobytes() == match.state.tobytes()


def test_a_notebook_shows_its_picture() -> None:
    """The picture in a notebook is readable SVG, made of the game's shapes or else of its drawing."""
    for name in ("triple-triad", "chakart", "cipher"):
        match = parlour.game(name, seed=1)
        for shown in (match._repr_svg_(), match.view(match.seats[0])._repr_svg_(), match.view()._repr_svg_()):
            assert shown.startswith("<svg ") and shown.endswith("</svg>")
    assert repr(match) == "<cipher:seed, seed 1, plies 0, first to act>"


@each_preset
def test_what_fell_can_be_told_instead_of_the_seed(rules: str) -> None:
    """A match whose picks are all written is the same under any seed; one pick too many is refused."""
    match, chance = parlour.game(rules, seed=9), Seeded(9)
    state, _events = match.game.deal(match.rules, [{}, {}], chance)
    deal, plies = list(chance.picks), []
    while match.turn is not None and len(plies) < 25:
        number = match.actions.numbers[len(plies) % len(match.actions)]
        fallen = len(chance.picks)
        match.game.apply(state, number, chance)
        match.play(match.actions.name(number))
        plies.append({"action": match.plies[-1].action, "picks": chance.picks[fallen:]})
    told = {"rules": rules, "seed": 0, "deal": deal, "plies": plies}
    again = parlour.read(told)
    assert again.state.tobytes() == match.state.tobytes() == state.tobytes()
    assert parlour.read(again.transcript.text()).state.tobytes() == state.tobytes()
    with pytest.raises(Refusal) as refused:
        parlour.read({**told, "deal": [*deal, [3, 1]]})
    assert _code(refused) == "picks-of-another-action"
