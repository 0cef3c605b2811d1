### Three cards of our own invention: an example of an owner's deck.

card-EX-1 = Copper Mines
    .unshaded-title = Stores under guard
    .unshaded = The executing Faction may send 1 Cell in a Mountain to Prison. British draw an Intel Chit.
    .shaded-title = Missing dynamite
    .shaded = The executing Faction may place 1 Available Cache in a Mountain. International Opinion moves 1 box right.
    .note = No published card is meant.

card-EX-2 = Mountain Guides
    .capability = British Capability
    .unshaded-title = By goat tracks
    .unshaded = For the rest of the game, Assault in Mountains removes 1 piece per Troop.
    .shaded-title = Lost in the pines
    .shaded = For the rest of the game, Search in Mountains finds 1 Cell per 2 cubes.

card-EX-3 = Secret Post
    .capability = EOKA Capability
    .unshaded-title = Letters read
    .unshaded = For the rest of the game, British draw an Intel Chit in each Propaganda Round, after their others.
    .shaded-title = Letters carried
    .shaded = For the rest of the game, EOKA may place 1 Available Cell, Underground, in a Town in each Propaganda Round, after its Cells have redeployed.
