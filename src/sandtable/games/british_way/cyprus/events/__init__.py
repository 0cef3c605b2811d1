"""5.0 Events: the house deck, every card's texts in the order of the cards."""
