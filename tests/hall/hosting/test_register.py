"""A register is read as communities write it, and each fault is told with its line."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.hosting.register import MOST_MEMBERS, Member, member_json, newcomers, read, settled
from parlour.hall.people.names import name_key, skeleton

KNOWN = {"Geezard": "1", "Red Bat": "3", "Bite Bug": "2"}
WIKI = """
Ondine
Geezard - 1541
Red Bat - 6212
Geezard - 1541
gil: 400

Bastien
Bite Bug – 1335 x3
90 gil
"""
ROWS = """pseudo;inscrit;cartes;gils
Ondine;2024;Geezard x2, red bat;1 400
"Bastien";2025;;
"""


def told(members: list[Member]) -> list[tuple[int, str, dict[str, int], int, str]]:
    """Return in short what was read."""
    return [(one.line, one.name, dict(one.cards), one.gil, one.fault.code if one.fault else "") for one in members]


def test_a_wiki_names_a_member_and_then_their_cards() -> None:
    assert told(read(WIKI, KNOWN)) == [
        (2, "Ondine", {"1": 2, "3": 1}, 400, ""),
        (8, "Bastien", {"2": 3}, 90, ""),
    ]


@pytest.mark.parametrize("mark", [";", "\t"])
def test_a_table_says_which_column_is_which(mark: str) -> None:
    assert told(read(ROWS.replace(";", mark), KNOWN)) == [
        (2, "Ondine", {"1": 2, "3": 1}, 1400, ""),
        (3, "Bastien", {}, 0, ""),
    ]


def test_a_table_with_commas_has_cards_apart_otherwise() -> None:
    text = 'name,cards,gil\nOndine,"Geezard; Red Bat",5\n'
    assert told(read(text, KNOWN)) == [(2, "Ondine", {"1": 1, "3": 1}, 5, "")]


def test_each_fault_stands_at_its_line() -> None:
    text = "name;cards;gil\nOndine;Nobody’s Card;0\nRafa;;-40\nMei;;much\nMEI;;0\nAdmin;;0\n/;;0\n"
    faults = [(line, code) for line, _name, _cards, _gil, code in told(read(text, KNOWN))]
    codes = ["register-cards", "register-gil", "register-gil", "register-twice", "name-reserved", "bad-name"]
    assert faults == [*zip(range(2, 8), codes, strict=True)]
    assert told(read("gil: 4\nOndine", KNOWN))[0][4] == "register-nameless"


def test_who_is_here_is_left_out_and_who_looks_alike_is_settled() -> None:
    keys, alike = frozenset({name_key("ondine")}), frozenset({skeleton("ondine"), skeleton("Bastien")})
    here, fault, new = settled(read("ONDINE\nBastlen\nBastien\n".replace("Bastlen", "Wren"), KNOWN), keys, alike)
    assert (here.verdict, fault.verdict, new.fault and new.fault.code) == ("here", "new", "name-alike")
    with pytest.raises(Refusal) as refused:
        newcomers([here, fault, new])
    assert refused.value.code == "register-faults"
    assert newcomers([here, fault]) == [fault]
    with pytest.raises(Refusal) as refused:
        newcomers([here])
    assert refused.value.code == "register-nobody"


@pytest.mark.parametrize(
    ("text", "code"), [("", "register-empty"), ("name;gil\n", "register-empty"), ("long", "register-too-long")]
)
def test_a_text_without_members_or_with_too_many_is_refused(text: str, code: str) -> None:
    if text == "long":
        text = "\n".join(f"Member {number}" for number in range(MOST_MEMBERS + 1))
    with pytest.raises(Refusal) as refused:
        read(text, KNOWN)
    assert (refused.value.code, refused.value.at) == (code, "text")


def test_a_member_is_told_with_their_fault() -> None:
    one, two = (member_json(member) for member in read("name;cards;gil\nOndine;Geezard x2;4\nRafa;;-1\n", KNOWN))
    assert (one["cards"], one["gil"], one["verdict"], one["fault"]) == (2, 4, "new", None)
    assert two["verdict"] == "fault" and two["fault"] is not None and "-1" in two["fault"]["fr"]
