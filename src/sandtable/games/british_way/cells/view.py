"""What a reader of a game with Cells needs besides: chits as answers, and what stands beside the map."""

from __future__ import annotations

from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.cells.vocabulary import SPEND_CHIT, VALUE_OF
from sandtable.games.british_way.state import State
from sandtable.games.british_way.view import View


class CellView(View):
    """Answers may be chits, and there are Cells to count."""

    def describe_answer(self, answer: str) -> tuple[str, dict[str, object]]:
        if answer in VALUE_OF:
            verb = "spend-chit" if answer in SPEND_CHIT else answer.split()[0]
            return f"answer-{verb}", {"value": VALUE_OF[answer]}
        return super().describe_answer(answer)

    def facts_in(self, state: State, space: int) -> dict[str, object]:
        assert isinstance(state, CellState)
        return {**super().facts_in(state, space), "cells": state.cells(space)}

    def describe_cells(self, state: CellState) -> dict[str, object]:
        """The spaces and the boxes beside the map, with the names that positions use, and what all games have."""
        return {
            "spaces": {name: self.counts_in(state, space) for space, name in enumerate(self.places.names)},
            "available": {
                "police": state.available_police,
                "cells": state.available_cells,
                "caches": state.available_caches,
            },
            "prison": state.prison,
            "chits": {str(value): number for value, number in enumerate(state.chits)},
            **self.describe_family(state),
        }
