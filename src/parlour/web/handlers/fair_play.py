"""Fair play: a look at what people are playing right now, for whatever tells what play is worth."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends

from parlour.core.game import Game
from parlour.hall.play.fair_play import Played
from parlour.web.handlers.dependencies import Guest, Hall
from parlour.web.live.fair_play import being_played

Watch = Callable[[Game], Awaitable[Played]]


async def _watch(hall: Hall, player: Guest) -> Watch:
    return lambda game: being_played(hall.store, hall.rooms, game, [player.id])


FairPlay = Annotated[Watch, Depends(_watch)]  # what is played of a game right now, for whoever asks
