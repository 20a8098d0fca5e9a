"""The registry: every game folder, found without being listed."""

from pathlib import Path

import pytest

from parlour import games as shelf
from parlour.core import registry
from parlour.core.refusal import Refusal


def test_every_game_folder_is_found():
    """Each package under games/ is one game, and names are unique."""
    folders = [path.parent for path in Path(shelf.__path__[0]).glob("*/__init__.py")]
    names = [game.name for game in registry.games()]
    assert names
    assert len(names) == len(folders) == len(set(names))


def test_a_game_is_found_by_its_name():
    """Asking by name gives the one game of that name, the same each time."""
    for game in registry.games():
        assert registry.game(game.name) is game


@pytest.mark.parametrize("name", ["", "chess", None, 7, [], {}])
def test_an_unknown_game_is_refused_with_the_known_ones(name):
    """Anything that names no game is a Refusal that lists the games there are."""
    with pytest.raises(Refusal) as refused:
        registry.game(name)
    assert refused.value.code == "unknown-game"
    assert all(game.name in refused.value.message() for game in registry.games())
