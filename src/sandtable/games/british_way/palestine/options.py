"""The rulings that a table may decide differently: see docs/rulings.md. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings

OPTION_VALUES: Final = {
    "assault_alternation": ["per_space", "per_operation"],
    "p29_anywhere": ["false", "true"],
    "event_ops_extendable": ["false", "true"],
    "pass_op_is_limop": ["true", "false"],
    "rail_syria_touches_samaria": ["false", "true"],
    "p27_carries_over_propaganda": ["false", "true"],
    "haganah_bonus_latched": ["false", "true"],
    "travel_cell_moves_once": ["true", "false"],
    "p23s_roll": ["per_space", "per_police"],
    "event_full_effect_forced": ["true", "false"],
}


class Options:
    """The options of one game, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.assault_alternates_per_operation = settings["assault_alternation"] == "per_operation"
        self.p29_anywhere = settings["p29_anywhere"] == "true"
        self.event_ops_extendable = settings["event_ops_extendable"] == "true"
        self.pass_op_is_limop = settings["pass_op_is_limop"] == "true"
        self.rail_syria_touches_samaria = settings["rail_syria_touches_samaria"] == "true"
        self.p27_carries_over_propaganda = settings["p27_carries_over_propaganda"] == "true"
        self.haganah_bonus_latched = settings["haganah_bonus_latched"] == "true"
        self.travel_cell_moves_once = settings["travel_cell_moves_once"] == "true"
        self.p23s_rolls_per_police = settings["p23s_roll"] == "per_police"
        self.event_full_effect_forced = settings["event_full_effect_forced"] == "true"
