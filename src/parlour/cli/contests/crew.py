"""The crew: the processes or the cluster that do a command's many jobs, as its options say."""

import os
from enum import StrEnum
from typing import Annotated

import typer

from parlour.agents.arena.cluster import Cluster
from parlour.agents.arena.crew import Crew, local
from parlour.cli import screen
from parlour.core.refusal import Refusal


class Where(StrEnum):
    """A place for jobs other than this machine."""

    RAY = "ray"


def cores() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


ProcessesOption = Annotated[
    int | None, typer.Option("--processes", min=1, help=screen.say("cli-crew-processes"), show_default=False)
]
OnOption = Annotated[Where | None, typer.Option("--on", help=screen.say("cli-crew-on"), show_default=False)]
PatienceOption = Annotated[float, typer.Option("--patience", min=0.1, help=screen.say("cli-crew-patience"))]
AddressOption = Annotated[
    str | None, typer.Option("--address", help=screen.say("cli-crew-address"), show_default=False)
]


def chosen(processes: int, on: Where | None, address: str | None) -> Crew:
    """Return so many processes of this machine, or a Ray cluster; refuse an address without a cluster."""
    if on is Where.RAY:
        return Cluster(address)
    if address is not None:
        raise Refusal("address-without-ray")
    return local(processes)
