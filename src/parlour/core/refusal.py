"""Refusal: the one way bad input is answered."""

from parlour.core import words


class Refusal(Exception):
    """Bad input, told once and clearly: a code, what it needs to be said, and where it happened.

    The sentence is the Fluent message `error-<code>`, so it exists in every language of the interface.
    Nothing has changed when a Refusal is raised.
    """

    def __init__(self, code: str, at: str | None = None, **args: object) -> None:
        super().__init__(code, at, args)
        self.code = code
        self.at = at
        self.args_ = args

    def message(self, lang: str = "en") -> str:
        """Say in one sentence of `lang` what was wrong and what would be right."""
        return words.say(lang, f"error-{self.code}", self.args_)

    def __str__(self) -> str:
        return self.message()

    def as_json(self) -> dict[str, object]:
        """The form of the referee and of the web interface."""
        return {"code": self.code, "message": self.message("en"), "fr": self.message("fr"), "at": self.at}
