"""Winnings: cards in escrow of which the winner of a match still picks, in time or by lot."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from parlour.core.chance import Chance, Keyed
from parlour.core.refusal import Forbidden, Refusal
from parlour.core.shapes import Argument
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import Transfer, assets_called, escrow_account, move, player_account, purse
from parlour.hall.notices.notice import Notice, Notify
from parlour.table import timestamps
from parlour.table.match import Match
from parlour.table.seat import SEATS

DAY = 86_400_000  # milliseconds
DAYS_TO_PICK = 2  # after them the rule picks for the winner
REMINDED = DAY // 2  # so long before then the winner is told again: quiet hours of a night end in time


@dataclass(frozen=True, slots=True)
class Winnings:
    """Cards in escrow of which a winner still picks: `picks` of the loser's `pool` of assets; the rest goes back.

    `seat` is the loser's, whose escrow they lie in.
    """

    match: str
    winner: str
    loser: str
    seat: int
    pool: tuple[str, ...]
    picks: int
    ended: str


@dataclass(frozen=True, slots=True)
class Taking:
    """Copies of a card that a player has won in a match."""

    match: str
    player: str
    name: str
    asset: str
    count: int


@dataclass(frozen=True, slots=True)
class OfferWinnings(Effect):
    """The offer to a winner to pick."""

    winnings: Winnings


@dataclass(frozen=True, slots=True)
class RemindOfPick(Effect):
    """The reminder to a winner that they may pick; refused if they have picked, or were reminded before."""

    match: str
    now: str
    told: Notify


@dataclass(frozen=True, slots=True)
class SettleWinnings(Effect):
    """The end of the picking; refused if it was over before."""

    match: str
    now: str


class Settlements(Protocol):
    """Winnings as they are kept until they are picked."""

    async def winnings(self, match: str) -> Winnings | None:
        """Return what is still to be picked after a match, or None."""

    async def takings(self, *matches: str) -> Sequence[Taking]:
        """Return the cards these matches have moved from one player to the other so far, by a pick or without."""

    async def of(self, player: str) -> Sequence[Winnings]:
        """Return what a player may still pick."""

    async def due(self, before: str, limit: int) -> Sequence[Winnings]:
        """Return winnings nobody picked, of matches that ended before a time."""

    async def unreminded(self, before: str, limit: int) -> Sequence[Winnings]:
        """Return those of them whose winner was not reminded yet."""


def takings_causes(match: str) -> tuple[str, ...]:
    """Return the causes of the transfers of cards that were won in a match."""
    return (f"picked:{match}", *(f"cards-won:{seat}:{match}" for seat in range(SEATS)))


def offer(match: Match, seat: int, pool: Counter[str], picks: int) -> tuple[Effect, ...]:
    """Return what the winner may pick, and the notice that tells them so."""
    sits = [sitting.player if sitting else None for sitting in match.seats]
    assets = tuple(sorted(f"{match.game.name}/{card}" for card in pool.elements()))
    winner, loser, now = str(sits[1 - seat]), str(sits[seat]), match.log[-1].time
    won = Winnings(match.id, winner, loser, seat, assets, picks, now)
    return OfferWinnings(won), Notify((_may_pick(match, won, now, "no"),))


def _may_pick(match: Match, won: Winnings, now: str, soon: Literal["yes", "no"]) -> Notice:
    """Return the notice that the winner may pick; `soon` says whether chance will do it soon."""
    about: dict[str, Argument] = {"name": names(match)[won.loser], "count": won.picks, "soon": soon}
    return Notice(won.winner, "pick", match.id, now, about, "soon" if soon == "yes" else "")


def remind(match: Match, won: Winnings, now: str) -> RemindOfPick:
    """Tell a winner once more, in the place of what they were told at the end."""
    return RemindOfPick(match.id, now, Notify((_may_pick(match, won, now, "yes"),)))


def pick_until(ended: str) -> str:
    """Return the time until which a winner may pick from a match that ended then."""
    return timestamps.later(ended, DAYS_TO_PICK * DAY)


def pick(match: Match, winnings: Winnings, player: str, chosen: Sequence[str], now: str) -> tuple[Effect, ...]:
    """Give the winner the cards they chose, and all others back to the loser."""
    if player != winnings.winner:
        raise Forbidden("not-your-winnings")
    if len(chosen) != winnings.picks:
        raise Refusal("wrong-picks", count=len(chosen), picks=winnings.picks)
    if Counter(chosen) - Counter(winnings.pool):
        raise Refusal("not-in-pool")
    return _settled(match, winnings, chosen, now, {})


def pick_by_lot(match: Match, winnings: Winnings, now: str) -> tuple[Effect, ...]:
    """Pick by the match's own tape, for a winner who did not."""
    chance: Chance = Keyed(match.secret, f"{match.id}/winnings", 0, match.nonces)
    chosen = chance.sample(winnings.pool, winnings.picks)
    return _settled(match, winnings, chosen, now, {"picks": chance.picks})


def _settled(
    match: Match, winnings: Winnings, chosen: Sequence[str], now: str, data: Mapping[str, Any]
) -> tuple[Effect, ...]:
    escrow = escrow_account(winnings.match, winnings.seat)
    won = Counter(chosen)
    back = Counter(winnings.pool) - won
    told = {"match": winnings.match, "names": names(match), **data}
    winner, loser = (purse(one, match.terms.community) for one in (winnings.winner, winnings.loser))
    won_postings = move(escrow, player_account(winner), won)
    effects: list[Effect] = [
        SettleWinnings(winnings.match, now),
        Transfer(f"picked:{winnings.match}", now, "won", won_postings, told),
    ]
    if back:
        back_postings = move(escrow, player_account(loser), back)
        effects.append(Transfer(f"left:{winnings.match}", now, "returned", back_postings, told))
    return (*effects, _picked(match, winnings, chosen, now))


def _picked(match: Match, winnings: Winnings, chosen: Sequence[str], now: str) -> Notify:
    """Tell the loser what was taken, and the winner what they got, in the place of what they might pick."""
    called = names(match)
    cards = assets_called(chosen)
    lost: dict[str, Argument] = {"name": called[winnings.winner], "cards": cards}
    won: dict[str, Argument] = {"name": called[winnings.loser], "cards": cards, "soon": "taken", "count": len(chosen)}
    notices = (
        Notice(winnings.loser, "picked", match.id, now, lost),
        Notice(winnings.winner, "pick", match.id, now, won, "taken"),
    )
    return Notify(notices, (winnings.winner,))


def names(match: Match) -> dict[str, str]:
    """Return what the players of a match are called, by their ids."""
    return {str(seat.player): seat.name for seat in match.seats if seat is not None and seat.player}
