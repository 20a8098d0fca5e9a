"""Ending: the end of a match that its table made, and not its game."""

from dataclasses import dataclass

COUNTED, BOTH_LOST = "counted", "counted-even"  # ends of a match whose shared time was up
VOID = ("aborted", "called-off")  # ends of a match that count for nothing


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that the table made and not the game.

    The reason is "resigned", "timeout", "agreed" (a draw), "aborted" or "called-off". With "counted" and "counted-even"
    the time of the match was up, and one seat was ahead or none. The hall calls a match off when its rules no longer
    lead where they led. With "older-rules" the game made the end, but under other rules.
    """

    reason: str
    winner: int | None
