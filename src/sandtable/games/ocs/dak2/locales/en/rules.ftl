### DAK-II: what the game adds to the series and changes in it, in our words. Its numbers have a D before them.
### Written: what the scenarios 7.3 and 7.1 use. Rules that begin later in the war come with their scenarios.

## 1 Introduction

rule-D1-0 = The game
    .text =
        Two sides, the Axis and the Allies; Allied, Commonwealth and British name the same player. A hex is five miles across, a turn half a week, counters are battalions to divisions.
        Rules of the series keep their numbers; those of the game have a D before them and go first where both speak. A scenario's own text goes before either.

rule-D1-1 = Several counters of one unit
    .text =
        A unit that changed in the course of the war has several counters. Set-up and arrival take the one whose values are listed.

rule-D1-3 = Overlapping turns
    .text =
        The series' way of playing two player turns at a time, recommended by the game, is not offered: one order follows the other.

rule-D1-4 = Counters that are not used
    .text =
        Green replacements serve Allies and Italians, Germans have their own. Markers that no rule uses, as hedgehogs of level 4, do nothing.

rule-D1-5 = Campaign rules
    .text =
        Some rules hold only where a scenario says that campaign rules are used. 7.3 and 7.1 are played without them.

rule-D1-7 = Before play
    .text =
        The players agree on the options. Each has a default, and docs/rulings.md says why.

## 2 Changes to the series

rule-D2-1a = Printed hedgehogs
    .text =
        Hedgehogs printed on the map are never raised, lowered or destroyed. Tobruk's ring counts as level 1 before April 1941. Nobody builds above level 1.

rule-D2-2 = Fuel of independent units
    .text =
        Each unit outside a division pays 1T for itself; an HQ cannot fuel all of them for 1 SP. Divisions are fuelled as in 12.5.

rule-D2-3 = Ports as sources
    .text =
        A friendly port that has a capacity of 2T or more now, and no enemy ZOC in it, is a source of trace supply. A friendly unit does not negate that ZOC.

## 3.1 Maps and calendar

rule-D3-1 = The map
    .text =
        Five maps, A in the west to E in the east; a hex is named by its map and two numbers, the first growing to the north, the second to the west: C39.03 is Mersa Matruh. Hexes on the edge of two maps are one hex.
        The map here is ours: terrain, roads and places were rebuilt from geography on the numbering of the original, and checked against the hexes that the rulebook names. An owner of the game can correct it.

rule-D3-1a = Calendar
    .text =
        A turn is named by its first day: 1, 5, 8, 12, 15, 19, 22, 26 and 29 of each month; February has no 29th.

rule-D3-1b = Several terrains in a hex
    .text =
        The dearest counts for movement (6.2); in combat the defender chooses (9.3).

rule-D3-1d = Miles on the coast road
    .text =
        The marks on the coast road stand 15 hexes apart: 5 MP of a truck on a primary road.

rule-D3-1k = The road to Sidi Barrani
    .text =
        The coast road from Sollum to Sidi Barrani is a plain road until December 1940. From then on a hex of it is primary road where the Axis stands or was the last to pass. We look at each hex by itself, so that Allied passage makes it a plain road again; a rules option keeps it primary for good.

rule-D3-1m = Bridges
    .text =
        A road across a hexside of water is a bridge (6.2).

rule-D3-1n = Wadis inside a hex
    .text =
        They count as low hills.

## 3.4-3.6 Air, weather, ports

rule-D3-4a = Airstrips
    .text =
        Only printed ones exist. In this version nobody flies (14.0).

rule-D3-5 = Weather
    .text =
        Each turn a roll of d66, two dice read as tens and ones, is looked up for the month. Clear is clear on all maps. A sandstorm hits as many maps as a die says, at most those in play, drawn at random. A rainstorm hits two of the five, drawn at random.
        The published table is not known to us. Ours follows the climate; in December 54 and 55 are a sandstorm, 56 to 66 a rainstorm. Scenario 7.3, of two turns, is played in clear weather unless a rules option has it rolled; the same option makes any game clear.

rule-D3-5a = Weather and maps
    .text =
        A hex on the edge of two maps has the storm of either. Storms do not shorten draws and throws (12.3).

rule-D3-5b = Sandstorm
    .text =
        Movement costs on the map are doubled. No barrage and no combat into or out of its hexes. Green units and replacements do not move by themselves.

rule-D3-5c = Rainstorm
    .text =
        Movement costs on the map are doubled. Wadis are crossed, and attacked across, only where a primary road crosses. Otherwise barrage and combat are as usual.

rule-D3-6a = Damaged ports
    .text =
        Only ports with a track of damage can be hit, by a barrage of the facility (10.2). They begin undamaged unless the scenario says otherwise. What hits do is in 19.0.

## 3.7 Supply

rule-D3-7a = Sources
    .text =
        Ports by D2.3; for the Axis, before Crete falls, none east of Sollum. In scenarios with one map the roads and railways that lead home over its edge are sources too; this is our reading: C37.01 for the Allies, B45.01 and B47.01 for the Axis.

rule-D3-7b = Roads as lines of supply
    .text =
        Primary roads and roads carry trace supply as railways do, tracks do not. Every hex of a road serves as a point from which units and HQs draw; a road joins a railway where trains can be left.
        A road is cut in a hex with an enemy combat unit, and next to an attack-capable one, whatever its mode, unless a friendly unit is in the road hex.
        Before March 1941 Italians trace only along primary roads and railways. The units of an Axis division trace to the same source, unless they are in a battle group; Allied ones need not.

rule-D3-7c = Oases
    .text =
        An oasis feeds 3 RE of those who stand in it.

## 3.8 Trucks

rule-D3-8a = Organic trucks
    .text =
        They are never split.

rule-D3-8b = Trucks
    .text =
        Ordinary trucks are split down to 1T and lost in tokens. They are never set up loaded. How many there are in the set-ups is ours.

## 3.9 Units

rule-D3-9a = Nations
    .text =
        Axis: Italians and Germans. Allies: British, Australians, New Zealanders, Indians, South Africans, Poles, French and others; in 7.3 and 7.1 British, Indians, New Zealanders, French, Sudanese and, in 7.1, Australians.

rule-D3-9b = Together
    .text =
        All units of a side may stack and fight together.

rule-D3-9c = Anti-tank
    .text =
        The colour of a symbol gives the anti-tank level in 9.4: yellow heavy, red light. Red units with a tank symbol we take as heavy, as the series says; a rules option follows the colour.

rule-D3-9d = Brigades
    .text =
        Every brigade, artillery too, has two steps: 1 RE at full strength, 1/2 RE and half its combat and barrage strength when reduced. It pays 1T of fuel and 1T of combat supply. Where steps are counted both count.

rule-D3-9e = Companies
    .text =
        Companies and batteries count as battalions.

rule-D3-9f = Engineers
    .text =
        HQs and all kinds of engineers have the abilities of 13.8. The Axis cannot bridge (D4.5a).

rule-D3-9g = Attack-capable
    .text =
        As in 4.4.

rule-D3-9h = Anti-aircraft units
    .text =
        They equal anti-tank units in every way.

## 3.10 Leaders and battle groups

rule-D3-9j = Half a replacement
    .text =
        Some units cost half a replacement: one rebuilds two of them, and for a single one a die says on 1 to 3 that it is used up.

rule-D3-10a = Leaders and battle groups
    .text =
        A battle group is a Kampfgruppe, KG, or a Raggruppamento. Leaders and battle groups have no steps, no RE and no strength, need neither supply nor fuel, are never DG and take no losses. They can be removed, never rebuilt. Which leaders there are besides those whom the book names, and most of their values, is ours.

rule-D3-10b = Reactive rolls
    .text =
        In the Reaction Phase and in the own Exploitation Phase a stack with a leader or battle group may roll a die, next to the enemy too: at his reaction value or more, its units and organic trucks act as if released from Reserve (7.0, 11.0). DG and Exploit units gain nothing. One roll for a stack and phase, at any moment of the phase, also in its Barrage and Combat Segments for units that could fire or attack there; a failed one has no effect.

rule-D3-10c = Leaders
    .text =
        A leader may add 1 to the AR of a unit in his hex whenever one is used; each use, for surprise and combat together, is followed by a casualty roll. For an overrun he must have been with the units since the phase began.
        Once in each own phase he may go to any other stack of his side, in any weather. If he is alone he joins another stack; if enemies enter first, he rolls for a casualty before.

rule-D3-10d = Casualties
    .text =
        Two dice: 2 and 3 killed, 4 captured, 5 wounded, 6 and more unharmed; Rommel adds 1. A wounded leader is away for as many months as a die says.

rule-D3-10g = Battle groups
    .text =
        A battle group moves with units of its hex and is removed when none of its nation is left there. Every unit in the hex belongs to it; the AR must come from one of its nation.
        Its units trace as one group, to one source. Fuel is 1T for each unit, never 1 SP for all, but lasts until the next Clean Up while the unit stays with the group. Organic trucks still serve only their own division.

## 4 Axis

rule-D4-1 = Hip shoots
    .text =
        An air mission; not in this version (14.0).

rule-D4-2 = Reserve markers
    .text =
        Germans and Italians share one number of markers.

rule-D4-4a = Mussolini's line
    .text =
        Only if the players agree on it by a rules option. East of the line where the second number is 23, between Buq Buq and the camps, have to be 1 HQ, 3 infantry divisions, 1 artillery regiment and 5 other units of the Axis, of each kind not more than the set-up has there; who died there goes on counting. If too few are there when an Axis player turn ends, the Axis has lost.
        Nobody who is needed goes back over the line, and who is forced back over it is eliminated. Where the line runs is ours.

rule-D4-5a = Bridging
    .text =
        The Allies can bridge rivers (13.8), the Axis cannot; nobody bridges a wadi.

rule-D4-6a = Italian divisions
    .text =
        Infantry divisions of one counter have 3 steps and detach no regiments.

rule-D4-6f = Camel troops
    .text =
        The Sahariano battalion is fast infantry, nothing more.

## 5 Allies

rule-D5-1 = Hip shoots
    .text =
        An air mission; not in this version (14.0).

rule-D5-4c = Withdrawals
    .text =
        A unit that is due leaves wherever it is, free of cost; for a dead one a like unit on the map leaves, if there is one that would have stayed; a lost truck is skipped.
        The list to which 7.1 refers is not known to us. On a date of ours, 15 December 1940, two brigades and the cavalry of 4 Indian and its truck leave; a rules option keeps them.

rule-D5-5a = Trace by division
    .text =
        Allied formations need not trace together (12.6).

rule-D5-5c = Brigade groups
    .text =
        Until August 1942 every Commonwealth infantry brigade that is not green fires a barrage of its own: 5 points at range 1, 3 when reduced; in Move Mode 3 and 1 1/2. It pays for it as artillery does. Support groups fire what is printed.
        The brigades of 4 Indian have none before 1941: its artillery has a counter of its own.

rule-D5-5d = Green units
    .text =
        The units of a division in training have an AR 1 lower, no barrage of a brigade group, and do not move in a sandstorm. In 7.3 that is 2 New Zealand, in 7.1 also 6 Australian. Since the scenarios say so, this holds although it is a campaign rule.

## 7 Scenarios

rule-D7-0 = Scenarios
    .text =
        The supply that a scenario gives appears in its owner's Reinforcement Phase, in the first turn too, if the place is his; otherwise it is lost. Supply is not moved by rail or sea, and nothing is rebuilt.
        The set-ups are ours: which units were where is history, to a hex or two at the front; dumps and trucks are a guess. With the option of a free set-up each side, the Axis first, places the units that the scenario leaves free: Italians in Libya or with other Italians in Egypt, Allies in Egypt east of the Italians.

rule-D7-1 = Operation Compass
    .text =
        Map C, six turns, 8 to 26 December 1940; the Allies begin. Reserve markers: Allies 3, Axis 2. Each turn 2 SP come for the Allies at Mersa Matruh, for the Axis at Bardia.
        On 15 December 6 Australian arrives at C37.01, and most of 4 Indian leaves (D5.4c). Ships fire 12 points once, in the first two turns. 2 New Zealand may not go west of Mersa Matruh.
        The Allies win if no Italian ground unit is left in Egypt at the end, brilliantly if they have also taken Bardia. Otherwise the Axis wins.

rule-D7-3 = Sidi Barrani
    .text =
        Map C, two turns, 8 and 12 December 1940; the Allies begin. Reserve markers: Allies 3, Axis 2. Each turn 2 SP come for the Allies at Mersa Matruh, for the Axis at Bardia.
        Ships fire 12 points once in each turn. 2 New Zealand may not go west of Mersa Matruh. Nobody arrives.
        The Allies win if at the end three Italian infantry divisions are destroyed, and Sidi Barrani, Buq Buq and Sollum are theirs. Otherwise the Axis wins.

## The terrain chart

rule-TEC = Terrain effects
    .text =
        MP on foot, on trucks, on tracks; then the factors of armour, mech and others in combat. In brackets: attackers only. P: prohibited.
        • Open 1, 1, 1; [x2], [x2], x1. Rocky 1, 2, 1; as open. Sand 2, 5, 3; x1/2, x1/2, x1.
        • Low hills (close) 1, 2, 1; no factors. Rough (close) 2, 5, 3; [x1/2], [x1/2], x1. Salt marsh (close) 2, P, P; x1/2, [x1/2], x1.
        • Mountain (very close) all, P, P; x1/3, [x1/2], x1. City (very close) 1, 1, 2; x1/2, [x1/2], x1. A village is close and costs nothing more.
        • Hexsides add: slope 1, 4, 2, uphill [x1/2] for all; wadi 2, 6, 3, [x1/2] for armour and mech; minor river 1, 5, 3, [x1/2] for all. An escarpment is prohibited: [x1/4], [x1/3], [x1/2], and only along a road.
        • Primary road 1/2, 1/3, 1/2. Road and track 1/2, 1/2, 1/2. Railway 1, 1, 1.
