"""Problems: every refusal as one clear answer in the player's language."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.web.edge.validation import invalid

TOO_MANY = 429
STATUS = {
    "not-your-match": 403,
    "account-needed": 403,
    "value-needs-account": 403,
    "both-need-accounts": 403,
    "moderator-needed": 403,
    "host-needed": 403,
    "role-fixed": 403,
    "bad-host-token": 403,
    "wrong-password": 403,
    "unknown-player": 404,
    "unknown-session": 404,
    "name-taken": 409,
    "name-alike": 409,
    "already-claimed": 409,
    "too-often": TOO_MANY,
    "slow-down": TOO_MANY,
    "too-many-sockets": TOO_MANY,
    "unknown-browser": 403,
    "unknown-match": 404,
    "unknown-game": 404,
    "game-not-offered": 404,
    "unknown-step": 404,
    "unknown-example": 404,
    "unknown-tournament": 404,
    "not-your-tournament": 403,
    "tournament-closed": 409,
    "tournament-full": 409,
    "already-entered": 409,
    "not-entered": 409,
    "tournament-too-few": 409,
    "not-found": 404,
    "unknown-export": 404,
    "not-over-yet": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "already-seated": 409,
    "match-over": 409,
    "match-begun": 409,
    "out-of-date": 409,
    "already-answered": 409,
    "unknown-challenge": 404,
    "not-your-challenge": 403,
    "challenge-closed": 409,
    "challenge-accepted": 409,
    "challenge-declined": 409,
    "challenge-withdrawn": 409,
    "challenge-expired": 409,
    "challenge-lapsed": 409,
    "table-closed": 409,
    "trade-lapsed": 409,
    "other-side-short": 409,
    "too-many-challenges": 409,
    "too-many-tables": 409,
    "unknown-commitment": 409,
    "rematch-waits": 409,
    "not-enough": 409,
    "trade-changed": 409,
    "no-such-trade": 404,
    "winnings-settled": 409,
    "not-your-winnings": 403,
    "chat-closed": 403,
    "chat-for-accounts": 403,
    "chat-stranger": 403,
    "muted": 403,
    "other-room": 403,
    "not-to-be-muted": 403,
    "unknown-line": 404,
    "unknown-report": 404,
    "already-reported": 409,
    "too-many-reports": 409,
    "report-closed": 409,
    "not-muted": 409,
    "foreign-page": 403,
    "too-large": 413,
    "not-saved": 503,
    "store-away": 503,
    "warming-up": 503,
    "warming-failed": 503,
}


def problem_json(refusal: Refusal, lang: str) -> dict[str, Any]:
    """A refusal for the interface: its code, where it happened, and the sentence in every language."""
    return {**refusal.as_json(), "message": refusal.message(lang)}


def wanted_language(request: HTTPConnection) -> str:
    """The language of a request or socket: ?lang, else what the browser prefers."""
    return words.language(request.query_params.get("lang") or request.headers.get("accept-language"))


def answer(request: HTTPConnection, refusal: Refusal, status: int | None = None) -> JSONResponse:
    """The refusal as a response."""
    code = status or STATUS.get(refusal.code, 422)
    headers = {"Retry-After": str(refusal.args_["seconds"])} if "seconds" in refusal.args_ else None
    return JSONResponse({"error": problem_json(refusal, wanted_language(request))}, code, headers)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return answer(request, error)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    at = ".".join(str(part) for part in first["loc"][1:]) or "body"
    return answer(request, invalid(first, at), 422)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-message")
    response = answer(request, Refusal(code, field="body", problem="other"), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> JSONResponse:
    return answer(request, Refusal("broken"), 500)


def install(app: FastAPI) -> None:
    """Answer every kind of failure in the one shape."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
