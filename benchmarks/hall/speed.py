"""Speed: moves a second and the time of each, ours beside the peer, with the same client."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial

from benchmarks.hall import halls, peer
from benchmarks.hall.figures import Figures, medians, progress, told
from benchmarks.hall.games import GAMES, TRIPLE_TRIAD, Game
from benchmarks.hall.load import Load, Server

Running = Callable[[], AbstractContextManager[Server]]
PEERS: dict[str, Running] = {"peer-memory": peer.in_memory, "peer-files": peer.on_files}
OURS = {"sqlite": 0, "postgres-1": 1, "postgres-2": 2, "postgres-4": 4}  # processes on PostgreSQL


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the servers and games, and the pace of the paced rounds."""
    servers, games = ",".join([*OURS, *PEERS]), ",".join(game.name for game in GAMES)
    parser.add_argument("--servers", default=servers, help=f"with commas between: {servers}")
    parser.add_argument("--games", default=games, help="games that ours play, with commas between")
    parser.add_argument("--pace", type=float, default=3500, help="moves a second of the paced rounds")
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432/postgres", help="a server's URL")
    parser.add_argument(
        "--redis", default="redis://127.0.0.1:6379/0", help="by which several processes hear of each other"
    )


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Measure every server with every game it has."""
    servers = chosen.servers.split(",")
    if any(name in PEERS for name in servers):
        peer.install()
    rows: dict[str, Figures] = {}
    for name in servers:
        with _running(name, chosen)() as server:
            for game in [TRIPLE_TRIAD] if name in PEERS else _games(chosen):
                row = f"{server.name}, {'nine placements' if name in PEERS else game.name}"
                rows[row] = measured(server, game, chosen)
    told("speed", rows)
    return rows


def measured(server: Server, game: Game, chosen: argparse.Namespace) -> Figures:
    """Return medians of rounds that never wait, after one that warms up, and of paced ones."""
    load = Load(server, game, chosen.matches, chosen.moves)
    busy, paced = [], []
    for number in range(chosen.rounds + 1):
        busy.append(load.round())
        progress(f"{server.name}, {game.name}, round {number}: {busy[-1]['moves_per_second']:,.0f} moves/s")
    for number in range(chosen.rounds):
        paced.append(load.round(chosen.pace))
        progress(f"{server.name}, {game.name}, paced round {number + 1}: p99 {paced[-1]['p99_ms']:,.0f} ms")
    load.close()
    return {**medians(busy[1:]), **_paced(medians(paced))}


def _paced(figures: Figures) -> Figures:
    kept = {name: figures[name] for name in ("moves_per_second", "p50_ms", "p99_ms")}
    return {f"paced_{name}": value for name, value in kept.items()}


def _games(chosen: argparse.Namespace) -> Iterator[Game]:
    return (game for game in GAMES if game.name in chosen.games.split(","))


def _running(name: str, chosen: argparse.Namespace) -> Running:
    if name in PEERS:
        return PEERS[name]
    processes = OURS[name]
    return partial(halls.on_postgres, chosen.postgres, chosen.redis, processes) if processes else halls.on_sqlite
