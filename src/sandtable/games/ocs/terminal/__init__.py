"""What the boards of the series in characters have in common."""
