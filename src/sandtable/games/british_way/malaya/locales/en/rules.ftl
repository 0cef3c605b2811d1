### The British Way: Malaya - rules reference (English).
### Key = "rule-" + paragraph number; the value is the title, .text the rule.
### Comments such as "M-03" name the rulings on which the wording depends.

## 1 Introduction

rule-1 = Introduction
    .text =
        What the game is made of: the map, the pieces, the markers, and the terms that every later chapter relies on.

rule-1-1 = General Course of Play
    .text =
        A single card lies face up at any moment. On an Event card each side acts once: it uses the Event, carries out an Operation, or passes.
        Three Propaganda cards are hidden among the Events. Each of them halts card play for a Propaganda Round, and only there can the game be won.

# M-33
rule-1-2 = Components
    .text =
        • British: 15 Troops and 15 Police. Both kinds are called cubes.
        • MCP, the Malayan Communist Party: 15 Guerrillas and 4 Bases.
        • Cards: 32 Events and 3 Propaganda cards. The published Events stand on the cards alone; the deck here is our house deck, HM-01 to HM-32, with Propaganda cards HM-33 to HM-35.
        • Markers: 4 New Villages, 15 Sabotage/Terror markers, 8 Capability markers, and one each for Political Will and the Commander.
        The counts are limits. We read the 15 Sabotage/Terror markers as a single supply for the whole map.
        Every roll is one ordinary six-sided die.

rule-1-3 = The Map
    .text =
        Play takes place in 12 spaces: eight Provinces, Thailand, Kuala Lumpur and two Economic Centers.

rule-1-3-1 = Map Spaces
    .text =
        Forces of both sides can stand in any space, in any number; only Thailand holds MCP forces alone.
        Indonesia and Singapore are drawn for orientation only.

# M-01
rule-1-3-2 = Provinces
    .text =
        The Provinces are Kedah, Perak, Kelantan, Trengganu, Pahang, Selangor, Negri Sembilan and Johore. Perak and Selangor are Mountains, the other six are Jungle; this matters for Sweep and Assault.
        A Province has a population of 1, 2 or 3, somebody's Control or nobody's, an opinion, and room for one New Village.
        The rulebook does not print the populations. Ours are estimates from the census of 1947: Perak 3; Kedah, Selangor and Johore 2; Kelantan, Trengganu, Pahang and Negri Sembilan 1. Each of them is a rules option: compare your board.

# M-07
rule-1-3-3 = Thailand
    .text =
        Thailand is a refuge for MCP: it can Rally and Extort there, and March in and out. British forces never enter.
        It has no population and no opinion and is not a Province. MCP can Control it, which moves nothing. Terror, Attack, Agitate and Intimidate do not happen there.

rule-1-3-4 = Kuala Lumpur
    .text =
        The capital has a population of 2, Control and an opinion like a Province, but it is none: no New Village, no Reprisal, no Air Strike, no Resettle.
        Terror in Kuala Lumpur takes 1 Political Will in a Propaganda Round (6.1.2).

rule-1-3-5 = Economic Centers
    .text =
        The Economic Centers are tin and rubber. Each brings the British 6 Resources in a Propaganda Round, unless it has Sabotage, which also takes 1 Political Will (6.1.2).
        They have neither Control nor opinion nor population, and never a Base, a New Village or Terror.

# M-46
rule-1-3-6 = Adjacency
    .text =
        Spaces that share a border are adjacent.
        • Perak: Thailand, Kedah, Kelantan, Pahang, Selangor, the tin Economic Center.
        • Thailand also borders Kedah and Kelantan; Kelantan also Trengganu and Pahang; Trengganu also Pahang.
        • Pahang also borders Selangor, Negri Sembilan and Johore; Negri Sembilan also Selangor and Johore.
        • Kuala Lumpur: Selangor.
        • The rubber Economic Center: Johore and Negri Sembilan.
        Only Perak's neighbours stand in the rulebook, where its Economic Center is the top one; that this is tin, and all other borders, we take from geography. Seven pairs, all of them with Kuala Lumpur or an Economic Center, are doubtful, and each is a rules option.

rule-1-4 = Forces
    .text =
        The British have Troops and Police; MCP has Guerrillas and Bases. A New Village is a marker and no force.

# M-02, M-09, M-23
rule-1-4-1 = Availability and Removal
    .text =
        Whatever is not on the map is Available. Removed pieces become Available, and new ones come from there.
        If none of the wanted kind is Available, a side that places its own forces may take them from anywhere on the map, even from the same space; a Guerrilla then comes back Underground. Available pieces go first, nobody has to do this, and nobody can do it with the opponent's pieces.
        Taking and placing is one step: Control is looked at when both are done.
        If there are too few pieces, place what there is. A piece that should be replaced is merely removed if its substitute cannot be had.

rule-1-4-2 = Stacking
    .text =
        • Bases: two per space, none in an Economic Center.
        • New Villages: one per Province, none elsewhere.
        • Terror and Sabotage: Operations and Special Activities add a marker only where there is none; Events may add more.
        • British forces: never in Thailand.

rule-1-4-3 = Underground and Active
    .text =
        Guerrillas have two states, Underground and Active. All other pieces count as Active throughout.
        A Guerrilla enters the map Underground. Moving leaves its state alone, unless a March is seen.
        If a rule asks for an Underground Guerrilla, an Active one will not do.

rule-1-5 = Players and Factions
    .text =
        Two players: one is the British, the other MCP.

rule-1-6 = Support and Opposition
    .text =
        Each Province and Kuala Lumpur is at Support, Neutral or Opposition. A shift is one step along this scale; at its end nothing more happens. Some actions set a level directly.
        Opinion counts in the Political Will Phase (6.1.1). A change by itself moves nothing.
        Thailand and the Economic Centers are always Neutral.

# M-23, M-44
rule-1-7 = Control
    .text =
        A side Controls a Province, Kuala Lumpur or Thailand while it has more pieces there than the other: Troops and Police against Guerrillas and Bases. With equal numbers nobody does.
        Control follows every step at once. When MCP gains it, Political Will drops by the population of the space; when MCP loses it, Political Will rises by as much. What the British gain or lose against nobody moves nothing.
        We take as one step what happens in one space, a piece taken from the map and its placing, and all moves of a Garrison, Sweep or March. The changes of one step are added before the marker moves.
        In a Redeploy Phase Control waits for its end (6.4.2).

rule-1-8 = Resources
    .text =
        Each side has 0 to 20 Resources; what goes beyond is lost. A cost must be paid in full.

rule-1-9 = Terror and Sabotage
    .text =
        Terror markers lie in Provinces and Kuala Lumpur, Sabotage markers in Economic Centers. They come from Terror, Reprisal, the Political Will Phase and Events, and go in Reset.
        Terror stands in the way of Pacify and Agitate: it must be gone before opinion shifts.

rule-1-10 = British Political Will
    .text =
        A track from 0 to 20. Changes beyond its ends are lost. It moves during play and in the Political Will Phase, and decides the game (7.0).

rule-1-11 = Commander
    .text =
        The marker stands on Gurney, Briggs or Templer and adds a space to Reprisal, Resettle or Pacify in a Train (6.6). Face down it has no effect.

# M-03, M-24
rule-1-12 = New Villages
    .text =
        The British have a pool of four. Resettle and some Events place them in Provinces, one in each.
        A New Village forbids Rally and Extort in its Province and makes its Opposition count nothing in the Political Will Phase. It forbids nothing else.
        It returns to the pool
        • at once, when its Province is under British Control and without MCP pieces. This is what the rulebook says; we are not sure that it is what it means, and a rules option offers two other readings;
        • at once, when MCP pieces are there and no British ones;
        • by Intimidate (4.3.2) or an Event.
        In an empty Province it stays. Reset leaves it, and its removal leaves the opinion as it is.

## 2 Sequence of Play

rule-2 = Sequence of Play
    .text =
        How the deck is made, how cards are turned up, and who acts when.

rule-2-1 = Setup
    .text =
        • Kuala Lumpur: 4 Troops, 2 Police, Support. Perak and Johore: 2 Troops, 2 Police, 1 Guerrilla each.
        • Pahang: 1 Base, 2 Guerrillas, Opposition. Kelantan: 1 Base, 1 Guerrilla. Trengganu: 1 Guerrilla.
        • Resources: British 20, MCP 10. Political Will 12. Commander Gurney. British are First Eligible.
        The deck: three piles of six Events; into the last two of each a Propaganda card is shuffled. Fourteen Events stay out, unseen. In the extended scenario the piles have eight Events, the Propaganda card is among the last five cards of its pile, and eight Events stay out; nothing else differs.

rule-2-2 = Start
    .text =
        Turn up the first card. Only the card in play is seen.

rule-2-3 = Initiative Track
    .text =
        On an Event card the First Eligible side acts completely, then the other.

rule-2-3-1 = Eligibility
    .text =
        The British begin as First Eligible. Unlike in its sister games, a Propaganda Round leaves the order alone.

rule-2-3-2 = Options for Eligible Factions
    .text =
        There are three boxes: Limited Operation, Event, Operation and Special Activity. The First Eligible takes any of them, the other one of the two left, and does what it says, or passes.

rule-2-3-3 = Passing
    .text =
        Name a box and do nothing in it: British gain 2 Resources, MCP gains 1. A Pass in the Event box denies the Event.

rule-2-3-4 = Limited Operation
    .text =
        One space, no Special Activity, the usual cost. Garrison, Sweep and March can bring pieces from several spaces to their one destination.

rule-2-3-5 = Adjust Eligibility
    .text =
        Whoever stands further left is First Eligible on the next card.

rule-2-3-6 = Next Card
    .text =
        When both have acted the next card is turned up.

rule-2-4 = Propaganda Card
    .text =
        Nobody acts on it; a Propaganda Round follows (6.0).

## 3 Operations

rule-3 = Operations
    .text =
        The four Operations of each side.

# M-26, M-41
rule-3-1 = Operations in General
    .text =
        Choose one of your four Operations. Only Resources limit the number of spaces of a full Operation; each space is selected once and paid when it is selected.
        Train, Assault, Rally, Attack and Terror go space by space. Sweep and March name all their destinations before anything moves.
        An Operation needs at least one space, counting what a Special Activity done first would make possible.

rule-3-1-1 = Pawns
    .text =
        On a physical board pawns mark the spaces selected. The table shows them by itself.

rule-3-1-2 = Free Operations
    .text =
        What an Event grants costs no Resources and keeps all its conditions. Pacify and Agitate within it are paid for.

rule-3-2 = British Operations
    .text =
        Train, Garrison, Sweep, Assault. British pieces never enter Thailand.

# M-04, M-05, M-38
rule-3-2-1 = Train
    .text =
        Where: Kuala Lumpur, and Provinces that MCP does not Control.
        Cost: 2 Resources for each space where cubes are placed, nothing where none is.
        • Kuala Lumpur: up to 4 cubes, Troops and Police in any mix. A Province: up to 2 Police.
        • Then British may Pacify in one selected space, in two under Templer, with British Control, a Troop and a Police: 2 Resources for each Terror marker removed, and 2 to shift one level towards Support once no Terror is left.

# M-06, M-17
rule-3-2-2 = Garrison
    .text =
        Cost: 2 Resources in all.
        • Any cubes may move from anywhere to both Economic Centers, Kuala Lumpur and at most one Province. Limited: all to one space.
        • Then each Economic Center's cubes turn as many Guerrillas there Active. We read this of every Economic Center even if Limited; a rules option confines it to the destination.
        • Then an Assault in one Economic Center at no cost; if Limited, only in the destination.

# M-43
rule-3-2-3 = Sweep
    .text =
        Where: Provinces and Kuala Lumpur, 2 Resources each.
        • Any Troops next to a destination may move in, all at once and each once. Police do not move.
        • Then each destination's cubes find Underground Guerrillas, who turn Active: one for each cube, in Jungle one for every two.

# M-32
rule-3-2-4 = Assault
    .text =
        Where: spaces with a cube and an MCP piece, 2 Resources each.
        • Remove a piece for each Troop in Jungle, for every two Troops in Mountains, for each cube in Kuala Lumpur and Economic Centers.
        • Active Guerrillas go first. Bases go only when no Guerrilla is left, each for Political Will +1. Underground Guerrillas cannot be removed and so shield Bases.

rule-3-3 = MCP Operations
    .text =
        Rally, March, Attack, Terror.

# M-13, M-14
rule-3-3-1 = Rally
    .text =
        Where: Provinces, Thailand and Kuala Lumpur without Support and without a New Village, 1 Resource each. In each do one thing:
        • Place a Guerrilla.
        • Replace two Guerrillas with a Base.
        • With a Base there: place as many Guerrillas as population and Bases together. By a rules option, up to so many.
        • With a Base there: turn all Guerrillas Underground.
        Then MCP may Agitate in one selected space under MCP Control with a Base: 1 Resource for each Terror marker removed, and 1 to shift one level towards Opposition once no Terror is left.

# M-26
rule-3-3-2 = March
    .text =
        Where: any destinations with Guerrillas next to them, 1 Resource each, Economic Centers free.
        • Any Guerrillas next to a destination move in, all at once and each once. Bases never move.
        • A group from one space to an Economic Center or a space at Support is seen and turns Active if it and the cubes there are more than 3 together. Otherwise nobody changes state.

# M-15, M-16
rule-3-3-3 = Attack
    .text =
        Where: spaces with a Guerrilla and a cube, 1 Resource each.
        • All Guerrillas there turn Active. Roll a die: at most their number is success.
        • Success removes two cubes, Police first. If a Troop goes, Political Will drops by 1.

# M-07
rule-3-3-4 = Terror
    .text =
        Where: spaces with an Underground Guerrilla, but not Thailand; 1 Resource each, Economic Centers free.
        • Turn an Underground Guerrilla Active.
        • Province or Kuala Lumpur: place Terror if there is none, and shift one level towards Opposition in any case.
        • Economic Center: place Sabotage if there is none.

## 4 Special Activities

rule-4 = Special Activities
    .text =
        The three Special Activities of each side.

rule-4-1 = Special Activities in General
    .text =
        With a full Operation a side may do one Special Activity, before, during or after it. It costs nothing and selects a space once.

rule-4-1-1 = Accompanying Operations
    .text =
        • Resettle: Train. Reprisal: Garrison, Sweep, Assault. Air Strike: any British Operation.
        • Extort: Rally, March, Terror. Intimidate: Rally, Terror. Ambush: Attack, in one of its spaces. The others need not use spaces of their Operation.

rule-4-2 = British Special Activities
    .text =
        Resettle, Reprisal, Air Strike.

# M-19, M-39
rule-4-2-1 = Resettle
    .text =
        Where: a Province under British Control without a New Village, two under Briggs, while the pool has one.
        Place a New Village and shift the Province one level towards Opposition. Without MCP pieces there the New Village returns to the pool at once (1.12).

# M-18
rule-4-2-2 = Reprisal
    .text =
        Where: a Province with Troops, two under Gurney.
        The Province turns Neutral, gets Terror if it has none, and one Guerrilla of British choice goes to an adjacent space of British choice in the state it is in.

# M-27
rule-4-2-3 = Air Strike
    .text =
        Where: up to two Provinces with a British piece. Remove one Active Guerrilla in each.

rule-4-3 = MCP Special Activities
    .text =
        Extort, Intimidate, Ambush.

rule-4-3-1 = Extort
    .text =
        Where: up to two spaces of any kind with an Underground Guerrilla and without a New Village. In each turn one Active for 1 Resource.

# M-08, M-37
rule-4-3-2 = Intimidate
    .text =
        Where: up to two spaces other than Thailand with an Underground Guerrilla.
        Remove a Police, or instead the New Village if Guerrillas outnumber British pieces; then Support turns Neutral. No Guerrilla turns Active. Something of this must be there to remove.

rule-4-3-3 = Ambush
    .text =
        Where: one space of the Attack with an Underground Guerrilla. In place of the Attack turn one Active and remove a cube without a roll, Police first. If it is a Troop, Political Will drops by 1.

## 5 Events

rule-5 = Events
    .text =
        What the cards do, who decides, and which of their effects last.

rule-5-0 = Events
    .text =
        Besides its title and flavour text, a card has one or two Event texts. Only these do anything.
        Ours is a house deck: the Events of the published game are printed on its cards alone.

rule-5-1 = Executing Events
    .text =
        Follow the text to the letter, in its order. The side that plays the card makes the choices; a side that the text names makes those of its own action.

rule-5-1-1 = Events against Rules
    .text =
        Where they clash, the Event wins. Three limits always hold:
        • Stacking: two Bases per space and none in Economic Centers, one New Village per Province, no British piece in Thailand.
        • Supply: only Available pieces and markers are placed, but one's own pieces may come from the map (1.4.1).
        • Political Will and Resources stay between 0 and 20.

rule-5-1-2 = Event against Event
    .text =
        The card being played now prevails over a Capability already in force.

# M-45
rule-5-1-3 = Doing What Can Be Done
    .text =
        Carry out every part that is possible and skip the rest. A text that would do nothing can be chosen all the same; a rules option forbids that.

rule-5-2 = Dual Use
    .text =
        Most cards have an unshaded and a shaded text. Whoever plays the card takes one of them. HM-14, HM-21 and HM-28 have a single text.

rule-5-3 = Capabilities
    .text =
        HM-05 to HM-09 and HM-11 to HM-13 last until the end of the game. Either side can play either text, and it then applies to all concerned.

rule-5-4 = Free Operations
    .text =
        Operations and Special Activities that an Event grants are done at once, cost nothing and leave eligibility alone. Pacify and Agitate are paid for. A free Ambush counts as a free Attack in its space.

## 6 Propaganda Round

rule-6 = Propaganda Round
    .text =
        The reckoning that each Propaganda card brings, and the Commander Track.

rule-6-0 = Propaganda Round
    .text =
        Five phases: Political Will, Resource, Support, Redeploy, Reset.

rule-6-1 = Political Will Phase
    .text =
        Add up 6.1.1 and 6.1.2 and move the marker once.

rule-6-1-1 = Hearts and Minds
    .text =
        Plus the population of all spaces at Support, minus that of all at Opposition without a New Village.

# M-22
rule-6-1-2 = Settlers Intimidated?
    .text =
        First place Sabotage at each Economic Center without any where Guerrillas outnumber cubes. Then minus 1 for each Economic Center with Sabotage, and minus 1 if Kuala Lumpur has Terror.

# M-10
rule-6-1-3 = Victory
    .text =
        At 0 to 2 MCP wins at once, at 18 or more the British. By a rules option MCP wins at 3 too: the rulebook says both.

rule-6-1-4 = Game End
    .text =
        After the third the game ends here (7.0.2).

rule-6-2 = Resource Phase
    .text =
        Both sides gain Resources, up to 20.

rule-6-2-1 = British Earnings
    .text =
        The population of all spaces under British Control, and 6 for each Economic Center without Sabotage, whoever stands there.

rule-6-2-2 = MCP Earnings
    .text =
        2 for each Base on the map.

# M-11
rule-6-3 = Support Phase
    .text =
        British first, then MCP.

rule-6-3-1 = Pacify
    .text =
        In up to two spaces with British Control, a Troop and a Police: 2 Resources remove a Terror marker or, with none left, shift one level towards Support, once in each space. The Commander does not matter.

rule-6-3-2 = Agitate
    .text =
        In up to two Provinces or Kuala Lumpur with an MCP piece and without British Control: 1 Resource removes a Terror marker or, with none left, shifts one level towards Opposition, once in each space. Neither Base nor MCP Control is needed.

rule-6-4 = Redeploy Phase
    .text =
        British pieces return to where they are safe.

# M-12, M-31
rule-6-4-1 = British Redeploy
    .text =
        All Troops in Economic Centers and in Provinces that MCP Controls must move to Kuala Lumpur or Provinces under British Control. Other Troops stay.
        Then any Police may move to Economic Centers, Kuala Lumpur or Provinces under British Control. MCP does not move.
        We judge destinations by Control as the phase begins.

rule-6-4-2 = Adjust Control
    .text =
        Now Control is adjusted, with its Political Will, and New Villages are checked. By a rules option this happens after each move instead.

# M-28
rule-6-5 = Reset Phase
    .text =
        Remove all Terror and Sabotage. All Guerrillas go Underground. The Commander is turned face up and moves one box right unless he is Templer. Then the next card. Everything else stays, eligibility included.

rule-6-6 = Commander Track
    .text =
        Who commands, and what he changes.

rule-6-6-1 = Moving the Track
    .text =
        Gurney, Briggs, Templer, from left to right. The marker moves in Reset and by Events.

rule-6-6-2 = Effects of the Track
    .text =
        • Gurney: Reprisal in up to two Provinces.
        • Briggs: Resettle in up to two Provinces.
        • Templer: Pacify in up to two spaces of a Train.

rule-6-6-3 = Gurney Killed
    .text =
        HM-10 shaded turns the marker face down: no Commander has an effect until the next Reset.

## 7 Victory

rule-7 = Victory
    .text =
        Political Will alone decides.

rule-7-0 = Victory
    .text =
        Victory is looked at in the Political Will Phase and never during play.

rule-7-0-1 = Early Victory
    .text =
        MCP at 0 to 2, British at 18 to 20.

rule-7-0-2 = Final Victory
    .text =
        After the last Political Will Phase: below 10 MCP, above 10 British, at 10 a draw.

rule-7-1 = Raising Political Will
    .text =
        A Base removed (+1), Control that MCP loses (population), Events, and more Support than Opposition in the Political Will Phase.

rule-7-2 = Lowering Political Will
    .text =
        A space where an Attack or Ambush removes a Troop (-1), Control that MCP gains (population), Events, and in the Political Will Phase more Opposition than Support, Sabotage and Terror in the capital.

## Rules options

option-nv_secure_removal = New Villages: what takes them from a secure Province
    .auto = British Control
    .auto_if_support = Support
    .british_may = British, when they like
    .text =
        Default (auto): British Control without MCP pieces removes the New Village at once, as the rulebook says.
        Other (auto_if_support): it goes when the Province is at Support and without MCP pieces, whoever Controls it.
        Other (british_may): it never goes by itself; British may take it back when they begin a Resettle and after a Redeploy.

option-limited_garrison_activates = Limited Garrison: where Guerrillas are found
    .text =
        Default (all_ecs): in both Economic Centers, as in a full one.
        Other (destination): only in the destination.

option-mcp_early_max = Early victory: where MCP wins
    .text =
        Default (2): at 0 to 2, as 6.1.3 says.
        Other (3): at 0 to 3, as 7.0.1 says.

option-redeploy_control = Redeploy: when Control is adjusted
    .text =
        Default (after): once, when all have moved; destinations are judged by Control as the phase begins.
        Other (at_once): after each move.

option-rally_base_count = Rally with a Base: how many Guerrillas
    .text =
        Default (exact): exactly population and Bases together.
        Other (up_to): any number from 1 to that.

option-empty_event = Events that would do nothing
    .text =
        Default (allowed): can be chosen all the same.
        Other (barred): cannot.

option-deck = The deck
    .text =
        House deck (house): the 32 Events are ours. Those of the published game are printed on its cards alone.
        Owner's deck (owner): cards that whoever runs this table has typed in from a copy of the game. The number behind it tells such decks apart.

option-kedah_population = Map: the population of Kedah
    .text =
        Default (2). Others: 1, 3. An estimate; compare your board.

option-perak_population = Map: the population of Perak
    .text =
        Default (3). Others: 1, 2. An estimate; compare your board.

option-kelantan_population = Map: the population of Kelantan
    .text =
        Default (1). Others: 2, 3. An estimate; compare your board.

option-trengganu_population = Map: the population of Trengganu
    .text =
        Default (1). Others: 2, 3. An estimate; compare your board.

option-pahang_population = Map: the population of Pahang
    .text =
        Default (1). Others: 2, 3. An estimate; compare your board.

option-selangor_population = Map: the population of Selangor
    .text =
        Default (2). Others: 1, 3. An estimate; compare your board.

option-negri_sembilan_population = Map: the population of Negri Sembilan
    .text =
        Default (1). Others: 2, 3. An estimate; compare your board.

option-johore_population = Map: the population of Johore
    .text =
        Default (2). Others: 1, 3. An estimate; compare your board.

option-negri_sembilan_touches_ec_rubber = Map: Negri Sembilan and the rubber Economic Center
    .text =
        Default (on): adjacent.
        Other (off): not adjacent.

option-pahang_touches_kuala_lumpur = Map: Pahang and Kuala Lumpur
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.

option-negri_sembilan_touches_kuala_lumpur = Map: Negri Sembilan and Kuala Lumpur
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.

option-selangor_touches_ec_tin = Map: Selangor and the tin Economic Center
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.

option-kedah_touches_ec_tin = Map: Kedah and the tin Economic Center
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.

option-selangor_touches_ec_rubber = Map: Selangor and the rubber Economic Center
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.

option-pahang_touches_ec_rubber = Map: Pahang and the rubber Economic Center
    .text =
        Default (off): not adjacent.
        Other (on): adjacent.
