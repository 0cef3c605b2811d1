### What the first page tells of Malaya.

about-years = 1948–1960
# `sandtable simulate malaya --british heuristic --insurgent heuristic --games 300`: 301 answers in a game (median), dice
# included; the sides give about 288 of them, in 34 turns. At 4 seconds an answer (table/lessons.py) and a minute to read
# the card and think over each turn that is 53 minutes for two people. A bot's turns take next to none of it.
about-length = About an hour for two, half an hour against a bot: 19 to 21 cards, on nearly all of which both sides act once. An extended scenario has up to 27.
about-ours = The rules and the set-up are those of the published game. The 32 events are a house deck of ours, and populations and some borders on the map are estimates.
aim-british = Raise Political Will to 18 in a Propaganda Round, or end the game above 10. Control the people, win their Support and move the settlers into New Villages.
aim-mcp = Push Political Will down to 2 in a Propaganda Round, or end the game below 10. Spread Opposition from the jungle and strike at rubber and tin.
