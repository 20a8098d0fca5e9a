"""Fair play: the positions that people are playing in this hall right now, in all its processes."""

from parlour.core.game import Game
from parlour.hall.play.fair_play import Played
from parlour.web.handlers.context import Context

MOST = 10_000  # tables at which a game is played at once


async def being_played(hall: Context, game: Game) -> Played:
    """Those of one game."""
    found = await hall.store.listings("live", None, MOST)
    rooms = [await hall.rooms.room(one.id) for one in found if one.game == game.name and all(one.players.values())]
    return Played(game, [room.match for room in rooms])
