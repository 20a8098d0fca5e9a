"""Nemeses: whatever happens to a running hall, no move is lost or doubled, and nobody loses on time for it."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.table import timestamps
from tests.crash.load import AGAIN, Browser, Refused
from tests.crash.loaded import SEED, holds_under_load
from tests.crash.nemeses import BANK, NEMESES, rubbish_on_the_bus
from tests.rounds import each_in_rounds

# In `make test`, in `make siege`. That rubbish does not stop the bus is tested in `tests/web/bus` for every change.
ROUNDS = {name: (0 if nemesis is rubbish_on_the_bus else 1, 8) for name, nemesis in NEMESES.items()}


async def _timed(ann: Browser, ben: Browser) -> str:
    """Return a match of two in which a clock runs."""
    wish = {"game": "triple-triad", "rules": "triple-triad:ffwtt+visibility=open"}
    terms = {"clock": {"bank": BANK}}
    made = await ann.post("/api/matches", {**wish, "opponent": {"kind": "link"}, "terms": terms})
    assert not isinstance(made, Refused), made
    assert not isinstance(await ben.post(f"/api/matches/{made['id']}/join", {}), Refused)
    return str(made["id"])


async def _goes_on(browser: Browser, match: str) -> None:
    """Require that a match's clock is not at zero, though the hall was away for longer than it had."""
    while True:
        told = await browser.snapshot(match)
        assert told["match"]["status"] == "live", f"lost on time: {json.dumps(told['match']['result'])}"
        if timestamps.read(told["match"]["clock"]["deadline"]) > timestamps.read(told["now"]):
            return
        await asyncio.sleep(AGAIN)


@pytest.mark.crash
@pytest.mark.parametrize(("name", "often"), each_in_rounds(ROUNDS))
def test_a_hall_outlives_its_nemesis(name: str, often: int, tmp_path: Path, figures: Callable[[str], None]) -> None:
    """Stakes, trades, packs and tournaments survive, and a clock that would have run out meanwhile goes on."""
    with NEMESES[name](tmp_path) as beset:
        chance = random.Random(SEED)

        async def strike(browsers: list[Browser]) -> None:
            ann, ben = chance.sample(browsers, 2)
            match = await _timed(ann, ben)
            await beset.strike(chance)
            await _goes_on(ann, match)

        toll = holds_under_load(beset.servers, beset.database, often, strike, chance)
        assert toll.turned_away >= often or not beset.store_away, "nobody was told of it"
        figures(str(toll))
