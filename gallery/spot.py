"""Spots: places to look at, and how a table comes to the moment at which it is looked at."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from parlour.core import registry
from tests.e2e.story import Move, Story
from tests.served import Hall
from tests.web.visiting import Guest, Message, until

Until = Callable[[int, list[Message], Move], bool]  # of the number of moves, the last one's events, and the next move
Heard = Callable[[Message, Message], bool]  # of a view, and of what the coach says of it
HOUSE = {"kind": "bot", "agent": "pip"}


@dataclass(frozen=True)
class Spot:
    """An address in a hall, and the guest who looks at it; None for a newcomer."""

    hall: Hall
    path: str
    who: Guest | None = None


def acted(story: Story, players: Sequence[Guest], until: Until) -> tuple[str, int]:
    """Play a story until a moment; return the address of the table, and who is to answer, or has won."""
    game = story.rules.partition(":")[0]
    seats = registry.game(game).seats
    first, second = players
    match = first.open(game=game, rules=story.rules, seat=seats[0], bring=story.brings[0])
    path = f"/t/{match['id']}"
    with ExitStack() as at_the_table:
        sockets = [at_the_table.enter_context(guest.at(match)) for guest in players]
        second.join(match, bring=story.brings[1])
        happened: list[Message] = []
        for played, move in enumerate(story.moves):
            if until(played, happened, move):
                return path, move.seat
            taken = sockets[move.seat].act(move.legal["action"])
            assert taken["type"] == "accepted", taken
            heard = sockets[1 - move.seat].hear("entry")["entry"]
            while heard["seat"] != seats[move.seat]:
                heard = sockets[1 - move.seat].hear("entry")["entry"]
            happened = heard["events"]
    return path, int(first.look(match)["result"]["winner"] == seats[1])


def coached(player: Guest, rules: str, heard: Heard) -> str:
    """Play the house by the coach's advice until a moment, or the end; return the address of the table."""
    match = player.open(game=rules.partition(":")[0], rules=rules, seat="random", opponent=HOUSE)
    path = f"/t/{match['id']}"
    while True:
        told = until(lambda: _answered(player, match), "the house plays")
        if told["status"] == "over":
            return path
        advice = player.http.get(f"/api/matches/{match['id']}/advice").json()
        with player.at(match) as seat:
            if heard(seat.hear("snapshot")["history"][-1]["view"], advice):
                return path
            assert seat.act(advice["action"])["type"] == "accepted"


def _answered(player: Guest, match: Message) -> Message | None:
    """Return a match in which the player is to act, or that is over; None while the house thinks."""
    told = player.look(match)
    return told if told["status"] == "over" or told["to_act"] == told["you"] else None
