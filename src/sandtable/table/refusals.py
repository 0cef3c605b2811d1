"""What the table refuses: one sentence in the reader's language, and the status of the HTTP answer."""

from __future__ import annotations

from urllib.parse import parse_qs

from sandtable.engine.errors import IllegalMove, SandtableError, UnknownName
from sandtable.engine.notation import shown
from sandtable.engine.questions import Question
from sandtable.engine.rules import Rules
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
        return texts.text(self.message, self.arguments)

    def facts(self) -> dict[str, str]:
        """What a program may want to know besides."""
        return {}


class Stale(Refusal):
    """The game has moved on since the client looked; the answer carries the current view."""

    def __init__(self) -> None:
        super().__init__(409, "refusal-stale")


class NotOffered(Refusal):
    """An answer that the rules refuse, with their reason."""

    def __init__(self, rules: Rules, question: Question, error: IllegalMove) -> None:
        self.question, self.error = question, error
        self.is_known = error.answer in rules.vocabulary
        super().__init__(400, "refusal-not-offered", game=rules.name)

    def sentence(self, language: str) -> str:
        """The refusal in a language."""
        words, answer = words_for(self.game, language), self.error.answer
        named = words.answer(answer) if self.is_known else shown(answer)
        why = words.why_not(self.question, answer, self.error.reason)
        rule = words.rule_against(self.question, answer, self.error.reason)
        return words.literal(self.message, {"rule": rule, "answer": named, "why": why})

    def facts(self) -> dict[str, str]:
        """Rule, answer and the id of the reason."""
        return {"rule": self.error.rule, "answer": self.error.answer, "reason": self.error.reason}


def refusal_of(error: SandtableError) -> Refusal:
    """A mistake that the engine has found as a refusal; the engine's own sentence is English."""
    if isinstance(error, Refusal):
        return error
    return Refusal(404 if isinstance(error, UnknownName) else 400, "refusal-not-accepted", reason=str(error))


def no_such_game() -> Refusal:
    """The same for a game that does not exist and for a link that does not open it: neither is given away."""
    return Refusal(404, "refusal-no-such-game")


def language_in(query: str) -> str:
    """The language that the query of an address asks for."""
    asked = parse_qs(query).get("language", [""])[-1]
    return asked if asked in LANGUAGES else ENGLISH
