"""What a game of Carts measures at most, however it is played."""

ANSWERS = 800
POSITION = 400  # characters
RECORD = 20_000
