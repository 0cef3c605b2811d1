### The arena: tables in the terminal and the report.

arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-tournament-title = { $game }: a tournament of { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-winner = winner
arena-draw = drawn
arena-games = games
arena-share = share
arena-interval = 95 % interval
arena-answers = answers in a game: { $least } to { $most }, median { $median }
arena-forfeits = forfeits: { $forfeits }
arena-errors = errors: { $errors }
arena-speed = { $decisions } decisions (dice and draws included), { $speed } a second
arena-speed-kept = { $decisions } decisions (dice and draws included)
arena-digest = digest { $digest }
arena-finished = { $folder } is finished: all { $games } games have been played, and { $report } tells of them
arena-written = { $folder }: records, tables and { $report } are written
arena-interrupted = { $played } of { $games } games are kept in { $folder }: the same command goes on from there

arena-bot = player
arena-rating = Elo ± 95 %
arena-lead-on-next = ahead of the next
arena-wins = wins
arena-as = as { $side }
arena-rating-note = Ratings are differences to { $bot }; how far a player is ahead of the next has an error of its own. Between every two players one drawn game is assumed, so that one who always wins keeps a finite rating.
arena-advantage = Playing { $side } is worth { $elo } ± { $error } Elo.
arena-elo-heading = Ratings
arena-pairs-heading = Pair by pair
arena-pairs-note = Games won by the player of the row, from either side, of those against the player of the column.

arena-lead = { $players }. Seed { $seed }, digest { $digest }.
arena-plays = { $side }: { $bot }
arena-wins-heading = Who wins
arena-wins-note = Bars are shares of the games, whiskers 95 % intervals (Wilson).
arena-forfeits-note = { $forfeits ->
    [one] 1 game was forfeited by a player that failed; it counts as won by the other.
   *[other] { $forfeits } games were forfeited by a player that failed; they count as won by the other.
}
arena-errors-note = { $errors ->
    [one] 1 game broke the rules' code and counts for nobody.
   *[other] { $errors } games broke the rules' code and count for nobody.
}
arena-effects-heading = What the differences do
arena-effects-note = Share of games won by { $side }, with 95 % intervals; what else differs is spread evenly.
arena-bid = bid
arena-seed = seed
arena-setting = setting
arena-setting-false = off
arena-setting-true = on
arena-value-heading = { $value } by { $period }
arena-value-note = After each { $period }: the line is the median, the dark band holds half of the games, the light one nine tenths. A game that is over keeps its last value.
arena-median = median
arena-half = half of the games
arena-most = nine tenths
arena-length-heading = Length
arena-length-note = Games by the number of { $periods } played.
arena-uses-heading = { $side }: what they do, and what it is worth
arena-uses-note = Per use: the change of { $value } in that turn. Wins: by how many points more such turns belong to games that the side won than all its turns do. Both with 95 % intervals; in grey what may be chance. What goes with winning need not be its cause.
arena-used = used
arena-per-game = per game
arena-of-turns = of turns
arena-per-use = { $value } per use
arena-wins-more = wins, points
arena-plan-heading = How this was played
arena-plan-note = The same plan gives the same games, unless a bot thinks by the clock. The folder holds the record of each, and two tables for your own questions: { $tables }.
arena-course-heading = What games begin and end with, in the mean
arena-at-first = at first
arena-at-the-end = at the end
arena-change = change
arena-sums-heading = What each side does in a game, in the mean
