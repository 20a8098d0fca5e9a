"""The referee: a ruling on a position that belongs to no match."""

from typing import Any

from fastapi import APIRouter

from parlour.core import referee
from parlour.web.handlers.dependencies import Hall, Study

router = APIRouter()


@router.post("/referee", summary="Ask for a ruling")
async def ruling(request: dict[str, Any], hall: Hall, study: Study) -> dict[str, Any]:
    """Legal actions of a position, or every outcome of an action with its exact probability."""
    hall.warming.require(str(request.get("game")))
    return await study(referee.judge, request)
