"""How each side of Palestine thinks: facts, prices, events, operations, answers."""
