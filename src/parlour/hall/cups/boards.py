"""Boards: the pairs of a round of a tournament and their matches, which follow from the results before.

A board is a series of games with seats swapped, decided as soon as somebody has most of them.
"""

import hashlib
import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.cups import pairing, scoring
from parlour.hall.cups.plan import FEWEST
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Entrant, Tournament
from parlour.hall.play import opening
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.origin import Origin
from parlour.table import timestamps
from parlour.table.seat import SEATS, Seat

ID_LENGTH = 12
HOUR = 3_600_000  # milliseconds


def scored(tournament: Tournament, board: Pairing, winner: int | None, now: str, lost: bool = False) -> Pairing:
    """Return a board after one of its games ended, which both may have `lost`."""
    replays = tournament.form == "knockout"
    return after_game(board, winner, tournament.plan.best, replays, tournament.is_late(now), lost)


def replayed(tournament: Tournament, board: Pairing) -> Pairing:
    """Return a board with its next game, seats swapped: it is undecided, or its match was called off."""
    again = replace(swapped(board), match=None, result=None, replays=board.replays + 1)
    return _with_match(tournament, _walked_over(tournament, again))


def forfeited(tournament: Tournament, board: Pairing, players: Collection[str]) -> Pairing:
    """Return a board that these players cannot play for what is at stake: it is the other one's, or nobody's."""
    there = [one for one in (board.first, board.second) if one is not None]
    able = [one for one in there if tournament.entrant(one).player not in players]
    return _decided(replace(board, match=None), able)


def next_round(tournament: Tournament, now: str) -> list[Pairing] | None:
    """Return the boards of the next round, byes and walkovers decided; None if the tournament is over.

    A ladder makes none: its entrants challenge each other until its time is over.
    """
    if tournament.form == "ladder":
        return None if tournament.is_late(now) else []
    number = tournament.round + 1
    if number > tournament.rounds:
        return None
    pairs = _PAIRS[tournament.form](tournament)
    if not pairs:
        return None
    return [board_of(tournament, number, at, *pair) for at, pair in enumerate(pairs, 1)]


def _knockout(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    last = tournament.of_round(tournament.round)
    if not last:
        return pairing.bracket(len(tournament.entrants))
    beaten = [one.loser for one in last]
    third = tournament.plan.third and tournament.round == tournament.rounds - 1 and None not in beaten
    return pairing.next_bracket([one.winner for one in last]) + ([(beaten[0], beaten[1])] if third else [])


def _round_robin(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    return pairing.circle(len(tournament.entrants))[tournament.round]


def _swiss(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    points = scoring.totals(len(tournament.entrants), tournament.pairings)
    playing = [one.number for one in tournament.entrants if one.number is not None and not one.withdrawn]
    still = {number: points[number] for number in playing}
    met = {frozenset((p.first, p.second)) for p in tournament.pairings if p.first is not None and p.second is not None}
    rested = {p.first for p in tournament.pairings if p.first is not None and p.second is None}
    if len(still) < FEWEST:
        return ()
    boards, left = pairing.swiss(still, met, rested)
    return [*boards, *((number, None) for number in left)]


_PAIRS: Final = {"knockout": _knockout, "round_robin": _round_robin, "swiss": _swiss}


def board_of(tournament: Tournament, number: int, at: int, first: int | None, second: int | None) -> Pairing:
    """Return a board of a round: who sat first less often sits first, and who has no opponent has won it."""
    if first is not None and second is not None:
        seats = [sum(p.first == one for p in tournament.pairings) for one in (first, second)]
        first, second = (second, first) if seats[1] < seats[0] else (first, second)
    return _with_match(tournament, _walked_over(tournament, Pairing(number, at, first, second)))


def _with_match(tournament: Tournament, board: Pairing) -> Pairing:
    return board if board.result is not None else replace(board, match=_match_id(tournament, board))


def _walked_over(tournament: Tournament, board: Pairing) -> Pairing:
    """Return a board before it is played; it is decided already if not both are there."""
    there = [one for one in (board.first, board.second) if one is not None and _plays(tournament, one)]
    return board if len(there) == SEATS else _decided(board, there)


def _decided(board: Pairing, there: Sequence[int]) -> Pairing:
    """Return a board that is not played: the one who is there wins it, or nobody does."""
    match there:
        case [one]:
            return replace(board if one == board.first else swapped(board), result="bye")
        case _:
            return replace(board, result="none")


def _plays(tournament: Tournament, number: int) -> bool:
    """Tell whether an entrant is still in, with something to play with: an upgrade may refuse what they brought."""
    entrant, game = tournament.entrant(number), registry.game(tournament.game)
    try:
        game.check_bring(game.rule_book.parse(tournament.rules), entrant.bring, 0)
    except Refusal:
        return False
    return not entrant.withdrawn


def _text(tournament: Tournament, what: str, board: Pairing) -> str:
    return f"{tournament.id}|{what}|{board.round}|{board.board}|{board.replays}"


def _token(tournament: Tournament, what: str, board: Pairing) -> bytes:
    return hmac.digest(tournament.secret, _text(tournament, what, board).encode(), hashlib.sha256)


def _match_id(tournament: Tournament, board: Pairing) -> str:
    return _token(tournament, "match", board).hex()[:ID_LENGTH]


def origin(tournament: Tournament, match_id: str) -> Origin | None:
    """Return the origin of the seed of one of its matches; None while the tournament's own is secret."""
    if tournament.status != "over":
        return None
    boards = (replace(one, replays=before) for one in tournament.pairings for before in range(one.replays + 1))
    board = next(one for one in boards if _match_id(tournament, one) == match_id)
    return Origin(tournament.commitment, tournament.secret.hex(), _text(tournament, "secret", board))


def match_of(tournament: Tournament, board: Pairing, now: str) -> Append:
    """Return the match of a board, dealt; both entrants are seated with what they brought."""
    assert board.match is not None and board.first is not None and board.second is not None
    seats = [_seat(tournament.entrant(number)) for number in (board.first, board.second)]
    new = MatchIdentity(board.match, _token(tournament, "secret", board), now)
    terms = replace(tournament.plan.terms, tournament=tournament.id)
    return opening.open_match(tournament.game, tournament.rules, 0, seats[0], seats[1], new, terms)


def _seat(entrant: Entrant) -> Seat:
    return Seat(entrant.player, entrant.name, None, entrant.bring, nonce=entrant.nonce)


def to_play(tournament: Tournament) -> list[Pairing]:
    """Return the boards that are being played: those of this round, in a ladder those of any week."""
    boards = tournament.pairings if tournament.form == "ladder" else tournament.of_round(tournament.round)
    return [one for one in boards if one.result is None and not one.is_proposed]


def round_ends(tournament: Tournament, now: str) -> str | None:
    """Return the time by which a round that begins now is to be played."""
    return None if tournament.plan.hours is None else timestamps.later(now, tournament.plan.hours * HOUR)


def after_game(
    board: Pairing, winner: int | None, best: int, replayed: bool, late: bool, lost: bool = False
) -> Pairing:
    """Return a board after one more of its games; without a result if another follows.

    It is the best of so many, and a draw counts half for both. Where draws are `replayed`, games follow until one is
    ahead. A game that ended too `late` is the last one: whoever is behind then has lost, or of equals whoever lost it.
    Where both `lost` the last game, neither gets anything of a board on which they are equal.
    """
    counted = replace(
        board,
        won=board.won + (winner == 0),
        lost=board.lost + (winner == 1),
        drawn=board.drawn + (winner is None),
    )
    lead, games = counted.won - counted.lost, counted.won + counted.lost + counted.drawn
    if late and not lead and winner is not None:
        lead = 1 - 2 * winner
    if abs(lead) > max(best - games, 0) or (late and lead):
        return replace(counted, result="first" if lead > 0 else "second")
    over = late or games >= best
    if over and lost:
        return replace(counted, result="none")
    return replace(counted, result="draw") if over and not replayed else counted


def swapped(board: Pairing) -> Pairing:
    """Return the board from the other side."""
    return replace(board, first=board.second, second=board.first, won=board.lost, lost=board.won)
