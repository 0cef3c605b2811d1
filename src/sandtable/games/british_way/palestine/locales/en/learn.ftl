### The British Way: Palestine. The example of play as a guided first game, in our words.
### A chapter of example_of_play.py has its title here as "learn-chapter-" + key, and what one knows after it; an
### explanation has its text as "learn-" + key. It is read before the answers are given, by somebody who has never played.

## P31 Dov Gruner

learn-chapter-sabotage = Sabotage and arrest
    .learnt = Irgun strikes with Sabotage and Terror and exposes its Cells, the British arrest them by Patrol, and the box that one chooses decides who goes first on the next card.
learn-welcome = Palestine, 1945. Irgun, in red, wants Britain to leave and wears down its Political Will, now 18. It is counted three times: if none is left, Irgun wins; if some is left after the last count, the British do. Turn up the first card.
learn-box = On every card both sides act once, each in a different box. Irgun goes first and wants to hit hard: take Operation and Special Activity, although that means going second on the next card.
learn-sabotage = Sabotage leaves markers on the map that cost Political Will when it is counted. While Haganah stands at 4 it helps Irgun: four spaces instead of three. Choose Sabotage.
learn-sabotage-galilee = Each Sabotage exposes one hidden Cell: Underground it was safe, Active it can be caught. Begin in Galilee. No Police there, so a roll of 3 or more places a marker.
learn-sabotage-gaza = The 4 was enough. Now Gaza, on the same terms. A Cache from a space nearby would add 2 to the roll but be used up, so keep it for a better target: do not spend it.
learn-sabotage-haifa = A 2 fails, and the Cell in Gaza is exposed for nothing. Next Haifa City: its Police take 1 off the roll, but a marker in a City costs 2 Political Will, in a District only 1.
learn-terror = The last space is for the Special Activity. Terror is Sabotage in a City with graver results: each marker costs 3 Political Will, and a total of 6 or more places two. Choose Terror in Jerusalem City.
learn-cache = This roll is worth a Cache. Spend the one in Jerusalem District, next door: +2 more than makes up for the Police.
learn-no-offensive = 5, less 1, plus 2 makes 6: two Terror markers. But Haganah, appalled, steps away to 3, which locks up 2 Cells and a Cache. The Cache in Lydda could still buy a fifth space. Keep it: choose Done.
learn-limited = The British answer with a Limited Operation: one space only and no Special Activity, but the first turn on the next card.
learn-patrol = The Cell in Jerusalem City is exposed, and Police can arrest it. Patrol brings Police from anywhere to spaces with Cells: choose Patrol, then Jerusalem City.
learn-police = The Police already there would be enough for one arrest. One more, from Haifa City, makes Jerusalem harder to attack later. Move it and choose Done.
learn-arrest = Each Police can arrest one Active Cell. Choose Jerusalem City: the Cell goes to Prison, out of Irgun's reach, and the City is rid of Irgun.

## P10 Palestine Police Force

learn-chapter-police = Police and robbery
    .learnt = Deploy adds Police and gathers Troops, Restore cleans up behind Irgun, and Rob brings Arms Caches.
learn-next-card = Both sides have acted. The British took the box further to the left, so they go first now. Turn up the next card.
learn-deploy = The Event would put Police on the Railways, but the British have more to mend. Take Operation and Special Activity, then Deploy, which adds Police and gathers Troops.
learn-deploy-police = Police can be added wherever Troops outnumber Irgun's pieces. Choose Samaria, Tel Aviv-Jaffa and Haifa City: in each, 2 Troops face a single Cell.
learn-deploy-troops = Deploy can also gather Troops from all over the map in one space. Bring both from Samaria to the Tel Aviv–Jerusalem Railway, one step from either City, and choose Done.
learn-restore = Restore goes with Deploy. It cleans up a space that has Troops and Police and nothing of Irgun's. In Jerusalem City it turns two Terror markers into Sabotage: they will cost 4 Political Will, not 6.
learn-rob = Irgun goes second. It takes the Limited Operation to be first again, and since a single Cache is left to it on the map, it chooses to Rob.
learn-rob-haifa = Rob where Cells outnumber Police. Haifa District has no Police at all, so nobody is exposed; 3 or more brings a Cache. One space is all there is: after it choose Done.

## P27 American Loans

learn-chapter-recruits = Recruits
    .learnt = Cells join in Cities and around Caches, a Cache buys one more space, Silence removes Police, and a British Pass brings an Intel Chit.
learn-more-cells = The robbery paid, and Irgun is first again. Turn up the third card.
learn-recruit = Four Cells wait in the Available box, and Irgun can do nothing without Cells. Take Operation and Special Activity, then Recruit.
learn-recruit-city = A City always yields one Cell. Go back to Jerusalem City, which the British had just cleared: new Cells arrive hidden, right under their eyes.
learn-recruit-railways = Elsewhere a Cache is needed, in the space or next to it; it is not used up and brings up to two Cells, on Railways too. Place 1 Cell on the line to Haifa and 1 on the line to Egypt.
learn-offensive = Three spaces are done. An Offensive buys a fourth at the price of a Cache in a space without British pieces: give up the one in Haifa District and place the last Cell in Tel Aviv-Jaffa.
learn-silence = Tel Aviv-Jaffa now has 2 hidden Cells and 2 Police. Where hidden Cells are no fewer than Police, Silence removes one Police, and no Cell is exposed for it. Use it there.
learn-pass = The British lack information, and they draw an Intel Chit whenever they pass. Take the Event box, still to the left of Irgun's, and Pass.
learn-chit = The bag holds nine chits worth 0, 1 or 2. They pay for one more space, for a search without Curfew, or for catching hidden Cells. Draw one.

## P25 Menachem Begin

learn-chapter-search = Search and detention
    .learnt = Search exposes Cells, in a City at the price of a Curfew. Mass Detention sends many to Prison, and an Event can change the rest of the game.
learn-begin = A 1, to be kept for the right moment. Thanks to their box the British are first: turn up the fourth card.
learn-search = Too many Cells are hidden. Search moves Troops and exposes Cells, so take Operation and Special Activity, then Search, even if that leaves the Event to Irgun.
learn-search-spaces = First name all destinations: Tel Aviv-Jaffa, Jerusalem City and Lydda. The chit could buy a fourth, but has better uses: choose Done.
learn-troops = Troops step in from adjacent spaces. The two on the Railway part ways: one to Tel Aviv-Jaffa, where a plan needs 3 Troops, and one to Jerusalem City.
learn-troops-lydda = Send both Troops from Gaza to Lydda, where a Cell sits on a Cache. Then choose Done: the movement is over.
learn-search-lydda = Now count cubes, Troops and Police alike. In a District every two of them expose one Cell. Lydda has 2: search it first.
learn-curfew = A City is harder: three cubes for each Cell, and a Curfew is imposed on it. A chit would buy a thorough search without one; save it and choose the Curfew. The 4 cubes of Tel Aviv-Jaffa expose one Cell of two.
learn-curfew-jerusalem = The same in Jerusalem City: 5 cubes expose its only Cell. A second Curfew is the price. Curfews keep Irgun from recruiting, but they can be held against the British.
learn-detain = Mass Detention strikes a City under Curfew with 3 Troops, and its District. As many Cells as the die shows go to Prison; every point too many costs 1 Political Will. Three Cells are there to be taken in Tel Aviv-Jaffa and Lydda.
learn-capability = The 4 takes all three Cells, and Political Will drops by 1, to 17. Irgun plays the Event that was left to it, the shaded half: to the end of the game Propagandize costs 2 Political Will a City instead of 1.

## P7 Lehi

learn-chapter-curfews = Curfews turned against the British
    .learnt = Travel takes Cells anywhere, Propagandize turns a Curfew into lost Political Will, and an Assault that finds a Cache brings Political Will and Intel.
learn-curfews-turned = Two Cities are under Curfew, Begin's voice is heard, and Irgun is first. Turn up the fifth card.
learn-travel = Propagandize needs a Cell in a City under Curfew, and Tel Aviv-Jaffa has none left. Take Operation and Special Activity, then Travel to bring one in.
learn-travel-tel-aviv = Cells travel any distance, usually to hide. Under a Curfew, 4 or more pieces, movers and cubes together, expose them: here 1 + 4. The Cell in Gaza is exposed anyway, so send it.
learn-propagandize = A Special Activity may come in the middle of an Operation. Propagandize in both Cities now. Each already has an exposed Cell, so no hidden one has to show itself.
learn-travel-railways = Political Will falls by 4, to 13. Two journeys are left, each to an empty Railway, where a single Cell can hide: from Samaria to the line to Jerusalem, from Galilee to the line to Syria.
learn-assault = In Lydda a Cache lies unguarded beside 2 Troops. The British take the Limited Operation, to be first once more, and Assault.
learn-assault-lydda = Assault removes one piece for every two Troops, exposed Cells first and Caches when no Cell is left. A Cache found brings 1 Political Will and an Intel Chit.
learn-lead = Only a 0. Yet any chit, even this one, buys an Intelligence Lead: one more space. Give it up and Assault Jerusalem City, where 3 Troops can remove the exposed Cell.

## P8 Harry Truman

learn-chapter-railways = The Railways
    .learnt = Negotiate draws Haganah away and locks up Irgun's Cells, Police guard the Railways, and a chit finds a hidden Cell.
learn-truman = Political Will stands at 14 and the British are first. Turn up the sixth card.
learn-negotiate = The Railways need Police: take Operation and Special Activity, then Patrol. But Negotiate before it. A roll above 3, where Haganah stands, draws it further away from Irgun.
learn-lock = A 5: Haganah goes to 2 and locks up 3 more Cells. Irgun has only 1 Available, so it must choose 2 from the map. Those in Haifa District and Jerusalem District are the least useful.
learn-patrol-railways = Back to the Patrol. Name the three Railways that meet at Tel Aviv-Jaffa, as each hides a Cell: to Egypt, to Jerusalem and to Haifa. Then choose Done.
learn-police-haifa = Police may come from anywhere. The one in Samaria goes to the line to Haifa: every Police on the spot takes 1 off a Sabotage roll.
learn-police-jerusalem = Send the two from Jerusalem City as well, 1 to the line to Egypt and 1 to the line to Jerusalem. The City keeps its Troops, and so its Curfew. Choose Done.
learn-spend-chit = The Cell on the line to Jerusalem is hidden, but the chit worth 1 tells the Police where. Choose that Railway and spend the chit.
learn-rebuke = Irgun turns the Curfews against the British once more. The shaded half of the Event costs 1 Political Will for each of them, and there are two.

## P35 Propaganda

learn-chapter-count = The count
    .learnt = A Propaganda Round counts Sabotage and Terror against order, lets both sides regroup and clears the map.
learn-propaganda = Political Will is at 12. Six Events have gone by, so the seventh card must be a Propaganda card: time to count. Turn it up.
learn-political-will = Sabotage costs 1 for Galilee, 2 for Haifa City and 4 for Jerusalem City. Four clean Railways give back 2, clean Tel Aviv-Jaffa 1. That makes 4 less: Political Will 8. Having no Intel Chit, the British draw one.
learn-redeploy-police = Then both sides regroup. Police may move to any Railway or to other British pieces. A Cell hides on the line to Syria: send the one from the line to Jerusalem there and choose Done.
learn-redeploy-troops = Troops may move to any City or Railway. Send 2 from Lydda to the line to Egypt and 2 from Galilee to the line to Syria. Now every line with a Cell is guarded: choose Done.
learn-reset = Irgun could bring a Cell into Haifa City, but leaves its Cells where they are: choose Done. After that all markers are cleared away, Cells hide again and half of the prisoners go free.
learn-end = Political Will 8, Haganah at 2, three Cells still in Prison, and Irgun goes first. Two more counts follow: at 0 Irgun wins; if some is left after the last, the British do. You know enough to play.
