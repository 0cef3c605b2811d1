### The British Way: Cyprus - rules reference (English).
### Key = "rule-" + paragraph number; the value is the title, .text the rule.

## 1 Introduction

rule-1 = Introduction
    .text =
        What the game is made of: the map, the pieces, the markers, and the terms that every later chapter relies on.

rule-1-1 = General Course of Play
    .text =
        A single card lies face up at any moment. On an Event card each side acts once: it uses the Event, carries out an Operation, or passes.
        Three Propaganda cards are hidden among the Events. Each halts card play for a Propaganda Round, and only there can EOKA win early.

rule-1-2 = Components
    .text =
        • British: 12 Troops and 6 Police. Both kinds are called cubes.
        • EOKA: 12 Cells and 4 Arms Caches.
        • Cards: 32 Events of our house deck (HC-01 to HC-32) and 3 Propaganda cards.
        • Markers: 4 Curfews, 9 Intel Chits, 15 Sabotage markers, 8 Capability markers, and one each for Political Will and International Opinion.
        The counts are limits. We read the 15 Sabotage markers as one supply for the whole map.

rule-1-3 = The Map
    .text =
        Play takes place in ten spaces: six Towns, two Mountains and two British Bases. The Available boxes and the Prison lie outside the map.

rule-1-3-1 = Map Spaces
    .text =
        Pieces of both sides can stand in every space, in any number; only Caches are kept out of Bases.

rule-1-3-2 = Towns
    .text =
        Paphos, Limassol, Nicosia, Larnaca, Famagusta and Karpas. A Sabotage marker in Nicosia costs 2 Political Will in a Propaganda Round, in another Town 1. That all the others cost 1 is our reading of “most”.

rule-1-3-3 = Mountains
    .text =
        Troodos and Kyrenia. A Sabotage marker there, which only an Event can place, costs nothing; but a Cache there keeps the British from 2 Political Will (6.1.3).

rule-1-3-4 = British Bases
    .text =
        Akrotiri and Dhekelia. A Sabotage marker there costs 2 Political Will. A Cache can never be in a Base.

rule-1-3-5 = Adjacency
    .text =
        Spaces that share a border are adjacent.
        • Famagusta: Karpas, Nicosia, Larnaca, Kyrenia, Troodos, Dhekelia.
        • Troodos: Paphos, Limassol, Nicosia, Larnaca, Famagusta.
        • Kyrenia: Nicosia, Famagusta, Karpas.
        • Limassol: Paphos, Larnaca, Troodos, Akrotiri.
        • Larnaca: Limassol, Famagusta, Troodos, Dhekelia.
        • Paphos: Limassol, Nicosia, Troodos.
        Only Famagusta's borders are in the rulebook. The others are our estimate from the geography; most in doubt are Paphos with Nicosia and Karpas with Kyrenia, which we count, and Nicosia with Larnaca, Limassol with Nicosia and Paphos with Akrotiri, which we do not.

rule-1-3-6 = Prison
    .text =
        The Prison holds Cells only. They arrive by Patrol, Assault and the Events that name it. A prisoner is not Available. In each Reset half of them, rounded down, go to Available.

rule-1-4 = Forces
    .text =
        The British have Troops and Police; EOKA has Cells and Arms Caches. Nothing else is a piece.

rule-1-4-1 = Availability and Removal
    .text =
        What is removed goes to its side's Available box, unless the Prison is named. What is placed comes from there; when too few are there, place what there is. No piece is taken off the map to be placed elsewhere. A piece whose substitute is missing is merely removed.

rule-1-4-2 = Stacking
    .text =
        • Arms Caches: at most two in a Town or Mountain, none in a Base.
        • Curfews: one per Town, none elsewhere.
        • Sabotage markers: any number in a space.

rule-1-4-3 = Underground and Active
    .text =
        Cells on the map are Underground or Active; everything else counts as Active. Each new Cell enters Underground. Moving leaves a Cell's state alone, except in Travel.
        Where a rule says just “a Cell” must be activated, one that is already Active will do. We read Search as an exception: it turns as many Underground Cells as it can.

rule-1-5 = Players and Factions
    .text =
        Two players: one is the British, the other EOKA.

rule-1-6 = Intel Chits and Arms Caches
    .text =
        There is no money in this game. Intel Chits and Arms Caches pay for every extra.

rule-1-6-1 = Intel Chits
    .text =
        Nine chits, three each of value 0, 1 and 2, are drawn at random and shown. The British draw for a Cache removed by Assault, by Interrogate, for a Pass, in 6.2.2 when they hold none, and through Events.
        • To spend a chit is to use its value so that Patrol or Assault can remove Underground Cells in one space; any excess is lost.
        • To discard a chit is to give it up whatever its value: for an Intelligence Lead or a thorough Search of a Town.
        Either way it returns to the bag at once. With an empty bag a draw gives nothing.

rule-1-6-2 = Arms Caches
    .text =
        Caches come from Ambush, Smuggle, 6.2.1 and Events. They supply Recruit without being used up. Spent on Sabotage or on an Offensive a Cache returns to Available, and gives the British nothing. Only Assault and Events let the British remove one.

rule-1-7 = Sabotage
    .text =
        Sabotage markers come from the Sabotage Operation and from Events. They cost Political Will (6.1.2) and matter for Restore, Diplomacy, Propagandize and Reset. Their other side, Terror, is not used.

rule-1-8 = British Political Will
    .text =
        The marker runs from 0 to 15 and starts at 14. Any part of a change that would go past an end is lost. At 0 the game ends only if a Propaganda Round finds it there.

rule-1-9 = International Opinion
    .text =
        A track from 0 (Ignore) by way of 2 (Debate) to 4 (Condemn). It costs Political Will (6.1.1) and decides how much can be smuggled (4.3.1). The names of the boxes 1 and 3 are not in the rules; that Condemn is 4, the last box, is our reading.

rule-1-10 = Curfews
    .text =
        Four Curfews are placed by Search and Events, in Towns only. Under a Curfew EOKA cannot Recruit, Cells that Travel there may be seen, and EOKA may Propagandize. A Curfew goes by Restore, in the Reset, and as soon as its Town holds no British piece; moves made together are judged when they are complete.

## 2 Sequence of Play

rule-2 = Sequence of Play
    .text =
        How a card is played: who goes first, what the three boxes allow, and how the order for the following card comes about.

rule-2-1 = Setup
    .text =
        The starting position and the making of the deck are described under “Setup and Deck”.

rule-2-2 = Start
    .text =
        Turn up the top card and begin. Only the current card is visible. Played cards and the size of the deck are open to both.

rule-2-3 = Initiative Track
    .text =
        On each Event card both sides act once, first one and then the other, each in a box of its own. From left to right: Limited Operation; Event; Operation and Special Activity.

rule-2-3-1 = Eligibility
    .text =
        One side is First Eligible, the other Second. EOKA is First at the beginning and after each Reset.

rule-2-3-2 = Options for Eligible Factions
    .text =
        The First Eligible side takes any box and acts; then the Second takes one of the two others. In each box you may Pass instead. The Special Activity is optional, its Operation is not.

rule-2-3-3 = Passing
    .text =
        A Pass occupies its box. The British draw an Intel Chit. EOKA may Ambush as a Limited Operation; we let an Offensive add a space, and a rules option forbids it.

rule-2-3-4 = Limited Operation
    .text =
        One Operation, one space, no Special Activity. Patrol and Search have one destination, Travel one origin; the Troops of a Deploy may gather in another space than the one that gets Police.

rule-2-3-5 = Adjust Eligibility
    .text =
        When both have acted, the side whose cylinder is further left becomes First Eligible.

rule-2-3-6 = Next Card
    .text =
        Then the next card of the deck is turned up.

rule-2-3-7 = Intelligence Lead and Offensive
    .text =
        Each side can pay for one more space, once per Operation, full or Limited.
        • Intelligence Lead: discard one chit during Patrol, Search or Assault.
        • Offensive: return one Cache from a space without cubes to Available during Recruit, Sabotage or Ambush. The Cache leaves before the added space is judged.
        Patrol and Search are extended before any piece moves, the others at any point.

rule-2-4 = Propaganda Card
    .text =
        Nobody acts on a Propaganda card: run a Propaganda Round. Events under the third one are never played.

## 3 Operations

rule-3 = Operations
    .text =
        The four main actions of each side. The British Deploy, Patrol, Search and Assault; EOKA Recruits, Travels, Sabotages and Ambushes.

rule-3-1 = Operations in General
    .text =
        Choose one of your side's four Operations, and up to three spaces if it is full, one if it is Limited; no space twice. The acting side picks the order and all pieces, and takes the effect as far as it goes.
        We read the text as letting you name spaces one by one; but Deploy, Patrol and Search name theirs first. At least one legal space is needed, if need be one that a Smuggle done first creates.

rule-3-1-1 = Pawns
    .text =
        Pawns only help to remember which spaces were chosen.

rule-3-2 = British Operations
    .text =
        Deploy, Patrol, Search, Assault.

rule-3-2-1 = Deploy
    .text =
        Pick up to three Towns or Bases where Troops outnumber EOKA pieces, and put one Available Police in each. Then any Troops from anywhere may gather in one space of any kind.

rule-3-2-2 = Patrol
    .text =
        Pick up to three Towns or Bases with Cells; any Police from anywhere may move there. Then in one of them, or in none, one Cell per Police goes to Prison, Underground ones for chits worth as many. The British choose the mix, but remove at least as many as the Active Cells and the Police allow; a rules option makes Active Cells go first.

rule-3-2-3 = Search
    .text =
        Pick up to three spaces; Troops of adjacent spaces may enter, each once. In a Mountain or Base each cube turns a Cell Active. In a Town a Curfew is placed and every three cubes turn one; or a chit of any value is discarded, no Curfew comes, and each cube turns one.

rule-3-2-4 = Assault
    .text =
        Pick up to three spaces with Troops and EOKA pieces. In Towns and Bases each Troop removes a piece, in Mountains every two. Active Cells go first, then Underground ones for chits, and Caches only when no Cell is left: each gives 1 Political Will and a chit. Cells go in turn to Available and to Prison, starting afresh in each space; a rules option lets the turn run on.

rule-3-3 = EOKA Operations
    .text =
        Recruit, Travel, Sabotage, Ambush.

rule-3-3-1 = Recruit
    .text =
        Pick up to three Towns or Mountains without a Curfew that hold a Cache or are adjacent to one. Each gets one Cell, a Mountain that itself holds a Cache one or two. Cubes do not matter.

rule-3-3-2 = Travel
    .text =
        Pick up to three origins with Cells; any of them move anywhere, or stay, and become Underground. But those from one origin to one destination become Active if it is a Base or has a Curfew and they and the cubes there are more than three. A Cell moves once; a rules option lets it move on.

rule-3-3-3 = Sabotage
    .text =
        Pick up to three Towns or Bases with an Underground Cell; one turns Active. A Cache there or adjacent may be spent for +2. Roll a die, less one per Police: 3 or more places a Sabotage marker.

rule-3-3-4 = Ambush
    .text =
        Pick up to three Towns with an Underground Cell. If no Cell there is Active one turns Active; a Police there goes to Available. Then roll a die: above the cubes that are left, EOKA places a Cache in the Town or in a Town or Mountain adjacent to it. A rules option turns an Underground Cell in any case.

## 4 Special Activities

rule-4 = Special Activities
    .text =
        An extra that a full Operation may carry.

rule-4-1 = Special Activities in General
    .text =
        With a full Operation you may perform one Special Activity, before it, after it, or between two of its steps, but never between a roll and its result.

rule-4-1-1 = Accompanying Operations
    .text =
        Each accompanies only the Operations named. Its space need not be one of theirs.

rule-4-2 = British Special Activities
    .text =
        Restore, Diplomacy, Interrogate.

rule-4-2-1 = Restore
    .text =
        With Deploy. In one space with Troops, Police and no EOKA piece, the Curfew and all Sabotage markers go.

rule-4-2-2 = Diplomacy
    .text =
        With Deploy, Patrol or Search. Count Towns with a Sabotage marker or a Curfew. With three or fewer Opinion moves one box left; with more only if a die is above its value.

rule-4-2-3 = Interrogate
    .text =
        With Search or Assault. Draw one chit per two Cells in Prison; an odd one does not count.

rule-4-3 = EOKA Special Activities
    .text =
        Smuggle, Infiltrate, Propagandize.

rule-4-3-1 = Smuggle
    .text =
        With Recruit or Travel, but not while Opinion is at Ignore. One space, or up to two different ones while it is at Condemn: a Town or Mountain with a Cell gets a Cache, either from Available if there are no cubes, or from an adjacent space with a Cell. No Cache is smuggled twice.

rule-4-3-2 = Infiltrate
    .text =
        With any Operation. In one space with Police and at least as many Underground Cells, a Police becomes Available and an Available Cell takes its place. Then the British lose their highest chit.

rule-4-3-3 = Propagandize
    .text =
        With any Operation. In one space with a Cell and a Sabotage marker or a Curfew: if all Cells there are Underground one turns Active. Then either the Sabotage costs 1 Political Will, or the Curfew moves Opinion two boxes right.

## 5 Events

rule-5 = Events
    .text =
        The texts of the cards. Ours is a house deck: the events of the published game are printed on its cards alone.

rule-5-0 = Events in General
    .text =
        Flavour text has no effect.

rule-5-1 = Executing Events
    .text =
        A text is carried out in its order. The executing side makes all choices unless the text names another.

rule-5-1-1 = Events against Rules
    .text =
        An Event goes before the rules, but breaks no stacking, places only what is Available, and pushes no track past its end.

rule-5-1-2 = Event against Event
    .text =
        Of two Events that conflict the one played now counts.

rule-5-1-3 = Doing What Can Be Done
    .text =
        What can be carried out must be; the rest is skipped. An Event of which nothing can be done may still be taken; a rules option bars it.

rule-5-2 = Dual Use
    .text =
        Most Events have two texts, of which either side may choose either one.

rule-5-3 = Capabilities
    .text =
        Eight cards stay in force to the end of the game with the text that was chosen, whoever chose it.

## 6 Propaganda Round

rule-6 = Propaganda Round
    .text =
        What happens when a Propaganda card is turned up.

rule-6-0 = Propaganda Round
    .text =
        Political Will, Resource, Redeploy, Reset.

rule-6-1 = Political Will Phase
    .text =
        All losses and gains are netted; then the marker moves once.

rule-6-1-1 = International Pressure
    .text =
        Political Will drops by the value of International Opinion.

rule-6-1-2 = Disorder
    .text =
        Every Sabotage marker costs the value of its space: Nicosia and the Bases 2, other Towns 1.

rule-6-1-3 = Order and Victory
    .text =
        2 is gained if no Mountain holds a Cache, and 1 per two Towns without Sabotage. If Political Will is then 0, EOKA wins.

rule-6-1-4 = Game End
    .text =
        With the third Propaganda card the British win at once if EOKA has not.

rule-6-2 = Resource Phase
    .text =
        First EOKA, then the British.

rule-6-2-1 = EOKA Arms
    .text =
        EOKA may place an Available Cache in a Town or Mountain with a Cell.

rule-6-2-2 = British Intel
    .text =
        Without a chit the British draw one; otherwise they discard half of theirs, rounded down, as they choose.

rule-6-3 = Redeploy Phase
    .text =
        In this order: Police, Troops, Cells, Cache.

rule-6-3-1 = British Redeploy
    .text =
        Police may move to any spaces that held a British piece before any of them moved. Then all Troops in Mountains must go to Bases.

rule-6-3-2 = EOKA Redeploy
    .text =
        All Cells in Bases must go to Towns that held an EOKA piece, or to Mountains. Then one Cache may move to any space with an EOKA piece, but to no Base.

rule-6-4 = Reset Phase
    .text =
        If three Towns or fewer have a Sabotage marker or a Curfew, Opinion moves one box left. Then all Curfews and Sabotage markers go, half the Prison is freed, all Cells go Underground, EOKA is First Eligible, and the next card is turned up.

rule-6-5 = International Opinion
    .text =
        How the world's interest rises and falls.

rule-6-5-1 = Moving the Track
    .text =
        Propagandize and Events move it right; Diplomacy, the Reset and Events move it left. It stops at its ends.

rule-6-5-2 = Effects of the Track
    .text =
        It costs Political Will, governs Smuggle, and matters to some Events.

## 7 Victory

rule-7 = Victory
    .text =
        Only Political Will decides the game.

rule-7-0 = Victory
    .text =
        Checked in each Propaganda Round. There is no draw.

rule-7-0-1 = Early Victory
    .text =
        EOKA wins if Political Will is 0 at the check.

rule-7-0-2 = Final Victory
    .text =
        Otherwise the British win after the third Political Will Phase.

rule-7-1 = Raising Political Will
    .text =
        1 for a Cache removed by Assault or by an Event that says so; 1 or 2 by Events; 2 for Mountains without Caches; 1 per two Towns without Sabotage.

rule-7-2 = Lowering Political Will
    .text =
        1 by Propagandize at Sabotage; 1 or 2 by Events; 1 or 2 per Sabotage marker; the value of International Opinion.

rule-setup = Setup and Deck
    .text =
        • Paphos: 1 Cell. Limassol: 1 Cell, 2 Troops. Nicosia and Larnaca: 1 Cell, 2 Troops, 1 Police each. Famagusta: 1 Cell, 1 Police. Troodos: 1 Cell, 1 Cache. Akrotiri and Dhekelia: 3 Troops each.
        • Available: 3 Police, 6 Cells, 3 Caches. Political Will 14, International Opinion 2, EOKA First Eligible.
        • Deck: three piles of six Events; in each a Propaganda card is shuffled among the last two. The other fourteen Events stay out unseen.

## Rules options

option-assault_alternation = Assault: where removed Cells go
    .text =
        Default (per space): in each Assault space the series starts afresh: Available, Prison, and so on.
        Other (per operation): one series runs through all spaces of the Operation.

option-ambush_flips_underground = Ambush: which Cell shows itself
    .text =
        Default (off): a Cell that is already Active will do.
        Other (on): an Underground Cell turns Active in every case.

option-pass_op_is_limop = EOKA Pass: a Limited Ambush
    .text =
        Default (on): the Ambush of a Pass is a Limited Operation, which an Offensive can extend.
        Other (off): it has one space only.

option-patrol_active_first = Patrol: chits past Active Cells
    .text =
        Default (off): the British choose the mix of Active and Underground Cells.
        Other (on): Active Cells go first.

option-travel_cell_moves_once = Travel: one move per Cell
    .text =
        Default (on): a Cell that has arrived moves no further in the same Travel.
        Other (off): it may move on from a space selected later.

option-empty_event = Events of which nothing can be done
    .text =
        Default (allowed): the Event may be taken without effect, to deny it.
        Other (barred): a text of which nothing can be carried out cannot be chosen.

option-deck = The deck
    .text =
        House deck (house): the 32 Events are ours. Those of the published game are printed on its cards alone.
        Owner's deck (owner): cards that whoever runs this table has typed in from a copy of the game. The number behind it tells such decks apart.
