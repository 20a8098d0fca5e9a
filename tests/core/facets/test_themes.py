"""A game says which of its events decide a puzzle, and an added game brings its own."""

from parlour.core import registry
from parlour.core.event import Event
from parlour.core.facets.themes import OTHER, Themes

THEMES = Themes(("capture", "trick", "move"), lambda events, answers: ["trick"] if answers else [])
MOVED, CAPTURED = Event("move", {}), Event("left", {"by": "capture"})


def test_the_most_telling_theme_comes_first() -> None:
    """The kind of an event counts, the rule that it happened by, and what the game finds in the answers."""
    assert (THEMES.of([MOVED]), THEMES.of([MOVED, CAPTURED])) == ("move", "capture")
    assert THEMES.of([MOVED], [[MOVED]]) == "trick"


def test_what_no_theme_tells_is_another() -> None:
    """Events without a theme make no puzzle, whatever a game of the house calls them."""
    quiet = Event("phase", {})
    assert {game.themes.of([quiet]) for game in registry.games()} == {Themes().of([MOVED])} == {OTHER}
