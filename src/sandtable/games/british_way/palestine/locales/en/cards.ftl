### The British Way: Palestine. Card texts in Sandtable's own words.
### Titles are proper names; headings, effects, notes and backgrounds are ours.
### "Executing Faction" is the Faction that plays the card's Event.
### Every value stands on one line, so that the interface can wrap it freely.

card-P1 = Operation Agatha
    .unshaded-title = Sweep and detain
    .unshaded = British choose one City: they Search it and next hold a Mass Detention there. Last, Haganah moves one step left.
    .shaded-title = The wrong men behind wire
    .shaded = Haganah moves one step right. If it now stands at 4, even without having moved, Irgun may Sabotage one space.
    .note = British decide, but must leave the City under Curfew with 3 or more Troops if any City allows it (rules option); failing that, only the detention is skipped. The shaded Sabotage needs an Underground Cell; a Cache may be spent for its +2, but there is no added space and no Special Activity.
    .background = On a Saturday in June 1946 some 17,000 soldiers and police shut down the three big cities and searched homes and offices. Most of the people they led away belonged to Haganah and the Jewish Agency; Irgun and Lehi were hardly touched. Weapons were found, but many moderates came home embittered, and within weeks the King David Hotel was bombed.

card-P2 = Exodus Affair
    .star = Starred: Ernest Bevin (P9) matters
    .unshaded-title = Beaches under guard
    .unshaded = Send every Cell, Underground or Active, in each Coastal District that has Troops to Prison.
    .shaded-title = The world looks on
    .shaded = Political Will drops by 3.
    .note = Nobody chooses anything: Police alone do not make a District count, and Caches stay. If Ernest Bevin (P9) is in force unshaded, the loss is 2.
    .background = In the summer of 1947 the Royal Navy boarded a ship crowded with several thousand Jewish refugees, many of them survivors of the war in Europe. They were not taken to the camps on Cyprus, as others had been, but shipped back to Germany on Bevin's orders. Newspapers everywhere followed their journey, and in Britain the wish to be rid of Palestine grew.

card-P3 = King David Hotel
    .unshaded-title = Allies recoil
    .unshaded = The executing Faction takes 1 Terror marker off any City; in return Haganah moves one step left.
    .shaded-title = A wing in ruins
    .shaded = The executing Faction puts 2 Terror markers in one City where an Underground Cell is. No Cell turns Active, no die is rolled and Haganah stays put.
    .note = The unshaded half is barred while the map has no Terror; with Haganah at 0 the marker still comes off. Bevingrads (P17) does not lessen the 2 markers, but the pool may run out.
    .background = In July 1946 a bomb laid by Irgun tore open the Jerusalem hotel that housed government offices. Ninety-one people died, Arabs, Jews and Britons among them, and many more were hurt. Haganah denounced the deed; whether a warning came in time, and how far Irgun's partners had agreed to the plan, is disputed to this day.

card-P4 = Illegal Immigration
    .star = Starred: Ernest Bevin (P9) matters
    .unshaded-title = Boats by night
    .unshaded = With no Sabotage marker in any Coastal District, Political Will rises by 2. Otherwise add up Sabotage markers, Cells and Caches in all Coastal Districts: Political Will drops by 1 for each full pair, at most 3.
    .note = Both Factions play the same text; Jerusalem District, Cities and Railways never count, nor does an odd one left over. Ernest Bevin (P9) unshaded takes 1 off the loss after the limit of 3 is applied.
    .background = The White Paper of 1939 allowed only a trickle of Jews into Palestine, and the Labour government kept to it after the war, while great numbers of homeless people waited in Europe. Bringing them ashore without permits was the chief concern of the Jewish Agency and Haganah. After their alliance with Irgun broke up, it became nearly all that Haganah did against the British.

card-P5 = Acre Prison Break
    .unshaded-title = Shipped overseas
    .unshaded = The executing Faction takes 0, 1 or 2 Cells from Prison out of the game for good.
    .shaded-title = A hole in the wall
    .shaded = Empty the Prison: each Cell held there becomes Available.
    .note = Cells taken out of the game can never return, whatever happens later. Freed Cells are not put on the map; Irgun has to place them by other means.
    .background = The old fortress of Acre was the best guarded gaol in the country. In May 1947, after Dov Gruner had been hanged there, Irgun blasted its wall and dozens of prisoners ran for it; several were shot or caught again within hours. Britain held other detainees in distant Eritrea, from where few could hope to escape.

card-P6 = Montgomery
    .unshaded-title = Gloves off
    .unshaded = British may Search up to 3 spaces, but must not use Intel Chits for it in any way.
    .shaded-title = Eyes on the countryside
    .shaded = Each City that has no Troops receives 1 Cell, Underground, from Available.
    .note = British decide, and may decline; the ban covers both Intelligence Lead and the chit option in Cities, and P9 shaded does not cut the 3 spaces. Police and Curfews do not keep the Cells out; if too few are Available, the executing Faction picks the Cities.
    .background = Field Marshal Montgomery, the professional head of the British Army, knew Palestine from the Arab Revolt of the 1930s. He wanted the severe methods of those years, shaped by a war in the villages, brought back. Cunningham believed that they would punish a whole community and throw away Haganah's help against Irgun.

card-P7 = Lehi
    .unshaded-title = Crossed wires
    .unshaded = In each space with 2 or more Cells the executing Faction may send 1 of them, Underground or Active, to Available.
    .shaded-title = Shots in the street
    .shaded = Wherever there is an Underground Cell, the executing Faction may send 1 Police from that space to Available.
    .note = The executing Faction says yes or no for every space separately, and the shaded half turns no Cell Active. A City that loses its last British piece loses its Curfew at once.
    .background = None of the three armed groups was smaller than Lehi, which the British called the Stern Gang. It went after individuals; Lord Moyne, Britain's resident minister in Cairo, had been murdered in 1944. Too weak to endanger British rule by itself, it at times acted together with Irgun and was part of the common front of 1945–46.

card-P8 = Harry Truman
    .star = Starred: Ernest Bevin (P9) matters
    .unshaded-title = A hand from Washington
    .unshaded = Political Will rises by 2. Then British may, if they like, Deploy: up to 3 spaces, and the usual Troop move to one space.
    .shaded-title = A rebuke from Washington
    .shaded = Political Will drops by as many points as there are Curfews on the map.
    .note = Without a Deploy in at least one space there is no Troop move (rules option), and P9 shaded does not cut the 3 spaces. Ernest Bevin (P9) unshaded takes 1 off the total loss, never below 0.
    .background = Truman asked London to admit another 100,000 refugees and criticised its hard hand in Palestine. Britain could ill afford to ignore him: it depended on American credit, and wartime aid had been stopped almost overnight. Many American voters felt for the insurgents, which made his appeals louder.

card-P9 = Ernest Bevin
    .capability = British Capability
    .unshaded-title = A thick skin in Whitehall
    .unshaded = For the rest of the game, whenever a starred Event costs Political Will, it costs 1 less (never below 0).
    .shaded-title = An empire overstretched
    .shaded = For the rest of the game, a full British Operation selects at most 2 spaces instead of 3.
    .note = Stars: P2, P4, P8, P20, P27; the discount is per Event, and neither gains nor other losses change. Intelligence Lead still adds a space to Patrol, Search or Assault; Limited Operations and numbers fixed by an Event are not cut.
    .background = Bevin, a trade union leader turned Foreign Secretary, had the largest say on Palestine in Attlee's Labour cabinet. By refusing to open the country to more Jewish refugees he helped drive Haganah into alliance with Irgun. He hoped to keep Britain a leading power at a time when it could barely pay its way.

card-P10 = Palestine Police Force
    .unshaded-title = Men along the line
    .unshaded = The executing Faction places as many Available Police as it likes, from none to all, on Railways in any split.
    .shaded-title = Thin on the ground
    .shaded = Count the Police on the map: half of them, rounded down, become Available; the executing Faction says which.
    .note = Placing Police here is not a Patrol, so Road Mines (P23) does not strike them. With a single Police on the map none leaves; a City left without British pieces loses its Curfew.
    .background = The police never had enough constables, and hasty recruiting brought in many who were ill prepared. Elsewhere in the empire such forces were enlarged with local people; here that was hardly done. Patrols came to resemble soldiers in armoured cars, safer from mines but out of reach of anyone who might have spoken to them.

card-P11 = Operation Shark
    .unshaded-title = House by house
    .unshaded = British choose one City: they Search it and next Assault there. Last, the executing Faction returns 1 Cache in that City or a space next to it to Available, for Political Will +1.
    .shaded-title = Behind a false wall
    .shaded = Irgun makes a Travel whose origins are Cities under Curfew that hold Cells, 2 at most.
    .note = The card names no side: a rules option has the executing Faction direct all of it. British must pick City and Troop moves that let as much as possible of the later parts happen (rules option); anything impossible is left out. The Assault earns its usual rewards (P18 and P25 apply), the last Cache never a chit nor more than +1.
    .background = Days after the King David Hotel bombing more than 20,000 soldiers closed off Tel Aviv and questioned about 100,000 people in turn. Hidden weapons came to light and leading figures of Lehi were caught. So little was known about Irgun, however, that Menachem Begin sat through it all undiscovered.

card-P12 = Peter Bergson
    .unshaded-title = A note to Washington
    .unshaded = The executing Faction picks 2 Caches on the map and returns them to Available. Political Will does not change.
    .shaded-title = Dollars for the cause
    .shaded = The executing Faction places up to 2 Available Caches in all, in Districts or Cities that have Cells.
    .note = If only one Cache is on the map, that one goes; there is no chit, and Menachem Begin (P25) does not apply. The limit of 2 Caches per space holds as ever, and Railways take none.
    .background = Under the name Peter Bergson, Hillel Kook campaigned for Irgun in the United States, the group's best source of help abroad. Benefit evenings and rallies brought in money, and his friends asked uncomfortable questions about the prisoners in Eritrea. London complained to the State Department and achieved next to nothing.

card-P13 = Palmach
    .capability = Irgun Capability
    .unshaded-title = Saved for another war
    .unshaded = For the rest of the game, Haganah at 4 gives Irgun Operations no extra space.
    .shaded-title = Strike companies
    .shaded = For the rest of the game, Irgun Operations gain their extra space with Haganah at 3, not only at 4.
    .note = This touches full and Limited Operations alike, also the Rob allowed by a Pass, but not Operations for which an Event sets the number of spaces. Pieces locked on the track, the Resource Phase and Operation Agatha (P1) work as before.
    .background = Palmach, about 5,000 strong, was the best trained part of Haganah. While the underground groups worked together its units blew up railways alongside Irgun, and some of its fighters were lent to Irgun. Later the Jewish Agency kept it out of the fight, expecting a war with the Arab side once Britain was gone.

card-P14 = Martial Law
    .unshaded-title = City under cordon
    .unshaded = British may Search up to 2 Cities; after that they may carry out Mass Detention in one City.
    .shaded-title = Resentment fills the ranks
    .shaded = The executing Faction may place 1 Available Cell, Underground, in every City under Curfew.
    .note = The detention needs its usual Curfew and 3 Troops, but any City will do, even if none was searched (rules option). The chit option of a City Search is open, Intelligence Lead is not; P17 and P18 apply.
    .background = After many threats, martial law came in March 1947. In the closed quarters shops, transport and most public services stopped while soldiers searched street by street. The aim was to cut Irgun off and to make people talk; what it mostly left behind was hardship, anger and more sympathy for the insurgents.

card-P15 = Chaim Weizmann
    .unshaded-title = Tea with the general
    .unshaded = Haganah moves one step left, and the executing Faction may take 1 Sabotage marker (not Terror) off any space.
    .shaded-title = Nobody listens
    .shaded = Haganah moves one step right. After that Irgun may Sabotage one space.
    .note = The marker may be removed even if Haganah is already at 0. The Sabotage needs an Underground Cell, and a Cache may be spent for its +2; the Haganah bonus, an Offensive and Special Activities are not available.
    .background = Weizmann, the grand old man of Zionism, trusted in talks with Britain. He met Cunningham as Operation Agatha drew to a close and brought Haganah to end its joint actions with Irgun. Harder voices in the movement thought him wrong, and some of them went on helping Irgun.

card-P16 = Alan Cunningham
    .unshaded-title = A lighter touch
    .unshaded = British may carry out up to 2 Limited Operations, one after the other, and then may Restore one space.
    .shaded-title = A gesture of mercy
    .shaded = British must put 2 Cells from Prison (1 if it holds only one), Underground, in Cities of their choice.
    .note = The two may be of the same type and use the same pieces and spaces; each, unless a Deploy, may have its own Intelligence Lead. Restore needs no Deploy, only a space that meets its conditions; shaded, one City may take both Cells and Curfews do not matter.
    .background = General Sir Alan Cunningham, who headed the British administration, hoped to win the Jewish Agency's help against Irgun, as in the years of the world war. Montgomery found him too soft and wanted him replaced. When martial law brought so little in 1947, Cunningham's doubts about punishing whole towns seemed justified.

card-P17 = Bevingrads
    .capability = British Capability
    .unshaded-title = Wire and sandbags
    .unshaded = For the rest of the game, a Terror activity never places more than 1 Terror marker.
    .shaded-title = Out of touch
    .shaded = For the rest of the game, a City Search with no Intel Chit discarded there activates 1 Cell per 4 cubes, rounded down.
    .note = A Terror result of 6 or more still moves Haganah left, and King David Hotel (P3) still places 2 markers. The shaded half leaves the Curfew, the chit option, Districts and Railways as they are.
    .background = As kidnappings and bombings went on, the British in the main cities moved behind barbed wire, into quarters that local wits named after the Foreign Secretary. Life inside was safer, but those inside no longer heard what the town was saying. In 1947 families and civilians who could be spared were sent home.

card-P18 = 6th Airborne
    .capability = British Capability
    .unshaded-title = Red berets
    .unshaded = For the rest of the game, the limit of an Assault is 1 Irgun piece for every Troop there, not for every 2 Troops.
    .shaded-title = Gone before dawn
    .shaded = For the rest of the game, Cells removed by Assault or Mass Detention all go to Available, none to Prison.
    .note = The order stays: Active Cells, then Underground ones paid for with chits, Caches last. Shaded, Patrol, Exodus Affair (P2) and Dov Gruner (P31) still fill the Prison, and Mass Detention can cost Political Will as before.
    .background = Of the more than 100,000 British soldiers in Palestine, the paratroopers of this division were sent on most of the great sweeps, Shark among them. They had come through hard battles in Europe. Picking out a hidden fighter among neighbours in a crowded street was work of another kind, and they found it hard to learn.

card-P19 = Rome Embassy Bombing
    .unshaded-title = Caught in time
    .unshaded = From anywhere on the map the executing Faction may return up to 2 Cells and up to 1 Cache to Available. If a Cache goes, Political Will rises by 1.
    .shaded-title = The war abroad
    .shaded = Roll a die. On 3, 4, 5 or 6 Political Will drops by 2.
    .note = The Cells may be Underground or Active and come from different spaces; the Cache brings no chit, and Menachem Begin (P25) does not raise its value. The card has no star, so Ernest Bevin (P9) does not soften the loss.
    .background = In October 1946 helpers of Irgun in Europe set off bombs at Britain's embassy in Rome, which had a hand in stopping refugee ships. The charges went off before daybreak so that lives would be spared; the building was wrecked, one passer-by was hurt and nobody died. London braced itself for attacks all over Europe, but few followed.

card-P20 = Indian Independence
    .star = Starred: Ernest Bevin (P9) matters
    .unshaded-title = A base worth keeping
    .unshaded = Political Will rises by 2, provided that all four Railways are free of Sabotage markers.
    .shaded-title = Why stay at all?
    .shaded = Political Will drops by 2.
    .note = One marker on one Railway is enough to spoil the gain; markers in Cities and Districts do not matter. If Ernest Bevin (P9) is in force unshaded, the loss is 1.
    .background = London valued Palestine as a base on the way to the East, and feared for its friendships in the Arab world if it gave way there. Once India became independent in 1947, much of that argument fell away. Other peoples under British rule asked when their turn would come.

card-P21 = United Resistance Movement
    .unshaded-title = The alliance cracks
    .unshaded = Haganah moves one step left. Then the executing Faction may make up to 2 Cells on the map Available.
    .shaded-title = Night of the trains
    .shaded = Haganah moves one step right. Irgun may next Sabotage as many of the four Railways as it likes, each once.
    .note = The shaded text names no side: a rules option has the executing Faction decide on the Sabotage, not Irgun. Pieces that the shift locks on the track are taken first and do not count towards the 2 Cells; Irgun chooses those that leave the map for the track. Every Railway sabotaged needs its own Underground Cell; there is no Special Activity.
    .background = Late in 1945 Haganah, Irgun and Lehi agreed to act together. They opened with a night of explosions that cut railway lines across the country. Operation Agatha and the bomb in the King David Hotel ended the partnership in 1946, and Irgun, now without Haganah's money, robbed more banks.

card-P22 = Jewish Agency
    .unshaded-title = Partner or critic
    .unshaded = The executing Faction moves Haganah one step left or right. It then picks one: a Limited Operation that Irgun may do, or an Intel Chit that British may draw.
    .note = Haganah has to move: from 4 only left, from 0 only right. The Faction picked may decline and the other gets nothing; the Limited Operation can be extended as usual, with Haganah counted where it now stands.
    .background = The Jewish Agency led the Jewish community, and Haganah was its militia. It hunted Irgun for the British during the world war, fought beside Irgun after it, and from the late summer of 1946 condemned or hindered Irgun's attacks. Ben-Gurion and others wanted Haganah unharmed for the struggle they foresaw after a British departure.

card-P23 = Road Mines
    .capability = Irgun Capability
    .unshaded-title = Steel plate
    .unshaded = For the rest of the game, each Patrol may take Cells from two of its destinations rather than one.
    .shaded-title = Buried charges
    .shaded = For the rest of the game, roll a die for each space with Sabotage into which a Patrol moved Police: a 1, 2 or 3 returns one Police there to Available.
    .note = Police and chits are counted for each of the two spaces by itself; a Limited Patrol needs Intelligence Lead to have a second one. Shaded, one die per space (rules option) is rolled after all moves and before Cells are taken, and Terror markers do not count.
    .background = Mines made in back rooms and buried at the roadside let Irgun strike at convoys without meeting soldiers face to face. The mobile police who watched the railways and main roads rode in armoured cars that stood up to them better. For everyone who had to use those roads, each journey became a gamble.

card-P24 = Sergeants Affair
    .unshaded-title = Anger hardens
    .unshaded = Count all Terror markers in play: Political Will rises by that number, but by no more than 3.
    .shaded-title = Bring them home
    .shaded = Count all Terror markers in play: Political Will drops by that number, but by no more than 3.
    .note = Sabotage markers do not count, not even those that Restore has turned over from Terror. The card has no star, so Ernest Bevin (P9) does not soften the loss.
    .background = In July 1947 Irgun seized the sergeants Mervyn Paice and Clifford Martin, hoping to save its own condemned men. More than a thousand Haganah members joined the search. After the executions in Acre the two were hanged as well, and a mine left with their bodies hurt the officer who came for them. In Britain grief and fury mixed with the demand to leave.

card-P25 = Menachem Begin
    .capability = Irgun Capability
    .unshaded-title = Papers in the cellar
    .unshaded = For the rest of the game, each Cache taken by an Assault brings Political Will +2 and 2 Intel Chits instead of +1 and 1.
    .shaded-title = The voice of the revolt
    .shaded = For the rest of the game, Propagandize costs 2 Political Will in each City instead of 1.
    .note = Only Caches taken by an Assault count, Assaults given by Events included; the last step of P11, P12 and P19 are not raised. Shaded, one Propagandize in two Cities costs 4.
    .background = A member of Irgun since 1942, Begin took command of it two years later. His target was less the army than Britain's good name: every reprisal was to be told to the world until staying on cost more than leaving. Irgun had a branch of its own that did nothing else but spread such reports, in Palestine and beyond.

card-P26 = Veterans of WWII
    .unshaded-title = Lessons of the last war
    .unshaded = Executed by Irgun: it may Sabotage up to 3 spaces. Executed by British: they may Assault up to 3 spaces. With that Operation the same Faction may do one Special Activity that fits it.
    .note = Irgun may add Silence, Propagandize or Terror, British only Mass Detention, and neither may add it without the Operation. The 3 spaces are neither extended nor cut by P9; P17, P18, P25 and P32 apply.
    .background = On both sides stood people whom the last war had marked. British paratroopers had dropped into Normandy. Among Irgun's recruits were refugees who had fought as partisans in occupied Europe, some of them in the uprising of the Warsaw ghetto.

card-P27 = American Loans
    .star = Starred: Ernest Bevin (P9) matters
    .unshaded-title = Fresh credit
    .unshaded = British may carry out one Operation of any type in up to 4 spaces, without a Special Activity.
    .shaded-title = Empty coffers
    .shaded = Political Will drops by 1. On the next card British have to Pass and draw no Intel Chit for it.
    .note = The 4 spaces are neither extended by Intelligence Lead nor cut by P9 shaded. For the forced Pass British still choose a box; before a Propaganda card it is simply dropped (rules option), and Ernest Bevin (P9) unshaded cancels the loss but not the Pass.
    .background = When American wartime aid ended, Britain stood close to ruin; Keynes likened it to the army's retreat in 1940. Loans from the United States kept the country afloat, while the price of garrisons overseas was questioned more and more. What the lender thought about Palestine now had to be listened to.

card-P28 = CID
    .unshaded-title = Informers pay off
    .unshaded = British draw one Intel Chit for each space that holds both Police and Cells.
    .shaded-title = Bomb at the front desk
    .shaded = Irgun may Sabotage one space that has Police. Success not only leaves the marker: every Police there becomes Available too.
    .note = British draw at random even when Irgun executes, and Active Cells count too. The Sabotage needs an Underground Cell and its roll still suffers for the Police; after a failed roll they stay.
    .background = The detectives of the Criminal Investigation Department were to learn what the underground was planning. There were too few of them, and only a handful spoke Hebrew. Irgun knew how dangerous they could be and bombed their headquarters in Jerusalem.

card-P29 = Curfews
    .capability = British Capability
    .unshaded-title = Nowhere to hide
    .unshaded = For the rest of the game, when Reset begins, each City under Curfew loses 1 Cell, if it has any, to Available.
    .shaded-title = Locked in, stirred up
    .shaded = For the rest of the game, when Reset begins, Irgun may place 1 Available Cell, Underground, in every City under Curfew.
    .note = We follow the card: the Cell leaves or enters the Curfew City itself; a rules option allows any space instead, as many Cells as there are Curfews. It happens before Curfews are lifted and prisoners freed, and so never in the final round.
    .background = Whenever an area was sealed off and searched, everyone in it had to stay indoors, often for days. Some officials hoped that hardship would make people inform on Irgun. Others saw that it hit shopkeepers, patients and children far more than the underground, and sent it new recruits.

card-P30 = Roy Farran
    .unshaded-title = Plain clothes
    .unshaded = The executing Faction picks up to 3 spaces that have Police and Cells. In each, 1 Cell, Underground or Active, goes to Available.
    .shaded-title = The hat on the pavement
    .shaded = The executing Faction picks 2 Police on the map, which become Available. Then Political Will drops by 1.
    .note = The executing Faction chooses the Cells; no roll and no chit is needed. If fewer than 2 Police are on the map those go, and the point is lost all the same; without a star, Ernest Bevin (P9) does not help.
    .background = Roy Farran, known for his wartime service in the SAS, led undercover squads over which hardly anyone watched. In 1947 a teenager linked to Lehi, Alexander Rubowitz, was seized and killed, and a hat bearing Farran's name lay nearby. Farran fled to Syria for a while, was put on trial and acquitted; the squads were dissolved.

card-P31 = Dov Gruner
    .unshaded-title = Taken in arms
    .unshaded = The executing Faction chooses 1 Cell, Underground or Active, in a space with Troops and sends it to Prison.
    .shaded-title = A name to rally round
    .shaded = The executing Faction places up to 3 Available Cells in all, Underground, in Cities and Districts as it likes.
    .note = The arrest is compulsory if there is such a Cell, and 6th Airborne (P18) does not change where it goes. The 3 Cells may share a space or be split, Curfews do not bar them, and Railways are excluded.
    .background = Gruner was captured in an Irgun raid and hanged in April 1947; the sentence was meant as proof of British resolve. To many Jews he became a martyr. Irgun took a British official and a businessman hostage and released them, but the chain of gallows and revenge ran on to the deaths of two sergeants.

card-P32 = Weapon Factories
    .capability = Irgun Capability
    .unshaded-title = Unstable mixtures
    .unshaded = For the rest of the game, a natural 1 on a Sabotage or Terror roll also costs Irgun the Cell just activated: it goes to Available.
    .shaded-title = The workshop downstairs
    .shaded = For the rest of the game, Rob is not rolled for: it always places a Cache, if one is Available and there is room.
    .note = The face of the die counts, before modifiers, and the result still stands: a 1 with a Cache spent and no Police is a success. Shaded, every Rob is meant, also by Pass and in the Resource Phase; with Police there, a Cell still turns Active.
    .background = Irgun began its revolt with some fifty guns and very little explosive. Secret workshops made up for it with home-built weapons, road mines above all. The work put at risk those who did it, and the families next door who knew nothing of it.

card-P33 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = In September 1947 the British government announced that it would give up Palestine by August of the next year. Two years of bombs, searches and hangings had worn out its soldiers, its treasury and its public. The people of the country, Arab and Jewish, were left to face what came next.

card-P34 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = During the autumn of 1947 clashes between Arabs and Jews spread from town to town. By the following spring they had become a civil war, in which people on both sides were attacked for who they were. British rule was still there in name, and less and less in fact.

card-P35 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = As the fighting grew, British commanders thought above all of getting their own people out alive. The date for leaving was brought forward to May 1948. In Haifa the flag was taken down, and an administration of nearly thirty years was over.
