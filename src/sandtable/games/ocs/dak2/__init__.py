"""DAK-II, the desert war from September 1940 to November 1942: its own rules, map, counters and scenarios."""
