### What the first page tells of Malaya.

about-years = 1948–1960
about-length = About an hour: 19 to 21 cards, on nearly all of which both sides act once. An extended scenario has up to 27.
about-ours = The rules and the set-up are those of the published game. The 32 events are a house deck of ours, and populations and some borders on the map are estimates.
aim-british = Raise Political Will to 18 in a Propaganda Round, or end the game above 10. Control the people, win their Support and move the settlers into New Villages.
aim-mcp = Push Political Will down to 2 in a Propaganda Round, or end the game below 10. Spread Opposition from the jungle and strike at rubber and tin.
