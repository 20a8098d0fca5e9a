"""Fair play: what people are playing in this hall right now, in all its processes."""

from collections.abc import Collection

from parlour.core.game import Game
from parlour.hall.play.fair_play import Played
from parlour.hall.ports import Store
from parlour.web.live.rooms import Rooms


async def being_played(store: Store, rooms: Rooms, game: Game, players: Collection[str]) -> Played:
    """Return what is played of one game, for players who ask together.

    A person asks with their machines, a machine with its owner.
    """
    live = await store.live_between_people(game.name)
    asking = {one for player in players for one in await _with_machines(store, player)} if live else set()
    return Played(game, await rooms.matches(live), frozenset(asking))


async def _with_machines(store: Store, player: str) -> list[str]:
    owner = await store.machines.owner(player)
    person = player if owner is None else owner.id
    return [person, *(machine.id for machine in await store.machines.of(person))]
