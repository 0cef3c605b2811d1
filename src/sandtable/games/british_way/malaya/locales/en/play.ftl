### The British Way: Malaya. Texts of play: prompts, log, reasons, answers, names, labels.
### The interface puts the text of name-* (or a card's title) in the place of a string argument, so no message may
### select on a side, space, box, kind or Operation: sentences must read well with any of them.
### It adds the rule number to a log line and shows the side beside a prompt; neither is written here.
### An attribute of a question words one of its answers for it: ask-x.done instead of answer-done.

## Names

name-game = The British Way: Malaya
deck-house = House deck (ours)
deck-owner = Owner's deck
name-kedah = Kedah
name-perak = Perak
name-kelantan = Kelantan
name-trengganu = Trengganu
name-pahang = Pahang
name-selangor = Selangor
name-negri_sembilan = Negri Sembilan
name-johore = Johore
name-thailand = Thailand
name-kuala_lumpur = Kuala Lumpur
name-ec_tin = Tin Economic Center
name-ec_rubber = Rubber Economic Center

name-british = British
name-mcp = MCP
name-standard = The standard game
name-extended = The extended game
name-chance = Chance

name-limited = Limited Operation
name-event = Event
name-operation = Operation and Special Activity

name-train = Train
name-garrison = Garrison
name-sweep = Sweep
name-assault = Assault
name-rally = Rally
name-march = March
name-attack = Attack
name-terror = Terror
name-resettle = Resettle
name-reprisal = Reprisal
name-strike = Air Strike
name-extort = Extort
name-intimidate = Intimidate
name-ambush = Ambush

name-unshaded = unshaded
name-shaded = shaded

name-troops = Troops
name-police = Police
name-guerrillas = Guerrillas
name-bases = Bases

name-gurney = Gurney
name-briggs = Briggs
name-templer = Templer

## Short names, at most 12 columns in a terminal

short-kedah = Kedah
short-perak = Perak
short-kelantan = Kelantan
short-trengganu = Trengganu
short-pahang = Pahang
short-selangor = Selangor
short-negri_sembilan = Negri Semb.
short-johore = Johore
short-thailand = Thailand
short-kuala_lumpur = K. Lumpur
short-ec_tin = EC Tin
short-ec_rubber = EC Rubber

## Labels of the board

label-political-will = Political Will
label-initiative = Initiative
label-card-number = card { $number } of { $all }
label-commander = Commander
label-commander-down = face down
label-resources = Resources
label-available = Available
label-capabilities = Capabilities
label-first = First Eligible
label-second = Second Eligible
label-deck = Cards in the deck
label-card = Card
label-markers = Markers left
label-troops = Troops
label-police = Police
label-underground = Underground
label-active = Active
label-bases = Bases
label-sabotage = Sabotage
label-terror = Terror
label-villages = New Villages
label-support = Support
label-neutral = Neutral
label-opposition = Opposition
label-control = Control
label-population = Population
label-options = Rules options
label-options-default = default
label-log = Log

## Prompts: sequence of play and events

phase-first = 1st Eligible
phase-second = 2nd Eligible
ask-box = { $card }: choose a box
ask-text = { $card }: play the Event, or pass
ask-operation = { $box }: choose an Operation, or pass
ask-granted-operation = { $card } grants a free Limited Operation: choose one, or decline
    .done = Decline
ask-granted-activity = { $card } grants { $activity }: choose a space, or decline
    .done = Decline
ask-activity = Special Activity: choose one, or finish without
    .done = No Special Activity
    .resettle = Resettle in { $space }
    .reprisal = Reprisal in { $space }
    .strike = Air Strike in { $space }
    .extort = Extort in { $space }
    .intimidate = Intimidate in { $space }
ask-another-space = { $activity }: choose another space, or finish
    .resettle = { $space }
    .reprisal = { $space }
    .strike = { $space }
    .extort = { $space }
    .intimidate = { $space }
ask-move-commander = Move the Commander, or leave him
    .done = Leave him
ask-may-garrison = Garrison now, at no cost?
ask-shift-to-support = Choose a space to move towards Support ({ $left } left)
ask-shift-to-opposition = Choose a space to move towards Opposition ({ $left } left)
ask-place-terror = Choose a space for a Terror marker
ask-place-sabotage = Choose an Economic Center to sabotage
ask-place-base = Choose a Province for a Base, or decline
    .done = Place none
ask-place-troops = Choose a space for up to three Troops, or decline
    .done = Place none
ask-remove-base = Choose a Province whose Base is removed
ask-remove-guerrilla = Choose a Guerrilla to remove ({ $left } left)
ask-buy-guerrilla = Pay 2 Resources to remove a Guerrilla? ({ $left } left)
    .done = Pay no more
ask-remove-terror = Choose a space to clear of Terror ({ $left } left)
ask-remove-troops = Choose a Troop to remove ({ $left } left)
ask-remove-village = Choose a New Village to remove ({ $left } left)
ask-activate-guerrilla = Choose a space where an Underground Guerrilla turns Active ({ $left } left)
ask-hide-guerrillas = Choose a space where all Guerrillas go Underground ({ $left } left)
ask-replace-police = Choose a space where a Guerrilla replaces a Police ({ $left } left)

## Prompts: British

ask-train = Train: choose a space, or finish
ask-sweep = Sweep: choose a destination, or finish
ask-assault = Assault: choose a space, or finish
ask-garrison = Garrison: choose the one destination
ask-garrison-province = Garrison: choose the one Province that cubes may go to, or none
    .done = No Province
ask-garrison-assault = Garrison: choose the Economic Center to Assault, or none
    .done = No Assault
ask-place-how-many = { $space }: place how many { $kind }?
ask-take-cube = None Available. Take one from the map for { $space }? ({ $left } left)
    .done = Take no more
ask-move-troops = Move Troops: choose where they come from, or finish
ask-move-police = Move Police: choose where they come from, or finish
ask-move-to = { $kind } from { $space }: choose a destination
ask-how-many = { $kind } from { $space }: how many?
ask-pacify = Pacify: choose a space, or finish ({ $left } left)
ask-remove-how-much-terror = { $space }: pay to remove how many Terror markers?
ask-shift = { $space }: pay to shift one level?
ask-drive-out = Reprisal in { $space }: choose the Guerrilla to drive out
ask-drive-out-to = Reprisal in { $space }: choose where it goes
ask-return-village = Take a New Village back from a secure Province?
    .done = Take none

## Prompts: MCP

ask-rally = Rally: choose a space, or finish
ask-march = March: choose a destination, or finish
ask-attack = Attack: choose a space, or finish
ask-terror = Terror: choose a space, or finish
ask-rally-how = Rally in { $space }: do what?
ask-rally-how-many = Rally in { $space }: place how many Guerrillas?
ask-build-of-active = { $space }: how many of the two Guerrillas replaced are Active?
ask-take-guerrilla = None Available. Take a Guerrilla from the map for { $space }? ({ $left } left)
    .done = Take no more
ask-take-base = None Available. Choose the Base that moves to { $space }
ask-march-from = March: choose where Guerrillas come from, or finish
ask-march-to = March from { $space }: choose a destination
ask-march-active = March from { $space }: how many Active Guerrillas go?
ask-march-underground = March from { $space }: how many Underground Guerrillas go?
ask-agitate = Agitate: choose a space, or finish ({ $left } left)
ask-intimidate-what = Intimidate in { $space }: remove what?

## Prompts: chance, shown while waiting for it

ask-reveal = The next card
ask-roll-attack = Die for Attack in { $space }

## Log: sequence of play and events

log-reveal = Card { $number }: { $card }
log-box = { $side }: { $box } box
log-operation = { $side }: { $operation }
log-event = { $side } played { $card } ({ $text })
log-event-single = { $side } played { $card }
log-no-effect = The event had no effect
log-capability = { $card } ({ $text }) stays in force to the end of the game
log-pass = { $side } passed
log-eligibility = First Eligible on the next card: { $side }
log-commander = The Commander is now { $commander }
log-commander-down = The Commander is turned face down: no Commander has an effect
log-commander-up = The Commander is turned face up again
log-victory = { $side } won the game
log-draw = The game is a draw

## Log: pieces, markers, tracks

log-place-troops = { $number ->
    [one] 1 Troop placed in { $space }
   *[other] { $number } Troops placed in { $space }
 }
log-place-police = { $number } Police placed in { $space }
log-remove-troops = { $number ->
    [one] 1 Troop went from { $space } to Available
   *[other] { $number } Troops went from { $space } to Available
 }
log-remove-police = { $number } Police went from { $space } to Available
log-place-guerrillas = { $number ->
    [one] 1 Guerrilla placed in { $space }
   *[other] { $number } Guerrillas placed in { $space }
 }
log-remove-guerrillas = { $number ->
    [one] 1 Guerrilla went from { $space } to Available
   *[other] { $number } Guerrillas went from { $space } to Available
 }
log-activate-guerrillas = { $number ->
    [one] 1 Guerrilla turned Active in { $space }
   *[other] { $number } Guerrillas turned Active in { $space }
 }
log-hide-guerrillas = { $number ->
    [one] 1 Guerrilla went Underground in { $space }
   *[other] { $number } Guerrillas went Underground in { $space }
 }
log-move = { $kind } moved: { $number } from { $origin } to { $space }
log-place-base = Base placed in { $space }
log-remove-base = Base in { $space } removed to Available
log-place-village = New Village placed in { $space }
log-remove-village = New Village in { $space } removed
log-place-terror = { $number ->
    [one] Terror marker placed in { $space }
   *[other] { $number } Terror markers placed in { $space }
 }
log-remove-terror = { $number ->
    [one] Terror marker removed from { $space }
   *[other] { $number } Terror markers removed from { $space }
 }
log-place-sabotage = { $number ->
    [one] Sabotage marker placed in { $space }
   *[other] { $number } Sabotage markers placed in { $space }
 }
log-control-british = British Control in { $space }
log-control-mcp = MCP Control in { $space }
log-control-none = Nobody Controls { $space } any more
log-support = { $space } is now at Support
log-neutral = { $space } is now Neutral
log-opposition = { $space } is now at Opposition
log-pay = { $side } paid { $number }, { $left } left
log-gain = { $side } gained { $number }, { $left } now
# A gain needs its sign; a loss brings its own.
log-political-will-stays = Political Will stays at { $value }
log-political-will = { $change ->
    [1] Political Will +1: { $before } → { $after }
    [2] Political Will +2: { $before } → { $after }
    [3] Political Will +3: { $before } → { $after }
    [4] Political Will +4: { $before } → { $after }
    [5] Political Will +5: { $before } → { $after }
    [6] Political Will +6: { $before } → { $after }
    [7] Political Will +7: { $before } → { $after }
    [8] Political Will +8: { $before } → { $after }
    [9] Political Will +9: { $before } → { $after }
    [10] Political Will +10: { $before } → { $after }
   *[other] Political Will { $change }: { $before } → { $after }
 }

## Forecast: what a thing on the board costs or brings in the Political Will Phase

forecast-support = Support in { $space }
forecast-opposition = Opposition in { $space }
forecast-sabotage = Sabotage in { $space }
forecast-terror = Terror in { $space }

## Log: Operations, Special Activities, Propaganda Round

log-assault = { $number ->
    [0] Assault in { $space }: too few to remove a piece
    [one] Assault in { $space }: enough for 1 piece
   *[other] Assault in { $space }: enough for { $number } pieces
 }
log-march = { $number ->
    [one] 1 Guerrilla
   *[other] { $number } Guerrillas
 } marched from { $origin } to { $space }{ $seen ->
    [True] , seen and now Active
   *[False] {""}
 }
log-attack = Attack in { $space }: die { $die } against { $number ->
    [one] 1 Guerrilla
   *[other] { $number } Guerrillas
 }, { $success ->
    [True] success
   *[False] failure
 }
log-ambush = Ambush in { $space }
log-reprisal = Reprisal in { $space }
log-political-will-phase = Political Will Phase: hearts and minds { $opinion }, disorder { $disorder }
log-reset = Reset: markers cleared, Guerrillas Underground

## Reasons why an answer is not offered

why-already-chosen = already chosen
why-not-by-this-event = this event does not reach { $space }
why-not-here = { $space } does not have what is asked for here
why-no-way-there = { $space } cannot be the destination here
why-no-way-from-here = nothing in { $space } can move now
why-not-now = not possible at this moment
why-not-an-option = not an answer to this question
why-not-selected = { $space } is not a space of this Operation
why-single-text = { $card } has only one text
why-no-effect = this text of { $card } would do nothing now
why-no-space-for-operation = no space allows { $operation } now
why-too-few-resources = too few Resources for { $space }
why-too-few-resources-for-operation = too few Resources for { $operation }
why-no-troops = { $space } has no Troops
why-no-police = { $space } has no Police
why-no-cubes = { $space } has no British piece
why-no-guerrilla = { $space } has no Guerrilla
why-no-guerrilla-near = no space next to { $space } has a Guerrilla
why-no-underground-guerrilla = { $space } has no Underground Guerrilla ({ $active } Active)
why-no-active-guerrilla = { $space } has no Active Guerrilla ({ $underground } Underground)
why-no-mcp-piece = { $space } has neither Guerrilla nor Base
why-no-base = { $space } has no Base
why-no-village = { $space } has no New Village
why-village-here = { $space } has a New Village
why-no-village-left = all four New Villages are on the map
why-not-a-province = { $space } is not a Province
why-no-population = { $space } has no population
why-economic-center = { $space } will not do: Economic Centers are excluded
why-thailand = British hands do not reach { $space }, and nothing there can be struck
why-border-closed = the border police watch { $space }
why-open-anyway = { $space } can be garrisoned without being named
why-support = { $space } is at Support
why-already-support = { $space } is at Support and free of Terror
why-already-opposition = { $space } is at Opposition and free of Terror
why-nobody-to-intimidate = { $space } has no Police, no New Village that could go and no Support
why-no-british-control = the British do not Control { $space } (cubes { $cubes }, Guerrillas { $guerrillas }, Bases { $bases })
why-british-control = the British Control { $space }
why-mcp-control = MCP Controls { $space }
why-no-mcp-control = MCP does not Control { $space } (cubes { $cubes }, Guerrillas { $guerrillas }, Bases { $bases })

## Answers: single words

answer-done = Done
answer-yes = Yes
answer-no = No
answer-pass = Pass
answer-limited = Limited Operation
answer-event = Event
answer-operation = Operation and Special Activity
answer-unshaded = Unshaded text
answer-shaded = Shaded text
answer-left = One box left
answer-right = One box right
answer-one = Place one Guerrilla
answer-build = Replace two Guerrillas with a Base
answer-many = Place Guerrillas for population and Bases
answer-hide = Turn all Guerrillas Underground
answer-do-train = Train
answer-do-garrison = Garrison
answer-do-sweep = Sweep
answer-do-assault = Assault
answer-do-rally = Rally
answer-do-march = March
answer-do-attack = Attack
answer-do-terror = Terror

## Answers: spaces, pieces, numbers, cards

answer-train = Train in { $space }
answer-garrison = Garrison { $space }
answer-sweep = Sweep { $space }
answer-assault = Assault in { $space }
answer-rally = Rally in { $space }
answer-march = March to { $space }
answer-attack = Attack in { $space }
answer-terror = Terror in { $space }
answer-resettle = Special Activity: Resettle in { $space }
answer-reprisal = Special Activity: Reprisal in { $space }
answer-strike = Special Activity: Air Strike in { $space }
answer-extort = Special Activity: Extort in { $space }
answer-intimidate = Special Activity: Intimidate in { $space }
answer-ambush = Special Activity: Ambush in { $space }
answer-pacify = Pacify { $space }
answer-agitate = Agitate in { $space }
answer-from = From { $space }
answer-to = To { $space }
answer-troops = Troops in { $space }
answer-police = Police in { $space }
answer-underground = Underground Guerrilla in { $space }
answer-active = Active Guerrilla in { $space }
answer-base = Base in { $space }
answer-village = New Village in { $space }
answer-at = { $space }
answer-number = { $number }
answer-card = { $id } { $card }

## Column headings of the board

head-population = Pop.
head-level = Opinion
head-control = Control
head-troops = Troops
head-police = Police
head-underground = Undergr.
head-active = Active
head-bases = Bases
head-sabotage = Sabotage
head-terror = Terror
head-villages = Villages

bid-means = Added to the Political Will at the start: more helps the British, less helps MCP.
