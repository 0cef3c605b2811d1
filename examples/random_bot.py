#!/usr/bin/env python3
"""A bot that plays at random, as a program of its own: --seat "british=cmd:examples/random_bot.py"."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    if message["type"] == "question":
        print(json.dumps({"answer": random.choice(message["options"])}), flush=True)
