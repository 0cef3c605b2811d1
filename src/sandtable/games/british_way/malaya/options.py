"""The rulings that a table may decide differently: see docs/rulings.md. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.games.british_way.cards import HOUSE_DECK, WHICH_DECK
from sandtable.games.british_way.malaya.map import (
    ALL_BORDERS,
    POPULATION,
    POPULATION_OPTIONS,
    USUAL_POPULATIONS,
    populations,
)

# M-03: what takes a New Village from a Province that is secure.
AUTO: Final = "auto"
AUTO_IF_SUPPORT: Final = "auto_if_support"
BRITISH_MAY: Final = "british_may"
PEOPLE: Final = ["1", "2", "3"]

OPTION_VALUES: Final = {
    "nv_secure_removal": [AUTO, AUTO_IF_SUPPORT, BRITISH_MAY],
    "limited_garrison_activates": ["all_ecs", "destination"],
    "mcp_early_max": ["2", "3"],
    "redeploy_control": ["after", "at_once"],
    "rally_base_count": ["exact", "up_to"],
    "empty_event": ["allowed", "barred"],
    WHICH_DECK: [HOUSE_DECK],  # and what an owner's box adds
    **{name: [usual, *[number for number in PEOPLE if number != usual]] for name, usual in POPULATION_OPTIONS.items()},
    **ALL_BORDERS.option_values(),
}


class Options:
    """The options of one game, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.nv_secure_removal = settings["nv_secure_removal"]
        self.limited_garrison_activates_all = settings["limited_garrison_activates"] == "all_ecs"
        self.mcp_early_max = int(settings["mcp_early_max"])
        self.redeploy_settles_at_once = settings["redeploy_control"] == "at_once"
        self.rally_up_to = settings["rally_base_count"] == "up_to"
        self.empty_event_barred = settings["empty_event"] == "barred"
        people = [settings[name] for name in POPULATION_OPTIONS]
        self.population = POPULATION if people == USUAL_POPULATIONS else populations(people)
        self.adjacent = ALL_BORDERS.adjacent(settings)
