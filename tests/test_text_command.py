"""`sandtable text` as a process: what it is given, and how it ends."""

from commands import half_a_game, sandtable
from sandtable.files import save


def test_the_end_of_input_ends_politely():
    done = sandtable("text", "palestine", "--seed", "3")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")
    assert "\x1b" not in done.stdout


def test_the_same_seed_gives_the_same_session_and_options_are_told():
    arguments = ["text", "palestine", "--seed", "11", "--option", "p29_anywhere=true", "--language", "ja"]
    first, second = (sandtable(*arguments, typed="1\n" * 40, PYTHONHASHSEED=seed) for seed in "12")

    assert first.stdout == second.stdout
    assert "p29_anywhere=true" in first.stdout.splitlines()[1]
    assert first.stdout != sandtable(*arguments[:3], "12", *arguments[4:], typed="1\n" * 40).stdout


def test_a_session_starts_from_a_position_and_from_a_record(tmp_path):
    game = half_a_game()
    save(game, tmp_path / "game.txt")
    (tmp_path / "position.txt").write_text(game.position(), encoding="utf-8")
    persons = ["--british", "person", "--insurgent", "person", "--seed", "1"]

    loaded = sandtable("text", "palestine", "--load", str(tmp_path / "game.txt"), *persons)
    placed = sandtable("text", "palestine", "--position", str(tmp_path / "position.txt"), *persons)
    begun = sandtable("position", "palestine", str(tmp_path / "position.txt"))

    prompt = next(line for line in loaded.stdout.splitlines() if line.startswith(("British · ", "Irgun · ")))
    assert prompt in placed.stdout
    assert loaded.returncode == placed.returncode == begun.returncode == 0


def test_two_bots_play_a_game_without_asking():
    done = sandtable("text", "palestine", "--seed", "3", "--british", "random", "--insurgent", "random")

    assert done.returncode == 0
    assert "The game is over: " in done.stdout.splitlines()[-1]


def test_a_terminal_that_lacks_letters_is_no_reason_to_break():
    done = sandtable("text", "palestine", "--seed", "3", "--language", "ja", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")


def test_the_desert_is_played_in_its_short_scenario_unless_another_is_named():
    usual = sandtable("text", "dak2", "--seed", "3")
    named = sandtable("text", "dak2", "--seed", "3", "--scenario", "7.1", "--language", "ja")
    unknown = sandtable("text", "dak2", "--scenario", "7.2")

    assert "\n7.3 Sidi Barrani · turn 1, 1940-12-08 · Allies" in usual.stdout
    assert "\nコンパス作戦（7.1） · 第1ターン（1940-12-08）" in named.stdout
    assert unknown.stderr == "sandtable: unknown scenario of dak2 '7.2': choose from 7.3, 7.1\n"
    assert (usual.returncode, usual.stderr, named.stderr, unknown.returncode) == (0, "", "", 2)


def test_an_order_typed_against_the_staff_is_saved_and_continued(tmp_path):
    seats = ["--seed", "3", "--seat", "axis=heuristic"]
    typed = f"move C36.18 to C36.19\n1\n1\n1\n1\nsave {tmp_path / 'game.txt'}\nundo\n"
    begun = sandtable("text", "dak2", *seats, typed=typed)
    loaded = sandtable("text", "dak2", "--load", str(tmp_path / "game.txt"), *seats, typed="stack C36.19\n")

    assert "1 RTR (early), 8 Hus, 3 Hus (early): from C36.18 to C36.19 (6.1)" in begun.stdout
    assert "br-3hus  3 Hus (early)" in loaded.stdout
    assert (begun.returncode, loaded.returncode) == (0, 0)
