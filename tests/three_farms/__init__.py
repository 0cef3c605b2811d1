"""Three Farms: a whole game that is not ours to ship, with every part that a game can have."""
