"""One word names what a command is about; a word that names nothing is refused with what would."""

import pytest

from parlour.cli import target
from parlour.core import registry
from parlour.core.refusal import Refusal


def test_a_game_alone_stands_for_its_standard_rules() -> None:
    """A game alone stands for its standard rules, and nothing typed for the first game."""
    for text, game in ((None, registry.games()[0]), ("cipher", registry.game("cipher"))):
        assert target.read(text) == (game, game.rule_book.standard)


def test_rules_are_read_as_they_are_written() -> None:
    """Rules follow the game's name, with their switches in any order."""
    _game, rules = target.read("triple-triad:ff8+plus+same")
    assert rules.text == "triple-triad:ff8+same+plus"


@pytest.mark.parametrize(
    ("text", "code"), [("", "bad-rules-target"), (":ff8", "bad-rules-target"), ("chess", "unknown-game")]
)
def test_what_names_no_game_is_refused(text: str, code: str) -> None:
    """A text that names no game is refused by its fault."""
    with pytest.raises(Refusal) as refused:
        target.read(text)
    assert refused.value.code == code
