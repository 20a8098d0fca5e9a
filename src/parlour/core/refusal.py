"""Refusal: the one way bad input is answered, and the kinds of it that whoever asked tells apart."""

from parlour.core import words
from parlour.core.shapes import Refused


class Refusal(Exception):
    """Bad input, told once and clearly: a code, what it needs to be said, and where it happened.

    What is asked for makes no sense as it stands; of another kind are the classes below. A code is always of one kind.
    The sentence is the Fluent message `error-<code>` (or the one named by `said_as`), so it exists in every language
    of the interface. Nothing has changed when a Refusal is raised.
    """

    def __init__(self, code: str, at: str | None = None, said_as: str | None = None, **args: object) -> None:
        super().__init__(code, at, args)
        self.code = code
        self.at = at
        self.args_ = args
        self._sentence = said_as or f"error-{code}"

    def message(self, lang: str = "en") -> str:
        """Say in one sentence of `lang` what was wrong and what would be right."""
        return words.say(lang, self._sentence, self.args_)

    def __str__(self) -> str:
        return self.message()

    def as_json(self) -> Refused:
        """The form of the referee and of the web interface."""
        said = words.said(self.message)
        return {"code": self.code, "message": said["en"], "at": self.at, **said}


class Forbidden(Refusal):
    """Somebody else may do this."""


class NotFound(Refusal):
    """There is nothing of this name."""


class Conflict(Refusal):
    """It makes sense, but not as things stand now."""


class TooMany(Refusal):
    """It was asked for too often."""


class TooLarge(Refusal):
    """It is longer than anything that is read here."""


class Unavailable(Refusal):
    """Whoever waits may ask the same again: what it needs does not answer yet."""
