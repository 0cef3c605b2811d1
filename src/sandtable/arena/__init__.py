"""The arena: games by the thousand."""
