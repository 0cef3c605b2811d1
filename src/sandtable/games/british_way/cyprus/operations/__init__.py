"""3.0 Operations: the four of each side."""
