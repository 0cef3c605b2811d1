"""The British Way: two-player games of counter-insurgency."""
