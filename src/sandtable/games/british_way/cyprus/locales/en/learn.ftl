### The British Way: Cyprus. A guided first game, in our words; the game that is played is ours too.
### A chapter of example_of_play.py has its title here as "learn-chapter-" + key, and what one knows after it; an
### explanation has its text as "learn-" + key. It is read before the answers are given, by somebody who has never played.

## HC-01 First Bombs

learn-chapter-recruits = Cells in hiding
    .learnt = EOKA grows from its Arms Caches, the British answer with Police and Troops, and the box that one chooses decides who goes first on the next card.
learn-welcome = Cyprus, 1955. EOKA, in red, wants the British out and wears down their Political Will, now 14. It is counted three times: if none is left, EOKA wins; if some is left after the last count, the British do. Turn up the first card.
learn-box = On every card both sides act once, each in a different box, and the one further left goes first on the next card. EOKA begins and has few Cells: take Operation and Special Activity, although that means going second next time.
learn-recruit = EOKA can do nothing without Cells. They join in Towns and Mountains, but only where an Arms Cache lies or next to one. So far there is one, in Troodos. Choose Recruit.
learn-recruit-troodos = A Mountain with a Cache brings up to 2 Cells, any other space 1. They arrive Underground, that is, hidden. Begin in Troodos, with 2.
learn-recruit-paphos = Paphos lies next to Troodos, so one Cell can join there. No British piece watches it, which will be useful in a moment.
learn-smuggle = A Special Activity may come in the middle of an Operation. Smuggle lands a Cache where a Cell is and nobody British: in Paphos, from Available. It fails only while the world ignores Cyprus.
learn-recruit-nicosia = The third space is Nicosia, the capital, where Sabotage will cost the most. Giving up a Cache, an Offensive, would buy a fourth space. Keep both Caches: choose Done.
learn-limited = The British answer with a Limited Operation: one space only and no Special Activity, but the first turn on the next card.
learn-deploy = Deploy adds Police in a Town or Base where Troops outnumber EOKA's pieces. Police hinder Sabotage and make arrests. Limassol has none yet, and its 2 Troops face a single Cell: choose it.
learn-deploy-troops = Then Troops from all over the map may gather in one space, even a Mountain. Send 2 from each Base to Troodos, where 3 Cells guard a Cache, and choose Done. One Troop stays to watch each Base.

## HC-10 Kyrenia Castle

learn-chapter-search = Search and Travel
    .learnt = Search exposes hidden Cells, in a Town at the price of a Curfew. Diplomacy calms the world while the island is quiet. Travel takes Cells anywhere and hides them again.
learn-british-first = Both sides have acted. The British took the box further to the left, so they go first now. Turn up the next card.
learn-search = The Event is about exposed Cells and prisoners, and there are none yet. Without Intel, Troops cannot strike hidden Cells; Search exposes them. Take Operation and Special Activity, then Search.
learn-search-spaces = First name all destinations. Troodos and Nicosia will do: then choose Done. Troops could now step in from adjacent spaces, but they stand well where they are: Done again.
learn-search-troodos = Count cubes, Troops and Police alike. In a Mountain or a Base each of them exposes one Cell: 4 Troops find all 3 in Troodos.
learn-search-nicosia = A Town is harder: three cubes for each Cell, and a Curfew is imposed on it. The 3 cubes in Nicosia expose one of its 2 Cells. Nobody can be recruited under a Curfew, but it can be held against the British.
learn-diplomacy = International Opinion is at 2, and its value is lost from Political Will at every count. While no more than 3 Towns have Sabotage or a Curfew, Diplomacy moves it 1 box left without a roll. Use it now.
learn-eoka-first = Opinion is at 1. In Troodos 3 exposed Cells face 4 Troops, and EOKA has to save them. It takes the Limited Operation, to be first on the next card.
learn-travel = Travel takes Cells from a space to anywhere on the map, and they hide again. Only in a Base or under a Curfew may they be seen. Choose Travel, then Troodos.
learn-travel-karpas = The Cells may part ways. Send 2 to Karpas, where nobody is, and the last one to Famagusta. A Cache cannot travel: it stays behind, unguarded.

## HC-13 The Grivas Diaries

learn-chapter-sabotage = Sabotage and Assault
    .learnt = Sabotage costs Political Will at the count, most in Nicosia and the Bases. Propagandize strikes at Political Will or at Opinion. An Assault that finds a Cache brings Political Will and Intel.
learn-got-away = The Cells have escaped, and thanks to its box EOKA is first. Turn up the third card.
learn-sabotage = Now strike. Each Sabotage marker costs Political Will when it is counted: 2 in Nicosia and in the Bases, 1 in other Towns. Take Operation and Special Activity, then Sabotage.
learn-sabotage-karpas = Each Sabotage exposes one hidden Cell. Then you roll: 3 or more places a marker, but each Police in the space takes 1 off. Karpas has no Police: begin there.
learn-sabotage-famagusta = The 4 was enough. Now Famagusta, with 1 Police. The Cache in Troodos, next door, would add 2 and be used up. Do not spend it: a Cache in the Mountains denies the British 2 Political Will at the count.
learn-sabotage-nicosia = 3, less 1, makes 2: that fails. A marker in Nicosia is worth twice as much, and here a Cache is well spent: the one in Paphos adds 2 and more than makes up for the Police.
learn-propagandize = 2, less 1, plus 2 makes 3, just enough. Propagandize where a marker lies: Sabotage costs 1 Political Will, once; a Curfew moves Opinion 2 boxes right, and it is paid for at the count. In Nicosia choose Opinion.
learn-assault = Opinion is at 3. But in Troodos 4 Troops stand over a Cache that nobody guards. The British take the Limited Operation, to be first again, and Assault.
learn-assault-troodos = In a Mountain two Troops remove one piece, elsewhere each Troop does: exposed Cells first, a Cache when no Cell is left. A Cache found brings 1 Political Will and an Intel Chit. Choose Troodos and draw.
learn-chit = A 1. A chit buys one more space, a search without Curfew, or by its value the capture of hidden Cells. Save it: choose Done.

## HC-11 Ledra Street

learn-chapter-ledra-street = Ledra Street
    .learnt = Patrol sends exposed Cells to Prison. An Event can be played by either side, which picks the text that suits it. Ambush rids a Town of Police and may win a Cache.
learn-ledra-street = Political Will is at 15, the highest it can be, and the British are first. Turn up the fourth card.
learn-patrol = In Nicosia 2 Cells are exposed, and Police can arrest them. Patrol brings Police from anywhere to Towns and Bases with Cells. Take Operation and Special Activity, then Patrol.
learn-patrol-nicosia = Up to 3 destinations are possible, but arrests are made in one of them. Name Nicosia alone and choose Done.
learn-police = Each Police can arrest one Cell, and Nicosia has only 1 Police. Bring the one from Limassol as well, and choose Done.
learn-diplomacy-again = Between move and arrest is a good moment for Diplomacy. Karpas and Nicosia are marked, no more than 3 Towns, so Opinion goes from 3 to 2 without a roll.
learn-arrest = Now the arrest. 2 Police take both Cells from Nicosia to Prison, out of EOKA's reach until some are released.
learn-event = EOKA plays the Event that was left to it. The cards are Sandtable's own, and most have two texts for either side to choose from. The shaded one lets EOKA Ambush in 2 Towns.
learn-ambush = Ambush needs a hidden Cell in a Town and removes 1 Police. Then a roll above the number of cubes left wins a Cache. Begin in Famagusta: no cube will be left, so any roll is enough.
learn-mountain-cache = The Cache goes into this Town, or into a Town or Mountain next to it. Choose Kyrenia: no British piece is there, and a Cache in the Mountains denies them 2 Political Will at the count.
learn-ambush-larnaca = Now Larnaca. Its Cell is exposed and its Police removed, but 2 Troops are left: only a roll of 3 or more would win a Cache.

## HC-33 Propaganda

learn-chapter-count = The count
    .learnt = A Propaganda Round counts Opinion, Sabotage and order against each other, gives both sides something, brings Troops back to the Bases and clears the map.
learn-propaganda = The 2 wins nothing, but another Town is without Police. Four Events have gone by, so from now on the next card may be a Propaganda card: time to count. Turn it up.
learn-political-will = Opinion costs 2, Sabotage 1 for Karpas and 2 for Nicosia; four Towns without Sabotage give back 2. That makes 3 less: Political Will 12. EOKA may now place a Cache where it has a Cell: choose Karpas.
learn-redeploy-police = Then both sides regroup. Police may move to any space with British pieces. Larnaca has lost its own: send 1 there from Nicosia and choose Done.
learn-redeploy-troops = Troops may not stay in the Mountains: those in Troodos return to the Bases. Send 2 to Akrotiri, and the other 2 go to Dhekelia.
learn-reset = EOKA may move a Cache, but leaves both where they are. After that Opinion falls by 1, as few Towns are marked, all markers are cleared away, Cells hide again and half of the prisoners go free.
learn-end = Political Will 12, Opinion at 1, a Cell in Prison, and EOKA goes first. Two more counts follow: at 0 EOKA wins; if some is left after the last, the British do. You know enough to play.
