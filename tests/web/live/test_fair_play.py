"""Fair play: every process knows what people play, and a person and their machines count as one."""

from parlour.hall.people.accounts import Arrived
from parlour.hall.people.machines import MachineMade
from parlour.hall.people.player import Player, Role
from parlour.store.database import Database
from parlour.table.seat import Seat
from parlour.web.clock import now
from tests.table.playing import RED
from tests.web.live.halls import Process, dealt

MACHINE = Player("machine", "[machine] M", Role.MACHINE)
HOUSE = Seat(None, "pip", "pip", {"cards": [1]})


async def test_what_another_process_wrote_is_known(shared: Database) -> None:
    """A position between people is known as it stands now, even without a watcher here; tables of the house are not."""
    await dealt(shared, "people")
    await dealt(shared, "house", seats=(RED, HOUSE))
    here, there = await Process(shared).ready(), await Process(shared).ready()
    (before,) = await here.rooms.matches(["people"])
    begun = before.state
    await there.plays(await there.rooms.room("people"))
    played = await here.played(before.game, ["eve"])
    (now_there,) = await there.rooms.matches(["people"])
    assert begun is not None and now_there.state is not None
    assert played.holds(now_there.state) and not played.holds(begun)


async def test_a_person_asks_with_their_machines(store: Database) -> None:
    """A machine's match with a person also silences its owner about what they chose, and the other way round."""
    await store.commit(Arrived(Player("ann", "Ann")))
    await store.commit(MachineMade(MACHINE, "ann", 1, now()))
    await dealt(store, "people")
    await dealt(store, "house", seats=(Seat("machine", "M", None, {}), HOUSE))
    one = await Process(store).ready()
    (house,) = await one.rooms.matches(["house"])
    said = {who: (await one.played(house.game, [who])).silent(house) for who in ("ann", "machine", "ben", "eve")}
    assert said == {"ann": "cards-chosen", "machine": "cards-chosen", "ben": "cards-chosen", "eve": None}
