"""Dice that can be verified: every outcome follows from a secret whose hash is known before the game starts."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes

from sandtable.engine.errors import BadRecord
from sandtable.engine.game import Game
from sandtable.engine.notation import Record
from sandtable.engine.questions import CHANCE, Question
from sandtable.engine.rules import Rules

BYTES_IN_SECRET = 32
# The fields that the table adds to a record's header.
COMMITMENT = "commitment"
SECRET = "secret"
DEALT_FROM = "dealt from"


class VerifiableDice:
    """Answers chance like the engine's dealer, with HMAC-SHA256 of the answer's place in the record."""

    def __init__(self, secret: str = "", dealt_from: int = 0) -> None:
        self.secret = secret or token_bytes(BYTES_IN_SECRET).hex()
        self.commitment = commitment_to(self.secret, dealt_from)

    def answer(self, question: Question, at: int) -> str:
        """The outcome of a chance question that is answered as number `at` of the record."""
        return question.listed[question.outcome(self._number(at))]

    def seed(self, purpose: str) -> str:
        """A seed for something else at this table, such as a bot; it tells nothing about the dice."""
        return self._digest(purpose).hex()

    def _number(self, at: int) -> int:
        return int.from_bytes(self._digest(str(at))[:8], "big")  # 64 bits: the remainder's bias is beyond notice

    def _digest(self, message: str) -> bytes:
        return hmac.digest(bytes.fromhex(self.secret), message.encode(), "sha256")


def commitment_to(secret: str, dealt_from: int) -> str:
    """The hash that is published before the first die: of the secret and, unless it is 0, of where these dice begin."""
    return sha256(bytes.fromhex(secret) + str(dealt_from or "").encode()).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """What a record's secret proves: so many outcomes of chance from this answer on, and none of those before it."""

    commitment: str
    first: int
    dealt: int
    before: int


def verify(rules: Rules, record: Record, header: dict[str, str], shown: str = "") -> Verdict:
    """Check each outcome of chance against the revealed secret; BadRecord says what is wrong.

    `shown` is the commitment as the players noted it at the start: the record alone could hold any. So without it a
    record proves nothing about where its dice begin, and is good only if they dealt everything.
    """
    for field in (COMMITMENT, SECRET):
        if not header.get(field):
            raise BadRecord("the record has no '{field}': only a finished game of a table can be verified", field=field)
    secret, dealt_from = header[SECRET].lower(), header.get(DEALT_FROM, "0")
    if not re.fullmatch(f"[0-9a-f]{{{2 * BYTES_IN_SECRET}}}", secret) or not re.fullmatch("[0-9]{1,6}", dealt_from):
        raise BadRecord("the record's 'secret' is not hexadecimal, or its 'dealt from' is no number")
    first = int(dealt_from)
    dice = VerifiableDice(secret, first)
    if dice.commitment != header[COMMITMENT].lower():
        raise BadRecord("secret and 'dealt from' do not fit the commitment made before the game: one was edited")
    if shown and dice.commitment != shown.strip().lower():
        raise BadRecord("this record was dealt under another commitment: {commitment}", commitment=dice.commitment)
    Game.replay(rules, record, log=False)
    game = Game.new(rules, scenario=record.scenario, options=record.settings, position=record.start, log=False)
    dealt = before = 0
    for at, answer in enumerate(record.answers):
        question = game.question
        if question is not None and question.side == CHANCE:
            due = dice.answer(question, at)
            if at >= first and due != answer:
                sentence = "answer {number} was not dealt by these dice: '{due}' was due"
                raise BadRecord(sentence, number=at + 1, due=due)
            dealt, before = dealt + (at >= first), before + (at < first)
        game.play(answer)
    if not dealt:
        raise BadRecord("no outcome of chance in this record was dealt by its table: there is nothing to verify")
    if before and not shown:
        sentence = (
            "only {dealt} of {all} outcomes of chance follow from the secret: that those before answer {number} came "
            "with the record that the game began from is proven only by the fingerprint shown then (--commitment)"
        )
        raise BadRecord(sentence, dealt=dealt, all=dealt + before, number=first + 1)
    return Verdict(dice.commitment, first, dealt, before)
