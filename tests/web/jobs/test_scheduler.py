"""The scheduler: clocks at zero are found by themselves, and the time of an absent hall is given back."""

from collections.abc import Sequence
from functools import partial

from structlog.testing import capture_logs

from parlour.core import registry
from parlour.hall.cups.ladder import Propose, TakeUp
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.tournaments import CheckIn, Enter, Tournament, entering, opened
from parlour.hall.effects import Effect
from parlour.hall.heartbeat import THE_HALL, Beat, Gone
from parlour.hall.people.player import Player, Role
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.terms import Terms
from parlour.web.clock import now
from tests.store.ports.money.test_stakes import NOW as WON
from tests.store.ports.money.test_stakes import WIKI, begun, come_in, resigned
from tests.table.playing import NOW
from tests.web.live.halls import Machine, Process, dealt, going_on, until

BLITZ, LONG = (Terms(clock=Clock(bank=seconds)) for seconds in (60, 600))


async def kinds(store: Database, match_id: str = "m") -> list[str]:
    """Return the kinds of the entries after the deal."""
    return [entry.kind for entry in await store.since(match_id, 3)]


async def test_a_flag_falls_though_nobody_looks(store: Database, machine: Machine) -> None:
    """A match that is not in memory ends when its clock is at zero; one with time left goes on."""
    for match_id, terms in (("m", BLITZ), ("long", LONG)):
        await dealt(store, match_id, terms)
    machine.goes_on(minutes=2)
    one = await Process(store).ready()
    await one.scheduler.arrive()
    one.scheduler.resume("nim")
    async with going_on(one.scheduler.run):
        await until(lambda: kinds(store))
    assert await kinds(store) == ["timeout"] and await kinds(store, "long") == []


async def test_an_outage_is_written_with_the_beat_that_ends_it(store: Database, machine: Machine) -> None:
    """After two minutes of sleep a clock that would be at zero, of a table in memory, gets them back."""
    await dealt(store, terms=BLITZ)
    one = await Process(store).ready()
    await one.scheduler.arrive()
    await one.rooms.room("m")
    one.scheduler.resume("nim")
    machine.goes_on(minutes=2)
    async with going_on(one.scheduler.run):
        await until(lambda: kinds(store))
    ((_number, outage),) = await store.heartbeat.outages(0)
    assert (outage.since, outage.until) == (NOW, timestamps.later(NOW, 120_000))
    assert (await store.heartbeat.beats())[one.committer.process] == outage.until
    assert await kinds(store) == ["downtime"]


async def test_a_hall_that_comes_back_was_away_since_it_was_last_seen(store: Database, machine: Machine) -> None:
    """A hall that ends leaves its last beat, and a killed process its own. A day later the clock gets the day back
    before it is looked at.
    """
    await dealt(store, terms=BLITZ)
    before = Process(store)
    await before.scheduler.arrive()
    await before.scheduler.leave()
    assert await store.heartbeat.beats() == {THE_HALL: NOW}
    machine.goes_on(seconds=10)
    await store.commit(Beat("killed", now()))
    seen = now()
    machine.goes_on(days=1)
    one = await Process(store).ready()
    await one.scheduler.arrive()
    assert await store.heartbeat.beats() == {THE_HALL: seen}  # nobody waits for the killed process
    one.scheduler.resume("nim")
    async with going_on(one.scheduler.run):
        await until(lambda: kinds(store))
    (back,) = await store.since("m", 3)
    assert (back.kind, back.data) == ("downtime", {"milliseconds": 86_400_000})


async def test_only_a_hall_that_was_there_is_missed(store: Database, machine: Machine) -> None:
    """An absence before the first start is not reported; one during operation is."""
    await dealt(store, terms=LONG)
    one = await Process(store).ready()
    await one.scheduler.arrive()
    one.scheduler.resume("nim")

    async def away(many: int) -> bool:
        return len(await store.heartbeat.outages(0)) == many

    with capture_logs() as said:
        machine.goes_on(minutes=1)
        async with going_on(one.scheduler.run):
            await until(lambda: away(1))
            assert said == []
            machine.goes_on(minutes=1)
            await until(lambda: away(2))
    assert [entry["event"] for entry in said] == ["the hall was away"]


async def seen_now(store: Database, one: Process) -> bool:
    """Return True if a process has said that it runs since the clocks stand as they do."""
    return (await store.heartbeat.running()).get(one.committer.process) == now()


async def test_a_process_runs_from_its_first_moment(store: Database, machine: Machine) -> None:
    """A process says that it runs before anybody can play in it. The hall's last beat stays as it was. The next process
    removes one that was killed.
    """
    await store.commit(Beat("before", now()), Gone("before"))
    machine.goes_on(minutes=1)
    killed, one = Process(store), Process(store)
    await killed.scheduler.arrive()
    assert await seen_now(store, killed) and await store.heartbeat.beats() == {THE_HALL: NOW}
    machine.goes_on(minutes=1)
    await one.scheduler.arrive()
    assert await store.heartbeat.running() == {one.committer.process: now()}
    await one.scheduler.leave()
    assert await store.heartbeat.running() == {} and await store.heartbeat.beats() == {THE_HALL: NOW}


async def test_a_hall_is_away_while_a_game_whose_clocks_run_cannot_be_played(store: Database, machine: Machine) -> None:
    """While the kernels of a game compile for two minutes, the clocks of its matches lose nothing."""
    await dealt(store, terms=BLITZ)
    one = await Process(store).ready()
    await one.scheduler.arrive()
    async with going_on(one.scheduler.run):
        for _ in range(5):
            machine.goes_on(seconds=24)
            await until(lambda: store.heartbeat.timed("nim"))
        assert (await store.heartbeat.beats())[one.committer.process] == NOW
        await until(lambda: seen_now(store, one))
        one.scheduler.resume("nim")
        await until(lambda: kinds(store))
    (back,) = await store.since("m", 3)
    assert (back.kind, back.data) == ("downtime", {"milliseconds": 120_000})


async def test_a_tournament_checks_in_and_starts_by_itself(store: Database, machine: Machine) -> None:
    """Entrants are asked whether they are present, and the tournament starts in time with those who are."""
    people = [Player(name, name.title(), Role.PLAYER) for name in ("ann", "ben", "cat")]
    plan = Plan(starts=timestamps.later(NOW, 3000), checkin=True)
    rules = registry.game("nim").rule_book.standard
    await store.commit(opened("cup", "Cup", rules, "swiss", people[0], bytes(32), NOW, plan))
    made = await store.tournaments.get("cup")
    await store.commit(*(Enter("cup", entering(made, one, None)) for one in people))
    one = await Process(store).ready()
    await one.scheduler.arrive()
    one.scheduler.resume("nim")

    async def asked() -> bool:
        return await store.notices.waiting(["ann", "ben", "cat"], now()) == {"ann": 1, "ben": 1, "cat": 1}

    async def seen() -> bool:
        return now() in (await store.heartbeat.beats()).values()

    async def begun() -> bool:
        return (await store.tournaments.get("cup")).status == "live"

    async with going_on(one.scheduler.run):
        machine.goes_on(seconds=1)
        await until(asked)
        await store.commit(*(CheckIn("cup", name, now()) for name in ("ann", "ben")))
        for _second in range(2):
            assert not await begun()
            await until(seen)
            machine.goes_on(seconds=1)
        await until(begun)
    assert {entrant.player for entrant in (await store.tournaments.get("cup")).entrants} == {"ann", "ben"}


async def by_itself(
    store: Database, machine: Machine, plan: Plan, form: str, *steps: tuple[str, Sequence[Effect]]
) -> Tournament:
    """Run a tournament of two second by second until it has each status, and do what is listed then."""
    people = [Player(name, name.title(), Role.PLAYER) for name in ("ann", "ben")]
    rules = registry.game("nim").rule_book.standard
    await store.commit(opened("cup", "Cup", rules, form, people[0], bytes(32), NOW, plan))
    made = await store.tournaments.get("cup")
    await store.commit(*(Enter("cup", entering(made, one, None)) for one in people))
    one = await Process(store).ready()
    await one.scheduler.arrive()
    one.scheduler.resume("nim")

    async def stands(status: str) -> bool:
        return (await store.tournaments.get("cup")).status == status

    async with going_on(one.scheduler.run):
        for status, done in steps:
            machine.goes_on(seconds=1)
            await until(partial(stands, status))
            for effect in done:
                await store.commit(effect)
    return await store.tournaments.get("cup")


async def test_a_tournament_that_nobody_can_stake_for_is_over_at_its_start(store: Database, machine: Machine) -> None:
    """A player without gil for the stake forfeits, so that nobody waits for ever."""
    plan = Plan(starts=timestamps.later(NOW, 1000), terms=Terms(gil=5))
    found = await by_itself(store, machine, plan, "swiss", ("over", ()))
    assert [one.result for one in found.pairings] == ["none"]


async def test_a_ladder_begins_and_ends_by_itself(store: Database, machine: Machine) -> None:
    """A ladder begins and ends at its announced times, and whoever is to move then loses."""
    plan = Plan(starts=timestamps.later(NOW, 1000), ends=timestamps.later(NOW, 2000))
    met = (Propose("cup", "ann", "ben", NOW), TakeUp("cup", "ben", 1, 1, NOW))
    found = await by_itself(store, machine, plan, "ladder", ("live", met), ("over", ()))
    (board,) = found.pairings
    ended = await store.load(str(board.match))
    assert ended is not None and board.result in ("first", "second")
    assert ended.status == "over"


async def test_who_has_not_picked_is_reminded_before_the_rule_picks(store: Database, machine: Machine) -> None:
    """A reminder is sent half a day before the rule picks, by one process of two, and only once."""
    machine.goes_on(milliseconds=timestamps.read(WON) - timestamps.read(NOW))
    await come_in(store)
    match = await resigned(store, await begun(store, WIKI), 1)
    machine.goes_on(hours=36, seconds=1)
    processes = [await Process(store).ready() for _ in range(2)]
    for one in processes:
        await one.scheduler.arrive()
        one.scheduler.resume("nim")

    async def told() -> bool:
        return [one.notice.id for one in await store.notices.of("ann", now(), 9)] == [f"pick:{match.id}:soon"]

    async def beaten() -> bool:
        beats = await store.heartbeat.beats()
        return all(beats.get(one.committer.process) == now() for one in processes)

    async with going_on(*(one.scheduler.run for one in processes)):
        await until(told)
        (first,) = await store.notices.of("ann", now(), 9)
        machine.goes_on(seconds=1)
        await until(beaten)
        assert await store.notices.of("ann", now(), 9) == [first]
    assert await store.settlements.of("ann") != []
