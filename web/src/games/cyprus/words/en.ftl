### Cyprus's own words on the board.

board-label = Map of Cyprus
board-underground = Underground Cell
board-active = Active Cell
board-caches = Arms Cache
board-sabotage = Sabotage
board-curfew = Curfew
board-underground-count = { $count ->
    [one] { $count } Underground Cell
   *[other] { $count } Underground Cells
}
board-active-count = { $count ->
    [one] { $count } Active Cell
   *[other] { $count } Active Cells
}
board-caches-count = { $count ->
    [one] { $count } Arms Cache
   *[other] { $count } Arms Caches
}
board-cells-count = { $count ->
    [one] { $count } Cell
   *[other] { $count } Cells
}
board-sabotage-count = { $count } Sabotage
board-curfew-count = Curfew
board-available-cells = Cells
board-available-caches = Arms Caches
board-prison = Prison
board-chits = Intel Chits
board-chit = Intel Chit of value { $value }: { $count }
board-sea = Mediterranean Sea
board-cartouche = Cyprus
board-years = 1955–1959
board-opinion = International Opinion
board-opinion-short = Opinion
board-opinion-is = International Opinion: { $value } of 4 on the way from Ignore to Condemn
board-ignore = Ignore
board-debate = Debate
board-condemn = Condemn
board-london = London
board-athens = Athens
table-value-opinion = International Opinion
