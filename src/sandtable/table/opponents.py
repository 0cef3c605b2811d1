"""The bots that a table offers: their names in words, and how long one may think."""

from __future__ import annotations

import re

from sandtable.bots import bots_for, check_plays, find_bot
from sandtable.bots.guide import is_searched
from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal
from sandtable.words import Words

QUICK = {"random", "easy", "heuristic"}  # they answer in a few milliseconds
SEARCH = re.compile(r"search:([0-9]+(?:\.[0-9]+)?)(s?)(.*)")  # how many, of what, with how many workers
MOST_SECONDS = 30  # for a turn
MOST_ITERATIONS = 20_000  # for an answer
TIMED = "search:5s"  # stands for a search with any number of seconds


def check_bot(bot: str, game: str) -> None:
    """Refuse a bot that does not exist or does not play a game, or would take more than its share of this machine."""
    try:
        check_plays(bot, game)
        find_bot(bot, "", game)
    except SandtableError as error:
        raise Refusal(400, "refusal-not-accepted", reason=error) from None
    search = SEARCH.match(bot)
    if search and (search[3] or float(search[1]) > (MOST_SECONDS if search[2] else MOST_ITERATIONS)):
        raise Refusal(400, "refusal-bot-too-slow", seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)


def describe_bots(words: Words) -> list[dict[str, str]]:
    """The bots of a game to choose from, the best first, each with a sentence; a search can be given any time."""
    game = words.rules.name
    timed = [TIMED] if is_searched(game) else []
    return [
        {"bot": bot, "name": name_of(bot, words), "text": words.text(message_of(bot), facts_of(bot), "text")}
        for bot in [*timed, *reversed(bots_for(game))]
    ]


def name_of(bot: str, words: Words) -> str:
    """A bot's name in words."""
    return words.text(message_of(bot), facts_of(bot)) if words.has(message_of(bot)) else bot


def message_of(bot: str) -> str:
    """The message that names a bot."""
    search = SEARCH.fullmatch(bot)
    if search is None:
        return f"bot-{bot}"
    return "bot-search-seconds" if search[2] else "bot-search-iterations"


def facts_of(bot: str) -> dict[str, object]:
    """What that message needs to know."""
    search = SEARCH.fullmatch(bot)
    return {"count": float(search[1])} if search else {}
