"""Provenance: through whose hands a copy of a card came, back to the pack or the gift it came from.

Copies of a card are alike, so the one that came first is the first to go. A player who hides their cards ends the
story: what was before them is theirs to tell.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from parlour.hall.money import shapes
from parlour.hall.money.ledger import Ledger, StatementLine, player_account, purse

MOST: Final = 12  # owners that are told
LONGEST: Final = 50  # lines of one owner; of more, the first are not known


class Showing(Protocol):
    """The questions that are asked about those who had a card."""

    async def secluded(self, player: str) -> bool:
        """Tell whether a player keeps their cards to themselves."""


def came_by(lines: Sequence[StatementLine], asset: str, gone: int) -> StatementLine | None:
    """Return the line by which a copy came that left by the line with the number `gone`; lines are newest first."""
    held: deque[StatementLine] = deque()
    staked: dict[str, list[StatementLine]] = {}
    for line in reversed(lines):
        amount, match = line.changes.get(asset, 0), line.data.get("match", "")
        if amount > 0 and line.memo == "returned":
            held.extendleft(reversed(staked.pop(match, [])[-amount:]))
        elif amount > 0:
            held.extend([line] * amount)
        left = [held.popleft() for _ in range(min(-amount, len(held)))]
        if line.memo == "staked":
            staked[match] = left
        if line.number == gone:
            return left[0] if left else None
    return None


def _giver(line: StatementLine, taker: str) -> str | None:
    """Return the player from whom a card came by a line; None if it came from the house."""
    return next((who for who in line.data.get("names", {}) if who != taker), None)


async def earlier(
    ledger: Ledger, showing: Showing, line: StatementLine, player: str, asset: str, community: str | None
) -> list[shapes.Earlier]:
    """Return what became of a copy before it came to a player by this line, the last first."""
    told: list[shapes.Earlier] = []
    giver = _giver(line, player)
    while giver is not None and len(told) < MOST and not await showing.secluded(giver):
        account, name = player_account(purse(giver, community)), line.data["names"][giver]
        lines = await ledger.statement(account, line.number + 1, LONGEST, asset)
        match = line.data.get("match")
        out = [one for one in lines if one.number == line.number or (match and _staked(one, match))]
        came = came_by(lines, asset, out[0].number) if out and len(lines) < LONGEST else None
        if came is None:
            break
        before = _giver(came, giver)
        if before is not None and await showing.secluded(before):
            before = None
        other = None if before is None else came.data["names"][before]
        told.append({"owner": name, "time": came.time, "memo": came.memo, "with": other})
        line, giver = came, before
    return told


def _staked(line: StatementLine, match: str) -> bool:
    return line.memo == "staked" and line.data.get("match") == match
