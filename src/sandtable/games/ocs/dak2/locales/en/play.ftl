### Whose maps, counters and set-ups

components-house = Maps, counters and set-ups: ours
components-owner = Maps, counters and set-ups: an owner's

## DAK-II: what is asked, rolled and told in play, why something is not allowed, and answers in words.

## Questions

ask-orders = { $segment }: what do you order?
ask-first-player = Who has the first player turn?
ask-deploy = Set-up: which free unit do you place, and where?
ask-withdraw = { $unit } is to be withdrawn but is dead: which like unit leaves instead?
ask-remove = { $hex } is overstacked: which unit is removed?
ask-leave = Too many Reserve markers: where is one taken off?
ask-lose = Which unit loses a step?
ask-retreat = Where do the units in { $hex } retreat to?
ask-along = { $hex }: who retreats along with those who fought?
ask-truck-along = { $truck } in { $hex }: does it go along?
ask-advance = Who advances into { $hex }?
ask-exploit = Who exploits after the combat at { $hex }?
ask-lead-unit = { $hex }: whose action rating counts, and who loses first?
ask-terrain-from = Which terrain counts against the attackers in { $hex }?
ask-terrain = Which terrain counts for your units in { $hex }?
ask-option = Options left: { $left }. A step or a hex of retreat?
ask-pay-defence = Pay { $need }T for the defence of { $hex }?
ask-stocks = { $hex }: who else uses internal stocks?
ask-supply = There are too few tokens for all: who gets combat supply? The others use internal stocks.
ask-truck-or-stocks = { $unit }: pay from the organic truck, or use internal stocks?
ask-pay = Pay { $need }T ({ $what }): from which dump?
ask-barrage-source = Barrage costs { $need }T: from where?
ask-fuel = Fuel for { $number ->
    [one] one unit
   *[other] { $number } units
} of { $formation }: each by itself, or 1 SP for the formation?
ask-feed = Which unit eats from a dump?
ask-trace = { $units }: by which way is trace supply drawn?
ask-recover = Whose internal stocks recover?
ask-displace = Transport for { $tokens }T flees from { $hex }: where to?
ask-use-leader = Use { $leader } for +1 to the rating? A casualty roll follows.
ask-join = { $leader } is alone: which stack does he join?
ask-place = { $unit } arrives at { $hex }: in which mode?

## Dice

ask-roll-weather = d66 for the weather
ask-roll-maps = d6: how many maps the sandstorm hits
ask-draw-maps = Which maps the weather hits
ask-roll-first-player = 2d6 for the first player turn: { $side }
ask-roll-surprise = 2d6 for surprise at { $hex }, odds { $odds }
ask-roll-shift = d6: how many columns surprise shifts
ask-roll-combat = 2d6 for the combat at { $hex }
ask-roll-barrage = 2d6 for the barrage of { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, column { $column }
ask-roll-barrage-port = d6 for the barrage of the port in { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, column { $column }
ask-roll-half-step = d6 for { $hex }: a step is lost on 4 to 6
ask-roll-capture-dump = d6: how much of { $tokens }T in { $hex } is captured
ask-roll-capture-trucks = d6: how many trucks for { $tokens }T in { $hex } are captured
ask-give-up = { $truck } in { $hex }: how many tokens of what is captured does it give up? The rest is ordinary transport.
ask-roll-breakout = d6 for the breakout of { $unit }, modifier { $modifier }: 5 or more gets away
ask-roll-return = d6: in how many turns { $unit } returns
ask-roll-trucks-out = d6 for the breakout of trucks for { $number }T in { $hex }, modifier { $modifier }: 5 or more gets away
ask-roll-trucks-return = d6: in how many turns the trucks from { $hex } return
ask-roll-blow = d6: how much of { $tokens }T in { $hex } is destroyed
ask-roll-attrition = 2d6 for attrition in { $hex }: rating { $rating }, modifier { $modifier }
ask-roll-casualty = 2d6: is { $leader } hit?
ask-roll-wound = d6: for how many months { $leader } is out
ask-roll-rebuild = d6 for { $unit }: on 1 to 3 the replacement is used up
ask-roll-reaction = d6 for the reaction of { $leader }: { $needed } or more

## Log

log-turn = Turn { $turn }: { $date }
log-deployed = { $unit } sets up in { $hex }: { $mode }
log-withdrawn = { $unit } is withdrawn
log-weather = Weather: roll { $dice }, storms ({ $maps })
log-first-player = First player turn: { $side }
log-player-turn = Player turn: { $side }
log-clean-up = Clean up: { $side }
log-supply-arrives = { $side }: { $tokens }T of supply arrive at { $hex }
log-rebuilt = Rebuilt in { $hex }: { $units }; replacements used: { $used }
log-merged = { $unit } takes over what is left of { $other }: steps { $steps }
log-replaced = { $unit } goes on as { $other }
log-trucks-organic = Trucks in { $hex } become { $truck }, with { $tokens }T
log-arrives = { $unit } arrives at { $hex }
log-move = { $units }: from { $origin } to { $hex }
log-mode = { $units }: { $mode }
log-release = Released from Reserve: { $units }
log-reserve-ends = { $hex }: no longer in Reserve: { $units }
log-attack = { $overrun ->
    [0] Attack on
   *[1] Overrun of
} { $hex }: { $units }
log-overrun-off = Overrun of { $hex } called off for want of supply: { $units }
log-combat = { $hex }: { $attack } against { $defence }, anti-tank level { $anti_tank }, odds { $odds }; surprise roll { $surprise }, shift { $shift }, column { $heading }; roll { $dice }, ratings { $ratings }, hedgehog { $hedgehog }, total { $roll }, result { $result }
log-step-lost = { $unit } in { $hex } loses a step
log-destroyed = { $unit } in { $hex } is destroyed
log-dg = Disorganised in { $hex }: { $units }
log-retreat = Retreat to { $hex }: { $units }
log-advance = Advance to { $hex }: { $units }
log-exploit = Exploit: { $units }
log-pay = { $side } paid { $tokens }T from { $hex } ({ $what })
log-stocks-used = { $unit } fights on its internal stocks, { $level ->
    [1] low from now on
   *[other] exhausted from now on
}
log-wasted = { $side }: { $tokens }T in { $hex }: too little, and wasted
log-recovered = { $unit } recovers its internal stocks, { $level ->
    [0] full again
   *[other] still low
}
log-formation-fuelled = { $formation }: fuelled from { $source }
log-fed = { $tokens ->
    [0] { $unit } eats from what others have paid in { $hex }
   *[other] { $unit } eats { $tokens }T from { $hex }
}
log-out-of-supply = { $unit } in { $hex } is out of supply
log-in-supply = { $unit } in { $hex } is in supply again
log-attrition = Attrition in { $hex }: roll { $dice }, modifier { $modifier }, steps lost { $steps ->
    [99] all
   *[other] { $steps }
}
log-broke-out = { $unit } breaks out and returns in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
log-truck-lost = { $truck } in { $hex } does not get away: lost with { $tokens }T
log-trucks-lost = { $hex }: trucks for { $number }T do not get away: lost with { $tokens }T
log-trucks-broke-out = { $hex }: trucks for { $number }T break out with { $tokens }T and return in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
log-truck-returns = { $truck } returns at { $hex }
log-trucks-return = Trucks for { $number }T return at { $hex } with { $tokens }T
log-blow = { $hex }: roll { $die }, { $tokens }T destroyed
log-barrage = Barrage of { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, shifts ({ $shifts }), column { $heading }, roll { $dice }: { $effect }
log-barrage-port = Barrage of the port in { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, column { $heading }, roll { $die }, hits { $hits }
log-dump-captured = { $hex }: roll { $die }, { $tokens }T captured, { $lost }T destroyed
log-trucks-captured = { $hex }: roll { $die }, trucks for { $tokens }T captured
log-organic-captured = { $truck } in { $hex }: { $tokens }T of it captured
log-load = { $hex }: { $tokens }T loaded
log-unload = { $hex }: { $tokens }T unloaded
log-build-hedgehog = { $hex }: hedgehog built by { $units }
log-lower-hedgehog = { $hex }: hedgehog lowered by { $units }
log-repair-port = { $hex }: port repaired by { $units }
log-damage-port = { $hex }: port damaged by { $units }
log-refuelled = Fuelled on the way: { $units }
log-drive = Trucks ({ $load }) for { $number }T: from { $origin } to { $hex }
log-convoy = { $truck }: to { $hex }
log-convoy-load = { $truck }: { $tokens }T loaded
log-convoy-reserve = { $truck }: Reserve Mode
log-convoy-release = Released from Reserve: { $truck }
log-lead = { $leader } goes to { $hex }
log-reaction = { $leader } in { $hex } reacts: roll { $die }
log-no-reaction = { $leader } in { $hex } does not react: roll { $die }
log-leader-killed = { $leader } is killed: roll { $dice }
log-leader-captured = { $leader } is captured: roll { $dice }
log-leader-wounded = { $leader } is wounded: roll { $dice }
log-group-gone = { $leader } has no unit left and is removed
log-demand-not-met = Too few Italians are beyond Mussolini's line: { $side } won the game
log-victory = { $side } won the game
log-brilliant-victory = { $side } won the game brilliantly

## Why not

why-not-an-option = this is not offered
why-unknown-order = “{ $word }” is no order of this segment
why-no-such-unit = “{ $word }” is none of your units
why-no-hex-named = no hex is named
why-no-leader-named = no leader is named
why-no-truck-named = no organic truck is named
why-not-understood = “{ $word }” is not understood here
why-no-such-hex = “{ $word }” is no hex in play
why-no-such-mode = “{ $word }” is no mode
why-no-such-leader = “{ $word }” is no leader who can move now
why-no-such-truck = { $truck } is no organic truck of yours on the map
why-no-amount = “{ $word }” is no amount
why-no-amount-named = no amount is named
why-no-unit-named = no unit is named
why-no-destination = no destination is named
why-not-on-map = { $unit } is not on the map
why-out-of-order = { $unit } must be named in the order of the counters
why-not-together = { $unit } is not in the hex of { $other }
why-not-released = { $unit } has not been released
why-truck-not-released = { $truck } has not been released
why-finished = { $unit } moves no more in this phase
why-in-enemy-zone = { $unit } moved into a ZOC on trucks and may only overrun or stop
why-way-ends-in-zone = { $unit } enters a ZOC in { $hex } and on trucks goes no farther
why-way-broken = { $hex } is not next to { $origin }
why-no-allowance = { $unit } cannot move
why-no-points-left = { $unit } has 0 of its { $all } MP left
why-held-at-matruh = { $unit } may not go west of Mersa Matruh
why-green-in-sandstorm = { $unit } does not move in a sandstorm
why-not-free = { $unit } has its place in the set-up
why-deployed = { $unit } has been placed
why-out-of-zone = { $hex } is not in the set-up zone of { $unit }
why-held-by-demand = { $unit } is needed beyond Mussolini's line
why-enemy-units = { $hex } holds enemy units, { $unit } cannot move in
why-enemy-there = the enemy has supply, transport or works in { $hex }, and { $unit } is not attack-capable
why-strat-into-zone = { $unit } in Strat Mode may not enter the ZOC in { $hex }
why-strat-without-trace = no trace supply in { $hex } for a unit in Strat Mode
why-prohibited = { $unit } cannot enter { $hex }
why-too-far = { $hex } costs { $unit } { $cost } MP, { $left } left
why-no-way = no way leads { $unit } to { $hex }
why-already-there = { $unit } is in { $hex } already
why-picked-up = { $unit } was not with the moving stack
why-no-fuel = { $need }T of fuel needed, { $there }T can be drawn: not enough for { $unit }
why-exploiting = { $unit } is in Exploit Mode
why-mode-before-moving = { $unit } may change its mode once, before it moves
why-dg = { $unit } is DG and cannot change to { $mode }
why-in-zone = { $unit } is in an enemy ZOC and cannot change to { $mode }
why-no-reserve-marker = { $unit }: all Reserve markers are in use, { $markers } in all ({ $mode })
why-moved-too-far-for-reserve = { $unit } has spent { $spent } MP, and { $most } are the most for Reserve
why-no-combat-face = { $unit } has no face for { $mode }
why-in-that-mode = { $unit } is in { $mode } already
why-not-in-reserve = { $unit } is not in Reserve
why-not-adjacent = { $unit } is not next to { $hex }
why-not-attack-capable = { $unit } is not attack-capable and cannot attack { $hex }
why-has-attacked = { $unit } has attacked, so not { $hex }
why-not-exploiting = { $unit } neither exploits nor is released, so not against { $hex }
why-sandstorm = a sandstorm at { $hex }
why-could-not-enter = { $unit } could not enter { $hex }
why-nobody-to-attack = nobody to attack in { $hex }
why-attacked-already = { $hex } has been attacked in this segment
why-no-combat-supply = { $need }T of combat supply needed by those without internal stocks, { $there }T can be drawn: not enough for { $unit }
why-no-points-for-overrun = { $unit } has { $left } MP left for { $hex }, and 3 are needed
why-no-overrun-there = { $unit } cannot overrun { $hex }: the terrain bars it
why-too-hard-to-enter = { $hex } costs { $unit } { $cost } MP to enter, and 3 are the most
why-not-together-at-first = { $unit } began the phase in another hex
why-overstacked = { $hex } is overstacked: { $re } RE, and 10 are the most
why-no-barrage = { $unit } has no barrage strength
why-not-in-that-mode = { $unit } cannot fire in its mode
why-has-fired = { $unit } has fired in this phase
why-nobody-to-fire-at = nobody to fire at in { $hex }
why-barraged-already = { $hex } has been barraged in this phase
why-out-of-range = { $hex } is { $distance } hexes away, and the range of { $unit } is { $range }
why-no-points = { $points } barrage points between them, and 1 is the least
why-no-supply-for-barrage = { $need }T needed for the barrage of { $unit }, { $there }T can be drawn
why-no-enemy-port = no port of the enemy that can be damaged in { $hex }
why-not-coastal = { $hex } is not on the coast
why-no-ships = no ships may fire now
why-not-so-much = { $hex }: at most { $most }T now
why-trucks-too-far = { $hex } costs the trucks { $cost } MP, { $left } left
why-no-way-for-trucks = no way leads trucks to { $hex }
why-moved-or-worked = { $unit } has moved or worked in this phase
why-not-in-combat-mode = { $unit } is not in Combat Mode
why-site-too-far = { $hex } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} from { $unit }, and { $most } on foot are the most for this work
why-no-engineer = { $unit } is no engineer for { $hex }
why-too-few-workers = { $hex }: 1 RE in Combat Mode is needed, { $re } named
why-no-supply-for-work = { $need }T needed for the work in { $hex }, { $unit } can draw { $there }T
why-no-work-named = say what is worked on, where and by whom
why-not-own-hex = { $hex } is not yours
why-worked-on-already = { $hex } has been worked on in this turn
why-no-hedgehog-left = no hedgehog is left to build
why-no-ground-for-hedgehog = no hedgehog can be built in { $hex }
why-printed-hedgehog = the hedgehog in { $hex } is printed and never changes
why-no-higher-hedgehog = the hedgehog in { $hex } has level { $level } and cannot be raised
why-no-built-hedgehog = no hedgehog in { $hex } that can be lowered
why-port-whole = the port in { $hex } is whole
why-no-port = no port in { $hex }
why-port-ruined = the port in { $hex } has all its { $hits } hits
why-no-rebuilding-in-zone = { $hex } is in an enemy ZOC: nobody is rebuilt there
why-no-hq-near = no HQ in Combat Mode within { $hexes } hexes of { $hex }
why-never-rebuilt = { $unit } is not rebuilt in this scenario ({ $hex })
why-nothing-to-rebuild = { $unit } is neither dead nor short of a step in { $hex }
why-not-rebuilt-together = { $unit } does not share a replacement with the other
why-too-few-replacements = { $unit } needs { $need } { $kind } in { $hex }, { $there } there
why-no-transport-on-way = no transport is under way: fuel is paid when a unit moves
why-no-fuel-needed = { $unit } needs no fuel
why-unfit-to-consolidate = { $unit } is DG or short of internal stocks
why-not-identical = { $unit } and { $other } are not alike
why-both-whole = neither { $unit } nor { $other } has lost a step
why-not-dead = { $unit } is not on the map, or { $other } is not a lost one like it
why-no-other-formation = { $other } is not of another formation than { $unit }
why-replaced-already = { $unit } has taken another's place in this phase already
why-no-consolidation = say who merges with whom, or who goes on as whom
why-no-trucks-for-it = there are no such trucks in { $hex }, or nothing to make of them
why-has-tried = { $unit } has tried
why-in-trace = { $unit } is in trace supply
why-no-way-out = no way for { $unit } to friends in trace supply
why-friends-too-far = { $unit }: the nearest friends in trace supply are { $distance } hexes away, and { $most } are the most
why-no-friends = { $unit }: no friends in trace supply
why-cut-off-before = transport in { $hex } has been cut off for more than a turn
why-trucks-in-trace = transport in { $hex } is in trace supply
why-no-such-trucks = no such trucks in { $hex }
why-no-stack-there = no other stack there for { $leader }
why-no-reaction = “{ $word }” cannot make a reactive roll now

## Answers

answer-done = Done
answer-yes = Yes
answer-no = No
answer-move = Move { $units } to { $hex }
answer-move-via = Move { $units } by { $hexes }
answer-deploy = { $unit } sets up in { $hex } ({ $mode })
answer-overrun = Overrun { $hex } with { $units }
answer-attack = Attack { $hex } with { $units }
answer-fire = Fire at { $hex } with { $units }
answer-fire-port = Fire at the port in { $hex } with { $units }
answer-bombard = Ships bombard { $hex }
answer-bombard-port = Ships bombard the port in { $hex }
answer-mode = { $units }: { $mode }
answer-release = Release { $units }
answer-react = Reactive roll of { $leader }
answer-lead = { $leader } goes to { $hex }
answer-breakout = Breakout of { $unit }
answer-breakout-trucks = Breakout of trucks ({ $load }) from { $hex }
answer-load = Load { $number }T in { $hex }
answer-unload = Unload { $number }T in { $hex }
answer-drive = Drive trucks ({ $load }) for { $number }T from { $origin } to { $hex }
answer-convoy = Drive { $truck } to { $hex }
answer-convoy-load = Load { $number }T onto { $truck }
answer-convoy-reserve = { $truck }: Reserve Mode
answer-convoy-release = Release { $truck }
answer-refuel = Fuel { $units }
answer-build = Build a hedgehog in { $hex } with { $units }
answer-lower = Lower the hedgehog in { $hex } with { $units }
answer-repair = Repair the port in { $hex } with { $units }
answer-damage = Damage the port in { $hex } with { $units }
answer-rebuild = Rebuild a step of { $units } in { $hex }
answer-consolidate = { $unit } takes over { $other }
answer-consolidate-as = { $unit } goes on as { $other }
answer-consolidate-trucks = Trucks in { $hex } (load { $load }) become { $truck }
answer-blow = Destroy { $number }T in { $hex }
answer-words = { $text }
answer-take-loss = Lose a step
answer-take-retreat = Retreat a hex
answer-ignore = Ignore the options
answer-stay = Stay
answer-pay = Pay
answer-decline = Do not pay
answer-stocks = Use internal stocks
answer-fuel-each = Fuel each unit by itself
answer-lose-of = A step of { $what }
answer-withdraw-of = Withdraw { $what }
answer-remove-of = Remove { $what }
answer-leave-of = No longer in Reserve: { $what }
answer-supply-of = Combat supply for { $what }
answer-stocks-of = Internal stocks of { $what }
answer-recover-of = { $what } recovers
answer-lead-unit-of = The rating of { $what }
answer-terrain-of = Terrain: { $what }
answer-displace-of = Flee to { $what }
answer-join-of = Join the stack in { $what }
answer-first-of = First: { $what }
answer-along-of = Along: { $what }
answer-advance-of = Advance: { $what }
answer-exploit-of = Exploit: { $what }
answer-from-of = From { $what }
answer-retreat-of = Retreat: { $what }
answer-pay-of = Pay { $number }T from { $space }
answer-feed-of = Feed { $unit } from { $space }
answer-place-of = Place: { $what }
answer-fuel-of = 1 SP for the formation: { $what }
answer-trace-of = By { $what }

## The plan of a staff
plan-attack = { $loose ->
    [0] { $formation }
   *[1] Who is in { $formation }
} { $overrun ->
    [0] attacks
   *[1] overruns
} { $target }{ $named ->
    [0] {" "}from { $from }
   *[1] {""}
} at { $odds } with { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $others ->
    [0] {""}
   *[other] {" "}({ $all } in all)
}; { $tokens }T needed, { $stock }T near by{ $reserves ->
    [0] .
    [one] ; 1 waits in Reserve.
   *[other] ; { $reserves } wait in Reserve.
}
plan-go = { $loose ->
    [0] { $formation } goes from { $hex }
   *[1] Who is in { $formation } goes
} to { $to }{ $nearer ->
    [0] {""}
   *[1] , towards { $goal }
}{ $reserves ->
    [0] .
    [one] ; 1 waits in Reserve.
   *[other] ; { $reserves } wait in Reserve.
}
plan-hold = { $loose ->
    [0] { $formation } holds { $hex }
   *[1] Who is in { $formation } stays there
}{ $reserves ->
    [0] .
    [one] ; 1 waits in Reserve.
   *[other] ; { $reserves } wait in Reserve.
}
plan-starving = { $loose ->
    [0] { $formation } stays in { $hex } without supply.
   *[1] Who is in { $formation } stays there without supply.
}
