"""What is told of each game before anybody plays it."""

from __future__ import annotations

import re

import pytest

from british_way.family import FAMILY
from sandtable import new_game
from sandtable.games import GAMES, find, find_reference
from sandtable.games.bids import begin_game
from sandtable.table.catalogue import ABOUT, describe_games, describe_set_up
from sandtable.words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
END_OF_SENTENCE = {"en": r"\.(?= |$)", "ja": "。"}


@every_language
def test_every_game_says_when_it_plays_how_long_it_takes_and_what_of_it_is_ours(language):
    for game in describe_games(language):
        assert all(game["about"][fact] for fact in ABOUT), game["game"]


@every_language
def test_every_side_says_in_two_sentences_how_it_wins(language):
    for game in describe_games(language):
        aims = game["about"]["aims"]

        assert list(aims) == [side["side"] for side in game["sides"]]
        assert {len(re.findall(END_OF_SENTENCE[language], aim)) for aim in aims.values()} == {2}


@every_language
def test_of_more_than_two_values_of_an_option_each_has_a_name(language):
    options = [option for game in describe_games(language) for option in game["options"]]
    of_many = [option for option in options if len(option["values"]) > 2]

    assert of_many
    for option in of_many:
        assert list(option["value_names"]) == option["values"]
        assert not [name for name in option["value_names"].values() if "_" in name]


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_is_the_board_on_which_a_new_game_begins(game):
    start = begin_game(find(game))

    assert describe_set_up(game) == find_reference(game).describe_state(start.state, "")


@pytest.mark.parametrize("game", FAMILY)
def test_the_spaces_of_a_set_up_have_their_neighbours_and_its_track_begins_with_the_usual_bid(game):
    start = new_game(game)

    assert describe_set_up(game)["spaces"].keys() == describe_set_up(game)["adjacent"].keys()
    assert describe_set_up(game)["political_will"] == int(start.rules.write_fields(start.state)["political will"])


@every_language
def test_only_bots_that_play_a_game_are_offered_for_it(language):
    offered = {game["game"]: [bot["bot"] for bot in game["bots"]] for game in describe_games(language)}

    assert offered["dak2"] == ["heuristic", "easy", "random"]
    assert {"normal", "hard"} <= set(offered["palestine"])
