"""How each side of Malaya thinks: an outlook, scenes of a space, plans, answers; and what a position is worth."""

from typing import Final

from sandtable.bots.guide import Guide
from sandtable.games.british_way.malaya.bot import answers, value

GUIDE: Final = Guide(answers.answer, "ask-reveal", value.chances)
