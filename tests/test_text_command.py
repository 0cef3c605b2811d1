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
