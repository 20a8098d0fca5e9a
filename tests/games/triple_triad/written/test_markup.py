"""Positions as the wiki's `{{Board}}` read as the 101 page writes them, and back to the same text."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.core.referee import judge
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad import GAME
from parlour.games.triple_triad.sets import card_set, set_names
from parlour.games.triple_triad.state import ELEMENTS, OPERATORS, TYPES
from parlour.games.triple_triad.written.markup import code, read, write
from tests.rounds import dear

RULES = GAME.rule_book.parse("triple-triad:wiki")
SETTINGS = (
    *("ff8+same+plus+elemental", "ff14+swap+visibility=open", "ff14+playing_order=order+ascension"),
    *("ffwtt+battle+power_wall+trade=direct", "wiki+plus+card_pick=opponent", "ff14+playing_order=chaos"),
)


def lies(text: str) -> list[Any]:
    """Return what a Board lays on the nine squares: owner and name, or nothing."""
    return [card and f"{card['owner']} {card['name']}" for card in read(text, "ff8")["board"]]


def test_the_page_s_own_boards() -> None:
    """The boards: an empty one with its spaces, a blue Geezard in the top right, and that one flipped to red."""
    assert lies("| {{Board ||| ||| ||| }} |") == [None] * 9
    assert lies("{{Board|||geezard||||||}}") == [None, None, "blue Geezard", *[None] * 6]
    assert lies("{{Board|||rgeezard||||||}}")[2] == "red Geezard"
    assert lies("{{Board|bitebug|rBite Bug|||||||}}")[:2] == ["blue Bite Bug", "red Bite Bug"]


def test_of_a_match_s_page_the_last_board_counts() -> None:
    """The page of a match has a Board after every card, and the last one counts."""
    first, last = "{{Board|||geezard||||||}}", "{{board|||rgeezard|||rblobra|||}}"
    page = f"Ann places.\n{first}\nAnn (5), Ben (5)\n\nBen places.\n{last}\nAnn (6), Ben (4)"
    assert lies(page) == [None, None, "red Geezard", None, None, "red Blobra", None, None, None]


def test_a_card_of_no_set_is_its_numbers() -> None:
    """A card of no set has its numbers in the page's order, top, left, right, bottom, and its other marks."""
    first, second = read("{{Board|r1541|a298 fire power 30 scion|||||||}}", "ff8")["board"][:2]
    assert (first["card"], first["owner"], first["element"]) == ([1, 4, 1, 5], "red", None)
    assert (second["card"], second["owner"]) == ([10, 9, 8, 2], "blue")
    assert (second["element"], second["power"], second["type"]) == ("fire", 30, "scion")


@pytest.mark.parametrize("set_name", set_names())
def test_every_name_is_one_card_s(set_name: str) -> None:
    """No two cards of a set have one name in the markup, and no blue card has a red one's."""
    names = [code(card.name) for card in card_set(set_name)]
    assert len(set(names)) == len(names)
    assert not {f"r{name}" for name in names} & set(names)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("rgeezard", "no-board", "{{Board|||geezard||||||}}"),
        (7, "no-board", "{{Board"),
        ("{{Board||||}}", "board-squares", "has 4"),
        ("{{Board|||||gezard||||}}", "board-card", "Parameter “5” of Board"),
        ("{{Board|||||gezard||||}}", "board-card", "“geezard”"),
        ("{{Board|||||rgezard||||}}", "board-card", "“rgeezard”"),
        ("{{Board|||||1541 wet||||}}", "board-value", "Parameter “5” of Board is “wet”"),
        ("{{Board|||||||||||red=geezard|play=red}}", "board-squares", "has 10"),
        ("{{Board||||||||||red=geezard, blobbra|play=red}}", "board-card", "Parameter “red” of Board"),
        ("{{Board||||||||||red=geezard}}", "board-turn", "“play”"),
        ("{{Board||||||||||red=geezard|play=green}}", "board-value", "red, blue"),
        ("{{Board||||||||||element4=plastic}}", "board-value", "Parameter “element4” of Board"),
        ("{{Board||||||||||wall4=20 down}}", "board-wall", "Parameter “wall4” of Board"),
        ("{{Board||||||||||wall4==31 vertical}}", "bad-restriction-value", "31"),
        ("{{Board||||||||||element0=fire}}", "board-parameter", "“element0”"),
        ("{{Board||||||||||turn=red}}", "board-parameter", "play"),
        ("{{Board||||||||||red=geezard|play=red|forced=first}}", "board-forced", "“first”"),
        ("{{Board||||||||||red=geezard|play=red|forced=2}}", "card-not-in-hand", ""),
        ("{{Board|1541 power 999||||||||}}", "board-value", "power 2-30, 100"),
    ],
)
def test_what_is_wrong_is_named_by_its_parameter(text: object, code: str, says: str) -> None:
    """A fault is told by its parameter, with what would be right, in English and French."""
    with pytest.raises(Refusal) as told:
        GAME.parse_position(RULES, {"wiki": text})
    assert told.value.code == code
    assert says in told.value.message("en")
    assert told.value.message("fr") != told.value.message("en")


def test_what_the_markup_leaves_out_is_given_beside_it() -> None:
    """A bare Board gets the hands that are listed under it."""
    beside = {"hands": {"red": [[1, 4, 1, 5]], "blue": []}, "to_act": "red"}
    state = GAME.parse_position(RULES, {"wiki": "{{Board|||||geezard||||}}", **beside})
    position = GAME.position(state)
    assert [card["card"] for card in position["hands"]["red"]] == [[1, 4, 1, 5]]
    assert position["board"][4] and position["board"][4]["name"] == "Geezard"


CARDS = st.one_of(
    st.sampled_from([card.as_json() for card in card_set("ff8")]),
    st.builds(
        lambda sides, element, kind, power: {"sides": sides, "element": element, "type": kind, "power": power},
        st.lists(st.integers(1, 10), min_size=4, max_size=4),
        st.sampled_from([None, *ELEMENTS]),
        st.sampled_from([None, *TYPES]),
        st.sampled_from([None, 2, 17, 30, 100]),
    ),
)
OWNED = st.builds(lambda card, owner: {**card, "owner": owner}, CARDS, st.sampled_from(["red", "blue"]))
GATES = st.builds(
    lambda op, value, writing: {"op": op, "value": value, "writing": writing},
    *(st.sampled_from(OPERATORS), st.sampled_from([2, 20, 30, 100]), st.sampled_from(["horizontal", "vertical"])),
)


def nine(what: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    """Draw nine of something, or of nothing."""
    return st.lists(st.one_of(st.none(), what), min_size=9, max_size=9)


@given(
    nine(OWNED),
    nine(st.sampled_from(ELEMENTS)),
    st.one_of(st.none(), GATES),
    st.lists(CARDS, min_size=1, max_size=8),
    st.lists(CARDS, min_size=1, max_size=8),
    st.sampled_from(["red", "blue"]),
)
def test_any_position_reads_back_as_it_was_written(
    board: list[Any], elements: list[Any], gate: Any, red: list[Any], blue: list[Any], turn: str
) -> None:
    """Board, elements, walls, hands and turn read back to equal bytes, and to the same text again."""
    gates = [gate, *[None] * 8]
    set_up = {"board": board, "elements": elements, "restrictions": gates, "hands": {"red": red, "blue": blue}}
    state = GAME.parse_position(RULES, {**set_up, "to_act": turn})
    text = GAME.notations(state)["wiki"]
    again = GAME.parse_position(RULES, {"wiki": text})
    assert again.tobytes() == state.tobytes()
    assert GAME.notations(again)["wiki"] == text


def as_anybody_brought(state: State, rules: RuleSet) -> bytes:
    """Return a position's bytes without who brought each card, which the wiki's Board does not tell."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: bare(inner) for name, inner in value.items() if name != "brought"}
        return [bare(one) for one in value] if isinstance(value, list) else value

    return GAME.parse_position(rules, bare(GAME.position(state))).tobytes()


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
@dear
def test_every_position_of_a_match_reads_back(named: str, seed: int) -> None:
    """Under every community's rules a position reads back, except for who brought each card."""
    rules = GAME.rule_book.parse(f"triple-triad:{named}")
    chance = Seeded(seed)
    state, _events = GAME.deal(rules, [{}, {}], chance)
    while legal := GAME.legal(state):
        if GAME.view(state, 0)["phase"] == "play":
            again = GAME.parse_position(rules, {"wiki": GAME.notations(state)["wiki"]})
            assert again.tobytes() == as_anybody_brought(state, rules)
        GAME.apply(state, legal[chance.pick(len(legal))], chance)


def test_a_board_alone_is_written_as_the_page_writes_it() -> None:
    """A board alone has nine parameters and no more, so that the wiki's own template takes it."""
    position = read("{{Board|||geezard|||rbitebug|||}}", "ff8")
    assert write(position, "ff8") == "{{Board|||geezard|||rbitebug|||}}"  # type: ignore[arg-type]  # what is read is plain JSON


def test_a_referee_answers_markup_with_markup() -> None:
    """Blobra below Geezard takes it, as on the page; a wrong line is told by its parameter."""
    asked = {
        "game": "triple-triad",
        "rules": "triple-triad:wiki",
        "position": {"wiki": "{{Board|||rgeezard||||||}}"},
        "action": {"card": [2, 3, 1, 5], "name": "Blobra", "owner": "blue", "cell": 5},
    }
    ruled = judge(json.loads(json.dumps(asked)))
    (only,) = ruled["outcomes"]
    assert only["position"] == {"wiki": "{{Board|||geezard|||blobra|||}}"}
    wrong = judge({**asked, "position": {"wiki": "{{Board|||Rgezard||||||}}"}})
    assert (wrong["ok"], wrong["error"]["at"]) == (False, "position.wiki.3")
