### A card of our own invention: an example of an owner's deck.

card-EX-1 = The Price of Rubber
    .unshaded-title = A good year
    .unshaded = British gain 4 Resources.
    .shaded-title = Tappers on strike
    .shaded = The executing Faction shifts up to 2 Provinces with Guerrillas 1 level toward Opposition.
    .note = No published card is meant.
