"""Emptying: the end of all that somebody has under way, when they may not come in any more."""

from contextlib import suppress

from parlour.core.refusal import Refusal
from parlour.hall.cups.tournaments import Vacate
from parlour.hall.money import trades
from parlour.hall.people.player import Player, Role
from parlour.hall.play import challenges, clearing
from parlour.web.clock import now
from parlour.web.handlers.context import Context

MOST = 2000  # of each kind


async def empty_seats(hall: Context, player: Player) -> None:
    """Take somebody out of all tournaments, give up their matches, close their tables, end their sockets.

    Their challenges and trades are withdrawn. What their machines have under way ends with it. What was over by itself
    meanwhile is left as it is.
    """
    for machine in await hall.store.machines.of(player.id):
        await empty_seats(hall, Player(machine.id, machine.name, Role.MACHINE))
    hall.presence.show_out(player.id)
    await hall.store.commit(Vacate(player.id, now()))  # first: what they give up may begin the next round
    await hall.tables.resign_all(player.id)
    for listing in await hall.store.listings("open", player.id, MOST):
        with suppress(Refusal):
            await hall.tables.decide(listing.id, lambda match: clearing.withdraw(match, player.id, now()))
    for challenge in await hall.store.challenges.waiting(player.id, None, now(), MOST):
        if challenge.challenger.id == player.id and challenge.status == "open":
            with suppress(Refusal):
                await hall.store.commit(*challenges.close(challenge, player, now()))
    for trade in await hall.store.trades.of(player.id, MOST):
        if trade.status == "open":
            with suppress(Refusal):
                await hall.store.commit(trades.withdraw(trade, player.id, now()))
    hall.lobby.stir()
