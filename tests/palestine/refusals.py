"""The set-up as a position with some fields changed, and the sentence with which it is refused."""

from __future__ import annotations

from british_way.set_up import SetUp
from sandtable.games.british_way.palestine.rules import RULES
from sandtable.games.british_way.palestine.setup import STANDARD

ONE_PILE = "P1 P2 P3 P4 P33 P5 P6"
TWO_PILES = f"{ONE_PILE} P7 P8 P10 P11 P34 P12 P14"
ALL_PILES = f"{TWO_PILES} P15 P16 P19 P20 P35"
SET_UP = SetUp(RULES, STANDARD)
start, refusal = SET_UP.start, SET_UP.refusal
