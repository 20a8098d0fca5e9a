"""The cost of a notice in the transaction of its cause: challenges with a notice beside challenges without.

python -m benchmarks.notices [--rounds 9] [--challenges 200]
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from parlour.core import registry
from parlour.hall.notices.notice import Notify
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.hall.play.challenges import CloseChallenge, OpenChallenge, propose
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store.database import Database
from parlour.table.terms import CASUAL
from parlour.web.clock import now
from tests.store.databases import KINDS, database_at, fresh

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
WARM = 50


def _opening(name: str, told: bool) -> OpenChallenge:
    """Return Ann's challenge to Ben, who is told of it or not."""
    rules = registry.game("chakart").rule_book.standard
    opening = propose(MatchIdentity(name, bytes(32), now()), rules, ANN, {}, 0, CASUAL, "player", BEN)
    quiet = tuple(one for one in opening.effects if not isinstance(one, Notify))
    return opening if told else OpenChallenge(opening.challenge, quiet)


async def _round(store: Database, name: str, count: int, told: bool) -> float:
    """Return the seconds for a challenge, committed by itself; each is withdrawn again, outside the time."""
    spent = 0.0
    for number in range(count):
        opening = _opening(f"{name}-{number}", told)
        began = time.perf_counter()
        await store.commit(opening)
        spent += time.perf_counter() - began
        await store.commit(CloseChallenge(opening.challenge.id, "withdrawn", now()))
    return spent / count


async def measure(url: str, rounds: int, count: int) -> list[float]:
    """Return for each round how much longer a transaction with a notice takes."""
    async with database_at(url) as store:
        await store.commit(Arrived(ANN), Arrived(BEN))
        await _round(store, "warm", WARM, told=True)
        found = []
        for at in range(rounds):
            quiet, told = [await _round(store, f"{at}-{told}", count, told) for told in (False, True)]
            found.append(told / quiet)
        return found


def main(arguments: Sequence[str]) -> dict[str, float]:
    """Print and return the median ratio on each database."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--challenges", type=int, default=200)
    chosen = parser.parse_args(arguments)
    figures = {}
    for kind in KINDS:
        with fresh(kind, Path(tempfile.mkdtemp())) as url:
            figures[kind] = statistics.median(asyncio.run(measure(url, chosen.rounds, chosen.challenges)))
        sys.stdout.write(
            f"{kind}: a challenge that tells somebody takes {figures[kind]:.2f} times as long (wanted: 1.10)\n"
        )
    return figures


if __name__ == "__main__":
    main(sys.argv[1:])
