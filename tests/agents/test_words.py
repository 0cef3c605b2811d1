"""Agents answer word by word where answers are too many to be numbered."""

import pickle
from copy import deepcopy
from random import Random

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="needs the 'agents' extra")

import pyspiel

from agents.test_pettingzoo import RECOMMENDATIONS, api_test
from carts.rules import RULES
from sandtable.agents import openspiel
from sandtable.agents.encoding import find_encoding
from sandtable.agents.pettingzoo import env
from sandtable.engine.orders import END
from sandtable.games import GAMES

ACTION = {word: number for number, word in enumerate([*RULES.vocabulary, END])}


@pytest.fixture(scope="module", autouse=True)
def _listed():
    GAMES["carts"] = "carts"
    openspiel.register("carts")
    yield
    del GAMES["carts"]


@pytest.mark.filterwarnings(*RECOMMENDATIONS)
def test_it_passes_pettingzoos_own_test(capsys):
    api_test(env("carts"), num_cycles=200)


def test_an_order_is_a_sequence_of_words_each_among_those_that_may_follow():
    environment = env("carts")
    environment.reset(seed=1)
    for word in ["move", "n1", "to", "22.26"]:
        observation, *_ = environment.last()

        assert environment.agent_selection == "north"
        assert observation["action_mask"][ACTION[word]] == 1
        assert environment.game.answers == []
        environment.step(ACTION[word])
    assert environment.game.answers == ["move n1 to 22.26"]


def test_the_mask_is_what_may_follow_and_the_words_said_are_seen():
    environment = env("carts")
    environment.reset(seed=1)
    environment.step(ACTION["move"])
    observation, *_ = environment.last()
    encoding = find_encoding("carts")
    said = observation["observation"][-len(encoding.actions) :]

    assert [encoding.actions[number] for number in np.flatnonzero(observation["action_mask"])] == ["n1", "n2", "n3"]
    assert [encoding.actions[number] for number in np.flatnonzero(said)] == ["move"]


def test_a_word_that_may_not_follow_forfeits():
    environment = env("carts")
    environment.reset(seed=1)
    environment.step(ACTION["move"])
    environment.step(ACTION["done"])

    assert environment.rewards == {"north": -1.0, "south": 0.0}


def test_it_passes_openspiels_random_simulation_test(capfd):
    pyspiel.random_sim_test(pyspiel.load_game("sandtable_carts"), num_sims=1, serialize=True, verbose=False)


def test_a_state_in_the_middle_of_an_order_is_copied_and_pickled():
    state = pyspiel.load_game("sandtable_carts").new_initial_state()
    for word in ["move", "n1"]:
        state.apply_action(ACTION[word])
    random = Random(1)

    for twin in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.legal_actions() == state.legal_actions() == [ACTION["to"]]
        assert str(twin) == str(state)
        while twin.table.said:
            twin.apply_action(random.choice(twin.legal_actions()))
        assert twin.table.game.answers[0].startswith("move n1 to ")
        assert state.table.said == ["move", "n1"]
