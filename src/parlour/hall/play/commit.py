"""Commits: entries for the log of a match, with how it stands after them and what follows for the hall."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.contract import OVER
from parlour.hall.effects import Effect
from parlour.hall.listings import OPEN, Summary
from parlour.hall.money import stakes
from parlour.hall.money.economy import STANDARD, Economy
from parlour.hall.notices.triggers import after_entries
from parlour.hall.people import progress, ratings
from parlour.hall.play import board_results
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table import timestamps
from parlour.table.entry import Entry
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class Append(Effect):
    """Entries that go into a match's log together or not at all, with the `effects` that follow from them.

    `created` tells whether the match begins with them.
    """

    match: Match
    entries: Sequence[Entry]
    created: bool = False
    summary: Summary = OPEN
    effects: tuple[Effect, ...] = ()

    @property
    def changes_summary(self) -> bool:
        """Tell whether those who look for matches would see it differently from before; timed matches always would."""
        before = self.match
        return self.summary.deadline is not None or (self.summary.status, self.summary.turn) != (
            before.status,
            before.to_act(),
        )


def summary(match: Match) -> Summary:
    """Return how a match stands, from its log alone."""
    result = match.result()
    if result is None:
        deadline = None if match.timing is None else match.timing.deadline
        return Summary(match.status, match.to_act(), None if deadline is None else timestamps.write(deadline))
    winner = result["winner"]
    return Summary("over", None, None, match.log[-1].time, match.game.seats.index(winner) if winner else None)


def _after_move(match: Match, entries: Sequence[Entry]) -> Summary | None:
    """Return how a match without clocks stands after one move that does not end it; None after anything else.

    Nothing follows from such a move, and no copy of the match is needed to see it.
    """
    if len(entries) != 1 or entries[0].kind != "act" or entries[0].after is None or match.timing is not None:
        return None
    turn = match.turn_after(entries[0].after)
    return None if turn == OVER else Summary("live", turn)


def consequences(match: Match, economy: Economy) -> tuple[Effect, ...]:
    """Return what is written in the same transaction as the end of a match."""
    return (
        *ratings.follows(match),
        *stakes.follows(match, economy),
        *board_results.follows(match),
        *progress.follows(match),
    )


def commit(
    match: Match, entries: Sequence[Entry], new: MatchIdentity | None = None, economy: Economy = STANDARD
) -> Append:
    """Return entries for a match's log, how it stands after them, and what follows if they begin or end it.

    They are its first if it has just been given `new`.
    """
    if (goes_on := _after_move(match, entries)) is not None:
        return Append(match, entries, summary=goes_on)
    using = () if new is None else new.using
    ahead = match.after(entries)
    begun = stakes.begins(ahead) if match.state is None and ahead.state is not None else ()
    ended = consequences(ahead, economy) if match.status != "over" == ahead.status else ()
    told = after_entries(ahead, entries)
    return Append(match, entries, new is not None, summary(ahead), (*using, *begun, *ended, *told))
