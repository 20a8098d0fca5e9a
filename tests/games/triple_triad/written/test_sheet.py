"""Pasted sheets become cards, and each fault is told at its line, with what it could be."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.games.triple_triad.sets import MOST_CARDS, made
from parlour.games.triple_triad.written.sheet import read

WITH_HEADS = "name\t↑\t→\t↓\t←\telement\tlevel\nLighthouse\tA\t2\t6\t2\tholy\t7\nKraken\t8\t4\t9\t7\teau\t9\n"


def test_a_table_of_a_spreadsheet_with_heads() -> None:
    """Columns are known by their heads in either language, elements too; 10 is A."""
    told = read(WITH_HEADS, {})
    assert told["faults"] == 0
    first, second = (row["card"] for row in told["rows"])
    assert first == {
        "id": 1, "name": "Lighthouse", "top": 10, "right": 2, "bottom": 6, "left": 2,
        "element": "holy", "type": None, "power": None, "level": 7, "price": None,
    }  # fmt: skip
    assert second is not None and (second["element"], second["left"], second["id"]) == ("water", 7, 2)


@pytest.mark.parametrize("mark", ["\t", ";", ","])
def test_without_heads_columns_stand_in_the_usual_order(mark: str) -> None:
    text = "\n".join(
        mark.join(row) for row in (["Storm", "7", "9", "1", "8", "thunder", "8", "120"], ["Gull", *"6212"])
    )
    storm, gull = (row["card"] for row in read(text, {})["rows"])
    assert storm is not None and gull is not None
    assert (storm["right"], storm["element"], storm["level"], storm["price"]) == (9, "thunder", 8, 120)
    assert (gull["left"], gull["element"], gull["level"], gull["price"]) == (2, None, 1, None)


def test_heads_in_french_in_any_order_and_quoted_cells() -> None:
    text = 'Prix;Nom;Gauche;Droite;Haut;Bas;Élément;Inconnu\n9;"Nom; avec marque";1;2;3;4;feu;x\n'
    (row,) = read(text, {})["rows"]
    card = row["card"]
    assert card is not None and card["name"] == "Nom; avec marque"
    assert [card[side] for side in ("top", "right", "bottom", "left")] == [3, 2, 4, 1]
    assert (card["price"], card["element"]) == (9, "fire")


def test_lines_of_the_wiki() -> None:
    """ "Geezard - 1541" has its numbers in the wiki's order: top, left, right, bottom (seed 002, "101")."""
    row, other = read("* Geezard - 1541\n* Red Bat - 6A21\n", {})["rows"]
    assert row["card"] is not None and other["card"] is not None
    assert [row["card"][side] for side in ("top", "left", "right", "bottom")] == [1, 5, 4, 1]
    assert other["card"]["left"] == 10


def test_a_set_that_is_written_as_json_reads_back() -> None:
    """A file of cards, or a set as it is kept, is read as it was."""
    cards = [
        row["card"] for row in read(WITH_HEADS + "Storm\t7\t9\t1\t8\t\t8\nA\t1\t1\t1\t1\nB\t2\t1\t1\t1\n", {})["rows"]
    ]
    document = made({"name": "low_tide", "title": "Low Tide", "cards": cards}).document
    for given_ in (json.dumps(document), json.dumps(cards)):
        assert [row["card"] for row in read(given_, {})["rows"]] == cards


@pytest.mark.parametrize(
    ("cells", "column", "told", "repair"),
    [
        ("Octopus,5,6,5,11,,6", "left", "Left is 11. A side goes from 1 to A.", "A"),
        ("Octopus,0,6,5,1,,6", "top", "Top is 0", "1"),
        ("Octopus,5,,5,1,,6", "right", "Right is –", None),
        ("Octopus,5,x,5,1,,6", "right", "Right is x", None),
        ("Diver,5,4,7,4,watr,5", "element", "Nearest: water", "water"),
        ("Diver,5,4,7,4,lava,5", "element", "Known: fire", ""),
        ("Diver,5,4,7,4,,50", "level", "It goes from 1 to 10", "10"),
        ("Diver,5,4,7,4,,5,-3", "price", "It goes from 1 to", "1"),
        (",5,4,7,4", "name", "A card has a name", None),
        ("Gull,5,4,7,4", "name", "is on line 1 already", None),
    ],
)
def test_a_fault_is_at_its_line_and_cell_with_what_it_could_be(
    cells: str, column: str, told: str, repair: str | None
) -> None:
    sheet = read(f"gull,1,2,3,4\n{cells}\n", {})
    assert sheet["faults"] == 1 and not sheet["rows"][0]["faults"]
    (fault,) = sheet["rows"][1]["faults"]
    assert (fault["column"], fault["repair"], sheet["rows"][1]["card"]) == (column, repair, None)
    assert told in fault["en"] and fault["fr"]


def test_a_repair_settles_its_line() -> None:
    (row,) = read("Octopus,5,6,5,11,watr,60", {})["rows"]
    cells = dict(row["cells"]) | {fault["column"]: fault["repair"] or "" for fault in row["faults"]}
    (again,) = read(json.dumps([cells]), {})["rows"]
    assert again["card"] is not None and (again["card"]["left"], again["card"]["level"]) == (10, 10)


def test_cards_keep_the_numbers_they_have_in_the_set() -> None:
    """Cards keep their number in the set by name, in any case; new ones follow after all others."""
    rows = read("New,1,1,1,1\nKRAKEN,8,4,9,7\nOther,1,1,1,2", {"kraken": 7, "gone": 12})["rows"]
    assert [row["card"] and row["card"]["id"] for row in rows] == [13, 7, 14]


def test_what_is_no_sheet_and_what_is_too_long_is_refused() -> None:
    for text in ("{", '{"cards": 3}', "[1"):
        with pytest.raises(Refusal) as told:
            read(text, {})
        assert told.value.code == "bad-card-sheet"
    with pytest.raises(Refusal) as long:
        read("\n".join(f"Card {n},1,2,3,4" for n in range(MOST_CARDS + 1)), {})
    assert long.value.code == "bad-card-set"
    assert read("", {}) == {"rows": [], "faults": 0}


@given(st.text(max_size=300))
def test_whatever_is_pasted_is_read_or_refused(text: str) -> None:
    """A pasted text is read or refused, and each line without fault is a card of a set."""
    try:
        told = read(text, {})
    except Refusal:
        return
    for row in told["rows"]:
        assert (row["card"] is None) == bool(row["faults"])


def test_a_sheet_may_say_what_a_card_shows() -> None:
    """A drawing is named in either language or by its name, a person by their look, a ground and a frame by name."""
    heads = "name,top,right,bottom,left,portrait,fond,cadre\n"
    told = read(
        f"{heads}Kraken,1,2,3,4,Calmar géant,bleu,gilded\nGull,1,2,3,4,,,\nMaud,1,2,3,4,m3gean f staff,,ruled\n", {}
    )
    kraken, gull, maud = (row["card"] for row in told["rows"])
    assert kraken is not None and gull is not None and maud is not None
    assert (kraken["face"], kraken["ground"], kraken["frame"]) == ("giant-squid", "blue", "gilded")
    assert not {"face", "ground", "frame"} & gull.keys()
    assert (maud["face"], maud["frame"]) == ("m3gean f staff", "ruled")


@pytest.mark.parametrize(
    ("cells", "column", "repair"),
    [
        ("dragn,,", "face", "dragon-head"),
        ("m3gean x staff of oak,,", "face", ""),
        ("m3geanTT f,,", "face", ""),
        ("m3gean f spoon,,", "face", ""),
        (",ivory,", "ground", ""),
        (",,golded", "frame", "gilded"),
    ],
)
def test_what_no_card_can_show_is_a_fault(cells: str, column: str, repair: str) -> None:
    (row,) = read(f"name,top,right,bottom,left,face,ground,frame\nGull,1,2,3,4,{cells}", {})["rows"]
    assert [(fault["column"], fault["repair"]) for fault in row["faults"]] == [(column, repair)]
