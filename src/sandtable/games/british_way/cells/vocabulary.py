"""1.6.1 Intel Chits as answers: a chit is known by its value."""

from __future__ import annotations

from typing import Final

CHIT: Final = ["chit 0", "chit 1", "chit 2"]
LEAD: Final = ["lead 0", "lead 1", "lead 2"]
DISCARD: Final = ["discard 0", "discard 1", "discard 2"]
SPEND_CHIT: Final = ["spend 0", "spend 1", "spend 2"]
CURFEW: Final = "curfew"
VALUE_OF: Final = {
    answer: value for answers in (CHIT, LEAD, DISCARD, SPEND_CHIT) for value, answer in enumerate(answers)
}
