### The British Way: Palestine. Texts of play: prompts, log, reasons, answers, names, labels.
### The interface puts the text of name-* (or a card's title) in the place of a string argument, so no message may
### select on a side, space, box, kind or Operation: sentences must read well with any of them.
### It adds the rule number to a log line and shows the side beside a prompt; neither is written here.
### An attribute of a question words one of its answers for it: ask-x.done instead of answer-done.

## Names

name-game = The British Way: Palestine
name-galilee = Galilee
name-haifa_d = Haifa District
name-samaria = Samaria
name-lydda = Lydda
name-jerusalem_d = Jerusalem District
name-gaza = Gaza
name-haifa_c = Haifa City
name-tel_aviv = Tel Aviv-Jaffa
name-jerusalem_c = Jerusalem City
name-rail_egypt = Egypt–Tel Aviv Railway
name-rail_jerusalem = Tel Aviv–Jerusalem Railway
name-rail_haifa = Tel Aviv–Haifa Railway
name-rail_syria = Haifa–Syria Railway

name-british = British
name-irgun = Irgun
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
name-rob = Rob

name-unshaded = unshaded
name-shaded = shaded

name-troops = Troops
name-police = Police
name-cells = Cells
name-caches = Arms Caches

## Short names, at most 12 columns in a terminal

short-galilee = Galilee
short-haifa_d = Haifa Dist.
short-samaria = Samaria
short-lydda = Lydda
short-jerusalem_d = Jerus. Dist.
short-gaza = Gaza
short-haifa_c = Haifa City
short-tel_aviv = Tel Aviv
short-jerusalem_c = Jerus. City
short-rail_egypt = Egypt-TA
short-rail_jerusalem = TA-Jerusalem
short-rail_haifa = TA-Haifa
short-rail_syria = Haifa-Syria

## Labels of the board

bid-means = Added to the Political Will at the start: more helps the British, less helps Irgun.
label-political-will = Political Will
label-initiative = Initiative
label-pass-owed = the British owe a Pass (P27)
label-card-number = card { $number } of { $all }
label-haganah = Haganah
label-available = Available
label-prison = Prison
label-track = On the Haganah Track
label-removed = Out of the game
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
label-terror = Terror
label-curfew = Curfew
label-options = Rules options
label-options-default = default
label-log = Log

## Prompts: sequence of play and events

phase-first = 1st Eligible
phase-second = 2nd Eligible
ask-box = { $card }: choose a box
ask-text = { $card }: play the Event, or pass
ask-operation = { $box }: choose an Operation, or pass
ask-granted-operation = { $card } grants an Operation: choose one, or decline
    .done = Decline
ask-activity = Special Activity: choose one, or finish without
    .done = No Special Activity
    .restore = Restore in { $space }
    .negotiate = Negotiate
    .detain = Mass Detention in { $space }
ask-shift = Haganah stands at { $value }: move it which way?
ask-favour = Who gains: Irgun by a Limited Operation, or British by an Intel Chit?
    .irgun = Irgun: a Limited Operation
    .british = British: an Intel Chit
ask-may-draw-chit = Draw an Intel Chit?
ask-exile = How many Cells in Prison leave the game for good?
ask-guard-railway = Police on Railways: choose a Railway ({ $left } Available)
ask-imprison-cell = Choose a Cell to send to Prison
ask-place-cache = Choose a space for an Arms Cache ({ $left } left)
ask-place-cell = Choose a space for a Cell ({ $left } left)
ask-place-terror = Choose the City to strike with Terror
ask-release-cell = Choose a City for a Cell from Prison ({ $left } left)
ask-remove-cache = Choose an Arms Cache to remove
    .done = Remove none
ask-remove-cell = Choose a Cell to remove ({ $left } left)
ask-remove-police = Choose a Police to remove ({ $left } left)
ask-remove-sabotage = Choose a Sabotage marker to remove, or none
    .done = Remove none
ask-remove-terror = Choose a Terror marker to remove
ask-search-city-of-event = Choose the City to Search

## Prompts: British Operations

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
ask-deploy-troops = Deploy: choose the one space where Troops gather, or leave them
    .done = Leave Troops where they are
ask-gather-troops = Troops to { $space }: choose where they come from, or finish
ask-move-troops = Move Troops: choose where they come from, or finish
ask-move-police = Move Police: choose where they come from, or finish
ask-move-to = { $kind } from { $space }: choose a destination
ask-how-many = { $kind } from { $space }: how many?
ask-guard-how-many = { $space }: how many Police?
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
ask-search-city = { $space }: a Curfew, or discard an Intel Chit for a thorough Search?
ask-detain-cell = Mass Detention: choose a Cell to take ({ $left } left)

## Prompts: Irgun Operations

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
ask-rob = { $left ->
    [0] Rob: all spaces chosen. What next?
   *[other] Rob: choose a space ({ $left } left)
 }
ask-recruit-how-many = { $space }: place how many Cells?
ask-travel-to = Travel from { $space }: choose a destination, or finish
    .done = Done with { $space }
ask-travel-active = Travel from { $space }: how many Active Cells go?
ask-travel-underground = Travel from { $space }: how many Underground Cells go?
ask-spend-cache = Sabotage in { $space }: spend an Arms Cache for +2?
    .done = Do not spend
ask-name-ahead = Before the Terror die: name spaces to Sabotage later ({ $left } left)
    .done = Go on with Terror
ask-propagandize-second = Propagandize: choose a second City, or none
    .done = No second City
    .propagandize = Propagandize in { $space }

## Prompts: Propaganda Round and Haganah Track

ask-expropriate = Expropriations: choose a space to Rob, or none
    .done = Do not Rob
ask-discard-chit = British Intel: choose an Intel Chit to discard ({ $left } left)
ask-redeploy-cell-to = Redeploy: choose a City that receives a Cell, or finish
ask-redeploy-cell = Redeploy to { $space }: choose the Cell
ask-redeploy-cache = Redeploy: choose an Arms Cache to move, or none
    .done = Move no Cache
ask-redeploy-cache-to = Arms Cache from { $space }: choose where it goes
ask-lock-cell = Haganah Track: choose a Cell to give up ({ $left } left)
ask-lock-cache = Haganah Track: choose an Arms Cache to give up

## Prompts: chance, shown while waiting for it

ask-reveal = The next card
ask-draw-chit = An Intel Chit from the bag
ask-roll-detain = Die for Mass Detention in { $space }
ask-roll-event = Die for the Event
ask-roll-negotiate = Die for Negotiate
ask-roll-road-mines = Die for Road Mines in { $space }
ask-roll-rob = Die for Rob in { $space }
ask-roll-sabotage = Die for Sabotage in { $space }
ask-roll-terror = Die for Terror in { $space }

## Log: sequence of play and events

log-reveal = Card { $number }: { $card }
log-box = { $side }: { $box } box
log-operation = { $side }: { $operation }
log-event = { $side } played { $card } ({ $text })
log-event-single = { $side } played { $card }
log-no-effect = The event had no effect
log-capability = { $card } ({ $text }) stays in force to the end of the game
log-pass = { $side } passed
log-pass-owed = British must pass on the next card and draw no Intel Chit
log-forced-pass = American Loans: British had to pass and drew no Intel Chit
log-eligibility = First Eligible on the next card: { $side }
log-roll-event = Die for the Event: { $die }, { $success ->
    [True] it takes effect
   *[False] nothing happens (3 or more needed)
 }
log-victory = { $side } won the game

## Log: pieces and markers

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
log-spend-cache = Irgun spent the Arms Cache in { $space } for +2
log-offensive = Offensive: Irgun spent the Arms Cache in { $space } for one more space
log-draw-chit = British drew an Intel Chit of value { $value }
log-discard-chit = British discarded an Intel Chit of value { $value }
log-spend-chit = British spent an Intel Chit of value { $value }
log-bag-empty = No Intel Chit is left to draw
log-no-cache-to-place = No Arms Cache can be placed in { $space }
log-no-marker-left = No marker is left to place
log-lead = Intelligence Lead: British discarded an Intel Chit of value { $value } for one more space
log-place-sabotage = Sabotage marker placed in { $space }
log-remove-sabotage = Sabotage marker removed from { $space }
log-place-terror = { $number ->
    [one] Terror marker placed in { $space }
   *[other] { $number } Terror markers placed in { $space }
 }
log-remove-terror = Terror marker removed from { $space }
# No single change raises Political Will by more than 5 (6.1.2); a loss brings its own sign.
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

log-search = { $number ->
    [one] Search in { $space } by 1 cube
   *[other] Search in { $space } by { $number } cubes
 }
log-assault = { $number ->
    [0] Assault in { $space }: too few Troops to remove a piece
    [one] Assault in { $space }: Troops enough for 1 piece
   *[other] Assault in { $space }: Troops enough for { $number } pieces
 }
log-road-mines = { $die ->
    [1] Road Mines in { $space }: die 1, a Police is lost
    [2] Road Mines in { $space }: die 2, a Police is lost
    [3] Road Mines in { $space }: die 3, a Police is lost
   *[other] Road Mines in { $space }: die { $die }, no harm done
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
log-sabotage = Irgun sabotage in { $space }: { $police ->
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
log-terror = Irgun terror in { $space }: { $police ->
    [0] { $cache ->
        [0] die { $die }
       *[other] die { $die } + { $cache } Cache = { $result }
     }
   *[other] { $cache ->
        [0] die { $die } - { $police } Police = { $result }
       *[other] die { $die } - { $police } Police + { $cache } Cache = { $result }
     }
 }, { $result ->
    [6] devastating
    [7] devastating
    [8] devastating
   *[other] { $success ->
        [True] success
       *[False] failure
     }
 }
log-rob = Irgun robbery in { $space }: die { $die }, { $success ->
    [True] success
   *[False] failure
 }
log-rob-without-roll = Irgun robbery in { $space }: success without a roll
log-restore = { $number ->
    [0] Restore in { $space }: no Sabotage marker there
    [one] Restore in { $space }: 1 Sabotage marker removed
   *[other] Restore in { $space }: { $number } Sabotage markers removed
 }
log-restore-flips = { $number ->
    [one] 1 Terror marker in { $space } turned to Sabotage
   *[other] { $number } Terror markers in { $space } turned to Sabotage
 }
log-negotiate = { $terror ->
    [0] Negotiate: die { $die } against Haganah at { $haganah }
   *[other] Negotiate: die { $die } + { $terror } Terror = { $result } against Haganah at { $haganah }
 }, { $success ->
    [True] success
   *[False] failure
 }
log-negotiate-at-zero = Negotiate: Haganah, already at 0, passes on what it knows
log-detain = Mass Detention in { $space } and { $district }: die { $die }
log-silence = Silence in { $space }
log-propagandize = Propagandize in { $space }

## Forecast: what a thing on the board costs or brings in the Political Will Phase

forecast-sabotage = Sabotage in { $space }
forecast-terror = Terror in { $space }
forecast-railways = No Railway is sabotaged
forecast-quiet = { $space } is quiet

## Log: Propaganda Round and Haganah Track

log-political-will-phase = Political Will Phase: { $lost } lost to disorder, { $gained } gained by order
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
log-release-to = 1 Cell went from Prison to { $space }
log-exile = { $number ->
    [0] No Cell left the game
    [one] 1 Cell left the Prison and the game for good
   *[other] { $number } Cells left the Prison and the game for good
 }
log-haganah-left = Haganah moved left to { $value }
log-haganah-right = Haganah moved right to { $value }
log-haganah-frees = { $caches ->
    [0] Haganah Track: { $cells } Cells became Available
    [one] Haganah Track: { $cells } Cells and 1 Arms Cache became Available
   *[other] Haganah Track: { $cells } Cells and { $caches } Arms Caches became Available
 }
log-lock-cells = { $number ->
    [one] Haganah Track: 1 Cell locked from Available
   *[other] Haganah Track: { $number } Cells locked from Available
 }
log-lock-cell-from = Haganah Track: 1 Cell locked from { $space }
log-lock-cells-from-prison = { $number ->
    [one] Haganah Track: 1 Cell locked from Prison
   *[other] Haganah Track: { $number } Cells locked from Prison
 }
log-lock-cache = Haganah Track: 1 Arms Cache locked from Available
log-lock-cache-from = Haganah Track: 1 Arms Cache locked from { $space }

## Reasons why an answer is not offered

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
why-no-terror-on-map = { $card } needs a Terror marker to remove, and the map has none
why-no-space-for-operation = no space allows { $operation } now
why-no-troops = { $space } has no Troops
why-no-police = { $space } has no Police
why-no-cell = { $space } has no Cell
why-no-underground-cell = { $space } has no Underground Cell ({ $active } Active)
why-no-irgun-piece = { $space } has neither Cell nor Arms Cache
why-no-cache = { $space } has no Arms Cache
why-no-cache-near = { $space } has no Arms Cache in it or next to it
why-two-caches = { $space } already holds { $caches } Arms Caches
why-no-curfew = { $space } has no Curfew
why-curfew-blocks-recruit = { $space } is under Curfew
why-not-a-city = { $space } is not a City
why-railway = { $space } will not do: Railways are excluded
why-british-here = British pieces guard { $space } (Troops { $troops }, Police { $police })
why-irgun-here = Irgun pieces are in { $space } (Cells { $cells }, Caches { $caches })
why-fewer-than-three-troops = { $space } has too few Troops ({ $troops } of 3)
why-fewer-underground-than-police = { $space } has fewer Underground Cells than Police (Underground { $underground }, Police { $police })
why-not-more-cells-than-police = { $space } needs more Cells than Police (Cells { $cells }, Police { $police })
why-not-more-troops-than-irgun = { $space } needs more Troops than Irgun pieces (Troops { $troops }, Cells { $cells }, Caches { $caches })
why-no-active-cell-or-chit = { $space } has no Active Cell, and no chit can be spent on an Underground one (Underground { $underground })

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
answer-left = Left, towards British
answer-right = Right, towards Irgun
answer-british = British
answer-irgun = Irgun
answer-negotiate = Special Activity: Negotiate
answer-curfew = Curfew
answer-do-deploy = Deploy
answer-do-patrol = Patrol
answer-do-search = Search
answer-do-assault = Assault
answer-do-recruit = Recruit
answer-do-travel = Travel
answer-do-sabotage = Sabotage
answer-do-rob = Rob

## Answers: spaces, pieces, chits, numbers, cards

answer-deploy = Deploy in { $space }
answer-patrol = Patrol to { $space }
answer-search = Search in { $space }
answer-assault = Assault in { $space }
answer-recruit = Recruit in { $space }
answer-travel = Travel from { $space }
answer-sabotage = Sabotage in { $space }
answer-rob = Rob in { $space }
answer-restore = Special Activity: Restore in { $space }
answer-detain = Special Activity: Mass Detention in { $space }
answer-silence = Special Activity: Silence in { $space }
answer-propagandize = Special Activity: Propagandize in { $space }
answer-terror = Special Activity: Terror in { $space }
answer-name = Name { $space }
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
head-terror = Terror
head-curfew = Curfew
