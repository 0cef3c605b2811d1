"""Where this folder is on Python's path, every process knows Three Farms: the server, and those that think for it."""

from sandtable.games import GAMES

GAMES["three_farms"] = "three_farms"
