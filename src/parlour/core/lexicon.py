"""Lexicon: the messages of one language, each parsed when it is wanted: a process says few of all there are."""

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.ASCII | re.MULTILINE)  # all else at the start of a line is of it
REFERENCE = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)  # where a placeable may name another entry


class Lexicon:
    """A Fluent bundle of these files' texts, which says what one says that was given all of them at once."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[str] = set()
        self._texts: dict[str, str] = {}
        for text in texts:
            _before, *entries = ENTRY.split(text)
            for name, entry in zip(entries[::2], entries[1::2], strict=True):
                self._texts[name] = self._texts.get(name, "") + entry  # said twice, the first that is sound counts

    def has_message(self, name: str) -> bool:
        """Whether a message can be said."""
        self._parse(name)
        return bool(self._bundle.has_message(name))

    def get_message(self, name: str) -> Any:
        """A message as Fluent has it: its value and its attributes; a KeyError where there is none."""
        self._parse(name)
        return self._bundle.get_message(name)

    def format_pattern(self, pattern: Any, args: dict[str, Any]) -> str:
        """The sentence that a value or an attribute makes."""
        text, _problems = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _parse(self, name: str) -> None:
        """Have an entry parsed, and all that it may refer to; two threads that do it at once do no harm."""
        if name in self._parsed or name not in self._texts:
            return
        wanted, waiting = {name}, [name]
        while waiting:
            named = set(REFERENCE.findall(self._texts[waiting.pop()])) & self._texts.keys()
            waiting += named - wanted
            wanted |= named
        self._bundle.add_resource(FluentResource("\n".join(self._texts[one] for one in sorted(wanted))))
        self._parsed |= wanted
