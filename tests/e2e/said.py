"""Said: what a page says in one language, in the words that it is given."""

import re
from dataclasses import dataclass

from parlour.core import words


@dataclass(frozen=True)
class Said:
    """The words of a language."""

    lang: str

    def say(self, message: str, **args: object) -> str:
        """A message in these words."""
        return words.say(self.lang, message, args)

    def named(self, message: str, **args: object) -> re.Pattern[str]:
        """What begins so: what is meant by it may follow for whoever does not see the page."""
        return re.compile(f"^{re.escape(self.say(message, **args))}")
