"""1.8 British Political Will, and tracks that end where they end."""

from __future__ import annotations

from sandtable.games.british_way.state import State


def clamp(value: int, most: int) -> int:
    """A marker on a track from 0 to `most`; what goes beyond is lost."""
    return min(max(value, 0), most)


def change_political_will(state: State, change: int, rule: str) -> None:
    """1.8: Political Will moves within its track."""
    before = state.political_will
    state.political_will = clamp(before + change, state.most_will)
    if not change or state.log is None:
        return
    if state.political_will == before:  # it stands at an end of the track
        state.tell(rule, "log-political-will-stays", {"value": before})
    else:
        state.tell(rule, "log-political-will", {"change": change, "before": before, "after": state.political_will})
