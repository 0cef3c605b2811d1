"""What Cyprus takes from an owner's box."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.box import deck_box
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.position import read_fields
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.setup import set_up

CONTENTS: Final = deck_box(DECK, RULES, set_up, read_fields)
