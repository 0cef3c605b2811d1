"""How each side of Palestine thinks: facts, prices, events, operations, answers; and what a position is worth."""

from typing import Final

from sandtable.bots.guide import Guide
from sandtable.games.british_way.palestine.bot import answers, value

GUIDE: Final = Guide(answers.answer, "ask-reveal", value.chances)
