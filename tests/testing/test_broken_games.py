"""The kit passes sound games (tests/examples), and names the promise that a broken one breaks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.testing import Broken, check_game, promise
from tests.table.shelving import EXAMPLES, shelved

KIT = sorted(Path(promise.__file__).parent.glob("*.py"))
SHELF = Path(__file__).parent / "shelf" / "broken"
with shelved(EXAMPLES / "kuhn_poker", SHELF):
    from parlour_broken.games import BROKEN


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Install the games."""
    with shelved(EXAMPLES / "kuhn_poker", SHELF):
        yield


def promises() -> set[str]:
    """Return all promises that the kit can find broken: every `must`, `Broken` and comparison in it."""
    found = set()
    for path in KIT:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("must"), args=[_, ast.Constant(said), *_]):
                    found.add(said)
                case ast.Call(func=ast.Name("Broken"), args=[ast.JoinedStr([ast.Constant(said), *_])]):
                    found.add(said.rstrip(": "))
                case ast.Assign(targets=[ast.Subscript(ast.Name("looks"), ast.Constant(said)), *_]):
                    found.add(said)
    return found


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_promise_is_seen(wrong: str) -> None:
    """A broken promise is named, and no other."""
    said, game = BROKEN[wrong]
    with pytest.raises(Broken, match=re.escape(said)):
        check_game(game, games=1)


def test_every_promise_is_broken_by_a_game() -> None:
    assert promises() == {said for said, _game in BROKEN.values()}
