"""The search bot: Monte-Carlo tree search over questions, with chance as a player of its own."""
