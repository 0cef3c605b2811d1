"""A game's id: short, random, and of one form, so that whatever is none need not be looked for."""

from __future__ import annotations

import re
from secrets import token_urlsafe

BYTES_IN_ID = 9
FORM = re.compile("[A-Za-z0-9_-]{12}")


def new_id() -> str:
    """An id for a new game."""
    return token_urlsafe(BYTES_IN_ID)


def is_id(name: str) -> bool:
    """Whether a game can have this id."""
    return FORM.fullmatch(name) is not None
