"""The REST interface, one module for each noun; every module's `router` is found here and served below /api."""

import importlib
import pkgutil

from fastapi import APIRouter

from parlour.web.edge.problems import Failed

REFUSED = {"model": Failed, "description": "A refusal, and why"}
AWAY = {"model": Failed, "description": "The hall cannot answer now"}


def api() -> APIRouter:
    """Return all routes of the interface."""
    router = APIRouter(prefix="/api", responses={"4XX": REFUSED, "5XX": AWAY})
    found = pkgutil.walk_packages(__path__, f"{__name__}.")
    for module in sorted(one.name for one in found if not one.ispkg):
        router.include_router(importlib.import_module(module).router)
    return router
