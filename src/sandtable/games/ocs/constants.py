"""C Series constants: the numbers and readings that are uncertain or worth correcting, in one place.

Each line says how sure it is and what else was possible. Tables and charts are elsewhere, with their rule.
"""

from __future__ import annotations

from typing import Final

STACK_RE: Final = 10  # 4.8, printed

OVERRUN_MP: Final = 3  # 8.1, printed
OVERRUN_MAX_ENTRY_MP: Final = 3  # 8.1, printed
OVERRUN_BARRED_HEX: Final = ["city"]  # 8.1, ours; or none
OVERRUN_BARRED_HEXSIDE: Final = ["major_river", "nile", "wadi_at_ditch", "escarpment"]  # 8.1, ours; or none

RED_TANK_AT: Final[str] = "heavy"  # 9.4, printed; or `light`, by the colour alone (D-3.9c-a)
AR_FLOOR: Final = -9  # 3.1, printed: none that a rating could reach; or 0
STOCKS_DEFENCE: Final[str] = "per_unit"  # 9.5, ours (OQ-7); or `all_or_nothing`
RETREAT_FILTER: Final[str] = "away"  # 9.12, ours (OQ-8); or `free`
EXPLOIT_AR_LEADER: Final[bool] = True  # 9.13, ours (OQ-9)

SHIP_SHOT_CLASS: Final[str] = "ship"  # 10.2, ours (OQ-12); or `artillery`
SHIP_RESULT_3: Final = "2"  # 10.1, the chart is silent (OQ-25); or `3`

DRAW_MP: Final = 5  # 12.3, printed: truck movement points
TRUCK_MP: Final = 50  # 13.2, recalled; or 45
LOAD_PERCENT: Final = 10  # 13.2, printed: of a truck's allowance

PORT_HIT_PERCENT: Final = [100, 80, 60, 40, 20]  # 19.0, printed: what is left by hits
