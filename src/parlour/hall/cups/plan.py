"""Plans: what the organiser of a tournament sets beside its name, its rules and its form."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from parlour.core.refusal import Refusal
from parlour.hall.cups import shapes
from parlour.hall.money.ledger import check_asset
from parlour.table import timestamps
from parlour.table.terms import CASUAL, Terms

FEWEST, MOST = 2, 64
CHECK_IN: Final = 15 * 60_000  # milliseconds before the start
FARTHEST: Final = 90 * 86_400_000  # milliseconds until the start
LONGEST_DESCRIPTION: Final = 1000
BEST: Final = (1, 3, 5)
MOST_SWISS: Final = 12
WEEK: Final = 7 * 86_400_000  # milliseconds
LONGEST_SEASON: Final = 53 * WEEK
MOST_MEETINGS: Final = 7  # of the same two in a week of a ladder
PLACES: Final = 3  # that win something
MOST_KINDS: Final = 20  # of assets for one place
MOST_GIL: Final = 10**9


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of an organiser.

    A round lasts `hours` until those who let the others wait forfeit; None for as long as it takes. Without `guests`
    only accounts take part. A board is the `best` of so many games.

    A tournament that `starts` at a time does so by itself. It keeps a waiting list once its `most` places are taken.
    With `checkin` it strikes off whoever has not said by then that they are there.

    A `swiss` may have so many rounds; a knockout may have a match for the `third` place. The `prize` is what the first,
    second and third place get, as assets. A ladder starts at once unless a time is set, and `ends` at a time. It counts
    so many `meetings` of the same two in each of its weeks.
    """

    most: int = MOST
    hours: int | None = None
    guests: bool = False
    terms: Terms = CASUAL
    description: str = ""
    starts: str | None = None
    checkin: bool = False
    swiss: int | None = None
    best: int = 1
    third: bool = False
    prize: tuple[Mapping[str, int], ...] = ()
    ends: str | None = None
    meetings: int | None = None

    @property
    def opens(self) -> str | None:
        """The time when check-in opens."""
        return timestamps.later(self.starts, -CHECK_IN) if self.checkin and self.starts else None

    @property
    def weeks(self) -> int:
        """The number of weeks that a ladder lasts, the last of which may be a short one."""
        if self.starts is None or self.ends is None:
            return 0
        return -(-(timestamps.read(self.ends) - timestamps.read(self.starts)) // WEEK)

    def week(self, now: str) -> int:
        """Return the week in which a ladder is, from 1; the last one also once it is over."""
        assert self.starts is not None, "a ladder starts at a time"
        return max(1, min(1 + (timestamps.read(now) - timestamps.read(self.starts)) // WEEK, self.weeks))

    def here(self, now: str) -> str | None:
        """Return since when a player who signs up now is there; None unless check-in is open, when it counts."""
        return now if self.opens is not None and now >= self.opens else None


PLAIN: Final = Plan()


def judged(plan: Plan, form: shapes.Form, now: str) -> Plan:
    """Return the plan as it is announced now; refuse what does not fit together."""
    if plan.best not in BEST:
        raise Refusal("tournament-best", at="best", known=", ".join(str(one) for one in BEST))
    if plan.checkin and plan.starts is None:
        raise Refusal("tournament-checkin", at="checkin")
    if plan.swiss is not None and form != "swiss":
        raise Refusal("tournament-swiss", at="swiss")
    if plan.third and form != "knockout":
        raise Refusal("tournament-third", at="third")
    starts = None if plan.starts is None else _start(plan.starts, now)
    kept = replace(plan, description=plan.description.strip(), starts=starts, prize=_prize(plan, form))
    if form == "ladder":
        return _season(kept, now)
    if plan.ends is not None or plan.meetings is not None:
        raise Refusal("tournament-not-a-ladder", at="meetings" if plan.ends is None else "ends")
    return kept


def _season(plan: Plan, now: str) -> Plan:
    """Return the plan of a ladder: when it starts and ends, and how often the same two meet in it."""
    if plan.hours is not None or plan.checkin:
        raise Refusal("tournament-ladder-rounds", at="checkin" if plan.hours is None else "hours")
    if plan.terms.gil or plan.terms.owned:
        raise Refusal("tournament-ladder-stakes", at="terms")
    starts = plan.starts or now
    ends = _moment(plan.ends or "", "tournament-ends", "ends")
    if not 0 < ends - timestamps.read(starts) <= LONGEST_SEASON:
        raise Refusal("tournament-ends", at="ends")
    return replace(plan, starts=starts, ends=timestamps.write(ends), meetings=plan.meetings or 1)


def _start(wanted: str, now: str) -> str:
    """Return a time to come, as times are written; refuse any other."""
    moment = _moment(wanted, "tournament-starts", "starts")
    if not 0 < moment - timestamps.read(now) <= FARTHEST:
        raise Refusal("tournament-starts", at="starts")
    return timestamps.write(moment)


def _moment(wanted: str, code: str, at: str) -> int:
    try:
        return timestamps.read(wanted)
    except ValueError:
        raise Refusal(code, at=at) from None


def _prize(plan: Plan, form: shapes.Form) -> tuple[Mapping[str, int], ...]:
    """Return what each place gets, without zeros, and without places behind the last that gets something."""
    kept: list[Mapping[str, int]] = [_checked(given) for given in plan.prize]
    while kept and not kept[-1]:
        kept.pop()
    if kept and plan.guests:
        raise Refusal("tournament-prize-guests", at="guests")
    if len(kept) == PLACES and form == "knockout" and not plan.third:
        raise Refusal("tournament-prize-third", at="third")
    return tuple(kept)


def _checked(given: Mapping[str, int]) -> Mapping[str, int]:
    for asset, count in given.items():
        check_asset(asset)
        if not 0 <= count <= MOST_GIL:
            raise Refusal("bad-count", at="prize", most=MOST_GIL)
    if len(given) > MOST_KINDS:
        raise Refusal("tournament-prize-long", at="prize", most=MOST_KINDS)
    return {asset: count for asset, count in sorted(given.items()) if count}
