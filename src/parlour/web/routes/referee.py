"""The referee: a ruling on a position that belongs to no match."""

from typing import Any, cast

from fastapi import APIRouter

from parlour.core import referee
from parlour.core.refusal import Refusal
from parlour.core.shapes import NotRuled, Ruled
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Hall, InThread

router = APIRouter()


@router.post("/referee", summary="Ask for a ruling")
async def ruling(request: dict[str, Any], hall: Hall, in_thread: InThread) -> Answer[Ruled | NotRuled]:
    """Return the legal actions of a position, or every outcome of an action with its exact probability."""
    if request.get("values"):
        raise Refusal("values-not-here", at="values")  # they would serve whoever sits at a table meanwhile
    hall.warming.require(str(request.get("game")))
    return cast(Ruled | NotRuled, await in_thread(referee.judge, request))
