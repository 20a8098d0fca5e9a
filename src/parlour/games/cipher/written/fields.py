"""Fields: the names of a state's numbers in a written position."""

from typing import Final

from parlour.games.cipher.shapes.position import Winner
from parlour.games.cipher.state import SEATS
from parlour.games.cipher.vocabulary import values

# Numbers of the state that stand in "pending" under their own names, if they are not 0.
COUNTERS: Final = (
    "step", "battle", "checking", "evaded", "beaten", "critical", "critical_made", "stage", "selected", "done", "left",
    "shown", "shown_seat", "ask_owner", "ask_least", "group",
)  # fmt: skip


SEAT_COUNTERS: Final = ("owed", "lost", "bonus", "crowded", "supported", "later", "later_line")


REFERENCES: Final = ("attacker", "defender", "held", "source", "event_unit", "event_other")


ZONES: Final = {
    name: values.ZONES.index(name) for name in ("front", "back", "bonds", "hand", "support", "retreat", "boundless")
}


TOP: Final = "top"  # of the deck: a reference counts its cards from the top
REFERABLE: Final = (*ZONES, TOP)


WINNERS: Final[tuple[Winner, ...]] = (*SEATS, "draw")
