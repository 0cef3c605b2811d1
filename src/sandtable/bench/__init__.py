"""The benchmark: random play on one core, ours beside others', in one run."""

from sandtable.bench.compare import measure_speed, print_speed

__all__ = ["measure_speed", "print_speed"]
