"""Card sets that ship, and editions of sets made in a hall, which mean the same in every process."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import digest
from parlour.core.refusal import NotFound, Refusal
from parlour.games.triple_triad.cards import lint
from parlour.games.triple_triad.sets import DATA, MOST_CARDS, SHELF, card_set, find, made, set_of
from parlour.testing import check_matches

GAME = registry.game("triple-triad")


def row(number: int, **other: Any) -> dict[str, Any]:
    sides = {side: 1 + (number * k) % 10 for k, side in enumerate(("top", "right", "bottom", "left"), 1)}
    return {"id": number, "name": f"Flower {number}", **sides, **other}


def garden(name: str = "garden", count: int = 20, **other: Any) -> dict[str, Any]:
    """Return a set of cards that no file has, some with an element, a type, a level or a price."""
    cards = [row(n, level=1 + n % 5, element="fire" if n % 3 == 0 else None) for n in range(1, count + 1)]
    cards[0] |= {"price": 77, "type": "scion"}
    return {"name": name, "title": "Garden cards", "cards": cards, **other}


@pytest.mark.parametrize(("name", "count"), [("ff8", 110), ("ff14", 475)])
def test_shipped_sets_lint_clean(name: str, count: int) -> None:
    """The sets that ship hold 110 and 475 cards without a mistake (11)."""
    assert lint((DATA / f"{name}.json").read_text(encoding="utf-8")) == []
    assert len(card_set(name)) == count


def test_cards_are_found_by_id_or_name() -> None:
    """A card answers to its id and to its name in any case; others are refused by name (11)."""
    assert find("ff8", "geezard").sides == (1, 4, 1, 5)
    assert find("ff8", find("ff8", "Geezard").id).name == "Geezard"
    with pytest.raises(Refusal) as refusal:
        find("ff8", "Cloud of Dust")
    assert refusal.value.code == "unknown-card"


def test_an_edition_is_named_by_its_content() -> None:
    """Equal content is one edition in any order of its columns; any change is another."""
    one = made(garden())
    turned = garden() | {"cards": [dict(reversed(card.items())) for card in garden()["cards"]]}
    assert made(json.loads(json.dumps(turned))) == one == made(one.document)
    assert one.value == f"garden@{one.digits}" and set_of(one.value) == "garden"
    others = [garden(title="Else"), garden(pack_price=9), garden(count=19), garden()]
    others[3]["cards"][4]["top"] = 10
    assert len({made(other).value for other in [*others, garden()]}) == 5


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": "Garden"}, "“Garden” does not name it"),
        ({"name": "ff8"}, "“ff8” does not name it"),
        ({"name": None}, "does not name it"),
        ({"title": " "}, "its title has 1 to 60"),
        ({"cards": []}, "it has 0 cards"),
        ({"cards": "cards"}, "it has 0 cards"),
        ({"cards": [row(n) for n in range(1, MOST_CARDS + 2)]}, "it has 1,001 cards"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + ["five"]}, "line 5 is no card"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, top=11)]}, "Flower 5 has 11 at the top"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, id=0)]}, "line 5 has the number 0"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, id=True)]}, "line 5 has the number True"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, level=11)]}, "line 5 has the level 11"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, price=0)]}, "Flower 5 costs 0"),
        ({"cards": [row(n) for n in (1, 2, 3, 4, 4)]}, "the number 4 is given twice"),
        ({"cards": [row(n) for n in (1, 2, 3, 4)] + [row(5, name="FLOWER 1")]}, "“flower 1” is given twice"),
        ({"pack_price": -1}, "pack costs -1"),
    ],
)
def test_what_is_wrong_with_a_set_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(Refusal) as refusal:
        made(garden() | change)
    assert told in str(refusal.value)
    assert refusal.value.message("fr")


def test_rules_pin_the_newest_edition_and_know_an_older_one() -> None:
    """Rules opened by a set's name keep its newest edition, and know an older one when the set changes."""
    old = SHELF.put(made(garden("orchard")))
    table = GAME.rule_book.parse("triple-triad:ffwtt+cards=orchard")
    assert table.text == f"triple-triad:ffwtt+cards={old.value}"
    new = SHELF.put(made(garden("orchard", 21)))
    assert GAME.rule_book.parse("triple-triad:ffwtt+cards=orchard").text == f"triple-triad:ffwtt+cards={new.value}"
    assert GAME.rule_book.parse(table.text) == table
    book = GAME.rule_book.describe()
    (cards,) = [option for option in book["options"] if option["name"] == "cards"]
    assert new.value in cards["values"] and old.value not in cards["values"]
    assert cards["titles"][new.value] == "Garden cards"
    offered = {preset["name"]: new.value in preset["offers"].get("cards", []) for preset in book["presets"]}
    assert offered == {"ffwtt": True, "mush": True, "wiki": True, "ff8": True, "ff14": False, "free": True}


def test_an_edition_nobody_put_in_is_refused() -> None:
    with pytest.raises(NotFound) as refusal:
        GAME.rule_book.parse("triple-triad:ffwtt+cards=garden@00c0ffee")
    assert "garden@00c0ffee" in str(refusal.value)
    with pytest.raises(Refusal, match="ff8"):
        GAME.rule_book.parse("triple-triad:ffwtt+cards=nowhere")
    SHELF.put(made(garden()))
    with pytest.raises(Refusal) as fixed:
        GAME.rule_book.parse("triple-triad:ff14+cards=garden")
    assert fixed.value.code == "option-not-offered"


PRESETS = (
    "ffwtt+{}",
    "wiki+visibility=open+same+plus+{}",
    "mush+elemental+{}",
    "free+star_limits+card_pick=draft+{}",
    "ff8+{}",
)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_promise_of_the_game_holds_with_made_cards(rules: str) -> None:
    """Cards made in a hall keep every promise that shipped ones do: secrets, views, resampling, words, positions."""
    SHELF.put(made(garden()))
    check_matches(GAME, [GAME.rule_book.parse("triple-triad:" + rules.format("cards=garden"))], 2, 0)


def test_a_hidden_hand_is_imagined_from_the_edition_that_is_played_with() -> None:
    """Imagined cards are of the edition in play, each of them sometimes, though a newer edition exists."""
    old = SHELF.put(made(garden("meadow", 12)))
    rules = GAME.rule_book.parse(f"triple-triad:ffwtt+cards={old.value}")
    SHELF.put(made(garden("meadow", 30)))
    state, _events = GAME.deal(rules, [{}, {}], Seeded(4))
    view = GAME.observe(state, 0)
    imagined = set()
    for seed in range(200):
        truth = GAME.resample(view, 0, Seeded(seed))
        told = GAME.view(truth, 1)["hands"]["blue"]
        names = {card["card"]["name"] for card in told}
        assert len(names) == 5
        imagined |= names
    assert imagined == {card.name for card in old.cards}


def test_a_match_means_the_same_in_every_process() -> None:
    """The deal of an edition is the same state in every process, byte by byte, with and without compiler."""
    edition = SHELF.put(made(garden()))
    rules = f"triple-triad:ffwtt+cards={edition.value}"
    state, _events = GAME.deal(GAME.rule_book.parse(rules), [{}, {}], Seeded(7))
    program = (
        "import json, sys; from parlour.core import registry; from parlour.core.chance import Seeded; "
        "from parlour.core.record import digest; from parlour.games.triple_triad.sets import SHELF, made; "
        "others, rules = json.loads(sys.argv[1]), sys.argv[2]; [SHELF.put(made(one)) for one in others]; "
        "game = registry.game('triple-triad'); state, _ = game.deal(game.rule_book.parse(rules), [{}, {}], Seeded(7)); "
        "view = game.resample(game.observe(state, 0), 0, Seeded(1)); print(digest(state), digest(view))"
    )
    given = json.dumps([garden("first", 40), garden(), garden("last", 6)])
    view = GAME.resample(GAME.observe(state, 0), 0, Seeded(1))
    for compiler in ("0", "1"):
        told = subprocess.run(
            [sys.executable, "-c", program, given, rules],
            env={"NUMBA_DISABLE_JIT": compiler, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout.split() == [digest(state), digest(view)]


def test_what_is_owned_is_a_card_of_the_set_whatever_its_edition() -> None:
    """The shop sells at the prices of a set, or by rank; a card keeps its registered name when its set changes."""
    SHELF.put(made(garden("glade", pack_price=123)))
    cards = GAME.need_cards()
    assert "glade" in cards.sets and "glade" in cards.collectible
    shelf = cards.collecting("glade")
    assert (shelf.cards["1"].price, shelf.packs[0].price) == (77, 123)
    assert shelf.cards["2"].price > 0 and len(shelf.starter(Seeded(1))) == 10
    rules = GAME.rule_book.parse("triple-triad:wiki+visibility=open+cards=glade")
    brings = [cards.check_bring(rules, {"cards": list(range(n, n + 5))}, seat) for seat, n in ((0, 1), (1, 11))]
    state, _events = GAME.deal(rules, brings, Seeded(1))
    assert cards.brought(rules, brings, state)[0] == [f"glade/{n}" for n in range(1, 6)]
    assert cards.lies_open(rules, brings[0]) == [f"glade/{n}" for n in range(1, 6)]
    SHELF.put(made(garden("glade", pack_price=200)))
    assert cards.collecting("glade").packs[0].price == 200
    assert cards.collecting_then(str(rules["cards"])).packs[0].price == 123
    with pytest.raises(Refusal):
        cards.collecting(str(rules["cards"]))


@pytest.mark.parametrize(
    ("named", "said"),
    [("harbour.json", "harbour@"), ("gone.json", "gone.json"), ("bent.json", "bent.json"), ("", "bad value")],
)
def test_another_process_takes_sets_from_files(tmp_path: Path, named: str, said: str) -> None:
    """A process reads the files of sets that its environment names; a faulty file is named."""
    (tmp_path / "harbour.json").write_text(json.dumps(garden("harbour")), encoding="utf-8")
    (tmp_path / "bent.json").write_text("{", encoding="utf-8")
    program = (
        "from parlour.core import registry; from parlour.core.refusal import Refusal\n"
        "try: print(registry.game('triple-triad').rule_book.parse('triple-triad:ffwtt+cards=harbour'))\n"
        "except Refusal as refusal: print('bad value' if refusal.code == 'bad-option-value' else refusal)"
    )
    environment = {"PYTHONPATH": ":".join(sys.path), "PARLOUR_CARD_SETS": str(tmp_path / named) if named else ""}
    told = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    assert said in told.stdout
