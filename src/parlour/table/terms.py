"""Terms: the agreement on a match beyond its rules, made before it begins and kept by value."""

from dataclasses import asdict, dataclass
from typing import Any, cast

from parlour.core.journeys.goal import Goal
from parlour.core.shapes import Said
from parlour.table import shapes
from parlour.table.clock import Clock


@dataclass(frozen=True, slots=True)
class StageTerms:
    """The stage of a journey that a match is played for, and its goal as it was then, also in words (`asks`).

    The journey is a community's, or else the house's.
    """

    name: str
    asks: Said
    goal: Goal
    community: str | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """`rated` matches count for ratings; `gil` is what each side stakes; `owned` cards come from the collections.

    Without a `clock` nobody's time is limited. A match of a tournament says of which. A `study` begins from a position
    instead of a deal, and counts for nothing. A match for a `stage` of a journey has a goal. Stakes and winnings belong
    to a `community` with gil and cards of its own, or else to the hall.
    """

    rated: bool = False
    gil: int = 0
    owned: bool = False
    clock: Clock | None = None
    tournament: str | None = None
    study: bool = False
    community: str | None = None
    stage: StageTerms | None = None

    @property
    def casual(self) -> bool:
        """True if nothing is at stake: no rating, no stake, no prize."""
        return not (self.rated or self.gil or self.owned or self.tournament)

    def as_json(self) -> shapes.Terms:
        """Return the terms as the store keeps them."""
        return cast(shapes.Terms, asdict(self))

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> "Terms":
        """Return the terms a store kept; a term that older halls did not know counts as not agreed."""
        clock, stage = stored.get("clock"), stored.get("stage")
        own = {"clock": clock and Clock(**clock), "stage": stage and StageTerms(**stage)}
        return cls(**{**stored, **own})


CASUAL = Terms()
STUDY = Terms(study=True)
