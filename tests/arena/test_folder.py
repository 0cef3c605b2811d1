"""The arena's folder: killed and gone on with, finished, damaged, foreign, full, in use."""

import gzip
import json
import resource
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

from arena.arenas import command, interrupt, keep, outcome, plan
from commands import sandtable
from sandtable import load_game
from sandtable.arena.folder import Folder, open_folder
from sandtable.arena.play import play_one
from sandtable.arena.simulate import simulate
from sandtable.engine.errors import SandtableError

MEMORY = """
import sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from arena.arenas import keep, plan
keep(Path({folder!r}), plan({games}))
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(status["VmHWM"].split()[0])
"""


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A folder whose games have all been played; not to be changed."""
    folder = tmp_path_factory.mktemp("arena") / "finished"
    keep(folder, plan(12))
    return folder


@pytest.fixture
def half_done(tmp_path):
    """A folder of 12 games of which some are missing."""
    folder = tmp_path / "half"
    keep(folder, plan(12))
    for file in (folder / "report.html", folder / "tally.json", folder / "games.parquet", folder / "turns.parquet"):
        file.unlink()
    sorted((folder / "chunks").iterdir())[-1].unlink()
    return folder


# Going on


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_that_was_killed_goes_on_where_it_was(workers, tmp_path):
    arguments, folder = ["--games", "300", "--workers", workers], tmp_path / "games"
    killed = interrupt(folder, SIGKILL, *arguments)
    before = {name: kept for name, kept in contents(folder / "chunks").items() if not name.endswith(".part")}
    result = outcome(*arguments, "--out", str(folder))

    assert killed.code == -SIGKILL
    assert len(before) >= 3
    assert before.items() < contents(folder / "chunks").items()
    assert result["digest"] == simulate(plan(300)).tally.digest
    assert {"games.parquet", "turns.parquet", "tally.json", "report.html"} <= contents(folder).keys()


def test_ctrl_c_says_how_much_is_kept_and_how_to_go_on(tmp_path):
    folder = tmp_path / "games"
    stopped = interrupt(folder, SIGINT, "--games", "100000", "--workers", "2")
    kept = sum(last - first for first, last in Folder(folder).spans())

    assert (stopped.code, stopped.out, stopped.left_behind()) == (130, "", [])
    assert stopped.err == f"{kept:,} of 100,000 games are kept in {folder}: the same command goes on from there\n"


def test_workers_do_not_outlive_an_arena_that_was_killed(tmp_path):
    killed = interrupt(tmp_path / "games", SIGKILL, "--games", "100000", "--workers", "2")

    assert killed.left_behind() == []


def test_a_gap_is_filled_and_gives_the_same_digest(half_done):
    chunks = sorted((half_done / "chunks").iterdir())
    chunks[1].unlink()

    assert Folder(half_done).missing(12) != []
    assert keep(half_done, plan(12)).digest == simulate(plan(12)).tally.digest
    assert Folder(half_done).missing(12) == []


def test_what_a_killed_arena_left_half_written_is_removed(half_done):
    left_over = half_done / "chunks" / "000000009-000000012.jsonl.gz.part"
    left_over.write_bytes(b"half a chunk")
    keep(half_done, plan(12))

    assert not left_over.exists()


def test_a_finished_folder_says_so_and_stays_as_it_is(finished):
    before = contents(finished)
    done = sandtable("simulate", "palestine", "--games", "12", "--out", str(finished), "--json")

    assert done.returncode == 0
    assert done.stderr == f"{finished} is finished: all 12 games have been played, and report.html tells of them\n"
    assert json.loads(done.stdout)["digest"] == simulate(plan(12)).tally.digest
    assert json.loads(done.stdout)["seconds"] == 0
    assert contents(finished) == before


# Records


def test_every_game_has_its_record_which_our_own_reader_reads(finished, tmp_path):
    for number, played in enumerate(Folder(finished).games()):
        (tmp_path / "record").write_text(played.record, encoding="utf-8")

        assert load_game(tmp_path / "record").result == played.winner == play_one(plan(12), number).winner


def test_one_record_can_be_taken_out(finished, tmp_path):
    done = sandtable("record", "extract", str(finished), "7")
    (tmp_path / "record").write_text(done.stdout, encoding="utf-8")
    checked = sandtable("record", "check", str(tmp_path / "record"))

    assert (done.returncode, checked.returncode) == (0, 0)
    assert f"{play_one(plan(12), 7).answers} answers of palestine replay" in checked.stdout


def test_a_game_that_was_not_played_has_no_record(finished):
    done = sandtable("record", "extract", str(finished), "12")

    assert (done.returncode, done.stderr) == (2, f"sandtable: '{finished}' holds no game 12\n")


# Faults: one sentence, and nothing is overwritten


def damage(kind: str, folder: Path) -> None:
    """Do something to a folder that is not finished."""
    chunks = sorted((folder / "chunks").iterdir())
    match kind:
        case "cut chunk":
            chunks[0].write_bytes(chunks[0].read_bytes()[:-20])
        case "empty chunk":
            chunks[0].write_bytes(b"")
        case "flipped bit":
            content = bytearray(chunks[0].read_bytes())
            content[len(content) // 2] ^= 4
            chunks[0].write_bytes(content)
        case "other games":
            chunks[0].write_bytes(chunks[1].read_bytes())
        case "other content":
            chunks[0].write_bytes(gzip.compress(b'{"number": 0}'))
        case "foreign chunk":
            (folder / "chunks" / "notes.txt").write_text("mine")
        case "overlapping chunk":
            (folder / "chunks" / "000000000-000000009.jsonl.gz").write_bytes(chunks[0].read_bytes())
        case "cut plan":
            (folder / "plan.json").write_text('{"game": "pale')
        case "other plan":
            (folder / "plan.json").write_text("[]")
        case "no plan":
            (folder / "plan.json").unlink()
        case "no chunks":
            for chunk in chunks:
                chunk.unlink()
            (folder / "chunks").rmdir()
            (folder / "chunks").write_text("a file")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("cut chunk", "is damaged: remove it, and its games are played again"),
        ("empty chunk", "is damaged: remove it, and its games are played again"),
        ("flipped bit", "is damaged: remove it, and its games are played again"),
        ("other games", "is damaged: remove it, and its games are played again"),
        ("other content", "is damaged: remove it, and its games are played again"),
        ("foreign chunk", "notes.txt' does not belong there: the folder is damaged"),
        ("overlapping chunk", "does not belong there: the folder is damaged"),
        ("cut plan", "plan.json' is damaged"),
        ("other plan", "plan.json' is damaged"),
        ("no plan", "is not empty and no arena's folder: choose another"),
        ("no chunks", "cannot write"),
    ],
)
def test_a_damaged_folder_is_one_sentence_and_nothing_is_overwritten(kind, sentence, half_done):
    damage(kind, half_done)
    before = contents(half_done)
    done = sandtable("simulate", "palestine", "--games", "12", "--out", str(half_done))

    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert before.items() <= contents(half_done).items()
    assert not (half_done / "report.html").exists()


def test_a_folder_of_another_plan_is_refused_with_what_differs(finished):
    before = contents(finished)

    for wanted, what in (
        (plan(12, seed=1), "seed"),
        (plan(13), "games"),
        (plan(12, bots={"british": "heuristic", "irgun": "random"}), "matches"),
    ):
        with (
            pytest.raises(SandtableError, match=rf"games of another plan \({what} differ\)"),
            open_folder(str(finished), wanted),
        ):
            pass
    assert contents(finished) == before


def test_two_arenas_do_not_work_in_one_folder(half_done):
    with open_folder(str(half_done), plan(12)):
        done = sandtable("simulate", "palestine", "--games", "12", "--out", str(half_done))

    assert (done.returncode, done.stderr) == (2, f"sandtable: another arena is at work in '{half_done}'\n")


def test_a_damaged_tally_of_a_finished_folder_is_one_sentence(half_done):
    keep(half_done, plan(12))
    (half_done / "tally.json").write_text('{"games": 12}')
    done = sandtable("simulate", "palestine", "--games", "12", "--out", str(half_done))

    assert (done.returncode, done.stdout) == (2, "")
    assert "tally.json' is damaged" in done.stderr.splitlines()[-1]


def test_a_disk_without_room_is_one_sentence_and_the_arena_can_go_on(tmp_path):
    folder = tmp_path / "games"
    most = 10_000  # bytes that a file may have: enough for a chunk of a few games

    full = subprocess.run(
        command("--games", "200", "--out", str(folder)),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )
    before = contents(folder)

    assert (full.returncode, full.stdout) == (2, "")
    assert full.stderr.startswith(f"sandtable: cannot write '{folder}/chunks/")
    assert full.stderr.endswith("File too large\n")
    assert full.stderr.count("\n") == 1
    assert not [name for name in before if name.endswith(".part")]
    assert outcome("--games", "200", "--out", str(folder))["digest"] == simulate(plan(200)).tally.digest
    assert before.items() <= contents(folder).items()


def test_no_room_for_the_tables_is_one_sentence_too(half_done):
    full = subprocess.run(
        command("--games", "12", "--out", str(half_done)),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000)),
    )

    assert (full.returncode, full.stdout) == (2, "")
    assert "parquet': File too large" in full.stderr
    assert full.stderr.count("\n") == 1
    assert "Traceback" not in full.stderr
    assert not [name for name in contents(half_done) if "parquet" in name or name == "report.html"]


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path):
    script = (
        "import sys; sys.modules['pyarrow'] = None; sys.argv = ['sandtable', 'simulate', 'palestine', '--out', "
        f"{str(tmp_path / 'games')!r}]; from sandtable.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr == "sandtable: --out writes Parquet, which needs pyarrow: pip install 'sandtable[arena]'\n"
    assert not (tmp_path / "games").exists()


# Memory


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory in this way")
def test_memory_does_not_grow_with_the_number_of_games(tmp_path):
    def peak(games: int) -> int:
        """Kilobytes that a run of so many games needs at most."""
        tests = str(Path(__file__).resolve().parents[1])
        script = MEMORY.format(tests=tests, folder=str(tmp_path / str(games)), games=games)
        return int(subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, check=True).stdout)

    assert peak(500) < 1.1 * peak(200)


def test_the_plan_is_kept_with_the_version_of_the_rules(finished):
    kept = json.loads((finished / "plan.json").read_text())

    assert kept["rules_version"] == 1
    assert kept["matches"] == [{"bots": {"british": "random", "irgun": "random"}, "options": {}, "bid": 0}]
    assert replace(plan(12), seed=kept["seed"]) == plan(12)
