"""Lexicon: the messages of one language, each parsed on demand: a process says few of all there are."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.ASCII | re.MULTILINE)  # any other line belongs to the entry above
REFERENCE = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)  # where a placeable may name another entry


def _capital(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def _letters(text: str, these: str, others: str) -> str:
    """Return a text with some letters replaced by others, each by the letter at its place in the second list."""
    return text.translate(str.maketrans(these, others))


# As in the client's `lib/words/bundle.ts`.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"CAPITAL": _capital, "LETTERS": _letters}


class _Shown(Visitor):
    """The variables that patterns show or choose by, and the messages they refer to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Lexicon:
    """A Fluent bundle of these files' texts, equal in what it says to a bundle given all texts at once."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self._parsed: set[str] = set()
        self._texts: dict[str, str] = {}
        for text in texts:
            _before, *entries = ENTRY.split(text)
            for name, entry in zip(entries[::2], entries[1::2], strict=True):
                self._texts[name] = self._texts.get(name, "") + entry  # of two definitions the first valid one counts

    def has_message(self, name: str) -> bool:
        """Return True if a message exists."""
        self._parse(name)
        return bool(self._bundle.has_message(name))

    def get_message(self, name: str) -> Any:
        """Return a message as Fluent has it: its value and its attributes; a KeyError where there is none."""
        self._parse(name)
        return self._bundle.get_message(name)

    def format_pattern(self, pattern: Any, args: dict[str, Any]) -> str:
        """Return the sentence that a value or an attribute makes."""
        text, _problems = self._bundle.format_pattern(pattern, args)
        return str(text)

    def variables(self, name: str) -> set[str]:
        """Return the variables of a message and of those it refers to; none for a message that does not exist."""
        shown, looked = _Shown(), set[str]()
        shown.messages.add(name)
        while waiting := {one for one in shown.messages - looked if self.has_message(one)}:
            for message in map(self.get_message, waiting):
                for pattern in filter(None, (message.value, *message.attributes.values())):
                    shown.visit(pattern)
            looked |= waiting
        return shown.variables

    def _parse(self, name: str) -> None:
        """Parse an entry and all that it may refer to; two threads that do it at once do no harm."""
        if name in self._parsed or name not in self._texts:
            return
        wanted, waiting = {name}, [name]
        while waiting:
            named = set(REFERENCE.findall(self._texts[waiting.pop()])) & self._texts.keys()
            waiting += named - wanted
            wanted |= named
        self._bundle.add_resource(FluentResource("\n".join(self._texts[one] for one in sorted(wanted))))
        self._parsed |= wanted
