"""The registry: the games there are. A new game is a package that is installed; nothing is edited to list it."""

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
    """The name of every game that is declared, in order; no game is imported for it."""
    return list(installed.declared())


def games() -> list[Game]:
    """Every game that can be played, by name; what is wrong with another is logged once and keeps nobody away."""
    found = (_loaded(name) for name in names())
    return [game for game in found if isinstance(game, Game)]


def game(name: object) -> Game:
    """The game of that name, imported now if it was not; a Refusal lists the names there are, or says what is wrong."""
    if name not in names():
        raise NotFound("unknown-game", game=str(name), known=", ".join(names()))
    found = _loaded(str(name))
    if isinstance(found, Refusal):
        raise found.with_traceback(None)
    return found


def rules(text: str) -> tuple[Game, RuleSet]:
    """The game and the rules of GAME or GAME:RULES; a game alone is played by its standard ones."""
    if not isinstance(text, str):
        raise Refusal("not-rules-text", at="rules", given=repr(text)[:40])
    name, colon, _rules = text.partition(":")
    found = game(spelling.named(name, names()))
    return found, found.rule_book.parse(text) if colon else found.rule_book.standard


def game_of(state: object) -> Game:
    """The game that a state is one of: a single record of its dtype; a Refusal where no game has such states."""
    for known in games():
        if isinstance(state, np.ndarray) and state.dtype == known.dtype and state.shape == (1,):
            return known
    raise Refusal("state-of-no-game", known=", ".join(names()))


def wanting(error: ImportError) -> Refusal | None:
    """Which added game asked for the module that could not be had, at its work and not when it was loaded; or None."""
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
    """Find the games anew: packages came or went while this process runs."""
    installed.look_again()
    words.look_again()
    _loaded.cache_clear()


@cache
def _loaded(name: str) -> Game | Refusal:
    """A game, or why it cannot be had: asked for once, said once in the log."""
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
    except Exception as error:  # whatever goes wrong in somebody's package, the other games are played
        raise Refusal("game-not-loaded", game=name, place=entry.value, why=_in_a_line(error)) from error
    if not isinstance(made, Game):
        raise Refusal("game-is-none", game=name, place=entry.value)
    if made.name != name:
        raise Refusal("game-misnamed", game=name, place=entry.value, found=made.name)
    return made


def _in_a_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
