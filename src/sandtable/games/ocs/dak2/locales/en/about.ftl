### What the first page tells of DAK-II.

about-years = 1940–1942
# A game between two heuristic bots has 330 answers of the sides in 7.3 and 500 in 7.1, dice not counted. At 20 seconds for
# an order (found on the map, looked at, given) that is 110 and 170 minutes for two people. A bot takes next to none of it.
about-length = 7.3 has two turns: about two hours for two, one against a bot. 7.1 has six: about three hours, or half of it.
about-ours = The rules of movement, combat, barrage, supply and transport and the headers of the two scenarios are those of the rulebooks; aircraft and the campaign rules are not in it yet, and where the books are unclear the reading is ours and often an option. The map, the values of most counters, the set-ups with their supply and the weather table are ours, rebuilt from geography and history: camps and assault positions are sure to a hex or two, rear areas probable, supply a guess.
aim-allied = In 7.3 destroy three Italian infantry divisions and take Sidi Barrani, Buq Buq and Sollum. In 7.1 leave no Italian unit in Egypt; with Bardia it is brilliant.
aim-axis = Hold the camps and the coast road, and keep divisions alive. What the Allies have not reached when the last turn ends is your victory.
