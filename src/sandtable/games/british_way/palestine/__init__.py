"""The British Way: Palestine, 1945-1947. British against Irgun."""
