"""5.0 Events: every card's texts, in the order of the cards."""
