"""MCP's answers: every question that MCP can be asked, and how it decides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE
from sandtable.games.british_way.malaya.bot import choices
from sandtable.games.british_way.malaya.bot import mcp_plans as plans
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.bot.situation import NEVER, Answer, Situation
from sandtable.games.british_way.malaya.map import SPACES
from sandtable.games.british_way.malaya.operations.march import cannot_march
from sandtable.games.british_way.malaya.vocabulary import LEFT, SPACE_OF, VERB_OF
from sandtable.games.british_way.vocabulary import NOWHERE

ACTIVITIES: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "extort": plans.worth_of_extorting,
    "intimidate": plans.worth_of_intimidating,
    "ambush": plans.worth_of_ambush_in,
}
# So little is not worth a move.
STIR: Final = 0.02


def worth_of_activity(look: Outlook, option: str) -> float:
    """4.3: Extort, Intimidate or, by HM-20, Ambush as things stand now."""
    return ACTIVITIES[VERB_OF[option]](look, SPACE_OF[option])


def choose_activity(asked: Situation) -> str:
    """4.1: the best Special Activity, a further space of it, or none."""
    return choices.choose_activity(asked, worth_of_activity)


def choose_what_to_intimidate(asked: Situation) -> str:
    """4.3.2: a Police or the New Village."""
    look, space = asked.look, asked.space()
    return asked.best(lambda option: plans.worth_of_intimidating(look, space, village=VERB_OF[option] == "village"))


# 3.3.1 Rally


def choose_rally(asked: Situation) -> str:
    """3.3.1: the space where a Rally brings most, or one to Agitate in."""
    taken = asked.taken()
    agitates = any(plans.worth_of_agitating_in_rally(asked.look, space) > 0 for space in taken)

    def worth(look: Outlook, space: int) -> float:
        worth = plans.worth_of_rally_in(look, space)
        return worth if agitates else worth + plans.worth_of_agitating_in_rally(look, space)

    return choices.choose_space(asked, "rally", worth)


def choose_how_to_rally(asked: Situation) -> str:
    """3.3.1: the best of the four."""
    look, space = asked.look, asked.space()
    return asked.best(lambda way: plans.worth_of_rallying(look, space, way))


def choose_how_many_to_rally(asked: Situation) -> str:
    """3.3.1, by the option of M-13: as many as help."""
    look, space = asked.look, asked.space()
    return asked.best_number(lambda number: worth_of_hidden(look, space, number))


def worth_of_hidden(look: Outlook, space: int, number: int) -> float:
    """What so many hidden Guerrillas more, or fewer, are worth to MCP in a space."""
    scene = Scene(look, space)
    before = scene.worth()
    scene.underground += number
    return before - scene.worth()


def choose_whom_to_replace(asked: Situation) -> str:
    """3.3.1: Active Guerrillas first."""
    return asked.best_number(float)


def choose_guerrilla_to_take(asked: Situation) -> str:
    """1.4.1: a Guerrilla from elsewhere, if it is worth more here, or an Active one that goes Underground."""
    look, space = asked.look, asked.space()

    def worth(option: str) -> float:
        if option == DONE:
            return STIR
        if SPACE_OF[option] == space:
            return NEVER if VERB_OF[option] == "underground" else worth_of_hiding_one(look, space)
        return worth_of_hidden(look, space, 1) - choices.worth_without(look, option)

    return asked.best(worth)


def worth_of_hiding_one(look: Outlook, space: int) -> float:
    """What it is worth to MCP that an Active Guerrilla goes Underground."""
    scene = Scene(look, space)
    before = scene.worth()
    scene.active -= 1
    scene.underground += 1
    return before - scene.worth()


def choose_base_to_take(asked: Situation) -> str:
    """1.4.1: the Base that does least where it is."""

    def worth(look: Outlook, space: int) -> float:
        scene = Scene(look, space)
        before = scene.worth()
        scene.bases -= 1
        return before - scene.worth()

    return asked.best_place(worth)


def choose_agitate(asked: Situation) -> str:
    """3.3.1, 6.3.2: the space where it is worth most."""
    return asked.best_place(plans.worth_of_agitating)


# 3.3.2 March


def choose_march(asked: Situation) -> str:
    """3.3.2: the destination that is worth most."""
    return choices.choose_space(asked, "march", plans.worth_of_march_to)


def destinations(asked: Situation) -> list[int]:
    """3.3.2: the destinations of this March; one that was the only one to choose from was not asked for."""
    named = asked.named("march")
    return named or [space for space in SPACES if cannot_march(asked.state, space) is None]


def choose_where_from(asked: Situation) -> str:
    """3.3.2: the origin of the best group that is left, or done."""
    look, state, there = asked.look, asked.state, destinations(asked)

    def worth(option: str) -> float:
        if option == DONE:
            return STIR
        origin = SPACE_OF[option]
        ways = [plans.worth_of_way(look, origin, space) for space in there if space in state.adjacent[origin]]
        return max(ways, default=NEVER)

    return asked.best(worth)


def choose_where_to(asked: Situation) -> str:
    """3.3.2: the destination of the best group."""
    _look, origin = asked.look, asked.space()
    return asked.best_place(lambda look, space: plans.worth_of_way(look, origin, space))


def destination_of(asked: Situation, origin: int) -> int:
    """3.3.2: where the group goes; if it was not asked for, there is one way only."""
    last = asked.last_named("to")
    if last != NOWHERE:
        return last
    return next(space for space in destinations(asked) if space in asked.state.adjacent[origin])


def choose_how_many_active(asked: Situation) -> str:
    """3.3.2: Active Guerrillas go if they are worth more there."""
    look, origin = asked.look, asked.space()
    there = destination_of(asked, origin)
    return asked.best_number(lambda number: plans.worth_of_group(look, origin, there, number, 0))


def choose_how_many_hidden(asked: Situation) -> str:
    """3.3.2: Underground Guerrillas go if they are worth more there, beside those Active ones that go already."""
    look, origin = asked.look, asked.space()
    there, active = destination_of(asked, origin), asked.last_number()
    return asked.best_number(
        lambda number: plans.worth_of_group(look, origin, there, min(active, asked.state.active[origin]), number)
    )


# 3.3.3 Attack, 3.3.4 Terror


def choose_attack(asked: Situation) -> str:
    """3.3.3, 4.3.3: an Attack or, once, the surer Ambush."""
    look = asked.look

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        plan = plans.worth_of_ambush_in if VERB_OF[option] == "ambush" else plans.worth_of_attack_in
        return plan(look, SPACE_OF[option])

    return asked.best(worth)


def choose_terror(asked: Situation) -> str:
    """3.3.4: the space where it is worth most; then the Special Activity."""
    return choices.choose_space(asked, "terror", plans.worth_of_terror_in, worth_of_activity)


# Events


def choose_guerrilla_to_lose(asked: Situation) -> str:
    """HM-16 in the wrong hands: none."""
    return DONE


def choose_commander(asked: Situation) -> str:
    """HM-28: back to Gurney."""
    return LEFT if asked.offers(LEFT) else DONE


ANSWERS: Final[dict[str, Answer]] = {
    **choices.answers_of(plans.worth_in_spaces),
    "ask-activity": choose_activity,
    "ask-another-space": choose_activity,
    "ask-granted-activity": choose_activity,
    "ask-intimidate-what": choose_what_to_intimidate,
    "ask-rally": choose_rally,
    "ask-rally-how": choose_how_to_rally,
    "ask-rally-how-many": choose_how_many_to_rally,
    "ask-build-of-active": choose_whom_to_replace,
    "ask-take-guerrilla": choose_guerrilla_to_take,
    "ask-take-base": choose_base_to_take,
    "ask-agitate": choose_agitate,
    "ask-march": choose_march,
    "ask-march-from": choose_where_from,
    "ask-march-to": choose_where_to,
    "ask-march-active": choose_how_many_active,
    "ask-march-underground": choose_how_many_hidden,
    "ask-attack": choose_attack,
    "ask-terror": choose_terror,
    "ask-remove-guerrilla": choose_guerrilla_to_lose,
    "ask-move-commander": choose_commander,
}
