### DAK-II: rules reference, in our words.

rule-2-2 = Player turn
    .text = Reinforcements, movement (breakout, movement, barrage), supply, the other side's reaction, combat (barrage, attacks), exploitation (movement, barrage, attacks), clean up. In a segment one order follows the other until the side is done.
rule-4-5 = Zone of control
    .text = An attack-capable unit in Combat Mode that is not out of supply has a ZOC in the six hexes around it. Whoever moves on trucks stops there or overruns. A friendly unit in the hex that moves no more negates it.
rule-4-8 = Stacking
    .text = At the end of a segment at most 10 RE of a side are in a hex; the owner removes what is too much.
rule-6-1 = Moving
    .text = Units move alone or as a stack. Reserve moves a quarter of the allowance, Strat double, DG half. A unit that may move at all may always move one hex.
rule-8-1 = Overrun
    .text = A moving stack that began the phase together pays 3 MP each and fights an adjacent hex that costs at most 3 MP to enter without roads.
rule-9-5 = Combat supply
    .text = The attacker pays 1T for each step, a brigade 1T. The defender pays 2T, or 1T up to 1 RE; unpaid he defends at half.
rule-12-5 = Fuel
    .text = Units on trucks or tracks need fuel to move: 1T for a unit and phase, or 1 SP for a formation until its next Clean Up.
rule-12-8 = Out of supply
    .text = Who neither traces nor eats has no ZOC, half strength, and rolls for attrition.
