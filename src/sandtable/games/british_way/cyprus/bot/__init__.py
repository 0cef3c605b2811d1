"""How each side of Cyprus thinks: facts, prices, events, operations, answers; and what a position is worth."""

from typing import Final

from sandtable.bots.guide import Guide
from sandtable.games.british_way.cyprus.bot import answers, value

GUIDE: Final = Guide(answers.answer, "ask-reveal", value.chances)
