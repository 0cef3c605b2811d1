"""C Series constants: the numbers and readings that are uncertain or worth correcting, in one place.

Each line says how sure it is and what else was possible. Tables and charts are elsewhere, with their rule;
readings that a table may choose are in `options.py`.
"""

from __future__ import annotations

from typing import Final

STACK_RE: Final = 10  # 4.8, printed

OVERRUN_MP: Final = 3  # 8.1, printed
OVERRUN_MAX_ENTRY_MP: Final = 3  # 8.1, printed
# 8.1, ours, unless the option `overrun_bars` leaves it to what is prohibited
OVERRUN_BARRED_HEX: Final = ["city"]
OVERRUN_BARRED_HEXSIDE: Final = ["major_river", "nile", "wadi_at_ditch", "escarpment"]

SHIP_SHOT_CLASS: Final[str] = "ship"  # 10.2, ours (OQ-12); or `artillery`
SHIP_RESULT_3: Final = "2"  # 10.1, the chart is silent (OQ-25); or `3`

DRAW_MP: Final = 5  # 12.3, printed: truck movement points
TRUCK_MP: Final = 50  # 13.2, recalled; or 45
LOAD_PERCENT: Final = 10  # 13.2, printed: of a truck's allowance

REBUILD_HQ_HEXES: Final = 2  # 13.5, printed
BUILD_RADIUS: Final = 2  # 13.8, printed: hexes
HEDGEHOG_T: Final = 8  # 16.0, printed: tokens for a level
MOST_HEDGEHOG: Final = 4  # 16.0, printed: its highest level
PORT_REPAIR_T: Final = 4  # 19.0, printed: tokens for a hit
PORT_HIT_PERCENT: Final = [100, 80, 60, 40, 20]  # 19.0, printed: what is left by hits
