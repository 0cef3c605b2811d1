"""5.0 Events: the house deck, every text of it in the order of the cards."""
