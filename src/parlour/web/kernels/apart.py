"""Compiling apart: kernels are compiled by a child process, so that the event loop of a hall never stalls."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import structlog

from parlour.warmup import marker
from parlour.web.lifespan import Lifespan

log = structlog.get_logger()


async def compile_apart(
    game: str, lifespan: Lifespan, told: Callable[[str], None] = lambda _step: None, of: str = marker.USUAL
) -> None:
    """Compile the kernels of a game for usual or larger matches; `told` hears of each step.

    The hall alone ends that process, when it closes. A terminal's Ctrl-C would end it first, and what it had left would
    be compiled here.
    """
    wanted = [game, of] if of else [game]
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "parlour.warmup.steps", *wanted, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    closing = asyncio.create_task(_end_at_closing(child, lifespan))
    assert child.stdout is not None and child.stderr is not None
    complaint = asyncio.create_task(child.stderr.read())
    try:
        async for step in child.stdout:
            told(step.decode().strip())
        code = await child.wait()
    except asyncio.CancelledError:
        await end(child)
        raise
    finally:
        closing.cancel()
    if code and lifespan.open:
        log.warning("compiling apart failed; compiling here", game=game, said=(await complaint).decode()[-500:])


async def _end_at_closing(child: Process, lifespan: Lifespan) -> None:
    await lifespan.last()
    await end(child)


async def end(child: Process) -> None:
    """End a process, unless it has ended by itself: whoever ends a hall may have ended its children too."""
    with suppress(ProcessLookupError):
        child.kill()
    await child.wait()
