### What the first page tells of DAK-II.

about-years = 1940–1942
about-ours = The rules are those of the published game. The map, the values of most counters, the set-ups with their supply and the weather table are ours, rebuilt from geography and history: camps and assault positions are sure to a hex or two, rear areas probable, supply a guess.
aim-allied = 7.3: destroy three Italian infantry divisions and take Sidi Barrani, Buq Buq and Sollum. 7.1: leave no Italian unit in Egypt; with Bardia it is brilliant.
aim-axis = Deny the Commonwealth what it needs until the last turn ends.
