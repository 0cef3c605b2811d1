"""The arena's folder: killed and gone on with, finished, damaged, foreign, full, in use."""

import gzip
import json
import os
import resource
import shlex
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

from arena.arenas import command, interrupt, keep, kill_in_thought, outcome, plan
from commands import sandtable
from sandtable import load_game
from sandtable.arena import plan as plans
from sandtable.arena import sources
from sandtable.arena.disk import make_folder, write_whole
from sandtable.arena.folder import Folder, open_folder
from sandtable.arena.parcel import play_and_pack
from sandtable.arena.play import Task, play_one
from sandtable.arena.run import run
from sandtable.arena.simulate import simulate
from sandtable.arena.workers import Here
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

WAITING = """
import json, sys, time
from pathlib import Path
for line in sys.stdin:
    message = json.loads(line)
    while len(list(Path({chunks!r}).glob("*.gz"))) >= 3 and not Path({sign!r}).exists():
        time.sleep(0.02)
    if message["type"] == "question":
        print(json.dumps({{"answer": message["options"][-1]}}), flush=True)
"""
SUMS = ["finished.json", "report.html", "tally.json", "games.parquet", "turns.parquet"]
REMOVE = "is damaged: remove it, and the same command plays its games again"


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
    for name in SUMS:
        (folder / name).unlink()
    sorted((folder / "chunks").iterdir())[-1].unlink()
    return folder


@pytest.fixture
def done(finished, tmp_path):
    """The same as the finished folder, to be changed."""
    return Path(shutil.copytree(finished, tmp_path / "done"))


def run_again(folder: Path) -> None:
    """The command that made the folder, in this process."""
    run(plan(12), Here, str(folder), "en", as_json=True)


def refusal(folder: Path) -> str:
    """Why the command goes on no more; nothing in the folder has changed."""
    before = contents(folder)
    with pytest.raises(SandtableError) as refused:
        run_again(folder)
    assert contents(folder) == before
    return str(refused.value)


# Going on


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_that_was_killed_goes_on_where_it_was(workers, tmp_path):
    folder, sign = tmp_path / "games", tmp_path / "sign"
    waiting = waits_for(sign, after=folder / "chunks", program=tmp_path / "waiting.py")
    arguments = ["--games", "12", "--workers", workers, "--insurgent", waiting, "--answer-seconds", "500"]
    killed = interrupt(folder, SIGKILL, *arguments)
    before = {name: kept for name, kept in contents(folder / "chunks").items() if not name.endswith(".part")}
    sign.touch()
    result = outcome(*arguments, "--out", str(folder))

    assert killed.code == -SIGKILL
    assert len(before) >= 3
    assert before.items() < contents(folder / "chunks").items()
    assert result["digest"] == simulate(plan(12, bots={"british": "random", "irgun": waiting})).tally.digest
    assert {*SUMS} <= contents(folder).keys()


def waits_for(sign: Path, after: Path, program: Path) -> str:
    """A bot that plays no further when three chunks are kept, until there is a sign: so nothing is over too soon."""
    program.write_text(WAITING.format(sign=str(sign), chunks=str(after)))
    return "cmd:" + shlex.join([sys.executable, str(program)])


def test_ctrl_c_says_how_much_is_kept_and_how_to_go_on(tmp_path):
    folder = tmp_path / "games"
    stopped = interrupt(folder, SIGINT, "--games", "100000", "--workers", "2")
    kept = sum(last - first for first, last in Folder(folder).spans())

    assert (stopped.code, stopped.out, stopped.left_behind) == (130, "", [])
    assert stopped.err == f"{kept:,} of 100,000 games are kept in {folder}: the same command goes on from there\n"


def test_workers_do_not_outlive_an_arena_that_was_killed(tmp_path):
    killed = interrupt(tmp_path / "games", SIGKILL, "--games", "100000", "--workers", "2")

    assert killed.left_behind == []


@pytest.mark.parametrize("bot", ["search:300s", "search:300s*2"])
def test_no_thought_outlives_an_arena_that_was_killed(bot):
    killed = kill_in_thought("--games", "1", "--workers", "2", "--british", bot)

    assert killed.left_behind == []


def test_a_gap_is_filled_and_gives_the_same_digest(half_done):
    chunks = sorted((half_done / "chunks").iterdir())
    chunks[1].unlink()

    assert Folder(half_done).missing(12) != []
    assert keep(half_done, plan(12)).digest == simulate(plan(12)).tally.digest
    assert Folder(half_done).missing(12) == []


def test_what_a_killed_arena_left_half_written_is_removed(half_done):
    names = ["chunks/000000009-000000012-0123456789abcdef.jsonl.gz.part", "games.parquet.part", "plan.json.part"]
    for name in names:
        (half_done / name).write_bytes(b"half a file")
    keep(half_done, plan(12))

    assert not [name for name in names if (half_done / name).exists()]


def test_a_folder_in_which_not_even_the_plan_was_written_is_begun_anew(tmp_path):
    (tmp_path / "plan.json.part").write_text('{"game":')

    assert keep(tmp_path, plan(2)).games == 2


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

        assert load_game(tmp_path / "record").result == played.result == play_one(plan(12), number).result


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


def edit(chunk: Path, **changes: object) -> None:
    """Change the first game of a chunk; the file is as well formed as before."""
    first, *others = gzip.decompress(chunk.read_bytes()).decode().splitlines()
    chunk.write_bytes(gzip.compress("\n".join([json.dumps({**json.loads(first), **changes}), *others]).encode()))


def chunk_of_another_plan(folder: Path) -> None:
    """Put a chunk of the same games by another seed in the place of ours."""
    ours, theirs = sorted((folder / "chunks").iterdir())[0], folder.with_name("other")
    keep(theirs, plan(12, seed=1))
    ours.unlink()
    shutil.copy(sorted((theirs / "chunks").iterdir())[0], ours.parent)


DAMAGES = {
    "cut": lambda chunk: chunk.write_bytes(chunk.read_bytes()[:-20]),
    "empty": lambda chunk: chunk.write_bytes(b""),
    "flipped bit": lambda chunk: chunk.write_bytes(bytes([chunk.read_bytes()[0] ^ 4]) + chunk.read_bytes()[1:]),
    "nested": lambda chunk: chunk.write_bytes(gzip.compress(b"[" * 100_000)),
    "other result": lambda chunk: edit(chunk, result="irgun"),
    "no result": lambda chunk: edit(chunk, result=5),
    "cut record": lambda chunk: edit(chunk, record="sandtable record: 1\n"),
    "other digest": lambda chunk: edit(chunk, digest="xyz"),
    "other turns": lambda chunk: edit(chunk, turns=[{"facts": {}, "before": [1], "after": ["x"]}]),
    "other games": lambda chunk: chunk.write_bytes(sorted(chunk.parent.iterdir())[1].read_bytes()),
    "other plan": lambda chunk: chunk_of_another_plan(chunk.parents[1]),
}


@pytest.mark.parametrize("kind", DAMAGES)
@pytest.mark.parametrize("state", ["half_done", "done"])
def test_a_chunk_that_is_not_as_it_was_written_is_one_sentence(kind, state, request):
    folder = request.getfixturevalue(state)
    DAMAGES[kind](sorted((folder / "chunks").iterdir())[0])
    sentence = refusal(folder)  # before any missing game is played

    assert sentence.startswith(f"'{folder}/chunks/000000000-00000000")
    assert sentence.endswith(REMOVE)


def test_the_sentence_is_all_that_a_user_sees(half_done):
    chunk = sorted((half_done / "chunks").iterdir())[0]
    edit(chunk, result="irgun")
    refused = sandtable("simulate", "palestine", "--games", "12", "--out", str(half_done))

    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"sandtable: '{chunk}' {REMOVE}\n"


def test_a_damaged_chunk_that_is_removed_is_played_again(done):
    before = contents(done)
    sorted((done / "chunks").iterdir())[1].unlink()
    run_again(done)

    assert contents(done) == before


def damage(kind: str, folder: Path) -> None:
    """Do something to a folder that is not finished."""
    chunks = sorted((folder / "chunks").iterdir())
    match kind:
        case "notes among the chunks":
            (folder / "chunks" / "notes.txt").write_text("mine")
        case "draft among the chunks":
            (folder / "chunks" / "thesis.part").write_text("mine")
        case "overlapping chunk":
            (folder / "chunks" / f"000000000-000000009{chunks[0].name[19:]}").write_bytes(chunks[0].read_bytes())
        case "cut plan":
            (folder / "plan.json").write_text('{"game": "pale')
        case "no object":
            (folder / "plan.json").write_text("[]")
        case "nested plan":
            (folder / "plan.json").write_text("[" * 100_000)
        case "no plan":
            (folder / "plan.json").unlink()
        case "no chunks":
            shutil.rmtree(folder / "chunks")
            (folder / "chunks").write_text("a file")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("notes among the chunks", "notes.txt' does not belong there: move it elsewhere"),
        ("draft among the chunks", "thesis.part' does not belong there: move it elsewhere"),
        ("overlapping chunk", "does not belong there: move it elsewhere"),
        ("cut plan", "plan.json' is damaged"),
        ("no object", "plan.json' is damaged"),
        ("nested plan", "plan.json' is damaged"),
        ("no plan", "is not empty and no arena's folder: choose another"),
        ("no chunks", "chunks': Not a directory"),
    ],
)
def test_a_damaged_folder_is_one_sentence_and_nothing_is_overwritten(kind, sentence, half_done):
    damage(kind, half_done)

    assert refusal(half_done).endswith(sentence)


@pytest.mark.parametrize("name", ["movie.mkv.part", "chunks.part", "games.parquet.part", ".part", "notes.txt"])
def test_a_folder_with_a_file_of_somebody_else_is_refused_and_the_file_stays(name, tmp_path):
    (tmp_path / name).write_text("precious")

    assert refusal(tmp_path) == f"'{tmp_path}' is not empty and no arena's folder: choose another"


def test_a_file_of_somebody_else_stays_in_an_arena_that_goes_on(half_done):
    for name in ("thesis.part", "query.sql", "report.part"):
        (half_done / name).write_text("precious")
    run_again(half_done)

    assert (half_done / "report.html").exists()
    assert [(half_done / name).read_text() for name in ("thesis.part", "query.sql", "report.part")] == ["precious"] * 3


# A finished folder


@pytest.mark.parametrize("name", ["games.parquet", "turns.parquet", "tally.json", "report.html"])
@pytest.mark.parametrize("content", ["", '{"wins": 5, "lengths": {}}'])
def test_tables_and_sums_that_were_changed_are_one_sentence(name, content, done):
    (done / name).write_text(content)

    assert refusal(done) == f"'{done / name}' is not as the arena wrote it: remove it, and it is written again"


@pytest.mark.parametrize("name", SUMS)
def test_tables_and_sums_that_were_removed_are_written_again(name, done):
    before = contents(done)
    (done / name).unlink()
    run_again(done)

    assert contents(done) == before


@pytest.mark.parametrize("content", ["", "[]", "{}", "[" * 100_000, '{"games.parquet": 5}'])
def test_a_damaged_list_of_what_was_written_is_one_sentence(content, done):
    (done / "finished.json").write_text(content)

    assert refusal(done).startswith(f"'{done / 'finished.json'}' is damaged")


# Another plan, another version, another arena


def test_a_folder_of_another_plan_is_refused_with_what_differs(finished):
    before = contents(finished)

    for wanted, what in (
        (plan(12, seed=1), "seed"),
        (plan(13), "games"),
        (plan(12, bots={"british": "heuristic", "irgun": "random"}), "matches"),
    ):
        with (
            pytest.raises(SandtableError, match=f"holds games of a plan that differs in {what}: choose another folder"),
            open_folder(str(finished), wanted),
        ):
            pass
    assert contents(finished) == before


def test_a_folder_of_other_rules_or_bots_is_refused(finished, monkeypatch):
    before = contents(finished)
    monkeypatch.setattr(plans, "digest_of_sources", lambda: "others")

    with (
        pytest.raises(SandtableError, match="holds games of another version of the rules or the bots"),
        open_folder(str(finished), plan(12)),
    ):
        pass
    assert contents(finished) == before


def test_a_worker_with_other_rules_or_bots_is_refused(half_done, monkeypatch):
    with open_folder(str(half_done), plan(12)) as folder:
        monkeypatch.setattr(plans, "digest_of_sources", lambda: "others")
        with pytest.raises(SandtableError, match="a worker has another version of Sandtable"):
            folder.add(play_and_pack(Task(plan(12), 11, 12, keep=True)))


def test_the_digest_of_the_sources_covers_rules_bots_and_what_they_have_learned(tmp_path, monkeypatch):
    copy = tmp_path / "sandtable"
    shutil.copytree(sources.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "table"))
    monkeypatch.setattr(sources, "PACKAGE", copy)

    def digest() -> str:
        return sources.digest_of_sources.__wrapped__()

    found = [digest()]
    for name in ("engine/chance.py", "games/british_way/palestine/cards.py", "bots/random_bot.py"):
        (copy / name).write_text((copy / name).read_text() + "\n")
        found.append(digest())
    (copy / "games/british_way/palestine/bot/value.json").write_text("{}")
    found.append(digest())
    for name in (
        "engine/chance.so",
        "games/british_way/palestine/locales/en/more.ftl",
        "games/british_way/palestine/arena.py",
    ):
        (copy / name).write_text("compiled, or told in other words")

    assert found[0] == sources.digest_of_sources()
    assert len(set(found)) == 5
    assert digest() == found[-1]


def test_two_arenas_do_not_work_in_one_folder(half_done):
    with open_folder(str(half_done), plan(12)):
        done = sandtable("simulate", "palestine", "--games", "12", "--out", str(half_done))

    assert (done.returncode, done.stderr) == (2, f"sandtable: another arena is at work in '{half_done}'\n")


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
    assert full.stderr.startswith(f"sandtable: cannot write '{folder}/")  # a chunk, or a table if chunks come out small
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
    assert not {*SUMS, "games.parquet.part", "turns.parquet.part"} & contents(half_done).keys()


def test_what_cannot_be_played_leaves_nothing_behind(tmp_path):
    (tmp_path / "empty").mkdir()
    for name in ("new", "empty"):
        done = sandtable("simulate", "palestine", "--ray", "127.0.0.1:1", "--out", str(tmp_path / name))

        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert [path.name for path in tmp_path.rglob("*")] == ["empty"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the name of an open file in this way")
def test_a_file_is_on_the_disk_before_it_has_its_name_and_then_the_name_is(tmp_path, monkeypatch):
    chunk, kept = tmp_path / "chunk", []

    def fsync(opened: int) -> None:
        file = Path(f"/proc/self/fd/{opened}").readlink()
        kept.append((file, file.stat().st_size if file.is_file() else "folder", chunk.exists()))
        really(opened)

    really = os.fsync
    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(chunk, b"games")
    make_folder(tmp_path / "two" / "folders")

    assert kept[:2] == [(tmp_path / "chunk.part", 5, False), (tmp_path, "folder", True)]
    assert [file for file, *_ in kept[2:]] == [tmp_path, tmp_path / "two"]


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
    assert kept["sources"] == sources.digest_of_sources()
    assert kept["matches"] == [{"bots": {"british": "random", "irgun": "random"}, "options": {}, "bid": 0}]
    assert replace(plan(12), seed=kept["seed"]) == plan(12)
