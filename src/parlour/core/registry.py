"""The registry: all games. A new game is a package that is installed; nothing is edited to list it."""

import logging
from functools import cache
from traceback import walk_tb

import numpy as np

from parlour.core import installed, spelling, words
from parlour.core.game import Game
from parlour.core.refusal import NotFound, Refusal
from parlour.core.rules import RuleSet

log = logging.getLogger(__name__)


def names() -> list[str]:
    """Return the name of every declared game, in order; no game is imported for it."""
    return list(installed.declared())


def games() -> list[Game]:
    """Return every game that can be played, by name; a broken one is logged once and stops no other."""
    found = (_loaded(name) for name in names())
    return [game for game in found if isinstance(game, Game)]


def game(name: object) -> Game:
    """Return the game of that name, imported now if need be.

    A Refusal lists the names there are, or says what is wrong with the game.
    """
    if name not in names():
        raise NotFound("unknown-game", game=str(name), known=", ".join(names()))
    found = _loaded(str(name))
    if isinstance(found, Refusal):
        raise found.with_traceback(None)
    return found


def rules(text: str) -> tuple[Game, RuleSet]:
    """Return the game and the rules of GAME or GAME:RULES; a game alone is played by its standard ones."""
    if not isinstance(text, str):
        raise Refusal("not-rules-text", at="rules", given=repr(text)[:40])
    name, colon, _rules = text.partition(":")
    found = game(spelling.named(name, names()))
    return found, found.rule_book.parse(text) if colon else found.rule_book.standard


def game_of(state: object) -> Game:
    """Return the game of a state, a single record of its dtype; a Refusal where no game has such states."""
    for known in games():
        if isinstance(state, np.ndarray) and state.dtype in known.dtypes and state.shape == (1,):
            return known
    raise Refusal("state-of-no-game", known=", ".join(names()))


def missing_import(error: ImportError) -> Refusal | None:
    """Return the Refusal that names the added game whose missing import caused this error; None if no such game did.

    The import failed while the game worked, not when it was loaded.
    """
    for frame, _line in reversed(list(walk_tb(error.__traceback__))):
        package = str(frame.f_globals.get("__name__")).partition(".")[0]
        if package == installed.HOUSE:
            return None
        for name in installed.added():
            entry = installed.declared()[name][0]
            if entry.module.partition(".")[0] == package:
                return Refusal("game-not-loaded", game=name, place=entry.value, why=_in_a_line(error))
    return None


def look_again() -> None:
    """Find the games anew, because packages came or went while this process runs."""
    installed.look_again()
    words.look_again()
    _loaded.cache_clear()


@cache
def _loaded(name: str) -> Game | Refusal:
    """Return a game, or the reason why it cannot be had. It is loaded once, and the reason is logged once."""
    try:
        return _load(name)
    except Refusal as refusal:
        log.warning("%s", refusal)
        return refusal


def _load(name: str) -> Game:
    entry, *others = installed.declared()[name]
    if others:
        raise Refusal("game-declared-twice", game=name, places=", ".join(e.value for e in (entry, *others)))
    try:
        made = entry.load()
    except Exception as error:  # a fault in somebody's package must not stop the other games
        raise Refusal("game-not-loaded", game=name, place=entry.value, why=_in_a_line(error)) from error
    if not isinstance(made, Game):
        raise Refusal("game-is-none", game=name, place=entry.value)
    if made.name != name:
        raise Refusal("game-misnamed", game=name, place=entry.value, found=made.name)
    return made


def _in_a_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
