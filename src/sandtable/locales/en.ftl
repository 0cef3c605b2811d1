### The program itself: what the terminal says besides the game.

## How words are put together.

ui-separator = {", "}
ui-labelled = { $label }: { $text }
ui-nothing = none
ui-counted = { $name } { $count }
ui-as-typed = '{ $text }'
ui-with-aside = { $text } ({ $aside })

## The terminal.

ui-type-number = {"  "}type a number from { $low } to { $high }
ui-type-order = {"  "}{ $order } ... goes on with one of these words:
ui-game-over = The game is over: { $side } won.
ui-drawn = The game is over: a draw.
ui-goodbye = Goodbye.
ui-is-offered = {"  "}{ $answer }: this is offered
ui-withheld = {"  "}{ $rule } { $answer }: { $why }
ui-nothing-named = {"  "}nothing that could be chosen here is called “{ $name }”
ui-no-rule = {"  "}there is no rule { $number }; there are, for example: { $others }
ui-nothing-withheld = {"  "}nothing is withheld here
ui-undo-nothing = {"  "}there is nothing to undo
ui-undo-chance = {"  "}undo stops at a die or a draw: what chance has shown stays
ui-undo-other = {"  "}undo stops at the other side's answer
ui-always-nothing = {"  "}no answer is given by itself any more
ui-always-no-orders = an order is given once: always is for lists
ui-name-a-file = name a file, for example: { $command } game.txt
ui-saved = {"  "}saved in { $path }
ui-welcome = { $game } · seed { $seed } · type help for the commands
ui-options-changed = Rules options: { $options }
ui-bid = Bid { $bid }. { $means }
ui-help =
    {"  "}Answer with the number in the list, or with the words themselves (sabotage gaza).
    {"  "}always ANSWER give this answer whenever the same is asked, if it is on offer; always alone or undo ends it
    {"  "}board         draw the board again
    {"  "}why [NAME]    why a space or an answer is not offered: why gaza
    {"  "}rule [NUMBER] the rule behind the prompt, or any rule or card
    {"  "}undo          take back your last answer (not past a die, a draw or the other side)
    {"  "}log           the whole log
    {"  "}options       the rules options of this game
    {"  "}save FILE     write the record of the game
    {"  "}load FILE     continue a game from its record
    {"  "}record        show the record
    {"  "}position      show the position
    {"  "}resign        give the game up
    {"  "}quit          leave the table
ui-help-orders =
    {"  "}Type an order as a sentence; one that is only begun is answered with the words that may follow, and Tab completes a word.
    {"  "}Lists are answered with the number, or with the words themselves.
    {"  "}always ANSWER give this answer whenever the same is asked, if it is on offer; always alone or undo ends it
    {"  "}board         draw the board again
    {"  "}why ORDER     why an order cannot be given, or what it costs; why NAME speaks of orders about a thing
    {"  "}rule [NUMBER] the rule behind the prompt, or any other
    {"  "}undo          take back your last answer (not past a die, a draw or the other side)
    {"  "}log           the whole log
    {"  "}options       the rules options of this game
    {"  "}save FILE     write the record of the game
    {"  "}load FILE     continue a game from its record
    {"  "}record        show the record
    {"  "}position      show the position
    {"  "}resign        give the game up
    {"  "}quit          leave the table

## The start of the table. The address stands at the end of its line, for programs that look for it.

ui-serves = Sandtable serves on { $address }
ui-games-kept = Games are kept in { $folder }, for every copy of Sandtable that you start; --data DIR keeps them elsewhere

## What happens in every game.

log-resigned = { $side } resigned

## The bots, by name.

bot-easy = Easy
    .text = Plays by rules of thumb and often slips. For your first games.
bot-normal = Normal
    .text = Looks ahead for up to three seconds a turn. A fair fight.
bot-hard = Hard
    .text = Thinks for up to fifteen seconds a turn. Expect to lose.
bot-search-seconds = Search, { $count } s a turn
    .text = Searches for the best turn for as long as you give it.
bot-search-iterations = Search, { $count } tries an answer
    .text = Searches for the best answer with so many tries.
bot-heuristic = Heuristic bot
    .text = Follows a list of priorities and answers at once.
bot-random = Random bot
    .text = Gives any legal answer. To try things out.

## The notice that it is a player's turn.

notice-turn = It is your turn in { $game }, as { $side }.
notice-replaced = Your link to { $game }, as { $side }, no longer works: who began the game has made a new one. Ask for it if the seat is still yours.

## What the table says in the chat.

event-link-taken = { $side }: somebody has taken this seat by its invitation.
event-link-replaced = { $side }: who began the game has made a new link for this seat. The old one no longer works.

## The table: what it refuses. One sentence, small at the start like all others; the page puts it into its frame.

refusal-analysis-failed = the analysis did not come to an end: try again
refusal-analysis-not-allowed = while people play, a game is analysed only for its players, and only if all of them allow it
refusal-behind-chance = a list of answers ends where chance speaks: number { $number } is too many
refusal-bot-too-slow = a bot may search in one process, for up to { $seconds } seconds a turn or { $iterations } tries an answer
refusal-bot-well = no bot has failed here
refusal-broken = the table cannot replay this game, which is damaged or has met a mistake in the rules: its record can be saved
refusal-bots-seat = a bot sits here: nobody can be invited to its seat
refusal-consent = it is for the other side to consent
refusal-database = the table's database does not work: try again in a while
refusal-field-missing = { $field } is missing
refusal-field-too-long = { $field } is too long
refusal-field-unknown = there is no field { $field }
refusal-field-wrong = { $field }: { $why }
refusal-form-wrong = the request does not have the right form
refusal-last-seat = you sit here yourself and nowhere else: keep your seat
refusal-link-replaced = this seat has a new link and this one no longer works: ask who began the game for it if the seat is yours
refusal-link-taken = this seat has been taken: ask who began the game for a new invitation if it was yours
refusal-method = this cannot be done at this address
refusal-mistake = the table made a mistake; nothing has changed
refusal-no-notices = this table sends no notices
refusal-no-replay = this game can no longer be replayed: { $reason }
refusal-no-such-game = there is no such game, or this link does not open it
refusal-no-such-moment = this game has moments 0 to { $last }
refusal-no-such-page = there is nothing at this address
refusal-no-such-rule = there is no rule of this number; there are, for example: { $others }
refusal-no-such-overlay = there is nothing of this name to lay over the board
refusal-no-such-seat = this game has no such seat
refusal-no-such-step = the example has steps 0 to { $last }
refusal-no-turn-here = nobody has a turn to choose at this moment
refusal-nobody-asks = nobody asks to go back
refusal-not-accepted = { $reason }
refusal-not-asked = it is for { $side } to decide now
refusal-not-http = this is not an HTTP request
refusal-not-creator = only who began the game can invite to its seats
refusal-not-json = this is not JSON
refusal-not-offered = { $rule }: { $answer } is not offered: { $why }
refusal-not-over = the course of a game is analysed when it is over
refusal-not-your-side = you do not play this side: only your own can resign
refusal-nothing-to-undo = there is nothing to undo
refusal-notice-query = behind the question mark, the URL of a notice may name only { $known }
refusal-notice-url = this table sends notices only to Apprise URLs that begin with { $allowed }
refusal-one-start = a game begins from a scenario, a position, a record or a moment of another: choose one
refusal-other-name = this table does not answer to this name (behind a proxy it is started with --behind)
refusal-only-invited = this link invites to a seat: take the seat before you play
refusal-other-site = requests from other sites are refused
refusal-other-version = this game was begun with version { $version } of its rules and cannot be played on here
refusal-over = the game is over: nothing more can be answered
refusal-over-for-good = the game is over and its dice are revealed: nothing can be taken back
refusal-own-secret = this secret is known already: make up a new one
refusal-record-has-options = a record has its own options and needs no bid
refusal-rematch-not-over = a rematch begins when the game is over: play it to its end, or resign
refusal-same-dice = what chance has shown stays: the dice would fall the same way again
refusal-seats = seats must be named for { $sides }, and for nobody else
refusal-socket-tells = a socket only tells: send answers to POST /api/games/ID/answers
refusal-spectator = spectators only watch
refusal-stale = the game has moved on: look at it again
refusal-too-large = the body is larger than { $limit } KiB
refusal-too-many = too many requests: wait a moment
refusal-too-many-connections = too many connections at once: close some, or wait a moment
refusal-too-slow = the request took too long to arrive
refusal-too-many-analyses = the limit of analyses at once for one player is { $most }: wait until one has ended
refusal-too-many-bots = the limit of bots that think for one player at once is { $most }: begin this game when one has answered
refusal-undo-chance = undo stops at a die or a draw: what chance has shown stays
refusal-undo-other = undo stops at the other side's answer: { $side } gave it
