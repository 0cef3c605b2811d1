#!/bin/sh
# A bot that always takes the first option, in a language without JSON: --insurgent "cmd:examples/first_bot.sh".
while read -r message; do
    answer=$(printf '%s' "$message" | sed -n 's/.*"type": "question".*"options": \["\([^"]*\)".*/\1/p')
    [ -z "$answer" ] || printf '{"answer": "%s"}\n' "$answer"
done
