"""The lexicon, which parses message by message, says what Fluent says when it parses all at once."""

import threading

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from parlour.core import words
from parlour.core.lexicon import FUNCTIONS, Lexicon

AWKWARD = (
    """# about = a remark
first = One
    .help = { -house } and { second }
second = { $count ->
    [one] a card of { -house(case: "of") }
   *[other] { NUMBER($count) } cards, { first.help }
}
-house = { third.name }
third =
    .name = the house
    of = two lines
broken = { $x
fourth = four
    .help = { fifth }
fifth = { fourth }
""",
    """broken = whole
first = not this one
sixth = { broken }
""",
)


class _References(Visitor):
    """A visitor that finds out if an entry refers to another."""

    found = False

    def visit_MessageReference(self, node) -> None:  # noqa: N802  # the visitor's naming
        self.found = True

    visit_TermReference = visit_MessageReference  # noqa: N815


def _refers(entry) -> bool:
    looked = _References()
    looked.visit(entry)
    return looked.found


def _at_once(lang: str, texts: list[str]) -> FluentBundle:
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def _said(book, name: str) -> list[object]:
    """Return the texts of a message and its attributes, with a number for whatever counts."""
    if not book.has_message(name):
        return []
    message = book.get_message(name)
    patterns = [message.value, *(message.attributes[key] for key in sorted(message.attributes))]
    said = [book.format_pattern(pattern, {"count": 1}) for pattern in patterns if pattern is not None]
    return [one[0] if isinstance(one, tuple) else one for one in said]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_message_says_what_it_says_among_all_others(lang: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in words._files(lang)]
    whole, book = _at_once(lang, texts), Lexicon(lang, texts)
    assert len(whole._messages) > 1000
    for name, entry in whole._messages.items():
        if _refers(entry):
            book = Lexicon(lang, texts)  # nothing is parsed yet: the messages it refers to must come with it
        assert _said(book, name) == _said(whole, name), name


@pytest.mark.parametrize("name", ["about", "first", "second", "third", "of", "broken", "fourth", "sixth", "no-such"])
def test_awkward_messages_too(name: str) -> None:
    """References of all kinds and in circles, comments, lines like entries, broken and repeated ones read alike."""
    assert _said(Lexicon("en", AWKWARD), name) == _said(_at_once("en", list(AWKWARD)), name)


@pytest.mark.parametrize("name", ["second", "third", "fourth", "no-such"])
def test_the_variables_of_a_message_are_found(name: str) -> None:
    """The variables of a message include those of its references, even in circles, but not those of a term."""
    assert Lexicon("en", AWKWARD).variables(name) == ({"count"} if name == "second" else set())


def test_threads_may_want_the_same_message_at_once() -> None:
    """A second thread that asks for a message meanwhile is never told that it is missing."""
    name, rounds, found = "first", 200, []
    for _ in range(rounds):
        book, begin = Lexicon("en", AWKWARD), threading.Barrier(2)

        def ask(book: Lexicon = book, begin: threading.Barrier = begin) -> None:
            begin.wait()
            found.append(book.has_message(name))

        asking = [threading.Thread(target=ask) for _ in range(2)]
        for one in asking:
            one.start()
        for one in asking:
            one.join()
    assert found == [True] * 2 * rounds
