"""The games of the family, for the tests that hold for all of them."""

from __future__ import annotations

import cyprus.fuzz
import malaya.fuzz
import palestine.fuzz
from british_way.fuzz import Fuzz

FAMILY: dict[str, Fuzz] = {
    "palestine": palestine.fuzz.FUZZ,
    "cyprus": cyprus.fuzz.FUZZ,
    "malaya": malaya.fuzz.FUZZ,
}
