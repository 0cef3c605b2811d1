#!/usr/bin/env python3
"""A bot that plays at random, as a program of its own: --seat "british=cmd:examples/random_bot.py"."""

import json
import random
import sys


def any_order():
    """An order, word by word: all that may follow are alike."""
    said = []
    while True:
        print(json.dumps({"next": " ".join(said)}), flush=True)
        follow = json.loads(sys.stdin.readline())
        words = [*follow["words"], *([""] if follow["whole"] else [])]
        if not (word := random.choice(words)):
            return " ".join(said)
        said.append(word)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    if message["type"] == "question":
        answer = any_order() if message["orders"] else random.choice(message["options"])
        print(json.dumps({"answer": answer}), flush=True)
