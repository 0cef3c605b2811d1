### The British Way: Cyprus. The house deck: thirty-two events of Sandtable's own, not those of the published game.
### Titles are of history; headings, effects, notes and backgrounds are ours.
### "Executing Faction" is the Faction that plays the card's Event.
### Every value stands on one line, so that the interface can wrap it freely.

card-HC-01 = First Bombs
    .unshaded-title = Debris cleared
    .unshaded = The executing Faction takes up to 2 Sabotage markers off the map.
    .shaded-title = A night in April
    .shaded = EOKA may Sabotage up to 2 Towns.
    .note = The Sabotage needs an Underground Cell and may spend a Cache; no space is added and no Special Activity comes with it.
    .background = In the first hours of 1 April 1955 explosions shook Nicosia and three other towns, among them the transmitters of the broadcasting station. Leaflets signed “Dighenis” told the island who was behind them. The administration had expected protest, but hardly a campaign.

card-HC-02 = State of Emergency
    .unshaded-title = Soldiers in the streets
    .unshaded = British may Deploy in up to 3 spaces.
    .shaded-title = Collective fines
    .shaded = Political Will drops by 1, or by 2 if there is a Curfew on the map.
    .note = British decide, and may decline; the Troop move of a Deploy is part of it.
    .background = The governor declared an emergency in November 1955. It allowed detention without trial, fines on whole communities and death for carrying arms. The powers brought order to some streets and bitterness to many homes.

card-HC-03 = Field Marshal Harding
    .capability = British Capability
    .unshaded-title = A soldier as governor
    .unshaded = For the rest of the game, a Search in a Town with the Curfew finds 1 Cell per 2 cubes instead of 3.
    .shaded-title = A heavy hand
    .shaded = For the rest of the game, a Search that places at least one Curfew moves International Opinion 1 box right.
    .note = A Search for a chit is not changed. Shaded, Opinion moves once per Search, when all its spaces are done.
    .background = Sir John Harding, until then the professional head of the army, took over as governor in October 1955. He coordinated police and troops as nobody had before him, and negotiated with the archbishop at the same time. The talks failed early in 1956.

card-HC-04 = The Archbishop Deported
    .unshaded-title = A flight to the Seychelles
    .unshaded = The executing Faction sends up to 2 Cells in Towns to Available; then British draw an Intel Chit.
    .shaded-title = A voice in exile
    .shaded = International Opinion moves 2 boxes right.
    .note = The Cells may be Underground or Active and in one Town or two.
    .background = In March 1956 Makarios was put on an aeroplane at Nicosia and taken to the Seychelles. The British had hoped to free politics from the church. They lost the one man with whom an agreement could have been made, and half the world asked why.

card-HC-05 = Colonel Grivas
    .capability = EOKA Capability
    .unshaded-title = Hunted
    .unshaded = For the rest of the game, Cells that Travel to a Base or a Curfew are seen if they and the cubes there are more than 2.
    .shaded-title = Always a step ahead
    .shaded = For the rest of the game, Cells that Travel to a Base or a Curfew are seen only if they and the cubes there are more than 4.
    .note = The count is made as ever: the Cells of one origin for one destination, and the cubes in it.
    .background = George Grivas, born on Cyprus, had served as an officer in the Greek army. Under the name of a hero of legend he led the fight from hide-outs in the mountains and later from a house in Limassol. He was never caught.

card-HC-06 = Karaolis and Demetriou
    .unshaded-title = The law takes its course
    .unshaded = The executing Faction may send 1 Cell in a space with Troops to Prison.
    .shaded-title = Two names on every wall
    .shaded = Political Will drops by 1. Then the executing Faction places up to 2 Available Cells, Underground, in Towns.
    .note = The Cells may share a Town; a Curfew does not keep them out.
    .background = In May 1956 two young men were hanged in Nicosia, the first of nine. EOKA answered by killing two captured soldiers, it claimed. Crowds in Athens fought with police, and recruits came forward on the island.

card-HC-07 = Operation Lucky Alphonse
    .unshaded-title = Cordon in the forest
    .unshaded = British may Search one Mountain. If they do and Troops and an EOKA piece are then there, they Assault there.
    .shaded-title = Fire in the pines
    .shaded = The executing Faction picks a Mountain with Troops: all of them go to one Base that it chooses, and Political Will drops by 1.
    .note = The Search has no added space; the Assault follows at once. Without Troops in a Mountain the shaded text does nothing.
    .background = In June 1956 thousands of soldiers combed the Paphos forest for Grivas and came within yards of him. Then a fire ran through the dry woods and killed some twenty of them. He slipped through to the coast, leaving papers and glasses behind.

card-HC-08 = Special Branch
    .capability = British Capability
    .unshaded-title = Files and faces
    .unshaded = For the rest of the game, Interrogate draws 1 Intel Chit more.
    .shaded-title = A friend at headquarters
    .shaded = For the rest of the game, Infiltrate needs only 1 Underground Cell, however many Police there are.
    .note = Unshaded, Interrogate draws a chit even with an empty Prison.
    .background = At the start the police knew almost nothing of EOKA, and EOKA knew almost everything of the police: many constables were Greek Cypriots with families to fear for. Officers from other colonies rebuilt the service slowly. By 1957 captured couriers were giving whole districts away.

card-HC-09 = Suez
    .unshaded-title = Staging post
    .unshaded = British may choose one space: any Troops from anywhere may move there, and then they may Assault there.
    .shaded-title = Empty barracks
    .shaded = The executing Faction may move up to 4 Troops outside the Bases, one by one, to Bases that it chooses.
    .note = A Town that loses its last British piece loses its Curfew at once. Nothing adds a space to the Assault.
    .background = Cyprus was the nearest British island to the canal, and in November 1956 the landing at Port Said sailed and flew from here. For weeks the hunt for EOKA had to wait. Grivas used them for the bloodiest month of the campaign.

card-HC-10 = Kyrenia Castle
    .unshaded-title = Bars and bolts
    .unshaded = The executing Faction sends up to 2 Active Cells on the map to Prison.
    .shaded-title = Sheets out of the window
    .shaded = Half the Cells in Prison, rounded up, become Available. Then the executing Faction places up to 2 of them, Underground, in Mountains.
    .note = Underground Cells are out of reach of the unshaded text. With an empty Prison the shaded one does nothing.
    .background = In September 1955 sixteen prisoners let themselves down from the walls of the old castle with knotted sheets. Seven were caught again; others became leaders of bands in the mountains. The camps that followed were harder to leave.

card-HC-11 = Ledra Street
    .unshaded-title = Men on every corner
    .unshaded = British may Patrol to up to 2 Towns.
    .shaded-title = Murder Mile
    .shaded = EOKA may Ambush in up to 2 Towns.
    .note = Nothing adds a space, and no Special Activity comes with it.
    .background = In the narrow shopping street of old Nicosia gunmen fired from close by and vanished in the crowd. Soldiers' newspapers gave it a name that stuck. Patrols walked back to back, and shopkeepers had seen nothing.

card-HC-12 = Helicopters
    .capability = British Capability
    .unshaded-title = From ridge to ridge
    .unshaded = For the rest of the game, Assault in Mountains removes 1 piece per Troop.
    .shaded-title = Fog on the peaks
    .shaded = For the rest of the game, Search in Mountains finds 1 Cell per 2 cubes.
    .note = Shaded, an odd cube finds nobody.
    .background = From 1956 small Sycamore helicopters set patrols down on hilltops that had taken hours to climb, and brought the wounded out. They could do little in cloud, wind or the thin hot air of summer.

card-HC-13 = The Grivas Diaries
    .unshaded-title = Jars in a garden
    .unshaded = British draw 2 Intel Chits.
    .shaded-title = Doubts in the press
    .shaded = British lose the 2 highest Intel Chits that they hold.
    .note = Lost chits go back into the bag; if they hold only one, that one is lost.
    .background = In the summer of 1956 an informer led soldiers to glass jars buried near the village of Lyssi. They held the leader's diaries and tied the archbishop to the fight. London published extracts; Athens called them forged.

card-HC-14 = Bomb-makers
    .capability = EOKA Capability
    .unshaded-title = Bad fuses
    .unshaded = For the rest of the game, a Cache spent on Sabotage adds only 1.
    .shaded-title = Workshops in the suburbs
    .shaded = For the rest of the game, a Cache spent on Sabotage adds 3.
    .note = It does not matter where the Cache lies.
    .background = Few weapons reached the island, so EOKA built its own: bombs out of water pipes, mines out of old shells fished from the sea. Schoolboys carried them. Some went off too soon.

card-HC-15 = The United Nations Debate
    .unshaded-title = Votes in New York
    .unshaded = If International Opinion is at 2 or above, Political Will drops by 2. If it is at 0, Political Will rises by 1. At 1 the executing Faction moves it 1 box left or right.
    .note = Both Factions play the same text.
    .background = Greece brought Cyprus before the General Assembly year after year. In February 1957 it asked for a peaceful, democratic and just solution, which each side read as its own success. Behind the speeches stood the votes of states that had themselves been colonies.

card-HC-16 = The Radcliffe Constitution
    .unshaded-title = Self-government on paper
    .unshaded = International Opinion moves 1 box left. Then British carry out Diplomacy.
    .shaded-title = Not a word of union
    .shaded = International Opinion moves 1 box right. Then EOKA may Propagandize.
    .note = Diplomacy may need a die, and the Propagandize needs a Cell and a marker, as ever.
    .background = Lord Radcliffe, a judge, drew up a constitution at the end of 1956: an elected assembly, with defence and security left to the governor. When it was presented, a minister spoke of partition as another way. Athens refused within hours.

card-HC-17 = Auxiliary Police
    .capability = British Capability
    .unshaded-title = New uniforms
    .unshaded = For the rest of the game, Deploy can also select a Town or Base where Troops are as many as EOKA pieces.
    .shaded-title = One community's force
    .shaded = For the rest of the game, Patrol removes 1 Cell fewer than there are Police.
    .note = Unshaded, at least 1 Troop is needed. Shaded, a single Police arrests nobody.
    .background = As Greek Cypriots left the force under threats, the government filled it with Turkish Cypriots, many of them in an auxiliary corps. It was quickly done and cheap. It also set neighbour against neighbour.

card-HC-18 = The Boycott
    .unshaded-title = Shops reopen
    .unshaded = The executing Faction takes 1 Sabotage marker off each of up to 2 Towns that have Police.
    .shaded-title = Buy nothing British
    .shaded = The executing Faction places a Sabotage marker in a Town that has a Cell and no Police.
    .note = The shaded marker is compulsory if there is such a Town and a marker is left.
    .background = In March 1958 EOKA called for passive resistance. Signs in English came down, British goods stayed on the shelves, and people wore home-spun cloth. It was the part of the struggle in which everyone could take part, and not everyone by choice.

card-HC-19 = The Arms Ship
    .unshaded-title = Caught on the beach
    .unshaded = The executing Faction removes a Cache from a Town on the coast (any but Nicosia); if it does, Political Will rises by 1.
    .shaded-title = Landed by night
    .shaded = EOKA may Smuggle into 1 space, whatever International Opinion is. Then it may place 1 Available Cache in a Town or Mountain with a Cell, as in the Resource Phase.
    .note = Removing the Cache is compulsory if there is one on the coast, and gives no chit.
    .background = In January 1955 a small boat, the Ayios Georghios, was met by a destroyer off the coast near Paphos, and its crew and the men on the beach were arrested. Other cargoes had come through, and later ones came hidden in parcels and luggage.

card-HC-20 = Riots Between Neighbours
    .unshaded-title = The Mason-Dixon line
    .unshaded = A Curfew is placed in Nicosia, then in another Town that the executing Faction chooses, in each case if British pieces are there and none is in force. International Opinion moves 1 box right.
    .note = With an empty pool no Curfew is placed; Opinion moves all the same.
    .background = In June 1958 a bomb outside a Turkish office in Nicosia, set by Turkish hands as was learned much later, began two months of killing and burning between the communities. Soldiers ran wire through the capital. Thousands left villages where they had lived side by side.

card-HC-21 = The Church
    .capability = EOKA Capability
    .unshaded-title = Silence in the pulpit
    .unshaded = For the rest of the game, Recruit places only 1 Cell in a Mountain with a Cache.
    .shaded-title = Oaths in the vestry
    .shaded = For the rest of the game, Recruit places up to 2 Cells in a Town with a Cache.
    .note = Elsewhere Recruit is unchanged.
    .background = The bishops of Cyprus had spoken for their people since Ottoman times, and in 1950 had organised the vote for union with Greece. Young men swore the oath of EOKA before priests. Others in the church disliked what was done in its name.

card-HC-22 = A Shot in Famagusta
    .unshaded-title = Round-up
    .unshaded = The executing Faction sends up to 2 Cells in Famagusta to Prison.
    .shaded-title = Fists and rifle butts
    .shaded = International Opinion moves 1 box right. Then, if it is at 2 or above, Political Will drops by 1.
    .note = The Cells may be Underground or Active; no Police or Troops are needed.
    .background = In October 1958 two wives of British sergeants were shot while out shopping in Famagusta, and one of them died. Soldiers broke loose: in the round-up hundreds were beaten and two people lost their lives. No one was ever convicted.

card-HC-23 = TMT
    .unshaded-title = Blow for blow
    .unshaded = The executing Faction sends 1 Cell from each of up to 2 Towns to Available.
    .shaded-title = Divided loyalties
    .shaded = The executing Faction picks 2 Police on the map, which become Available.
    .note = A Town that loses its last British piece loses its Curfew at once. With fewer than 2 Police on the map those go.
    .background = Among Turkish Cypriots a resistance organisation grew up in 1957 and 1958, trained by officers from Turkey. It wanted the island divided rather than joined to Greece. It fought EOKA, and those of its own who worked with Greeks.

card-HC-24 = Sir Hugh Foot
    .unshaded-title = On horseback through the villages
    .unshaded = International Opinion moves 1 box left. Then British may Restore up to 2 spaces.
    .shaded-title = Gates open at Christmas
    .shaded = All Curfews are lifted, and 3 Cells in Prison, all if there are fewer, become Available.
    .note = Restore needs Troops, Police and no EOKA piece as ever.
    .background = The governor who followed Harding in December 1957 was a colonial official of liberal views. He walked through old Nicosia without guards, visited the camps and let a hundred detainees go. The violence of 1958 undid most of what he had hoped for.

card-HC-25 = The Macmillan Plan
    .unshaded-title = Partnership
    .unshaded = Political Will rises by 2 if no Town has a Sabotage marker, otherwise by 1.
    .shaded-title = Partition by the back door
    .shaded = EOKA may Recruit in up to 3 spaces.
    .note = The Recruit needs Caches as ever; nothing adds a space.
    .background = In June 1958 the prime minister proposed seven years of partnership: a house of representatives for each community, and a delegate from Athens and from Ankara beside the governor. Turkey agreed in the end. Greek Cypriots saw the island being cut in two.

card-HC-26 = Interrogation Centres
    .unshaded-title = Names
    .unshaded = British Interrogate, and then draw 1 Intel Chit more.
    .shaded-title = What happened at Omorphita
    .shaded = International Opinion moves 1 box right. Political Will drops by 1 for every 3 Cells in Prison, at most 2.
    .note = The draw is compulsory whoever executes the Event.
    .background = Suspects spoke of beatings in police stations, and lawyers collected sworn statements. Greece took the matter to the European Commission of Human Rights, the first case between states before it. The government denied much, dismissed a few officers, and settled.

card-HC-27 = Radio Athens
    .capability = EOKA Capability
    .unshaded-title = Jammed
    .unshaded = For the rest of the game, Propagandize at a Curfew moves International Opinion only 1 box.
    .shaded-title = The voice of the homeland
    .shaded = For the rest of the game, International Opinion does not move in the Reset Phase.
    .note = Diplomacy and Events still move it.
    .background = Every evening the Greek station told the island what the governor's censors had cut, and told the rest of the world what the island suffered. From March 1956 the British drowned it in noise, which was itself reported everywhere.

card-HC-28 = Akrotiri Airfield
    .unshaded-title = Dogs and wire
    .unshaded = The executing Faction places up to 2 Available Police in Bases. Then British may move Police as in the Redeploy Phase.
    .shaded-title = Canberras ablaze
    .shaded = The executing Faction may place 1 Available Cell, Underground, in a Base. Then EOKA may Sabotage in each Base.
    .note = The Sabotage needs an Underground Cell in the Base and its roll suffers for the Police there.
    .background = In November 1957 a bomb carried in by a worker destroyed four Canberra bombers and a fighter in a hangar at Akrotiri. The bases were why Britain stayed. Thousands of islanders worked in them, and each had to be searched at the gate.

card-HC-29 = Afxentiou
    .unshaded-title = The cave at Machairas
    .unshaded = The executing Faction sends up to 1 Cell in a Mountain to Available, then removes up to 1 Cache from a Mountain; Political Will rises by 1 for the Cache.
    .shaded-title = A grave in the prison yard
    .shaded = The executing Faction places up to 2 Available Cells, Underground, and up to 1 Available Cache in Mountains.
    .note = The Cache gives no chit; stacking limits the shaded one.
    .background = In March 1957 soldiers surrounded the second man of EOKA in a cave near the monastery of Machairas. Gregoris Afxentiou sent his comrades out and held it alone for hours, until the cave was set on fire. He was buried in secret; songs were sung all the same.

card-HC-30 = The Alliance
    .unshaded-title = Mediation
    .unshaded = International Opinion moves 1 box left; British draw an Intel Chit.
    .shaded-title = Three allies at odds
    .shaded = International Opinion moves 1 box right. Then, if it is above 2, Political Will drops by 1.
    .note = At either end of its track Opinion stays; the rest is carried out.
    .background = Britain, Greece and Turkey were members of one alliance, and Washington watched them quarrel with alarm. Its secretary-general offered to mediate in 1957 and again in 1958. Each government feared its own newspapers more than the other two.

card-HC-31 = Truce
    .unshaded-title = The guns are buried
    .unshaded = Every Active Cell turns Underground, and 1 Sabotage marker is taken off each Town that has any.
    .note = Both Factions play the same text; markers in Bases and Mountains stay.
    .background = EOKA suspended its operations more than once: in August 1956, when the governor answered with a demand to surrender, and from March 1957, which brought the archbishop's release. Each pause let the fighters rest and the shopkeepers breathe.

card-HC-32 = Zurich and London
    .unshaded-title = Signatures
    .unshaded = Political Will rises by 2 if no Mountain holds a Cache, otherwise by 1.
    .shaded-title = Neither union nor partition
    .shaded = Political Will drops by 2 if more than 3 Towns have a Sabotage marker or a Curfew, otherwise by 1.
    .note = A Town with both kinds of marker counts once.
    .background = In February 1959 the prime ministers of Greece and Turkey agreed in Zurich on an independent republic, and in London the Cypriots were asked to sign. Britain kept two sovereign bases. Nobody on the island had fought for this, and for a while everyone was relieved.

card-HC-33 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = In London the cost of the emergency was counted each year: more than thirty thousand soldiers on an island smaller than Yorkshire. The government had once said that some territories could never expect to be fully independent. It said so more quietly now.

card-HC-34 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = After Suez the generals asked anew what the island was for. A base on Cyprus, they found, would do as well as Cyprus as a base. From there the way led to the conference table.

card-HC-35 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = On 16 August 1960 the republic of Cyprus came into being. The archbishop was its president, a Turkish Cypriot its vice-president, and Grivas had left for Athens as a general. More than five hundred people had died in the four years before, most of them Cypriots.
