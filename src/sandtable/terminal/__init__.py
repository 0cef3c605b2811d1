"""The table in a terminal: a board in characters, a numbered prompt."""
