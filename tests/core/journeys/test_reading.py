"""Reading journeys: a file becomes stages, or every wrong line of it is told with its reason."""

import pytest

from parlour.core import registry
from parlour.core.journeys.reading import LONGEST, events_of, house_journey, judge, lint, read
from parlour.core.refusal import Refusal
from tests.core.journeys.roads import FINE, STAGE

MISTAKES = [
    ('name = "one"', 'name = "One!"', 4, "journey-name"),
    ('en = "New.", fr = "Neuf."', 'en = "New."', 6, "journey-text"),
    ('en = "Try.", fr = "Essayez."', 'en = "Try.", fr = " "', 8, "journey-words"),
    ("free+calm", "free+storm", 9, "unknown-option"),
    ('"pip"', '"nobody"', 10, "no-choice"),
    ("reached = 0.5", "reached = 0", 12, "journey-share"),
    ("reached = 0.5", 'reached = 0.5\nseat = "green"', 13, "no-choice"),
    ("reached = 0.5", "reached = 0.5\nposition = { heap = 3 }", 13, "journey-seat"),
    ("reached = 0.5", 'reached = 0.5\nseat = "red"\nposition = { heap = 0 }', 14, "study-over"),
    ("reached = 0.5", "", 3, "journey-missing"),
    ("reached = 0.5", "reached = 0.5\nprice = 3", 13, "journey-key"),
    ("reached = 0.5", 'reached = 0.5\npuzzles = "plus"', 13, "journey-theme"),
    ("[[stages]]", "[stages]", 1, "journey-stages"),
    ("goal = [{ win = true }]", "goal = [{ win = }]", 11, "journey-toml"),
    ("title = { en = \"A road\", fr = \"Une route\" }", "", 1, "journey-text"),
]  # fmt: skip


def test_a_file_is_read() -> None:
    """Rules become canonical, and what a stage leaves out is left to chance."""
    journey = read(registry.game("nim"), FINE)
    (stage,) = journey.stages
    assert (journey.title["fr"], stage.rules, stage.seat, stage.position) == ("Une route", "nim:free+calm", None, None)
    assert journey.stage("one") is stage and journey.after("one") is None
    with pytest.raises(Refusal, match="two"):
        journey.stage("two")


@pytest.mark.parametrize(("right", "wrong", "line", "code"), MISTAKES)
def test_a_mistake_is_told_by_its_line(right: str, wrong: str, line: int, code: str) -> None:
    """Each mistake has one line and one reason, and the file is refused by it."""
    text = FINE.replace(right, wrong, 1)
    (fault,) = lint(registry.game("nim"), text)
    assert (fault.line, fault.reason.code) == (line, code)
    with pytest.raises(Refusal) as refused:
        judge(registry.game("nim"), text)
    assert refused.value.code == "journey-line" and str(line) in str(refused.value)


def test_a_stage_leads_to_puzzles_of_a_theme() -> None:
    """The theme is one of those that decide puzzles of the game."""
    game, text = registry.game("triple-triad"), FINE.replace("free+calm", "ff8+plus")
    assert read(game, f'{text}puzzles = "plus"\n').stages[0].puzzles == "plus"
    (fault,) = lint(game, f'{text}puzzles = "sum"\n')
    assert (fault.line, fault.reason.code) == (13, "journey-theme") and "combo" in str(fault.reason)


def test_all_mistakes_are_told_at_once() -> None:
    """Whoever writes a journey reads all that is wrong with it, from the first line to the last."""
    text = FINE.replace('"pip"', '"nobody"').replace("0.5", "2") + STAGE
    assert [fault.line for fault in lint(registry.game("nim"), text)] == [10, 12, 15]


def test_a_file_has_a_largest_size() -> None:
    """A text that nobody would write is not even read."""
    (fault,) = lint(registry.game("nim"), "#" * (LONGEST + 1))
    assert fault.reason.code == "journey-long"


def test_the_events_of_a_game_are_known_by_their_facts() -> None:
    """Goals name kinds and facts that the game's own shapes declare; a game that declares none may be asked for any."""
    known = events_of(registry.game("triple-triad"))
    assert known["plus"] == {"seat", "cell", "pairs", "sum"} and "took" not in known
    assert events_of(registry.game("nim")) == {}


def test_a_journey_comes_with_its_game() -> None:
    """Each is the file beside its game's module, as the house's are; a game may have none."""
    assert house_journey(registry.game("nim")) is not None and house_journey(registry.game("tide")) is None
    assert all(house_journey(registry.game(name)) is not None for name in ("triple-triad", "chakart", "cipher"))
