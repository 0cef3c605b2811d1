### DAK-II's own words on the board.

board-label = Map of the Western Desert

condition-divisions-destroyed = Italian infantry divisions destroyed
condition-taken-sidi-barrani = Sidi Barrani is Allied
condition-taken-buq-buq = Buq Buq is Allied
condition-taken-sollum = Sollum is Allied
condition-italians-out-of-egypt = No Italian unit is left in Egypt
condition-taken-bardia = Bardia is Allied (brilliant)

victory-7-3 = At the end the Allies win if all of this is so; otherwise the Axis wins.
victory-7-1 = At the end the Allies win if no Italian unit is left in Egypt, and brilliantly if Bardia is theirs, too; otherwise the Axis wins.
victory-demand = The Axis loses at once: it did not hold the line that Mussolini demanded.
