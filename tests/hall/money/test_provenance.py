"""Provenance tells by which line a copy came that went by another: the first that came goes first."""

from parlour.hall.money.ledger import StatementLine
from parlour.hall.money.provenance import came_by

ASSET = "triple-triad/ff8/80"


def _lines(*acts: tuple[str, int] | tuple[str, int, str]) -> list[StatementLine]:
    """Return lines by memo, copies and match, written the oldest first and told the newest first."""
    return [
        StatementLine(
            number, "2026-11-01T20:00:00Z", act[0], {ASSET: act[1]}, {"match": act[2]} if len(act) > 2 else {}
        )
        for number, act in enumerate(acts)
    ][::-1]


def _memo(lines: list[StatementLine], gone: int) -> str | None:
    came = came_by(lines, ASSET, gone)
    return came and came.memo


def test_the_first_that_came_goes_first() -> None:
    lines = _lines(("enrolled", 1), ("opened", 2), ("traded", -1), ("traded", -1), ("sold", -1))
    assert [_memo(lines, gone) for gone in (2, 3, 4)] == ["enrolled", "opened", "opened"]


def test_a_stake_that_came_back_is_the_copy_that_was_staked() -> None:
    lines = _lines(("opened", 1), ("bought", 1), ("staked", -1, "m"), ("returned", 1, "m"), ("staked", -1, "n"))
    assert _memo(lines, 4) == "opened"


def test_what_is_not_known_is_not_told() -> None:
    """A copy whose coming is on no line came by none, and so does one that never went."""
    assert _memo(_lines(("traded", -1)), 0) is None
    assert _memo(_lines(("opened", 1)), 7) is None
