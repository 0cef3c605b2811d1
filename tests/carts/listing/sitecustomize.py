"""Where this folder is on Python's path, every process knows Carts: the server, and those that think for it."""

from sandtable.games import GAMES

GAMES["carts"] = "carts"
