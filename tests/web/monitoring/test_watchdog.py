"""The watchdog reports what ran while the loop was blocked."""

import asyncio
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from parlour.web.app import create_app
from parlour.web.live.throttle import Throttle
from parlour.web.monitoring import watchdog
from parlour.web.monitoring.watchdog import Watchdog
from parlour.web.settings import Settings
from tests.store.migrated import migrated
from tests.web.visiting import Guest, Thrifty, running, until

CULPRIT = "parlour.web.handlers.requests.new_identity"


def test_the_function_that_keeps_a_loop_is_named() -> None:
    """The innermost function of ours is named while it still blocks the loop, whatever it calls."""
    dog = Watchdog()

    def stubborn() -> None:
        until(lambda: "parlour.web.live.throttle.Throttle.stir" in dog.late, "the watchdog sees it")

    async def main() -> None:
        dog.watch()
        Throttle().stir(1, stubborn)

    asyncio.run(main())
    dog.close()
    assert dog.longest >= dog.late["parlour.web.live.throttle.Throttle.stir"] > 0


def test_functions_that_are_told_apart_are_few(monkeypatch) -> None:  # type: ignore[no-untyped-def]  # as pytest has it
    """The list of late functions is bounded, however many there were."""
    monkeypatch.setattr(watchdog, "MOST", 0)
    dog = Watchdog()

    def stubborn() -> None:
        until(lambda: watchdog.OTHERS in dog.late, "the watchdog sees it")

    async def main() -> None:
        dog.watch()
        Throttle().stir(1, stubborn)

    asyncio.run(main())
    dog.close()
    assert list(dog.late) == [watchdog.OTHERS]


def test_a_hall_tells_what_kept_its_loop(tmp_path: Path) -> None:
    """`/metrics` names what blocked the loop, and the longest gap."""
    app = create_app(Settings(data=tmp_path, database=migrated(tmp_path), games="triple-triad"))

    class Stubborn(Thrifty):
        armed = False

        def token(self, size: int) -> str:
            if Stubborn.armed:
                until(lambda: CULPRIT in app.state.watchdog.late, "the watchdog sees it")
            return super().token(size)

    with running(app, Stubborn()) as address, Guest(address) as ann:
        Stubborn.armed = True
        ann.open(game="triple-triad", rules="triple-triad:ff8")
        families = {one.name: one for one in text_string_to_metric_families(httpx.get(f"{address}/metrics").text)}
        (longest,) = families["parlour_loop_longest_gap_seconds"].samples
        late = {one.labels["ran"]: one.value for one in families["parlour_loop_late_seconds"].samples}
        assert longest.value >= late[CULPRIT] > 0
