"""A process that thinks for the table: `python -m sandtable.table.thinker PARENT` does tasks, each a line of JSON.

A search holds Python's lock for as long as it runs, so nothing that has to answer anybody may live in its process. The
table ends a thought that nobody wants any more by killing it, and a table that is killed takes its thoughts along.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from sandtable.bots import Bot, find_bot
from sandtable.bots.analysis import best_turns, chances_to_win
from sandtable.bots.lifeline import end_with_parent
from sandtable.bots.search.team import TeamBot
from sandtable.engine.game import Game
from sandtable.engine.notation import Record, read_settings
from sandtable.games import find

MOST_GAMES = 50
NICENESS = 5  # whoever serves people goes first


@dataclass(frozen=True)
class Position:
    """A game as it stands, ready to be sent: how it began, all answers since, and what some of them led to."""

    id: str
    game: str
    scenario: str
    options: str
    start: str
    answers: list[str]
    sides: list[str]
    snapshot: str = ""  # the position after so many answers, as text
    reached: int = 0


class Thinker:
    """Does one task after the other. It keeps games to go on with, and the bot that is in the middle of a turn."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._bot: Bot | None = None
        self._bot_is = ("", "", "")

    def do(self, task: str, position: Position, arguments: dict[str, Any]) -> dict[str, Any]:
        """What came of a task."""
        game = self._stand(position)
        if task == "answer":
            return {"answer": self._bot_for(position, **arguments).answer(game)}
        if task == "chances":
            return {"chances": chances_to_win(game, **arguments)}
        if task == "turns":
            return {"turns": [asdict(turn) for turn in best_turns(game, **arguments)]}
        raise ValueError(f"there is no task {task!r}")

    def _stand(self, position: Position) -> Game:
        """The game as it stands; what is known of it is not played again."""
        game = self._games.pop(position.id, None)
        is_known = game is not None and game.answers == position.answers[: len(game.answers)]
        if game is None or not is_known or len(game.answers) < position.reached:
            game = begin(position)
        for answer in position.answers[len(game.answers) :]:
            game.answer(answer)
        self._games[position.id] = game
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game

    def _bot_for(self, position: Position, bot: str, seed: str) -> Bot:
        """The bot that began this turn, or a new one; a new one in the middle of a turn does not repeat the other."""
        if self._bot is None or self._bot_is != (position.id, bot, seed):
            if isinstance(self._bot, TeamBot):
                self._bot.end()
            self._bot = find_bot(bot, f"{seed}/{len(position.answers)}")
            self._bot_is = (position.id, bot, seed)
        return self._bot


def begin(position: Position) -> Game:
    """The game where its snapshot stands or, where there is none that is sound, at its start."""
    rules, options = find(position.game), read_settings(position.options)
    if position.snapshot:
        answers, sides = position.answers[: position.reached], position.sides[: position.reached]
        record = Record(options, position.scenario, position.start, answers, sides, "")
        with suppress(Exception):  # whatever is wrong with it, the record is right
            game = Game.resume(rules, record, position.snapshot, [])
            game.log = game.state.log = None  # nobody reads it here
            return game
    return Game.new(rules, scenario=position.scenario, options=options, position=position.start, log=False)


def reply(thinker: Thinker, line: bytes) -> dict[str, Any]:
    """What came of a line, or why nothing did."""
    try:
        asked = json.loads(line)
        return thinker.do(asked["task"], Position(**asked["position"]), asked["arguments"])
    except Exception as failure:  # whatever it is, it is for the table to tell
        return {"failed": f"{type(failure).__name__}: {failure}"}


def main() -> None:
    """Do what the table asks until it is gone."""
    end_with_parent(int(sys.argv[1]))
    os.nice(NICENESS)
    thinker = Thinker()
    for line in sys.stdin.buffer:
        print(json.dumps(reply(thinker, line)), flush=True)


if __name__ == "__main__":
    main()
