"""Every sentence exists in every language, and shows the same variables."""

import ast as python
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import parlour
from parlour.core import registry, words

PACKAGE = Path(parlour.__file__).parent
ROOT = Path(__file__).parent.parent.parent
FILES = sorted(PACKAGE.rglob("en.ftl"))
WRITTEN = sorted(path for place in ("src", "client/src", "examples") for path in (ROOT / place).rglob("??.ftl"))
SEATS = {"seat", "winner", "loser"}  # arguments that hold a seat's name, as logs and links write it
CODE = re.compile(r'Refusal\(\s*"([a-z0-9-]+)"')


class _Variables(Visitor):
    """A visitor for the variables that a sentence shows; those that only choose a plural differ between languages."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node) -> None:  # noqa: N802  # the visitor's naming
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)


def _variables(node) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


@cache
def _sentences(path: Path) -> dict[str, frozenset[str]]:
    """Return every message and attribute of a file with the variables it shows."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        named = [(entry.id.name, entry.value)] if entry.value else []
        named += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for name, value in named:
            assert name not in found, f"{path}: {name} is there twice"
            found[name] = _variables(value)
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_sentence_exists_in_every_language(lang):
    """Each message and attribute exists in every language, and shows the same variables."""
    assert [path for path in FILES if not _sentences(path)] == []
    unlike = {path: _sentences(path).items() ^ _sentences(path.with_name(f"{lang}.ftl")).items() for path in FILES}
    assert {path: differing for path, differing in unlike.items() if differing} == {}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_has_a_sentence(lang):
    """Every code that the source raises has a sentence."""
    codes = {code for path in PACKAGE.rglob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert len(codes) > 10
    assert sorted(code for code in codes if not words.bundle(lang).has_message(f"error-{code}")) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", registry.games(), ids=lambda g: g.name)
def test_every_option_and_value_has_a_word(lang, game):
    """Each option, and each value of a choice, has a name to show."""
    wanted = []
    for option in game.rule_book.options.values():
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{value}" for value in option.values if not isinstance(value, bool)]
    assert [name for name in wanted if not words.bundle(lang).has_message(name)] == []


@pytest.mark.parametrize(
    ("wanted", "lang"), [(None, "en"), ("", "en"), ("fr-CA,en;q=0.5", "fr"), ("de, FR;q=0.8", "fr"), ("xx", "en")]
)
def test_the_first_known_language_is_chosen(wanted, lang):
    """An Accept-Language value gives its first known language, else English."""
    assert words.language(wanted) == lang


def test_an_unknown_message_is_its_own_id():
    """An unknown message is shown as its id, so that nothing is blank."""
    assert words.say("fr", "no-such-message") == "no-such-message"


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_two_files_say_the_same_message(lang: str) -> None:
    """All messages share one bundle, so a game that takes another's name would speak in its place."""
    said: dict[str, str] = {}
    for path in words._files(lang):
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert name not in said, (name, path, said[name])
            said[name] = str(path)


def test_a_sentence_carries_what_it_shows() -> None:
    """A sentence carries what it shows in any language, and nothing else of its event."""
    facts = {"seat": "red", "card": "Geezard", "cell": 3, "slot": 7}
    placed = words.sentence("event-placed", facts)
    assert placed == {"id": "event-placed", "args": {"seat": "red", "card": "Geezard", "cell": 3}}
    assert words.sentence("error-chakart-illegal", {"pending": "none", "action": "e4", "slot": 7})["args"].keys() == {
        "pending",
        "action",
    }
    assert words.sentence("no-such-message", facts) == {"id": "no-such-message", "args": {}}


def test_sentences_stand_in_sentences() -> None:
    """A sentence within a sentence is said in the language of the whole, and so is each of a list."""
    koopa, boo = (words.sentence(f"chakart-effect-{name}") for name in ("koopa", "kingboo"))
    egg = words.sentence("event-chakart-egg", {"at": "e4", "effect": boo, "pool": [koopa, boo, "?"]})
    assert words.rendered("en", egg) == "The egg on e4 holds King Boo (possible: Koopa, King Boo, ?)."
    assert words.rendered("fr", egg) == "L’œuf en e4\u00a0: Roi Boo (possibles\u00a0: Koopa, Roi Boo, ?)."


def test_what_somebody_wrote_in_both_languages_is_read_in_one() -> None:
    """A text written in both languages is read in the language of the whole."""
    called = {"en": "Lantern Club", "fr": "Club du Fanal"}
    told = words.sentence("notice-community-keeper", {"community": called})
    assert words.rendered("en", told) == "You keep Lantern Club now"
    assert words.rendered("fr", told) == "Vous gardez désormais Club du Fanal"


def test_a_name_begins_a_sentence() -> None:
    """A name at the beginning of a sentence gets a capital letter."""
    rook = words.sentence("chakart-white-r")
    moved = words.sentence("event-chakart-move", {"man": rook, "from": "a1", "to": "a4"})
    assert [words.rendered(lang, rook)[0] for lang in words.LANGUAGES] == [words.rendered("en", rook)[0], "l"]
    assert words.rendered("fr", moved).startswith("La tour blanche va de a1")


def test_a_seat_is_called_by_its_word():
    """The name that logs and links have for a seat only chooses between words, and is never shown."""
    assert [(path, name) for path in WRITTEN for name, shown in _sentences(path).items() if shown & SEATS] == []


def _handed_on():
    """Yield the names of seats that refusals are given, each with its file and its argument."""
    for path in PACKAGE.rglob("*.py"):
        for call in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, python.Call) and python.unparse(call.func) == "Refusal":
                for given in call.keywords:
                    if re.fullmatch(r".*seats\[\w+\]", python.unparse(given.value), re.IGNORECASE):
                        yield path.name, given.arg


def test_a_refusal_hands_on_a_seat_as_one():
    """A refusal gives a seat as the argument of a seat, so that it is said in words."""
    handed = list(_handed_on())
    assert len(handed) > 10
    assert [(file, name) for file, name in handed if name not in ("seat", "at")] == []


@pytest.mark.parametrize(("lang", "red", "blue"), [("en", "Red", "Blue"), ("fr", "Rouge", "Bleu")])
def test_an_empty_hand_is_somebodys(lang, red, blue):
    """The player whose hand is empty is told by the word of their colour."""
    for seat, word in (("red", red), ("blue", blue)):
        told = words.say(lang, "error-empty-hand", {"seat": seat})
        assert word in told and seat not in told


ONE = [
    ("error-wrong-hand-size", {"least": 1, "count": 3}, "1 card;", "1 carte"),
    ("error-fen-rank-length", {"rank": 3, "count": 1}, "1 square,", "1 case "),
    ("pick-count-range", {"least": 5, "most": 15, "count": 1}, "1 card;", "1 carte"),
    ("tourney-hours-said", {"hours": 1}, "1 hour a round", "1 heure par ronde"),
    ("chakart-outcomes-count", {"count": 1}, "1 outcome", "1 issue"),
]


@pytest.mark.parametrize(("message", "args", "english", "french"), ONE, ids=[message for message, *_ in ONE])
def test_one_is_no_plural(message, args, english, french):
    """A single thing is told in the singular."""
    for lang, wanted in (("en", english), ("fr", french)):
        told = words.say(lang, message, args)
        assert wanted in told and not re.search(r"\b1 \w+s\b", told)


def test_a_text_is_read_in_any_language_that_it_has() -> None:
    """Nothing chooses between two languages: a third is read where a text has it, and the first where it has not."""
    texts: Any = {"en": "hall", "fr": "salon", "eo": "halo"}
    assert [words.localised(lang, texts) for lang in ("en", "fr", "eo", "la")] == ["hall", "salon", "halo", "hall"]


def test_a_guest_is_called_in_the_readers_language() -> None:
    """A name that the hall gave is told in each language, alone and among others; a chosen one stays as it is."""
    assert [words.name_in("fr", name) for name in ("Guest heron", "Invité héron", "Guest Ann", "")] == [
        "Invité héron", "Invité héron", "Guest Ann", "",
    ]  # fmt: skip
    listed = words.sentence("preview-invites", {"name": ["Guest heron", "Ann"]})
    assert words.rendered("fr", listed) == words.say("fr", "preview-invites", {"name": "Invité héron, Ann"})
    french, english = (words.both("preview-invites", {"name": name}) for name in ("Invité héron", "Guest heron"))
    assert french == english
