"""The owner's box of the hex game: rows that correct our map, counters and set-ups, and what can be wrong with them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sandtable import load_game, new_game
from sandtable.box_check import check_box
from sandtable.engine.errors import BadBox, BadRecord
from sandtable.engine.game import Game
from sandtable.files import save
from sandtable.games import find
from sandtable.games.box import use_box
from sandtable.table.catalogue import describe_games
from sandtable.words import Words

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "desert_box"
OWNERS = {"components": "owner"}
HEXES, SIDES, LINKS = "hex,terrain,port\n", "hexA,hexB,kind,upper\n", "hexA,hexB,road,rail\n"
UNITS, SETUP = "id,steps,RE,combat,AR\n", "what,side,id,hex,mode,steps,tokens\n"


@pytest.fixture(autouse=True)
def _without_a_box(monkeypatch):
    monkeypatch.setenv("SANDTABLE_BOX", "")


@pytest.fixture
def example():
    use_box(str(EXAMPLE))


def box_with(folder: Path, **files: str) -> Path:
    """A box with these files: a set-up is called `setup`, and is that of 7.3."""
    for name, text in files.items():
        file = folder / "dak2" / ("setups/7.3.csv" if name == "setup" else f"{name}.csv")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def start(scenario: str = "7.3") -> Game:
    return new_game("dak2", scenario=scenario, seed=1, options=OWNERS)


def play(game: Game, answers: int) -> None:
    random = Random(1)
    for _ in range(answers):
        if game.question is not None:
            game.play(game.question.sample(random.randrange))


# What a box corrects


def test_an_owners_rows_take_the_place_of_ours_and_leave_the_rest(example):
    theirs, ours = start().state, new_game("dak2", scenario="7.3", seed=1).state
    hex, unit = theirs.theatre.hex_named, theirs.theatre.unit_number
    ground, grid = theirs.theatre.ground, theirs.theatre.grid

    assert (ground.terrain[hex("C38.20")], ground.country[hex("C38.20")]) == ("rocky", "Egypt")
    assert (theirs.theatre.place_named("Nibeiwa"), ground.poi[hex("C40.19")]) == (hex("C40.18"), 1)
    assert ground.feature[grid.side_between(hex("C38.20"), hex("C38.21"))] == "slope_up"
    assert ground.feature[grid.side_between(hex("C37.20"), hex("C38.20"))] == ""
    assert ground.path[grid.side_between(hex("C38.22"), hex("C38.21"))] == "road"
    assert [face.strength for face in theirs.counter(unit["it-63"]).faces] == [8, 4]
    assert (theirs.counter(unit["it-63"]).rating, theirs.counter(unit["it-63"]).source) == (2, "owner")
    assert (theirs.steps[unit["it-63"]], theirs.place[unit["it-63"]]) == (2, hex("C38.22"))
    assert (theirs.place[unit["it-99l"]], theirs.face[unit["it-99l"]]) == (hex("C38.22"), 1)
    assert "it-63l" in ours.theatre.unit_number
    assert "it-63l" not in unit
    assert theirs.dumps[1][hex("C38.22")] == 6
    assert ours.dumps[1][hex("C38.22")] != 6


def test_ours_stay_as_they_are_beside_a_box_and_are_the_default(example):
    game = new_game("dak2", scenario="7.3", seed=1)

    assert game.settings["components"] == "house"
    assert game.state.theatre.ground.terrain[game.state.theatre.hex_named("C38.20")] == "open"
    assert game.state.counter(game.state.theatre.unit_number["it-63"]).source == "ours"


def test_a_hex_of_two_maps_may_be_named_by_either(tmp_path):
    use_box(str(box_with(tmp_path, hexes=HEXES + "D37.35,rocky,\n")))
    theatre = start().state.theatre

    assert theatre.ground.terrain[theatre.hex_named("C37.01")] == "rocky"


def test_works_dumps_trucks_and_owners_of_a_set_up_are_corrected(tmp_path):
    rows = "hedgehog,Axis,,C40.18,,,\nhedgehog,Axis,,C40.19,,,0\ntruck,Axis,,C42.19,,,0\ncontrol,Allied,,C42.21,,,\n"
    rows += "organic,,OT.7Arm,,,,0\nleader,,LD.Berg,C42.29,,,\ndump,Allied,,C38.12,,,0\n"
    use_box(str(box_with(tmp_path, setup=SETUP + rows)))
    state = start().state
    hex = state.theatre.hex_named

    assert state.hedgehogs.get(hex("C40.18")) == 1
    assert hex("C40.19") not in state.hedgehogs
    assert [trucks.hex for trucks in state.trucks if trucks.side == 1] == [hex("C44.29")]
    assert state.owner[hex("C42.21")] == 0
    assert state.organic_load[state.theatre.truck_number["ot-7arm"]] == 0
    assert state.leader_place[state.theatre.leader_number["ld-berg"]] == hex("C42.29")
    assert hex("C38.12") not in state.dumps[0]


# Records


def test_records_and_positions_name_the_box_and_need_it(example, tmp_path):
    game = start()
    play(game, 15)
    save(game, tmp_path / "game.txt")
    components = game.settings["components"]

    assert components.startswith("owner-")
    assert f"components={components}" in game.record()
    assert load_game(tmp_path / "game.txt").position() == game.position()
    assert new_game("dak2", position=game.position()).state.theatre is game.state.theatre
    use_box("")
    with pytest.raises(BadRecord, match=f"components={components} stands for an owner's box that is not here"):
        load_game(tmp_path / "game.txt")


def test_one_more_correction_is_another_box_and_names_are_none(tmp_path):
    first = box_with(tmp_path / "a", hexes=HEXES + "C38.20,rocky,\n")
    second = box_with(tmp_path / "b", hexes=HEXES + "C38.20,rocky,\n", units=UNITS + "IT.63,,,8,\n")
    third = box_with(tmp_path / "c", hexes=HEXES + "C38.20,rocky,\r\n")
    (third / "dak2" / "locales" / "en").mkdir(parents=True)
    (third / "dak2" / "locales" / "en" / "names.ftl").write_text("name-C38-20 = Stony (C38.20)\n", encoding="utf-8")
    values = []
    for box in (first, second, third):
        use_box(str(box))
        values.append(find("dak2").option_values["components"][1])

    assert values[0] == values[2] != values[1]


def test_players_are_told_whose_the_map_is(example):
    told = next(game for game in describe_games("en") if game["game"] == "dak2")["components"]
    words = Words(find("dak2"), "en")

    assert told["option"] == "components"
    assert [value["name"] for value in told["values"]] == [
        words.text("components-house"),
        words.text("components-owner"),
    ]
    assert words.name("C40.18") == "Nibeiwa (C40.18)"
    assert Words(find("dak2"), "ja").name("it-99l") == "第99軽機甲大隊"


# What can be wrong


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"hexes": HEXES + "C38.99,rocky,\n"}, "hexes.csv, line 2: there is no hex 'C38.99' (1.0)"),
        ({"hexes": HEXES + "\nC38.20,lava,\n"}, "hexes.csv, line 3: 'lava' under terrain is none of open, rocky, "),
        (
            {"hexes": HEXES + "C38.20,rocky,many\n"},
            "hexes.csv, line 2: 'many' under port is no number from 0 to 99 (19.0)",
        ),
        ({"hexes": HEXES + "C38.20,rocky\n"}, "hexes.csv, line 2: this row has 2 cells and the first row 3"),
        ({"hexes": "hex,terain\n"}, "hexes.csv, line 1: 'terain' is no column of this file: it could have hex, "),
        ({"hexes": "hex,hex\n"}, "hexes.csv, line 1: the column hex is there twice"),
        ({"hexes": "terrain\nrocky\n"}, "hexes.csv, line 1: the column hex is missing"),
        ({"hexes": ""}, "hexes.csv, line 1: the column hex is missing"),
        (
            {"hexes": HEXES + "C38.20,rocky,\nC38.20,open,\n"},
            "hexes.csv, line 3: c38-20 is in line 2 already (3.1)",
        ),
        (
            {"hexes": "hex,name\nC44.29,-\n"},
            "hexes.csv, line 2: Bardia would be in 0 hexes instead of one (D7.0)",
        ),
        ({"hexes": HEXES + "C38.17,sea,\n"}, "hexes.csv, line 2: C38.17 is sea (6.2)"),
        ({"hexsides": SIDES + "C38.20,C40.20,wadi,\n"}, "hexsides.csv, line 2: C38.20 and C40.20 do not touch (1.0)"),
        (
            {"hexsides": SIDES + "C38.20,C38.21,slope,C40.20\n"},
            "hexsides.csv, line 2: 'C40.20' under upper is none of C38.20, C38.21 (6.2)",
        ),
        (
            {"links": LINKS + "C38.20,C38.21,motorway,\n"},
            "links.csv, line 2: 'motorway' under road is none of road, track, primary_road (6.2)",
        ),
        (
            {"units": UNITS + "IT.63,,,8,\nit-63,,,9,\n"},
            "units.csv, line 3: it-63 is in line 2 already (3.1)",
        ),
        ({"units": UNITS + "OT.7Arm,1,1,8,2\n"}, "units.csv, line 2: ot-7arm is in trucks.csv already (3.1)"),
        ({"units": UNITS + "IT.63,,0.3,,\n"}, "units.csv, line 2: '0.3' under RE is no size in quarters"),
        ({"units": UNITS + "IT.63,2,,,\n"}, "units.csv, line 2: a division of 2 steps has as many RE, not 3 (3.2)"),
        ({"units": UNITS + "IT.63,,,,9\n"}, "units.csv, line 2: '9' under AR is no number from 0 to 6 (3.1)"),
        ({"units": UNITS + "IT.99,1,1,8,2\n"}, "units.csv, line 2: '' under side is none of Allied, Neutral, Axis"),
        ({"units": UNITS + "IT 99,1,1,8,2\n"}, "units.csv, line 2: 'IT 99' is no id"),
        (
            {"units": UNITS + "IT.1Lib,6,6,,\nIT.MG6,,5,,\n"},
            "units.csv, line 3: 11 RE would be in C42.17, which holds 10 (4.8)",
        ),
        (
            {"hexes": HEXES + "C38.20,rocky,\nC38.21," + "x" * 200_000 + ",\n"},
            "hexes.csv, line 3: a file has at most 20000 lines of 500 characters",
        ),
        (
            {"hexes": HEXES + "C38.20,rocky,\n" * 20_000},
            "hexes.csv, line 20001: a file has at most 20000 lines of 500 characters",
        ),
        (
            {"hexes": HEXES + "C38.20,rocky," + "9" * 400 + "\n"},
            "hexes.csv, line 2: '" + "9" * 400 + "' under port is no number from 0 to 99 (19.0)",
        ),
        ({"setup": SETUP + "unit,,IT.999,C38.20,,,\n"}, "setups/7.3.csv, line 2: there is no unit 'IT.999' (3.1)"),
        ({"setup": SETUP + "unit,,IT.63,A38.20,,,\n"}, "setups/7.3.csv, line 2: A38.20 is on no map of 7.3 (D7.0)"),
        ({"setup": SETUP + "unit,,IT.63,C60.20,,,\n"}, "setups/7.3.csv, line 2: C60.20 is sea (6.2)"),
        (
            {"setup": SETUP + "unit,,IT.63,C41.24,,,\nunit,,IT.2CN,C41.24,,,\nunit,,IT.62,C41.24,,,\n"},
            "setups/7.3.csv, line 4: 13 1/2 RE would be in C41.24, which holds 10 (4.8)",
        ),
        (
            {"setup": SETUP + "unit,,IT.63,C38.17,,,\n"},
            "setups/7.3.csv, line 2: units of both sides would be in C38.17 (4.8)",
        ),
        ({"setup": SETUP + "unit,,IT.63,,,7,\n"}, "setups/7.3.csv, line 2: it-63 has 3 steps (3.2)"),
        (
            {"setup": SETUP + "unit,,IT.63,,Sleep,,\n"},
            "setups/7.3.csv, line 2: 'Sleep' under mode is none of Combat, Move (D7.0)",
        ),
        ({"setup": SETUP + "tank,,IT.63,,,,\n"}, "setups/7.3.csv, line 2: 'tank' under what is none of unit, leader, "),
        ({"setup": SETUP + "dump,,,C38.20,,,4\n"}, "setups/7.3.csv, line 2: '' under side is none of Allied, Axis"),
        (
            {"setup": SETUP + "dump,Axis,,C38.20,,,\n"},
            "setups/7.3.csv, line 2: '' under tokens is no number from 0 to 999 (12.1)",
        ),
        ({"setup": SETUP + "dump,Axis,,,,,4\n"}, "setups/7.3.csv, line 2: there is no hex '' (1.0)"),
        (
            {"hexes": HEXES + 'C38.20,"rocky,\n' + ("x" * 490 + "\n") * 400},
            "hexes.csv, line 2: this row has 2 cells and the first row 3",
        ),
        (
            {"setup": SETUP + "leader,,LD.Berg,C30.10,,,\n"},
            "setups/7.3.csv, line 2: the set-up of 7.3 cannot be: D3.10c: ld-berg is alone in C30.10",
        ),
        (
            {"setup": SETUP + "unit,,IT.63,,,2,\ndump,Allied,,C42.19,,,5\n"},
            "setups/7.3.csv, line 3: the set-up of 7.3 cannot be: 9.14: supply or trucks of the enemy in C42.19",
        ),
        (
            {"setup": SETUP + "hedgehog,Axis,,C44.29,,,\n"},
            "setups/7.3.csv, line 2: the set-up of 7.3 cannot be: 16.0: in C44.29 no hedgehog of level 1 can be built",
        ),
        (
            {"setup": SETUP + "unit,,GE.I-5,,,,\n"},
            "setups/7.3.csv, line 2: GE.I-5 is not in this scenario: it needs a hex (D7.0)",
        ),
    ],
)
def test_a_row_that_cannot_be_is_one_sentence_with_file_line_and_rule(files, sentence, tmp_path):
    use_box(str(box_with(tmp_path, **files)))
    with pytest.raises(BadBox) as fault:
        find("dak2")

    assert str(fault.value).startswith(f"dak2/{sentence}")


def test_a_file_in_another_encoding_is_told_by_its_name(tmp_path):
    folder = box_with(tmp_path, hexes="")
    (folder / "dak2" / "hexes.csv").write_bytes("hex,name\nC38.20,Café\n".encode("latin-1"))
    use_box(str(folder))

    with pytest.raises(BadBox, match=r"^dak2/hexes.csv cannot be read: it is not text$"):
        find("dak2")


def test_a_folder_where_a_file_should_be_and_a_file_where_a_folder_should_be_are_told(tmp_path):
    (tmp_path / "a" / "dak2" / "hexes.csv").mkdir(parents=True)
    box_with(tmp_path / "b", units=UNITS)
    (tmp_path / "b" / "dak2" / "setups").touch()
    told = []
    for box in ("a", "b"):
        use_box(str(tmp_path / box))
        with pytest.raises(BadBox) as fault:
            find("dak2")
        told.append(str(fault.value))

    assert told == [
        "dak2/hexes.csv cannot be read: Is a directory",
        "dak2/setups must be a folder, with the set-ups in it",
    ]


def test_a_faulty_box_changes_nothing(tmp_path):
    before = new_game("dak2", scenario="7.3", seed=1)
    use_box(str(box_with(tmp_path, hexes=HEXES + "C38.20,rocky,\nC38.99,rocky,\n")))
    with pytest.raises(BadBox):
        find("dak2")
    use_box("")

    assert new_game("dak2", scenario="7.3", seed=1).position() == before.position()


# The command


def test_the_example_is_sound_in_both_scenarios(capsys):
    check_box(str(EXAMPLE), 2, 0)
    told = capsys.readouterr().out

    assert "dak2: nothing is wrong, also in 2 games with components=owner-" in told
    assert "setups/7.3.csv: corrected rows: 4" in told
    assert "no Japanese text" not in told


def test_box_check_tells_all_faults_at_once(tmp_path, capsys):
    folder = box_with(tmp_path, hexes=HEXES + "C38.99,lava,\n", links=LINKS + "C38.20,C38.22,road,\n")
    (folder / "dak2" / "setups").mkdir()
    (folder / "dak2" / "setups" / "7.9.csv").touch()
    (folder / "dak2" / "map.csv").touch()
    with pytest.raises(SystemExit):
        check_box(str(folder), 0, 0)
    told = capsys.readouterr().err.splitlines()

    assert [line.partition(":")[2][:54].strip() for line in told] == [
        "dak2/map.csv is no part of a box: it could be hexes.c",
        "dak2/setups/7.9.csv is no set-up: it could be 7.3.csv",
        "dak2/hexes.csv, line 2: 'lava' under terrain is none",
        "dak2/hexes.csv, line 2: there is no hex 'C38.99' (1.0",
        "dak2/links.csv, line 2: C38.20 and C38.22 do not touc",
    ]


def test_a_new_counter_without_a_name_is_told_by_box_check(tmp_path, capsys):
    row = "IT.99,1,1,8,2,Axis,It,Inf Rgt,none,regiment,0,3,leg,6,leg\n"
    columns = "id,steps,RE,combat,AR,side,nation,type,symbol_colour,size,parenthesised,MA_combat,MP_class_combat"
    folder = box_with(tmp_path, units=f"{columns},MA_move,MP_class_move\n{row}")
    with pytest.raises(SystemExit):
        check_box(str(folder), 0, 0)

    assert "dak2/locales/en/names.ftl has no name-it-99" in capsys.readouterr().err
