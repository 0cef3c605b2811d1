"""3.0 Operations: one file for each."""
