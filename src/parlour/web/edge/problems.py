"""Problems: every refusal as one clear answer in the player's language."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from parlour.core import words
from parlour.core.refusal import Conflict, Forbidden, NotFound, Refusal, TooLarge, TooMany, Unavailable
from parlour.core.shapes import Refused
from parlour.web.edge.validation import invalid

UNPROCESSABLE = 422
STATUS = {Forbidden: 403, NotFound: 404, Conflict: 409, TooLarge: 413, TooMany: 429, Unavailable: 503}


class Failed(TypedDict):
    """The body of every answer that is not the one asked for."""

    error: Refused


def problem_json(refusal: Refusal, lang: str) -> Refused:
    """Return a refusal for the interface: its code, where it happened, and the sentence in every language."""
    return {**refusal.as_json(), "message": refusal.message(lang)}


def wanted_language(request: HTTPConnection) -> words.Lang:
    """Return the language of a request or socket: ?lang, else what the browser prefers."""
    return words.language(request.query_params.get("lang") or request.headers.get("accept-language"))


def status_of(refusal: Refusal) -> int:
    """Return the status of HTTP for this kind of refusal."""
    return next((status for kind, status in STATUS.items() if isinstance(refusal, kind)), UNPROCESSABLE)


def answer(request: HTTPConnection, refusal: Refusal, status: int | None = None) -> JSONResponse:
    """Return the refusal as a response."""
    code = status or status_of(refusal)
    headers = {"Retry-After": str(refusal.args_["seconds"])} if "seconds" in refusal.args_ else None
    failed: Failed = {"error": problem_json(refusal, wanted_language(request))}
    return JSONResponse(failed, code, headers)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return answer(request, error)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    at = ".".join(str(part) for part in first["loc"][1:]) or "body"
    return answer(request, invalid(first, at))


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
