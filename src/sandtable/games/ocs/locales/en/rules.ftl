### Operational Combat Series: rules reference, in our words, for every game of the series.
### Key = "rule-" + paragraph number; the value is the title, .text the rule. A game adds its own in its own folder.

## 1 Scale and terms

rule-1-0 = Terms
    .text =
        The phasing side is the one whose player turn it is. Who moves in a segment is the moving player; in the Reaction Phase that is the other side.
        MP are movement points, MA is the movement allowance, AR the action rating, RE the size in regiment equivalents, ZOC a zone of control, DG disorganised.
        Supply is counted in supply points, SP, and tokens, T: 4T are 1 SP and can be changed at any time.
        Distances are counted hex by hex, the first not counted, whatever the terrain.
        A hex belongs to the side whose combat unit is in it or was the last to pass. A unit forced off the map is destroyed.

rule-1-1 = Set-up
    .text =
        A unit may set up in any mode that it could take up by itself, but not in Reserve or Strat next to an enemy that is attack-capable. Stacking (4.8) and terrain hold.
        Units begin at full strength, without fuel, with full internal stocks. An organic truck is full only if the scenario says so.

## 2 Sequence of play

rule-2-1 = Turn
    .text =
        A turn is the weather, the choice of the first player, two player turns, and the turn's end.
        For the first player turn each side rolls two dice, equal totals again; the higher chooses to be first or second. In a scenario's first turn its text says who is first, and nobody rolls.
        The same side may end one turn and begin the next.

rule-2-2 = Player turn
    .text =
        B Reinforcement: what arrives is placed.
        C Movement: breakouts (12.8), movement with mode changes and overruns, barrage by ships and aircraft.
        D Supply: stocks, trace, feeding, attrition (12.6).
        E Reaction: the other side moves what it releases from Reserve, and fires (7.0).
        F Combat: artillery fires, then attacks.
        G Exploitation: movement, barrage and attacks of the few that may (11.0).
        H Clean Up: the phasing side takes off its DG, Exploit and fuel.
        In a segment one order follows the other, each finished before the next, until the side is done. The other side is asked only what is its own to decide: payment, ratings, terrain, losses, retreats.

rule-2-3 = How long things last
    .text =
        Fuel of a single unit: the phase. Fuel of a formation, DG, Exploit: until the owner's next Clean Up.
        Reserve: until released, disorganised, hit by any result in defence, or changed in the own Movement Phase. Strat: until changed there, or disorganised.
        Low and exhausted stocks: until recovered in the own Supply Phase. Out of Supply: until an own Supply Phase finds trace or food.
        That a unit has moved, fired, attacked or worked counts until the phase ends.

## 3 Units

rule-3-1 = Ground units
    .text =
        Combat units have a combat strength, even if none is printed: HQs, artillery and replacements too. Supply, transport, ports, bases and hedgehogs are no combat units.
        A counter has a combat face, stronger, and a move face, faster. The face also says how the unit moves: on foot, on trucks, or on tracks.
        For terrain a yellow symbol is armour, a red one mech, any other colour other.
        A strength in parentheses only defends. Ratings are printed from 0 to 5; changes add up, and a 0 can become -1; a rules option stops at 0.

rule-3-2 = Size and steps
    .text =
        A battalion is 1/2 RE, a replacement 1/4, an HQ and most other units 1. A unit of several steps has one for each RE and shrinks with them; every other unit has one step, unless the game says otherwise.
        A unit of several steps attacks at half once it has lost one, and when half of them are gone it defends at half too.
        Units with the name of the same division or group are a formation. A unit outside one, of a single step, is independent.
        With its last step a unit goes to the dead pile.

rule-3-3 = Other units
    .text =
        A transport point carries as much supply as its size. An organic truck is one that belongs to a formation (13.2).

## 4 General concepts

rule-4-1 = Rounding
    .text =
        Less than .5 is rounded down, .5 and more up.

rule-4-2 = What is rounded
    .text =
        Strengths keep their fractions, and only the odds are rounded. Barrage points are added with fractions, then rounded. Movement allowances are never rounded.

rule-4-3 = Several modifiers
    .text =
        Modifiers of one value multiply: half for terrain and half for supply is a quarter.

rule-4-4 = Attack-capable units
    .text =
        A combat unit with a printed strength without parentheses, 0 included, is attack-capable unless it is in Strat or Reserve Mode. HQs and artillery never are.
        Only such units attack, overrun, and enter a hex in which the enemy has nothing but dumps, transport or works. Any unit may enter an empty enemy village or city.

rule-4-5 = Zone of control
    .text =
        An attack-capable unit in Combat Mode that is not Out of Supply has a ZOC in the six hexes around it, whatever lies between. In Exploit Mode it keeps the one it had. Units in Move, Reserve, Strat or DG Mode have none.
        Who moves on trucks and enters an enemy ZOC ends its move or overruns. Leaving a ZOC in which the phase found it is free. Movement on foot and on tracks does not care.
        A ZOC stops supply paths on trucks, rail transport, the use of ports, taking up Reserve or Strat, and rebuilding.
        A combat unit in the hex that spends no more MP in this phase negates it, for movement on trucks and for supply paths; such a unit has then finished moving. For ports, rail transport, rebuilding and retreats nothing negates it.

rule-4-7 = Transport equivalents
    .text =
        By rail, sea or air a combat unit costs 1 SP for each RE, half of it if its move face goes on foot with an MA of 1 to 6. A token costs a token, a transport point its own size, loaded or not. Half tokens of a shipment are rounded up.
        A unit uses one kind of transport in a phase.

rule-4-8 = Stacking
    .text =
        When a segment ends, a side has at most 10 RE of combat units in a hex; the owner removes what is too much. Where reinforcements arrive this holds from the end of the Movement Segment on. While a segment runs there may be more, but no overrun starts from such a hex.
        Supply, transport and markers do not count. A hex has at most one port, one air base and one hedgehog.
        Enemy combat units bar a hex: only an overrun or an advance after combat leads into it. Where the enemy has only other things, attack-capable units may enter, and 9.14 is resolved at once.

rule-4-9 = What is seen
    .text =
        Everything on the map is open to both sides.

## 5 Modes

rule-5-1 = Modes in general
    .text =
        A unit is in one of six modes: Combat, Move, Reserve, Strat, DG, Exploit. Without a marker the face that shows decides between Combat and Move.
        In the Movement Segment of its own Movement Phase a unit may change once, free of cost, before it moves, among the first four. Outside of it the only change by choice is a release from Reserve.
        DG and Exploit come from results and go in the owner's Clean Up Phase. A DG unit may still turn its face when it could change modes.
        Transport is always in Move Mode, except organic trucks in Reserve.

rule-5-5 = Combat Mode
    .text =
        It is needed for a ZOC (4.5). Engineering and rebuilding by an HQ need it too, or DG with the combat face up.

rule-5-6 = Move Mode
    .text =
        The faster face. A unit may attack and overrun in it if that face is attack-capable; it has no ZOC. Transport by rail, sea or air needs this mode.

rule-5-7 = Reserve Mode
    .text =
        A marker serves all Reserve units of a hex, or by a rules option one unit or formation, and a side has only as many as the scenario says. Reserve is taken up in the Movement Segment outside enemy ZOC, with either face.
        A Reserve unit moves a quarter of its MA, may enter and leave ZOC, defends at half, spots for barrage, and neither attacks, overruns, fires nor uses transport. An HQ still throws supply.
        Released in the Reaction Phase it moves half its MA, overruns and fires; released in the own Exploitation Phase it moves its full MA, overruns, fires and attacks. Units may be released one by one, at any moment of the segment.
        Reserve ends when the hex gets any result in defence, with DG, and when a Movement Segment ends in a hex with a hedgehog.

rule-5-8 = Strat Mode
    .text =
        The move face up and double MA. A unit enters the mode outside enemy ZOC, may not move into one, and must end its move where it has trace supply (12.6); it can never be fed from dumps.
        Its strength and AR are 0. It neither attacks, overruns nor fires, and an HQ does not throw. Forced to retreat into an enemy ZOC it is eliminated.

rule-5-9 = Exploit Mode
    .text =
        Given by a combat result (9.13), and its owner may decline it. In the Exploitation Phase the unit moves half its MA, overruns, fires and attacks.

rule-5-10 = Disorganised (DG)
    .text =
        A trigger makes every combat unit in the hex DG: a DG result, a unit that enters the hex as the second of its retreat, or one that retreats into it while it is in an enemy ZOC.
        Combat and barrage strength and MA are halved, AR is 1 lower except for attrition. A DG unit cannot overrun, gain Exploit or use transport. It may attack, move, fire and spot.
        Another DG changes nothing, except for a retreat into a ZOC (9.12).

## 6 Ground movement

rule-6-0 = Ground movement
    .text =
        Allowances and what moves are in 6.1, costs in 6.2, a move step by step in 6.3. Fuel is in 12.5, zones of control in 4.5, trucks in 13.2, overruns in 8.1.

rule-6-1 = Moving
    .text =
        Units move alone or as a stack, hex by hex; a moving stack is finished before another moves. It may drop units, which have then finished, and picks up none.
        In the own Movement Segment the MA is that of the face: a quarter in Reserve, double in Strat, half if DG. In the Reaction Phase it is half; in the Exploitation Phase half for Exploit, full for released units.
        Each unit counts its own MP, which are not lent or saved. A unit that may move at all may always move one hex, even with too few MP, but not into what is prohibited, nor to overrun; fuel is still due.
        A step is allowed only if the same unit could step back.

rule-6-2 = Terrain
    .text =
        A hex costs what the terrain chart says for the class of movement, and the hexside crossed adds its own.
        Along a road, track or railway a unit may pay the cost of that line instead and ignores all else in the hexes and hexsides crossed. Prohibited terrain is entered only that way, over a bridge or by ferry.
        Of several terrains in a hex the dearest counts; of several kinds of water on a hexside the cheapest. “All” takes the whole allowance and needs it unspent.
        Storms double the costs of the map that is entered.

rule-6-3 = A move step by step
    .text =
        Name units of one hex; they are fuelled (12.5); they go to a hex, or along a way that is named hex by hex. At a stop they may drop units, overrun, or go on.
        Without a named way the table takes a cheapest one that enters as few enemy ZOC as possible. Who cannot pay for the next hex is dropped.
        Units that have spent no MP may be named again later in the segment.

## 7 Reaction Phase

rule-7-0 = Reaction Phase
    .text =
        The side that is not phasing moves the units that it releases from Reserve, as many as it likes, at half MA, with overruns. After that released artillery and ships may fire. There are no attacks.
        Organic trucks that were in Reserve may move and load. Ordinary transport, rail, sea and construction rest.

## 8 Overrun

rule-8-1 = Overrun
    .text =
        A moving stack may fight an adjacent hex with enemy combat units, in any Movement Segment. All of it takes part, began the phase together, is attack-capable, in Combat, Move or Exploit Mode, and fuelled; its hex is not overstacked.
        It costs each unit 3 MP, and nothing more to enter the hex. The target must be a hex that would cost at most 3 MP to enter without roads or bridges. Cities, escarpments, major rivers and wadis with a ditch are barred too: the chart's note has lost its row, and this is our list; a rules option does without it.
        It is fought as an attack (9.2) with the overrun line of surprise; both sides pay supply. It never gives Exploit.
        If the attacker retreats, his move is over. If not, he may go on with what MP he has, against the same hex too. If the defender is gone, all survivors enter the hex.

## 9 Ground combat

rule-9-0 = Combat
    .text =
        Attacks are made in the Combat Segments of the Combat and Exploitation Phases, by units adjacent to one defending hex with enemy combat units. Overruns use the same procedure.
        Dumps, transport, bases and ports neither add strength nor take losses.

rule-9-1 = Who attacks
    .text =
        Only the phasing side attacks; it never has to, and may use part of a stack. In a Combat Segment a unit attacks once and a hex is attacked once, from any number of hexes. All combat units in the hex defend together.
        Attackers are attack-capable, and could enter the hex from where they stand, be it by a road. In the Exploitation Phase only Exploit and released units attack. No fuel is needed.

rule-9-2 = Order of a combat
    .text =
        Attackers and target; supply, attacker first; ratings, attacker first; terrain and odds; surprise; the combat roll; the attacker's whole result, then the defender's; advance; Exploit.

rule-9-3 = The terrain line
    .text =
        The line of the combat table, open, close, very close or extremely close, is that of the terrain that the defender chose for his own units. In a hex with several he picks any one.

rule-9-4 = Strength
    .text =
        The printed strength of the face is multiplied by the terrain factor of its category, and by 1/2 each for lost steps (3.2), DG, Out of Supply, Reserve in defence and unpaid supply in defence. Strat is 0.
        For each attacking hex the defender picks one terrain, of his hex or of the hexside crossed. A factor in brackets counts only for attackers.
        A factor x2 of attacking armour or mech is x1 1/2 if the defenders' anti-tank is at least as heavy as the attacker itself. Heavy are yellow units, red ones with a tank symbol (light by a rules option), anti-tank and anti-aircraft units and every hedgehog; light are other red units.
        An HQ defends with 5, on its move face with 1; artillery with 1.

rule-9-5 = Combat supply
    .text =
        The attacker pays 1T for each attacking step; a brigade of two steps pays 1T in all. Who is not paid for does not attack; if nobody is, the attack is off and the defender pays nothing.
        The defender pays 2T, or 1T if the defenders are 1 RE or less. He may withhold it; then all defend at half.
        Internal stocks (12.10) serve only where no dump in reach can pay. Supply on an organic truck may be withheld. Defenders use their stocks unit by unit, and those without are halved; a rules option has them all or none.

rule-9-6 = Action ratings
    .text =
        Each side names one of its units in the combat, the attacker first. The attacker's AR minus the defender's is added to the rolls for surprise and combat. DG takes 1, Strat makes it 0.

rule-9-7 = Odds
    .text =
        Both totals are divided by the smaller and rounded: 15 to 6 is 3:1. The column is the highest that is not above the odds; beyond the table it is the last.
        Against a defence of 0 the last column is used, with an attack of 0 the first, 0 against 0 is 1:1.

rule-9-8 = Surprise
    .text =
        Two dice, plus the difference in AR, minus 1 for a hedgehog. In an attack 10 or more surprises the defender and 5 or less the attacker; in an overrun 9 or more and 6 or less.
        Surprise shifts the column by one die, to the right for the attacker, to the left for the defender.

rule-9-9 = Combat roll
    .text =
        Two dice, plus the difference in AR, minus the level of the hedgehog, read in the final column. Below 1 is 1, above 15 is 15.

rule-9-10 = Results
    .text =
        L# are steps lost, o# options, e# is the rating that may exploit, DG disorganises the defender. A is for the attacker, D for the defender.
        Each option is a step lost or one hex of retreat of all units of the side in the combat, in any mix. The attacker takes his losses and options first and must take them all.
        If he retreated or could not take them all, the defender may ignore his own options, not his losses or DG. Options of the attacker with e# give Exploit only if all were taken as losses.

rule-9-11 = Losses
    .text =
        The first step of a side is lost by the unit whose AR counted. After that each unit in the combat loses one before any loses a second; otherwise the owner chooses. Losses beyond what is there are ignored.
        In barrage, retreat and attrition the owner chooses freely.

rule-9-12 = Retreat and advance
    .text =
        A retreat of n hexes ends exactly n hexes away; its way may bend. Units go together or split, not through hexes that held enemy combat units when the combat began, nor through what is prohibited to them. Who cannot is eliminated. They go away from the enemies in the combat, unless they cannot or would lose a step by it; a rules option lets them go anywhere.
        Neither MP nor fuel are needed. An HQ turns to its move face.
        The second hex, and every hex in an enemy ZOC, makes the units and all who are there DG. Who was DG before and enters a ZOC loses a step, one for the group. Friends in a hex do not help.
        Units of the hex that did not fight and organic trucks may go along; dumps and other transport stay.
        If the hex is empty and the attacker did not retreat, attackers may advance into it, free of cost; after an overrun they must.

rule-9-13 = Exploit
    .text =
        After an attack in the Combat Phase attackers that are not DG and have an AR of at least the e# may take up Exploit Mode. The +1 of a leader who was used counts, unless a rules option says no.
        There is none after overruns and in the Exploitation Phase, nor if more than two hexes attacked, nor if two that are not adjacent did.

rule-9-14 = Capture
    .text =
        When an attack-capable unit enters a hex with only other enemy things, one die decides what is captured of a dump, the rest being destroyed, and how much of the transport. What is not captured of the transport flees up to 10 hexes, wagons up to 5.
        All trucks of the hex share one roll, and their owner says which are captured. From an organic truck a part may be lost while the truck escapes. Captured transport moves at once only in the Movement Phase.
        Hedgehogs, air bases and ports change hands as they are.

## 10 Barrage

rule-10-0 = Barrage in general
    .text =
        Artillery fires in the Barrage Segments of the Reaction, Combat and Exploitation Phases, ships in those of the Movement, Reaction and Exploitation Phases. Kinds never fire together, but any number of units of a kind do. A hex is barraged once in a phase, and a unit fires once, with all it has.
        In the Combat Phase any artillery in Combat, Move or DG Mode fires; otherwise only what was released, and in the Exploitation Phase units in Exploit Mode.
        DG halves the points. At least 1 is needed after rounding. Range is counted in hexes.
        Artillery pays the cost of its column before shifts, all firers from the same dump or through the same HQ; internal stocks cannot pay.

rule-10-1 = Barrage of units
    .text =
        The points give a column, which is shifted. To the left: 1 for a hedgehog, 1 for a close or very close hex, 2 for an extremely close one, 3 without a unit of the firing side next to the target, 1 if the target is 1 RE or less. To the right: 3 for a unit in Strat Mode; 1 above 3 RE, 2 above 4, 3 above 5, 4 above 6. No division counts more than 3 RE.
        Two dice. DG: all combat units are DG. 1/2: DG, and a step is lost on a die of 4 to 6. A number: DG and so many steps, which the owner chooses.
        The result [1/2] is only DG from ships, without a spotter, and against a hedgehog of level 3 or 4. Ships get one class less: 1/2 is DG, 1 is 1/2, 2 is 1. A 3 from ships is taken as 2, on which the chart is silent.
        A barrage never causes a retreat.

rule-10-2 = Barrage of facilities
    .text =
        One die on a table of its own, without shifts and without a spotter; artillery pays that table's cost. A port takes so many hits, 4 at most in all (19.0). Transport and dumps are never barraged.
        Ships given by a scenario are 12 points at a coastal hex, without cost and without a shift for spotting.

## 11 Exploitation Phase

rule-11-0 = Exploitation Phase
    .text =
        Only units in Exploit Mode, at half MA, and Reserves released in this phase, at full MA, act: they move, overrun, fire and attack by the usual rules. Reserves may be released at any moment of the Movement Segment.
        Ordinary transport, rail, sea and construction rest.

## 12 Supply

rule-12-1 = Dumps
    .text =
        A dump is a hex with supply of a side, on the ground or loaded; loaded supply can be used without unloading. It has no limit in size and belongs to the side that brought or captured it.

rule-12-2 = Moving supply
    .text =
        Supply moves only on transport points, by rail, air or sea, by one kind of carrier in a phase. What was unloaded in a phase is not loaded again in it. It can be used at once.

rule-12-3 = Reach
    .text =
        Draw: a unit reaches a dump if a path of at most 5 MP on trucks leads from its hex to the dump or next to it. Throw: an HQ that can draw from the dump passes it on to units to which, or next to which, a path of its throw range leads. The combat face throws farther; in Strat Mode an HQ does not throw.
        The last step of a path ignores terrain. Enemy combat units block paths, an enemy ZOC blocks them on trucks unless negated (4.5). Storms do not matter. A ZOC in the user's own hex does not stop his own draw; this is our reading.
        A need may be met from several dumps. Supply on an organic truck serves only its formation, and a division's HQ throws only to its division and to independent units of its nation.

rule-12-5 = Fuel
    .text =
        A combat unit on trucks or tracks spends no MP without fuel, not even for one hex. Units on foot and transport need none, nor do attack, defence, barrage, retreat and advance.
        1T fuels one unit of any size for the phase. 1 SP fuels all units of a formation that get it from the same dump or through the same HQ, until the side's next Clean Up; a member out of reach then may join later where it reaches the same source.
        Fuel is paid when the unit begins to move, from where it stands. Internal stocks never pay it.

rule-12-6 = Trace supply
    .text =
        A unit is in trace supply if it, or an HQ that throws to it, can draw from a source or from a hex connected with one: by rail to a hex where trains can be left, or by whatever else the game allows. An enemy ZOC at that point blocks it unless negated, at ports always.
        All units of a formation use the same HQ or point, unless the game frees them; otherwise one part traces and the rest does not.
        Who has no trace may eat from dumps in reach: 1T for 2 RE, fractions up, added up for each dump. Strat units cannot.
        Supply Phase: stocks are recovered, trace is tested, units eat, Out of Supply is marked or lifted, attrition is rolled.

rule-12-7 = Extenders
    .text =
        Not used here.

rule-12-8 = Out of Supply, attrition, breakout
    .text =
        A unit that neither traces nor eats in its Supply Phase is Out of Supply until one in which it does. It has no ZOC and fights at half with combat supply; without, it cannot attack and defends at a quarter. Movement, barrage and AR stay.
        Attrition: for each hex with such units two dice on the column of their best AR, DG ignored, +3 if they have 5 steps or more; the owner chooses the steps.
        Breakout, before movement: a unit without trace that can move may try, if a friend in trace is within 15 hexes and some way leads to one that meets no enemy. On 5 or 6 it leaves the map and returns after as many turns as another die says; otherwise it is lost. In the first turn without trace there are no conditions, 1 is added, and transport may try too: trucks for 4T or an organic truck at a time, with what they carry.

rule-12-10 = Internal stocks
    .text =
        Each combat unit has stocks: full, low, exhausted. They pay its own combat supply, and only where no supply can reach it, organic trucks apart. Each use takes one level. A counter pays wholly from stocks or wholly from dumps; one of several steps that uses stocks because there is too little wastes what it reaches.
        In its Supply Phase stocks must be recovered from dumps in reach: low 2T for a unit, for each RE in a unit of several steps, exhausted twice that. With too little what is there is spent: 2T lift a unit of one step by a level, a single T is lost.

rule-12-11 = Destroying dumps
    .text =
        In any of his Movement Segments an owner may blow up all or part of the supply in a hex, once for a dump and phase, with or without units there. One die: 1 destroys 25%, 2 and 3 50%, 4 and 5 75%, 6 all. Transport survives.

## 13 Specialised units

rule-13-1 = HQs
    .text =
        An HQ is 1 RE. It throws supply (12.3), rebuilds units (13.5) and engineers (13.8), and needs trace and fuel like others.

rule-13-2 = Transport
    .text =
        A truck moves 50 MP on trucks; this number is remembered, not read. Loading or unloading in a hex costs a tenth of it. It loads what is in the same hex, and unloads where an own combat unit, port, base or dump is. It moves in the own Movement Segment only, never into enemy units, and needs neither fuel nor supply.
        On its way its load may pay for fuel and construction, not for combat or barrage, and it goes on; when another unit or other transport moves it has finished. Points may be joined and split.
        An organic truck cannot be split and never unloads to the ground; its supply is for its formation. It may be in Reserve, goes along in retreats, arrives full, and carries 4T, also remembered.

rule-13-3 = Railways
    .text =
        Units can be entrained and detrained where a village, city, port, Point of Interest or an engineer-capable HQ is on a railway under control that is joined to a source without enemy ZOC. For trace, not for transport, a friendly unit negates a ZOC on the way.

rule-13-5 = Replacements
    .text =
        Replacements, Pax on foot and Eq on trucks, are combat units of 1/4 RE and one step, attack-capable and never in Combat Mode. In Move Mode and within 2 hexes of an HQ in Combat Mode they become a dead unit in their hex, or steps of a unit stacked with them, in the Reinforcement Phase.
        Not in an enemy ZOC, whoever else is there; a rules option allows it.

rule-13-6 = Reinforcements
    .text =
        They are placed in the Reinforcement Phase of their turn and cannot be delayed, in any mode that they could take up, in an enemy ZOC too. An entry hex on the map's edge that is blocked moves to the nearest that is not.

rule-13-8 = Engineers
    .text =
        An HQ or engineer in Combat Mode, or DG with its combat face up, is engineer-capable. In the Movement Segment one that does not move may do one task within 2 hexes: build, raise or lower a hedgehog or air base, repair or damage a port. Raising and repairing cost supply.
        Without engineers, 1 RE in Combat Mode that does not move may raise or lower a hedgehog, lower a base or damage a port in its own hex.
        Bridging: units that enter or leave the engineer's hex pay a minor river for a major one and nothing for a minor one.

rule-13-9 = Consolidation
    .text =
        In the Reinforcement Phase two equal units of several steps in one hex, of which one at least has lost some, may merge: one takes over the steps of the other, up to its full strength, and the other goes to the dead pile.
        A unit, or an organic truck with its load, may take the place of a dead equal one of another formation; its mode, markers and steps stay. An independent unit and ordinary trucks may so join a formation; nobody leaves one that way.
        Not with low or exhausted stocks, nor if DG. An enemy ZOC and being Out of Supply do not matter.

## 14-21

rule-14-0 = Air power
    .text =
        Aircraft and air bases, chapters 14 and 15, are not on the table yet: nobody flies.

rule-16-0 = Hedgehogs
    .text =
        A hedgehog has a level from 1 to 4; a hex has one at most. It lowers the combat roll by its level and the surprise roll by 1, gives heavy anti-tank, and shifts a barrage one column to the left; level 3 or 4 turns [1/2] into DG. Combat and barrage never harm it.
        Building or raising costs 8T for a level, by an engineer or 1 RE in Combat Mode that does not move, one level for a hex and turn. Lowering is free.
        No Reserve unit stays in its hex (5.7). Who enters an empty one takes it as it is.

rule-17-0 = Weather
    .text =
        Rolled at the beginning of each turn; the game says with what effect. Supply paths ignore storms.

rule-18-0 = Ships
    .text =
        Ships are only the shots that a scenario gives (10.2).

rule-19-0 = Ports
    .text =
        A port's capacity, in tokens, limits what is loaded and unloaded there in a phase; a port of any capacity may instead handle one unit of any size as its only cargo.
        An enemy ZOC shuts it at once, friends or not, and it opens when the ZOC goes. Each of at most 4 hits takes a fifth of its capacity, rounded. An engineer repairs one hit in a turn for 4T.

rule-20-0 = Breakdown regiments
    .text =
        Not used here.

rule-21-0 = Optional rules of the series
    .text =
        None of them is offered.
