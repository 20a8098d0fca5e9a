"""Emptying: what somebody has under way ends, when he may not come in any more."""

from contextlib import suppress

from parlour.core.refusal import Refusal
from parlour.hall.money import trades
from parlour.hall.people.player import Player, Role
from parlour.hall.play import challenges, clearing
from parlour.web.clock import now
from parlour.web.handlers.context import Context

MOST = 2000  # of each kind


async def empty_seats(hall: Context, player: Player) -> None:
    """His matches are given up, his tables closed, his challenges and trades withdrawn, his sockets ended. What was
    over by itself meanwhile is left as it is. What his machines have under way ends with it.
    """
    for machine in await hall.store.machines.of(player.id):
        await empty_seats(hall, Player(machine.id, machine.name, Role.MACHINE))
    hall.presence.show_out(player.id)
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
