"""What a report tells besides the tally: counted game by game, in memory that does not grow with their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.arena.narration import Turn, Use
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import Played
from sandtable.arena.score import Score
from sandtable.arena.texts import signed
from sandtable.arena.turns import find_telling
from sandtable.arena.uses import SideTurns, Used
from sandtable.games import find


class Summary:
    """Sums over the turns of a plan's games; games whose rules broke, and forfeited ones, are left out."""

    def __init__(self, plan: Plan) -> None:
        self.telling = find_telling(plan.game)
        self.plan = plan
        self.games = 0
        self.lengths: Counter[int] = Counter()  # games by their number of periods
        self.values: list[Counter[int]] = []  # games by the value after period 1, 2, ...
        self.sides: dict[str, SideTurns] = {}
        self.used: dict[Use, Used] = {}
        self.first: Counter[str] = Counter()  # sums of values at the beginning and at the end, by their name
        self.last: Counter[str] = Counter()
        self.sums: Counter[tuple[str, str]] = Counter()  # of facts, by side and name

    def count(self, played: Played) -> None:
        """Add one game."""
        if played.error or played.forfeit or not played.turns:
            return
        self.games += 1
        self._count_values(played.turns)
        self._count_uses(played)
        self._count_course(played.turns)

    def _count_course(self, turns: list[Turn]) -> None:
        """How values begin and end, and what each side's facts add up to."""
        for name in self.telling.course:
            place = self.telling.values.index(name)
            self.first[name] += turns[0].before[place]
            self.last[name] += turns[-1].after[place]
        for turn in turns:
            for name in self.telling.sums:
                self.sums[str(turn.facts["side"]), name] += int(turn.facts[name])
            for fact, name in self.telling.of_the_other.items():
                other = next(side for side in find(self.plan.game).sides if side != turn.facts["side"])
                self.sums[other, name] += int(turn.facts[fact])

    def _count_values(self, turns: list[Turn]) -> None:
        """The deciding value after each period; where a game is over before others it keeps its last one."""
        after = {int(turn.facts[self.telling.period]): turn.after[0] for turn in turns}
        last = max(after)
        self.lengths[last] += 1
        while len(self.values) < last:
            # Games counted before this one have been over since an earlier period.
            self.values.append(self.values[-1].copy() if self.values else Counter())
        value = turns[0].before[0]
        for number, counter in enumerate(self.values, 1):
            value = after.get(number, value)
            counter[value] += 1

    def _count_uses(self, played: Played) -> None:
        """What each side used, how often, and by how much its turns changed the deciding value."""
        times: Counter[Use] = Counter()
        change: Counter[Use] = Counter()
        turns: Counter[str] = Counter()
        for turn in played.turns:
            turns[str(turn.facts["side"])] += 1
            for use in self.telling.uses_in(turn.facts):
                times[use] += 1
                change[use] += turn.after[0] - turn.before[0]
        for side in self.plan.match_of(played.number).bots:
            self.sides.setdefault(side, SideTurns()).count(turns[side], played.result == side)
        for use, number in times.items():
            used = self.used.setdefault(use, Used())
            used.count(number, turns[use.side], change[use], played.result == use.side)

    def most_used(self, side: str, kind: str) -> Iterator[tuple[Use, Used]]:
        """What a side uses of a kind, the most used first."""
        mine = [(use, used) for use, used in self.used.items() if (use.side, use.kind) == (side, kind)]
        yield from sorted(mine, key=lambda pair: (-pair[1].times, pair[0].thing))


def varied(matches: list[Match]) -> dict[str, list[str]]:
    """What differs between matches, with its values: options, the bid, who sits where."""
    told = [facts_of(match) for match in matches]
    values = {name: list(dict.fromkeys(facts[name] for facts in told)) for name in told[0]}
    return {name: found for name, found in values.items() if len(found) > 1}


def facts_of(match: Match) -> dict[str, str]:
    """A match as names and values."""
    return {**match.bots, **match.options, "bid": signed(match.bid, 0)}


def scores_by(matches: list[Match], scores: list[Score], name: str) -> dict[str, Score]:
    """The scores by the value of one thing that differs."""
    found: dict[str, Score] = {}
    for match, score in zip(matches, scores, strict=True):
        found.setdefault(facts_of(match)[name], Score.nil(score.wins)).add(score)
    return found
