### The board of a game on hexes.

hexes-keys = Arrow keys walk from hex to hex, Enter chooses or opens a stack, G goes to a hex or place by name, plus and minus zoom, Shift with an arrow moves the map.
hexes-stack = { $count ->
    [one] Stack of { $count } unit
   *[other] Stack of { $count } units
}
hexes-go-to = Hex or place
hexes-unknown = There is no such hex or place on the map in play.
hexes-and = { ", " }
hexes-then = { "; " }
hexes-units = { $side }: { $units }
hexes-allied = Allied
hexes-axis = Axis
hexes-dump = { $side } dump: { $tokens } T
hexes-trucks = { $side } trucks: { $tokens } T
hexes-port = port
hexes-hedgehog = hedgehog level { $level }
hexes-move = Move Mode
hexes-reserve = Reserve Mode
hexes-strat = Strat Mode
hexes-dg = disorganised
hexes-exploit = Exploit Mode
hexes-dry = out of supply
hexes-sandstorm = sandstorm
hexes-rainstorm = rainstorm
hexes-terrain-open = open
hexes-terrain-sea = sea
hexes-terrain-rocky = rocky
hexes-terrain-sand = sand
hexes-terrain-delta = delta
hexes-terrain-salt_marsh = salt marsh
hexes-terrain-low_hills = low hills
hexes-terrain-rough = rough
hexes-terrain-mountain = mountain
hexes-terrain-swamp = swamp
hexes-terrain-city = city
hexes-zoom-in = Zoom in
hexes-zoom-out = Zoom out
hexes-zoom-reset = Show the whole map
