app-name = Sandtable
app-loading = Setting the table …
app-missing = There is nothing at this address.
app-lost = Nothing here
app-missing-todo = The link may be cut or mistyped. Open it again from where you have it, or begin on the first page.
app-only-here = These links work on this machine only. To let a friend come, start the table with “{ $command }”, open it by the name or address that this machine has in your network, and copy the link there.
app-not-loaded = This page could not be loaded.
app-load-again = Try again
app-no-face = This game cannot be shown here.
app-which-game = Which game?

## Lobby

lobby-title = History on the table
lobby-sentence = Historical wargames on a table that knows their rules: beside a friend, against a bot, or online by sending a link. No account needed.
lobby-learn = Learn by playing
lobby-learn-aside = New here? First a guided game of 10 to 16 minutes, for which you need to know nothing; then one of your own against Easy, below.
lobby-easy-aside = New here? Choose a side of any game below and play against Easy.
lobby-new-game = New game
lobby-home = To the first page
lobby-rules = Rules and cards
lobby-rules-beside = The rules before and after
lobby-pages = Pages
lobby-nav-learn = Learn
lobby-nav-rules = Rules
lobby-unreachable = The table cannot be reached just now.
lobby-games = What can be played
lobby-length = How long
lobby-ours = What is ours
lobby-new-game-more = With a friend, or with options
lobby-quick-bot = { $bots ->
    [one] Play { $name } against a bot
   *[other] Play { $name } against { $bots } bots
}
lobby-quick-bot-aside = Across the table: { $bot }
lobby-quick-both = Side by side on this screen
lobby-quick-both-aside = You hold all sides: for { $sides } at one desk, or to try things out
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
lobby-moved = moved { $when }
lobby-ended = ended { $when }
lobby-remove = Remove from the list: { $game }
lobby-remove-do = Remove from my list
lobby-remove-sure = Remove this game from your list?
lobby-remove-explained = The game itself stays. You come back to it only by its link.
lobby-remove-playing = The game goes on and your seat stays yours, but you come back to it only by your own link: copy it first. If you do not want to play on, resign in the game.
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
lobby-who-friend-explained = You get a link to send. Your friend gives a name when joining.
lobby-who-bot = A bot
lobby-bot = Bot
lobby-name = Name
lobby-name-optional = optional
lobby-start = How it begins
lobby-start-scenario = From the beginning
lobby-start-import = From a record or a position
lobby-scenario = Scenario
lobby-bid = Bid
lobby-bid-less = One less
lobby-bid-more = One more
lobby-bid-usual = Usual: { $usual }.
lobby-options = Rules options
lobby-options-changed = { $changed ->
    [0] all at their default
    [one] { $changed } changed
   *[other] { $changed } changed
}
lobby-options-help = Where the rulebook can be read in two ways, we chose one. Choose otherwise if you play it otherwise.
lobby-option-default = Default
lobby-option-default-named = { $name } (default)
lobby-option-other = Other
lobby-option-explain = Explain
lobby-import = Record or position
lobby-import-placeholder = Paste it here, or drop a file
lobby-import-file = Choose a file
lobby-import-sound = The game goes on after { $moment ->
    [one] 1 answer
   *[other] { $moment } answers
}.
lobby-import-over = A finished game of { $moment } answers, to look at.
lobby-begin = Begin
lobby-cancel = Cancel

## Table
table-home = To the first page
table-closed = This game does not open
table-closed-todo = If the link came from a friend, ask for it once more; games that this browser knows are on the first page.
table-unplayable-todo = Nothing is lost: save its record, with which it can be played on at a table of the version that began it.
table-silent = The table is silent
table-silent-todo = Nothing is lost. This page tries again by itself.
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
table-sheet = Height of the sheet under the board
table-sheet-share = { $percent } percent of the screen
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
table-beside = Beside it:
table-chosen = chosen as number { $number }
table-no-longer = This is no longer offered.
table-phase = { $whole }: { $number } of { $count }, { $part }
table-progress = space { $number } of { $count }
table-why-not = Why not?
table-choose-several = Choose several
table-send-order = Give this order
table-end-orders = End this segment
table-standing = Standing answers
table-send-ticked = { $count ->
    [0] Tick spaces, then confirm
    [one] Confirm 1 space
   *[other] Confirm { $count } spaces
}
table-meanwhile = Since your last turn
table-meanwhile-first = Before your first turn
table-play-back = Play it back
table-end-turn = End this turn?
table-hand-over = Hand over to the other side?
table-hand-over-now = Hand over
table-end-turn-nothing = Nothing was done.
table-confirm-turn = End the turn
table-step-back = Step back
table-waiting = { $who } to decide
table-bot-thinks = { $who }: thinking
table-over = The game is over
table-won = { $who } won
table-drawn = A draw
table-log = Log
table-log-older = Older lines
log-between = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
table-log-empty = Nothing has happened yet.
table-go-there = Show on the map
table-jump = Look at moment { $moment }
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
table-resign = Resign …
table-resign-sure = Resign this game?
table-resign-explained = The game is over at once, and the other side has won. This cannot be taken back.
table-resign-side = Resign as { $side }
table-rematch = Rematch, sides swapped
table-rematch-wanted = A rematch with sides swapped has begun.
table-rematch-join = Take your seat in the rematch
table-sound = Sounds: my turn, dice
table-dice = Verifiable dice
table-dice-explained = All dice and draws follow from a secret fixed before the game began. This is its fingerprint; the secret is shown when the game is over, and then everyone can check every roll.
table-dice-revealed = The dice revealed
table-dice-verify = Save the record and run “sandtable record verify” on it: it checks every roll against the secret.
table-dice-secret = Secret
table-dice-commitment = Fingerprint
table-replay-at = Moment { $moment } of { $last }
table-replay-turn = Turn { $number }
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-slider = Moment
table-replay-start = To the start
table-replay-back = One answer back
table-replay-on = One answer on
table-replay-turn-back = One turn back
table-replay-turn-on = One turn on
table-replay-end = To the end
table-replay-from-start = Replay from the start
table-now = Back to now
table-now-your-turn = Back to your turn
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
table-go-back-consent = When everyone else agrees, the game goes back to moment { $moment }.
table-go-back-menu = Go back …
table-rollback-wanted = { $who } asks to go back to moment { $moment }.
table-rollback-asked = You have asked to go back to moment { $moment }.
table-rollback-awaits = Still to agree: { $who }.
table-rollback-ask = Ask
table-rollback-look = See that board
table-undone = What would be undone
table-undone-nothing = Nothing of which the log tells.
table-rollback-accept = Go back
table-rollback-decline = Decline
table-rollback-withdraw = Withdraw
table-chart-table = As a table
table-chart-empty = The course of the game appears here after the first turn.
table-chart-start = Start
table-forecast = if counted then
table-forecast-of = { $name } if counted then
table-keys = Keys
table-key-choose = choose the numbered answer
table-key-finish = finish: done, pass, do not, end the turn
table-key-confirm = confirm what is ticked, or the end of the turn
table-key-back = step back
table-key-undo = undo
table-key-rule = the rule behind the prompt
table-key-board = on the board: walk between neighbours
table-key-letters = on the board: jump to a space
table-key-menu = in the menu of a space: walk, choose
table-key-replay = in the replay: one answer back or on
table-key-turns = in the replay: one turn back or on
table-key-ends = in the replay: start and end
table-key-play = play back what you have not seen; in the replay: play or pause
table-key-help = these keys

## What changed

changes-title = What changed
changes-more = +{ $what }
changes-less = −{ $what }
changes-from = { $pieces } from { $space }
changes-instead = { $from } → { $to }
changes-from-to = { $what } { $from } → { $to }

## Seats and their links

seat-invited = You are invited to { $title }
seat-invited-once = This invitation is for one person. When you take the seat you get a link of your own, and the invitation no longer works: not even for who sent it.
seat-take = Take this seat: { $side }
seat-not-now = Not now
seat-your-name = Your name
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
learn-chapter = Chapter { $number } of { $all }, { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
 }
learn-chapters = Chapters
learn-progress = Progress in the chapter “{ $chapter }”
learn-progress-value = { $taken } of { $all } steps
learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
 }
learn-whole = All chapters together take about { $minutes } minutes, by what there is to read and to do. Begin anywhere, and stop whenever you like.
learn-done = done
learn-here = you are here
learn-chapter-done = Chapter done: { $title }.
learn-next-chapter = Next:
learn-kept = You may stop here: this browser remembers where you are.
learn-later = Go on later
learn-go-on = Next chapter
learn-back = Back
learn-next = Next
learn-show = Do it for me
learn-others = { $count ->
    [one] 1 other answer
   *[other] { $count } other answers
 }
learn-others-explained = In your own games you may choose these too; this guided game goes another way.
learn-otherwise = In this guided game the next choice is “{ $expected }”; in your own games you may also choose “{ $other }”.
learn-no-card = No card has been turned up yet.
learn-finished = Now play a game of your own
learn-rules = Read the rules
learn-none = This game has no guided first game.

## Analysis and bots

analysis-title = How the game went
analysis-explained = The bot looks at every turn again and estimates who would have won: a graph of the chances, with the turns that decided the game.
analysis-begin = Analyse the game
analysis-show = Look at the analysis
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
analysis-played = Played
analysis-better = Better
analysis-beside = { $side }: the turn that was played, and a better one
analysis-beside-note = The map numbers the spaces of the pressed one.
analysis-searching = Searching
analysis-elapsed = { $seconds } s
analysis-stop = Stop
analysis-interrupted = This was stopped: the game has moved on, or something else was asked.
analysis-more-steps = and { $count } more
analysis-take = Take it
analysis-allow = Allow analysis during this game
analysis-allow-explained = The bot's advice opens only if everyone at the table allows it. You can change your mind at any time.
analysis-consent-open = All allow it: ask for advice on your turn.
analysis-consent-proposed = { $who } would allow it.
analysis-consent-closed = It opens when all players allow it.
analysis-bot-silent = { $who }: no answer
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
