"""DAK-II as the arena tells it: a turn is a player turn; losses by nation, supply spent, hexes taken."""

from __future__ import annotations

from typing import Final

from sandtable.arena.narration import Facts, Telling, Use
from sandtable.engine.state import Line, Step
from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.counters import ALLIED, AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import divisions_destroyed, progress
from sandtable.games.ocs.supply.points import tokens_of
from sandtable.words import Words

NATIONS: Final = ["Br", "Ind", "NZ", "Aus", "Fr", "Sud", "It"]
BATTLES: Final = ["attacks", "overruns", "barrages"]
IN_REACTION: Final = ["overruns", "barrages"]  # the battles that are also fought in the turn of the other side
SPENT_ON: Final = ["fuel", "attack", "defence", "barrage", "stocks"]  # as `log-pay` says what for
VALUES: Final = [
    *["progress", "divisions_destroyed", "allied_hexes", "axis_hexes", "allied_tokens", "axis_tokens"],
    *[f"{nation.lower()}_steps" for nation in NATIONS],
]
FACTS: Final[dict[str, type]] = {
    "turn_number": int,
    "date": str,
    "side": str,
    **dict.fromkeys(BATTLES, int),
    **{f"other_{name}": int for name in IN_REACTION},
    **{f"spent_on_{what}": int for what in SPENT_ON},
    **{f"other_spent_on_{what}": int for what in SPENT_ON},  # defence, and what it costs to react
}


def measure(state: EngineState) -> list[int]:
    """The values, in their order: what of victory is reached in percent, ground, tokens, and steps by nation."""
    assert isinstance(state, State)
    return [
        *[round(100 * progress(state)), divisions_destroyed(state), state.owner.count(ALLIED), state.owner.count(AXIS)],
        *[tokens_held(state, ALLIED), tokens_held(state, AXIS)],
        *[steps_of(state, nation) for nation in NATIONS],
    ]


def tokens_held(state: State, side: int) -> int:
    """What a side has on the ground and on trucks of any kind."""
    organic = [load for truck, load in enumerate(state.organic_load) if state.theatre.trucks[truck].side == side]
    return sum(tokens_of(state, side).values()) + sum(organic)


def steps_of(state: State, nation: str) -> int:
    """The steps of a nation on the map."""
    counters = state.theatre.counters
    return sum(
        state.steps[unit] for unit, place in enumerate(state.place) if place >= 0 and counters[unit].nation == nation
    )


def describe(state: EngineState, steps: list[Step], lines: list[Line]) -> Facts:
    """What was done in a player turn, from its log."""
    assert isinstance(state, State)
    side = str(steps[0][1][0])
    other = SIDE_NAMES[1 - SIDE_NAMES.index(side)]
    facts: Facts = {"turn_number": state.turn, "date": state.date, "side": side}
    fought = [(line.arguments["side"], kind_of(line)) for line in lines if kind_of(line)]
    facts |= {name: fought.count((side, name)) for name in BATTLES}
    facts |= {f"other_{name}": fought.count((other, name)) for name in IN_REACTION}
    paid = [line.arguments for line in lines if line.message == "log-pay"]
    for what in SPENT_ON:
        facts[f"spent_on_{what}"] = spent(paid, side, what)
        facts[f"other_spent_on_{what}"] = spent(paid, other, what)
    return facts


def kind_of(line: Line) -> str:
    """Which of the battles a line of the log begins or ends; none for most."""
    if line.message == "log-attack":
        return "overruns" if line.arguments["overrun"] else "attacks"
    return "barrages" if line.message in ("log-barrage", "log-barrage-port") else ""


def spent(paid: list[dict[str, object]], side: str, what: str) -> int:
    """The tokens that a side has paid for something."""
    tokens = [one["tokens"] for one in paid if one["side"] == side and one["what"] == what]
    return sum(number for number in tokens if isinstance(number, int))


def uses_in(facts: Facts) -> list[Use]:
    """What a player turn counts for: its battles, and on what it has spent supply."""
    side = str(facts["side"])
    other = SIDE_NAMES[1 - SIDE_NAMES.index(side)]
    battles = [Use(side, "battle", name) for name in BATTLES if facts[name]]
    battles += [Use(other, "battle", name) for name in IN_REACTION if facts[f"other_{name}"]]
    return [*battles, *(Use(side, "supply", what) for what in SPENT_ON if facts[f"spent_on_{what}"])]


def label_of_use(words: Words, use: Use) -> str:
    """The name of a kind of battle, or of what supply was spent on."""
    return words.text(f"arena-{use.kind}-{use.thing}")


TELLING: Final = Telling(
    begins=["player_turn"],
    ends=["turn", "turn_end"],
    facts=FACTS,
    period="turn_number",
    periods="turns_of_both",
    values=VALUES,
    measure=measure,
    describe=describe,
    uses_in=uses_in,
    label_of_use=label_of_use,
    label_of_value="arena-progress",
    kinds=["battle", "supply"],
    course=VALUES[1:],
    sums=[*BATTLES, *(f"spent_on_{what}" for what in SPENT_ON)],
    of_the_other={f"other_{name}": name for name in [*IN_REACTION, *(f"spent_on_{what}" for what in SPENT_ON)]},
)
