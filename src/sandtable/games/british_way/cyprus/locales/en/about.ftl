### What the first page tells of Cyprus.

about-years = 1955–1959
# `sandtable simulate cyprus --british heuristic --insurgent heuristic --games 300`: 316 answers in a game (median), dice
# included; the sides give about 270 of them, in 33 turns. At 4 seconds an answer (table/lessons.py) and a minute to read
# the card and think over each turn that is 51 minutes for two people. A bot's turns take next to none of it.
about-length = About an hour for two, half an hour against a bot: 19 to 21 cards, on nearly all of which both sides act once.
about-ours = The rules and the set-up are those of the published game. The 32 events are a house deck of ours, and most borders on the map are our reading. It usually begins with a small bid, with which our bots find it even.
aim-british = Hold out until the third Propaganda Round with Political Will to spare. Find the arms in the mountains and keep the world looking away.
aim-eoka = Wear Political Will down to 0 by a Propaganda Round. Sabotage the towns and the bases, and turn International Opinion against Britain.
