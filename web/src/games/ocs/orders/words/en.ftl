### Orders of the series: how they are composed, shown before they are given, and what lies over the map.

## Composing

orders-sentence = Your order so far
orders-unsay = Take back the last word
orders-next = What may follow
orders-where = To which hex? { $count ->
    [one] One is possible
   *[other] { $count } are possible
}: click one, or type
orders-take = Take it
orders-cost = { $cost } MP
orders-cost-zone = { $cost } MP, enemy ZOC
orders-and = { ", " }
orders-or = { " or " }
orders-then = { "; " }
orders-all = All orders of this segment ({ $count })
orders-go-on = Next ({ $count })
orders-hint-move = Choose a stack to see how far it goes. Then choose a hex to go to, or an enemy to overrun.
orders-hint-fire = Choose an enemy to see what a barrage would do, or first the artillery that is to fire.
orders-hint-attack = Choose an enemy to see the battle before it is fought, or first the stack that is to attack.
orders-hint-deploy = Choose a stack: its free units can be placed in the hexes that light up. Who is not placed stays.
orders-hint-ships = Choose an enemy on the coast at whom ships can fire.
orders-hint-idle = None of your units can act in this segment.
orders-hint-other = Choose an order below, or end this segment.

verb-move = Move
verb-move-means = Units of one hex go to another
verb-overrun = Overrun
verb-overrun-means = Attack in the middle of a move, for 3 MP
verb-attack = Attack
verb-attack-means = Adjacent units attack a hex
verb-fire = Barrage
verb-fire-means = Artillery fires at a hex in range
verb-bombard = Ships fire
verb-bombard-means = A naval shot at a hex on the coast
verb-mode = Change mode
verb-mode-means = Combat, Move, Reserve or Strat Mode, before moving
verb-release = Release
verb-release-means = Units come out of Reserve and may act
verb-react = Reactive roll
verb-react-means = A leader's die may let his stack act
verb-lead = Leader goes
verb-lead-means = A leader goes to another stack
verb-breakout = Breakout
verb-breakout-means = A unit or transport that is cut off tries to get away
verb-load = Load
verb-load-means = Supply from the ground onto trucks
verb-unload = Unload
verb-unload-means = Supply from trucks onto the ground
verb-drive = Drive trucks
verb-drive-means = Transport points go from hex to hex
verb-convoy = Organic trucks
verb-convoy-means = The trucks of a formation drive, load, or go into Reserve
verb-blow = Blow up supply
verb-blow-means = Destroy a dump before the enemy has it
verb-deploy = Place
verb-deploy-means = A free unit is put into a hex of your zone
verb-rebuild = Rebuild
verb-rebuild-means = Replacements bring back a step or a unit
verb-consolidate = Consolidate
verb-consolidate-means = Two weak units become one, or one takes the place of another
verb-build = Build a hedgehog
verb-build-means = One level more, for supply
verb-lower = Lower a hedgehog
verb-lower-means = One level less
verb-repair = Repair a port
verb-repair-means = Engineers take off a hit, for supply
verb-damage = Damage a port
verb-damage-means = A hit on your own port before the enemy has it
verb-refuel = Refuel
verb-refuel-means = Units of a hex where trucks pause

word-to = to
word-via = by way of
word-with = with
word-at = at
word-port = its port
word-full = full
word-empty = empty
word-reserve = into Reserve
word-release = out of Reserve
word-load = load
word-by = by
word-as = as
word-hedgehog = hedgehog
deed-via = Move hex by hex
deed-convoy-to = Drive { $truck }

## A stack

stack-nobody = Nobody is here.
stack-steps = { $all ->
    [one] { $left } of 1 step
   *[other] { $left } of { $all } steps
}
stack-out-of-supply = out of supply
stack-spent = { $spent } MP spent
stack-hedgehog = hedgehog { $level }
stack-organic = { $truck }: { $load }T
stack-dump = dump: { $tokens }T
stack-trucks = trucks for { $tokens }T, loaded { $load }T
stack-may-join = Who may take part as well
stack-deeds = What can be ordered here

## A battle before it is fought

battle-title = The battle at { $hex } before it is fought
battle-attack = Attack on { $hex }
battle-overrun = Overrun of { $hex }
battle-attacker = Attacker
battle-defender = Defender
battle-attacker-loses = you lose a step or more
battle-defender-loses = the defender loses one or more
battle-defender-options = the defender retreats or loses more
battle-exploit = you may exploit
battle-anti-tank = anti-tank
battle-terrain = Terrain
battle-ratings = Ratings
battle-ratings-are = { $attacker } ({ $attacking }) − { $defender } ({ $defending }) = { $modifier }
battle-hedgehog = hedgehog −{ $level }
battle-supply = Supply
battle-dump = { $hex } ({ $tokens }T)
battle-more-dumps = { $more ->
    [one] one more dump
   *[other] { $more } more dumps
}
battle-you-pay = You pay { $tokens }T from { $dumps }.
battle-stocks = On internal stocks: { $units }.
battle-they-pay = The defender can pay { $tokens }T from { $dumps }; unpaid he is halved.
battle-they-use-stocks = The defender has only his internal stocks.
battle-they-cannot-pay = The defender cannot pay and is halved.
battle-results = Every result with its chance

result-attacker = attacker { $what }
result-defender = defender { $what }
result-losses = { $count ->
    [one] loses a step
   *[other] loses { $count } steps
}
result-options = { $count ->
    [one] a step or a hex back
   *[other] { $count } steps or hexes back
}
result-dg = disorganised
result-exploit = exploits from rating { $rating }
result-nothing = nothing happens

barrage-of = Barrage of { $hex }
barrage-of-port = Barrage of the port in { $hex }
barrage-points = Points
barrage-column = Column
barrage-free = It costs no supply.
barrage-dg = disorganised
barrage-half = disorganised, a step lost on 4 to 6
barrage-steps = { $count ->
    [one] disorganised, a step lost
   *[other] disorganised, { $count } steps lost
}
barrage-hits = { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
}

rolled-table = The last dice: column { $column }, row { $row }:
rolled-whole = The table by which they were read

## The bar

bar-turn = turn { $turn } · { $date }
bar-before = { $date }
replay-where = Turn { $turn }, { $side }: { $segment }
bar-segments = Phases and segments of the player turn
bar-victory = Victory { $met }/{ $count }
bar-met = met
bar-not-met = not met
bar-overlays = Over the map
bar-waiting = { $count ->
    [one] · one may still act
   *[other] · { $count } may still act
}
overlay-none = Overlay: none
overlay-supply = Supply
overlay-zones = ZOC
overlay-reach = Reach
overlay-control = Control
overlay-changes = Changes
legend-label = What the overlay says
legend-close = Take the overlay off
legend-zoc = in a zone of control of the { $enemy }
legend-reach = the { $side } can get here
legend-threat = the { $enemy } can get here
legend-both = both can get here
legend-points = trace supply can be drawn here: a source, or a road or railway that leads to one
legend-throw = an HQ throws supply as far as here
legend-dumps = a dump with its tokens
legend-traced = { $count ->
    [one] One unit in trace supply: from where, and through which HQ
   *[other] { $count } units in trace supply: from where, and through which HQ
}
legend-dry = { $count ->
    [0] out of trace supply: nobody
    [one] out of trace supply: one unit
   *[other] out of trace supply: { $count } units
}
legend-allied = Axis ground that the Allies have taken
legend-axis = Allied ground that the Axis has taken
legend-changed-here = { $count ->
    [0] nothing changed here
    [one] changed in this step: one hex
   *[other] changed in this step: { $count } hexes
}
legend-changed = { $count ->
    [0] nothing has changed since you last played
    [one] changed since you last played: one hex
   *[other] changed since you last played: { $count } hexes
}

segment-set-up = Set-up
segment-set-up-means = free units are placed within their zone
segment-B = Reinforcement
segment-B-means = units and supply arrive
segment-C1 = Breakout
segment-C1-means = who is cut off may try to get away
segment-C2 = Movement
segment-C2-means = modes, moves, overruns, transport
segment-C3 = Barrage in movement
segment-C3-means = ships may fire
segment-D = Supply
segment-D-means = trace supply, eating, attrition
segment-E1 = Reaction: movement
segment-E1-means = the other side releases Reserves, who move and overrun
segment-E2 = Reaction: barrage
segment-E2-means = released artillery of the other side fires
segment-F1 = Combat: barrage
segment-F1-means = artillery fires
segment-F2 = Combat
segment-F2-means = adjacent units attack
segment-G1 = Exploitation: movement
segment-G1-means = exploiting and released units move and overrun
segment-G2 = Exploitation: barrage
segment-G2-means = exploiting and released units and ships fire
segment-G3 = Exploitation: combat
segment-G3-means = exploiting and released units attack
segment-H = Clean up
segment-H-means = DG, Exploit and fuel come off

## The list

stacks-tab = Units
list-title = Stacks and units
list-trucks-away = Trucks for { $size }T that broke out with { $load }T: back in turn { $turn }
list-target = can be fought
list-reach = can be reached
list-contact = can be reached, in an enemy ZOC

## Standing answers

standing-terrain = Always the best terrain for my defence
standing-dump = Always pay from the nearest dump
standing-defence = Always pay for my defence
standing-lead-unit = Always my best rating leads
standing-no-leader = Never risk a leader for +1
standing-no-reaction = Never react
standing-idle = End segments in which none of my units can act
