"""The British answers: every question that the British can be asked, and how they decide it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, NO, YES
from sandtable.games.british_way.malaya.bot import british_plans as plans
from sandtable.games.british_way.malaya.bot import choices
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.bot.situation import NEVER, Answer, Situation
from sandtable.games.british_way.malaya.map import ECONOMIC_CENTERS, KUALA_LUMPUR
from sandtable.games.british_way.malaya.operations.garrison import ALWAYS_OPEN
from sandtable.games.british_way.malaya.propaganda_round import safe_spaces
from sandtable.games.british_way.malaya.vocabulary import LEFT, RIGHT, SPACE_OF, VERB_OF
from sandtable.games.british_way.vocabulary import BOXES, EVENT, LIMITED, NOWHERE

ACTIVITIES: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "resettle": plans.worth_of_resettling,
    "reprisal": plans.worth_of_reprisal,
    "strike": plans.worth_of_strike,
}
# So little is not worth a move.
STIR: Final = 0.02


def worth_of_activity(look: Outlook, option: str) -> float:
    """4.2: Resettle, Reprisal or Air Strike as things stand now."""
    return ACTIVITIES[VERB_OF[option]](look, SPACE_OF[option])


def choose_activity(asked: Situation) -> str:
    """4.1: the best Special Activity, a further space of it, or none."""
    return choices.choose_activity(asked, worth_of_activity)


# 3.2.1 Train


def choose_train(asked: Situation) -> str:
    """3.2.1: a space for new cubes, or one to Pacify, at no cost if nothing is placed there."""
    look, taken = asked.look, asked.taken()
    pacified = sum(plans.worth_of_pacifying(look, space) > 0 for space in taken)
    wants_peace = pacified < plans.pacifications(look)

    def worth(look: Outlook, space: int) -> float:
        peace = plans.worth_of_pacifying(look, space) if wants_peace else 0.0
        return plans.worth_of_training_in(look, space) + max(peace, 0.0)

    return choices.choose_space(asked, "train", worth)


def choose_how_many_to_place(asked: Situation) -> str:
    """3.2.1 and events: the number of cubes that is worth most, for the cost of a Train."""
    look, space, kind = asked.look, asked.space(), asked.question.arguments["kind"]
    trains = asked.question.rule == "3.2.1"
    price = plans.cost(look) if trains else 0.0

    def worth(number: int) -> float:
        if kind == "police":
            gain = plans.worth_of_cubes(look, space, 0, number)
        elif trains:
            gain = plans.worth_of_troops_in_the_capital(look, number)
        else:
            gain = plans.worth_of_cubes(look, space, number, 0)
        return gain - price if number else 0.0

    return asked.best_number(worth)


def choose_cube_to_take(asked: Situation) -> str:
    """1.4.1: a cube from elsewhere, if it is worth more here."""
    look, space = asked.look, asked.space()

    def worth(option: str) -> float:
        if option == DONE:
            return STIR
        origin, kind = SPACE_OF[option], VERB_OF[option]
        if origin == space:
            return NEVER
        return plans.worth_of_move(look, kind, 1, origin, space, sweeps=False)

    return asked.best(worth)


# Moving cubes: 3.2.2 Garrison, 3.2.3 Sweep, 6.4 Redeploy


def ways_from(asked: Situation, kind: str, origin: int) -> list[int]:
    """Where cubes of a space may go by what is being done."""
    rule, state = asked.question.rule, asked.state
    if rule == "3.2.3":
        return [space for space in asked.named("sweep") if space in state.adjacent[origin]]
    if rule == "6.4.1":
        open_spaces = safe_spaces(state) + (ECONOMIC_CENTERS if kind == "police" else [])
        return [space for space in open_spaces if space != origin]
    named = asked.named("garrison")
    open_spaces = named if named and is_limited(asked) else [*ALWAYS_OPEN, *named]
    return [space for space in open_spaces if space != origin]


def is_limited(asked: Situation) -> bool:
    """2.3.4, HM-28: whether what is done now has one space only."""
    boxes = asked.state.boxes
    return boxes[BOXES.index(LIMITED)] == asked.side or (
        asked.state.card == "HM-28" and boxes[BOXES.index(EVENT)] == asked.side
    )


def choose_cubes_to_move(asked: Situation) -> str:
    """The origin of the best move that is left, or done when none is worth the stir."""
    look, state = asked.look, asked.state
    kind = "troops" if asked.question.message == "ask-move-troops" else "police"
    sweeps = asked.question.rule == "3.2.3"
    cubes = state.troops if kind == "troops" else state.police

    def worth(option: str) -> float:
        if option == DONE:
            return STIR
        origin = SPACE_OF[option]
        ways = [
            plans.best_move(look, kind, origin, space, cubes[origin], sweeps=sweeps)
            for space in ways_from(asked, kind, origin)
        ]
        return max(ways, default=NEVER)

    return asked.best(worth)


def choose_where_to_move(asked: Situation) -> str:
    """The destination where the cubes of this space are worth most."""
    look, origin, kind = asked.look, asked.space(), str(asked.question.arguments["kind"])
    cubes = asked.state.troops if kind == "troops" else asked.state.police
    sweeps = asked.question.rule == "3.2.3"
    return asked.best(
        lambda option: plans.best_move(look, kind, origin, SPACE_OF[option], cubes[origin], sweeps=sweeps)
    )


def choose_how_many_to_move(asked: Situation) -> str:
    """So many as make the move worth most; where only one way was open, it is the one."""
    look, origin, kind = asked.look, asked.space(), str(asked.question.arguments["kind"])
    sweeps = asked.question.rule == "3.2.3"
    destination = asked.last_named("to")
    if destination == NOWHERE:
        destination = next(iter(ways_from(asked, kind, origin)), KUALA_LUMPUR)
    return asked.best_number(lambda number: plans.worth_of_move(look, kind, number, origin, destination, sweeps=sweeps))


def choose_garrison(asked: Situation) -> str:
    """3.2.2: the destination, or the Province, to which the best move leads."""
    look = asked.look

    def worth(option: str) -> float:
        if option == DONE:
            return STIR
        if VERB_OF[option] != "garrison":
            return NEVER  # the Special Activity comes after the cubes have moved
        space = SPACE_OF[option]
        worth = plans.worth_of_garrison_in(look, space)
        return worth + plans.worth_of_clearing(look, space) if space in ECONOMIC_CENTERS else worth

    return asked.best(worth)


def choose_sweep(asked: Situation) -> str:
    """3.2.3: the destination that is worth most."""
    return choices.choose_space(asked, "sweep", plans.worth_of_sweep_in)


def choose_assault(asked: Situation) -> str:
    """3.2.4: the space that is worth most; then the Special Activity."""
    return choices.choose_space(asked, "assault", plans.worth_of_assault_in, worth_of_activity)


def choose_center_to_assault(asked: Situation) -> str:
    """3.2.2: the Assault in an Economic Center costs nothing."""
    return asked.best_place(plans.assaulted)


# 6.3.1 Pacification


def choose_pacify(asked: Situation) -> str:
    """3.2.1, 6.3.1: the space where it is worth most."""
    return asked.best_place(plans.worth_of_pacifying)


# 4.2.2 Reprisal


def choose_guerrilla_to_drive_out(asked: Situation) -> str:
    """4.2.2: one that is hidden, where it does harm."""
    return asked.best(lambda option: 1.0 if VERB_OF[option] == "underground" else 0.0)


def choose_where_to_drive(asked: Situation) -> str:
    """4.2.2: where it does least."""
    return asked.best_place(lambda look, space: worth_of_guerrillas(look, space, 1))


def worth_of_guerrillas(look: Outlook, space: int, number: int) -> float:
    """What it changes for the British that so many hidden Guerrillas come to a space, or leave it."""
    scene = Scene(look, space)
    before = scene.worth()
    scene.underground += number
    return scene.worth() - before


# Events


def choose_guerrilla_to_remove(asked: Situation) -> str:
    """HM-16, HM-17: the one whose going is worth most, for what it costs."""
    look = asked.look
    price = plans.cost(look) if asked.question.message == "ask-buy-guerrilla" else 0.0

    def worth(option: str) -> float:
        return 0.0 if option == DONE else choices.worth_without(look, option) - price

    return asked.best(worth)


def choose_troops_place(asked: Situation) -> str:
    """HM-32: where three Troops are worth most."""
    return asked.best_place(lambda look, space: plans.worth_of_cubes(look, space, 3, 0))


def choose_troops_to_lose(asked: Situation) -> str:
    """HM-32: where a Troop is missed least."""
    return asked.best_place(lambda look, space: plans.worth_of_cubes(look, space, -1, 0))


def choose_commander(asked: Situation) -> str:
    """HM-28: on to Templer."""
    return RIGHT if asked.offers(RIGHT) else DONE if asked.offers(DONE) else LEFT


def choose_to_garrison(asked: Situation) -> str:
    """HM-30: if a Garrison is worth anything."""
    return YES if plans.worth_of_garrison(asked.look, full=True) + plans.cost(asked.look) > 0 else NO


def keep_villages(asked: Situation) -> str:
    """1.12, by the option of M-03: a New Village goes back for use elsewhere only from Provinces that Support."""
    state = asked.state
    return asked.best_place(lambda look, province: float(state.level[province]))


ANSWERS: Final[dict[str, Answer]] = {
    **choices.answers_of(plans.worth_in_spaces),
    "ask-activity": choose_activity,
    "ask-another-space": choose_activity,
    "ask-granted-activity": choose_activity,
    "ask-train": choose_train,
    "ask-place-how-many": choose_how_many_to_place,
    "ask-take-cube": choose_cube_to_take,
    "ask-garrison": choose_garrison,
    "ask-garrison-province": choose_garrison,
    "ask-garrison-assault": choose_center_to_assault,
    "ask-sweep": choose_sweep,
    "ask-move-troops": choose_cubes_to_move,
    "ask-move-police": choose_cubes_to_move,
    "ask-move-to": choose_where_to_move,
    "ask-how-many": choose_how_many_to_move,
    "ask-assault": choose_assault,
    "ask-pacify": choose_pacify,
    "ask-drive-out": choose_guerrilla_to_drive_out,
    "ask-drive-out-to": choose_where_to_drive,
    "ask-remove-guerrilla": choose_guerrilla_to_remove,
    "ask-buy-guerrilla": choose_guerrilla_to_remove,
    "ask-place-troops": choose_troops_place,
    "ask-remove-troops": choose_troops_to_lose,
    "ask-move-commander": choose_commander,
    "ask-may-garrison": choose_to_garrison,
    "ask-return-village": keep_villages,
}
