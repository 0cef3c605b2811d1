"""The rulings that a table may decide differently: see docs/rulings.md. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.games.british_way.palestine.map import ALL_BORDERS

OPTION_VALUES: Final = {
    "assault_alternation": ["per_space", "per_operation"],
    "p29_anywhere": ["false", "true"],
    "event_ops_extendable": ["false", "true"],
    "pass_op_is_limop": ["true", "false"],
    "p27_carries_over_propaganda": ["false", "true"],
    "deploy_needs_space": ["true", "false"],
    "limited_deploy_one_space": ["false", "true"],
    "haganah_bonus_latched": ["false", "true"],
    "patrol_active_first": ["false", "true"],
    "travel_cell_moves_once": ["true", "false"],
    "markers_limit_operations": ["true", "false"],
    "unnamed_side": ["owner", "executor"],
    "p23s_roll": ["per_space", "per_police"],
    "p14_detention_needs_search": ["false", "true"],
    "event_full_effect_forced": ["true", "false"],
    **ALL_BORDERS.option_values(),
}


class Options:
    """The options of one game, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.assault_alternates_per_operation = settings["assault_alternation"] == "per_operation"
        self.p29_anywhere = settings["p29_anywhere"] == "true"
        self.event_ops_extendable = settings["event_ops_extendable"] == "true"
        self.pass_op_is_limop = settings["pass_op_is_limop"] == "true"
        self.p27_carries_over_propaganda = settings["p27_carries_over_propaganda"] == "true"
        self.deploy_needs_space = settings["deploy_needs_space"] == "true"
        self.limited_deploy_one_space = settings["limited_deploy_one_space"] == "true"
        self.haganah_bonus_latched = settings["haganah_bonus_latched"] == "true"
        self.patrol_active_first = settings["patrol_active_first"] == "true"
        self.travel_cell_moves_once = settings["travel_cell_moves_once"] == "true"
        self.markers_limit_operations = settings["markers_limit_operations"] == "true"
        self.executor_decides_unnamed = settings["unnamed_side"] == "executor"
        self.p23s_rolls_per_police = settings["p23s_roll"] == "per_police"
        self.p14_detention_needs_search = settings["p14_detention_needs_search"] == "true"
        self.event_full_effect_forced = settings["event_full_effect_forced"] == "true"
        self.adjacent = ALL_BORDERS.adjacent(settings)
