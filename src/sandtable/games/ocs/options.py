"""Rulings of the series that a table may decide differently: see docs/rulings.md. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings

OPTION_VALUES: Final = {
    "reserve_covers": ["hex", "unit_or_formation"],  # OQ-3
    "overrun_bars": ["listed", "prohibited"],  # OQ-10
    "red_tanks": ["heavy", "light"],  # OQ-6
    "rating_floor": ["none", "zero"],  # OQ-24
    "stocks_in_defence": ["by_unit", "all_or_none"],  # OQ-7
    "retreat_direction": ["away", "free"],  # OQ-8
    "exploit_with_leader": ["true", "false"],  # OQ-9
    "rebuild_in_zone": ["false", "true"],  # OQ-1
    "stacking_of_arrivals": ["after_movement", "after_breakout"],  # OQ-30
}
NO_FLOOR: Final = -9  # lower than any rating


class Options:
    """The options of one game, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.reserve_covers_hex = settings["reserve_covers"] == "hex"
        self.overrun_bars_listed = settings["overrun_bars"] == "listed"
        self.red_tanks_heavy = settings["red_tanks"] == "heavy"
        self.rebuild_in_zone = settings["rebuild_in_zone"] == "true"
        self.rating_floor = 0 if settings["rating_floor"] == "zero" else NO_FLOOR
        self.stocks_by_unit = settings["stocks_in_defence"] == "by_unit"
        self.retreat_away = settings["retreat_direction"] == "away"
        self.exploit_with_leader = settings["exploit_with_leader"] == "true"
        self.arrivals_may_move_first = settings["stacking_of_arrivals"] == "after_movement"
