### What the first page tells of Palestine.

about-years = 1945–1947
about-length = About an hour: 19 to 21 cards, on nearly all of which both sides act once.
about-ours = Rules, cards and set-up are those of the published game. Words and drawings are ours.
aim-british = Hold out until the third Propaganda Round with Political Will to spare. Keep the cities and railways free of Sabotage and Terror.
aim-irgun = Wear Political Will down to 0 by a Propaganda Round. Every marker of Sabotage and Terror that still lies there counts against Britain.
