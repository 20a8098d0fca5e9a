"""In random games cards are conserved, counts agree and nothing leaks, whatever is drawn and answered."""

import random
from typing import Any

import pytest

from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.state import ROOM
from tests.games.cipher.games import PRESETS, STARTERS, play, random_deck
from tests.rounds import rounds

CHECKED_EVERY = 40  # answers between two checks of secrets and positions


@pytest.mark.parametrize("first", STARTERS)
@pytest.mark.parametrize("others", rounds(1, len(STARTERS)))
def test_every_starter_meets_every_other(first: str, others: int) -> None:
    """Each starter meets the next one, or all of them and itself."""
    for number in range(1, others + 1):
        second = STARTERS[(STARTERS.index(first) + number) % len(STARTERS)]
        assert play(PRESETS[number % 2], [{"deck": first}, {"deck": second}], number, CHECKED_EVERY) is not None


# Cards with rare words, which seldom meet in decks drawn at random.
RARE = {
    "searches": (
        "B01-004", "B01-039", "B01-041", "B01-043", "B04-028", "B08-054", "B09-091", "B11-031", "B18-032", "B18-088",
    ),
    "pupils and teachers": ("B11-003", "B11-031", "B18-088"),
    "orbs spent": ("B02-062", "B18-055"),
    "orbs turned over": (
        "B06-053", "B06-055", "B06-057", "B06-059", "B06-085", "B07-053", "B07-056", "B07-057", "B07-086", "B10-063",
        "B10-075", "B22-071", "B22-073",
    ),
    "other costs of critical hits and evasions": (
        "B07-060", "B08-085", "B09-038", "B12-091", "B14-096", "B15-065", "B16-079", "B17-039", "B19-072", "B19-076",
    ),
    "the start of phases": ("B03-082", "B10-040", "B12-024", "B19-017", "B20-029", "B22-010"),
    "cards kept from coming": ("B12-070", "B14-072", "B20-101", "B21-098"),
    "cards put back": ("B07-047", "B10-072", "B14-055", "B16-087", "B20-081", "B21-102", "B22-041", "P03-017"),
    "skills that cost less": ("B05-089", "B12-028", "B12-031", "B19-079", "B22-115"),
    "tags under a condition": ("B03-006", "B06-096", "B08-032", "B11-042", "B14-079", "B15-094", "P13-003"),
    "skills of others": (
        "B14-056", "B14-058", "B14-060", "B14-062", "B15-051", "B15-054", "B20-006", "B20-008", "B20-013", "B20-020",
        "B20-026", "B20-033",
    ),
    "skills taken away": ("B01-030", "B01-048", "B07-018", "B15-003", "B18-023", "B20-021", "B22-020", "B22-082"),
    "coming in other ways": (
        "B01-049", "B03-061", "B04-034", "B05-098", "B08-048", "B08-072", "B09-048", "B09-089",
    ),
    "of their own": (
        "B01-045", "B01-050", "B01-073", "B01-077", "B04-075", "B07-024", "B13-010", "B13-019", "B13-021", "B14-035",
        "B19-033", "B22-005", "P07-016",
    ),
}  # fmt: skip


def rare_deck(source: random.Random, codes: tuple[str, ...]) -> dict[str, Any]:
    """Return four of each of these, and enforced cards of one of their colours, led by one of cost 1."""
    by_code = {card.code: card for card in all_cards()}
    rare = [by_code[code] for code in codes]
    colours = {colour for card in rare for colour in card.colors}
    found = [card for card in all_cards() if enforced(card) and colours & set(card.colors)]
    main = source.choice([card for card in rare if card.cost == 1] or [card for card in found if card.cost == 1])
    rest = [card.code for card in source.sample(found, 60) if card.name not in {one.name for one in (main, *rare)}]
    others = [card.code for card in rare if card.name != main.name for _ in range(4)]
    return {"main": main.code, "cards": [main.code, *others, *rest][:50]}


@pytest.mark.parametrize("word", RARE)
@pytest.mark.parametrize("games", rounds(1, 4))
def test_cards_of_rare_words_play_together(word: str, games: int) -> None:
    for seed in range(games):
        source = random.Random(seed)
        decks = [rare_deck(source, RARE[word]) for _ in range(2)]
        assert play("seed", decks, seed, CHECKED_EVERY) is not None


@pytest.mark.parametrize("games", rounds(4, 12))
def test_any_enforced_cards_play_together(games: int) -> None:
    for seed in range(games):
        source = random.Random(seed)
        assert play("seed", [random_deck(source), random_deck(source)], seed, CHECKED_EVERY) is not None


@pytest.mark.parametrize("skills", RARE)
@pytest.mark.parametrize("games", rounds(1, 4))
def test_cards_of_rare_skills_play_together(skills: str, games: int) -> None:
    for seed in range(games):
        source = random.Random(seed)
        brings = [random_deck(source, wanted=RARE[skills]) for _seat in range(2)]
        assert play(PRESETS[seed % 2], brings, seed, CHECKED_EVERY) is not None


def test_decks_that_fill_the_usual_record_play_together() -> None:
    """Every card of a deck that fills all room has its place, and is never lost."""
    source = random.Random(1)
    assert play("seed", [random_deck(source, ROOM), random_deck(source, ROOM)], 1, CHECKED_EVERY) is not None
