"""Answers that both sides find in the same way: each wants of a space what the other does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, NO, YES
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.bot.situation import NEVER, Answer, Situation, WorthIn
from sandtable.games.british_way.malaya.pacification import AGITATE_COST, PACIFY_COST
from sandtable.games.british_way.malaya.state import OPPOSITION, SUPPORT
from sandtable.games.british_way.malaya.vocabulary import SPACE_OF, VERB_OF
from sandtable.games.british_way.vocabulary import BRITISH

# What a Special Activity is worth, by the answer that names it.
WorthOfActivity = Callable[[Outlook, str], float]
# What an Operation is worth in so many spaces.
Plan = Callable[[Outlook, str, int], float]
# Done to a scene.
Change = Callable[[Scene], None]


def later(look: Outlook, option: str) -> float:
    """A Special Activity that had better wait until the Operation is done."""
    return NEVER


def choose_space(asked: Situation, operation: str, worth_in: WorthIn, activity: WorthOfActivity = later) -> str:
    """3.1: the best space; when none is worth anything the Special Activity, or done."""
    look = asked.look
    worths = {
        option: worth_in(look, SPACE_OF[option])
        for option in asked.question.listed
        if option != DONE and VERB_OF[option] == operation
    }
    has_space = any(worth > 0 for worth in worths.values())

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        return worths[option] if option in worths else NEVER if has_space else activity(look, option)

    return asked.best(worth)


def choose_activity(asked: Situation, worth_of_activity: WorthOfActivity) -> str:
    """4.1: the best Special Activity, a further space of it, or none."""
    look = asked.look
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_activity(look, option))


def worth_without(look: Outlook, piece: str) -> float:
    """What it is worth to the British that a Guerrilla goes."""
    scene = Scene(look, SPACE_OF[piece])
    before = scene.worth()
    if VERB_OF[piece] == "active":
        scene.active -= 1
    else:
        scene.underground -= 1
    return scene.worth() - before


# What an event may do to a space, whichever side decides where


def toward_support(scene: Scene) -> None:
    scene.shift(SUPPORT)


def toward_opposition(scene: Scene) -> None:
    scene.shift(OPPOSITION)


def add_terror(scene: Scene) -> None:
    """HM-01: with the shift that comes with it."""
    scene.terror += 1
    scene.shift(OPPOSITION)


def clear_terror(scene: Scene) -> None:
    scene.terror = 0


def add_sabotage(scene: Scene) -> None:
    scene.sabotage += 1


def take_base(scene: Scene) -> None:
    scene.bases -= 1


def add_base(scene: Scene) -> None:
    scene.bases += 1


def burn_village(scene: Scene) -> None:
    scene.village = 0


def show_one(scene: Scene) -> None:
    scene.show(1)


def hide_all(scene: Scene) -> None:
    scene.underground += scene.active
    scene.active = 0


def replace_police(scene: Scene) -> None:
    scene.police -= 1
    scene.underground += 1


CHANGES: Final[dict[str, Change]] = {
    "ask-shift-to-support": toward_support,
    "ask-shift-to-opposition": toward_opposition,
    "ask-place-terror": add_terror,
    "ask-remove-terror": clear_terror,
    "ask-place-sabotage": add_sabotage,
    "ask-remove-base": take_base,
    "ask-place-base": add_base,
    "ask-remove-village": burn_village,
    "ask-activate-guerrilla": show_one,
    "ask-hide-guerrillas": hide_all,
    "ask-replace-police": replace_police,
}


def choose_where(asked: Situation) -> str:
    """The space that the text of an event changes most to this side's liking."""
    change, sign = CHANGES[asked.question.message], 1.0 if asked.side == BRITISH else -1.0

    def worth(look: Outlook, space: int) -> float:
        scene = Scene(look, space)
        before = scene.worth()
        change(scene)
        return (scene.worth() - before) * sign

    return asked.best_place(worth)


# 3.2.1 Pacify, 3.3.1 Agitate


def bettered(asked: Situation, terror: int, direction: int) -> float:
    """What it is worth to this side that so much Terror goes, and with it a level if all of it does."""
    look, scene = asked.look, Scene(asked.look, asked.space())
    before = scene.worth()
    scene.terror -= terror
    steps = terror
    if not scene.terror and scene.level != direction:
        scene.shift(direction)
        steps += 1
    change = scene.worth() - before
    if asked.side == BRITISH:
        return change + look.british_resources(-PACIFY_COST * steps)
    return look.mcp_resources(-AGITATE_COST * steps) - change


def direction_of(side: str) -> int:
    return SUPPORT if side == BRITISH else OPPOSITION


def choose_how_much_terror(asked: Situation) -> str:
    """3.2.1, 3.3.1: as much as is worth its price, with the shift that may follow."""
    direction = direction_of(asked.side)
    return asked.best_number(lambda number: bettered(asked, number, direction))


def choose_to_shift(asked: Situation) -> str:
    """3.2.1, 3.3.1: a level for its price."""
    return YES if bettered(asked, 0, direction_of(asked.side)) > 0 else NO


def granted_operation(plan: Plan) -> Answer:
    """HM-28: the Limited Operation that is worth most."""

    def choose(asked: Situation) -> str:
        return asked.best(lambda name: 0.0 if name == DONE else plan(asked.look, name, 1))

    return choose


def answers_of(plan: Plan) -> dict[str, Answer]:
    """What both sides can be asked."""
    return {
        **dict.fromkeys(CHANGES, choose_where),
        "ask-remove-how-much-terror": choose_how_much_terror,
        "ask-shift": choose_to_shift,
        "ask-granted-operation": granted_operation(plan),
    }
