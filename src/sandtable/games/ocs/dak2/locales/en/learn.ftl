### DAK-II. A guided first player turn, in our words; what is played is ours too.
### A chapter of example_of_play.py has its title here as "learn-chapter-" + key, and what one knows after it; an
### explanation has its text as "learn-" + key. It is read before the answers are given, by somebody who has never played.

## Movement

learn-chapter-march = Approach march
    .learnt = A turn begins with the weather. In the Movement Segment units change modes and move as stacks; what goes on trucks or tracks needs fuel, paid in tokens from a dump in reach.
learn-welcome = The desert, 8 December 1940. An Italian army sits in fortified camps around Sidi Barrani; two British divisions have come near by night. A hex is five miles, a turn half a week. First the weather is rolled: two dice read as tens and ones.
learn-load = Clear. It is the Allies' Movement Segment. Everything in this game runs on supply, counted in tokens, T, and lying in dumps. The one at C38.12 has 20T and trucks for 8T. Load them full; it costs a tenth of their movement.
learn-drive = A truck has 50 movement points, MP. Drive to C38.16, close behind the assault troops. What is on trucks is used like any dump: a unit draws from a dump up to 5 MP away.
learn-reserve = Not everybody goes at once. Three tank battalions at C36.18 go into Reserve: now they wait, but in the Exploitation Phase they may be released and move their full allowance. The Allies have three Reserve markers.
learn-march = Nibeiwa, C40.19, is the southernmost camp. Send 11 Indian Brigade and the Matildas of 7 RTR to C39.19, next to it. That is in the camp's zone of control, ZOC; it stops only what moves on trucks.
learn-fuel = Infantry walks, tanks need fuel: 1T for a unit and phase. The table asks which dump in reach pays. Take C38.12, where there is more than the trucks have.
learn-leader = General O'Connor is a leader: in every segment of his side he may go to any stack. Send him to the assault, where he can add 1 to the action rating, AR, of a unit that fights.

## Overrun

learn-chapter-overrun = Overrun
    .learnt = Moving units may overrun a hex that is easy to enter, for 3 MP each. Both sides pay combat supply, ratings are compared, surprise can shift the odds, and two dice give the result.
learn-armour = South of Nibeiwa a machine-gun battalion guards the gap at C39.21. Three battalions of 7 Armoured began this phase together, so they can overrun it. First move them next to it, to C38.20.
learn-formation = Three units would cost 3T, each for this phase. For 1 SP, that is 4T, all of 7 Armoured in reach of one dump has fuel until its next Clean Up: the three in Reserve too. Take it from C36.14.
learn-overrun = An overrun is a fight during movement. It costs 3 MP, and the hex must cost no more than 3 to enter without a road. The table shows odds and chances before you send it. Overrun C39.21 with all three.
learn-attack-supply = Whoever attacks pays 1T for each step; each battalion has one step. Pay all three from the trucks at C38.16: this is why they came.
learn-defence-supply = Now the defender, in his own colour. He pays 2T, here 1T, since a battalion is less than one regiment equivalent, RE. Unpaid he would fight at half. He pays, from Sofafi.
learn-rating = Each side names a unit whose AR counts; it is also the first to lose a step. 2 RTR has 4, the Italians 2. The difference is added to the rolls. In the open desert tanks count double; against anti-tank or a hedgehog, 1 1/2.
learn-surprise = Odds 5:1. First surprise: two dice, +2 for the ratings, -1 for the hedgehog. In an overrun 9 or more would shift the column to the right, 6 or less to the left.
learn-overrun-roll = A 7 makes 8: no surprise. Now the combat roll, with the same modifiers, in the column of 5:1.
learn-behind = The post is destroyed, and the tanks stand in its hex with 3 MP left. An overrun never gives exploitation, but they may go on: to C40.20, behind Nibeiwa. Their ZOC will be there when somebody wants to retreat.

## Fire

learn-chapter-fire = Supply, reaction, fire
    .learnt = Ships fire after movement, artillery before attacks. A barrage finds its column by points, shifts it, and disorganises. In between lies the Reaction Phase, in which the other side may move its reserves.
learn-segment = Movement is done: end the segment. Each segment is ended like this; a bar shows which follow.
learn-ships = In 7.3 the Royal Navy fires 12 points once in a turn at a hex on the coast, free of cost. At Maktila, C42.17, sits the 1 Libyan Division: bombard it.
learn-ships-roll = 12 points are a column. It moves one to the left for the hedgehog and one to the right, because more than 3 RE are crowded there. Two dice.
learn-supply = Disorganised, DG: until its Clean Up the division has half its strength and movement and no ZOC. End the segment. The Supply Phase goes by itself: all are in trace supply, by roads that lead to a source.
learn-reaction = The Reaction Phase is the Axis player's: he may move Reserves. He has none, but a battle group may try a reactive roll. Raggruppamento Maletti in Nibeiwa needs a 5.
learn-no-reaction = A 3: nothing happens. The Axis ends its Movement Segment and its Barrage Segment.
learn-barrage = The Combat Phase begins with artillery. 4 Indian's guns and the mediums at C38.17 reach Nibeiwa. Fire both together: a hex is barraged only once in a phase.
learn-barrage-supply = 25 points cost 4T, by the column before shifts. All guns must be paid from one dump, or through one HQ. Take C38.12.
learn-barrage-roll = One column to the left for the hedgehog. 11 Indian next to the camp spots; without a spotter it would be three more.

## Attack

learn-chapter-attack = The attack on Nibeiwa
    .learnt = An attack is paid, led, and rolled like an overrun. Losses fall first on the unit that led. Each option is a step or a hex of retreat, and to retreat into a ZOC disorganises or kills.
learn-nibeiwa = Nibeiwa is DG: its strength is halved, its AR 1 lower. End the Barrage Segment. In the Combat Segment attack C40.19 with 7 RTR and 11 Indian, from one hex, so that they can exploit afterwards.
learn-two-tokens = A brigade has two steps but pays 1T. So 2T in all, from the trucks.
learn-maletti-pays = The defender pays 2T for more than one RE, from the dump in the camp itself. It is now empty.
learn-brigade = Both attackers have an AR of 4. Name 11 Indian: if a step must be lost, the brigade has two, the Matildas only one.
learn-oconnor = O'Connor can make it 5. Each use is followed by a casualty roll: with 2 to 5 on two dice a leader is lost. Take the risk.
learn-maletti = General Maletti does the same for his men. The Libyans lead with 3, less 1 for DG, plus 1 for him. History had him fall at Nibeiwa, and so has this roll.
learn-dice = 5 against 3. In an attack 10 or more surprises: 9 + 2 - 1. A die shifts the column, then comes the combat roll.
learn-losses = Ae3 DL2o2DG: nothing for the attacker but the right to exploit; for the defender two steps lost, two options, DG. His leading battalion is gone first; of the others he chooses his artillery.
learn-options = Each option is a step or a hex of retreat of all. He takes one of each: another battalion is lost, and the rest goes back one hex.
learn-retreat = To C41.20, Tummar, next to the tanks behind the camp. Who is DG and retreats into a ZOC loses a step: his tanks. And everybody in that hex becomes DG, the 2 Libyan Division too.

## Exploitation

learn-chapter-exploitation = Exploitation
    .learnt = Units that earned Exploit move half and attack again; Reserves released now move their full allowance. In Clean Up DG, Exploit and fuel of the side that played come off.
learn-advance = Nibeiwa is empty and the attackers did not retreat: they advance, free of cost. The hedgehog is theirs now.
learn-exploit = e3: attackers with an AR of 3 or more that are not DG may take up Exploit Mode. Both do.
learn-rejoin = O'Connor was left behind alone, so he joins a stack at once: his men in Nibeiwa.
learn-release = End the Combat Segment. In the Exploitation Phase only Exploit units and released Reserves act. Release the three tank battalions at C36.18.
learn-full-speed = Released units move their full allowance. The fuel of 7 Armoured still lasts, thanks to the 1 SP. Move them to C40.20.
learn-again = End the Movement and the Barrage Segment. Then attack Tummar, C41.20, with 1 RTR, the Matildas and 11 Indian, before it recovers.
learn-tummar-supply = 1T each: the trucks give their last tokens.
learn-tummar-defends = The Libyans pay 2T. To withhold it would halve them once more.
learn-tummar-rating = Name 1 RTR. O'Connor is not in its hex, so he is not asked for.
learn-tummar-libyans = The battalion from Nibeiwa leads, with 3 less 1 for DG.
learn-tummar-dice = Surprise, 9 + 2 - 1 again, and a shift of four columns. Then the combat roll.
learn-division = Two steps again: the battalion that led is destroyed, then the light tanks. For the two options the division would rather retreat twice than lose two of its three steps.
learn-division-retreat = Two hexes, to C42.21, out of reach. Its way leads through no ZOC, so it loses nothing more. To win 7.3, three divisions must be destroyed; this one got away, on foot.
learn-tummar = Both camps are taken. Advance with all, and let O'Connor join them.
learn-clean-up = End the segment. In the Clean Up Phase the Allies take off Exploit and fuel. The Axis stays DG until its own Clean Up.
learn-end = The Axis player turn begins, and there 1 Libyan may be cut off at Maktila. Two turns decide 7.3: three infantry divisions destroyed, and Sidi Barrani, Buq Buq and Sollum taken. You know enough to play.
