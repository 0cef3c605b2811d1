"""How both sides of DAK-II think: objectives, battles, moves and supply; and what a position is worth."""

from typing import Final

from sandtable.bots.guide import Guide
from sandtable.games.ocs.dak2.bot import answers, intentions, value

GUIDE: Final = Guide(answers.answer, "", value.chances, intentions.plan)
