"""Plies: what was decided in a finished match, and who may know of it.

To those who sat at it nothing of a finished match is secret any more: they are shown a position as the seat to act saw
it. What that seat alone could see, a hand that was never laid open, stays hidden from everybody else.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.analysis.review import Decision
from parlour.core import record
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.record import State
from parlour.core.refusal import Conflict
from parlour.hall.play.fair_play import AFTER, Played
from parlour.table.entry import Entry as Logged
from parlour.table.match import Match
from parlour.table.takebacks import counting


@dataclass(frozen=True, slots=True)
class Ply:
    """A decision of a match: the number of its entry, and its own number among those that count, from 1.

    `led` are the positions where the decisions before it were made.
    """

    seq: int
    number: int
    decision: Decision
    led: Sequence[State]


def plies(match: Match) -> list[Ply]:
    """Return what was decided in a finished match, without what was taken back and what today's rules do not replay."""
    if match.status != "over":
        raise Conflict("not-over-yet")
    acts = [entry for entry in counting(match.log) if entry.action is not None]
    return [
        Ply(
            one.seq,
            number,
            Decision(match.states[one.seq - 1], one.action, match.states[one.seq]),
            _led(match, acts, number),
        )
        for number, one in enumerate(acts, 1)
        if one.action is not None and one.seq in match.states
    ]


def _led(match: Match, acts: Sequence[Logged], number: int) -> list[State]:
    """Return where the last decisions before one of this number were made."""
    before = acts[max(0, number - 1 - AFTER) : number - 1]
    return [match.states[one.seq - 1] for one in before if one.seq - 1 in match.states]


def fair(found: Sequence[Ply], played: Played) -> list[Ply]:
    """Return the decisions that tell nothing of a position that people play right now.

    Decisions that led there or were made there are left out, and so are the next ones.
    """
    return [one for one in found if not any(map(played.holds, (*one.led, one.decision.state, one.decision.after)))]


def lay_open(match: Match, viewer: int, ply: Ply) -> bool:
    """Tell whether a viewer may know all that a decision was made on, and what it led to.

    They may if they sat at the table, or nothing of it was hidden from the watchers.
    """
    if viewer != SPECTATOR:
        return True
    game, (state, after) = match.game, (ply.decision.state, ply.decision.after)
    seat = game.to_act(state)
    seen = [(state, seat), (after, seat), *([] if game.to_act(after) == OVER else [(after, game.to_act(after))])]
    return all(record.same(game.observe(one, SPECTATOR), game.observe(one, by)) for one, by in seen)
