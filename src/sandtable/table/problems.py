"""Whatever goes wrong becomes `{"error": one sentence}` in the reader's language, with a fitting status."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal, language_in, refusal_of

HTTP_ERRORS = {400: "refusal-not-json", 404: "refusal-no-such-page", 405: "refusal-method"}
# What Pydantic finds wrong with a field, as far as there is more to say than that it is wrong.
FIELD_ERRORS = {
    "missing": "refusal-field-missing",
    "extra_forbidden": "refusal-field-unknown",
    "string_too_long": "refusal-field-too-long",
    "too_long": "refusal-field-too-long",
}


def install(app: FastAPI) -> None:
    """Let an app answer every kind of error in this way."""
    app.add_exception_handler(SandtableError, on_sandtable_error)
    app.add_exception_handler(RequestValidationError, on_bad_form)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_mistake)


def problem_of(error: RequestValidationError) -> Refusal:
    """The first thing that is wrong with a form."""
    first: dict[str, Any] = dict(error.errors()[0])
    if first["type"] == "json_invalid":
        return Refusal(400, "refusal-not-json")
    field = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))[:100]
    if not field:
        return Refusal(422, "refusal-form-wrong")
    if first["type"] in FIELD_ERRORS:
        return Refusal(422, FIELD_ERRORS[first["type"]], field=field)
    return Refusal(422, "refusal-field-wrong", field=field, why=first["msg"].lower())


def answer(request: Request, refusal: Refusal, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal in the reader's language."""
    sentence = refusal.sentence(language_in(request.url.query))
    return JSONResponse({"error": sentence, **refusal.facts()}, status_code=refusal.status, headers=headers)


async def on_sandtable_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SandtableError)
    return answer(request, refusal_of(error))


async def on_bad_form(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return answer(request, problem_of(error))


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status in HTTP_ERRORS:
        refusal = Refusal(status, HTTP_ERRORS[status])
    else:
        refusal = Refusal(status, "refusal-not-accepted", reason=str(error.detail))
    return answer(request, refusal, dict(error.headers or {}))


async def on_mistake(request: Request, _: Exception) -> JSONResponse:
    """A mistake of ours: whoever asked hears of it here, the operator where it is logged (`hygiene.py`)."""
    return answer(request, Refusal(500, "refusal-mistake"))
