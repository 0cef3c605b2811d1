"""Reading and writing what the positions of games with Cells have in common: Available, Prison, chits."""

from __future__ import annotations

from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.position import read_counts, read_number, read_word, write_counts


def write_available(state: CellState) -> str:
    available = {"police": state.available_police, "cells": state.available_cells, "caches": state.available_caches}
    return write_counts(available)


def write_chits(state: CellState) -> str:
    return " ".join(str(value) for value in range(3) for _ in range(state.chits[value]))


def read_cells(state: CellState, name: str, text: str) -> bool:
    """Read a field that games with Cells have; false if this is none of them."""
    if name == "available":
        counts = read_counts(name, text, ["police", "cells", "caches"])
        state.available_police = counts.get("police", 0)
        state.available_cells = counts.get("cells", 0)
        state.available_caches = counts.get("caches", 0)
    elif name == "prison":
        state.prison = read_number(name, text)
    elif name == "chits":
        for value in text.split():
            state.chits[int(read_word(name, value, ["0", "1", "2"]))] += 1
    else:
        return False
    return True
