"""The benchmark: random play on one core, ours beside others', in one run."""

from sandtable.bench.arena import measure_arena, print_arena
from sandtable.bench.compare import measure_speed, print_speed
from sandtable.bench.environments import measure_environments, print_environments

__all__ = [
    "measure_arena",
    "measure_environments",
    "measure_speed",
    "print_arena",
    "print_environments",
    "print_speed",
]
