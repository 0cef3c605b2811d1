"""What a game of Cyprus measures at most, however it is played."""

ANSWERS = 5_000  # a random game that is longer has lost its way
POSITION = 2_000  # characters
RECORD = 20_000
