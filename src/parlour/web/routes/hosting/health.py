"""Health: the state of the hall, at a glance."""

import shutil

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.hosting.vitals import late, pulse
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Hall, Host

router = APIRouter(prefix="/host")


class Health(TypedDict):
    """The state of the hall: its database, processes, tables, messages outside, disk and requests.

    This process serves since `opened`. The database answers in so many milliseconds. Of the processes that beat, some
    are `silent`. `sockets` are those of this process. `outside` is what is on its way outside, and `late` what is late
    there. `disk` and `free` are bytes. `requests` are those that this process answered, and `wrong` those that went
    wrong.
    """

    opened: str
    database: int
    processes: int
    silent: int
    live: int
    waiting: int
    sockets: int
    outside: int
    late: int
    disk: int
    free: int
    requests: int
    wrong: int


@router.get("/health", summary="How the hall is")
async def health(hall: Hall, _host: Host) -> Answer[Health]:
    """Return what the hall's database, processes and disk tell now."""
    began = environment().steady()
    counts = await hall.store.vitals.counts(late(now()))
    took = environment().steady() - began
    processes, silent = pulse(await hall.store.heartbeat.beats(), now())
    disk = shutil.disk_usage(hall.folder if hall.folder.exists() else ".")
    requests, wrong = hall.metrics.answered()
    return {
        "opened": hall.opened,
        "database": took,
        "processes": processes,
        "silent": silent,
        "live": counts.live,
        "waiting": counts.waiting,
        "sockets": hall.sockets.count,
        "outside": counts.outside,
        "late": counts.late,
        "disk": disk.total,
        "free": disk.free,
        "requests": requests,
        "wrong": wrong,
    }
