"""Small drawings for the report, as SVG: no script, no library, colours from the page's style."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from html import escape

from sandtable.arena.tally import quantile

WIDTHS = {"wide": 720, "narrow": 350}  # a chart is drawn for desks and for phones, where all of it is to be read
HIGH = 280
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 12, 40  # room for the axes
ROOM_FOR_NUMBER = 26  # along the axis below
BANDS = {"most": (0.05, 0.95), "half": (0.25, 0.75)}


def svg(width: float, height: float, label: str, content: str, kind: str) -> str:
    """A drawing that says what it shows to those who cannot see it."""
    return (
        f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}">'
        f"<title>{escape(label)}</title>{content}</svg>"
    )


class Frame:
    """Axes of a chart: from numbers to places."""

    def __init__(self, width: int, least: tuple[float, float], most: tuple[float, float]) -> None:
        self.width, self.least, self.most = width, least, most

    def x(self, value: float) -> float:
        share = (value - self.least[0]) / ((self.most[0] - self.least[0]) or 1)
        return round(LEFT + share * (self.width - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        share = (value - self.least[1]) / ((self.most[1] - self.least[1]) or 1)
        return round(HIGH - BOTTOM - share * (HIGH - TOP - BOTTOM), 1)

    def axes(self, across: Sequence[int], up: Sequence[int], name: str, unit: str = "") -> str:
        """Lines and numbers, as many as there is room for, and the name of the axis below."""
        parts = []
        for value in up:
            y = self.y(value)
            parts.append(f'<path class="grid" d="M{LEFT} {y}H{self.width - RIGHT}"/>')
            parts.append(f'<text class="tick" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{value}{unit}</text>')
        step = math.ceil(ROOM_FOR_NUMBER / (self.x(1) - self.x(0)))
        for value in across:
            if value % step == 0:
                place = f'x="{self.x(value)}" y="{HIGH - 22}"'
                parts.append(f'<text class="tick" {place} text-anchor="middle">{value}</text>')
        centre = (LEFT + self.width - RIGHT) / 2
        parts.append(f'<text class="axis" x="{centre}" y="{HIGH - 4}" text-anchor="middle">{escape(name)}</text>')
        return "".join(parts)


def band_chart(values: Sequence[Counter[int]], label: str, axis: str) -> str:
    """Values that change: their median, and the bands that hold half and nine tenths of them."""
    return "".join(
        svg(width, HIGH, label, bands(values, axis, width), f"chart {kind}") for kind, width in WIDTHS.items()
    )


def bands(values: Sequence[Counter[int]], axis: str, width: int) -> str:
    most = max(max(counter) for counter in values)
    frame = Frame(width, (1, 0), (max(2, len(values)), ticks(most)[-1]))
    parts = [frame.axes(range(1, len(values) + 1), ticks(most), axis)]
    for name, (low, high) in BANDS.items():
        upper = [(place, quantile(counter, high)) for place, counter in enumerate(values, 1)]
        lower = [(place, quantile(counter, low)) for place, counter in enumerate(values, 1)]
        outline = " ".join(f"{frame.x(x)},{frame.y(y)}" for x, y in upper + lower[::-1])
        parts.append(f'<polygon class="band {name}" points="{outline}"/>')
    middle = [(place, quantile(counter, 0.5)) for place, counter in enumerate(values, 1)]
    line = " ".join(f"{frame.x(x)},{frame.y(y)}" for x, y in middle)
    parts.append(f'<polyline class="median" points="{line}"/>')
    parts += [f'<circle class="median" cx="{frame.x(x)}" cy="{frame.y(y)}" r="2.6"/>' for x, y in middle]
    return "".join(parts)


def histogram(counts: Counter[int], label: str, axis: str) -> str:
    """How often each number occurs, as shares."""
    return "".join(
        svg(width, HIGH, label, columns(counts, axis, width), f"chart {kind}") for kind, width in WIDTHS.items()
    )


def columns(counts: Counter[int], axis: str, width: int) -> str:
    total, least, most = sum(counts.values()), min(counts), max(counts)
    highest = 100 * max(counts.values()) / total
    frame = Frame(width, (least - 0.7, 0), (most + 0.7, ticks(highest)[-1]))
    parts = [frame.axes(range(least, most + 1), ticks(highest), axis, " %")]
    breadth = round((frame.x(1) - frame.x(0)) * 0.7, 1)
    for value in range(least, most + 1):
        top = frame.y(100 * counts[value] / total)
        corner = f'x="{frame.x(value) - breadth / 2:.1f}" y="{top}"'
        parts.append(f'<rect class="bar" {corner} width="{breadth}" height="{frame.y(0) - top:.1f}"/>')
    return "".join(parts)


def ticks(most: float) -> list[int]:
    """Round numbers from 0 to the greatest value or just beyond it, at most seven of them."""
    steps = (unit * 10**power for power in range(10) for unit in (1, 2, 5))
    step = next(step for step in steps if most <= 6 * step)
    return list(range(0, math.ceil(most / step) * step + 1, step))


def share_bar(share: float, interval: tuple[float, float], label: str, kind: str) -> str:
    """A share of the whole as a bar, with its interval."""
    width, height = 400, 22
    low, high = (round(width * end, 1) for end in interval)
    parts = f'<rect class="rail" width="{width}" height="{height}" rx="3"/>'
    parts += f'<rect class="share {kind}" width="{width * share:.1f}" height="{height}" rx="3"/>'
    parts += f'<path class="whisker" d="M{low} 11H{high}M{low} 6V16M{high} 6V16"/>'
    return svg(width, height, label, parts, "bar")


def interval_mark(value: float, error: float, reach: float, label: str, *, clear: bool) -> str:
    """A figure and its interval around 0, on a scale that reaches so far to both sides."""
    width, height, margin = 120, 14, 5

    def x(at: float) -> float:
        return round(width / 2 + (width / 2 - margin) * (at / reach if reach else 0.0), 1)

    parts = f'<path class="zero" d="M{width / 2} 0V{height}"/>'
    parts += f'<path class="reach" d="M{x(value - error)} 7H{x(value + error)}"/>'
    parts += f'<circle cx="{x(value)}" cy="7" r="3.4"/>'
    return svg(width, height, label, parts, "mark clear" if clear else "mark")
