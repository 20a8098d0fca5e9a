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
PLACES: Final = 3  # that win something
MOST_KINDS: Final = 20  # of assets for one place
MOST_GIL: Final = 10**9


@dataclass(frozen=True, slots=True)
class Plan:
    """What the organiser sets. `hours` a round lasts until those who let the others wait forfeit; None for as long as
    it takes. Without `guests` only accounts take part.

    With a time at which it `starts` it does so by itself, and keeps a waiting list once its `most` places are taken;
    with `checkin` whoever has not said by then that he is there is struck off. A Swiss may have so many rounds; a board
    is the `best` of so many games; a knockout may have a match for the `third` place. The `prize` is what the first,
    second and third place get, as assets.
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

    @property
    def opens(self) -> str | None:
        """When check-in opens."""
        return timestamps.later(self.starts, -CHECK_IN) if self.checkin and self.starts else None

    def here(self, now: str) -> str | None:
        """Since when somebody is there who signs up now: whoever does so during check-in need not say so again."""
        return now if self.opens is not None and now >= self.opens else None


PLAIN: Final = Plan()


def judged(plan: Plan, form: shapes.Form, now: str) -> Plan:
    """The plan as it is announced now, or a Refusal of what does not fit together."""
    if plan.best not in BEST:
        raise Refusal("tournament-best", at="best", known=", ".join(str(one) for one in BEST))
    if plan.checkin and plan.starts is None:
        raise Refusal("tournament-checkin", at="checkin")
    if plan.swiss is not None and form != "swiss":
        raise Refusal("tournament-swiss", at="swiss")
    if plan.third and form != "knockout":
        raise Refusal("tournament-third", at="third")
    starts = None if plan.starts is None else _start(plan.starts, now)
    return replace(plan, description=plan.description.strip(), starts=starts, prize=_prize(plan, form))


def _start(wanted: str, now: str) -> str:
    """A time to come, as times are written."""
    try:
        moment = timestamps.read(wanted)
    except ValueError:
        raise Refusal("tournament-starts", at="starts") from None
    if not 0 < moment - timestamps.read(now) <= FARTHEST:
        raise Refusal("tournament-starts", at="starts")
    return timestamps.write(moment)


def _prize(plan: Plan, form: shapes.Form) -> tuple[Mapping[str, int], ...]:
    """What each place gets, without zeros, and nothing for places behind the last that gets something."""
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
