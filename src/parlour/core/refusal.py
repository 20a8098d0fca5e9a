"""Refusal: the one answer to bad input, and the kinds of it that a caller tells apart."""

from parlour.core import words
from parlour.core.shapes import Refused


class Refusal(Exception):
    """Bad input, told once and clearly: a code, the arguments of its sentence, and where it happened.

    A plain Refusal means that the request makes no sense as it stands; the classes below are the other kinds. A code is
    always of one kind. The sentence is the Fluent message `error-<code>` (or the one named by `said_as`). So it exists
    in every language of the interface. Nothing has changed when a Refusal is raised.
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
        """Return the form of the referee and of the web interface."""
        said = words.said(self.message)
        return {"code": self.code, "message": said["en"], "at": self.at, **said}


class Forbidden(Refusal):
    """A request that only somebody else may make."""


class NotFound(Refusal):
    """A name of nothing."""


class Conflict(Refusal):
    """A request that makes sense, but not as things stand now."""


class TooMany(Refusal):
    """A request that was made too often."""


class TooLarge(Refusal):
    """A request longer than anything that is read here."""


class Unavailable(Refusal):
    """A request that may be repeated later: what it needs does not answer yet."""
