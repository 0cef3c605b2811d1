"""Carts: a game with thousands of orders, which shows that the engine needs no list of them.

North and south each have three carts on a field of 60 by 60 squares. In turn each moves them, those of one square
together if it likes, up to 20 squares away, or rests them; on sand a die may end a cart's day. Every square is worth
something to who comes there. After the last day the side with more wins.
"""

from __future__ import annotations

from itertools import chain

from sandtable.engine.errors import BadPosition
from sandtable.engine.orders import END, Orders, Reason
from sandtable.engine.questions import DONE, Procedure, choose_order, roll
from sandtable.engine.rules import Rules, Settings
from sandtable.engine.state import Line, State, Step
from sandtable.games.reference import Phase, Reference

SIDES = ["north", "south"]
SIZE = 60
DAY = 20  # squares that a cart goes in a day
CARTS = {"north": ["n1", "n2", "n3"], "south": ["s1", "s2", "s3"]}
ALL_CARTS = list(chain(*CARTS.values()))
SQUARES = [f"{x:02}.{y:02}" for x in range(SIZE) for y in range(SIZE)]
MOVE, REST, TO = "move", "rest", "to"
SQUARE_OF = {square: divmod(place, SIZE) for place, square in enumerate(SQUARES)}


class Field(State):
    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.log: list[Line] | None = None
        self.places: list[tuple[int, int]] = [(20 + 10 * (cart % 3), 25 if cart < 3 else 35) for cart in range(6)]
        self.left = [0] * 6
        self.points = [0, 0]
        self.days = 0
        self.ended = False

    def copy(self) -> Field:
        twin = Field()
        twin.agenda = self.agenda.copy()
        twin.places, twin.left, twin.points = self.places.copy(), self.left.copy(), self.points.copy()
        twin.days, twin.ended = self.days, self.ended
        return twin

    def check(self, *, settled: bool = True) -> None:
        if not all(0 <= left <= DAY for left in self.left):
            raise BadPosition(f"2: a cart goes at most {DAY} squares a day")
        if set(self.places[:3]) & set(self.places[3:]):
            raise BadPosition("2.1: carts of both sides in one square")


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class CartOrders(Orders):
    """2: `move n1 n3 to 12.30`, `rest n2`, `done`."""

    def __init__(self, state: Field, side: str) -> None:
        self.state = state
        self.carts = CARTS[side]
        self.enemies = {state.places[ALL_CARTS.index(cart)] for cart in ALL_CARTS if cart not in self.carts}

    def next(self, words: list[str]) -> dict[str, object]:
        fresh = [cart for cart in self.carts if self.left(cart)]
        if not words:
            movable = [MOVE] if any(map(self.can_go, fresh)) else []
            return dict.fromkeys([*movable, *([REST] if fresh else []), DONE])
        verb, named = words[0], words[1:]
        if verb == DONE:
            return {} if named else {END: None}
        if verb == REST:
            return dict.fromkeys(fresh) if not named else {END: None} if named in [[cart] for cart in fresh] else {}
        if TO not in named:
            if verb != MOVE or not self._is_group(named, fresh):
                return {}
            more = [cart for cart in fresh if self.can_go(cart) and self._is_group([*named, cart], fresh)]
            return {**{cart: self.left(cart) for cart in more}, **({TO: None} if named else {})}
        group, target = named[: named.index(TO)], named[named.index(TO) + 1 :]
        if verb != MOVE or not group or not self._is_group(group, fresh):
            return {}
        if not target:
            costs = {square: self.cost(group, place) for square, place in SQUARE_OF.items()}
            least = min(map(self.left, group))
            return {s: cost for s, cost in costs.items() if 0 < cost <= least and SQUARE_OF[s] not in self.enemies}
        return {END: None} if self.why_not(" ".join(words)) is None else {}

    def why_not(self, answer: str) -> Reason | None:
        words = answer.split(" ")
        if words == [DONE]:
            return None
        fresh = [cart for cart in self.carts if self.left(cart)]
        if words[0] == REST:
            if len(words) == 2 and words[1] in self.carts:
                return None if words[1] in fresh else Reason("2", "why-tired", {"cart": words[1]})
            return Reason("2", "why-unread", {"word": words[-1]})
        if words[0] != MOVE or len(words) < 4 or words[-2] != TO:
            return Reason("2", "why-unread", {"word": words[0] if words[0] != MOVE else words[-1]})
        group, square = words[1:-2], words[-1]
        for cart in group:
            if cart not in self.carts:
                return Reason("2", "why-unread", {"word": cart})
        if not self._is_group(group, self.carts) or square not in SQUARE_OF:
            return Reason("2", "why-unread", {"word": square})
        if SQUARE_OF[square] in self.enemies:
            return Reason("2.1", "why-enemy", {"square": square})
        cost, left = self.cost(group, SQUARE_OF[square]), min(map(self.left, group))
        if cost == 0:
            return Reason("2", "why-there", {"square": square})
        return Reason("2.2", "why-too-far", {"square": square, "cost": cost, "left": left}) if cost > left else None

    def _is_group(self, group: list[str], carts: list[str]) -> bool:
        """Carts of one square, each named once and in order."""
        in_order = group == sorted(set(group)) and all(cart in carts for cart in group)
        return in_order and len({self.state.places[ALL_CARTS.index(cart)] for cart in group}) <= 1

    def can_go(self, cart: str) -> bool:
        x, y = self.state.places[ALL_CARTS.index(cart)]
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return self.left(cart) > 0 and any(min(at) >= 0 and max(at) < SIZE and at not in self.enemies for at in near)

    def left(self, cart: str) -> int:
        return self.state.left[ALL_CARTS.index(cart)]

    def cost(self, group: list[str], place: tuple[int, int]) -> int:
        return distance(self.state.places[ALL_CARTS.index(group[0])], place)


def day(state: Field) -> Procedure[None]:
    """1: both sides move, then the next day, or the end."""
    state.days -= 1
    state.left = [DAY] * 6
    state.tell("1", "log-day", {"left": state.days})
    state.schedule(*[("act", (side,)) for side in SIDES], ("day" if state.days > 0 else "count", ()))
    yield from ()


def count(state: Field) -> Procedure[None]:
    """3: more points win."""
    state.ended = True
    yield from ()


def act(state: Field, side: str) -> Procedure[None]:
    """2: one order, and after it the next."""
    words = (yield choose_order(side, "2", "ask-act", CartOrders(state, side))).split()
    if words[0] == DONE:
        return
    state.schedule(("act", (side,)))
    carts = [ALL_CARTS.index(cart) for cart in words[1:2] if words[0] == REST]
    for cart in carts:
        state.left[cart] = 0
    if words[0] == MOVE:
        yield from move(state, side, words[1:-2], words[-1])


def move(state: Field, side: str, group: list[str], square: str) -> Procedure[None]:
    """2.2: each pays its way; 2.3: on sand a one ends the day."""
    place = SQUARE_OF[square]
    for cart in group:
        number = ALL_CARTS.index(cart)
        state.left[number] -= distance(state.places[number], place)
        state.places[number] = place
    state.points[SIDES.index(side)] += (place[0] * 3 + place[1]) % 7
    state.tell("2.2", "log-move", {"side": side, "square": square, "count": len(group)})
    if (place[0] + place[1]) % 5 == 0 and (yield from roll("2.3", "ask-sand", {"square": square})) == 1:
        for cart in group:
            state.left[ALL_CARTS.index(cart)] = 0


def set_up(scenario: str, settings: Settings) -> State:
    state = Field()
    state.days = int(scenario.removeprefix("days-"))
    state.schedule(("day", ()))
    return state


def read_fields(fields: dict[str, str], settings: Settings) -> State:
    state = Field()
    try:
        state.places = [SQUARE_OF[square] for square in fields["carts"].split()]
        state.left = [int(left) for left in fields["left"].split()]
        state.points = [int(points) for points in fields["points"].split()]
        state.days = int(fields["days"])
        state.ended = "ended" in fields
    except (KeyError, ValueError):
        raise BadPosition("position: Carts needs carts, left, points and days") from None
    return state


def write_fields(state: State) -> dict[str, str]:
    assert isinstance(state, Field)
    squares = [SQUARES[x * SIZE + y] for x, y in state.places]
    return {
        "carts": " ".join(squares),
        "left": " ".join(map(str, state.left)),
        "points": " ".join(map(str, state.points)),
        "days": str(state.days),
        **({"ended": "yes"} if state.ended else {}),
    }


def returns(state: State) -> list[float]:
    assert isinstance(state, Field)
    if not state.ended:
        return []
    ahead = (state.points[0] > state.points[1]) - (state.points[0] < state.points[1])
    return [float(ahead), float(-ahead)]


def describe_answer(answer: str) -> tuple[str, dict[str, object]]:
    words = answer.split(" ")
    if words[0] == MOVE:
        return "answer-move", {"carts": " ".join(words[1:-2]), "square": words[-1]}
    if words[0] == REST:
        return "answer-rest", {"cart": words[1]}
    return ("answer-number", {"number": answer}) if answer.isdigit() else (f"answer-{answer}", {})


def describe_state(state: State, side: str) -> dict[str, object]:
    assert isinstance(state, Field)
    carts = {
        cart: {"square": SQUARES[x * SIZE + y], "left": left}
        for cart, (x, y), left in zip(ALL_CARTS, state.places, state.left, strict=True)
    }
    return {"carts": carts, "points": dict(zip(SIDES, state.points, strict=True)), "days": state.days}


def turn_of(state: State, step: Step) -> str:
    assert isinstance(state, Field)
    return f"{state.days} {' '.join((step[0], *step[1]))}"


def phase_of(state: State, step: Step) -> Phase | None:
    return Phase("rule-1", f"name-{step[1][0]}", SIDES.index(step[1][0]) + 1, 2) if step[0] == "act" else None


def describe_progress(state: State) -> dict[str, object]:
    assert isinstance(state, Field)
    return {"card": str(state.days), "values": dict(zip(SIDES, state.points, strict=True))}


RULES = Rules(
    name="carts",
    version=1,
    sides=SIDES,
    steps={"day": day, "act": act, "count": count},
    option_values={},
    scenarios=["days-3", "days-40", "days-2000", "days-6000"],
    set_up=set_up,
    read_fields=read_fields,
    write_fields=write_fields,
    returns=returns,
    vocabulary=[MOVE, REST, TO, DONE, *ALL_CARTS, *SQUARES, *map(str, range(1, 7))],
    by_words=True,
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
    phase_of=phase_of,
)
