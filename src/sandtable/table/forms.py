"""What clients send: the bodies of requests, checked before anything else happens."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from sandtable.engine.notation import LONGEST_POSITION

LONGEST_ANSWER = 2_000  # an order may name every unit of a side, and a way of more than a hundred hexes

Language = Literal["en", "ja"]


def one_line(text: str) -> str:
    """Text without control characters or spaces at its ends."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def some_text(text: str) -> str:
    if not text:
        raise ValueError("it is empty")
    return text


def digits(given: object) -> object:
    """A number of an address as people write it; Pydantic would also take ' 1', '1_0' and '1.0'."""
    if isinstance(given, str) and not re.fullmatch("-?[0-9]+", given):
        raise ValueError("it is not a whole number")
    return given


Number = Annotated[int, BeforeValidator(digits)]
Count = Annotated[int, Field(ge=0), BeforeValidator(digits)]
Word = Annotated[str, Field(max_length=64)]
Secrets = Annotated[str, Field(max_length=300, description="one, or several with dots between them")]
Answer = Annotated[str, Field(max_length=LONGEST_ANSWER)]
PositionText = Annotated[str, Field(max_length=LONGEST_POSITION)]
RecordText = Annotated[str, Field(max_length=5_000_000)]
PersonName = Annotated[str, Field(max_length=40), AfterValidator(one_line)]
At = Annotated[int, Field(ge=0, strict=True, description="the `at` of the view that the client has seen")]


class Form(BaseModel):
    """A body with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class SeatForm(Form):
    """Who sits at a side: I, a friend to whom I send the link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: PersonName = ""
    bot: Word = "random"
    allows_analysis: Annotated[bool, Field(strict=True, description="while the game goes on, if all persons do")] = (
        False
    )


class FromForm(Form):
    """A moment of another game that I can see."""

    id: Word
    moment: Annotated[int, Field(ge=0, strict=True)]


class NewGameForm(Form):
    """A new game: from a scenario, a position, a record, or a moment of another game."""

    game: Word
    scenario: Word = ""
    options: dict[Word, Word] = {}
    seats: dict[Word, SeatForm]
    bid: Annotated[
        int | None,
        Field(
            ge=-999, le=999, strict=True, description="from the least to the most of the catalogue, or the usual one"
        ),
    ] = None
    position: PositionText = ""
    record: RecordText = ""
    moment_of: FromForm | None = None


class StartForm(Form):
    """A record or a position, to see whether a game can begin from it."""

    game: Word
    position: PositionText = ""
    record: RecordText = ""


class AtForm(Form):
    """The moment that a client has seen."""

    at: At


class AnswersForm(AtForm):
    """Answers to the current question and those that follow, all or none."""

    answers: Annotated[list[Answer], Field(min_length=1, max_length=100)]
    confirm: Annotated[bool, Field(strict=True, description="hold back answers that would end the turn")] = False


class UndoForm(AtForm):
    """Take back one's last answer, or all of one's own down to a moment."""

    back_to: Annotated[int, Field(ge=0, strict=True)] | None = None


class RollbackForm(AtForm):
    """Ask to go back to a moment, or answer who asks for it."""

    back_to: Annotated[int, Field(ge=0, strict=True)]


class SubstituteForm(AtForm):
    """The bot that is to sit where another has failed."""

    bot: Word


class ResignForm(Form):
    """The side that gives up."""

    side: Word


class AllowForm(Form):
    """Whether I allow this game to be analysed while it goes on."""

    allow: Annotated[bool, Field(strict=True)]


class MomentForm(Form):
    """A moment to think about."""

    moment: Annotated[int, Field(ge=0, strict=True)]


class ChatForm(Form):
    """A line of chat."""

    text: Annotated[str, Field(max_length=300), AfterValidator(one_line), AfterValidator(some_text)]


class NoticeForm(Form):
    """Where a seat hears of its turns: an Apprise URL of a kind that this table allows."""

    url: Annotated[str, Field(max_length=500), AfterValidator(one_line), AfterValidator(some_text)]


class NoticeState(BaseModel):
    """What a seat may know of its notices: never the URL."""

    allowed: list[str]
    is_set: bool


class EnterForm(Form):
    """What stands behind the `#` of a link."""

    secret: Secrets


class TakeSeatForm(Form):
    """The secret of an invitation, and the one that is to open the seat in its place."""

    secret: Word
    name: PersonName = ""
    own: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22,64}$", description="new and random, known to nobody else")]


class InviteForm(Form):
    """The seat to which somebody is invited."""

    side: Word


class Links(BaseModel):
    """The links that a browser keeps of a game."""

    own: Annotated[str, Field(description="opens on another device what is open here")]
    invitations: Annotated[dict[str, str], Field(description="to be sent, by side: nobody has sat down there yet")]
    may_invite: Annotated[bool, Field(description="whether I began this game and may make new invitations")]


class MineForm(Form):
    """Secrets by game, for a client without cookies."""

    secrets: Annotated[dict[Word, Secrets], Field(max_length=50)]
