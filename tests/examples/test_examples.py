"""Each example is a package of its own, found by its entry point alone, and keeps the contract."""

import io
import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from fluent.syntax import FluentParser

from parlour.cli import app, screen
from parlour.core import installed, registry, words
from parlour.core.chance import Seeded, enumerate_outcomes
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.referee import judge
from parlour.testing import check_game
from tests.table.shelving import EXAMPLES, shelved

PROJECTS = sorted(path.parent for path in EXAMPLES.glob("*/pyproject.toml"))
DECLARED = {
    name: project
    for project in PROJECTS
    for name in tomllib.loads((project / "pyproject.toml").read_text())["project"]["entry-points"][installed.GROUP]
}


@pytest.fixture(scope="module", autouse=True)
def examples() -> Iterator[None]:
    """Install all examples."""
    with shelved(*PROJECTS):
        yield


@pytest.fixture(params=DECLARED)
def game(request: pytest.FixtureRequest) -> Game:
    """Return each game of the examples."""
    return registry.game(request.param)


@pytest.fixture
def kuhn() -> Game:
    """Return Kuhn poker."""
    return registry.game("kuhn-poker")


def _run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    status = app.run(arguments)
    told = capsys.readouterr()
    assert status == 0, told.err
    return told.out


def test_there_are_examples() -> None:
    assert set(DECLARED) == {"nim", "kuhn-poker", "oxo"}


def test_an_example_keeps_the_contract(game: Game) -> None:
    """The conformance kit passes, and tells how much it proved."""
    proof = check_game(game)
    assert len(proof.promises) > 40 and proof.worlds > 0
    assert str(proof) == f"{len(proof.promises)} promises on {proof.deals} deals, {proof.worlds} worlds"


def test_an_example_says_everything_in_every_language(game: Game) -> None:
    """An example has words for its name and options, as many in each language; no other file has one of them."""
    (package,) = (path.parent for path in DECLARED[game.name].glob("*/words"))
    said = {
        lang: {entry.id.name for entry in FluentParser().parse((package / "words" / f"{lang}.ftl").read_text()).body}
        for lang in words.LANGUAGES
    }
    assert len({frozenset(ids) for ids in said.values()}) == 1
    wanted = {f"game-{game.name}", f"game-{game.name}-blurb"}
    for option in game.rule_book.options.values():
        wanted |= {f"option-{option.name}"} | {f"option-{option.name}-{v}" for v in option.values if isinstance(v, str)}
    assert wanted <= said["en"]
    elsewhere = [path for path in words._files("en") if package not in path.parents]
    assert not any(f"\n{name} =" in path.read_text() for path in elsewhere for name in said["en"])


def test_every_event_of_an_example_has_words(game: Game) -> None:
    """Whole matches are told to every viewer in every language."""
    for seed in range(20):
        chance = Seeded(seed)
        state, events = game.deal(game.rule_book.standard, [{}, {}], chance)
        while game.to_act(state) != OVER:
            legal = game.legal(state)
            events += game.apply(state, legal[seed % len(legal)], chance)
        for event in events:
            for viewer in (0, 1, 2):
                told = game.event_json(event, viewer)
                for lang in words.LANGUAGES:
                    assert not told[lang].startswith(f"{game.name}-") and "{" not in told[lang]


def test_an_example_is_played_at_the_terminal(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game is played to its end by typing at the terminal, in both languages."""
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(0))
    texts = [game.action_text(state, action) for action in range(game.declared.actions)]
    for lang in words.LANGUAGES:
        monkeypatch.setenv(screen.LANG_SETTING, lang)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["?", "nonsense", *texts * 60])))
        out = _run(capsys, "play", game.name, "--agent", "random", "--seat", game.seats[0], "--seed", "3")
        assert words.say(lang, f"{game.name}-seat-{game.seats[0]}") in out
        assert any(text in out for text in texts) and f"{game.name}-" not in out and "error-" not in out


@pytest.mark.parametrize("players", ["random,random", "greedy,random", "search,random"])
def test_an_example_is_simulated(game: Game, players: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game is simulated to its end, inside one kernel and agent by agent."""
    told = json.loads(_run(capsys, "simulate", game.name, "--games", "20", "--agents", players, "--json"))
    assert sum(told["wins"]) + told["draws"] == 20
    assert game.name == "oxo" or told["draws"] == 0


def test_the_rules_of_an_example_are_told(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    out = _run(capsys, "--lang", "en", "rules", game.name)
    assert words.say("en", f"game-{game.name}") in out or "free" in out


def test_the_referee_judges_nim() -> None:
    """The referee lists the legal actions of Nim, and the two equal outcomes of the wind."""
    position = {"heap": 5, "last": -1, "turn": 1, "calm": 0, "charm": [3, 4]}
    told = judge({"id": 1, "game": "nim", "position": position})
    assert told == {"id": 1, "ok": True, "to_act": "blue", "legal": ["take 1", "take 2", "take 3"], "result": None}
    told = judge({"game": "nim", "position": position, "action": "take 1"})
    assert [(one["probability"], one["position"]["heap"]) for one in told["outcomes"]] == [("1/2", 4), ("1/2", 3)]


@pytest.mark.parametrize(
    ("done", "told"),
    [
        (["check", "check"], ("blue", 1)),
        (["bet", "call"], ("blue", 2)),
        (["bet", "fold"], ("red", 1)),
        (["check", "bet", "call"], ("blue", 2)),
        (["check", "bet", "fold"], ("blue", 1)),
    ],
)
def test_the_referee_judges_every_way_a_hand_of_poker_ends(done: list[str], told: tuple[str, int]) -> None:
    """Red holds the queen and starts, Blue the king: every way to end the hand is judged."""
    *before, last = done
    position = {"cards": {"red": "Q", "blue": "K"}, "first": "red", "done": before}
    (one,) = judge({"game": "kuhn-poker", "position": position, "action": last})["outcomes"]
    winner, paid = told
    loser = "red" if winner == "blue" else "blue"
    assert one["result"] == {"winner": winner, "score": {winner: paid, loser: -paid}, "reason": "score"}
    assert any(event["kind"] == "showdown" for event in one["events"]) == (last != "fold")


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "nim"},
        {"game": "nim", "position": {"heap": -1}},
        {"game": "nim", "position": {"heap": 1.5}},
        {"game": "nim", "position": {"heap": 10**9}},
        {"game": "nim", "position": {"heap": [3]}},
        {"game": "nim", "position": {"charm": 3}},
        {"game": "nim", "position": {"charm": [1, 2, 3]}},
        {"game": "nim", "position": {"stones": 3}},
        {"game": "nim", "position": {"heap": 2}, "action": "take 3"},
        {"game": "nim", "position": {"heap": 2}, "action": {"take": 3}},
        {"game": "oxo"},
        {"game": "oxo", "position": {"board": "xo."}},
        {"game": "oxo", "position": {"board": ["...", "...", 3]}},
        {"game": "oxo", "position": {"board": ["..", "...", "..."]}},
        {"game": "oxo", "position": {"board": ["...", "?..", "..."]}},
        {"game": "oxo", "position": {"board": ["x..", "...", "..."], "turn": "cross"}},
        {"game": "oxo", "position": {"board": ["xxx", "oo.", "o.."], "turn": "cross"}},
        {"game": "oxo", "position": {"board": ["...", "...", "..."], "turn": "red"}},
        {"game": "oxo", "position": {"board": ["...", "...", "..."]}, "action": "10"},
        {"game": "oxo", "position": {"board": ["x..", "o..", "..."]}, "action": "1"},
        {"game": "kuhn-poker"},
        {"game": "kuhn-poker", "position": {"cards": {"red": "Q", "blue": "Q"}}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "A", "blue": "Q"}}},
        {"game": "kuhn-poker", "position": {"cards": {"red": [], "blue": {}}}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "J", "blue": "Q"}, "first": []}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "J", "blue": "Q"}, "done": ["call"]}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "J", "blue": "Q"}, "done": "check"}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "J", "blue": "Q"}, "done": [[]]}},
        {"game": "kuhn-poker", "position": {"cards": {"red": "J", "blue": "Q"}, "done": ["check"] * 3}},
    ],
)
def test_the_referee_refuses_what_cannot_be(request_: dict[str, object]) -> None:
    """An impossible request is refused with a sentence."""
    told = judge(request_)
    assert told["ok"] is False and not told["error"]["message"].startswith("error-")


@pytest.mark.parametrize(
    ("board", "action", "result"),
    [
        (["xx.", "oo.", "..."], "3", {"winner": "cross", "score": None, "reason": "score"}),
        (["xox", "oxx", "oo."], "9", {"winner": "cross", "score": None, "reason": "score"}),
        (["xox", "xoo", "ox."], "9", {"winner": None, "score": None, "reason": "score"}),
        (["x..", ".o.", "..."], "9", None),
    ],
)
def test_the_referee_judges_every_way_a_board_ends(board: list[str], action: str, result: object) -> None:
    """Three in a row win, even on the last square; a full board without them is a draw."""
    position = {"board": board, "turn": "cross"}
    (one,) = judge({"game": "oxo", "position": position, "action": action})["outcomes"]
    assert one["result"] == result


def test_a_die_decides_who_begins() -> None:
    """Each seat begins on three sides of the die, in words of its own."""
    oxo = registry.game("oxo")
    for _weight, (state, (thrown,)) in enumerate_outcomes(lambda chance: oxo.deal(oxo.rule_book.standard, [], chance)):
        told = oxo.event_json(thrown, oxo.to_act(state))
        begins = "Cross" if thrown.data["die"] % 2 else "Nought"
        assert told["en"] == f"The die shows {thrown.data['die']}: {begins} begins."
        assert told["seat"] == oxo.seats[oxo.to_act(state)]


def test_every_deal_of_poker_is_as_likely(kuhn: Game) -> None:
    """Six ways the cards lie and a fair coin for who starts make twelve deals, each with exactly a twelfth."""
    rules = kuhn.rule_book.standard
    shares: Counter[str] = Counter()
    for weight, (state, _events) in enumerate_outcomes(lambda chance: kuhn.deal(rules, [{}, {}], chance)):
        shares[json.dumps(kuhn.position(state))] += weight  # type: ignore[assignment]  # fractions add up as well
    assert set(shares.values()) == {Fraction(1, 12)} and len(shares) == 12


def test_a_card_that_was_not_shown_stays_hidden(kuhn: Game) -> None:
    """After a fold nobody learns what the others held; a showdown shows it to everybody."""
    stage = {"cards": {"red": "J", "blue": "K"}, "first": "red"}
    folded = kuhn.parse_position(kuhn.rule_book.standard, {**stage, "done": ["check", "bet", "fold"]})
    assert [kuhn.view(folded, viewer)["cards"] for viewer in (0, 1, 2)] == [
        {"red": "J", "blue": None},
        {"red": None, "blue": "K"},
        {"red": None, "blue": None},
    ]
    called = kuhn.parse_position(kuhn.rule_book.standard, {**stage, "done": ["check", "bet", "call"]})
    assert all(kuhn.view(called, viewer)["cards"] == stage["cards"] for viewer in (0, 1, 2))
    assert [kuhn.outcome(state, 1) for state in (folded, called)] == [0.5, 1.0]


def test_what_is_not_seen_is_imagined_evenly(kuhn: Game) -> None:
    """A seat's view leaves the two other cards possible, a bystander's all six deals, each equally likely."""
    state, _events = kuhn.deal(kuhn.rule_book.standard, [{}, {}], Seeded(1))
    for viewer, ways in ((0, 2), (1, 2), (2, 6)):
        view = kuhn.observe(state, viewer)
        found = Counter(kuhn.resample(view, viewer, Seeded(n)).tobytes() for n in range(600))
        assert len(found) == ways and min(found.values()) > 600 / ways / 2
