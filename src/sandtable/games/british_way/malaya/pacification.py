"""3.2.1, 6.3.1 Pacify and 3.3.1, 6.3.2 Agitate: Terror is removed and opinion shifted, for Resources."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose_number, may
from sandtable.games.british_way.malaya.control import shift
from sandtable.games.british_way.malaya.forces import remove_terror
from sandtable.games.british_way.malaya.map import has_level
from sandtable.games.british_way.malaya.resources import pay
from sandtable.games.british_way.malaya.state import (
    BRITISH_CONTROL,
    MCP_CONTROL,
    OPPOSITION,
    SUPPORT,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import ABOUT, MCP
from sandtable.games.british_way.vocabulary import BRITISH

PACIFY_COST: Final = 2
AGITATE_COST: Final = 1


def cannot_pacify(state: State, space: int) -> str | None:
    """3.2.1, 6.3.1 Pacify: British Control, Troops and Police, something to better, and Resources for it."""
    if not has_level(space):
        return "why-no-population"
    if state.control[space] != BRITISH_CONTROL:
        return "why-no-british-control"
    if not state.troops[space]:
        return "why-no-troops"
    if not state.police[space]:
        return "why-no-police"
    if not state.terror[space] and state.level[space] == SUPPORT:
        return "why-already-support"
    return None if state.resources_of(BRITISH) >= PACIFY_COST else "why-too-few-resources"


def pacify_in(state: State, space: int, rule: str) -> Procedure[None]:
    """2 Resources remove a Terror marker or, with none left, shift one level toward Support, once (M-05)."""
    return better(state, space, BRITISH, PACIFY_COST, SUPPORT, rule)


def cannot_agitate_in_rally(state: State, space: int) -> str | None:
    """3.3.1 Agitate: MCP Control and a Base."""
    if state.control[space] != MCP_CONTROL:
        return "why-no-mcp-control"
    return cannot_agitate_at_all(state, space) if state.bases[space] else "why-no-base"


def cannot_agitate(state: State, space: int) -> str | None:
    """6.3.2 Agitate: an MCP piece, and no British Control."""
    if not state.mcp_pieces(space):
        return "why-no-mcp-piece"
    return "why-british-control" if state.control[space] == BRITISH_CONTROL else cannot_agitate_at_all(state, space)


def cannot_agitate_at_all(state: State, space: int) -> str | None:
    """Something to worsen, and Resources for it; Thailand and Economic Centers have no opinion."""
    if not has_level(space):
        return "why-no-population"
    if not state.terror[space] and state.level[space] == OPPOSITION:
        return "why-already-opposition"
    return None if state.resources_of(MCP) >= AGITATE_COST else "why-too-few-resources"


def agitate_in(state: State, space: int, rule: str) -> Procedure[None]:
    """1 Resource removes a Terror marker or, with none left, shifts one level toward Opposition, once (M-05)."""
    return better(state, space, MCP, AGITATE_COST, OPPOSITION, rule)


def better(state: State, space: int, side: str, cost: int, direction: int, rule: str) -> Procedure[None]:
    """Remove some Terror, then perhaps shift, in the eyes of a side for the better."""
    had_terror = state.terror[space] > 0
    most = min(state.terror[space], state.resources_of(side) // cost)
    number = yield from choose_number(
        side, rule, "ask-remove-how-much-terror", 1 if had_terror else 0, most, ABOUT[space]
    )
    pay(state, side, number * cost, rule)
    remove_terror(state, space, number, rule)
    if state.terror[space] or state.level[space] == direction or state.resources_of(side) < cost:
        return
    if not had_terror or (yield from may(side, rule, "ask-shift", ABOUT[space])):
        pay(state, side, cost, rule)
        shift(state, space, direction, rule)
