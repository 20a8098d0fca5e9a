"""Terms: what a match is played for beyond its rules, agreed before it begins and kept by value."""

from dataclasses import asdict, dataclass
from typing import Any, cast

from parlour.table import shapes
from parlour.table.clock import Clock


@dataclass(frozen=True, slots=True)
class Terms:
    """`rated` matches count for ratings; `gil` is what each side stakes; `owned` cards come from the collections.

    Without a `clock` everybody takes his time. A match of a tournament says of which. A `study` begins from a position
    instead of a deal, and counts for nothing. What is staked and won belongs to a `community` that keeps gil and cards
    of its own, or else to the hall.
    """

    rated: bool = False
    gil: int = 0
    owned: bool = False
    clock: Clock | None = None
    tournament: str | None = None
    study: bool = False
    community: str | None = None

    @property
    def casual(self) -> bool:
        """Whether nothing hangs on it: no rating, no stake, no prize."""
        return not (self.rated or self.gil or self.owned or self.tournament)

    def as_json(self) -> shapes.Terms:
        """The terms as the store keeps them."""
        return cast(shapes.Terms, asdict(self))

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> "Terms":
        """The terms a store kept; what older halls did not know is as if it were not agreed."""
        clock = stored.get("clock")
        return cls(**{**stored, "clock": None if clock is None else Clock(**clock)})


CASUAL = Terms()
STUDY = Terms(study=True)
