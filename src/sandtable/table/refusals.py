"""What the table refuses: one sentence in the reader's language, and the status of the HTTP answer."""

from __future__ import annotations

import json
from urllib.parse import parse_qs

from starlette.types import Scope, Send

from sandtable.engine.errors import IllegalMove, SandtableError, UnknownName
from sandtable.words import LANGUAGES, texts_in, words_for

ENGLISH = "en"


class Refusal(SandtableError):
    """A request that is not granted; nothing has changed. As text, for logs, it is English."""

    def __init__(self, status: int, message: str, *, game: str = "", **arguments: object) -> None:
        self.status = status
        self.message = message
        self.game = game  # whose words name the things among the arguments
        self.arguments = arguments
        super().__init__(self.sentence(ENGLISH))

    def sentence(self, language: str) -> str:
        """The refusal in a language."""
        texts = words_for(self.game, language) if self.game else texts_in(language)
        told = {key: texts.error(v) if isinstance(v, SandtableError) else v for key, v in self.arguments.items()}
        return texts.text(self.message, told)

    def facts(self) -> dict[str, str]:
        """What a program may want to know besides: of an answer that is not offered, its rule and the reason's id."""
        error = self.arguments.get("reason")
        if not isinstance(error, IllegalMove):
            return {}
        return {"rule": error.rule, "answer": error.answer, "reason": error.reason.message if error.reason else ""}


class Stale(Refusal):
    """The game has moved on, or somebody else was first."""

    def __init__(self) -> None:
        super().__init__(409, "refusal-stale")


def refusal_of(error: SandtableError, game: str = "") -> Refusal:
    """A mistake that the rules, or the reader of a record or a position, have found: a refusal in their words."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, UnknownName):  # it may be the game's
        return Refusal(404, "refusal-not-accepted", reason=error)
    return Refusal(400, "refusal-not-accepted", game=game, reason=error)


def no_such_game() -> Refusal:
    """The same for a game that does not exist and for a link that does not open it: neither is given away."""
    return Refusal(404, "refusal-no-such-game")


def language_in(query: str) -> str:
    """The language that the query of an address asks for."""
    asked = parse_qs(query).get("language", [""])[-1]
    return asked if asked in LANGUAGES else ENGLISH


def body_of(refusal: Refusal, language: str) -> bytes:
    """What is sent: the sentence in JSON."""
    return json.dumps({"error": refusal.sentence(language)}, ensure_ascii=False).encode()


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer a request or a socket for the application, in the reader's language."""
    body = body_of(refusal, language_in(scope["query_string"].decode("latin-1")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", b"1"))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
