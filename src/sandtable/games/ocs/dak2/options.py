"""The options of DAK-II: those of the series and its own. The first value is the default."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.games.ocs.dak2.components import OURS, WHOSE
from sandtable.games.ocs.options import OPTION_VALUES as OF_SERIES

OWN: Final = {
    "set_up": ["historical", "free"],  # D-7.1-ax-zone, D-7.1-al-zone
    "weather": ["scenario", "table", "clear"],  # O-17.0-e
    "mussolini_line": ["false", "true"],
    "coast_road": ["while_axis", "for_good"],
    "withdrawals": ["historical", "none"],
    WHOSE: [OURS],  # with an owner's box also his
}
OPTION_VALUES: Final = {**OWN, **OF_SERIES}
DEFAULTS: Final[Settings] = {name: values[0] for name, values in OPTION_VALUES.items()}


class OwnOptions:
    """The game's own options, fixed at set-up."""

    def __init__(self, settings: Settings) -> None:
        self.set_up_free = settings["set_up"] == "free"
        self.weather = settings["weather"]
        self.mussolini_line = settings["mussolini_line"] == "true"
        self.coast_road_stays = settings["coast_road"] == "for_good"
        self.withdrawals = settings["withdrawals"] == "historical"
