"""The OpenSpiel game: OpenSpiel's own test, chance as it is, and states that can be copied."""

import pickle
from random import Random

import pytest

pytest.importorskip("pyspiel", reason="needs the 'agents' extra")

import pyspiel

import sandtable.agents.openspiel  # noqa: F401 - registers the games
from sandtable import new_game

NAME = "sandtable_palestine"


def play_on(state, random: Random, steps: int = 10_000) -> None:
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps -= 1


@pytest.mark.parametrize("parameters", ["", "(p29_anywhere=true,p23s_roll=per_police)"])
def test_it_passes_openspiels_random_simulation_test(parameters, capfd):
    game = pyspiel.load_game(NAME + parameters)

    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_it_begins_with_the_usual_bid():
    state = pyspiel.load_game("sandtable_cyprus").new_initial_state()

    assert str(state) == new_game("cyprus").position()


def test_chance_has_its_true_probabilities_and_players_their_options():
    vocabulary = new_game("palestine").rules.vocabulary
    state, twin = pyspiel.load_game(NAME).new_initial_state(), new_game("palestine")
    random = Random(1)
    while not state.is_terminal():
        question = twin.question
        if state.is_chance_node():
            outcomes = {vocabulary[action]: chance for action, chance in state.chance_outcomes()}
            weights = question.weights or [1] * len(question.options)

            assert question.side == "chance"
            assert outcomes == {
                answer: pytest.approx(weight / sum(weights))
                for answer, weight in zip(question.options, weights, strict=True)
            }
        else:
            assert sorted(vocabulary[action] for action in state.legal_actions()) == sorted(question.options)
            assert twin.rules.sides[state.current_player()] == question.side
        action = random.choice(state.legal_actions())
        twin.play(state.action_to_string(action))
        state.apply_action(action)

    assert twin.over
    assert state.returns() == [1.0 if side == twin.result else -1.0 for side in twin.rules.sides]


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game(NAME).new_initial_state()
    play_on(state, Random(1), 50)
    before, twin = str(state), state.clone()

    play_on(twin, Random(2))

    assert str(state) == before
    assert twin.is_terminal()


def test_a_state_survives_pickling():
    state = pyspiel.load_game(f"{NAME}(p29_anywhere=true)").new_initial_state()
    play_on(state, Random(1), 50)

    again = pickle.loads(pickle.dumps(state))

    assert str(again) == str(state)
    assert (again.history(), again.legal_actions()) == (state.history(), state.legal_actions())


def test_parameters_are_the_rulings_and_the_text_of_a_state_is_a_position():
    state = pyspiel.load_game(f"{NAME}(p29_anywhere=true)").new_initial_state()
    play_on(state, Random(3), 40)

    game = new_game("palestine", position=str(state))

    assert game.settings["p29_anywhere"] == "true"
    assert game.position() == str(state)


def test_both_doors_show_the_same_numbers():
    pytest.importorskip("pettingzoo", reason="needs the 'agents' extra")
    from sandtable.agents.pettingzoo import env

    environment = env("palestine")
    environment.reset(seed=1)
    state = pyspiel.load_game(NAME).new_initial_state()
    for answer in environment.game.answers:
        state.apply_action(state.string_to_action(answer))

    assert state.observation_tensor(1) == environment.observe("irgun")["observation"].tolist()
