### What the first page tells of Palestine.

about-years = 1945–1947
# `sandtable simulate palestine --british heuristic --insurgent heuristic --games 300`: 339 answers in a game (median), dice
# included; the sides give about 294 of them, in 32 turns. At 4 seconds an answer (table/lessons.py) and a minute to read
# the card and think over each turn that is 52 minutes for two people. A bot's turns take next to none of it.
about-length = About an hour for two, half an hour against a bot: 19 to 21 cards, on nearly all of which both sides act once.
about-ours = Rules, cards and set-up are those of the published game. Words and drawings are ours.
aim-british = Hold out until the third Propaganda Round with Political Will to spare. Keep the cities and railways free of Sabotage and Terror.
aim-irgun = Wear Political Will down to 0 by a Propaganda Round. Every marker of Sabotage and Terror that still lies there counts against Britain.
