"""The catalogue of games: what it tells a client that does not know a game."""

from collections.abc import Callable

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.words import LANGUAGES
from tests.table.shelving import NIM
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_added_games_are_told_with_their_words_and_those_of_the_house_are_not(guest: Arrive) -> None:
    """An added game is told with seats, card sets, usual rules as text, and its files of words."""
    told = {game["name"]: game for game in guest().http.get("/api/games/added").json()}
    assert not told.keys() & {"triple-triad", "chakart", "cipher"}
    nim = told["nim"]
    assert nim["seats"] == ["red", "blue"]
    assert nim["sets"] == ["charms"]
    assert registry.game("nim").rule_book.parse(nim["standard"]) == registry.game("nim").rule_book.standard
    folder = NIM / "parlour_nim" / "words"
    assert nim["words"] == {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}


@pytest.mark.usefixtures("guest")  # its hall has Nim
def test_the_view_of_an_added_game_carries_its_drawing_and_a_house_game_s_does_not() -> None:
    """The drawing of an added game is in every language, as its viewer sees it; games of the house have none."""
    nim, triad = registry.game("nim"), registry.game("triple-triad")
    state, _events = nim.deal(nim.rule_book.standard, [{}, {}], Seeded(1))
    for viewer in range(3):
        drawn = nim.view(state, viewer)["drawing"]
        assert drawn == {lang: nim.drawing(nim.observe(state, viewer), viewer, lang) for lang in LANGUAGES}
    dealt, _events = triad.deal(triad.rule_book.parse("triple-triad:ff8"), [{}, {}], Seeded(1))
    assert "drawing" not in triad.view(dealt, 0)


def test_cards_can_be_asked_for_by_name(guest: Arrive) -> None:
    """Single cards can be asked for, told as in the whole set, and with a tag of their own."""
    ann = guest()
    path = "/api/games/cipher/cards?set=all"
    whole = {card["code"]: card for card in ann.http.get(path).json()["cards"]}
    some = ann.http.get(f"{path}&card=B01-006&card=nothing&card=B01-001&card=B01-006")
    assert some.json() == {"set": "all", "cards": [whole["B01-006"], whole["B01-001"]]}
    again = {"If-None-Match": some.headers["etag"]}
    assert ann.http.get(f"{path}&card=B01-006&card=B01-001", headers=again).status_code == 304
    assert ann.http.get(path, headers=again).status_code == 200
    assert ann.http.get(path + "&card=B01-001" * 101).status_code == 422


def test_the_house_is_told_for_each_game_with_what_was_measured(guest: Arrive) -> None:
    """The levels of each game come weakest first, with their measured strength; added games have unmeasured ones."""
    told = {house["game"]: house for house in guest().http.get("/api/levels").json()}
    for name, house in told.items():
        levels = registry.game(name).levels
        assert house["levels"] == [{"name": one.name, "elo": one.elo, "error": one.error} for one in levels.ladder]
        assert (house["rules"] is None) == (levels.rules is None)
    assert told["triple-triad"]["rules"].startswith("triple-triad:ffwtt+same")
    assert {level["elo"] for level in told["nim"]["levels"]} == {None}


def test_a_table_seats_a_level_of_its_game_and_no_other(guest: Arrive) -> None:
    """A level sits at a table under its name. A rematch may name another, but none of another game."""
    someone = guest("en")
    bot = {"kind": "bot", "agent": "otto"}
    wish = {"game": "triple-triad", "rules": "triple-triad:ffwtt", "seat": "red", "opponent": bot}
    match = someone.post("/api/matches", wish).json()
    assert match["seats"]["blue"] == {"kind": "bot", "name": "otto", "agent": "otto"}
    refused = someone.post("/api/matches", {**wish, "game": "nim", "rules": "nim:usual"})
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "unknown-agent"
    assert "pip, basil, strix" in refused.json()["error"]["en"]
