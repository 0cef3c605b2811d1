"""Whatever goes wrong becomes `{"error": one sentence}` with a fitting status."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from sandtable.engine.errors import IllegalMove, SandtableError, UnknownName
from sandtable.table.refusals import Refusal
from sandtable.table.store import database_failed

LOG = logging.getLogger("sandtable.table")


def install(app: FastAPI) -> None:
    """Let an app answer every kind of error in this way."""
    app.add_exception_handler(SandtableError, on_sandtable_error)
    app.add_exception_handler(RequestValidationError, on_bad_form)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(DBAPIError, on_database_error)


def problem_of(error: RequestValidationError | ValidationError) -> str:
    """The first thing that is wrong with a form, in one sentence."""
    first: dict[str, Any] = dict(error.errors()[0])
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return f"{place[:100]}: {first['msg'].lower()}" if place else str(first["msg"]).lower()


def answer(status: int, sentence: str, **more: object) -> JSONResponse:
    return JSONResponse({"error": sentence, **more}, status_code=status)


async def on_sandtable_error(_: Request, error: Exception) -> JSONResponse:
    if isinstance(error, Refusal):
        return answer(error.status, str(error))
    if isinstance(error, IllegalMove):
        return answer(400, str(error), rule=error.rule, answer=error.answer, reason=error.reason)
    return answer(404 if isinstance(error, UnknownName) else 400, str(error))


async def on_bad_form(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    malformed = error.errors()[0]["type"] == "json_invalid"
    return answer(400, "the body is not JSON") if malformed else answer(422, problem_of(error))


async def on_http_error(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return JSONResponse({"error": str(error.detail)}, status_code=error.status_code, headers=error.headers)


async def on_database_error(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, DBAPIError)
    LOG.error("the database failed", extra={"reason": str(error.orig)})
    refusal = database_failed(error)
    return answer(refusal.status, str(refusal))
