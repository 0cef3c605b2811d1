"""What a game of DAK-II measures at most, however it is played."""

ANSWERS = 5_000  # a random game that is longer has lost its way
POSITION = 20_000  # characters
RECORD = 60_000
SHARE = 0.1  # of the random games that others play: each takes seconds
