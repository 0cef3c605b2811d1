"""5 Modes: a unit is in exactly one of six. Without a marker the face that shows says which."""

from __future__ import annotations

from typing import Final

# Markers; a unit without one is in Combat or Move Mode
UNMARKED: Final = 0
RESERVE: Final = 1
STRAT: Final = 2
DG: Final = 3
EXPLOIT: Final = 4
MARKERS: Final = ["", "reserve", "strat", "dg", "exploit"]

# What a unit has done in the phase, each a bit
FINISHED: Final = 1  # it moves no more
FIRED: Final = 2
ATTACKED: Final = 4
WORKED: Final = 8
RELEASED: Final = 16  # from Reserve, or by a reactive roll
CHANGED: Final = 32  # its mode, its face, or places with a dead unit
NEGATING: Final = 64  # a zone of control, by spending no more movement points
TRAPPED: Final = 128  # in a zone of control that it has entered on trucks
DEEDS: Final = ["finished", "fired", "attacked", "worked", "released", "changed", "negating", "trapped"]

# 12.10 Internal stocks
FULL: Final = 0
LOW: Final = 1
EXHAUSTED: Final = 2
STOCKS: Final = ["", "low", "exhausted"]

# 12.5 What fuel a unit has
DRY: Final = 0
FOR_PHASE: Final = 1
FOR_FORMATION: Final = 2  # until the owner's next Clean Up Phase
FOR_GROUP: Final = 3  # the same, while it stays with its battle group
FUELS: Final = ["", "fuelled", "formation-fuelled", "group-fuelled"]
