"""Probes: whether a process lives, whether its hall can be used, and what it measures of itself."""

from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from parlour.core.refusal import NotFound
from parlour.web.handlers.dependencies import Hall
from parlour.web.monitoring import health
from parlour.web.monitoring.metrics import CONTENT_TYPE

router = APIRouter(include_in_schema=False)


@router.get(health.ALIVE)
async def alive() -> Response:
    """Answer that the process lives; nothing else is asked for it."""
    return health.alive()


@router.get(health.READY)
async def ready(hall: Hall) -> Response:
    """Answer that the database answers; a Refusal says that it does not. Games may still be compiled."""
    await hall.store.name()
    return JSONResponse({"ready": True, "games": hall.warming.ready}, headers=health.FRESH)


@router.get(health.METRICS)
async def metrics(request: Request, hall: Hall) -> Response:
    """Return what the process measured, for the addresses that the host names; for others there is nothing here."""
    if not _may_read(request, hall.monitors):
        raise NotFound("not-found")
    return Response(hall.metrics.exposition(), media_type=CONTENT_TYPE, headers=health.FRESH)


def _may_read(request: Request, networks: tuple[str, ...]) -> bool:
    """Tell whether a request comes from one of these networks itself, not by the word of a proxy."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    return any(ip_address(request.client.host) in ip_network(network) for network in networks)
