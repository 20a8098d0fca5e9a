"""Words: every sentence a person reads, in every language, from Fluent files beside their code."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from os import environ
from pathlib import Path
from typing import Any, Literal, cast, get_args

from parlour.core import installed
from parlour.core.lexicon import Lexicon
from parlour.core.shapes import Argument, Phrased, Said, Sentence, Told

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
LONGEST = 2000  # characters of a value in a sentence; Fluent says nothing of longer ones
REMEMBERED = 20_000  # sentences kept ready
BIRDS = (
    "heron", "wren", "kestrel", "robin", "stork", "plover", "linnet", "swift",
    "siskin", "finch", "lark", "osprey", "avocet", "puffin", "curlew", "dunlin",
    "egret", "fulmar", "teal", "oriole", "ibis", "jackdaw", "cormorant", "merlin",
)  # fmt: skip
LANG_SETTING = "PARLOUR_LANG"
_PACKAGE = Path(__file__).parent.parent


def _files(lang: str) -> list[Path]:
    shared = sorted((_PACKAGE / "words").glob(f"*/{lang}.ftl"))
    games = [folder / "words" / f"{lang}.ftl" for folder in installed.folders()]
    return [*shared, *(path for path in games if path.is_file())]


@cache
def bundle(lang: str) -> Lexicon:
    """Return all messages of one language: the hall's own and every game's."""
    return Lexicon(lang, (path.read_text(encoding="utf-8") for path in _files(lang)))


@cache
def of_game(name: str) -> Mapping[str, str]:
    """Return a game's own words as the text of a Fluent file, in each language it speaks."""
    folder = installed.folder(name)
    files = {lang: folder / "words" / f"{lang}.ftl" for lang in LANGUAGES} if folder else {}
    return {lang: path.read_text(encoding="utf-8") for lang, path in files.items() if path.is_file()}


def look_again() -> None:
    """Read the files anew, because games came or went."""
    bundle.cache_clear()
    of_game.cache_clear()
    _said.cache_clear()
    _shown.cache_clear()


def language(wanted: str | None) -> Lang:
    """Return the language to answer in: the first known one of an Accept-Language value, else English."""
    for part in (wanted or "").split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def of_the_terminal() -> Lang:
    """Return the language of the terminal that this process writes to: the one that was chosen, else its locale's."""
    for name in (LANG_SETTING, "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return language(environ[name])
    return LANGUAGES[0]


def say(lang: str, message: str, args: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
    """Return the sentence `message` in `lang`; the bare id if no language has it, so that nothing is ever blank.

    A variable that is a sentence itself, or said in every language, is told in this one. So is a guest's name.
    """
    given = {
        key: localised(lang, cast(Sentence | Said, value)) if isinstance(value, dict) else value
        for key, value in (args or {}).items()
    }
    plain = {
        key: value if isinstance(value, int | float) else name_in(lang, str(value)[:LONGEST])
        for key, value in given.items()
    }
    return _said(lang, message, attribute, **plain)


@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(lang: str, message: str, attribute: str | None, /, **args: Any) -> str:
    """Return a sentence, put together once: at a table the same few are said again and again."""
    found = bundle(lang)
    if not found.has_message(message):
        found = bundle(LANGUAGES[0])
    if not found.has_message(message):
        return message
    entry = found.get_message(message)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        return message
    return found.format_pattern(pattern, args)


def guest_name(bird: str, lang: str) -> str:
    """Return the name of a guest that nobody has to type, in a language."""
    return _said(lang, "guest-name", None, bird=bird)


@cache
def _guests() -> Mapping[str, Said]:
    """Return what each name of a guest is in every language."""
    names = [cast(Said, {lang: guest_name(bird, lang) for lang in LANGUAGES}) for bird in BIRDS]
    return {one[lang]: one for one in names for lang in LANGUAGES}


def name_in(lang: str, name: str) -> str:
    """Return a name as a reader of a language sees it: what a guest was given in theirs, any other as it was chosen."""
    return localised(lang, _guests()[name]) if name in _guests() else name


def said(sentence: Callable[[Lang], str]) -> Said:
    """Return what `sentence` makes of each language."""
    return cast(Said, {lang: sentence(lang) for lang in LANGUAGES})


def texts(told: Said) -> Said:
    """Return the texts alone of something that is told with other facts, such as an event."""
    return said(lambda lang: told[lang])


def same(text: str) -> Said:
    """A text that is the same in every language."""
    return said(lambda _lang: text)


def both(message: str, args: Mapping[str, object] | None = None) -> Said:
    """Return the sentence in every language."""
    return said(lambda lang: say(lang, message, args))


@cache
def _shown(message: str) -> frozenset[str]:
    """Return the variables that a message shows in one language or another."""
    return frozenset().union(*(bundle(lang).variables(message) for lang in LANGUAGES))


def sentence(message: str, args: Mapping[str, Argument] | None = None) -> Sentence:
    """Return a sentence as data, with no more of `args` than it shows."""
    if not args:
        return {"id": message, "args": {}}
    shown = _shown(message)
    return {"id": message, "args": {name: value for name, value in args.items() if name in shown}}


def rendered(lang: str, sentence: Sentence) -> str:
    """Return the text of a sentence."""
    return say(lang, sentence["id"], {name: _text(lang, value) for name, value in sentence["args"].items()})


def localised(lang: str, given: Sentence | Said) -> str:
    """Return the text of a sentence in a language, whether it is data or already said in every language."""
    if "id" in given:
        return rendered(lang, cast(Sentence, given))
    by_language = cast(Mapping[str, str], given)
    return by_language.get(lang, by_language[LANGUAGES[0]])


def _text(lang: str, argument: Argument) -> str | float:
    """Return an argument as it stands in its sentence."""
    if isinstance(argument, dict):
        return localised(lang, argument)
    if isinstance(argument, list):
        return ", ".join(str(_text(lang, one)) for one in argument)
    return name_in(lang, argument) if isinstance(argument, str) else argument


def worded(event: Phrased | Told) -> Told:
    """Return an event with its sentence in every language; one that has it stays as it is."""
    facts = dict(event)
    says = cast(Sentence | None, facts.pop("says", None))
    return cast(Told, facts if says is None else {**facts, **said(lambda lang: rendered(lang, says))})
