"""Prizes: what an organiser puts up lies in escrow until the tournament is over, or called off."""

from collections import Counter
from collections.abc import Mapping, Sequence

from parlour.hall.cups.tournaments import Tournament
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import Memo, Transfer, move, player_account, prize_account, purse
from parlour.hall.people.accounts import NeedAccounts


def put_up(tournament: Tournament) -> tuple[Effect, ...]:
    """Put all prizes into escrow when they are announced; refused if the organiser has not so much."""
    if not tournament.plan.prize:
        return ()
    giver, escrow = _account(tournament, tournament.organiser), prize_account(tournament.id)
    moved = _transfer(tournament, "put-up", giver, escrow, _all(tournament.plan.prize), tournament.created)
    return (NeedAccounts((tournament.organiser,)), moved)


def awarded(tournament: Tournament) -> list[tuple[str, Mapping[str, int]]]:
    """Return who gets what: the entrant in its place, unless they withdrew or, in a ladder, never played."""
    placed = [one for one in tournament.standings() if one.played or tournament.form != "ladder"]
    winners = [tournament.entrant(one.number) for one in placed]
    pairs = zip(winners, tournament.plan.prize, strict=False)
    return [(winner.player, prize) for winner, prize in pairs if prize and not winner.withdrawn]


def paid(tournament: Tournament, now: str) -> tuple[Effect, ...]:
    """Return what the end of a tournament moves: the prizes to their winners, and back what nobody has won."""
    escrow, won = prize_account(tournament.id), awarded(tournament)
    given = [
        _transfer(tournament, "cup-prize", escrow, _account(tournament, player), prize, now, f":{player}")
        for player, prize in won
    ]
    left = _all(tournament.plan.prize) - _all([prize for _player, prize in won])
    return (*given, *_back(tournament, left, now))


def given_back(tournament: Tournament, now: str) -> tuple[Effect, ...]:
    """Give all prizes back when the tournament is called off."""
    return _back(tournament, _all(tournament.plan.prize), now)


def _back(tournament: Tournament, left: Counter[str], now: str) -> tuple[Effect, ...]:
    if not left:
        return ()
    giver, escrow = _account(tournament, tournament.organiser), prize_account(tournament.id)
    return (_transfer(tournament, "put-back", escrow, giver, left, now),)


def _account(tournament: Tournament, player: str) -> str:
    """Return the account of a player's purse in the place where this tournament is played."""
    return player_account(purse(player, tournament.plan.terms.community))


def _all(prizes: Sequence[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for prize in prizes:
        total.update(prize)
    return total


def _transfer(
    tournament: Tournament, memo: Memo, giver: str, taker: str, assets: Mapping[str, int], now: str, whose: str = ""
) -> Transfer:
    data = {"tournament": tournament.id}
    return Transfer(f"{memo}:{tournament.id}{whose}", now, memo, move(giver, taker, assets), data)
