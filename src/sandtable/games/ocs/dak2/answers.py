"""Answers in words: the message that tells an order or a short answer, its arguments, and the rule of each order."""

from __future__ import annotations

from itertools import chain
from typing import Final

from sandtable.games.ocs.dak2.deployment import Deploy
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.orders import split_at

Told = tuple[str, dict[str, object]]  # a message and its arguments

# Orders by their verb, each with its rule
RULE_OF: Final = {verb.word: verb.rule for verb in [Deploy(), *chain(*VERBS.values())]}
# Short answers, whole or by their first word
SHORT: Final = [
    "done",
    "yes",
    "no",
    "take loss",
    "take retreat",
    "ignore",
    "stay",
    "pay",
    "decline",
    "stocks",
    "fuel each",
]
ABOUT: Final = [
    *["lose", "remove", "recover", "lead-unit", "terrain", "displace", "join", "first", "along", "advance", "exploit"],
    *["leave", "from", "retreat", "place", "fuel", "trace", "withdraw", "supply", "stocks"],
]
PAIRS: Final = {"pay": ("space", "number"), "feed": ("unit", "space")}


def rule_of_answer(answer: str) -> str:
    """The rule of an order; empty for an answer that has the rule of its question."""
    return RULE_OF.get(answer.split(" ")[0], "")


def describe_answer(answer: str) -> Told:
    """The message that words an answer, and its arguments."""
    if answer in SHORT:
        return f"answer-{answer.replace(' ', '-')}", {}
    words = answer.split(" ")
    if words[0] in ABOUT:
        what = words[2:] if words[:2] == ["fuel", "formation"] else words[1:]
        return f"answer-{words[0]}-of", {"what": what, "space": next(filter(is_hex, what), "")}
    if words[0] in PAIRS:
        return f"answer-{words[0]}-of", dict(zip(PAIRS[words[0]], words[1:], strict=True))
    return describe_order(words[0], words[1:]) or ("answer-words", {"text": answer})


def is_hex(word: str) -> bool:
    """Whether a word names a hex: C42.19."""
    return len(word) == 6 and word[3] == "." and word[0].isupper()


def describe_order(verb: str, words: list[str]) -> Told | None:
    """A whole order; None for other answers."""
    message = f"answer-{verb}"
    match verb, words:
        case "move", [*_, hex] if "via" in words:
            units, way = split_at(words, "via")
            return f"{message}-via", {"units": units, "hexes": way}
        case "deploy", [unit, "at", hex, mode]:
            return message, {"unit": unit, "hex": hex, "mode": mode}
        case "move", [*units, "to", hex]:
            return message, {"units": units, "hex": hex}
        case (("overrun" | "attack"), [hex, "with", *units]):
            return message, {"hex": hex, "units": units}
        case "fire", [*units, "at", hex]:
            return message, {"hex": hex, "units": units}
        case "fire", [*units, "at", hex, "port"]:
            return f"{message}-port", {"hex": hex, "units": units}
        case "bombard", [hex]:
            return message, {"hex": hex}
        case "bombard", [hex, "port"]:
            return f"{message}-port", {"hex": hex}
        case "mode", [*units, mode]:
            return message, {"units": units, "mode": mode}
        case (("release" | "refuel"), [*units]):
            return message, {"units": units}
        case "react", [leader]:
            return message, {"leader": leader}
        case "lead", [leader, "to", hex]:
            return message, {"leader": leader, "hex": hex}
        case "breakout", [unit]:
            return message, {"unit": unit}
        case "breakout", [hex, load]:
            return f"{message}-trucks", {"hex": hex, "load": load}
        case (("load" | "unload" | "blow"), [hex, number]):
            return message, {"hex": hex, "number": number}
        case (("build" | "lower" | "repair" | "damage"), [_, hex, "by", *units]):
            return message, {"hex": hex, "units": units}
        case "rebuild", [*units, "at", hex]:
            return message, {"units": units, "hex": hex}
        case "consolidate", [unit, "with", other]:
            return message, {"unit": unit, "other": other}
        case "consolidate", [unit, "as", other]:
            return f"{message}-as", {"unit": unit, "other": other}
        case "consolidate", [hex, load, "as", truck]:
            return f"{message}-trucks", {"hex": hex, "load": load, "truck": truck}
        case "drive", [origin, number, load, "to", hex]:
            return message, {"origin": origin, "number": number, "load": load, "hex": hex}
        case "convoy", [truck, "to", hex]:
            return message, {"truck": truck, "hex": hex}
        case "convoy", [truck, "load", number]:
            return f"{message}-load", {"truck": truck, "number": number}
        case "convoy", [truck, ("reserve" | "release") as deed]:
            return f"{message}-{deed}", {"truck": truck}
    return None
