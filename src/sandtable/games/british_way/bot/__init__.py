"""What the bots of the games of The British Way share: choosing the best of what is offered, and the cards to come."""
