"""Messages: what a browser may send, checked before anything looks at it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=2000)]
CommandId = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


class Strict(BaseModel):
    """A message with these fields and no others, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Bring(Strict):
    """What a seat brings: cards by id or name or of one's own, or a deck by its name or as text, and who leads it."""

    cards: Annotated[list[int | Text | dict[str, Any]], Field(max_length=1000)] = []
    deck: Text | None = None
    text: Annotated[str, Field(max_length=20_000)] | None = None
    main: Text | None = None

    def given(self) -> dict[str, Any]:
        """What was said, as the game reads it."""
        return self.model_dump(exclude_unset=True)


class RulesChoice(Strict):
    """A rule set as its text, or as a preset with changed options."""

    text: Text | None = None
    preset: Text | None = None
    options: dict[str, bool | str] = {}

    def given(self) -> object:
        """The choice as the rule book reads it."""
        if self.text is not None:
            return self.text
        return {"preset": self.preset or "free", "options": self.options}


class Bot(Strict):
    """Play against the house."""

    kind: Literal["bot"]
    agent: Text = "search"


class Link(Strict):
    """Play against whoever opens the link."""

    kind: Literal["link"]


class NewMatch(Strict):
    """A table to be opened."""

    game: Text
    rules: Text | RulesChoice
    bring: Bring | None = None
    seat: Literal["first", "second", "random"] | Text = "random"
    opponent: Annotated[Bot | Link, Field(discriminator="kind")]


class Join(Strict):
    """Sitting down."""

    bring: Bring | None = None


class NewName(Strict):
    """What a guest wants to be called."""

    name: Annotated[str, Field(min_length=1, max_length=24)]


class Act(Strict):
    """Play an action."""

    type: Literal["act"]
    command: CommandId
    action: Annotated[str, Field(max_length=200)]


class Resign(Strict):
    """Give up."""

    type: Literal["resign"]
    command: CommandId


class Ping(Strict):
    """Are you there."""

    type: Literal["ping"]


Said = Annotated[Act | Resign | Ping, Field(discriminator="type")]
