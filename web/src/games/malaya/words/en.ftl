### Malaya's own words on the board.

board-label = Map of Malaya
board-underground = Underground Guerrilla
board-active = Active Guerrilla
board-bases = Base
board-sabotage = Sabotage
board-terror = Terror
board-villages = New Village
board-underground-count = { $count ->
    [one] { $count } Underground Guerrilla
   *[other] { $count } Underground Guerrillas
}
board-active-count = { $count ->
    [one] { $count } Active Guerrilla
   *[other] { $count } Active Guerrillas
}
board-bases-count = { $count ->
    [one] { $count } Base
   *[other] { $count } Bases
}
board-guerrillas-count = { $count ->
    [one] { $count } Guerrilla
   *[other] { $count } Guerrillas
}
board-sabotage-count = { $count } Sabotage
board-terror-count = { $count } Terror
board-villages-count = New Village
board-available-troops = Troops
board-available-police = Police
board-available-guerrillas = Guerrillas
board-available-bases = Bases
board-village-pool = New Villages
board-village-pool-is = { $count } of 4 New Villages left to place
board-population = Population
board-population-is = Population { $number }
board-control = Control
board-control-british = British Control
board-control-mcp = MCP Control
board-control-none = no Control
board-level = Opinion
board-support = Support
board-neutral = Neutral
board-opposition = Opposition
board-jungle = Jungle
board-mountain = Mountain
board-resources = Resources
board-resources-of = { $side } Resources
board-resources-are = { $side } Resources: { $value } of 20
board-commander = Commander
board-commander-is = Commander: { $commander }
board-commander-down = Commander: { $commander }, face down and without effect
board-gurney = Gurney
board-briggs = Briggs
board-templer = Templer
board-commander-gurney = more Reprisal
board-commander-briggs = more Resettle
board-commander-templer = more Pacify
board-commander-off = no effect
board-south-china-sea = South China Sea
board-strait = Strait of Malacca
board-singapore = Singapore
board-cartouche = Malaya
board-years = 1948–1960
table-value-british_resources = British Resources
table-value-mcp_resources = MCP Resources
