"""The benchmarks: random play on one core and the start of the table beside others', the map of hexes, the browser."""

from sandtable.bench.arena import measure_arena, print_arena
from sandtable.bench.compare import measure_speed, print_speed
from sandtable.bench.environments import measure_environments, print_environments
from sandtable.bench.hex import measure_hex, print_hex
from sandtable.bench.start import measure_start, print_start
from sandtable.bench.table import measure_table, print_table

__all__ = [
    "measure_arena",
    "measure_environments",
    "measure_hex",
    "measure_speed",
    "measure_start",
    "measure_table",
    "print_arena",
    "print_environments",
    "print_hex",
    "print_speed",
    "print_start",
    "print_table",
]
