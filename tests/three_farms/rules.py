"""Three Farms: a game for three sides with no cards and no spaces, which shows that the engine needs none.

In each round red, green and blue in turn give grain to neighbours, sow and reap by a die, and may gamble on the
weather. After the last round the farm with the most grain wins; if several have it, nobody does. The barns may be
closed: then nobody sees the grain of others before the end.
"""

from __future__ import annotations

from sandtable.engine.errors import BadPosition
from sandtable.engine.questions import Procedure, choose, choose_number, choose_some, draw, may, roll
from sandtable.engine.rules import Rules, Settings
from sandtable.engine.state import Line, State, Step
from sandtable.games.reference import Phase, Reference

SIDES = ["red", "green", "blue"]
STEPS: dict[str, list[tuple[str, ...]]] = {"round": [()], "turn": [(side,) for side in SIDES], "count": [()]}
ROUNDS = 2
START = {"equal": [2, 2, 2], "unequal": [1, 2, 3], "closed": [2, 2, 2]}


class Farms(State):
    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.log: list[Line] | None = None
        self.grain = [0, 0, 0]
        self.rounds = 0
        self.generous = False
        self.closed = False
        self.winner = ""

    def copy(self) -> Farms:
        twin = Farms()
        twin.agenda = self.agenda.copy()
        twin.grain = self.grain.copy()
        twin.rounds = self.rounds
        twin.generous = self.generous
        twin.closed = self.closed
        twin.winner = self.winner
        return twin

    def check(self, *, settled: bool = True) -> None:
        if settled and not all(0 <= grain <= 50 for grain in self.grain):
            raise BadPosition(f"2: {max(self.grain)} grain on a farm, the barn holds 50")
        for name, arguments in self.agenda:
            if arguments not in STEPS[name]:
                raise BadPosition(f"agenda: '{' '.join((name, *arguments))}' is no step of Three Farms")


def round_of_turns(state: Farms) -> Procedure[None]:
    """1: every farm has a turn, then the next round, or the count. This step asks nothing."""
    state.rounds -= 1
    state.tell("1", "log-round", {"left": state.rounds})
    then = ("count", ()) if state.rounds <= 0 else ("round", ())
    state.schedule(*[("turn", (side,)) for side in SIDES], then)
    yield from ()


def turn(state: Farms, side: str) -> Procedure[None]:
    """2: a farm gives, sows and gambles."""
    farm = SIDES.index(side)
    if state.generous and state.grain[farm] >= 2:
        others = [other for other in SIDES if other != side]
        for other in (yield from choose_some(side, "2.1", "ask-give", others, 0, 2)):
            state.grain[farm] -= 1
            state.grain[SIDES.index(other)] += 1
    seed = yield from choose_number(side, "2.2", "ask-sow", 0, state.grain[farm])
    if seed:
        die = yield from roll("2.2", "ask-reap", {"side": side})
        state.grain[farm] += min(die - 3, 2) * seed if die > 3 else -seed
        state.tell("2.2", "log-reap", {"side": side, "die": die, "grain": state.grain[farm]})
    if state.grain[farm] and (yield from may(side, "2.3", "ask-gamble")):
        sky = yield choose(side, "2.3", "ask-sky", ["sun", "rain"])
        shown = yield draw("2.3", "ask-weather", ["sun", "rain"], [2, 1])
        state.grain[farm] += 1 if shown == sky else -1
    state.grain[farm] = min(state.grain[farm], 50)


def count(state: Farms) -> Procedure[None]:
    """3: the most grain wins."""
    most = max(state.grain)
    richest = [side for side, grain in zip(SIDES, state.grain, strict=True) if grain == most]
    state.winner = richest[0] if len(richest) == 1 else "nobody"
    state.tell("3", "log-count", {"winner": state.winner})
    yield from ()


def set_up(scenario: str, settings: Settings) -> State:
    state = Farms()
    state.grain = START[scenario].copy()
    state.rounds = ROUNDS
    state.generous = settings["generous"] == "yes"
    state.closed = scenario == "closed"
    state.schedule(("round", ()))
    return state


def read_fields(fields: dict[str, str], settings: Settings) -> State:
    state = Farms()
    try:
        state.grain = [int(number) for number in fields["grain"].split()]
        state.rounds = int(fields["rounds"])
    except (KeyError, ValueError):
        raise BadPosition("position: Three Farms needs grain and rounds") from None
    if len(state.grain) != 3 or set(fields) - {"grain", "rounds", "barns", "winner"}:
        raise BadPosition("position: Three Farms has three farms, rounds and a winner")
    state.winner = fields.get("winner", "")
    state.generous = settings["generous"] == "yes"
    state.closed = fields.get("barns") == "closed"
    return state


def write_fields(state: State) -> dict[str, str]:
    assert isinstance(state, Farms)
    fields = {"grain": " ".join(map(str, state.grain)), "rounds": str(state.rounds)}
    if state.closed:
        fields["barns"] = "closed"
    return {**fields, "winner": state.winner} if state.winner else fields


def returns(state: State) -> list[float]:
    assert isinstance(state, Farms)
    if not state.winner:
        return []
    if state.winner not in SIDES:
        return [0.0, 0.0, 0.0]
    return [1.0 if side == state.winner else -0.5 for side in SIDES]


def describe_answer(answer: str) -> tuple[str, dict[str, object]]:
    if answer in SIDES:
        return "answer-to", {"side": answer}
    return ("answer-number", {"number": int(answer)}) if answer.isdigit() else (f"answer-{answer}", {})


def describe_state(state: State, side: str) -> dict[str, object]:
    """4: where barns are closed, each farm knows its own grain alone until all is counted."""
    assert isinstance(state, Farms)
    known = SIDES if state.winner or not state.closed else [side]
    grain = {farm: stored if farm in known else None for farm, stored in zip(SIDES, state.grain, strict=True)}
    return {"grain": grain, "rounds": state.rounds, "winner": state.winner}


def turn_of(state: State, step: Step) -> str:
    """A farm's turn is a step of its own."""
    assert isinstance(state, Farms)
    return f"{state.rounds} {' '.join((step[0], *step[1]))}"


def phase_of(state: State, step: Step) -> Phase | None:
    """1: every round has a turn for each farm."""
    name, arguments = step
    if name != "turn":
        return None
    return Phase("rule-1", f"name-{arguments[0]}", SIDES.index(arguments[0]) + 1, len(SIDES))


def describe_progress(state: State) -> dict[str, object]:
    assert isinstance(state, Farms)
    stored = {} if state.closed and not state.winner else dict(zip(SIDES, state.grain, strict=True))
    return {"card": str(ROUNDS - state.rounds), "values": stored}


RULES = Rules(
    name="three_farms",
    version=7,
    sides=SIDES,
    steps={"round": round_of_turns, "turn": turn, "count": count},
    option_values={"generous": ["no", "yes"]},
    scenarios=list(START),
    set_up=set_up,
    read_fields=read_fields,
    write_fields=write_fields,
    returns=returns,
    vocabulary=["yes", "no", "done", "sun", "rain", *SIDES, *[str(number) for number in range(51)]],
)

REFERENCE = Reference(
    describe_answer,
    lambda answer: "",
    lambda state, answer: {},
    describe_state,
    turn_of,
    describe_progress,
    [],
    {},
    has_secrets=True,
    phase_of=phase_of,
)
