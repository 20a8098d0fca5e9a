"""Wording: every word that an interface shows of a game, in every language."""

from collections.abc import Iterator

from parlour.core import installed, words
from parlour.core.game import Game
from parlour.core.lexicon import ENTRY
from parlour.testing.promise import must


def check_wording(game: Game) -> None:
    """Check that no language lacks a word that is shown of a game or that another language has."""
    wanted = dict.fromkeys([*_shown(game), *_own(game)])
    missing = [f"{word} ({lang})" for word in wanted for lang in words.LANGUAGES if not _has(lang, word)]
    must(not missing, "every word of a game is there in every language", *missing)


def _shown(game: Game) -> Iterator[str]:
    """Yield the messages that interfaces ask for by a name that the game declares; `name.attribute` is an attribute."""
    yield from (f"game-{game.name}", f"game-{game.name}-blurb")
    yield from (f"{game.name}-seat-{seat}" for seat in game.seats)
    yield from (f"agent-{level.name}" for level in game.levels.ladder)
    yield from (f"puzzle-theme-{theme}" for theme in game.themes.names)
    book = game.rule_book
    for preset in book.presets:
        yield from (f"preset-{preset}", f"preset-{preset}.help")
    for name, option in book.options.items():
        yield from (f"group-{option.group}", f"option-{name}", f"option-{name}.help")
        texts = [value for value in option.values if isinstance(value, str) and book.title(name, value) is None]
        yield from (f"option-{name}-{value}" for value in texts)
    yield from (f"clash-{clash.code}" for clash in book.known_clashes)


def _own(game: Game) -> Iterator[str]:
    """Yield the messages of the game's own files, with their attributes: sentences of events, actions and refusals."""
    files = words.of_game(game.name) if game.name in installed.declared() else {}
    for lang, text in files.items():
        for name in ENTRY.findall(text):
            if not name.startswith("-"):
                yield name
                yield from (f"{name}.{attribute}" for attribute in words.bundle(lang).get_message(name).attributes)


def _has(lang: str, word: str) -> bool:
    """Return True if a language can say this without another's help."""
    name, _, attribute = word.partition(".")
    if not words.bundle(lang).has_message(name):
        return False
    message = words.bundle(lang).get_message(name)
    return bool(attribute in message.attributes if attribute else message.value)
