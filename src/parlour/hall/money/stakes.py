"""Stakes: what a match is played for lies in escrow from the deal until the last card is won or given back."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core import registry
from parlour.core.chance import Chance, Keyed
from parlour.core.collecting import NOTHING, Spoils
from parlour.core.contract import OVER, Bring
from parlour.core.record import State
from parlour.core.refusal import Forbidden, Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Argument
from parlour.hall.confidential import about
from parlour.hall.effects import Effect
from parlour.hall.money.economy import STANDARD, Economy
from parlour.hall.money.ledger import (
    GIL,
    HOUSE,
    Memo,
    NeedHoldings,
    Posting,
    Transfer,
    asset_name,
    card_assets,
    escrow_account,
    move,
    player_account,
)
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.people.accounts import NeedAccounts
from parlour.table import timestamps
from parlour.table.match import SEATS, Match
from parlour.table.terms import Terms

DAY = 86_400_000  # milliseconds
DATE = len("2026-01-01")
DAYS_TO_PICK = 2  # after them the rule picks for the winner


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
    """A player has won copies of a card in a match."""

    player: str
    name: str
    asset: str
    count: int


@dataclass(frozen=True, slots=True)
class OfferWinnings(Effect):
    """A winner may pick."""

    winnings: Winnings


@dataclass(frozen=True, slots=True)
class AwardPrize(Effect):
    """The house gives a prize, unless one of the two `players` is no account or they have had `most` of that day.

    The `cause` of its transfer is theirs and the day's; a number is added to it.
    """

    transfer: Transfer
    players: tuple[str, str]
    most: int


@dataclass(frozen=True, slots=True)
class SettleWinnings(Effect):
    """The picking is over; refused when it was before."""

    match: str
    now: str


@dataclass(frozen=True, slots=True)
class ReturnStakes(Effect):
    """All that lies in the escrow of a match goes back to the `players` by whose seats it lies there."""

    match: str
    players: tuple[str | None, ...]
    now: str
    data: Mapping[str, Any]


class Settlements(Protocol):
    """Winnings as they are kept until they are picked."""

    async def winnings(self, match: str) -> Winnings | None:
        """What is still to be picked after a match, or None."""

    async def takings(self, match: str) -> Sequence[Taking]:
        """The cards a match has moved from one player to the other so far, by a pick or without."""

    async def of(self, player: str) -> Sequence[Winnings]:
        """What a player may still pick."""

    async def due(self, before: str, limit: int) -> Sequence[Winnings]:
        """Winnings nobody picked, of matches that ended before a time."""


def begins(match: Match) -> tuple[Effect, ...]:
    """What goes into escrow in the transaction of the deal: the cards each seat brought, and the gil of both."""
    terms = match.terms
    if not (terms.owned or terms.gil):
        return ()
    cards: Sequence[Sequence[str]] = ((), ())
    if terms.owned:
        cards = _brought(match)
    staking = tuple(
        _transfer(match, f"staked:{seat}", "staked", move(_player(match, seat), _escrow(match, seat), staked))
        for seat in _last_to_sit_first(match)
        if (staked := {**card_assets(match.game.name, cards[seat]), **({GIL: terms.gil} if terms.gil else {})})
    )
    return (*_accounts(match), *staking)


def _accounts(match: Match) -> tuple[Effect, ...]:
    """Both players need accounts; entrants of a tournament were asked when they signed up."""
    players = tuple(seat.player for seat in match.seats if seat is not None and seat.player)
    return () if match.terms.tournament is not None else (NeedAccounts(players),)


def check_stake(rules: RuleSet, terms: Terms, bring: Bring, seat: int) -> None:
    """A Refusal where a seat plays for cards of its own, and what it brings cannot be that."""
    if terms.owned:
        registry.game(rules.game).need_cards().check_owned(rules, bring, seat)


def needs(terms: Terms, player: str) -> NeedHoldings:
    """What a player must have to sit down under these terms, whatever cards come of it."""
    return NeedHoldings(player_account(player), {GIL: terms.gil} if terms.gil else {})


def _brought(match: Match) -> Sequence[Sequence[str]]:
    """The cards of both collections; what is wrong with a seat's own is for its player to hear."""
    assert match.state is not None
    brings = [seat.bring if seat else {} for seat in match.seats]
    for seat in _last_to_sit_first(match):
        _check_brought(match, brings[seat], seat)
    return match.game.need_cards().brought(match.rules, brings, match.state)


def _check_brought(match: Match, bring: Bring, seat: int) -> None:
    try:
        check_stake(match.rules, match.terms, bring, seat)
    except Refusal as refusal:
        if refusal.at not in match.game.seats:  # it is about the table, which hides nothing
            raise
        with about(_sitting(match, seat)):
            raise


def _last_to_sit_first(match: Match) -> list[int]:
    """The seats, the last taken first: who sits down is told what he lacks, whatever the other lacks as well."""
    return [entry.seat for entry in reversed(match.log) if entry.kind == "seated" and entry.seat is not None]


def follows(match: Match, economy: Economy = STANDARD) -> tuple[Effect, ...]:
    """What leaves escrow in the transaction of the end, the prize of the house, and what the winner may still pick."""
    if match.strayed is not None:
        return _all_back(match)
    result = match.result()
    assert result is not None and match.state is not None
    winner = match.game.seats.index(result["winner"]) if result["winner"] else None
    spoils = _spoils(match, match.state, winner)
    return (*_prize(match, winner, spoils, economy), *_gil(match, winner), *_cards(match, winner, spoils))


def _spoils(match: Match, state: State, winner: int | None) -> Spoils:
    """What the end moves, also of a match that was given up, out of time, agreed or called off."""
    cards = match.game.cards
    if cards is None:
        return NOTHING
    if match.game.to_act(state) == OVER:
        return cards.spoils(state)
    return NOTHING if winner is None else cards.spoils(state, 1 - winner)


def _all_back(match: Match) -> tuple[Effect, ...]:
    """Whatever was staked, where the rules do not say any more what that was."""
    players = tuple(seat.player if seat else None for seat in match.seats)
    return (ReturnStakes(match.id, players, match.log[-1].time, {"match": match.id, "names": _names(match)}),)


def _names(match: Match) -> dict[str, str]:
    return {str(seat.player): seat.name for seat in match.seats if seat is not None and seat.player}


def _transfer(match: Match, cause: str, memo: Memo, postings: tuple[Posting, ...], **data: Any) -> Transfer:
    told = {"match": match.id, "names": _names(match), **data}
    return Transfer(f"{cause}:{match.id}", match.log[-1].time, memo, postings, told)


def _sitting(match: Match, seat: int) -> str | None:
    sits = match.seats[seat]
    return None if sits is None else sits.player


def _player(match: Match, seat: int) -> str:
    player = _sitting(match, seat)
    if player is None:
        raise Refusal("stakes-need-players")
    return player_account(player)


def _escrow(match: Match, seat: int) -> str:
    return escrow_account(match.id, seat)


def _prize(match: Match, winner: int | None, spoils: Spoils, economy: Economy) -> list[Effect]:
    """The house's prize, when two people played: nobody earns it against the house's own players."""
    people = [seat.player for seat in match.seats if seat is not None and seat.player]
    if winner is None or not spoils.prize or len(people) < SEATS or not economy.is_real(match):
        return []
    one, other = sorted(people)
    time = match.log[-1].time
    postings = move(HOUSE, _player(match, winner), {GIL: spoils.prize})
    told = {"match": match.id, "names": _names(match)}
    transfer = Transfer(f"prize:{time[:DATE]}:{one}:{other}", time, "prize", postings, told)
    return [AwardPrize(transfer, (one, other), economy.prizes_a_day)]


def _gil(match: Match, winner: int | None) -> list[Effect]:
    """Both stakes to the winner, or each back to whom it came from."""
    stake = match.terms.gil
    if not stake:
        return []
    return [
        _transfer(
            match,
            f"gil:{seat}",
            "returned" if taker == seat else "won",
            move(_escrow(match, seat), _player(match, taker), {GIL: stake}),
        )
        for seat in (0, 1)
        for taker in [seat if winner is None else winner]
    ]


def _cards(match: Match, winner: int | None, spoils: Spoils) -> list[Effect]:
    """Cards won without a choice change hands, those a winner may pick from stay, all others go back."""
    if not match.terms.owned:
        return []
    game = match.game.name
    brings = [seat.bring if seat else {} for seat in match.seats]
    first = next(entry for entry in match.log if entry.kind == "dealt")
    staked = match.game.need_cards().brought(match.rules, brings, match.states[first.seq])
    effects: list[Effect] = []
    for seat in (0, 1):
        pool, moved = Counter(spoils.pools[seat]), Counter(spoils.moved[seat])
        kept = Counter[str]()
        if winner == 1 - seat and spoils.picks >= pool.total():
            moved = pool
        elif winner == 1 - seat and spoils.picks:
            kept = pool
            effects += _offer(match, seat, kept, spoils.picks)
        back = Counter(staked[seat]) - moved - kept
        for memo, taker, cards in (("won", 1 - seat, moved), ("returned", seat, back)):
            if cards:
                postings = move(_escrow(match, seat), _player(match, taker), card_assets(game, cards.elements()))
                effects.append(_transfer(match, f"cards-{memo}:{seat}", memo, postings))  # type: ignore[arg-type]  # both are memos
    return effects


def takings_causes(match: str) -> tuple[str, ...]:
    """What the transfers of cards that were won in a match are written down by."""
    return (f"picked:{match}", *(f"cards-won:{seat}:{match}" for seat in range(SEATS)))


def _offer(match: Match, seat: int, pool: Counter[str], picks: int) -> tuple[Effect, ...]:
    """What the winner may pick, and that he is told so."""
    sits = [sitting.player if sitting else None for sitting in match.seats]
    assets = tuple(sorted(f"{match.game.name}/{card}" for card in pool.elements()))
    winner, loser, now = str(sits[1 - seat]), str(sits[seat]), match.log[-1].time
    heard = Notice(winner, "pick", match.id, now, {"name": _names(match)[loser], "count": picks})
    return OfferWinnings(Winnings(match.id, winner, loser, seat, assets, picks, now)), Notify((heard,))


def pick_until(ended: str) -> str:
    """Until when a winner may pick from a match that ended then."""
    return timestamps.later(ended, DAYS_TO_PICK * DAY)


def pick(match: Match, winnings: Winnings, player: str, chosen: Sequence[str], now: str) -> tuple[Effect, ...]:
    """The winner takes the cards he chose; all others go back to the loser."""
    if player != winnings.winner:
        raise Forbidden("not-your-winnings")
    if len(chosen) != winnings.picks:
        raise Refusal("wrong-picks", count=len(chosen), picks=winnings.picks)
    if Counter(chosen) - Counter(winnings.pool):
        raise Refusal("not-in-pool")
    return _settled(match, winnings, chosen, now, {})


def pick_by_lot(match: Match, winnings: Winnings, now: str) -> tuple[Effect, ...]:
    """The rule picks, by the match's own tape, for a winner who did not."""
    chance: Chance = Keyed(match.secret, f"{match.id}/winnings", 0, match.nonces)
    chosen = chance.sample(winnings.pool, winnings.picks)
    return _settled(match, winnings, chosen, now, {"picks": chance.picks})


def _settled(
    match: Match, winnings: Winnings, chosen: Sequence[str], now: str, data: Mapping[str, Any]
) -> tuple[Effect, ...]:
    escrow = escrow_account(winnings.match, winnings.seat)
    won = Counter(chosen)
    back = Counter(winnings.pool) - won
    told = {"match": winnings.match, "names": _names(match), **data}
    won_postings = move(escrow, player_account(winnings.winner), won)
    effects: list[Effect] = [
        SettleWinnings(winnings.match, now),
        Transfer(f"picked:{winnings.match}", now, "won", won_postings, told),
    ]
    if back:
        back_postings = move(escrow, player_account(winnings.loser), back)
        effects.append(Transfer(f"left:{winnings.match}", now, "returned", back_postings, told))
    return (*effects, _picked(match, winnings, chosen, now))


def _picked(match: Match, winnings: Winnings, chosen: Sequence[str], now: str) -> Notify:
    """The loser is told what was taken from him."""
    about: dict[str, Argument] = {"name": _names(match)[winnings.winner], "cards": [asset_name(one) for one in chosen]}
    return Notify((Notice(winnings.loser, "picked", match.id, now, about),), (winnings.winner,))
