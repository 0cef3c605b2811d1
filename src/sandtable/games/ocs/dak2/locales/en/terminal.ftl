### DAK-II: the board in a terminal.

look-turn = turn { $turn }, { $date }
condition-divisions-destroyed = Italian infantry divisions destroyed
condition-taken-sidi-barrani = Sidi Barrani is Allied
condition-taken-buq-buq = Buq Buq is Allied
condition-taken-sollum = Sollum is Allied
condition-italians-out-of-egypt = No Italian unit is left in Egypt
condition-taken-bardia = Bardia is Allied (brilliant)
