### The British Way: Cyprus. Texts of play: prompts, log, reasons, answers, names, labels.
### The interface puts the text of name-* (or a card's title) in the place of a string argument, so no message may
### select on a side, space, box, kind or Operation: sentences must read well with any of them.
### It adds the rule number to a log line and shows the side beside a prompt; neither is written here.
### An attribute of a question words one of its answers for it: ask-x.done instead of answer-done.

## Names

name-game = The British Way: Cyprus
deck-house = House deck (ours)
deck-owner = Owner's deck
name-paphos = Paphos
name-limassol = Limassol
name-nicosia = Nicosia
name-larnaca = Larnaca
name-famagusta = Famagusta
name-karpas = Karpas
name-troodos = Troodos
name-kyrenia = Kyrenia
name-akrotiri = Akrotiri
name-dhekelia = Dhekelia
name-eoka = EOKA
name-ambush = Ambush
name-british = British
name-standard = The standard game
name-chance = Chance
name-limited = Limited Operation
name-event = Event
name-operation = Operation and Special Activity
name-deploy = Deploy
name-patrol = Patrol
name-search = Search
name-assault = Assault
name-recruit = Recruit
name-travel = Travel
name-sabotage = Sabotage
name-unshaded = unshaded
name-shaded = shaded
name-troops = Troops
name-police = Police
name-cells = Cells
name-caches = Arms Caches

## Short names, at most 12 columns in a terminal

short-paphos = Paphos
short-limassol = Limassol
short-nicosia = Nicosia
short-larnaca = Larnaca
short-famagusta = Famagusta
short-karpas = Karpas
short-troodos = Troodos
short-kyrenia = Kyrenia
short-akrotiri = Akrotiri
short-dhekelia = Dhekelia

## Labels of the board

label-opinion = International Opinion
label-political-will = Political Will
label-initiative = Initiative
label-card-number = card { $number } of { $all }
label-available = Available
label-prison = Prison
label-chits = Intel Chits
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
label-caches = Caches
label-sabotage = Sabotage
label-curfew = Curfew
label-options = Rules options
label-options-default = default
label-log = Log

## Prompts: sequence of play and events

ask-burning-mountain = Choose the Mountain where the forest burns
ask-burning-to = Troops flee { $space }: to which Base?
ask-embark = Troops embark: choose where one comes from, or finish ({ $left } left)
ask-embark-to = A Troop leaves { $space }: to which Base?
ask-place-sabotage = Choose a Town for a Sabotage marker
ask-place-curfew = Choose a Town for a Curfew
ask-guard-base = Choose a Base for a Police ({ $left } left)
phase-first = 1st Eligible
phase-second = 2nd Eligible
ask-box = { $card }: choose a box
ask-text = { $card }: play the Event, or pass
ask-operation = { $box }: choose an Operation, or pass
ask-activity = Special Activity: choose one, or finish without
    .done = No Special Activity
    .restore = Restore in { $space }
    .diplomacy = Diplomacy
    .interrogate = Interrogate
    .smuggle = Smuggle into { $space }
    .infiltrate = Infiltrate in { $space }
    .propagandize = Propagandize in { $space }
ask-shift = International Opinion stands at { $value }: move it which way?
ask-imprison-cell = Choose a Cell to send to Prison ({ $left } left)
    .done = Send none
ask-place-cache = Choose a space for an Arms Cache ({ $left } left)
ask-place-cell = Choose a space for a Cell ({ $left } left)
ask-remove-cache = Choose an Arms Cache to remove
    .done = Remove none
ask-remove-cell = Choose a Cell to remove ({ $left } left)
ask-remove-police = Choose a Police to remove ({ $left } left)
ask-remove-sabotage = Choose a Sabotage marker to remove, or none ({ $left } left)
    .done = Remove none

## Prompts: British Operations

ask-search-town = { $space }: a Curfew, or discard an Intel Chit for a thorough Search?
ask-deploy = { $left ->
    [0] Deploy: all spaces chosen. What next?
   *[other] Deploy: choose a space for Police ({ $left } left)
 }
ask-patrol = { $left ->
    [0] Patrol: all destinations chosen. What next?
   *[other] Patrol: choose a destination ({ $left } left)
 }
ask-search = { $left ->
    [0] Search: all destinations chosen. What next?
   *[other] Search: choose a destination ({ $left } left)
 }
ask-assault = { $left ->
    [0] Assault: all spaces chosen. What next?
   *[other] Assault: choose a space ({ $left } left)
 }
ask-place-police = Too few Police: choose a space that gets one ({ $left } left)
ask-deploy-troops = Choose the one space where Troops gather, or leave them
    .done = Leave Troops where they are
ask-gather-troops = Troops to { $space }: choose where they come from, or finish
ask-move-troops = Move Troops: choose where they come from, or finish
ask-move-police = Move Police: choose where they come from, or finish
ask-move-to = { $kind } from { $space }: choose a destination
ask-how-many = { $kind } from { $space }: how many?
ask-arrest = Patrol: choose the space where Cells are arrested, or none
    .done = No arrest
ask-arrest-underground = { $space }: how many Underground Cells go to Prison?
ask-arrest-active = { $space }: how many Active Cells go to Prison?
ask-spend-chit = { $number ->
    [one] { $space }: spend an Intel Chit? 1 more Underground Cell is within reach
   *[other] { $space }: spend an Intel Chit? { $number } more Underground Cells are within reach
 }
    .done = Do not spend
ask-search-next = Search: choose the space to resolve next

## Prompts: EOKA Operations

ask-ambush = { $left ->
    [0] Ambush: all spaces chosen. What next?
   *[other] Ambush: choose a Town ({ $left } left)
 }
ask-ambush-cache = Weapons from the Ambush in { $space }: choose where the Arms Cache goes
ask-smuggle-from = Smuggle into { $space }: where does the Arms Cache come from?
ask-smuggle-second = Smuggle: choose a second space, or none
    .done = No second space
    .smuggle = Smuggle into { $space }
ask-propagandize-effect = Propagandize in { $space }: against which?
ask-recruit = { $left ->
    [0] Recruit: all spaces chosen. What next?
   *[other] Recruit: choose a space ({ $left } left)
 }
ask-travel = { $left ->
    [0] Travel: all origins chosen. What next?
   *[other] Travel: choose an origin ({ $left } left)
 }
ask-sabotage = { $left ->
    [0] Sabotage: all spaces chosen. What next?
   *[other] Sabotage: choose a space ({ $left } left)
 }
ask-recruit-how-many = { $space }: place how many Cells?
ask-travel-to = Travel from { $space }: choose a destination, or finish
    .done = Done with { $space }
ask-travel-active = Travel from { $space }: how many Active Cells go?
ask-travel-underground = Travel from { $space }: how many Underground Cells go?
ask-spend-cache = Sabotage in { $space }: spend an Arms Cache for +{ $number }?
    .done = Do not spend

## Prompts: Propaganda Round

ask-redeploy-troops = Troops leave { $space }: how many go to { $base }? The others go to { $other }
ask-discard-chit = British Intel: choose an Intel Chit to discard ({ $left } left)
ask-redeploy-cell = Redeploy: where does a Cell in { $space } go? ({ $left } left)
ask-redeploy-cache = Redeploy: choose an Arms Cache to move, or none
    .done = Move no Cache
ask-redeploy-cache-to = Arms Cache from { $space }: choose where it goes

## Prompts: chance, shown while waiting for it

ask-roll-ambush = Die for Ambush in { $space }
ask-roll-diplomacy = Die for Diplomacy
ask-reveal = The next card
ask-draw-chit = An Intel Chit from the bag
ask-roll-sabotage = Die for Sabotage in { $space }

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
log-victory = { $side } won the game

## Log: pieces and markers

log-hide-cells = { $number ->
    [one] 1 Cell went Underground in { $space }
   *[other] { $number } Cells went Underground in { $space }
 }
log-place-cells = { $number ->
    [one] 1 Cell placed in { $space }
   *[other] { $number } Cells placed in { $space }
 }
log-remove-cells = { $number ->
    [one] 1 Cell went from { $space } to Available
   *[other] { $number } Cells went from { $space } to Available
 }
log-imprison-cells = { $number ->
    [one] 1 Cell went from { $space } to Prison
   *[other] { $number } Cells went from { $space } to Prison
 }
log-activate-cells = { $number ->
    [one] 1 Cell turned Active in { $space }
   *[other] { $number } Cells turned Active in { $space }
 }
log-place-police = { $number } Police placed in { $space }
log-remove-police = { $number } Police went from { $space } to Available
log-move = { $kind } moved: { $number } from { $origin } to { $space }
log-place-curfew = Curfew set in { $space }
log-lift-curfew = Curfew lifted in { $space }
log-place-cache = Arms Cache placed in { $space }
log-remove-cache = Arms Cache in { $space } removed to Available
log-spend-cache = EOKA spent the Arms Cache in { $space } on the Sabotage
log-offensive = Offensive: EOKA spent the Arms Cache in { $space } for one more space
log-draw-chit = British drew an Intel Chit of value { $value }
log-discard-chit = British discarded an Intel Chit of value { $value }
log-spend-chit = British spent an Intel Chit of value { $value }
log-bag-empty = No Intel Chit is left to draw
log-no-cache-to-place = No Arms Cache can be placed in { $space }
log-no-marker-left = No marker is left to place
log-lead = Intelligence Lead: British discarded an Intel Chit of value { $value } for one more space
log-place-sabotage = Sabotage marker placed in { $space }
log-remove-sabotage = Sabotage marker removed from { $space }
log-political-will-stays = Political Will stays at { $value }
log-political-will = { $change ->
    [1] Political Will +1: { $before } → { $after }
    [2] Political Will +2: { $before } → { $after }
    [3] Political Will +3: { $before } → { $after }
    [4] Political Will +4: { $before } → { $after }
    [5] Political Will +5: { $before } → { $after }
   *[other] Political Will { $change }: { $before } → { $after }
 }

## Log: Operations and Special Activities

log-ambush = Ambush in { $space }: die { $die } against { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 }, { $success ->
    [True] weapons taken
   *[False] nothing gained
 }
log-diplomacy-quiet = { $number ->
    [one] Diplomacy: with 1 marked Town the world loses interest
   *[other] Diplomacy: with { $number } marked Towns the world loses interest
 }
log-diplomacy = Diplomacy: die { $die } against Opinion at { $opinion }, { $success ->
    [True] success
   *[False] failure
 }
log-interrogate = { $number ->
    [0] Interrogate: nobody in Prison has anything to say
    [one] Interrogate: 1 Intel Chit
   *[other] Interrogate: { $number } Intel Chits
 }
log-infiltrate = Infiltrate in { $space }
log-search = { $number ->
    [one] Search in { $space } by 1 cube
   *[other] Search in { $space } by { $number } cubes
 }
log-assault = { $number ->
    [0] Assault in { $space }: too few Troops to remove a piece
    [one] Assault in { $space }: Troops enough for 1 piece
   *[other] Assault in { $space }: Troops enough for { $number } pieces
 }
log-travel = { $number ->
    [one] 1 Cell
   *[other] { $number } Cells
 } travelled from { $origin } to { $space }, { $seen ->
    [True] seen and now Active
   *[False] now Underground
 }
log-travel-stay = { $number ->
    [one] 1 Cell
   *[other] { $number } Cells
 } moved about in { $space }, { $seen ->
    [True] seen and now Active
   *[False] now Underground
 }
log-sabotage = EOKA sabotage in { $space }: { $police ->
    [0] { $cache ->
        [0] die { $die }
       *[other] die { $die } + { $cache } Cache = { $result }
     }
   *[other] { $cache ->
        [0] die { $die } - { $police } Police = { $result }
       *[other] die { $die } - { $police } Police + { $cache } Cache = { $result }
     }
 }, { $success ->
    [True] success
   *[False] failure
 }
log-restore = { $number ->
    [0] Restore in { $space }: no Sabotage marker there
    [one] Restore in { $space }: 1 Sabotage marker removed
   *[other] Restore in { $space }: { $number } Sabotage markers removed
 }
log-propagandize = Propagandize in { $space }

## Forecast: what a thing on the board costs or brings in the Political Will Phase

forecast-pressure = International Opinion
forecast-sabotage = Sabotage in { $space }
forecast-mountains = No Mountain holds an Arms Cache
forecast-towns = Towns without Sabotage, 1 for two

## Log: Propaganda Round

log-opinion-left = International Opinion moved left to { $value }
log-opinion-right = International Opinion moved right to { $value }
log-political-will-phase = Political Will Phase: { $pressure } lost to international pressure, { $lost } to disorder, { $gained } gained by order
log-reset = { $number ->
    [0] Reset: markers cleared, Cells Underground, nobody leaves Prison
    [one] Reset: markers cleared, Cells Underground, 1 Cell leaves Prison
   *[other] Reset: markers cleared, Cells Underground, { $number } Cells leave Prison
 }
log-release = { $number ->
    [0] The Prison was empty: no Cell freed
    [one] 1 Cell went from Prison to Available
   *[other] { $number } Cells went from Prison to Available
 }

## Reasons why an answer is not offered

why-no-effect = nothing of this text of { $card } can be carried out
why-base = { $space } will not do: Bases are excluded
why-mountain = { $space } will not do: Mountains are excluded
why-not-a-town = { $space } is not a Town
why-no-marker = { $space } has neither Sabotage marker nor Curfew
why-opinion-ignores = the world ignores the island: nobody sends weapons
why-no-cache-to-smuggle = no Arms Cache can reach { $space } (Troops { $troops }, Police { $police })
why-no-eoka-piece = { $space } has neither Cell nor Arms Cache
why-eoka-here = EOKA pieces are in { $space } (Cells { $cells }, Caches { $caches })
why-not-more-troops-than-eoka = { $space } needs more Troops than EOKA pieces (Troops { $troops }, Cells { $cells }, Caches { $caches })
why-too-few-police = { $space } has too few Police ({ $police })
why-already-chosen = already chosen
why-no-more-spaces = already as many spaces as this Operation may have
why-cells-just-arrived = the Cells in { $space } have just arrived; a Cell moves once per Travel
why-not-by-this-event = this event does not reach { $space }
why-no-active-cell = { $space } has no Active Cell
why-not-here = { $space } does not have what is asked for here
why-no-way-there = { $space } cannot be the destination here
why-no-way-from-here = nothing in { $space } can move now
why-not-now = not possible at this moment
why-not-an-option = not an answer to this question
why-single-text = { $card } has only one text
why-no-space-for-operation = no space allows { $operation } now
why-no-troops = { $space } has no Troops
why-no-police = { $space } has no Police
why-no-cell = { $space } has no Cell
why-no-underground-cell = { $space } has no Underground Cell ({ $active } Active)
why-no-cache = { $space } has no Arms Cache
why-no-cache-near = { $space } has no Arms Cache in it or next to it
why-two-caches = { $space } already holds { $caches } Arms Caches
why-curfew-blocks-recruit = { $space } is under Curfew
why-british-here = British pieces guard { $space } (Troops { $troops }, Police { $police })
why-fewer-underground-than-police = { $space } has fewer Underground Cells than Police (Underground { $underground }, Police { $police })
why-no-active-cell-or-chit = { $space } has no Active Cell, and no chit can be spent on an Underground one (Underground { $underground })

## Answers: single words

answer-eoka = EOKA
answer-diplomacy = Special Activity: Diplomacy
answer-interrogate = Special Activity: Interrogate
answer-available = From Available
answer-will = Political Will
answer-opinion = International Opinion
answer-do-ambush = Ambush
answer-done = Done
answer-yes = Yes
answer-no = No
answer-pass = Pass
answer-limited = Limited Operation
answer-event = Event
answer-operation = Operation and Special Activity
answer-unshaded = Unshaded text
answer-shaded = Shaded text
answer-left = Left, towards Ignore
answer-right = Right, towards Condemn
answer-british = British
answer-curfew = Curfew
answer-do-deploy = Deploy
answer-do-patrol = Patrol
answer-do-search = Search
answer-do-assault = Assault
answer-do-recruit = Recruit
answer-do-travel = Travel
answer-do-sabotage = Sabotage

## Answers: spaces, pieces, chits, numbers, cards

answer-ambush = Ambush in { $space }
answer-smuggle = Special Activity: Smuggle into { $space }
answer-infiltrate = Special Activity: Infiltrate in { $space }
answer-deploy = Deploy in { $space }
answer-patrol = Patrol to { $space }
answer-search = Search in { $space }
answer-assault = Assault in { $space }
answer-recruit = Recruit in { $space }
answer-travel = Travel from { $space }
answer-sabotage = Sabotage in { $space }
answer-restore = Special Activity: Restore in { $space }
answer-propagandize = Special Activity: Propagandize in { $space }
answer-offensive = Offensive (+1 space): Arms Cache in { $space }
answer-spend = Spend the Arms Cache in { $space }
answer-from = From { $space }
answer-to = To { $space }
answer-police = Police in { $space }
answer-underground = Underground Cell in { $space }
answer-active = Active Cell in { $space }
answer-cache = Arms Cache in { $space }
answer-at = { $space }
answer-chit = Intel Chit of value { $value }
answer-lead = Intelligence Lead (+1 space): Intel Chit of value { $value }
answer-discard = Discard an Intel Chit of value { $value }
answer-spend-chit = Spend an Intel Chit of value { $value }
answer-number = { $number }
answer-card = { $id } { $card }

## Column headings of the board

head-troops = Troops
head-police = Police
head-underground = Undergr.
head-active = Active
head-caches = Caches
head-sabotage = Sabotage
head-curfew = Curfew

bid-means = Added to the Political Will at the start: more helps the British, less helps EOKA.
