"""Forfeits: matches of a tournament ended for whoever does not come, or goes."""

from collections.abc import Callable

from parlour.hall.cups.boards import to_play
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Tournament
from parlour.hall.people.player import Player
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.clock import now
from parlour.web.live.tables import Tables


async def call_time(tables: Tables, tournament: Tournament) -> None:
    """End every match of the round that is still played: whoever is to act loses. A resend finds nothing to end."""
    for board in to_play(tournament):
        await _resigned(tables, board, "time", Match.to_act)


async def give_up(tables: Tables, tournament: Tournament, player: Player) -> None:
    """End the match of a player who withdraws."""
    mine = next((one.number for one in tournament.entrants if one.player == player.id), None)
    for board in to_play(tournament):
        if mine is not None and mine in (board.first, board.second):
            await _resigned(tables, board, "withdrawn", lambda match: match.seat_of(player.id))


async def _resigned(tables: Tables, board: Pairing, why: str, who: Callable[[Match], int | None]) -> None:
    """End the match of a board for a seat, once; one that ended meanwhile stays as it is."""
    assert board.match is not None, "what is to be played has a match"
    command = f"{why}-{board.round}-{board.board}-{board.replays}"

    def resigned(match: Match) -> list[Entry]:
        return [match.decide_resign(who(match), command, now())] if match.status == "live" else []

    await tables.decide(board.match, resigned)
