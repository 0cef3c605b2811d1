### The British Way: Palestine - rules reference (English).
### Key = "rule-" + paragraph number; the value is the title, .text the rule.
### Comments such as "A-01" name the rulings on which the wording depends.

## 1 Introduction

rule-1 = Introduction
    .text =
        What the game is made of: the map, the pieces, the markers, and the terms that every later chapter relies on.

rule-1-1 = General Course of Play
    .text =
        A single card lies face up at any moment. On an Event card each side acts once: it uses the Event, carries out an Operation, or passes.
        Three Propaganda cards are hidden among the Events. Each of them halts card play for a Propaganda Round: Political Will is recounted, and Irgun wins there and then if none is left. Unless the game ends, both sides then settle their resources and regroup.

# A-28
rule-1-2 = Components
    .text =
        • British: 12 Troops and 6 Police. Both kinds are called cubes.
        • Irgun: 15 Cells and 5 Arms Caches.
        • Cards: 32 Events (P1–P32) and 3 Propaganda cards (P33–P35).
        • Markers: 3 Curfews, 9 Intel Chits, 15 Sabotage/Terror markers, 8 Capability markers, and one each for Political Will and Haganah.
        The counts are limits; nobody can have more. We read the 15 Sabotage/Terror markers, which show one word on each face, as a single supply for the whole map: once it is used up, no more can be placed. A rules option keeps that limit to Events.
        Every roll is one ordinary six-sided die.

rule-1-3 = The Map
    .text =
        Play takes place in 13 spaces: six Districts, three Cities and four Railways. The Available boxes, the Prison and the Haganah Track lie outside the map.

rule-1-3-1 = Map Spaces
    .text =
        Troops, Police and Cells can stand in any of the 13 spaces, in any number.
        Egypt, Transjordan, Syria and Lebanon are drawn for orientation only. Nothing is ever placed in them or moved to them.

# A-68
rule-1-3-2 = Districts
    .text =
        The Districts are Galilee, Haifa District, Samaria, Lydda, Jerusalem District and Gaza.
        Every Sabotage marker in a District takes 1 Political Will in a Propaganda Round (6.1.1).
        Five of them are Coastal; Jerusalem District alone is not. Only a few Events ask for this, and a City or Railway never counts as Coastal.

rule-1-3-3 = Cities
    .text =
        The Cities are Haifa City, Tel Aviv-Jaffa and Jerusalem City.
        In a Propaganda Round a Sabotage marker in a City takes 2 Political Will and a Terror marker takes 3 (6.1.1).
        Curfews and Terror markers are found in Cities and nowhere else.

# A-65
rule-1-3-4 = Railways
    .text =
        The lines are Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa and Haifa–Syria.
        Sabotage on a line slows nobody down. It matters in a Propaganda Round: a line with any Sabotage takes 2 Political Will, no matter how many markers it has, while four clean lines give the British 2 (6.1).
        An Arms Cache can never be on a Railway, whatever the source.

# A-05
rule-1-3-5 = Adjacency
    .text =
        Spaces that touch are adjacent. A Railway is a space in its own right, next to each District and City it touches. No Railway is adjacent to a Railway, and no City to a City.
        • Egypt–Tel Aviv-Jaffa line: Tel Aviv-Jaffa, Lydda, Gaza.
        • Tel Aviv-Jaffa–Jerusalem line: both Cities, Lydda, Jerusalem District.
        • Tel Aviv-Jaffa–Haifa line: both Cities, Lydda, Samaria, Haifa District.
        • Haifa–Syria line: Haifa City, Haifa District, Galilee.
        • City to District: Haifa City to Haifa District, Tel Aviv-Jaffa to Lydda, Jerusalem City to Jerusalem District.
        • Galilee borders Haifa District and Samaria; Samaria also borders Haifa District, Lydda and Jerusalem District; Gaza, Lydda and Jerusalem District all border one another.
        It counts for Search moves, Recruit supply, the Cache spent on Sabotage, Mass Detention and P11. Deploy, Patrol, Travel and both Redeploys reach across the map.
        Some borders are our inference. Four follow from the text: a District surrounds its City, and a line that leaves the City touches both. Ten rest on the geography of 1945 alone, and each of these is a rules option: those between two Districts except Lydda and Gaza, the Egypt line with Gaza, the Syria line with Galilee, and, left out by default, the Syria line with Samaria.

# A-01
rule-1-3-6 = Prison
    .text =
        The Prison holds Cells only. They arrive there by Patrol (all removed), Assault (every second one), Mass Detention (all removed) and the Events that name it.
        A prisoner is not Available: Recruit cannot place it, nor can an Event unless it draws on the Prison.
        In each Reset half the prisoners, rounded down, go to Available (6.4). If the Haganah Track demands Cells and no others are left, it takes prisoners last (6.5.2).

rule-1-4 = Forces
    .text =
        The British have Troops and Police; Irgun has Cells and Arms Caches. “British piece” means either kind of cube, “Irgun piece” means a Cell in any state or a Cache.

rule-1-4-1 = Availability and Removal
    .text =
        Whatever is neither on the map, nor in Prison, nor locked on the Haganah Track, nor out of the game waits in its side's Available box.
        Removal means back to Available, save where another place such as the Prison is named.
        New pieces come from Available, unless an Event gives another source. When too few are there, place what there is; taking a piece off the map in order to place it elsewhere is not allowed.
        A piece that should be replaced is merely removed if its substitute is missing.
        All 12 Troops begin on the map and nothing ever takes one off.

rule-1-4-2 = Stacking
    .text =
        • Arms Caches: at most two in a District or City, none on a Railway. This holds for Rob, Events, Redeploy and every other way of adding one.
        • Curfews: one per City, none elsewhere.
        • Sabotage and Terror markers: as many in a space as the supply allows.
        • Troops, Police and Cells: no limit.

# A-15
rule-1-4-3 = Underground and Active
    .text =
        Cells have two states while on the map, Underground and Active. Cubes and Caches count as Active throughout.
        Each new Cell comes in Underground, wherever it comes from. Moving a Cell leaves its state alone, except in Travel, which says what happens.
        If a rule asks for an Underground Cell to be activated, an Active one will not do. If it says just “a Cell”, one that is already Active satisfies it and stays so.
        We read Search as an exception to the last point: it turns over as many Underground Cells as it can.

rule-1-5 = Players and Factions
    .text =
        Two players: one is the British (blue), the other Irgun (red). “Irgun” includes the smaller Lehi group.
        Haganah is nobody's faction; its attitude is a marker on a track (6.5).

rule-1-6 = Intel Chits and Arms Caches
    .text =
        There is no money in this game. The British collect Intel Chits and Irgun collects Arms Caches, and these pay for every extra.

# A-12
rule-1-6-1 = Intel Chits
    .text =
        There are nine: three each of value 0, 1 and 2. A gained chit is drawn at random and shown, so both sides always know what is held and what is left in the bag.
        The British draw one for each Cache an Assault removes, for Negotiate with the track at 0, for a Pass, through some Events, and at times in a Propaganda Round.
        • To spend a chit is to use its value so that Patrol or Assault can remove Underground Cells. The value serves one space only and any excess is lost; a 0 buys nothing here.
        • To discard a chit is to give it up whatever its value: for an Intelligence Lead, for a thorough Search of a City, or in 6.2.2.
        Either way it returns to the bag at once and may be drawn again.
        We read the text as letting several chits add up in one space. With an empty bag a draw gives nothing.

# A-26, A-60
rule-1-6-2 = Arms Caches
    .text =
        A Cache comes from Rob, from a Propaganda Round, from Events, and from the Haganah Track when it enters 4.
        • It supplies Recruit in its own space and next to it, and stays where it is.
        • Spent on Sabotage (+2) or on an Offensive, it returns to Available.
        The British remove Caches by Assault and by Events. They score nothing when Irgun spends one or the Haganah Track takes one.

# A-28
rule-1-7 = Sabotage and Terror
    .text =
        Sabotage markers come from the Sabotage Operation, Terror markers from the Terror activity and from P3. Restore turns Terror into Sabotage.
        They cost Political Will in a Propaganda Round (6.1.1), and some Events and Negotiate count them. They block nothing: movement, Recruit, Rob and further Sabotage go on as before.
        A space can hold any number, within the supply of 15 (1.2).

# A-58
rule-1-8 = British Political Will
    .text =
        The marker runs from 0 to 20 and starts at 18. Any part of a change that would go past an end is lost.
        Only the check in a Propaganda Round decides the game (6.1.3). We read this strictly: a marker that falls to 0 between two rounds ends nothing and may rise again.

rule-1-9 = Haganah
    .text =
        The Haganah marker stands on a track from 0 (close to the British) to 4 (close to Irgun). It decides how many pieces Irgun has at its disposal, whether Irgun Operations get an extra space, and whether the British receive extra chits. See 6.5.

# A-13, A-56, A-64
rule-1-10 = Curfews
    .text =
        A Search of a City sets a Curfew there. While it lasts:
        • Irgun cannot Recruit in the City nor Redeploy a Cell into it.
        • Cells that Travel there may turn Active (3.3.2).
        • Irgun may Propagandize there, and the British may use Mass Detention if they have three Troops in the City.
        It does not stop Rob, Sabotage, Terror, Silence, Travel itself, Cells placed by an Event, or a Cache moved in.
        A Curfew goes when Restore is used in its City, in every Reset, and as soon as the City has neither Troops nor Police. We make that last check after each single change. The moves of one Deploy, Patrol or Search count as a single change, and so do those of the Police in a Redeploy, and then those of the Troops.

## 2 Sequence of Play

rule-2 = Sequence of Play
    .text =
        How a card is played: who goes first, what the three boxes allow, and how the order for the following card comes about.

rule-2-1 = Setup
    .text =
        The starting position and the making of the deck are described under “Setup and Deck”. It is done once, before the first card.

# A-77
rule-2-2 = Start
    .text =
        Turn up the top card and begin. Only the current card is visible; the next one is never shown in advance.
        Played cards and the size of the deck are open to both. Hidden are the order of the deck and the 14 Events left out of the game.

rule-2-3 = Initiative Track
    .text =
        On each Event card both sides act once, first one and then the other, and each puts its cylinder in a different box.
        From left to right the boxes are: Limited Operation; Event; Operation and Special Activity. The further left a side goes, the better its chance to act first next time (2.3.5).

rule-2-3-1 = Eligibility
    .text =
        One side is First Eligible, the other Second. Irgun is First at the beginning of the game and again after each Propaganda Round; otherwise the boxes of the last card decide.

# A-71, A-72
rule-2-3-2 = Options for Eligible Factions
    .text =
        The First Eligible side takes any box and finishes its action; then the Second takes one of the two others.
        • Limited Operation: one Limited Operation (2.3.4).
        • Event: the Event of the card (5.0).
        • Operation and Special Activity: one Operation, with one Special Activity if you like; never the activity by itself.
        In each box you may Pass instead. So an Event is carried out once at most, and by one side only.

# A-04, A-12, A-59, A-73
rule-2-3-3 = Passing
    .text =
        Take a box first, then waive what it offers. The box stays taken, so a Pass in the Event box keeps the Event from your opponent.
        • British: draw one Intel Chit. This is automatic. A Pass imposed by P27 shaded draws none, but the choice of box remains free.
        • Irgun: may Rob (3.3.4) as a Limited Operation, or do nothing.
        We read the Rob of a Pass as a true Limited Operation, so Haganah and an Offensive can each add a space. A rules option holds it to one space.
        Even if both sides pass, their boxes settle who is First next.

# A-03, A-08
rule-2-3-4 = Limited Operation
    .text =
        One Operation, one space, no Special Activity.
        • Patrol and Search: one destination; the pieces may arrive from several spaces.
        • Travel: one origin; the Cells may go to several places.
        • Deploy: one space for Police, then Troops from anywhere to one space. We read that as possibly a different space; a rules option makes it the same.
        An Intelligence Lead, an Offensive or the Haganah space can still add to it.

rule-2-3-5 = Adjust Eligibility
    .text =
        When both have acted, the side whose cylinder is further left becomes First Eligible and the other Second.
        Hence the Limited Operation box always makes you First, the Operation and Special Activity box always makes you Second, and the Event box makes you First only if your opponent took the Operation and Special Activity box.

rule-2-3-6 = Next Card
    .text =
        Once the order is set, the next card of the deck is turned up.

# A-03, A-69, A-70
rule-2-3-7 = Intelligence Lead and Offensive
    .text =
        Each side can pay for one more space, once per Operation, full or Limited.
        • Intelligence Lead (British): give up one chit of any value, even 0, during Patrol, Search or Assault. Not for Deploy.
        • Offensive (Irgun): return one Cache to Available during Recruit, Sabotage or Rob. Not for Travel. The Cache may be anywhere on the map where there are no cubes.
        The added space must meet the usual conditions, and a chit or Cache used here does nothing else.
        We read the timing from the example of play: in Assault, Recruit, Sabotage and Rob you may pay at any point, even after the last normal space and even with something just gained. In Patrol and Search you pay before any piece moves.

rule-2-4 = Propaganda Card
    .text =
        A Propaganda card is not acted on. Run a Propaganda Round (6.0) at once; the boxes of the Initiative Track are not used.
        The Events between two such cards make up a Campaign.

## 3 Operations

rule-3 = Operations
    .text =
        The four main actions of each side. The British Deploy, Patrol, Search and Assault; Irgun Recruits, Travels, Sabotages and Robs.

# A-09, A-71
rule-3-1 = Operations in General
    .text =
        Choose one of your side's four Operations. It has at least one space and no space twice: up to three if full, one if Limited.
        • British: one more with an Intelligence Lead, except Deploy. P9 shaded lowers the full number to two.
        • Irgun: one more with an Offensive, except Travel, and one more from Haganah (6.5.3).
        The acting side picks the order and all pieces, its own and the enemy's, and takes the effect as far as it goes. The owner is asked only about pieces for the Haganah Track (6.5.2).
        We read the text as letting you name spaces one by one; each must be legal when its turn comes. But Deploy names all Police spaces before placing, and Patrol and Search name all destinations before moving.
        We also read it as needing one legal space, if need be one that a Special Activity done first would create.

rule-3-1-1 = Pawns
    .text =
        Pawns only help to remember which spaces were chosen. They have no effect and their number limits nothing.

rule-3-2 = British Operations
    .text =
        Deploy adds Police and shifts Troops; Patrol moves Police and arrests Cells; Search moves Troops and exposes Cells; Assault removes Irgun pieces with Troops.

# A-07, A-08, A-63
rule-3-2-1 = Deploy
    .text =
        Pick up to three Districts or Cities where Troops outnumber Irgun pieces (Cells of both states and Caches together). Police do not count in this comparison.
        Put one Available Police in each. After that you may bring any Troops from all over the map to one space of any kind, Railways included; it need not be one you picked.
        We read a shortage mildly: with too few Police you choose where they go, and even with none the Deploy is legal and the Troops may move. But one fit space is needed for that, unless a rules option says otherwise.
        Special Activities: Restore or Negotiate. No Intelligence Lead.

# A-11, A-12
rule-3-2-2 = Patrol
    .text =
        Pick up to three destinations of any kind, each with a Cell. Any Police on the map may move to any of them; Troops stay put.
        Then choose one destination, or none, and send Cells from it to Prison, at most one per Police there. An Underground Cell can go only if you spend chits there worth at least the number of Underground Cells taken; it uses up capacity like any other.
        We read it so: in the space you choose, at least as many Cells must go as there are Active ones, within capacity, but chits may let Underground Cells go in their stead. A rules option has Active ones go first, as in an Assault.
        Caches are never touched. P23 unshaded gives a second space for arrests; P23 shaded puts arriving Police at risk where there is Sabotage.
        Special Activity: Negotiate.

# A-13, A-14, A-15, A-16
rule-3-2-3 = Search
    .text =
        Pick up to three destinations of any kind; nothing needs to be there. All at once, any Troops may step in from adjacent spaces, each moving once. Police do not move. Then count all cubes in each destination:
        • District or Railway: one Underground Cell turns Active per two cubes.
        • City: place a Curfew unless there is one, and one Cell turns Active per three cubes (four with P17 shaded).
        • City, thorough: discard one chit of any value instead; one Cell turns Active per cube and no Curfew is placed. One already there stays.
        Choose separately for each City. We read the Curfew as compulsory if no chit is given up; in a City without cubes it would vanish at once.
        Special Activities: Negotiate or Mass Detention.

# A-01, A-17, A-18, A-19
rule-3-2-4 = Assault
    .text =
        Pick up to three spaces of any kind with Troops and an Irgun piece. In each, one piece must go per two Troops (per Troop with P18 unshaded); Police add nothing. The order is:
        • Active Cells.
        • Underground Cells, if you spend chits there worth at least their number. This is optional.
        • Caches, once no Cell at all is left. Each gives 1 Political Will and one chit (2 and two with P25 unshaded), and the chit can be used at once.
        Removed Cells go to Available, Prison, Available and so on. We start again with Available in every space; a rules option makes it one series for the Operation. With P18 shaded all go to Available.
        We also allow a space with a single Troop, though nothing is removed there unless P18 unshaded is in force.
        Special Activity: Mass Detention.

rule-3-3 = Irgun Operations
    .text =
        Recruit brings in Cells; Travel moves and hides them; Sabotage places markers; Rob gains Caches.

# A-20, A-21
rule-3-3-1 = Recruit
    .text =
        Pick up to three spaces without a Curfew.
        • A Cache in the space or next to it: place up to two Cells. This works on Railways as well.
        • A City without such a Cache: place one Cell.
        • A District or Railway without one cannot be picked.
        Cells arrive Underground, from Available only. The Cache is not used up and may supply many spaces; British pieces do not interfere.
        We judge supply when each space is resolved, so a Cache given up for an Offensive no longer helps the spaces that follow.
        Special Activities: Silence or Propagandize.

# A-22, A-23, A-24
rule-3-3-2 = Travel
    .text =
        Pick up to three origin spaces with Cells. Any Cells there may go to any spaces of the map, also back to the same one. Those you leave alone do not change.
        Take the Cells going from one origin to one destination as a group. On a Railway or in a Curfew City it turns Active if the group plus the cubes there make four or more. In all other cases it turns Underground.
        Other Cells at the destination, and those from another origin, are not counted.
        We read this as one move per Cell in each Travel: a space whose only Cells have just arrived cannot be an origin. A rules option allows it.
        Special Activities: Silence or Propagandize. No Offensive.

# A-25, A-26, A-27, A-28
rule-3-3-3 = Sabotage
    .text =
        Pick up to three spaces of any kind with an Underground Cell. In each, one Underground Cell turns Active, whatever happens next.
        Before the roll you may return one Cache to Available, from that space or an adjacent one, for +2. Cubes beside the Cache do not matter.
        Roll: die, minus 1 per Police in the space, plus 2 for a Cache. A result of 3 or more places a Sabotage marker, also where there are some already.
        With P32 unshaded a 1 on the die also sends the Cell just activated to Available. We read this as the face of the die before any change, so the roll can still succeed.
        Special Activities: Silence, Propagandize or Terror.

# A-31, A-32
rule-3-3-4 = Rob
    .text =
        Pick up to three Districts or Cities where Cells, of both states, outnumber Police. Troops and Curfews do not matter.
        In each, roll a die: 3 or more places a Cache from Available. With P32 shaded no roll is needed.
        Then, success or not, one Underground Cell turns Active if there is any Police in the space.
        We read the condition as the only one: you may Rob where two Caches already are, or with none Available, but nothing is placed.
        Special Activities: Silence or Propagandize.

## 4 Special Activities

rule-4 = Special Activities
    .text =
        An extra that may go with a full Operation. The British have Restore, Negotiate and Mass Detention; Irgun has Silence, Propagandize and Terror.

# A-33, A-44, A-74
rule-4-1 = Special Activities in General
    .text =
        One per full Operation and none with a Limited Operation or a Pass. All of it happens at one moment, and its conditions are judged then. The acting side makes the choices.
        It may come before the Operation, after it, or in between. We read “in between” as:
        • between two finished spaces;
        • in Travel between two groups;
        • in Deploy between placing Police and moving Troops;
        • in Patrol or Search after the movement.
        Never between a roll and its result. Cells just placed or moved may serve the activity, and the activity may prepare a later step of the Operation.
        An Event may grant one without an Operation; this does not affect eligibility.

rule-4-1-1 = Accompanying Operations
    .text =
        • Restore: Deploy.
        • Negotiate: Deploy, Patrol or Search.
        • Mass Detention: Search or Assault.
        • Silence and Propagandize: any Irgun Operation.
        • Terror: Sabotage.
        Terror must take place in a City of its Sabotage. The others may be anywhere that meets their own conditions.

rule-4-2 = British Special Activities
    .text =
        Restore clears a space of markers, Negotiate draws Haganah away from Irgun, Mass Detention fills the Prison at some risk.

# A-34
rule-4-2-1 = Restore
    .text =
        With Deploy only. One space of any kind with Troops and Police and without any Irgun piece.
        All Sabotage markers and the Curfew there go. Then every Terror marker is turned to Sabotage and stays; a second Restore would clear it.
        We read the loss of the Curfew as part of the effect, not as a choice. The Deploy itself may create the conditions.

# A-35
rule-4-2-2 = Negotiate
    .text =
        With Deploy, Patrol or Search. It has no space.
        Roll a die; every Terror marker in play raises the result by 1. A total above the Haganah value moves the track one step left, and 6.5.2 applies at once.
        If the track was at 0 to begin with, the British draw one chit instead; we see no need for a roll then. Reaching 0 by this very roll gives no chit.

# A-36
rule-4-2-3 = Mass Detention
    .text =
        With Search or Assault. One City with a Curfew and at least three Troops; it need not be a space of the Operation.
        Roll a die. That many Cells, of either state, go to Prison from the City and its District taken together; if there are fewer, all go. The British choose which. Each point of the die without a Cell costs 1 Political Will.
        Caches, and Cells on Railways, are safe. With P18 shaded the Cells go to Available.
        We allow it even where there are no Cells at all.

rule-4-3 = Irgun Special Activities
    .text =
        Silence removes a Police, Propagandize turns Curfews against the British, Terror makes a Sabotage far worse.

# A-37
rule-4-3-1 = Silence
    .text =
        With any Irgun Operation. One space of any kind where Underground Cells are at least as many as Police.
        One Police there goes to Available. No Cell turns Active.
        We take it for granted that at least one Police must be present. If that leaves a City without cubes, its Curfew goes.

# A-38
rule-4-3-2 = Propagandize
    .text =
        With any Irgun Operation. Choose one City or two; a Curfew and a Cell must be present in each.
        In each: if all its Cells are Underground, one turns Active; then Political Will falls by 1 (by 2 with P25 shaded).

# A-28, A-29, A-61
rule-4-3-3 = Terror
    .text =
        With Sabotage only, in one City of that Sabotage, declared before its die is rolled.
        Proceed as for Sabotage, with the Cache and the Police counted in the same way, but read the result so:
        • 2 or less: nothing.
        • 3 to 5: one Terror marker.
        • 6 or more: two Terror markers, and Haganah moves one step left (6.5).
        P17 unshaded allows one marker at most. We read it as leaving the Haganah step in place, and so too when the supply of markers has run out.

## 5 Events

rule-5 = Events
    .text =
        What the cards do, who decides, and which of their effects last.

rule-5-0 = Events
    .text =
        Besides its title and flavour text, a card has one or two Event texts. Only these do anything.

# A-03, A-39, A-40, A-44
rule-5-1 = Executing Events
    .text =
        Follow the text to the letter, in its order. The side that plays the card makes the choices. A side that the text tells to act decides how, and with “may” also whether.
        A text that names nobody (both of P11, P21 shaded, P28 unshaded) can be read in two ways. We take it to mean the only side that has the Operation or chits in question: that side decides. It can also mean that the side playing the card makes every choice, whoever owns the pieces and chits; a rules option plays it so. And we let a side choose a text that will do nothing, except P3 unshaded while there is no Terror marker.
        An Operation granted by an Event follows the normal rules. We read a number of spaces on the card as final: no Lead, Offensive or Haganah space adds to it and P9 shaded does not cut it. A rules option lifts the ban on additions. A “Limited Operation” granted by an Event may be extended as usual.
        Paying for +2, for Underground Cells or for a thorough City Search stays possible, unless the card forbids it.

rule-5-1-1 = Events against Rules
    .text =
        Where they clash, the Event wins. Three limits always hold:
        • Stacking: two Caches per space and none on Railways, one Curfew per City.
        • Supply: only Available pieces and markers are placed. A replacement that cannot be made is just a removal.
        • Political Will stays between 0 and 20.

# A-30, A-62
rule-5-1-2 = Event against Event
    .text =
        The card being played now prevails over a Capability already in force.
        So P6, P8, P26 and P27 keep their printed number of spaces in spite of P9 shaded, and P3 shaded places two Terror markers in spite of P17 unshaded.

# A-36, A-46, A-75, A-78
rule-5-1-3 = Doing What Can Be Done
    .text =
        Carry out every part that is possible and skip the rest. Where the text says “may” or “up to”, the amount is free.
        We read this as ruling out evasion too: if a choice in a compulsory text would block a later part and another choice would not, take the other. This concerns P1 and P11 unshaded; a rules option makes those choices free.

rule-5-2 = Dual Use
    .text =
        Most cards have an unshaded and a shaded text. Whoever plays the card takes one of them, whichever side it seems to favour. P4, P22 and P26 have a single text.

rule-5-3 = Capabilities
    .text =
        P9, P13, P17, P18, P23, P25, P29 and P32 last until the end of the game. Either side may play either text, whatever the label says, and it then applies to all concerned.
        The card stays in view with a marker for the chosen text. It never changes or lapses. A Capability card that nobody played has no effect.

# A-42
rule-5-4 = Starred Events
    .text =
        P2, P4, P8, P20 and P27 carry a star. It matters only with P9 unshaded: then the Political Will lost by such an Event is 1 less, not below 0. This is counted once per Event, and gains do not change.

## 6 Propaganda Round

rule-6 = Propaganda Round
    .text =
        The reckoning that each Propaganda card brings, and the rules of the Haganah Track.

rule-6-0 = Propaganda Round
    .text =
        Four phases, always in this order: Political Will, Resource, Redeploy, Reset. The third round ends after the first phase.

rule-6-1 = Political Will Phase
    .text =
        Add up all losses and gains of 6.1.1 and 6.1.2, then move the marker once by the balance, within 0 and 20. Check for the end of the game only after that.
        For example, with 1 Political Will left, three Sabotage markers in Districts and nothing else, the marker goes from 1 to 3 (3 lost, 5 gained), and Irgun does not win.

rule-6-1-1 = Disorder
    .text =
        Political Will lost:
        • 1 for each Sabotage marker in a District;
        • 2 for each Railway with Sabotage, counted once per line;
        • 2 for each Sabotage marker in a City;
        • 3 for each Terror marker in a City.

rule-6-1-2 = Order
    .text =
        Political Will gained:
        • 2 if all four Railways are free of Sabotage;
        • 1 for each City with neither Sabotage nor Terror.
        A clean map thus gives 5.

rule-6-1-3 = Victory
    .text =
        If the marker is on 0 after the move, Irgun has won and the game is over.

# A-67
rule-6-1-4 = Game End
    .text =
        If this was the third Propaganda card and Irgun has not won, the British win at once. The other phases are left out, and cards still in the deck are not played.

rule-6-2 = Resource Phase
    .text =
        Three steps in order: Expropriations, British Intel, Haganah Cooperation.

# A-04
rule-6-2-1 = Expropriations
    .text =
        Irgun may Rob (3.3.4) in one District or City where Cells outnumber Police. All that belongs to Rob applies, P32 shaded too.
        We read the single space as fixed: neither Haganah nor an Offensive adds to it.

# A-53
rule-6-2-2 = British Intel
    .text =
        With no chit in hand the British draw one. Otherwise they give up half of their chits, rounded down: one of two or three, two of four, none if they hold just one. We let the British choose which.

rule-6-2-3 = Haganah Cooperation
    .text =
        • Track at 0: the British draw one chit. It comes after the halving and is kept whole.
        • Track at 4: Irgun may place one Available Cache, without a roll, in a District or City with a Cell and fewer than two Caches.
        • Track at 1, 2 or 3: nothing. P13 has no bearing here.

rule-6-3 = Redeploy Phase
    .text =
        The British finish all their moves, then Irgun moves. Everything is optional and adjacency plays no part.

# A-54, A-56
rule-6-3-1 = British Redeploy
    .text =
        Police first: any on the map may go to a Railway or to a space with a British piece. Then Troops: any may go to Cities or Railways. Troops may remain in a District but not enter one. Available Police are not placed.
        We judge the British piece at each move, not counting the Police on the move; each cube moves once. A Curfew City left without cubes loses its Curfew straight away.

# A-55
rule-6-3-2 = Irgun Redeploy
    .text =
        For each City without a Curfew, one Cell may come in from another space of the map. After that, one Cache may move to a District or City with a Cell, within the limit of two.
        Cells keep their state. We read this as one move per Cell, and as allowing a City to give up a Cell and receive another.

# A-02
rule-6-4 = Reset Phase
    .text =
        In this order:
        • P29, if in force.
        • All Curfew, Sabotage and Terror markers leave the map.
        • Half the prisoners, rounded down, go to Available.
        • Every Cell on the map turns Underground.
        • Irgun becomes First Eligible, the British Second, and the next card is turned up.
        Chits, Capabilities, Political Will, Haganah and pieces on the map stay as they are.
        For P29 we follow the card rather than its tip: Cells leave or enter the Curfew Cities themselves. A rules option follows the tip.

rule-6-5 = Haganah Track
    .text =
        The track shows where Haganah leans, from 4 (with Irgun) down to 0 (with the British). The game starts at 4.

# A-43, A-61
rule-6-5-1 = Moving the Track
    .text =
        Right, towards Irgun: by Events alone. Left, towards the British: by Negotiate, by a Terror result of 6 or more, and by Events.
        Each shift is one step. At an end of the track a further shift is ignored. With P22, though, we require a direction in which the marker can move.

# A-10, A-60
rule-6-5-2 = Adding and Removing Irgun Pieces
    .text =
        Box 4 has places for two Cells and one Cache, box 3 for three Cells. They are empty while the track stands on or above the box, and full while it stands below.
        • Moving up into 3 or 4 sends the pieces under that box to Available.
        • Moving down out of 4 or 3 fills the places of the box just left: first from Available, then from the map, at last from Prison. Irgun chooses what leaves the map, even on a British turn.
        We settle this at once, interrupting the action that moved the track; if a space already chosen thereby fails its condition, it is skipped. The British gain nothing from a Cache locked here.

# A-03, A-04, A-09
rule-6-5-3 = Additional Space for Irgun Operations
    .text =
        At 4 every Irgun Operation, full or Limited, may have one more space. With an Offensive this makes up to five or three. P13 unshaded cancels it; P13 shaded grants it at 3 as well.
        We read it as depending on the track when the space is named: spaces named earlier stay, but after a shift none can be added on this ground. An Offensive adds its space in any case, before the shift or after. A rules option fixes the number at the start instead.
        Operations that an Event gives with their own number of spaces do not get it, nor do Expropriations.

# A-35
rule-6-5-4 = Intelligence
    .text =
        At 0 the British draw a chit with every Negotiate, and one more in each Propaganda Round that reaches the Resource Phase.

## 7 Victory

rule-7 = Victory
    .text =
        Political Will decides the game: Irgun must bring it to 0 at the right moment, the British must hold out.

rule-7-0 = Victory
    .text =
        One side always wins; there is no draw. The only thing that counts is Political Will (0 to 20) as it stands at the check in a Propaganda Round.

# A-58
rule-7-0-1 = Early Victory
    .text =
        Irgun wins in any Propaganda Round, the last included, if Political Will is 0 when 6.1.3 is checked. A marker on 0 at any other time is not yet a win.

rule-7-0-2 = Final Victory
    .text =
        The British win if at least 1 Political Will is left after the Political Will Phase of the third round.

# A-46, A-47, A-60
rule-7-1 = Raising Political Will
    .text =
        • Each Cache taken in an Assault: 1, or 2 with P25 unshaded.
        • A Cache removed by P11 or P19 unshaded: 1. P12 gives nothing.
        • P8 unshaded: 2. P4 and P20 unshaded: 2 if their condition is met. P24 unshaded: 1 per Terror marker, at most 3.
        • Propaganda Round: 2 for four clean Railways, 1 for each clean City. Only the balance of the round is applied.

# A-41, A-42
rule-7-2 = Lowering Political Will
    .text =
        • Propagandize: 1 per City, or 2 with P25 shaded.
        • Mass Detention: 1 for each point of the die without a Cell.
        • Events: P2 shaded 3; P4 up to 3; P8 shaded 1 per Curfew; P19 shaded 2 on a roll of 3 or more; P20 shaded 2; P24 shaded up to 3; P27 shaded 1; P30 shaded 1. P9 unshaded takes 1 off the starred ones.
        • Propaganda Round: the losses of 6.1.1, set against the gains.

## Setup

rule-setup = Setup and Deck
    .text =
        Deck: shuffle the 32 Events and deal three piles of six; the other 14 are put away unseen. In each pile mix a Propaganda card with two of the Events and put these three below the other four. The piles on top of each other make 21 cards, with a Propaganda card fifth, sixth or seventh in each seven.
        • Galilee, Samaria, Gaza: 1 Cell and 2 Troops each.
        • Haifa City, Tel Aviv-Jaffa, Jerusalem City: 1 Cell, 2 Troops and 1 Police each.
        • Lydda, Jerusalem District: 1 Cell and 1 Cache each.
        • Haifa District: 1 Cell.
        • Railways and Prison: empty.
        • Available: 6 Cells, 3 Caches, 3 Police.
        Political Will is at 18 and Haganah at 4 with nothing locked. All nine chits are in the bag, all Cells are Underground, and Irgun is First Eligible.

## Rules options

# A-01
option-assault_alternation = Assault: where removed Cells go
    .text =
        Default (per space): in each Assault space the series starts afresh, so the first Cell goes to Available, the second to Prison, and so on. One Cell in each of three spaces: all three to Available.
        Other (per operation): one series runs through all spaces of the Operation. The same three Cells go to Available, Prison, Available.
        Why: the rule describes the whole removal for each space on its own. The printed example fits both readings.

# A-02
option-p29_anywhere = P29 Curfews: in the City or anywhere
    .text =
        Default (off): the card as printed. One Cell leaves each Curfew City (unshaded), or Irgun may place up to one in each (shaded).
        Other (on): the tip in the rulebook. The Curfews only give the number; the Cells may leave or enter any spaces, Railways too. The side that played the card picks the Cells to remove; Irgun decides about placing.
        Why: card and tip contradict each other. Event text is carried out literally, and where it contradicts the rules, which the tips belong to, it prevails.

# A-03
option-event_ops_extendable = Event Operations: extra spaces
    .text =
        Default (off): when an Event grants an Operation with a number of spaces, that number is the most there can be. Intelligence Lead, Offensive and the Haganah space do not apply.
        Other (on): they apply as in any Operation of that type. P6 still forbids the use of chits.
        Why: the rules of the extra spaces speak of any Operation, and Sabotage from an Event is one; the ban on chits in P6 points that way too. But they name the fixed number that they may exceed, the one space of a Limited Operation, and no other; Event text prevails over rules; and P1 shaded grants one space precisely when Haganah would always make it two.
        “Limited Operations” from Events can be extended in either case.

# A-04
option-pass_op_is_limop = Irgun Pass: a Limited Rob
    .text =
        Default (on): the Rob of an Irgun Pass is a Limited Operation, so the Haganah space and an Offensive can each add one.
        Other (off): it is exactly one space.
        Why: the index of terms calls it a Limited Operation, and those can be extended; the rule itself speaks of one space, which is how any Limited Operation is described. We are fairly sure, not certain.

# A-06
option-p27_carries_over_propaganda = P27 American Loans: before a Propaganda card
    .text =
        Default (off): if the card after P27 shaded is a Propaganda card, the forced British Pass lapses.
        Other (on): it waits for the next Event card.
        Why: the text speaks of one particular card, and a Propaganda Round sets the order of play anew. If the next card is an Event, there is no difference.

# A-07
option-deploy_needs_space = Deploy: without a space for Police
    .text =
        Default (on): a Deploy needs a District or City where Troops outnumber Irgun pieces. Without one it cannot be chosen, and P8 moves no Troops.
        Other (off): if there is no such space, the Deploy places no Police but may still move Troops to one space, and its Special Activity may come with it.
        Why: an Operation is done in spaces, and this one has none; but the Troop move has no condition of its own. If a fit space exists, one must be named in either case.

# A-08
option-limited_deploy_one_space = Limited Deploy: where the Troops go
    .text =
        Default (off): to any one space, Railways included, whichever space got the Police.
        Other (on): only to the space that was named for the Police.
        Why: a Limited Deploy has one destination space, but the rule lets even a Limited one send Troops to a Railway, where a Deploy never places Police.

# A-09
option-haganah_bonus_latched = Haganah space: when it is counted
    .text =
        Default (off): the extra space exists only if it is named while the track grants it. A Terror that pushes the track down takes it away, unless you named all your spaces beforehand.
        Other (on): the number is fixed when the Operation starts and survives a shift.
        Why: the rule ties the space to the track standing at 4, and the printed example calls it gone right after the shift.

# A-11
option-patrol_active_first = Patrol: chits past Active Cells
    .text =
        Default (off): with chits, Underground Cells may go to Prison while Active ones stay. At least as many Cells go as there are Active ones, within the number of Police.
        Other (on): Active Cells go first, as in an Assault. Chits reach Underground Cells only with Police that are left over.
        Why: the order is written for the Assault alone, and the acting side picks its targets. But the Patrol too speaks first of Active Cells.

# A-22
option-travel_cell_moves_once = Travel: one move per Cell
    .text =
        Default (on): a Cell moves once per Travel. Cells that have just arrived cannot leave again and do not make their space an origin.
        Other (off): they may move on from a later origin of the same Travel.
        Why: the text does not forbid a second hop outright, but it would undo the test for turning Active.

# A-28
option-markers_limit_operations = Sabotage and Terror: fifteen markers
    .text =
        Default (on): the 15 markers are all there are. If none is left, a Sabotage or Terror that succeeds places none.
        Other (off): Operations and Terror may place more; Events only what the fifteen still allow.
        Why: the list of components is a limit for pieces, and we read it so for markers too. In so many words the rules bind only Events to what is Available.

# A-40
option-unnamed_side = Events that name no side: who decides
    .text =
        Default (owner): the side that has the Operation decides everything about it: the British the Search and Assault of P11, Irgun the Travel of P11 and the Sabotage of P21.
        Other (executor): the side that plays the card decides it all, whoever owns the pieces: which City, which moves, whose chits or Caches are spent, and with “may” or “up to” also whether.
        Why: the executing side makes all selections unless another is told to act. We take an Operation that only one side has as telling that side; the text itself names nobody. The chits of P28 go to the British in either case.

# A-51
option-p23s_roll = P23 Road Mines: rolls for arriving Police
    .text =
        Default (per space): after a Patrol has moved, roll once for each destination that has Sabotage and received Police; on 1 to 3 one Police there is lost.
        Other (per Police): roll once for each Police that moved in.
        Why: the card speaks of moving Police to a space and of losing one.

# A-76
option-p14_detention_needs_search = P14 Martial Law: Mass Detention without a Search
    .text =
        Default (off): Mass Detention may follow even if no City was searched.
        Other (on): it may follow only if at least one City was searched; in which City it happens is still free.
        Why: the card joins the two with “then”, but its Search may be of no City at all, and Mass Detention has its own condition.

# A-78
option-event_full_effect_forced = Events: no dodging of later parts
    .text =
        Default (on): in a compulsory text you must choose so that as many later parts as possible can be done. For P1 unshaded the City must, if it can, end with a Curfew and three Troops so that Mass Detention follows; for P11 unshaded it should allow the Assault and have a Cache in reach.
        Other (off): the choice is free, and a part it makes impossible is skipped.
        Why: Event text that can be carried out must be, and a choice made to avoid it would go against that.

# A-05
option-rail_syria_touches_samaria = Map: Samaria and the Haifa–Syria line
    .text =
        Default (off): they are not adjacent.
        Other (on): they are. Troops can Search from one into the other, and a Cache in Samaria supplies Recruit and Sabotage on the line.
        Why: the text does not say and we had no printed map at hand. The historical line ran through the Haifa and Galilee districts. If your board shows them touching, switch this on.

# A-05
option-rail_syria_touches_galilee = Map: Galilee and the Haifa–Syria line
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: the line runs to Syria, and of all Districts only Galilee reaches it. If your board shows them apart, switch this off.

# A-05
option-rail_egypt_touches_gaza = Map: Gaza and the Egypt–Tel Aviv-Jaffa line
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: the line comes from Egypt, and of all Districts only Gaza reaches it. If your board shows them apart, switch this off.

# A-05
option-galilee_touches_haifa_d = Map: Galilee and Haifa District
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistricts of Acre and Nazareth bordered on that of Haifa. If your board shows them apart, switch this off.

# A-05
option-galilee_touches_samaria = Map: Galilee and Samaria
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistricts of Nazareth and Beisan bordered on that of Jenin. If your board shows them apart, switch this off.

# A-05
option-haifa_d_touches_samaria = Map: Haifa District and Samaria
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistrict of Haifa bordered on those of Jenin and Tulkarm, and one Railway touches both Districts. If your board shows them apart, switch this off.

# A-05
option-samaria_touches_lydda = Map: Samaria and Lydda
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistricts of Tulkarm and Nablus bordered on those of Jaffa and Ramle, and one Railway touches both Districts. If your board shows them apart, switch this off.

# A-05
option-samaria_touches_jerusalem_d = Map: Samaria and Jerusalem District
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistrict of Nablus bordered on that of Ramallah. If your board shows them apart, switch this off.

# A-05
option-lydda_touches_jerusalem_d = Map: Lydda and Jerusalem District
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistrict of Ramle bordered on those of Ramallah, Jerusalem and Hebron, and one Railway touches both Districts. If your board shows them apart, switch this off.

# A-05
option-jerusalem_d_touches_gaza = Map: Jerusalem District and Gaza
    .text =
        Default (on): they are adjacent.
        Other (off): they are not. Troops cannot Search from one into the other, and a Cache in one supplies neither Recruit nor Sabotage in the other.
        Why: the text does not say and we had no printed map at hand. We go by geography: in 1945 the subdistrict of Hebron bordered on those of Gaza and Beersheba. If your board shows them apart, switch this off.
