"""How each side of Cyprus thinks: facts, prices, events, operations, answers; and what a position is worth."""

from typing import Final

from sandtable.bots.guide import Guide
from sandtable.games.british_way.cyprus.bot import thinking, value

GUIDE: Final = Guide(thinking.answer, "ask-reveal", value.chances)
