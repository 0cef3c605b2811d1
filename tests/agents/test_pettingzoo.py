"""The PettingZoo environment: PettingZoo's own tests, and the same behaviour as its default wrappers."""

import pickle
import re
import warnings
from functools import partial
from random import Random

import pytest

pytest.importorskip("pettingzoo", reason="needs the 'agents' extra")

import numpy as np
from pettingzoo.utils import wrappers

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests use what PettingZoo deprecates
    from pettingzoo.test import api_test, seed_test

from sandtable import new_game
from sandtable.agents.pettingzoo import env, raw_env
from sandtable.engine.errors import UnknownName

# PettingZoo recommends these; its own games of this kind are on a list that it does not warn about.
RECOMMENDATIONS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named in the format",
    "ignore:Action mask numpy array is all zeros",
]


def with_their_wrappers():
    """Our environment with PettingZoo's default wrappers, which then check first."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env("palestine"), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def play_on(environment, random: Random, steps: int) -> list[object]:
    """Play at random and note everything that can be seen."""
    seen = []
    for agent in environment.agent_iter(steps):
        observation, reward, termination, truncation, info = environment.last()
        legal = observation["action_mask"].nonzero()[0]
        action = None if termination or truncation else int(random.choice(legal))
        arrays = {key: value.tolist() for key, value in observation.items()}
        seen.append((agent, arrays, reward, termination, truncation, info, action))
        environment.step(action)
    return seen


# PettingZoo's own tests


@pytest.mark.filterwarnings(*RECOMMENDATIONS)
@pytest.mark.parametrize("make", [partial(env, "palestine"), partial(raw_env, "palestine"), with_their_wrappers])
def test_it_passes_pettingzoos_api_test(make):
    api_test(make(), num_cycles=300)


@pytest.mark.parametrize("make", [partial(env, "palestine"), with_their_wrappers])
def test_it_passes_pettingzoos_seed_test(make):
    seed_test(make, num_cycles=300)


# Games


def test_the_mask_is_what_is_offered_in_random_games():
    environment, random = env("palestine"), Random(1)
    for seed in range(3):
        environment.reset(seed=seed)
        for agent in environment.agent_iter():
            observation, _, termination, _, _ = environment.last()
            game, vocabulary = environment.game, environment.game.rules.vocabulary
            legal = observation["action_mask"].nonzero()[0]

            if game.question is None:
                assert (termination, len(legal)) == (True, 0)
                environment.step(None)
                continue
            assert agent == game.question.side
            assert sorted(vocabulary[action] for action in legal) == sorted(game.question.options)
            other = next(side for side in game.rules.sides if side != agent)
            assert environment.observe(other)["action_mask"].sum() == 0
            environment.step(random.choice(legal))


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = []
    for seed in (7, 7, 8):
        environment = env("palestine")
        environment.reset(seed=seed)
        games.append(play_on(environment, Random(0), 10_000))

    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("name", ["palestine", "cyprus"])
def test_dice_cards_and_the_usual_bid_are_those_of_a_game_with_the_same_seed(name):
    environment = env(name)
    environment.reset(seed=7)
    play_on(environment, Random(0), 10_000)
    played = environment.game

    again = new_game(name, seed=7)
    again.play(*[answer for answer, side in zip(played.answers, played.sides, strict=True) if side != "chance"])

    assert again.record() == played.record()


def test_without_a_seed_every_reset_deals_anew_but_reproducibly():
    cards = []
    for _ in range(2):
        environment = env("palestine")
        environment.reset(seed=3)
        dealt = []
        for _ in range(12):
            environment.reset()
            dealt.append(environment.game.answers[0])
        cards.append(dealt)

    assert cards[0] == cards[1]
    assert len(set(cards[0])) > 3


def test_the_winner_gets_1_and_the_loser_minus_1_at_the_end_only():
    environment = env("palestine")
    environment.reset(seed=2)
    rewards = [(agent, reward) for agent, _, reward, *_ in play_on(environment, Random(0), 10_000)]
    winner = environment.game.result

    assert dict(rewards[-2:]) == {side: 1 if side == winner else -1 for side in ("british", "irgun")}
    assert {reward for _, reward in rewards[:-2]} == {0}
    assert environment.agents == []


def test_rulings_and_positions_can_be_chosen():
    position = new_game("palestine", seed=1, options={"p29_anywhere": "true"}).play("limited").position()
    environment, other = env("palestine"), env("palestine", options={"p29_anywhere": "false"})

    environment.reset(options={"position": position})
    other.reset(options={"position": position})

    assert environment.game.position() == position
    assert other.game.settings["p29_anywhere"] == "false"
    with pytest.raises(UnknownName, match="moon"):
        env("palestine", options={"moon": "full"})
    with pytest.raises(UnknownName, match="kenya"):
        env("kenya")


def test_observations_are_in_their_space_and_the_planes_begin_the_vector():
    environment = env("palestine")
    environment.reset(seed=4)
    for _ in play_on(environment, Random(0), 40):
        observation = environment.observe("irgun")

        assert environment.observation_space("irgun").contains(observation)
        assert (observation["planes"].ravel() == observation["observation"][:104]).all()
        assert (environment.state() == environment.observe(environment.agent_selection)["observation"]).all()


def test_an_observation_stays_as_it_was_when_the_game_goes_on():
    environment = env("palestine")
    environment.reset(seed=4)
    before = environment.observe("irgun")
    as_it_was = {name: array.copy() for name, array in before.items()}

    play_on(environment, Random(0), 40)

    assert all((before[name] == array).all() for name, array in as_it_was.items())
    assert any((environment.observe("irgun")[name] != array).any() for name, array in as_it_was.items())


# Checks as PettingZoo's wrappers make them


def outcome(environment, action) -> object:
    """What comes of an action after some play: an error, or all that can be seen until the end."""
    environment.reset(seed=5)
    play_on(environment, Random(0), 20)
    try:
        environment.step(action(environment))
    except (AssertionError, ValueError) as error:
        return repr(error)
    return play_on(environment, Random(0), 30)


def not_offered(environment):
    return int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize(
    "action",
    [
        *[not_offered, lambda _: 385, lambda _: -1, lambda _: None, lambda _: 1.5, lambda _: "pass"],
        *[lambda _: np.array(384), lambda _: np.array([1])],
    ],
    ids=["not offered", "too great", "negative", "none", "no whole number", "text", "an array", "a list of one"],
)
def test_an_action_that_cannot_be_has_the_same_outcome_as_with_their_wrappers(action):
    assert outcome(env("palestine"), action) == outcome(with_their_wrappers(), action)


def test_an_action_that_is_not_offered_costs_its_agent_alone_a_point():
    environment = env("palestine")
    environment.reset(seed=5)
    loser = environment.agent_selection

    environment.step(not_offered(environment))

    assert environment.rewards == {side: -1 if side == loser else 0 for side in ("british", "irgun")}
    assert all(environment.terminations.values())


CALLS = {
    "step": lambda environment: environment.step(0),
    "observe": lambda environment: environment.observe("irgun"),
    "state": lambda environment: environment.state(),
    "render": lambda environment: environment.render(),
    "iterate": lambda environment: environment.agent_iter(),
    "last": lambda environment: environment.last(),
}
USES = {
    **{name: call for name, call in CALLS.items() if name != "last"},  # theirs says that an attribute is missing
    "agents": lambda environment: environment.agents,
    "rewards": lambda environment: environment.rewards,
    "agent_selection": lambda environment: environment.agent_selection,
}


@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_nothing_works_before_reset_as_with_their_wrappers(use):
    errors = []
    for environment in (env("palestine"), with_their_wrappers()):
        with pytest.raises((AssertionError, AttributeError)) as raised:
            use(environment)
        errors.append(raised.type)

    assert errors[0] == errors[1]


@pytest.mark.parametrize("call", ["step", "observe", "state", "render", "iterate", "last"])
def test_a_call_before_reset_is_an_assertion_error(call):
    with pytest.raises(AssertionError, match="reset"):
        CALLS[call](env("palestine"))


def test_a_loop_must_step():
    environment = env("palestine")
    environment.reset()
    turns = iter(environment.agent_iter())
    next(turns)

    with pytest.raises(AssertionError, match=re.escape("need to call step() or reset()")):
        next(turns)


def test_stepping_after_the_end_does_nothing():
    environment = env("palestine")
    environment.reset(seed=2)
    play_on(environment, Random(0), 10_000)

    environment.step(None)

    assert environment.agents == []


# Beside the game


def test_the_board_is_drawn_in_characters(capsys):
    environment = env("palestine", render_mode="ansi")
    environment.reset(seed=1)
    picture = environment.render()
    human = env("palestine", render_mode="human")
    human.reset(seed=1)

    assert "Tel Aviv" in picture
    assert "Irgun: " in picture
    assert capsys.readouterr().out.strip() == picture.strip()
    with pytest.raises(ValueError, match="rgb_array"):
        env("palestine", render_mode="rgb_array")


def test_it_can_be_pickled_for_another_process():
    environment = pickle.loads(pickle.dumps(env("palestine", options={"p29_anywhere": "true"})))
    environment.reset(seed=1)

    assert environment.game.settings["p29_anywhere"] == "true"
