### House deck for The British Way: Malaya. Titles name history; captions, effects, notes and backgrounds are ours.
### These are not the published cards, whose ids begin otherwise. “Executing Faction” is whoever plays the Event.

card-HM-01 = Batang Kali
    .unshaded-title = No questions asked
    .unshaded = British may carry out a Reprisal in 1 Province.
    .shaded-title = Questions asked after all
    .shaded = The executing Faction picks a Province with Troops: place 1 Terror there and shift it 1 level towards Opposition. Political Will drops by 1.
    .note = The Reprisal needs Troops as usual and is free. The Terror marker is placed even where one already lies; Political Will drops even without a Province to pick.
    .background = In December 1948 a patrol of the Scots Guards shot twenty-four unarmed workers of a rubber estate in Selangor. The official account spoke of men killed while trying to escape, and no court ever tried the case. Survivors and their children were still asking for an inquiry in the next century.

card-HM-02 = The Briggs Plan
    .unshaded-title = Half a million moved
    .unshaded = British may Resettle in up to 2 Provinces, whoever the Commander is.
    .shaded-title = Behind the wire
    .shaded = The executing Faction shifts up to 2 Provinces, each under British Control or with a New Village, 1 level towards Opposition.
    .note = Every Resettle keeps its conditions and its own shift. A New Village in a Province without MCP pieces is lost at once, unless a rules option says otherwise.
    .background = Sir Harold Briggs saw that guerrillas lived on what squatters at the jungle's edge gave them, willingly or not. From 1950 some half a million people were moved into fenced villages, often within a day. Later they had schools, clinics and elected committees; at first there was mostly mud, wire and anger.

card-HM-03 = Gerald Templer
    .unshaded-title = Hearts and minds
    .unshaded = Move the Commander 1 box right. British may then Pacify in 1 space by the rules of the Support Phase, paying as usual.
    .shaded-title = Hard words
    .shaded = Move the Commander 1 box left. British lose 3 Resources.
    .note = At the end of his track the Commander stays where he is. Fewer than 3 Resources are lost if there are not so many.
    .background = Templer arrived in February 1952 with civil and military powers in one hand, as no one before him. He promised that Malaya would one day govern itself and toured its villages without rest. He could also rage: at Tanjong Malim a whole town paid with curfew and hunger for its silence.

card-HM-04 = Malayan Chinese Association
    .unshaded-title = A lottery for the villages
    .unshaded = The executing Faction picks a Province or Kuala Lumpur with Police and under British Control: shift it 1 level towards Support. British gain 2 Resources.
    .shaded-title = A grenade at a meeting
    .shaded = MCP may use Terror in up to 2 spaces, free.
    .note = Terror markers do not stop this shift. The free Terror keeps all its conditions.
    .background = Tan Cheng Lock and other notables founded the association in 1949 so that Chinese Malayans had a voice that was neither the Party's nor the government's. Its lottery paid for welfare in the resettled villages. Within weeks a grenade wounded Tan at a meeting in Ipoh; he went on.

card-HM-05 = Min Yuen
    .capability = MCP Capability
    .unshaded-title = Supply cells rolled up
    .unshaded = For the rest of the game, Extort is possible in only 1 space at a time.
    .shaded-title = The masses' organisation
    .shaded = For the rest of the game, Extort is possible in up to 3 spaces at a time.
    .note = It changes 4.3.1 alone; all conditions of a space remain.
    .background = For each fighter in the jungle several people outside gathered rice, money, medicine and news. The Min Yuen, the movement of the masses, had members among tappers, shopkeepers and clerks. It was the true strength of the rebellion, and the New Villages were built to cut it off.

card-HM-06 = Special Branch
    .capability = British Capability
    .unshaded-title = Names and faces
    .unshaded = For the rest of the game, a Sweep finds 1 Guerrilla for each cube in Jungle Provinces too.
    .shaded-title = Blind in the forest
    .shaded = For the rest of the game, a Sweep finds 1 Guerrilla fewer in each destination.
    .note = It changes 3.2.3; a Garrison finds as many as ever. Below 0 there is nothing to subtract.
    .background = Early in the Emergency army and police each kept their own secrets, few of which were worth keeping. Under men such as Jack Morton the Special Branch became the one place where surrendered guerrillas, captured letters and paid agents came together. Patrols then knew whom they were waiting for.

card-HM-07 = Food Denial
    .capability = British Capability
    .unshaded-title = A punctured tin
    .unshaded = For the rest of the game, each Base earns MCP 1 Resource in a Propaganda Round instead of 2.
    .shaded-title = Rice in a bicycle frame
    .shaded = For the rest of the game, each Base earns MCP 3 Resources in a Propaganda Round instead of 2.
    .note = It changes 6.2.2 alone.
    .background = Rice was cooked centrally, shops had to pierce every tin they sold, and workers were searched at the village gate. Hunger drove more guerrillas out of the forest than any ambush. But it struck villagers first, and ways through the fence were found as long as somebody wished to find them.

card-HM-08 = Operation Firedog
    .capability = British Capability
    .unshaded-title = Lincolns overhead
    .unshaded = For the rest of the game, an Air Strike reaches up to 3 Provinces.
    .shaded-title = Bombs on the wrong valley
    .shaded = For the rest of the game, each Province hit by an Air Strike shifts 1 level towards Opposition.
    .note = It changes 4.2.3, whether the Air Strike comes with an Operation or from an Event.
    .background = The air forces of three countries dropped some thirty-five thousand tons of bombs on Malaya in twelve years. They killed few guerrillas and kept many on the move. Now and then bombs fell among planters or forest people, and the Party saw to it that everyone heard.

card-HM-09 = Malayan Scouts
    .capability = British Capability
    .unshaded-title = A hundred days in the hills
    .unshaded = For the rest of the game, an Assault in a Mountain Province removes 1 piece for each Troop.
    .shaded-title = Marched in circles
    .shaded = For the rest of the game, an Assault in a Jungle Province removes only 1 piece for 2 Troops.
    .note = It changes 3.2.4; Kuala Lumpur and Economic Centers stay as they are.
    .background = Michael Calvert raised the Malayan Scouts in 1950 to live in the deep jungle for weeks on end. From a wild beginning grew the new Special Air Service. Ordinary battalions meanwhile learnt slowly: national servicemen needed months before they moved without being heard a mile away.

card-HM-10 = Gurney Killed
    .unshaded-title = London sends a soldier
    .unshaded = Political Will rises by 1. Move the Commander 1 box right.
    .shaded-title = An ambush below Fraser's Hill
    .shaded = Turn the Commander face down: until the next Reset no Commander has any effect. Political Will drops by 1.
    .note = In Reset the marker is turned up again and then moves on as usual. The effect on the Commander is known of the published card of this name; all else is ours.
    .background = On 6 October 1951 Sir Henry Gurney, the High Commissioner, was driving to a hill station when some forty guerrillas opened fire on his convoy. He stepped out and walked towards them, drawing their fire from the car where his wife lay. They had been waiting for any convoy and learnt from the newspapers whom they had shot.

card-HM-11 = The Betong Salient
    .capability = MCP Capability
    .unshaded-title = Thai police at the border
    .unshaded = For the rest of the game, a Rally in Thailand costs 2 Resources, and there is no Extort there.
    .shaded-title = Another country
    .shaded = For the rest of the game, when MCP Rallies in Thailand by population and Bases, 2 Guerrillas more come.
    .note = It changes 3.3.1 and 4.3.1, in Thailand alone.
    .background = When Malaya became too dangerous, Chin Peng led what was left of his army across the border to Betong. There it trained, taxed and rested, out of reach of British soldiers. Thai officers had rebels of their own to think of, and joint patrols remained a matter of politics.

card-HM-12 = Road Ambushes
    .capability = MCP Capability
    .unshaded-title = Armoured escorts
    .unshaded = For the rest of the game, an Ambush removes Police only; where there is none it removes nothing.
    .shaded-title = Both ends of the bend
    .shaded = For the rest of the game, an Ambush removes 2 cubes instead of 1.
    .note = It changes 4.3.3. Police still go first, and Political Will drops by 1 if at least one Troop goes.
    .background = A lorry on a hill road, a steep bank, a bend: most soldiers who died in Malaya died like this. Armour plates, escorts and drills made ambushes costly by 1952. Until then a few dozen rifles could close a road for a day.

card-HM-13 = The Underground Press
    .capability = MCP Capability
    .unshaded-title = Presses found
    .unshaded = For the rest of the game, MCP Agitates in only 1 space in each Support Phase.
    .shaded-title = Truth from the jungle
    .shaded = For the rest of the game, MCP Agitates in up to 3 spaces in each Support Phase.
    .note = It changes 6.3.2; Agitate as part of a Rally stays at 1 space.
    .background = Duplicators were carried from camp to camp so that news sheets could appear on cheap paper in three languages. They told of victories, traitors and the coming republic. To be found with one meant prison; to run the machine could mean the rope.

card-HM-14 = Korean War Boom
    .unshaded-title = Rubber at its peak
    .unshaded = British gain 3 Resources for each Economic Center without Sabotage. MCP gains 2 Resources for each Economic Center with Guerrillas.
    .note = The text is the same for either Faction. Guerrillas count in any state, and cubes beside them do not matter.
    .background = War in Korea sent the price of rubber to four times what it had been, and tin followed. Suddenly the colony could pay for its own pacification. So could its enemies, who took their share from every estate that wanted to go on working.

card-HM-15 = National Registration
    .unshaded-title = A photograph and a thumbprint
    .unshaded = The executing Faction turns up to 3 Underground Guerrillas Active, all of them in spaces with Police.
    .shaded-title = Cards burned at the roadside
    .shaded = MCP may Intimidate, free.
    .note = The Guerrillas can be in one space or in several. Intimidate keeps its conditions and its up to 2 spaces.
    .background = From 1948 everyone over twelve had to carry an identity card. The Party knew what that meant: its men stopped buses to burn the cards and killed photographers. Registration went on, and whoever had no card stood out at every gate.

card-HM-16 = Deportation
    .unshaded-title = A ship to China
    .unshaded = The executing Faction removes up to 2 Guerrillas from spaces under British Control.
    .shaded-title = Families torn apart
    .shaded = The executing Faction sets up to 2 Neutral Provinces without a New Village to Opposition.
    .note = Underground Guerrillas can be removed as well as Active ones. Control is looked at anew after each removal.
    .background = Emergency regulations let the government detain without trial and banish whole families to a China many had never seen. Some fifteen thousand were shipped out before the ports closed to them. Each ship removed some helpers of the guerrillas and made new ones of those who stayed.

card-HM-17 = Surrendered Enemy Personnel
    .unshaded-title = A price for everyone
    .unshaded = British may pay 2 Resources to remove a Guerrilla in a space with Police, up to 3 times.
    .shaded-title = Double agents
    .shaded = In up to 2 spaces with Guerrillas, the executing Faction replaces 1 Police with 1 Guerrilla.
    .note = A Guerrilla in any state can be bought. If no Guerrilla is Available, MCP can take one from the map; otherwise the Police is just removed.
    .background = Leaflets and loudspeakers offered safe conduct, medical care and money: a guerrilla's rank decided what he was worth, and his own comrades could earn it. Many who came out led patrols back to their camps within days. The Party answered with spies among the police and executions among its own.

card-HM-18 = The October Directives
    .unshaded-title = No more burning of buses
    .unshaded = The executing Faction removes all Terror from up to 3 spaces.
    .shaded-title = Back to the deep jungle
    .shaded = In up to 3 spaces chosen by the executing Faction all Guerrillas go Underground. MCP gains 2 Resources.
    .note = A space needs an Active Guerrilla to be chosen.
    .background = In October 1951 the Politburo admitted that slashing trees, burning buses and shooting workers had turned people away. Units were to break up, plant gardens and win friends. The directives did what they meant to do, and by making Malaya quieter they helped the government as well.

card-HM-19 = Malayan Races' Liberation Army
    .unshaded-title = Too large to hide
    .unshaded = British may Sweep up to 2 spaces, free.
    .shaded-title = Ten regiments
    .shaded = MCP may Rally in up to 3 spaces, free.
    .note = Agitate within the free Rally is paid for. Neither Operation has a Special Activity.
    .background = In early 1949 the Party's bands were renamed as an army of all races with ten numbered regiments. The name claimed more than was true: nine in ten fighters were Chinese. Companies of hundreds looked impressive on a hillside and were easy to find there.

card-HM-20 = Ferret Force
    .unshaded-title = Old hands in the jungle
    .unshaded = British may Assault in up to 2 Jungle Provinces, free.
    .shaded-title = A patrol betrayed
    .shaded = MCP may Ambush in up to 2 spaces, free.
    .note = Each free Ambush counts as a free Attack in its space, which needs a cube and an Underground Guerrilla.
    .background = The Ferret Force of 1948 gathered men who had fought beside the communists against Japan and knew their paths. It found a dozen camps in a few months before regular officers had it broken up. Its lesson, small patrols that stay out, was learnt again three years later.

card-HM-21 = The Baling Talks
    .unshaded-title = Two days in a schoolroom
    .unshaded = If more population is at Support than at Opposition, Political Will rises by 1; if less, it drops by 1. Then the executing Faction removes all Terror from 1 space.
    .note = The text is the same for either Faction. New Villages do not silence Opposition here.
    .background = In December 1955 Chin Peng walked out of the jungle to meet the elected chief minister, Tunku Abdul Rahman, in a school at Baling. He offered to stop fighting if his Party became legal; the Tunku asked for surrender. After two days he walked back, and independence came without him.

card-HM-22 = Oliver Lyttelton
    .unshaded-title = The minister is convinced
    .unshaded = Political Will rises by 1. British gain 4 Resources.
    .shaded-title = An appalling mess
    .shaded = As in the Political Will Phase, place 1 Sabotage in each Economic Center without any where Guerrillas outnumber cubes. Then Political Will drops by 1, or by 2 if an Economic Center has Sabotage or Kuala Lumpur has Terror.
    .background = The new Colonial Secretary flew out in December 1951, weeks after Gurney's death, and found civil and military chiefs at odds. He wrote that he had never seen such a tangle. He went home with a list of dismissals and the demand for one man in charge of everything.

card-HM-23 = Special Constables
    .unshaded-title = A rifle for every mine
    .unshaded = British place up to 4 Police in all in the Economic Centers. Then they may move Police as in a Redeploy Phase.
    .shaded-title = Trees slashed by night
    .shaded = The executing Faction picks an Economic Center with Guerrillas in or next to it: place 2 Sabotage there.
    .note = British decide how many Police and where; if none is Available they can take their own from the map. Control follows when all have moved.
    .background = Within months of June 1948 tens of thousands of Malays were given rifles and set to guard estates, mines and bungalows. Many had hardly fired before. Across the wire guerrillas ringed the bark of rubber trees, which took years to replace.

card-HM-24 = Jungle Forts
    .unshaded-title = Salt, medicine, friendship
    .unshaded = The executing Faction picks a Province with Troops and without Underground Guerrillas: remove 1 Base there. Political Will rises by 1 for it.
    .shaded-title = Friends in the forest
    .shaded = MCP may place 1 Base in a Jungle Province with Guerrillas and without British Control.
    .note = No third Base fits into a space. If no Base is Available, MCP can move one from elsewhere on the map.
    .background = The people of the interior, whom neither side had asked, fed and guided guerrillas who had come to live among them. First they were moved to camps in the plains, where many died. From 1953 forts with clinics and shops were built where they lived, and the forest slowly changed sides.

card-HM-25 = The Kuala Lumpur Election
    .unshaded-title = An alliance at the polls
    .unshaded = Remove all Terror from Kuala Lumpur. If it is at Support, Political Will rises by 1; otherwise, if it is under British Control, set it to Support.
    .shaded-title = Bombs in the capital
    .shaded = If Guerrillas are in Kuala Lumpur or next to it, place 2 Terror there and shift it 1 level towards Opposition.
    .background = For the town election of February 1952 Malay and Chinese parties agreed on common candidates, and won nine seats of twelve. What began as a bargain in one city became the Alliance that led the country to independence. The Party had no answer but to say that it was all a colonial show.

card-HM-26 = Bukit Kepong
    .unshaded-title = Stations rebuilt
    .unshaded = British may Train in up to 2 Provinces, free.
    .shaded-title = Until the last round
    .shaded = MCP may Attack in up to 2 spaces, free.
    .note = Pacify within the free Train is paid for.
    .background = Before dawn on 23 February 1950 some two hundred guerrillas attacked a police post on the Muar river. Its twenty-five men and their families held out for hours; most of them died and the post burned. Their stand became a legend of the Malay police.

card-HM-27 = Voice Aircraft
    .unshaded-title = A voice from the sky
    .unshaded = British may use Air Strike in up to 3 Provinces, free.
    .shaded-title = Whispers below
    .shaded = British lose 2 Resources. MCP may Extort, free.
    .background = Slow Dakotas circled over the canopy and called to guerrillas by name: come out, your mother is well, your leader has sold you. What one heard could not be hidden by any commissar. Below, the next collection was made all the same.

card-HM-28 = Change of Command
    .unshaded-title = A new man, new orders
    .unshaded = The executing Faction may move the Commander 1 box left or right. Then it may carry out a Limited Operation, free.
    .note = The text is the same for either Faction. Pacify and Agitate within the Operation are paid for.
    .background = In four years Malaya saw three High Commissioners, two Directors of Operations and a procession of police chiefs. Each arrived with a plan and most inherited their predecessor's files. Nobody could say which orders still held, and the bold made use of that.

card-HM-29 = After-Care
    .unshaded-title = Schools, taps, football
    .unshaded = The executing Faction shifts up to 2 Provinces with a New Village 1 level towards Support.
    .shaded-title = The wire cut
    .shaded = The executing Faction removes up to 2 New Villages from Provinces with Guerrillas.
    .background = Once the fences stood, the second half of the plan was to make people wish to stay behind them: land titles, water, dispensaries, home guards of their own. Where that was done villages became towns that still exist. Where it was not, the wire was cut from inside.

card-HM-30 = Operation Hive
    .unshaded-title = Every battalion in one state
    .unshaded = British may Garrison, free. Then they may Assault in 1 space, free.
    .shaded-title = Through the cordon
    .shaded = MCP may March to up to 3 destinations, free.
    .note = The Garrison includes its Assault in an Economic Center. Economic Centers count among the 3 destinations.
    .background = In the autumn of 1952 Gurkhas, Fijians and police were massed around Seremban to hunt one district committee. For two months they sat on every path and watched every shop. It was the pattern for years to come: one area at a time, until nothing moved in it.

card-HM-31 = Merdeka
    .unshaded-title = A date is promised
    .unshaded = The executing Faction picks a Neutral space under British Control without Terror and sets it to Support. Political Will rises by 1.
    .shaded-title = Whose independence?
    .shaded = Political Will drops by 1, or by 2 if at least as much population is at Opposition as at Support.
    .note = The space is a Province or Kuala Lumpur. New Villages do not silence Opposition here.
    .background = On 31 August 1957 the flag came down in Kuala Lumpur and the Tunku called “Merdeka!” seven times. A war against colonial rule had lost its cause three years before it ended. To the Party the new state was a puppet; most of its people thought otherwise.

card-HM-32 = Commonwealth Battalions
    .unshaded-title = Fijians, Africans, Gurkhas
    .unshaded = British place up to 3 Troops in Kuala Lumpur or in 1 Province under their Control.
    .shaded-title = Wanted in Korea
    .shaded = British remove 3 Troops of their choice from the map. Political Will drops by 1.
    .note = If no Troop is Available, British can take their own from the map. Each Troop removed changes Control at once.
    .background = Soldiers from Fiji, Kenya, Nyasaland, Australia and New Zealand fought beside British conscripts and Gurkhas; some had been at war with the same enemy's friends in Korea. Every crisis elsewhere threatened to call battalions away. Malaya had to compete for soldiers with half the world.

card-HM-33 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Support, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = The Emergency was declared in June 1948 after three planters had been murdered in Perak, and lifted in July 1960. Over eleven thousand people died of it. It was never called a war: London's insurers would not have paid.

card-HM-34 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Support, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = The fight was as much for ears as for hills. Information officers showed films from vans in the villages; the Party nailed notices to rubber trees. Both knew that those who stayed silent would decide.

card-HM-35 = Propaganda
    .unshaded-title = Taking stock
    .unshaded = Run a Propaganda Round: Political Will, Resource, Support, Redeploy, Reset. The third of these cards drawn ends the game after the Political Will Phase.
    .background = Other armies studied Malaya for decades and took from it what they wished to see: fences, or votes. The guerrillas who had crossed to Thailand signed a peace in 1989. Chin Peng died in Bangkok, never allowed home.
