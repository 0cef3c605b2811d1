"""The benchmark gives its figures; how good they are is for people to read, not for a test on a busy machine."""

import json
from importlib.util import find_spec
from io import StringIO

import pytest
from rich.console import Console

from commands import sandtable
from sandtable.bench.arena import ONE, RAY, TWO
from sandtable.bench.compare import COMPILED, OURS, PEERS, summary
from sandtable.bench.environments import NEEDED, PEER, WRAPPED, print_environments
from sandtable.bench.hex import AS_COMPILED, INTERPRETED, print_hex
from sandtable.bench.hex import PEERS as HEX_PEERS
from sandtable.bench.hex_systems import STACK, TRUCKS
from sandtable.bench.start import BARE, PAGE, TABLE
from sandtable.bench.table import print_table
from sandtable.chromium import LEFT_OUT, find_chromium
from sandtable.games import GAMES

KEYS = {"decisions_per_second", "games_per_second", "clones_per_second", "ratios", "position_bytes", "record_bytes"}
ROUNDS = [f"sandtable.bench.{module}.ROUNDS" for module in ("arena", "compare", "environments", "hex", "start")]
AN_INSTANT = "1e-9"  # seconds, in which every loop is gone through once all the same
SYSTEMS = OURS if COMPILED.is_dir() else OURS[:1]


def figures(*arguments: str, rounds: int = 1) -> dict[str, object]:
    done = sandtable("bench", "--json", *arguments, patience=240, constants=dict.fromkeys(ROUNDS, rounds))
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_our_own_speed_and_sizes():
    found = figures("--seconds", AN_INSTANT, rounds=2)

    assert set(found) == KEYS
    for key in ("decisions_per_second", "games_per_second", "clones_per_second"):
        assert list(found[key]) == SYSTEMS
        assert all(speed > 0 for speed in found[key].values())
    assert found["ratios"] == {system: {} for system in SYSTEMS}
    assert 0 < found["position_bytes"] < 2000
    assert 0 < found["record_bytes"] < 20000


@pytest.mark.skipif(any(find_spec(module) is None for module in PEERS.values()), reason="needs the 'bench' extra")
def test_beside_others_the_ratios_to_each_peer_are_given():
    found = figures("--compare", "--seconds", AN_INSTANT)

    assert list(found["decisions_per_second"]) == [*SYSTEMS, *PEERS]
    for system in SYSTEMS:
        assert list(found["ratios"][system]) == list(PEERS)
        assert all(ratio > 0 for ratio in found["ratios"][system].values())


@pytest.mark.skipif(any(find_spec(module) is None for module in NEEDED), reason="needs the extras 'agents' and 'bench'")
def test_the_environment_of_agents_is_measured_beside_connect_four():
    found = figures("--agents", "--seconds", AN_INSTANT)
    wrapped = [name + WRAPPED for name in SYSTEMS]

    assert list(found) == ["steps_per_second", "ratios"]
    assert list(found["steps_per_second"]) == [*SYSTEMS, *wrapped, PEER]
    assert list(found["ratios"]) == [*SYSTEMS, *wrapped]
    assert all(ratio > 0 for ratio in found["ratios"].values())


def test_the_table_of_environments_tells_what_is_compared():
    names = [OURS[0], OURS[0] + WRAPPED, PEER]
    found = {"steps_per_second": dict.fromkeys(names, 1000.0), "ratios": dict.fromkeys(names[:2], 1.5)}
    page = Console(file=StringIO(), width=160)

    print_environments(found, page)

    printed = page.file.getvalue()
    assert "palestine: as its env() gives it: no wrappers" in printed
    assert "palestine, wrapped: the same environment with PettingZoo's default wrappers" in printed
    assert "connect_four: as its env() gives it: with PettingZoo's default wrappers" in printed
    assert "not compiled: run ./compile" in printed


@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra 'arena'")
def test_the_arena_is_measured_in_processes_and_on_ray():
    found = figures("--arena", "--seconds", AN_INSTANT)

    assert list(found) == ["games_per_second", "ratios"]
    assert list(found["games_per_second"]) == [ONE, TWO, RAY]
    assert all(speed > 0 for speed in [*found["games_per_second"].values(), *found["ratios"].values()])


@pytest.mark.skipif(any(find_spec(module) is None for module in HEX_PEERS.values()), reason="needs the 'bench' extra")
def test_the_map_of_hexes_is_measured_beside_others_that_find_the_same_reach():
    found = figures("--hex", "--seconds", AN_INSTANT)
    ours = [INTERPRETED, AS_COMPILED] if COMPILED.is_dir() else [INTERPRETED]

    assert list(found["milliseconds"]) == [*ours, *HEX_PEERS]
    assert [list(found["milliseconds"][peer]) for peer in HEX_PEERS] == [[STACK, TRUCKS]] * len(HEX_PEERS)
    assert all(took > 0 for system in found["milliseconds"].values() for took in system.values())
    assert list(found["ratios"]) == ours
    assert all(list(found["ratios"][system]) == list(HEX_PEERS) for system in ours)


def test_the_table_of_hexes_tells_what_is_compared():
    took = {STACK: 0.5, TRUCKS: 2.0}
    figures = {"milliseconds": {INTERPRETED: took, "networkx": took}, "ratios": {INTERPRETED: {"networkx": took}}}
    page = Console(file=StringIO(), width=160)

    print_hex(figures, page)

    assert f"{INTERPRETED}: {STACK}: 0.50 times as fast as networkx" in page.file.getvalue()
    assert "not compiled: run ./compile" in page.file.getvalue()


def test_the_start_of_the_table_is_measured_beside_a_bare_server():
    found = figures("--start")

    assert list(found) == ["seconds", "processor_seconds", "ratios"]
    assert list(found["seconds"]) == list(found["processor_seconds"]) == [BARE, PAGE, TABLE]
    assert list(found["ratios"]) == [PAGE, TABLE]
    assert all(number > 0 for kind in found.values() for number in kind.values())


@pytest.mark.skipif(find_chromium() is None, reason=LEFT_OUT)
def test_an_answer_is_measured_in_the_browser_at_the_table_of_every_game():
    found = figures("--table", "--seconds", AN_INSTANT)
    page = Console(file=StringIO(), width=160)
    print_table(found, page)

    assert list(found) == list(GAMES)
    for game, took in found.items():
        assert took["clicks"] >= 1
        assert 0 < took["95th percentile of the view"] < took["95th percentile"]
        assert f"{took['median']:g}" in next(row for row in page.file.getvalue().split("\n") if game in row)
    frames = {name: took for name, took in found["dak2"].items() if "frame" in name}
    assert list(frames) == ["a frame, pan", "a frame, zoom"]
    assert all(took > 0 for took in frames.values())
    assert f"pan {frames['a frame, pan']:g}, zoom {frames['a frame, zoom']:g}" in page.file.getvalue()


def test_however_slow_a_machine_is_no_speed_is_rounded_to_none():
    peer = next(iter(PEERS))
    slow = dict.fromkeys(["decisions_per_second", "games_per_second", "clones_per_second"], 0.004)
    ours = {**slow, "decisions_per_second": 0.00001234567, "position_bytes": 1, "record_bytes": 1}

    found = summary({OURS[0]: ours, peer: slow})

    assert found["decisions_per_second"] == {OURS[0]: 0.00001235, peer: 0.004}
    assert found["games_per_second"] == {OURS[0]: 0.004, peer: 0.004}
    assert found["ratios"] == {OURS[0]: {peer: 0.003086}}


@pytest.mark.parametrize(
    "two",
    [
        ("--agents", "--compare"),
        ("--arena", "--agents"),
        ("--start", "--arena"),
        ("--table", "--start"),
        ("--hex", "--table"),
    ],
)
def test_one_benchmark_at_a_time(two):
    done = sandtable("bench", *two)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_the_table_for_people_names_the_system():
    done = sandtable("bench", "--seconds", AN_INSTANT, constants=dict.fromkeys(ROUNDS, 1))

    assert done.returncode == 0
    assert "palestine interpreted" in done.stdout
    assert "decisions/s" in done.stdout
