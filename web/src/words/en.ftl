app-name = Sandtable
app-loading = Setting the table …
app-missing = There is nothing at this address.

## Board

board-label = Map of Palestine
board-keys = Arrow keys walk between adjacent spaces, letters jump to a space, Enter chooses.
board-not-asked = This space is not part of the current choice.
board-empty = no pieces
board-chosen = chosen as number { $number }
board-advised = advised as number { $number }
board-troops = Troops
board-police = Police
board-underground = Underground Cell
board-active = Active Cell
board-caches = Arms Cache
board-sabotage = Sabotage
board-terror = Terror
board-curfew = Curfew
board-troops-count = { $count } Troops
board-police-count = { $count } Police
board-underground-count = { $count ->
    [one] { $count } Underground Cell
   *[other] { $count } Underground Cells
}
board-active-count = { $count ->
    [one] { $count } Active Cell
   *[other] { $count } Active Cells
}
board-caches-count = { $count ->
    [one] { $count } Arms Cache
   *[other] { $count } Arms Caches
}
board-cells-count = { $count ->
    [one] { $count } Cell
   *[other] { $count } Cells
}
board-sabotage-count = { $count } Sabotage
board-terror-count = { $count } Terror
board-curfew-count = Curfew
board-political-will = Political Will
board-political-will-is = Political Will: { $value } of 20
board-haganah = Haganah
board-haganah-is = Haganah Track: { $value } of 4. Locked: { $cells } Cells, { $caches } Arms Caches
board-locked = Locked pieces
board-legend = Pieces and markers
board-initiative = Initiative
board-first-eligible = 1st Eligible
board-second-eligible = 2nd Eligible
board-box-limited = Limited Op
board-box-event = Event
board-box-operation = Op & Special
board-box-limited-means = One Operation in one space; on the next card you go first.
board-box-event-means = One text of the card; on the next card you go first only if the other side takes Op & Special.
board-box-operation-means = An Operation in several spaces and one Special Activity; on the next card you go second.
board-box-holds = { $box }: { $side }
board-free = free
board-forced-pass = { $side }: pass forced (P27)
board-forced-pass-next = { $side }: pass next (P27)
board-available-to = { $side }: Available
board-available-cells = Cells
board-available-caches = Arms Caches
board-prison = Prison
board-removed = Out of play
board-chits = Intel Chits
board-chit = Intel Chit of value { $value }: { $count }
board-capabilities = Capabilities
board-no-capabilities = None in force
board-unshaded = unshaded
board-shaded = shaded
board-capability = { $title }: { $text } text, executed by { $side }
board-deck = Cards
board-deck-left = { $count } in the deck
board-card-current = { $title }, the current card
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-reset = Show the whole map
board-space = Space
board-choice = Choice
board-table = The board as a table
board-sea = Mediterranean Sea
board-lebanon = Lebanon
board-syria = Syria
board-transjordan = Transjordan
board-egypt = Egypt
board-negev = Negev
board-cartouche = Palestine
board-years = 1945–1947

## Lobby

lobby-title = History on the table
lobby-sentence = Historical wargames on a table that knows their rules: beside a friend, against a bot, or online by sending a link. No account needed.
lobby-learn = Learn by playing
lobby-learn-aside = A guided first game of about fifteen minutes. You need to know nothing.
lobby-new-game = New game
lobby-home = To the first page
lobby-rules = Rules and cards
lobby-rules-beside = The rules before and after
lobby-pages = Pages
lobby-nav-learn = Learn
lobby-nav-rules = Rules
lobby-unreachable = The table cannot be reached just now.
lobby-quick = Play at once
lobby-quick-bot = Play { $side ->
    [british] the British
   *[other] { $name }
} against a bot
lobby-quick-bot-aside = Across the table: { $bot }
lobby-quick-both = Side by side on this screen
lobby-quick-both-aside = You hold both sides: for two at one desk, or to try things out
lobby-my-games = Your games
lobby-no-games = None yet. A game that you begin, or whose link you open, is listed here.
lobby-group-turn = Your turn
lobby-group-invited = Waiting for a friend to take a seat
lobby-group-waiting = Waiting for others
lobby-group-finished = Finished
lobby-group-unplayable = Cannot be played on here
lobby-you = you
lobby-friend = a friend
lobby-here = at the table
lobby-your-turn = Your turn
lobby-their-turn = { $side } to move
lobby-copy = Copy
lobby-copy-for = Copy the link for { $side }
lobby-invite = { $number ->
    [one] Send your friend this link
   *[other] Send your friends these links
}
lobby-invite-aside = Each link lets one person take a seat. Whoever does gets a link of their own, and this one no longer works. The game waits, for minutes or for days.
lobby-invite-side = { $side }, for { $name }
lobby-invite-open = Nobody has taken this seat yet.
lobby-invite-arrived = Your friend has taken this seat.
lobby-invite-taken = All seats are taken
lobby-invite-watch = To watch
lobby-invite-watch-note = For spectators: they see everything and touch nothing.
lobby-take-seat = Take your seat
lobby-watch = Watch the game
lobby-game = Game
lobby-who = Who sits where
lobby-who-me = Me
lobby-who-friend = A friend, by link
lobby-who-bot = A bot
lobby-bot = Bot
lobby-name = Name
lobby-name-optional = optional
lobby-start = How it begins
lobby-start-scenario = From the beginning
lobby-start-import = From a record or a position
lobby-scenario = Scenario
lobby-bid = Bid
lobby-bid-help = Added to the Political Will at the start: more helps the British, less helps Irgun.
lobby-bid-less = One less
lobby-bid-more = One more
lobby-options = Rules options
lobby-options-changed = { $changed ->
    [0] all at their default
    [one] { $changed } changed
   *[other] { $changed } changed
}
lobby-options-help = Where the rulebook can be read in two ways, we chose one. Choose otherwise if you play it otherwise.
lobby-option-default = Default
lobby-option-other = Other
lobby-option-explain = Explain
lobby-import = Record or position
lobby-import-placeholder = Paste it here, or drop a file
lobby-import-file = Choose a file
lobby-begin = Begin
lobby-cancel = Cancel

## Table
table-home = To the lobby
table-unreachable = The table does not answer. Is the server running? Try again in a moment.
table-lost = Connection lost, trying again …
table-sending = Sending
table-not-sent = The table did not answer. If nothing has changed, try again.
table-moved-on = The game had moved on. This is how it stands now.
table-close = Close
table-copied = Copied
table-language = Language
table-theme = Theme
table-theme-auto = ◐ Auto
table-theme-light = ☀︎ Light
table-theme-dark = ☾ Dark
table-menu = Menu
table-undo = Undo
table-undo-turn = Undo turn
table-replay = Replay
table-tabs = Beside the board
table-tab-turn = Turn
table-tab-card = Card
table-tab-log = Log
table-tab-card-log = Card and log
table-tab-spaces = Spaces
table-tab-rules = Rules
table-tab-history = Chart
table-tab-players = Players
table-your-turn = Your turn
table-open-rule = Rule { $number }
table-answers = Answers
table-answers-of = { $space }: choose one.
table-all-answers = All answers
table-why-not = Why not? ({ $count })
table-choose-several = Choose several at once
table-send-ticked = { $count ->
    [0] Tick spaces, then confirm
    [one] Confirm 1 space
   *[other] Confirm { $count } spaces
}
table-meanwhile = Since your last turn
table-end-turn = End this turn?
table-end-turn-nothing = Nothing was done.
table-confirm-turn = End the turn
table-step-back = Step back
table-waiting = { $who } to decide
table-bot-thinks = { $who } is thinking
table-over = The game is over
table-won = { $who } victory
table-drawn = A draw
table-log = Log
table-log-empty = Nothing has happened yet.
table-jump = Look at moment { $moment }
table-unshaded = Unshaded
table-shaded = Shaded
table-lasting = In force to the end of the game
table-card-note = Note
table-card-background = Background
table-rules = Rules
table-rules-search = Search the rules and cards
table-rules-contents = Contents
table-rules-back = Back
table-rules-next = Next rule
table-rules-previous = Previous rule
table-rules-none = No rule or card is called that.
table-rules-missing = There is no rule { $number }.
table-you = You
table-you-named = { $name } (you)
table-friend = A friend
table-here = here
table-away = away
table-spectators = Spectators
table-copy-link = Copy link
table-settings = Settings
table-confirm-turns = Confirm the end of my turns
table-notices = Tell me when it is my turn and this page is hidden
table-notice-address = Tell me of my turns at this Apprise address
table-notice-is-set = The table tells you of your turns.
table-notice-leave = Tell me
table-notice-remove = Tell me no more
table-chat = Chat
table-chat-empty = Nobody has said anything.
table-chat-say = Say something
table-chat-send = Send
table-dice = Verifiable dice
table-dice-explained = All dice and draws follow from a secret fixed before the first card. This is its fingerprint; the secret is shown when the game is over, and then everyone can check every roll.
table-dice-revealed = The dice revealed
table-dice-verify = Save the record and run “sandtable record verify” on it: it checks every roll against the secret.
table-dice-secret = Secret
table-dice-commitment = Fingerprint
table-replay-at = Moment { $moment } of { $last }
table-replay-slider = Moment
table-replay-start = To the start
table-replay-back = One answer back
table-replay-on = One answer on
table-replay-turn-back = One turn back
table-replay-turn-on = One turn on
table-replay-end = To the end
table-replay-from-start = Replay from the start
table-now = Back to now
table-now-your-turn = Your turn: back to now
table-copy-moment = Copy link to this moment
table-copy-moment-own = Copy link to this moment (only for those at this table)
table-continue-here = New game from here
table-continue-explained = A new game begins at moment { $moment } of this one. This game stays as it is.
table-seat-me = Me
table-seat-friend = A friend, by link
table-begin = Begin
table-new-game = New game
table-export-record = Save the record
table-export-position = Save the position
table-import = Open a record or position
table-share = Links to share
table-go-back-now = Go back to here
table-go-back-ask = Ask to go back here
table-go-back-sure = The game goes back to moment { $moment }. All that came after it is taken back for good.
table-go-back-menu = Go back …
table-rollback-wanted = { $who } asks to go back to moment { $moment }.
table-rollback-asked = You have asked to go back to moment { $moment }.
table-rollback-accept = Go back
table-rollback-decline = Decline
table-rollback-withdraw = Withdraw
table-chart-card = Card
table-chart-table = As a table
table-chart-empty = The course of the game appears here after the first card.
table-chart-start = Start
table-value-haganah = Haganah
table-value-political_will = Political Will
table-keys = Keys
table-key-choose = choose the numbered answer
table-key-confirm = confirm
table-key-back = step back
table-key-undo = undo
table-key-rule = the rule behind the prompt
table-key-board = on the board: walk between neighbours
table-key-letters = on the board: jump to a space
table-key-replay = in the replay: one answer back or on
table-key-turns = in the replay: one turn back or on
table-key-ends = in the replay: start and end
table-key-help = these keys

## Seats and their links

seat-invited = You are invited to { $title }
seat-invited-once = This invitation is for one person. When you take the seat you get a link of your own, and the invitation no longer works: not even for who sent it.
seat-take = Take this seat: { $side }
seat-not-now = Not now
seat-free = nobody yet
seat-taken = The seat is yours. For another device, copy your own link under “Players”.
seat-other-device = On another device
seat-copy-own = Copy my link
seat-new-link = New link for { $side }
seat-new-link-sure = Whoever sits at { $side } now loses the seat and is told so. You get a new link to send; it lets one person take the seat.
seat-new-link-unused = The link that you have sent for { $side } no longer works then. You get a new one to send.
seat-new-link-do = Make a new link
seat-new-link-made = The new link for { $side } is ready to be sent.

## Learn

learn-title = Learn by playing
learn-tab = Lesson
learn-progress = How far you have come
learn-back = Back
learn-next = Next
learn-show = Do it for me
learn-again = Once more from the beginning
learn-restart = Start over
learn-otherwise = In this example the next choice is “{ $expected }”; in your own games you may also choose “{ $other }”.
learn-no-card = No card has been turned up yet.
learn-finished = Now play a game of your own
learn-rules = Read the rules

## Analysis and bots

analysis-title = How the game went
analysis-explained = The bot looks at every turn again and estimates who would have won: a graph of the chances, with the turns that decided the game.
analysis-begin = Analyse the game
analysis-go-on = Go on
analysis-progress = { $done } of { $total } moments
analysis-percent = { $percent } %
analysis-chance = { $side }: { $percent } %
analysis-turning = Turning points
analysis-swing = { $side } { $before } → { $after } %
analysis-more-lines = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
analysis-advise = Advise me
analysis-turns = Best turns
analysis-turns-here = Best turns here
analysis-turns-note = The chance to win after each, as a short search sees it. The map numbers the spaces of the shaded turn.
analysis-searching = Searching
analysis-elapsed = { $seconds } s
analysis-stop = Stop
analysis-interrupted = This was stopped: the game has moved on, or something else was asked.
analysis-more-steps = and { $count } more
analysis-take = Take it
analysis-allow = Allow analysis during this game
analysis-allow-explained = The bot’s advice opens only if everyone at the table allows it. You can change your mind at any time.
analysis-consent-open = All allow it: ask for advice on your turn.
analysis-consent-proposed = { $who } would allow it.
analysis-consent-closed = It opens when all players allow it.
analysis-bot-silent = { $who } does not answer
analysis-bot-failed = The bot “{ $bot }” has failed. Let another take its place or play its side yourself; if you go back, it tries again.
analysis-substitute = In its place:
analysis-substitute-do = Play on
analysis-take-over = Play its side myself
analysis-search = Search
analysis-seconds = { $seconds ->
    [one] { $seconds } second a turn
   *[other] { $seconds } seconds a turn
}
analysis-more-bots = More bots
