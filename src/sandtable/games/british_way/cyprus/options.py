"""The rulings that a table may decide differently: see docs/rulings.md. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.games.british_way.cards import HOUSE_DECK, WHICH_DECK

OPTION_VALUES: Final = {
    "assault_alternation": ["per_space", "per_operation"],
    "ambush_flips_underground": ["false", "true"],
    "pass_op_is_limop": ["true", "false"],
    "patrol_active_first": ["false", "true"],
    "travel_cell_moves_once": ["true", "false"],
    "empty_event": ["allowed", "barred"],
    WHICH_DECK: [HOUSE_DECK],  # and what an owner's box adds
}


class Options:
    """The options of one game, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.assault_alternates_per_operation = settings["assault_alternation"] == "per_operation"
        self.ambush_flips_underground = settings["ambush_flips_underground"] == "true"
        self.pass_op_is_limop = settings["pass_op_is_limop"] == "true"
        self.patrol_active_first = settings["patrol_active_first"] == "true"
        self.travel_cell_moves_once = settings["travel_cell_moves_once"] == "true"
        self.empty_event_barred = settings["empty_event"] == "barred"
