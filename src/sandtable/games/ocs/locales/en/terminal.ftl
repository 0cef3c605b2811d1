### The board of a game of the series in a terminal.

help-commands =
    {"  "}map [PLACE]   the map around a hex, a place or a unit: map C41.29, map sidi barrani, map br-7rtr
    {"  "}map zones     the same with zones of control, or without them again
    {"  "}legend        what the letters of the map mean
    {"  "}stack [PLACE] all that is in a hex: stack C41.29
    {"  "}units         your units that may still act, and how
    {"  "}supply        your dumps and trucks, and who is short of supply
    {"  "}preview ORDER a battle before it is fought: preview attack C40.19 with in-11, preview barrage C40.19
    {"  "}Orders: move br-7rtr in-11 to C39.18, attack C40.19 with in-11, fire in-4da at C40.19, mode br-16 reserve, done.
    {"  "}A hex stands for your units in it (move C38.17 to C39.18), 7rtr for br-7rtr. They may be named in any order.

note-cost = { $note } MP
note-zone = enemy ZOC

## The map

look-legend = [ ] Allies, < > Axis: kind, counters, mode (c combat, m move, r Reserve, s Strat, d DG, e Exploit, * mixed). T tokens, t trucks, o organic truck, * leader, h hedgehog. % rocky, " salt marsh, . sand, n low hills, o village, @ city, ~ sea. Sides: # escarpment, w wadi, arrows up a slope; = \\ // primary road, - \ / road, : track, + railway.
look-reach = { $order }: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} in MP, ! in an enemy ZOC; farther ones are not shown, why tells the cost of any

## What is in a hex

look-nobody = nothing is here
look-hedgehog = hedgehog { $level }
look-zone-of = ZOC of { $side }
look-e = east { $hex }
look-ne = north-east { $hex }
look-nw = north-west { $hex }
look-w = west { $hex }
look-sw = south-west { $hex }
look-se = south-east { $hex }
look-dump = dump { $tokens }T
look-trucks = trucks for { $tokens }T, loaded { $load }T
look-organic = { $truck } loaded { $load }T
look-steps = { $all ->
    [one] { $left } of 1 step
   *[other] { $left } of { $all } steps
}
look-left = { $left } MP left
look-out-of-supply = out of supply
look-stocks-low = stocks low
look-stocks-exhausted = stocks exhausted

## Units and supply

look-no-orders = no orders are given now: answer the question first
look-nobody-can = none of your units can do anything more in this segment
look-dumps = Dumps
look-all-trucks = Trucks
look-sources = Trace from
look-hqs = HQs that throw
look-without-trace = Without trace
look-short = Short of supply

## A battle before it is fought

battle-attack = Attacker
battle-defence = Defender
battle-odds = Odds
battle-terrain = Terrain
battle-ratings = Ratings
battle-supply = Supply
battle-points = Points
battle-column = Column
battle-ratings-are = { $attacker } ({ $attacking }) - { $defender } ({ $defending }) = { $modifier }
battle-hedgehog = hedgehog -{ $level }
battle-anti-tank = against anti-tank
battle-reduced = steps lost
battle-out-of-supply = out of supply
battle-no-combat-supply = combat supply not paid
battle-you-pay = You pay { $tokens }T; in reach: { $dumps }.
battle-stocks = On internal stocks: { $units }.
battle-they-pay = The defender can pay { $tokens }T; in reach: { $dumps }. Unpaid he is halved.
battle-they-use-stocks = The defender has only his internal stocks.
battle-unpaid = The defender cannot pay and is halved.
battle-free = none
battle-sums = You lose a step: { $own }. The defender loses one: { $theirs }, has to lose more or retreat: { $options }. You may exploit: { $exploit }.
battle-key = A attacker, D defender: L steps lost, o steps or hexes of retreat, e may exploit from this rating on, DG disorganised, - nothing (9.10).
battle-nothing = nothing
battle-dg = DG
battle-half = DG, a step lost on 4 to 6
battle-steps = { $count ->
    [one] DG, one step lost
   *[other] DG, { $count } steps lost
}
battle-hits = { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
}
