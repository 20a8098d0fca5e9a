"""Card sets of a hall: faults of a draft are told by line, and a published set only grows."""

from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.communities.card_sets import Edition, Home, home, publish, read, sold_in
from parlour.hall.communities.shapes import Standing
from parlour.hall.people.player import Player, Role

NOW = "2026-06-01T12:00:00.000Z"
GAME = "triple-triad"
HOME = Home(None, admitted=True)


def card(number: int, name: str = "", **other: Any) -> dict[str, Any]:
    return {"id": number, "name": name or f"Card {number}", "top": 1, "right": 2, "bottom": 3, "left": 4, **other}


def draft(*cards: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": "low_tide",
        "title": "Low Tide",
        "pack_price": 400,
        "cards": [card(n) for n in range(1, 6)] + [*cards],
    }


def published(document: dict[str, Any]) -> Edition:
    return publish(GAME, document, None, "ann", NOW, 0, HOME).edition


def test_a_draft_becomes_an_edition() -> None:
    edition = published(draft(card(9, "Kraken", price=77)))
    assert (edition.name, edition.title, edition.cards, edition.publisher) == ("low_tide", "Low Tide", 6, "ann")
    assert edition.value.startswith("low_tide@")


def test_the_next_edition_keeps_every_card_and_changes_something() -> None:
    """A new edition changes or adds cards but removes none, since somebody may own them."""
    before = published(draft(card(9, "Kraken")))
    stronger = publish(GAME, draft(card(9, "Kraken", top=10), card(10)), before, "ben", NOW, 3, HOME)
    assert stronger.after == 3 and stronger.edition.value != before.value
    for document, code in ((before.document, "card-set-unchanged"), (draft(), "card-set-lost")):
        with pytest.raises(Refusal) as told:
            publish(GAME, document, before, "ann", NOW, 3, HOME)
        assert told.value.code == code
    assert "Kraken" in str(told.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("<b>Kraken</b>", "signs that no name has"),
        ("Kra\u200bken", "signs that no name has"),
        ("javascript:alert(1)", "signs that no name has"),
        ("C\u0430rd 1", "looks like Card 1"),  # a Cyrillic a
        ("Card l", "looks like Card 1"),
    ],
)
def test_names_that_hide_something_are_refused(name: str, told: str) -> None:
    """Script in names, invisible signs and look-alike names are refused at their line, and at publication."""
    sheet = read(GAME, f"Card 1,1,2,3,4\n{name},1,2,3,4", None)
    (fault,) = sheet["rows"][1]["faults"]
    assert told in fault["en"] and sheet["rows"][1]["card"] is None and sheet["faults"] == 1
    with pytest.raises(Refusal) as refused:
        published(draft(card(9, name)))
    assert told in str(refused.value) and refused.value.code == "bad-card-name"
    assert name[:3] in refused.value.message("fr")


def test_a_sheet_of_a_set_that_there_is_keeps_its_numbers() -> None:
    before = published(draft(card(40, "Kraken")))
    rows = read(GAME, "Gull,1,1,1,1\nKRAKEN,1,2,3,4", before)["rows"]
    assert [row["card"] and row["card"]["id"] for row in rows] == [41, 40]
    again = read(GAME, [dict(row["cells"]) for row in rows], before)
    assert [row["card"] for row in again["rows"]] == [row["card"] for row in rows]


def test_ten_thousand_cards_are_one_clear_error() -> None:
    many = "\n".join(f"Card {n},1,2,3,4" for n in range(10_000))
    for refusing in (lambda: read(GAME, many, None), lambda: published(draft(*(card(n) for n in range(6, 10_000))))):
        with pytest.raises(Refusal) as told:
            refusing()
        assert told.value.code == "bad-card-set"


def test_a_game_without_sets_of_ones_own_says_so() -> None:
    for game in ("cipher", "chakart"):
        with pytest.raises(Refusal):
            read(game, "Card 1,1,2,3,4", None)


@pytest.mark.parametrize(
    ("role", "keeps", "named", "found"),
    [
        (Role.PLAYER, ["tide"], None, Home("tide", admitted=False)),
        (Role.PLAYER, ["tide", "lantern"], "lantern", Home("lantern", admitted=False)),
        (Role.PLAYER, ["tide", "lantern"], None, "which-community"),
        (Role.PLAYER, ["tide"], "lantern", "keeper-needed"),
        (Role.HOST, ["tide"], None, Home(None, admitted=True)),
        (Role.HOST, [], "tide", Home("tide", admitted=False)),
    ],
)
def test_a_set_belongs_to_a_community_of_its_maker(
    role: Role, keeps: list[str], named: str | None, found: Home | str
) -> None:
    """A set belongs to the community its maker keeps or names; a host's set for none is the hall's."""
    standings: dict[str, Standing] = {"guild": "member", **dict.fromkeys(keeps, "keeper")}
    try:
        assert home(Player("ann", "Ann", role), standings, named) == found
    except Refusal as refusal:
        assert refusal.code == found


def test_a_set_is_sold_at_home_until_it_is_admitted() -> None:
    """A community's set is sold at home until a host admits it; a set that ships is sold everywhere."""
    kept, admitted = Home("tide", admitted=False), Home("tide", admitted=True)
    assert [kept.sells_in(where) for where in (None, "tide", "lantern")] == [False, True, False]
    assert all(admitted.sells_in(where) for where in (None, "tide", "lantern"))
    assert not Home(None, admitted=False).sells_in(None)
    assert sold_in(GAME, "ff8", None) == sold_in("cipher", "enforced", "tide") == ()
