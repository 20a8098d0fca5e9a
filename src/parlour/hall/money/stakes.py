"""Stakes: both sides' lie in escrow from the deal until the last card is won or given back."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.core import registry
from parlour.core.contract import OVER, Bring
from parlour.core.facets.collecting import NOTHING, Spoils
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.hall.communities.community import within
from parlour.hall.confidential import about
from parlour.hall.effects import Effect
from parlour.hall.money.economy import STANDARD, Economy
from parlour.hall.money.ledger import (
    GIL,
    HOUSE,
    Memo,
    NeedHoldings,
    NeedUnoffered,
    Posting,
    Transfer,
    card_asset,
    card_assets,
    escrow_account,
    move,
    player_account,
    purse,
)
from parlour.hall.money.winnings import names, offer
from parlour.hall.people.accounts import NeedAccounts
from parlour.table.match import Match
from parlour.table.seat import SEATS
from parlour.table.terms import Terms

DATE = len("2026-01-01")


@dataclass(frozen=True, slots=True)
class AwardPrize(Effect):
    """A prize of the house. Without an account of both `players`, or after `most` of theirs that day, there is none.

    The `cause` of its transfer is theirs and the day's; a number is added to it. It is given in the hall, or in a
    `community` that keeps gil of its own.
    """

    transfer: Transfer
    players: tuple[str, str]
    most: int
    community: str | None = None

    def of(self, number: int, gil: int | None) -> Transfer:
        """Return the prize of this number that day; of so much `gil` if the host chose how much."""
        made = replace(self.transfer, cause=f"{self.transfer.cause}:{number}")
        if gil is None:
            return made
        winner = next(posting.account for posting in made.postings if posting.amount > 0)
        return replace(made, postings=move(HOUSE, winner, {GIL: gil}))


@dataclass(frozen=True, slots=True)
class ReturnStakes(Effect):
    """The return of all that lies in the escrow of a match, to the `players` of the seats.

    It goes into the purse of the `community` it came from, or the hall's.
    """

    match: str
    players: tuple[str | None, ...]
    now: str
    data: Mapping[str, Any]
    community: str | None = None


def begins(match: Match) -> tuple[Effect, ...]:
    """Return what goes into escrow in the transaction of the deal: the cards each seat brought, and the gil of both."""
    terms = match.terms
    if not (terms.owned or terms.gil):
        return _members(match)
    cards: Sequence[Sequence[str]] = ((), ())
    if terms.owned:
        cards = _brought(match)
    staking: list[Effect] = []
    for seat in _last_to_sit_first(match):
        staking += _whole(match, seat)
        if staked := {**card_assets(match.game.name, cards[seat]), **({GIL: terms.gil} if terms.gil else {})}:
            postings = move(_player(match, seat), _escrow(match, seat), staked)
            staking.append(_transfer(match, f"staked:{seat}", "staked", postings))
    return (*_members(match), *_accounts(match), *staking)


def _whole(match: Match, seat: int) -> tuple[Effect, ...]:
    """Return the condition that nothing is offered of a collection from which chance picks: all is in its reach."""
    cards = match.game.cards
    picked = cards.picks_from(match.rules) if match.terms.owned and cards is not None else None
    if picked is None:
        return ()
    return (NeedUnoffered(_player(match, seat), card_asset(match.game.name, f"{picked}/")),)


def _members(match: Match) -> tuple[Effect, ...]:
    """Return the condition that both belong to the community they play in.

    Entrants of a tournament were asked when they signed up.
    """
    return () if match.terms.tournament is not None else within(match.terms.community, *_people(match))


def _accounts(match: Match) -> tuple[Effect, ...]:
    """Return the condition that both have accounts, with the same exception."""
    return () if match.terms.tournament is not None else (NeedAccounts(_people(match)),)


def _people(match: Match) -> tuple[str, ...]:
    return tuple(seat.player for seat in match.seats if seat is not None and seat.player)


def check_stake(rules: RuleSet, terms: Terms, bring: Bring, seat: int) -> None:
    """Refuse what a seat brings if it plays for cards of its own and this cannot be that."""
    if terms.owned:
        registry.game(rules.game).need_cards().check_owned(rules, bring, seat)


def needs(terms: Terms, player: str) -> NeedHoldings:
    """Return the gil that a player must have to sit down under these terms, whatever cards come of it."""
    return NeedHoldings(player_account(purse(player, terms.community)), {GIL: terms.gil} if terms.gil else {})


def _brought(match: Match) -> Sequence[Sequence[str]]:
    """Return the cards of both collections; a fault in what a seat brings is for its player alone to hear."""
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
    """Return the seats, the last taken first: who sits down is told what they lack, whatever the other lacks too."""
    return [entry.seat for entry in reversed(match.log) if entry.kind == "seated" and entry.seat is not None]


def follows(match: Match, economy: Economy = STANDARD) -> tuple[Effect, ...]:
    """Return what leaves escrow in the transaction of the end, the house's prize, and what the winner may pick."""
    if match.diverged_at is not None:
        return _all_back(match)
    result = match.result()
    assert result is not None and match.state is not None
    winner = match.game.seats.index(result["winner"]) if result["winner"] else None
    spoils = _spoils(match, match.state, winner)
    return (*_prize(match, winner, spoils, economy), *_gil(match, winner), *_cards(match, winner, spoils))


def _spoils(match: Match, state: State, winner: int | None) -> Spoils:
    """Return what the end moves, also of a match that was given up, out of time, agreed or called off."""
    cards = match.game.cards
    if cards is None:
        return NOTHING
    if match.game.to_act(state) == OVER:
        return cards.spoils(state)
    return NOTHING if winner is None else cards.spoils(state, 1 - winner)


def _all_back(match: Match) -> tuple[Effect, ...]:
    """Give back whatever was staked, if the rules do not tell any more what that was."""
    players = tuple(seat.player if seat else None for seat in match.seats)
    data, now = {"match": match.id, "names": names(match)}, match.log[-1].time
    return (ReturnStakes(match.id, players, now, data, match.terms.community),)


def _transfer(match: Match, cause: str, memo: Memo, postings: tuple[Posting, ...], **data: Any) -> Transfer:
    told = {"match": match.id, "names": names(match), **data}
    return Transfer(f"{cause}:{match.id}", match.log[-1].time, memo, postings, told)


def _sitting(match: Match, seat: int) -> str | None:
    sits = match.seats[seat]
    return None if sits is None else sits.player


def _player(match: Match, seat: int) -> str:
    player = _sitting(match, seat)
    if player is None:
        raise Refusal("stakes-need-players")
    return player_account(purse(player, match.terms.community))


def _escrow(match: Match, seat: int) -> str:
    return escrow_account(match.id, seat)


def _prize(match: Match, winner: int | None, spoils: Spoils, economy: Economy) -> list[Effect]:
    """Return the house's prize if two people played: nobody earns it against the house's own players."""
    people = _people(match)
    if winner is None or not spoils.prize or len(people) < SEATS or not economy.is_real(match):
        return []
    one, other = sorted(people)
    time, community = match.log[-1].time, match.terms.community
    postings = move(HOUSE, _player(match, winner), {GIL: spoils.prize})
    told = {"match": match.id, "names": names(match)}
    # The cause is counted: one count a day for the two players, in the hall and in each community.
    cause = f"prize:{time[:DATE]}:{one}:{purse(other, community)}"
    transfer = Transfer(cause, time, "prize", postings, told)
    return [AwardPrize(transfer, (one, other), economy.prizes_a_day, community)]


def _gil(match: Match, winner: int | None) -> list[Effect]:
    """Move both stakes to the winner, or each back to whom it came from."""
    stake = match.terms.gil
    if not stake:
        return []
    moved: list[Effect] = []
    for seat in (0, 1):
        taker = seat if winner is None else winner
        postings = move(_escrow(match, seat), _player(match, taker), {GIL: stake})
        moved.append(_transfer(match, f"gil:{seat}", "returned" if taker == seat else "won", postings))
    return moved


def _cards(match: Match, winner: int | None, spoils: Spoils) -> list[Effect]:
    """Move cards won without a choice, leave those that a winner may pick from, and give all others back."""
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
            effects += offer(match, seat, kept, spoils.picks)
        back = Counter(staked[seat]) - moved - kept
        for memo, taker, cards in (("won", 1 - seat, moved), ("returned", seat, back)):
            if cards:
                postings = move(_escrow(match, seat), _player(match, taker), card_assets(game, cards.elements()))
                effects.append(_transfer(match, f"cards-{memo}:{seat}", memo, postings))  # type: ignore[arg-type]  # both are memos
    return effects
