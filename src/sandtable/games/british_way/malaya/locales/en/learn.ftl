### The British Way: Malaya. A guided first game, in our words; the game that is played is ours too.
### A chapter of example_of_play.py has its title here as "learn-chapter-" + key, and what one knows after it; an
### explanation has its text as "learn-" + key. It is read before the answers are given, by somebody who has never played.

## HM-15 National Registration

learn-chapter-support = Support and Opposition
    .learnt = Everything costs Resources. Support adds a space's population to Political Will at the count, Opposition takes it away, and a New Village silences it.
learn-welcome = Malaya, 1948. The British fight the Malayan Communist Party, MCP. What decides is British Political Will, now 12. It is counted three times: at 18 or more the British win, at 2 or less MCP does. Turn up the first card.
learn-box = On every card both sides act once, each in a different box, and the one further left goes first on the next card. The British begin and have much to do: take Operation and Special Activity, then Train.
learn-train = Train costs 2 of the 20 Resources for each space where cubes are placed. Kuala Lumpur, the capital, takes up to 4: place 2 Troops and 2 Police as a reserve.
learn-train-perak = Now Perak, the most populous Province: its population is 3. Place no Police there, and it costs nothing. You select it only for what comes next. Then choose Done.
learn-pacify = Train may Pacify a space with British Control, Troops and Police. For 2 Resources Perak goes from Neutral to Support, and at every count its 3 will be added to Political Will.
learn-resettle = The Special Activity is Resettle. A New Village keeps MCP from Rally and Extort in Johore. People resent it, and Johore goes to Opposition; but with a New Village that is not counted.
learn-limited = MCP, in red, answers with a Limited Operation: one space only and no Special Activity, but the first turn on the next card. Choose Rally, which brings new Guerrillas.
learn-rally = Rally costs 1 Resource. Any space may get 1 Guerrilla; one with a Base, like Kelantan, gets as many as its population and Bases together: 1 + 1. They arrive Underground, that is, hidden.
learn-agitate = Where MCP has Control and a Base, Rally may Agitate. For 1 Resource Kelantan goes to Opposition, and at every count its population of 1 will be taken from Political Will.

## HM-23 Special Constables

learn-chapter-control = Control
    .learnt = Who has more pieces in a space Controls it. When MCP gains Control, Political Will drops at once by the population; when MCP loses it, Political Will rises again.
learn-mcp-first = Both sides have acted. MCP took the box further to the left, so it goes first now. Turn up the next card.
learn-march = A side with more pieces in a space Controls it. Whenever MCP gains Control, Political Will drops at once by the population. So spread out: take Operation and Special Activity, then March.
learn-march-spaces = First name all destinations, 1 Resource each. Selangor is empty and has a population of 2; in Perak Guerrillas shall gather for later. Then choose Done.
learn-march-selangor = Guerrillas step in from adjacent spaces. Send 1 of the 2 in Pahang to Selangor. The Base and the other one keep Control of Pahang.
learn-march-perak = Send 2 from Kelantan to Perak, then choose Done. In an Economic Center or at Support a group is seen if it and the cubes there are more than 3. Here 2 + 4 are: they will be Active.
learn-extort = One Guerrilla is enough to Control empty Selangor: Political Will falls to 10. Now Extort: a hidden Guerrilla shows itself for 1 Resource. Do it in Kelantan, far from any Troops, then choose Done.
learn-garrison = The British have to answer. Garrison moves cubes any distance, to the Economic Centers, Kuala Lumpur and one Province, for 2 Resources in all. Take the Limited Operation, to be first again, then Garrison.
learn-garrison-selangor = A Limited Garrison has one destination: Selangor. Send 2 Troops there from Kuala Lumpur and choose Done.
learn-garrison-police = Police can come along. Only where both Troops and Police stand can the British Pacify, so send 1 from Kuala Lumpur and choose Done.

## HM-04 Malayan Chinese Association

learn-chapter-jungle = Into the jungle
    .learnt = Sweep exposes hidden Guerrillas, Air Strike removes exposed ones. Terror shifts a space towards Opposition. An Event can be played by either side, which picks the text that suits it.
learn-british-first = With 3 cubes against 1 Guerrilla, MCP has lost Control of Selangor, and Political Will is back at 12. The British are first. Turn up the third card.
learn-sweep = An Assault cannot touch Underground Guerrillas, and they shield their Bases. Sweep brings Troops close and exposes them. Take Operation and Special Activity, then Sweep.
learn-sweep-spaces = Name the destinations, 2 Resources each: Pahang, where MCP has a Base, and Selangor. Then choose Done.
learn-sweep-pahang = Troops step in from adjacent spaces: send both from Johore to Pahang and choose Done. There it will be 2 against 2. MCP loses Control, and Political Will rises by the population, 1.
learn-not-yet = A Special Activity could come now, before anyone is exposed. It is too early: choose No Special Activity, and you will be asked once more afterwards.
learn-strike = A cube exposes one Guerrilla; in Jungle, like Pahang, it takes two. One in Selangor and one in Pahang are Active now. Air Strike removes 1 Active Guerrilla in up to 2 Provinces with British pieces: take both.
learn-event = MCP plays the Event that was left to it. The cards are Sandtable's own, and most have two texts for either side to choose from. The shaded one allows Terror in 2 spaces, free of cost.
learn-terror = Terror exposes a hidden Guerrilla, leaves a marker and moves the space 1 level towards Opposition. In Perak it undoes the Support, which was worth 3 at the count.
learn-terror-trengganu = MCP already Controls Trengganu, but its people are Neutral. After Terror they are at Opposition: 1 less at the count.

## HM-08 Operation Firedog

learn-chapter-perak = The fight for Perak
    .learnt = An Attack succeeds if the die is no higher than the number of Guerrillas. An Ambush needs no die. An Assault removes Active Guerrillas first and Bases last, and Control can be won back.
learn-mcp-again = MCP's Event box is left of the box of the British, so MCP is first again. Turn up the fourth card.
learn-attack = The card is a Capability: its effect would last to the end of the game. But in Perak 3 Guerrillas face 2 Troops and 2 Police, and MCP strikes: take Operation and Special Activity, then Attack.
learn-attack-perak = An Attack costs 1 Resource and exposes all Guerrillas in the space. It succeeds if the die is no higher than their number, here 3, and then removes 2 cubes, Police first. Choose Perak.
learn-ambush = The 2 succeeds. With 3 Guerrillas against 2 Troops MCP Controls Perak, and Political Will drops by 3, to 10. Ambush is an Attack without a die: in Johore one hidden Guerrilla removes 1 Police.
learn-assault = The Capability would help Air Strikes, but Perak cannot wait. The British take the Limited Operation, to be first on the next card, and Assault.
learn-assault-perak = In Mountains, like Perak, two Troops remove one piece, in Jungle each Troop does: Active Guerrillas first, Bases last. The Base in Pahang would bring 1 Political Will, but ending MCP Control of Perak brings 3.

## HM-33 Propaganda

learn-chapter-count = The count
    .learnt = A Propaganda Round counts Support against Opposition, pays both sides, lets them Pacify and Agitate for the next count, clears the map and changes the Commander.
learn-propaganda = Political Will is at 13. Four Events have gone by, so from now on the next card may be a Propaganda card: time to count. Turn it up.
learn-political-will = Kuala Lumpur's Support adds 2; Opposition in Pahang, Kelantan and Trengganu takes 3, in Johore nothing, thanks to the New Village. That makes 12. Both sides earn Resources. Now Pacify Selangor for the next count.
learn-agitate-perak = MCP may Agitate wherever it has pieces and the British no Control. In Perak 1 Resource removes the Terror; choose Yes, and 1 more shifts it to Opposition. That will count 3. Then choose Done.
learn-redeploy = Police may now move to Economic Centers, Kuala Lumpur and Provinces under British Control. Send 1 from Kuala Lumpur to Pahang: with Troops and Police there it can be Pacified. Choose Done.
learn-end = Terror is cleared, Guerrillas hide, and Briggs takes over from Gurney: he may Resettle 2 Provinces at once. After the last count more than 10 wins for the British, less for MCP; 10 is a draw. You know enough to play.
