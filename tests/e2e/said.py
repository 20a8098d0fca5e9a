"""The words of a page in one language."""

import re
from dataclasses import dataclass

from parlour.core import words


@dataclass(frozen=True)
class Said:
    """The words of a language."""

    lang: str

    def say(self, message: str, **args: object) -> str:
        """Return a message in these words."""
        return words.say(self.lang, message, args)

    def named(self, message: str, **args: object) -> re.Pattern[str]:
        """Return a pattern for names that begin so: a hint for screen readers may follow."""
        return re.compile(f"^{re.escape(self.say(message, **args))}")
